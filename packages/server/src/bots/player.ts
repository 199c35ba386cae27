import { chooseFor } from '@quadrille/bots';
import { Match, Random, type Snapshot, type Title } from '@quadrille/kernel';
import type { BotLevel } from '@quadrille/protocol';
import { freshSeed } from '../ids.ts';
import { skillOf } from './levels.ts';

/** Thinks for a seat. It is given the match as stored; bots themselves only see imagined worlds of it. */
export interface BotPlayer {
  choose(title: Title, snapshot: Snapshot, seat: string, level: BotLevel): Promise<string>;
  close(): Promise<void>;
}

/** A bot player that thinks in this thread. */
export const inThread: BotPlayer = {
  choose: async (title, snapshot, seat, level) => {
    const match = Match.restore(title.definition, snapshot);
    return chooseFor(title, match, seat, skillOf(level), new Random(freshSeed()));
  },
  close: async () => {},
};
