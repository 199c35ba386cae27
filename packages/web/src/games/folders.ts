/** Modules found by a glob, by the folder each lies in: a game's folder goes by the game's id. */
export const byFolder = <M>(
  found: Readonly<Record<string, () => Promise<M>>>,
  file: string,
): ReadonlyMap<string, () => Promise<M>> =>
  new Map(Object.entries(found).map(([path, load]) => [path.slice(0, -file.length).split('/').at(-1) ?? path, load]));
