/** Sustainment (20.3) and Austria's Reduce the Force (20.5.3). */
import { choose, type Option, option, plan, type Rules } from '@quadrille/kernel';
import { changeSupplyActions, changeWill } from '../changes/markers.ts';
import { nameOfStack, settle } from '../changes/stacks.ts';
import { contingent, takeUnits, tidy } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { hasFlag } from '../facts/flags.ts';
import { armyLimit, infantryInPlay } from '../facts/pool.ts';
import { patronOf, realmOf } from '../facts/sides.ts';
import { isDresdenLost } from '../facts/spaces.ts';
import { setFlag } from '../politics/flags.ts';
import { tidyBox } from '../raids/light.ts';
import type { Depot, Units } from '../state.ts';
import { depotName, distribute, supplyActionCost } from '../supply/actions.ts';
import { LIGHT, type Nation, type Power, THEATERS, type Unit } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { payOut } from './red.ts';

/** What a nation's army costs each year, whatever its size (20.3). Saxons without Dresden count as their Patron's. */
export function upkeepOf(world: World, nation: Nation): number {
  const { state, data } = world;
  const { sustainment, sustainReducedAustria } = data.tables.economy;
  if (nation === 'DA' || (nation === 'RU' && patronOf(state, 'RU') !== 'RU')) return 0;
  if (nation === 'SA' && isDresdenLost(world)) return 0;
  if (nation === 'AU' && hasFlag(state, 'reduced_force_austria')) return sustainReducedAustria;
  return sustainment[nation];
}

/** Depots that must be sustained: not the British one (20.3). */
const hungry = ({ state }: World, power: Power): Depot[] =>
  state.depots.filter(({ nation }) => nation !== 'BR' && realmOf(state, power).includes(nation));

type Step =
  | { readonly do: 'reduce' }
  | { readonly do: 'sa'; readonly depot: Depot }
  | { readonly do: 'distribute'; readonly depot: Depot; readonly gain: 'thl' | 'sa' };

/** Armies are paid at once; depots with Thalers, unless the player pays with Supply Actions or distributes them. */
export function* sustain(game: Game, power: Power): Rules {
  const { state } = game;
  const fed: Depot[] = [];
  while (choices(game, power, fed).length > 0) {
    const step = yield* plan(
      state.seats[power],
      asking('sustain', '20.3', {
        power,
        cost: realmOf(state, power).reduce((sum, nation) => sum + upkeepOf(game, nation), 0),
        depots: hungry(game, power).length - fed.length,
        thl: state.nations[power].treasury,
      }),
      () => choices(game, power, fed),
    );
    if (step === null) break;
    if (step.do === 'reduce') yield* reduceForce(game);
    else if (step.do === 'sa') {
      changeSupplyActions(game, power, -supplyActionCost(game, power), 'sustain');
      fed.push(step.depot);
    } else distribute(game, step.depot, step.depot.nation, step.gain);
  }
  for (const nation of realmOf(state, power)) {
    const depots = hungry(game, power).filter((depot) => depot.nation === nation && !fed.includes(depot)).length;
    const cost = upkeepOf(game, nation) + depots * game.data.tables.economy.sustainDepot;
    if (cost > 0) payOut(game, nation, cost, 'sustain');
  }
}

function choices(game: Game, power: Power, fed: readonly Depot[]): Option<Step>[] {
  const { state } = game;
  const rich = state.powers[power].supplyActions >= supplyActionCost(game, power);
  const depots = hungry(game, power).filter((depot) => !fed.includes(depot));
  const all: Option<Step>[] = [
    ...(power === 'AU' && !hasFlag(state, 'reduced_force_austria')
      ? [option('reduce-force', { do: 'reduce' } as const)]
      : []),
    ...depots
      .filter(({ nation }) => rich && nation === power)
      .map((depot) => option(`sa/${depotName(depot)}`, { do: 'sa', depot } as const)),
    ...depots.flatMap((depot) =>
      (['thl', 'sa'] as const).map((gain) =>
        option(`distribute/${depotName(depot)}/${gain}`, { do: 'distribute', depot, gain } as const),
      ),
    ),
  ];
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
}

