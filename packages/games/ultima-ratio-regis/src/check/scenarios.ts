/** What the rules demand of the scenarios (§7). */
import type { Finding, Neighbour } from '@quadrille/source';
import type { ScenarioData } from '../data/model.ts';
import type { Datum } from '../data/read.ts';
import { readScenarios, readTurns } from '../data/scenarios.ts';
import { MINORS } from '../vocabulary.ts';
import { cardIn, type PowerFile, powersBeside } from './powers.ts';

export const readScenarioFile = (file: Datum) => ({
  turns: readTurns(file),
  scenarios: [...readScenarios(file).values()],
});

const TURNS = 20;

export function* scenarioFindings(
  { turns, scenarios }: ReturnType<typeof readScenarioFile>,
  neighbour: Neighbour,
): Generator<Finding> {
  if (turns.map(({ turn }) => turn).join() !== Array.from({ length: TURNS }, (_, i) => i + 1).join())
    yield { path: ['turns'], message: `there are ${TURNS} turns (§1)` };
  const powers = powersBeside(neighbour);
  for (const [index, scenario] of scenarios.entries()) {
    yield* seats(scenario, ['scenarios', index]);
    if (powers) yield* cast(scenario, powers, ['scenarios', index]);
  }
}

/** A group for each player, each Power in one of them, with points to deploy. */
function* seats(
  { players, groups, points, first, last, distance }: ScenarioData,
  path: readonly (string | number)[],
): Generator<Finding> {
  if (last < first) yield { path: [...path, 'turns'], message: 'its turns run backwards' };
  for (let turn = first; turn <= last; turn++)
    if (distance[turn] === undefined)
      yield { path: [...path, 'naval_distance'], message: `turn ${turn} has no naval distance` };
  for (const count of players) {
    const list = groups[count] ?? [];
    if (list.length !== count)
      yield { path: [...path, 'groups', count], message: `${count} players need ${count} groups, not ${list.length}` };
    const all = list.flatMap((group) => group.powers);
    for (const power of all.filter((each, i) => all.indexOf(each) !== i))
      yield { path: [...path, 'groups', count], message: `${power} is in two groups` };
    for (const power of all)
      if (points[power] === undefined)
        yield { path: [...path, 'start_points'], message: `${power} has no points to deploy` };
  }
}

/** Powers of the groups have a card in these turns, and allies of the start are led by a Power that begins. */
function* cast(
  { groups, first, last, allies }: ScenarioData,
  powers: PowerFile,
  path: readonly (string | number)[],
): Generator<Finding> {
  const turns = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  for (const [count, list] of Object.entries(groups))
    for (const power of list.flatMap((group) => group.powers))
      if (!turns.some((turn) => cardIn(powers, power, turn)))
        yield { path: [...path, 'groups', count], message: `${power} has no card in these turns` };
  for (const minor of MINORS) {
    const ally = allies[minor];
    if (ally && !cardIn(powers, ally, first))
      yield { path: [...path, 'starting_allies', minor], message: `${ally} does not begin this scenario` };
  }
}
