/** Set-ups as the rulebooks print them. */
import type { Data } from './data.ts';
import { BadData, count, list, type Node, node, text } from './read.ts';
import { type Power, STATUSES, type Status, type Territory } from './vocabulary.ts';

/** What a Power begins with (C §2, §13; AR §3). */
export interface Deployment {
  /** Generals on the map with their Units, in the order printed. */
  readonly generals: readonly (readonly [at: Territory, units: number])[];
  readonly garrisons: readonly Territory[];
  readonly fortresses: readonly Territory[];
  readonly offMap: number;
  readonly cards: number;
  readonly money: number;
}

/** A set-up as printed. */
export interface Printed {
  /** The year. */
  readonly id: string;
  readonly title: string;
  readonly board: string;
  readonly status: Readonly<Record<Power, Status>>;
  readonly morale: Readonly<Record<Power, number>>;
  readonly influence: number;
  /** Special rules of the scenario, by their ids in the file. */
  readonly special: readonly string[];
  readonly powers: Readonly<Record<Power, Deployment>>;
}

/** Something for each of these Powers. */
export const forEach = <T>(powers: readonly Power[], make: (power: Power) => T): Record<Power, T> =>
  Object.fromEntries(powers.map((power) => [power, make(power)])) as Record<Power, T>;

/** The set-ups of a title, the recommended first one leading: id and what the file says. */
export const setupsOf = (data: Data, title: string): readonly (readonly [id: string, entry: Node])[] =>
  Object.entries(node(data.file('setups.yaml')[title], `setups.yaml: ${title}`)).map(
    ([id, entry]) => [id.replace(/^[a-z]+/, ''), node(entry, id)] as const,
  );

/** The set-up of this id. */
export function printedOf<P extends Printed>(printed: readonly P[], id: string): P {
  const found = printed.find((each) => each.id === id);
  if (!found) throw new BadData(`There is no set-up ${id}`);
  return found;
}

export function readPrinted(id: string, entry: Node, order: readonly Power[]): Printed {
  const powers = node(entry.powers, `${id}: powers`);
  const morale = node(entry.morale, `${id}: morale`);
  return {
    id,
    title: text(entry.title, `${id}: title`),
    board: text(entry.board, `${id}: board`),
    status: forEach(entry.status === undefined ? [] : order, (power) => statusOf(id, entry, power)),
    morale: forEach(order, (power) => count(morale[power], `${id}: morale of ${power}`)),
    influence: count(entry.influence, `${id}: influence`),
    special: list(entry.special ?? [], `${id}: special`).map((rule) => text(rule, `${id}: special`)),
    powers: forEach(order, (power) => readDeployment(node(powers[power], `${id}: ${power}`), `${id}: ${power}`)),
  };
}

/** Britain and France lead their Coalitions; everybody else stands where the set-up says. */
function statusOf(id: string, entry: Node, power: Power): Status {
  if (power === 'britain') return 'british';
  if (power === 'france') return 'french';
  const statuses = node(entry.status, `${id}: status`);
  const found = STATUSES.find((status) => list(statuses[status], `${id}: ${status}`).includes(power));
  if (!found) throw new BadData(`${id}: ${power} has no Diplomatic Status`);
  return found;
}

export function readDeployment(entry: Node, where: string): Deployment {
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
