import { join } from 'node:path';
import { boardgame } from './boardgame.ts';
import { type Server, start } from './children.ts';
import { contest, type Rival, type Terms } from './contest.ts';
import type { Figures } from './figures.ts';

/** How often the peer may fall over before we give up. */
const PATIENCE = 5;

export interface Restarting {
  readonly name: string;
  contest(terms: Terms): Promise<Figures>;
  /** How often it had to be started anew. */
  falls(): number;
  stop(): Promise<void>;
}

/**
 * boardgame.io with FlatFile, started anew when it falls over: it reads files that it is still writing, and dies of what
 * it finds there. The contest is begun again then, after warming up as at first.
 */
export async function restarting(directory: string, warm: Terms): Promise<Restarting> {
  let falls = 0;
  let server: Server;
  let rival: Rival;
  const begin = async () => {
    server = await start('./boardgame-child.ts', { DIRECTORY: join(directory, `theirs-${falls}`) });
    rival = boardgame(server);
  };
  const attempt = (terms: Terms): Promise<Figures | undefined> => Promise.race([contest(rival, terms), server.fallen]);

  async function play(terms: Terms): Promise<Figures> {
    const figures = await attempt(terms);
    if (figures) return figures;
    if (++falls > PATIENCE) throw new Error('boardgame.io fell over too often');
    await begin();
    if (terms !== warm) await play(warm);
    return play(terms);
  }

  await begin();
  return { name: 'boardgame.io', contest: play, falls: () => falls, stop: () => server.stop() };
}
