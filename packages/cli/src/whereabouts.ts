import { existsSync, readdirSync } from 'node:fs';
import type { Title } from '@quadrille/kernel';
import type { Format } from '@quadrille/source';

const GAMES = new URL('../../games/', import.meta.url);

interface Exported {
  readonly from: string;
  readonly name: string;
}

/** Where a game keeps its title and its charter, and below which folder its rules lie. */
export interface Whereabouts {
  readonly title: Exported;
  readonly charter: Exported;
  readonly under: string;
}

/** Looks through the packages of games. A package of several titles keeps each charter in a folder of its own. */
export async function whereaboutsOf(game: string): Promise<Whereabouts | undefined> {
  for (const folder of readdirSync(GAMES)) {
    const under = new URL(`${folder}/src/`, GAMES);
    const index = new URL('index.ts', under);
    if (!existsSync(index)) continue;
    const exported: Readonly<Record<string, unknown>> = await import(index.href);
    const name = Object.keys(exported).find((key) => isTitle(exported[key], game));
    const charter = [new URL(`${game}/charter.ts`, under), new URL('charter.ts', under)].find(existsSync);
    if (name === undefined || !charter) continue;
    return {
      title: { from: index.href, name },
      charter: { from: charter.href, name: 'charter' },
      under: under.href,
    };
  }
  return undefined;
}

const isTitle = (value: unknown, game: string): value is Title =>
  typeof value === 'object' && value !== null && 'definition' in value && 'id' in value && value.id === game;

/** The kinds of data files of all games: `check/index.ts` of their packages. */
export async function formatsOf(): Promise<readonly Format[]> {
  const files = readdirSync(GAMES)
    .map((folder) => new URL(`${folder}/src/check/index.ts`, GAMES))
    .filter((file) => existsSync(file));
  const found = await Promise.all(files.map((file) => import(file.href) as Promise<{ formats: readonly Format[] }>));
  return found.flatMap(({ formats }) => formats);
}
