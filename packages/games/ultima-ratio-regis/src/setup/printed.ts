/** The map of a scenario at its start (§7.2; readings 42 and 54). */
import type { Data, ScenarioData } from '../data/model.ts';
import { MINORS, type Minor, POWERS, type Power, type Title } from '../vocabulary.ts';
import type { Printed } from '../world.ts';
import { scenarioOf } from './setup.ts';

/** Powers that appear in some group of a scenario. */
export const castOf = ({ groups }: ScenarioData): readonly Power[] =>
  POWERS.filter((power) => Object.values(groups).some((each) => each.some(({ powers }) => powers.includes(power))));

/** Minors of a turn whose theater is in play; mercenaries have none. */
export const minorsOfTurn = (data: Data, { theaters }: ScenarioData, turn: number): readonly Minor[] =>
  MINORS.filter((minor) => {
    const { from, to, theater } = data.minors[minor];
    return from <= turn && turn <= to && (theater === null || theaters.includes(theater));
  });

/** Whose areas are whose: those of Powers and minors that do not take part are inactive independents. */
export function printedOf(data: Data, scenario: ScenarioData): Printed {
  const cast = castOf(scenario);
  const minors = minorsOfTurn(data, scenario, scenario.first);
  const takesPart = (title: Title): boolean => {
    const [as, owner] = title.split(':');
    if (as === 'minor') return minors.some((minor) => minor === owner);
    return owner === undefined || cast.some((power) => power === owner);
  };
  return new Map(
    [...data.areas.values()].map(({ id, theater, titles }): [string, Title] => {
      const title = titles.findLast(({ from }) => from <= scenario.first)?.title ?? 'off';
      if (!scenario.theaters.includes(theater)) return [id, 'off'];
      return [id, takesPart(title) ? title : 'inactive'];
    }),
  );
}

/** The maps of all scenarios, made once. */
export function mapsOf(data: Data): (scenario: string) => Printed {
  const maps = new Map([...data.scenarios].map(([id, scenario]) => [id, printedOf(data, scenario)]));
  return (id) => maps.get(id) ?? printedOf(data, scenarioOf(data, id));
}
