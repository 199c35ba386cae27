import { type Course, courseFor, type Hint, hintsFor, type Nature, type Pledge } from '@quadrille/bots';
import { Match, Random, type Snapshot, type Title } from '@quadrille/kernel';
import type { BotLevel } from '@quadrille/protocol';
import { freshSeed } from '../ids.ts';

/** Who is to choose, how well, what it has promised, what it is like, and for how long it may think. */
export interface Asked {
  readonly seat: string;
  readonly level: BotLevel;
  readonly pledges?: readonly Pledge[];
  /** Absent: it plays for somebody else, without likes and dislikes. */
  readonly nature?: Nature | undefined;
  /** Absent: as long as the level usually does. */
  readonly ms?: number | undefined;
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
  choose: async (title, snapshot, { seat, level, pledges, nature, ms }) =>
    courseFor(title, Match.restore(title.definition, snapshot), seat, {
      level,
      random: new Random(freshSeed()),
      nature,
      ...(pledges && { pledges }),
      ...(ms !== undefined && { budget: { ms } }),
    }),
  hints: async (title, snapshot, seat) => hintsFor(title, { snapshot, seat, seed: freshSeed() }),
  close: async () => {},
};
