/** Scenarios, and what each turn brings (§7, §8.1.1). */
import { MINORS, POWERS, type Power, SEAS, THEATERS, TROOPS } from '../vocabulary.ts';
import type { ScenarioData, TurnData } from './model.ts';
import { at, type Datum, entries, integer, list, numbers, oneOf, or, pair, someOf, text, texts } from './read.ts';

/** In their order; the first is turn 1. */
export const readTurns = (file: Datum): readonly TurnData[] =>
  entries(at(file, 'turns')).map(([turn, datum]) => ({
    turn: Number(turn),
    years: pair(at(datum, 'years')),
    distance: integer(at(datum, 'naval_distance')),
    enter: someOf(POWERS, at(datum, 'enter')),
    leave: someOf(POWERS, at(datum, 'leave')),
    opening: someOf(THEATERS, at(datum, 'theaters_opening')),
    special: texts(at(datum, 'special')).map((line) => {
      const gap = line.indexOf(' ');
      return { id: line.slice(0, gap), text: line.slice(gap + 1) };
    }),
  }));

export const readScenarios = (file: Datum): ReadonlyMap<string, ScenarioData> =>
  new Map(list(at(file, 'scenarios')).map((each) => [text(at(each, 'id')), readScenario(each)]));

/** A record by Power. */
const byPower = <T>(datum: Datum, read: (each: Datum) => T): Partial<Record<Power, T>> =>
  Object.fromEntries(entries(datum).map(([power, each]) => [oneOf(POWERS, { ...each, value: power }), read(each)]));

function readScenario(datum: Datum): ScenarioData {
  const [first, last] = pair(at(datum, 'turns'));
  return {
    id: text(at(datum, 'id')),
    name: text(at(datum, 'name')),
    players: list(at(datum, 'players')).map(integer),
    first,
    last,
    theaters: someOf(THEATERS, at(datum, 'active_theaters')),
    distance: numbers(at(datum, 'naval_distance')),
    groups: Object.fromEntries(
      entries(at(datum, 'groups')).map(([players, groups]) => [
        players,
        list(groups).map((each) => ({ powers: someOf(POWERS, at(each, 'powers')), bonus: integer(at(each, 'bonus')) })),
      ]),
    ),
    points: byPower(at(datum, 'start_points'), integer),
    allies: Object.fromEntries(
      entries(at(datum, 'starting_allies')).map(([minor, each]) => [
        oneOf(MINORS, { ...each, value: minor }),
        oneOf(POWERS, each),
      ]),
    ),
    income: or(at(datum, 'extra_income'), (each) => byPower(each, integer), {}),
    away: or(at(datum, 'kept_away'), (each) => byPower(each, numbers), {}),
    veterans: or(at(datum, 'start_veterans'), list, []).map((each) => ({
      power: oneOf(POWERS, at(each, 'power')),
      kind: oneOf(TROOPS, at(each, 'kind')),
      province: text(at(each, 'province')),
    })),
    ...or(at(datum, 'seas'), (each) => ({ seas: someOf(SEAS, each) }), {}),
    notes: texts(at(datum, 'notes')),
  };
}
