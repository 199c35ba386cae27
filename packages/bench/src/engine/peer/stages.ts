import type { Ctx } from './library.ts';

/** A move and its arguments, as `ai.enumerate` of boardgame.io gives them. */
export interface Choice {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** What one seat may choose in a stage. */
export type Listing<G, Who> = (G: G, who: Who) => readonly unknown[];

/** The players who are waited for. */
export const waiting = ({ activePlayers, currentPlayer }: Ctx): readonly string[] =>
  activePlayers ? Object.keys(activePlayers) : [currentPlayer];

/** All that a player may do now, where every stage has one move of the same name. */
export const enumerator =
  <G, Who>(stages: Readonly<Record<string, Listing<G, Who>>>, whoIs: (playerID: string) => Who) =>
  (G: G, { activePlayers }: Ctx, playerID: string): readonly Choice[] => {
    const stage = activePlayers?.[playerID];
    const listing = stage === undefined ? undefined : stages[stage];
    if (stage === undefined || !listing) return [];
    return listing(G, whoIs(playerID)).map((each) => ({ move: stage, args: [each] }));
  };
