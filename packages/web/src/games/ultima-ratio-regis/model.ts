/** What the screen reads off the view. */
import type { Setup } from '@quadrille/kernel';
import { qualityOf } from '@quadrille/ultima-ratio-regis/facts/units.ts';
import type { Unit } from '@quadrille/ultima-ratio-regis/state.ts';
import type { View } from '@quadrille/ultima-ratio-regis/view.ts';
import { type Owner, PLAYERS, type Player, type Power } from '@quadrille/ultima-ratio-regis/vocabulary.ts';
import { areas, cards, groups, leaders, powerCards } from './printed.build.ts';

export type { Owner, Player, Power, Unit, View };
export { qualityOf };

export const cardOf = (id: string) => cards[id];
export const areaOf = (id: string) => areas[id];
export const leaderName = (id: string): string => leaders[id]?.name ?? id;

/** The card of a Power in this turn. */
export const powerCardOf = (view: View, power: string) =>
  powerCards[power]?.find(({ from, to }) => from <= view.turn && view.turn <= to);

export const isSquadron = ({ kind }: Pick<Unit, 'kind'>): boolean => kind === 'S2' || kind === 'S3';

/** The Powers of a player, in the order of the table. */
export const powersOf = (view: View, player: string): readonly Power[] =>
  view.realms.filter((realm) => realm.player === player).map(({ power }) => power);

/** The Powers of a group that is not bid for: the only one there is, or that of the seat (§7.1.1). */
export function leads({ scenario, players, options }: Setup, seat: string): readonly string[] {
  const all = groups[scenario]?.[players] ?? [];
  const known = all.length === 1 || options.groups === 'seats';
  const places: readonly string[] = PLAYERS;
  return (known && all[places.indexOf(seat)]?.powers) || [];
}

export const realmOf = (view: View, power: Power) => view.realms.find((realm) => realm.power === power);

/** The Power in whose colours a unit stands: its own, or its ally's for a minor's. */
export const flagOf = (view: View, owner: Owner): string =>
  view.minors.find(({ minor }) => minor === owner)?.ally ?? owner;

/** Units of one owner in one place: what is drawn as one piece. */
export interface Force {
  readonly owner: Owner;
  readonly at: string;
  readonly units: readonly Unit[];
  readonly sea: boolean;
  readonly besieged: boolean;
}

export function forcesOf(view: View): readonly Force[] {
  const found = new Map<string, { -readonly [K in keyof Force]: Force[K] } & { units: Unit[] }>();
  for (const unit of view.units) {
    if (unit.at === 'eliminated') continue;
    const besieged = view.sieges[unit.at]?.inside.includes(unit.id) ?? false;
    const sea = isSquadron(unit);
    const key = `${unit.owner}/${unit.at}/${sea}/${besieged}`;
    const force = found.get(key);
    if (force) force.units.push(unit);
    else found.set(key, { owner: unit.owner, at: unit.at, units: [unit], sea, besieged });
  }
  return [...found.values()];
}

export const forceId = ({ owner, at, sea, besieged }: Force): string =>
  `${owner}-force/${at}${sea ? '/fleet' : ''}${besieged ? '/inside' : ''}`;

/** Whom an area shows: who holds it, else to whom it belongs. */
export function bannerOf(
  view: View,
  area: string,
): { readonly power: string; readonly as: 'home' | 'domain' | 'minor' } | undefined {
  const [as, owner] = (view.lands[area] ?? 'off').split(':');
  if (owner === undefined || (as !== 'home' && as !== 'domain' && as !== 'minor')) return undefined;
  return { power: owner, as };
}

export const handOf = (view: View, seat: string | null): readonly string[] | undefined => {
  const hand = view.chairs.find(({ player }) => player === seat)?.hand;
  return typeof hand === 'number' ? undefined : hand;
};

export const sizeOf = (hand: readonly string[] | number): number => (typeof hand === 'number' ? hand : hand.length);

/** The years of a turn (facts.md 1). */
export const yearsOf = (turn: number): { readonly from: number; readonly to: number } => {
  const from = 1490 + 15 * (turn - 1);
  return { from, to: from + 14 };
};

export const RELATIONS = ['war', 'truce', 'ally', 'claim', 'claimed'] as const;
export type Relation = (typeof RELATIONS)[number];

/** How one Power stands to another: at war, in forced peace, allied, or with a casus belli on one side. */
export function relationOf(view: View, a: string, b: string): Relation | undefined {
  const joins = ([x, y]: readonly [string, string]) => (x === a && y === b) || (x === b && y === a);
  if (view.wars.some(({ sides }) => joins(sides))) return 'war';
  if (view.truces.some(joins)) return 'truce';
  if (view.alliances.some(joins)) return 'ally';
  if (view.grievances.some(({ of, against }) => of === a && against === b)) return 'claim';
  return view.grievances.some(({ of, against }) => of === b && against === a) ? 'claimed' : undefined;
}
