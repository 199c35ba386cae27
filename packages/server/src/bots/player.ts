import { chooseFor, type Hint, hintsFor } from '@quadrille/bots';
import { Match, Random, type Snapshot, type Title } from '@quadrille/kernel';
import type { BotLevel } from '@quadrille/protocol';
import { freshSeed } from '../ids.ts';
import { skillOf } from './levels.ts';

/** Thinks for a seat. It is given the match as stored; bots themselves only see imagined worlds of it. */
export interface BotPlayer {
  choose(title: Title, snapshot: Snapshot, seat: string, level: BotLevel): Promise<string>;
  /** The best options of a seat, best first, for a person who asks; none where the game knows nothing about itself. */
  hints(title: Title, snapshot: Snapshot, seat: string): Promise<readonly Hint[]>;
  close(): Promise<void>;
}

/** A bot player that thinks in this thread. */
export const inThread: BotPlayer = {
  choose: async (title, snapshot, seat, level) => {
    const match = Match.restore(title.definition, snapshot);
    return chooseFor(title, match, seat, skillOf(level), new Random(freshSeed()));
  },
  hints: async (title, snapshot, seat) => hintsFor(title, { snapshot, seat, seed: freshSeed() }),
  close: async () => {},
};
