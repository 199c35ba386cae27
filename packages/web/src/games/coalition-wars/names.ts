import type { Sheet } from '@quadrille/atlas';

const known = new Map<string, string>();

/** The names of the lands stand on the sheet. */
export function learnNames(sheet: Sheet): void {
  const places = sheet.kind === 'areas' ? sheet.territories : sheet.spaces;
  for (const [id, { name }] of Object.entries(places)) known.set(id, name);
}

export const placeName = (id: string): string | undefined => known.get(id);
export const isPlace = (id: string): boolean => known.has(id);
