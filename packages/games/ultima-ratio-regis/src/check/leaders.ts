/** What the rules demand of the leaders (§17). */
import type { Finding, Neighbour } from '@quadrille/source';
import { readLeaders } from '../data/leaders.ts';
import type { Datum } from '../data/read.ts';

export const readLeaderFile = (file: Datum) => readLeaders(file);

/** So many leaders are needed that the pool does not run dry at a full table. */
const FEWEST = 24;

export function* leaderFindings(leaders: ReturnType<typeof readLeaderFile>, _neighbour: Neighbour): Generator<Finding> {
  const pool = [...leaders.values()].filter(({ historical }) => !historical);
  if (pool.length < FEWEST)
    yield { path: ['pool'], message: `the pool has ${pool.length} leaders; ${FEWEST} are needed` };
  const names = [...leaders.values()].map(({ name }) => name);
  for (const name of names.filter((each, index) => names.indexOf(each) !== index))
    yield { path: ['pool'], message: `${name} is there twice` };
}
