/** What is true of every match: the conformance suite holds the rules to it. */

import type { Data } from './data/model.ts';
import { hasBase } from './facts/bases.ts';
import { isArea, isSea } from './facts/ground.ts';
import { moraleOf, plays } from './facts/realms.ts';
import { overstack } from './facts/stacking.ts';
import { isPower } from './facts/titles.ts';
import { available, commandOf, isSquadron } from './facts/units.ts';
import { EXPECTED, landmarksWith } from './landmarks.ts';
import { printedOf } from './setup/printed.ts';
import { scenarioOf } from './setup/setup.ts';
import type { State } from './state.ts';
import { UNIT_KINDS } from './vocabulary.ts';
import type { World } from './world.ts';

export const charterFor = (data: Data) => ({
  invariant: (state: State): readonly string[] => {
    const world = { state, data, printed: printedOf(data, scenarioOf(data, state.scenario)) };
    return [
      ...unitsConserved(world),
      ...places(world),
      ...morale(world),
      ...leaders(world),
      ...cards(world),
      ...crowds(world),
    ];
  },
  stateBudget: 25_000,
  longest: 60_000,
  longestTail: 400,
  expected: EXPECTED,
  landmarks: landmarksWith(data),
});

/** Nobody has more counters than his card shows, once a new card has taken what is too many (§8.1.2). */
function unitsConserved(world: World): string[] {
  if (world.state.stage === 'turn') return [];
  const owners = new Set(world.state.units.map(({ owner }) => owner));
  return [...owners].flatMap((owner) =>
    UNIT_KINDS.filter((kind) => (!isPower(owner) || plays(world, owner)) && available(world, owner, kind) < 0).map(
      (kind) => `${owner} has too many ${kind}`,
    ),
  );
}

/** Every unit is somewhere; squadrons at sea have a base. */
function places(world: World): string[] {
  const { units, agenda } = world.state;
  return units.flatMap((unit) => {
    if (isSea(unit.at)) {
      if (!isSquadron(unit)) return [`${unit.id} is at sea`];
      return agenda.length === 0 && !hasBase(world, unit, unit.at) ? [`${unit.id} has no base`] : [];
    }
    return unit.at === 'eliminated' || unit.at.startsWith('box-') || isArea(world, unit.at)
      ? []
      : [`${unit.id} is nowhere: ${unit.at}`];
  });
}

const morale = (world: World): string[] =>
  world.state.realms
    .filter(({ power }) => moraleOf(world, power) < 0)
    .map(({ power }) => `${power} has given more morale than it has`);

/** Leaders are with a unit or in a fortress, each of them once. */
function leaders({ state }: World): string[] {
  const ids = state.leaders.map(({ id }) => id);
  const lost = state.leaders.filter(({ on }) => !state.units.some(({ id }) => id === on) && !(on in state.fortresses));
  return [
    ...lost.map(({ id, on }) => `${id} leads nothing: ${on}`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is there twice`),
  ];
}

/** While nothing is being done, nobody has more troops in an area than may stand there (§15.1). */
function crowds(world: World): string[] {
  const { agenda, impulse, units } = world.state;
  if (agenda.length > 0 || impulse === null) return [];
  return units.flatMap((unit) => {
    const power = isSquadron(unit) || !isArea(world, unit.at) ? null : commandOf(world, unit);
    return power !== null && overstack(world, power, unit.at) > 0 ? [`${power} is overstacked at ${unit.at}`] : [];
  });
}

/** No card is doubled. */
function cards({ state }: World): string[] {
  const all = [...state.chairs.flatMap(({ hand }) => hand), ...state.box];
  return all.filter((id, i) => all.indexOf(id) !== i).map((id) => `card ${id} is there twice`);
}
