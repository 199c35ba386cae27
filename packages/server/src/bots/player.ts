import { type Course, courseFor, type Hint, hintsFor, type Pledge, think } from '@quadrille/bots';
import { Match, Random, type Snapshot, type Title } from '@quadrille/kernel';
import type { BotLevel } from '@quadrille/protocol';
import { freshSeed } from '../ids.ts';

/** Who is to choose, how well, and what it has promised. */
export interface Asked {
  readonly seat: string;
  readonly level: BotLevel;
  readonly pledges?: readonly Pledge[];
}

/** Thinks for a seat. It is given the match as stored; bots themselves only see imagined worlds of it. */
export interface BotPlayer {
  /** What it answers now, and what it will answer after that as far as nothing hidden becomes known. */
  choose(title: Title, snapshot: Snapshot, asked: Asked): Promise<Course>;
  /** The best options of a seat, best first, for a person who asks; none where the game knows nothing about itself. */
  hints(title: Title, snapshot: Snapshot, seat: string): Promise<readonly Hint[]>;
  close(): Promise<void>;
}

/** A bot player that thinks in this thread. */
export const inThread: BotPlayer = {
  choose: async (title, snapshot, { seat, level, pledges = [] }) => {
    if (pledges.length > 0 && level !== 'random')
      return [{ option: think(title, { snapshot, seat, level, seed: freshSeed(), pledges }).option }];
    const match = Match.restore(title.definition, snapshot);
    return courseFor(title, match, seat, level, new Random(freshSeed()));
  },
  hints: async (title, snapshot, seat) => hintsFor(title, { snapshot, seat, seed: freshSeed() }),
  close: async () => {},
};
