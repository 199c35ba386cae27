/** Short ways to say what is done in a case. With two players in New Order, France is of the first, Spain of the second. */
import { expect } from 'vitest';
import type { State } from '../../src/state.ts';
import type { Task } from '../../src/tasks.ts';
import type { Minor, Player, Power } from '../../src/vocabulary.ts';
import { answer, askedOf, optionsOf, type Position, stateOf, type Table, table, told, war } from '../table.ts';

export const FRENCH = 'player-1';
export const SPANISH = 'player-2';

/** Spain on the move, at war with France. */
export const spain = (position: Position): Table => table({ player: SPANISH, ...position });

/** Answers what a case is not about: proposals, passing, the first option; and what it is about by the question. */
export function onwards(
  match: Table,
  until: readonly string[] = ['act', 'advance'],
  answers: Readonly<Record<string, string>> = {},
): Table {
  for (let i = 0; i < 60; i++) {
    const seat = match.waiting[0];
    if (seat === undefined) return match;
    const id = askedOf(match, seat) ?? '';
    if (until.includes(id)) return match;
    const options = match.options(seat).map((each) => each.id);
    const say =
      options.find((each) => each === answers[id]) ??
      options.find((each) => each.startsWith('veteran/')) ??
      ['pass', 'stand', 'no', 'done', 'field/4', 'none'].find((each) => options.includes(each)) ??
      options[0] ??
      '';
    answer(match, `${seat} ${say}`);
  }
  throw new Error('Nothing comes of it');
}

export const realm = (state: State, power: string) => {
  const found = state.realms.find((each) => each.power === power);
  if (!found) throw new Error(`${power} is not in play`);
  return found;
};

/** What refuses an option, without trying it. */
export const whyNot = (match: Table, seat: string, option: string): string | undefined =>
  match
    .decisions(seat)
    .flatMap(({ refused }) => refused)
    .find(({ id }) => id === option || option.startsWith(`${id}/`))?.code;

/** What refuses an option, and by which section; the option must not be offered. */
export function refusalOf(
  match: Table,
  seat: string,
  option: string,
): [code: string, cite: string | undefined] | undefined {
  const before = JSON.stringify(stateOf(match));
  const outcome = match.answer(seat, option);
  if (outcome.ok) return undefined;
  expect(JSON.stringify(stateOf(match))).toBe(before);
  return [outcome.code, outcome.cite];
}

/** What is about to be done in a position, the first one first. */
export const toDo = (state: State, ...tasks: Task[]): void => void state.agenda.push(...tasks.toReversed());

export const unrestOf = (match: Table, power: Power): number => realm(stateOf(match), power).unrest;

export const vpOf = (match: Table, player: Player): number => {
  const found = stateOf(match).chairs.find((each) => each.player === player);
  if (!found) throw new Error(`${player} is not at the table`);
  return found.vp;
};

export const minorOf = (state: State, minor: Minor) => {
  const found = state.minors.find((each) => each.minor === minor);
  if (!found) throw new Error(`${minor} is not in play`);
  return found;
};

/** Every Power as calm as this. */
export const calm = (state: State, unrest: number): void => {
  for (const each of state.realms) each.unrest = unrest;
};

/** Where a unit is. */
export const whereIs = (match: Table, unit: string): string | undefined =>
  stateOf(match).units.find(({ id }) => id === unit)?.at;

/** The units of an owner at a place. */
export const unitsAt = (match: Table, owner: string, at: string): string[] =>
  stateOf(match)
    .units.filter((unit) => unit.owner === owner && unit.at === at)
    .map(({ id }) => id);

/** The categories of the dice a side threw in the last combat: `['C2', 'C3']`. */
export const categoriesOf = (match: Table, power: string): string[] =>
  String(
    told(match, 'rolled')
      .filter((event) => event.power === power)
      .at(-1)?.dice ?? '',
  ).match(/C\d/g) ?? [];

/** Where a unit may go by strategic movement. */
export const reach = (match: Table, seat: string, power: string, unit: string): string[] => {
  answer(match, `${seat} act/${power}/redeploy/${unit}`);
  return optionsOf(match, seat)
    .filter((id) => id.startsWith('to/'))
    .map((id) => id.slice(3));
};

/** What is on offer of this kind. */
export const offered = (match: Table, pattern: RegExp, seat: string = SPANISH): string[] =>
  optionsOf(match, seat).filter((id) => pattern.test(id));

/** Spain at war with France. */
export const atWar = (change: (state: State) => void, dice?: readonly number[]): Table =>
  spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      calm(state, 2);
      war(state, 'spain', 'france');
      change(state);
    },
  });
