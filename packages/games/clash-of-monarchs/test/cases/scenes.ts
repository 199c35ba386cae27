/** Scenes of which several files of cases begin: raids, sieges that go on, segments of a Turn. */
import type { State, Units } from '../../src/state.ts';
import type { Nation, Power, Theater } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, type Force, hold, table } from '../table.ts';
import { first, go, PASSING, SEAT } from './drive.ts';
import { type Posting, posted, strategy } from './play.ts';

export type Change = (state: State, world: World) => void;

export interface Scene {
  readonly power?: Power;
  readonly forces: readonly Posting[];
  readonly actions?: number;
  readonly change?: Change;
}
export const segment = (phase: 'supply' | 'rally', { power = 'AU', forces, actions = 1, change }: Scene) =>
  table({
    phase,
    active: power,
    change: (state, world) => {
      clear(world);
      for (const each of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, each);
      posted(world, forces);
      state.powers[power].supplyActions = actions;
      change?.(state, world);
    },
  });

export interface Raid {
  readonly power?: Power;
  readonly card?: string;
  readonly boxes?: Partial<Record<Theater, Partial<Record<Nation, Units>>>>;
  readonly forces?: readonly Posting[];
  readonly dice?: readonly number[];
  readonly transfers?: true;
  readonly scenario?: string;
  readonly change?: (state: State, world: World) => void;
}
export const raiding = ({
  power = 'AU',
  card = 'A5',
  boxes = {},
  forces = [],
  dice,
  transfers,
  scenario,
  change,
}: Raid) =>
  table({
    phase: 'strategy',
    active: power,
    ...(dice && { dice }),
    ...(scenario && { scenario }),
    change: (state, world) => {
      clear(world);
      for (const each of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, each);
      hold(world, power === 'RU' ? 'FR' : power, card);
      state.turn.transferred = !transfers;
      state.advantage = {};
      state.forage = {};
      for (const each of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) state.powers[each].supplyActions = 0;
      posted(world, forces);
      for (const [theater, box] of Object.entries(boxes)) state.boxes[theater as Theater] = structuredClone(box);
      change?.(state, world);
    },
  });

/** A whole raid on one area. */
export const forage = (area: string, raid: Raid, theater: Theater = 'border') => {
  const { power = 'AU', card = 'A5' } = raid;
  const match = raiding(raid);
  answer(match, `${SEAT[power]} raids/${card}/${theater}`);
  go(match, { raid: (options) => options.find((id) => id === `all/forage/${area}`), 'raid-advantage': first });
  return match;
};

export const QUIET = {
  strategy: 'done',
  'siege-step': 'done',
  'late-march': 'done',
  ...PASSING,
  sortie: 'stay',
} as const;

/** A siege that the Siege Segment goes on with. */
export const besieging = (
  by: Power,
  nation: Nation,
  at: string,
  besieger: Force,
  garrison: Posting | undefined,
  dice: readonly number[],
  marker = 0,
  change: Change = () => {},
) => {
  const match = strategy({
    active: by,
    forces: [[nation, at, besieger], ...(garrison ? [garrison] : [])],
    dice,
    change: (state, world) => {
      state.sieges[at] = { marker, by: by === 'PR' || by === 'BR' ? 'ap' : 'coalition' };
      change(state, world);
    },
  });
  return match;
};

export const inside = (nation: Nation, at: string, force: Force): Posting => [nation, at, { ...force, inside: true }];
