import { BadData, count, list, type Node, node, oneOf, parsed, text } from '../core/read.ts';
import { type Power, STATUSES, type Status, type Territory } from '../core/vocabulary.ts';
import { ORDER } from './ruleset.ts';

/** What a Power begins with (C §2, §13). */
export interface Deployment {
  /** Generals on the map with their Units, in the order printed. */
  readonly generals: readonly (readonly [at: Territory, units: number])[];
  readonly garrisons: readonly Territory[];
  readonly fortresses: readonly Territory[];
  readonly offMap: number;
  readonly cards: number;
  readonly money: number;
}

/** Which French General is Napoleon: any the French player names, one off the map, or the one in a Territory. */
export type NapoleonRule = 'any' | 'off_map' | Territory;

export const SPECIAL_RULES = ['armee_d_orient', 'spain'] as const;
export type SpecialRule = (typeof SPECIAL_RULES)[number];

export const LENGTHS = ['full', 'medium', 'short'] as const;

/** A set-up as printed. */
export interface Printed {
  /** The year. */
  readonly id: string;
  readonly title: string;
  readonly length: (typeof LENGTHS)[number];
  readonly board: string;
  readonly status: Readonly<Record<Power, Status>>;
  readonly morale: Readonly<Record<Power, number>>;
  readonly influence: number;
  readonly special: readonly SpecialRule[];
  readonly napoleon: NapoleonRule;
  readonly powers: Readonly<Record<Power, Deployment>>;
}

const perPower = <T>(make: (power: Power) => T): Record<Power, T> =>
  Object.fromEntries(ORDER.map((power) => [power, make(power)])) as Record<Power, T>;

function read(id: string, entry: Node): Printed {
  const powers = node(entry.powers, `${id}: powers`);
  const statuses = node(entry.status, `${id}: status`);
  const morale = node(entry.morale, `${id}: morale`);
  const statusOf = (power: Power): Status => {
    if (power === 'britain') return 'british';
    if (power === 'france') return 'french';
    const found = STATUSES.find((status) => list(statuses[status], `${id}: ${status}`).includes(power));
    if (!found) throw new BadData(`${id}: ${power} has no Diplomatic Status`);
    return found;
  };
  return {
    id,
    title: text(entry.title, `${id}: title`),
    length: oneOf(LENGTHS, entry.length, `${id}: length`),
    board: text(entry.board, `${id}: board`),
    status: perPower(statusOf),
    morale: perPower((power) => count(morale[power], `${id}: morale of ${power}`)),
    influence: count(entry.influence, `${id}: influence`),
    special: list(entry.special ?? [], `${id}: special`).map((rule) => oneOf(SPECIAL_RULES, rule, `${id}: special`)),
    napoleon: text(node(powers.france, `${id}: france`).napoleon, `${id}: napoleon`),
    powers: perPower((power) => readDeployment(node(powers[power], `${id}: ${power}`), `${id}: ${power}`)),
  };
}

function readDeployment(entry: Node, where: string): Deployment {
  const places = (value: unknown) => list(value ?? [], where).map((each) => text(each, where));
  return {
    generals: Object.entries(node(entry.generals, where)).map(([at, units]) => [at, count(units, where)] as const),
    garrisons: places(entry.garrisons),
    fortresses: places(entry.fortresses),
    offMap: count(entry.off_map, where),
    cards: count(entry.cards, where),
    money: count(entry.money, where),
  };
}

/** The seven set-ups as printed, by year; the recommended first one leads. */
export const PRINTED: readonly Printed[] = Object.entries(node(parsed('setups.yaml').coalitions, 'setups.yaml')).map(
  ([id, entry]) => read(id.replace(/^c/, ''), node(entry, id)),
);

export function printedOf(id: string): Printed {
  const found = PRINTED.find((each) => each.id === id);
  if (!found) throw new BadData(`Coalitions has no set-up ${id}`);
  return found;
}
