import { definition } from '@quadrille/coalition-wars/coalitions/index.ts';
import { worldOf } from '@quadrille/coalition-wars/coalitions/world.ts';
import type { Mode } from '@quadrille/coalition-wars/core/actions/leadership.ts';
import type { Game, State, World } from '@quadrille/coalition-wars/core/state.ts';
import type { Card, GeneralId, Power, Status, Territory } from '@quadrille/coalition-wars/core/vocabulary.ts';
import type { Setup } from '@quadrille/kernel';
import { chance } from './chance.ts';
import type { Context } from './library.ts';

export interface Fight {
  readonly at: Territory;
  readonly from: Territory;
  readonly attacker: Power;
  readonly defender: Power;
  readonly general: GeneralId;
  cards: Partial<Record<Power, Card | 'pass'>>;
}

/** The state of the boardgame.io game: that of Coalitions, and what our rules keep in their coroutines. */
export interface Realm {
  readonly state: State;
  declared: Partial<Record<Power, Status>>;
  /** What the Leadership of each Power has turned out to be. */
  modes: Partial<Record<Power, Mode>>;
  /** How many Powers are done with a phase that all play at once. */
  finished: number;
  /** The last move, until its Garrisons are placed. */
  step: { readonly general: GeneralId; readonly from: Territory; readonly to: Territory } | null;
  fight: Fight | null;
  over: readonly Power[] | null;
}

export type Here = Context<Realm>;

/** The Powers in the order of the seats. */
export const SEATS = ['britain', 'france', 'austria', 'prussia', 'russia', 'ottomans'] as const satisfies Power[];

export const powerOf = (playerID: string): Power => {
  const power = SEATS[Number(playerID)];
  if (!power) throw new Error(`No Power for player ${playerID}`);
  return power;
};

export const playerOf = (power: Power): string => String((SEATS as readonly Power[]).indexOf(power));

/** What the facts of the family ask for: they read the drafts of boardgame.io as they are. */
export const worldIn = ({ state }: Realm): World => worldOf(state);

/** The small changes of the family work on the drafts, too. The library keeps no news: we do. */
export const asGame = ({ G, random }: Pick<Here, 'G' | 'random'>): Game => ({
  ...worldIn(G),
  random: chance(random),
  tell: () => {},
  liftVeil: () => {},
});

export const newRealm = (setup: Setup, random: Here['random']): Realm => ({
  state: definition.setUp(setup, chance(random)),
  declared: {},
  modes: {},
  finished: 0,
  step: null,
  fight: null,
  over: null,
});
