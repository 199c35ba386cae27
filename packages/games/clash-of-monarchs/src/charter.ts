/** What is true of every match: no card, unit, SP or leader is lost or doubled. */
import type { Data } from './board/data.ts';
import { DATA } from './board/data.ts';
import { lineInfantry, nationsOf } from './facts/troops.ts';
import { EXPECTED, landmarks } from './landmarks.ts';
import { unitsInPlay } from './setup/forces.ts';
import type { State } from './state.ts';
import { NATIONS, POWERS, UNITS } from './vocabulary.ts';

export const charterFor = (data: Data) => ({
  invariant: (state: State): readonly string[] => [
    ...cards(data, state),
    ...units(data, state),
    ...infantry(data, state),
    ...leaders(data, state),
    ...stacks(state),
  ],
  stateBudget: 25_000,
  longest: 60_000,
  longestTail: 120,
  expected: EXPECTED,
  landmarks,
});

export const charter = charterFor(DATA);

/** Every card lies in one pile. */
function cards({ cards: { cards: all } }: Data, { powers }: State): string[] {
  const seen = new Map<string, number>();
  for (const power of POWERS) {
    const { hand, draw, discard, wider, removed } = powers[power];
    for (const card of [...hand, ...draw, ...discard, ...wider, ...removed]) seen.set(card, (seen.get(card) ?? 0) + 1);
  }
  return [...all.keys()].filter((id) => seen.get(id) !== 1).map((id) => `${id} lies in ${seen.get(id) ?? 0} piles`);
}

/** Units: on the map, in boxes, prisoners, in the pool, or set aside. A card may take some out of the game. */
function units({ tables }: Data, state: State): string[] {
  return NATIONS.flatMap((nation) =>
    UNITS.flatMap((unit) => {
      const { pool, reserved } = state.nations[nation];
      const total = unitsInPlay(state, nation, unit) + (pool[unit] ?? 0) + (reserved[unit] ?? 0);
      const most = tables.forces.counters[nation].total[unit] ?? 0;
      return total === most || gone(state, nation) ? [] : [`${nation} has ${total} of ${most} ${unit}`];
    }),
  );
}

/** Units may have left the game for good: Reduce the Force, a Power that has left (20.5.3, 21.3.2). */
const gone = (state: State, nation: (typeof NATIONS)[number]): boolean =>
  state.nations[nation].stance === 'out' ||
  (nation === 'AU' && state.flags.some(({ id }) => id === 'reduced_force_austria'));

function infantry({ tables }: Data, state: State): string[] {
  return NATIONS.flatMap((nation) => {
    const onMap = state.stacks.reduce((sum, { troops }) => sum + (troops[nation]?.inf ?? 0), 0);
    const held = state.prisoners.ap.troops[nation]?.inf ?? 0;
    const captured = held + (state.prisoners.coalition.troops[nation]?.inf ?? 0);
    const most = tables.forces.armyLimits[nation];
    return onMap + captured <= most ? [] : [`${nation} has ${onMap + captured} infantry SPs, ${most} at most`];
  });
}

/** A leader on the map is with one stack; a captured one in one box; all others with none. */
function leaders({ leaders: { leaders: all } }: Data, state: State): string[] {
  return [...all.keys()].flatMap((id) => {
    const led = state.stacks.filter((stack) => stack.leaders.includes(id)).length;
    const held = [...state.prisoners.ap.leaders, ...state.prisoners.coalition.leaders].filter(
      (each) => each === id,
    ).length;
    const where = state.leaders[id];
    const right = led === (where === 'map' ? 1 : 0) && held === (where === 'captured' ? 1 : 0);
    return right ? [] : [`${id} is ${where}, with ${led} stacks and ${held} times a prisoner`];
  });
}

/** No stack is empty, none has less than nothing, and leaderless ones do not stand side by side. */
function stacks({ stacks: all, depots }: State): string[] {
  const bad = all.filter(({ troops, leaders: led }) => nationsOf(troops).length === 0 && led.length === 0);
  const negative = all.filter((stack) => lineInfantry(stack) < 0 || stack.tired < 0);
  return [
    ...bad.map(({ id, at }) => `stack ${id} at ${at} is empty`),
    ...negative.map(({ id, at }) => `stack ${id} at ${at} has less than nothing`),
    ...depots.filter(({ at }) => at === '').map(() => 'a depot stands nowhere'),
  ];
}