/** Once a game: 1 Will, a Line cavalry and a Lt unit for good, a smaller army that costs less (20.5.3). */
function* reduceForce(game: Game): Rules {
  const { state, tell } = game;
  tell({ type: 'reduced-force' });
  changeWill(game, 'AU', -1, 'reduced-force');
  setFlag(game, 'reduced_force_austria');
  state.marks.push(`no-recruiting/AU/${state.year}`);
  yield* dismiss(game, ['line_cav']);
  yield* dismiss(game, LIGHT);
  yield* shrink(game);
}

/** Infantry SPs beyond the new limit leave the game: from the largest forces by proposal, or as the player likes. */
function* shrink(game: Game): Rules {
  const { state } = game;
  const excess = () => infantryInPlay(state, 'AU') - armyLimit(game, 'AU');
  const forces = () =>
    state.stacks
      .filter(({ troops }) => (troops.AU?.inf ?? 0) > 0)
      .toSorted((a, b) => (b.troops.AU?.inf ?? 0) - (a.troops.AU?.inf ?? 0))
      .map((stack) => option(nameOfStack(game, stack), stack))
      .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i);
  if (excess() <= 0) return;
  const byHand =
    forces().length > 1 &&
    (yield* choose(state.seats.AU, asking('reduce-infantry', '20.5.3', { sp: excess() }), () => [
      option('proposal', false),
      option('by-hand', true),
    ]));
  while (excess() > 0) {
    const [largest] = forces();
    if (!largest) return;
    const stack = byHand
      ? yield* choose(state.seats.AU, asking('reduce-from', '20.5.3', { left: excess() }), forces)
      : largest.value;
    contingent(stack.troops, 'AU').inf--;
    tidy(stack.troops);
    settle(game, stack.at);
  }
}

/** A unit that the player chooses, full or reduced, on the map or in a box, leaves the game. */
function* dismiss(game: Game, kinds: readonly Unit[]): Rules {
  const { state } = game;
  if (dismissible(game, kinds).length === 0) return;
  const { units, unit, reduced, at } = yield* choose(state.seats.AU, asking('dismiss', '20.5.3'), () =>
    dismissible(game, kinds),
  );
  takeUnits(units, unit, reduced ? 0 : 1, reduced ? 1 : 0);
  game.tell({ type: 'dismissed', nation: 'AU', at, what: unit });
  for (const theater of THEATERS) tidyBox(game, theater, 'AU');
  for (const stack of state.stacks) tidy(stack.troops);
  for (const space of new Set(state.stacks.map((stack) => stack.at))) settle(game, space);
}

/** A unit to dismiss, and where it is: with a force or in a Theater box. */
interface Dismissible {
  readonly units: Units;
  readonly unit: Unit;
  readonly reduced: boolean;
  readonly at: string;
}

function dismissible(world: World, kinds: readonly Unit[]): Option<Dismissible>[] {
  const { state } = world;
  const places = [
    ...THEATERS.map((theater) => ({ name: theater, at: theater, units: state.boxes[theater].AU ?? {} })),
    ...state.stacks
      .filter(({ troops }) => troops.AU !== undefined)
      .map((stack) => ({ name: nameOfStack(world, stack), at: stack.at, units: stack.troops.AU?.units ?? {} })),
  ];
  return places
    .flatMap(({ name, at, units }) =>
      kinds.flatMap((unit) =>
        [true, false]
          .filter((reduced) => (units[unit]?.[reduced ? 1 : 0] ?? 0) > 0)
          .map((reduced) =>
            option(`dismiss${reduced ? '-reduced' : ''}/${name}/${unit}`, { units, unit, reduced, at }),
          ),
      ),
    )
    .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i);
}
