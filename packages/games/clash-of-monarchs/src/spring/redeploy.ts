/** Redeployment (20.6). */
import { choose, type Option, option, plan, type Rules } from '@quadrille/kernel';
import { spotId } from '../cards/places.ts';
import type { Spot } from '../cards/sight.ts';
import { seatLeader } from '../changes/leaders.ts';
import { put } from '../changes/placing.ts';
import { nameOfStack, settle } from '../changes/stacks.ts';
import { takeUnits, tidy } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { forcesOf } from '../facts/forces.ts';
import { cicOf, leadersOnMap, serviceOf, stackOfLeader } from '../facts/leaders.ts';
import { realmOf } from '../facts/sides.ts';
import { isOpen, isShut, spaceOf } from '../facts/spaces.ts';
import { sidesOf } from '../facts/troops.ts';
import { isVeiled } from '../intelligence/veil.ts';
import { switchFerdinand } from '../options/ferdinand.ts';
import { tidyBox, unitsInBox } from '../raids/light.ts';
import type { Depot, Stack } from '../state.ts';
import { depotName } from '../supply/actions.ts';
import {
  ARTILLERY,
  type LeaderId,
  LIGHT,
  type Nation,
  type Power,
  THEATERS,
  type Theater,
  type Unit,
} from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Something that can be picked up. */
type Load =
  | { readonly leader: LeaderId }
  | { readonly depot: Depot }
  | { readonly nation: Nation; readonly kind: 'inf' | Unit; readonly reduced: boolean; readonly from: Stack }
  | { readonly nation: Nation; readonly unit: Unit; readonly reduced: boolean; readonly box: Theater };

const HEAVY: readonly Unit[] = ['line_cav', ...ARTILLERY];

/** So many things are moved before the table is saved again; then it goes on. */
const AT_A_TIME = 6;

/** What a Power has moved this Spring stands among the marks until all are done. */
const noteOf = (power: Power, what: string): string => `redeploy/${power}/${what}`;
const timesMoved = ({ state }: World, power: Power, what: string): number =>
  state.marks.filter((mark) => mark === noteOf(power, what)).length;
export const hasRedeployed = (world: World, power: Power): boolean => timesMoved(world, power, 'done') > 0;
export function forgetRedeployment({ state }: World): void {
  state.marks = state.marks.filter((mark) => !mark.startsWith('redeploy/'));
}

/** All leaders, Lt units and depots, 3 infantry SPs and 3 cavalry or artillery units of each Power, freely (20.6). */
export function* redeploy(game: Game, power: Power): Rules {
  const { state } = game;
  joinCharles(game, power);
  if (timesMoved(game, power, 'begun') === 0) yield* switchFerdinand(game, power);
  state.marks.push(noteOf(power, 'begun'));
  for (let i = 0; i < AT_A_TIME; i++) {
    const left = { inf: 3 - timesMoved(game, power, 'inf'), heavy: 3 - timesMoved(game, power, 'heavy') };
    const picked = yield* plan(state.seats[power], asking('redeploy', '20.6', { power, ...left }), () =>
      loads(game, power),
    );
    if (picked === null) {
      state.marks.push(noteOf(power, 'done'));
      return;
    }
    const held = inHand(game, power, picked);
    const spot = yield* choose(state.seats[power], asking('redeploy-to', '20.6', { power }), () =>
      goals(game, power, held()).map((each) => option(spotId(game, each), each)),
    );
    const load = held();
    delete state.powers[power].lifted;
    carry(game, load, spot);
    state.marks.push(noteOf(power, kindOf(load)));
  }
}

/** Under the veil the state keeps that it was picked up: where that is forgotten, it is the first thing that may be (24.5). */
function inHand(game: Game, power: Power, picked: Load): () => Load {
  const standing = game.state.powers[power];
  if (!isVeiled(game.state)) return () => picked;
  standing.lifted = true;
  return () => (standing.lifted ? picked : (loads(game, power)[0]?.value ?? picked));
}

/** Leaders and depots are moved once; of troops so many of a kind as 20.6 allows, of Lt units as many as there are. */
function kindOf(load: Load): string {
  if ('leader' in load) return `leader/${load.leader}`;
  if ('depot' in load) return `depot/${depotName(load.depot)}`;
  const kind = 'kind' in load ? load.kind : load.unit;
  if (kind === 'inf') return 'inf';
  return HEAVY.includes(kind) ? 'heavy' : `${load.nation}/${kind}`;
}

function mayMove(world: World, power: Power, load: Load): boolean {
  const most = 'leader' in load || 'depot' in load ? 1 : kindOf(load) === 'inf' || kindOf(load) === 'heavy' ? 3 : 8;
  return timesMoved(world, power, kindOf(load)) < most;
}

/** Charles joins the Austrian army in 1757 (the set-up of 1756). */
function joinCharles(game: Game, power: Power): void {
  const { state } = game;
  if (power !== 'AU' || state.year !== 1757 || state.leaders.charles !== 'aside') return;
  const cic = cicOf(game, 'AU');
  const stack = cic === null ? undefined : stackOfLeader(state, cic);
  if (stack) seatLeader(game, 'charles', stack);
}

/** Friendly-occupied spaces of the Power: forces of its realm that nobody shuts in. */
const bases = (world: World, power: Power): Stack[] =>
  forcesOf(world, power).filter(({ at }) => !(spaceOf(world, at).fortress > 0 && isShut(world, at)));

/** Shut up in a fortress: nobody transfers out (17.5.2). */
const isConfined = (world: World, stack: Stack | undefined): boolean =>
  stack?.inside === true && isShut(world, stack.at);

function loads(world: World, power: Power): Option<Load>[] {
  const { state } = world;
  const realm = realmOf(state, power);
  const from = bases(world, power);
  const leaders = realm
    .flatMap((nation) => leadersOnMap(world, nation))
    .filter((leader) => !isConfined(world, stackOfLeader(state, leader)))
    .map((leader): Option<Load> => option(`leader/${leader}`, { leader }));
  const depots = state.depots
    .filter(({ nation, at }) => realm.includes(nation) && nation !== 'SW' && !isShut(world, at))
    .map((depot): Option<Load> => option(`depot/${depotName(depot)}`, { depot }));
  const troops = from.flatMap((stack) =>
    realm.flatMap((nation) => {
      const own = stack.troops[nation];
      if (!own) return [];
      const name = nameOfStack(world, stack);
      const inf: Load = { nation, kind: 'inf', reduced: false, from: stack };
      return [
        ...(own.inf > 0 ? [option(`inf/${nation}/${name}`, inf)] : []),
        ...[...LIGHT, ...HEAVY].flatMap((kind) =>
          sidesOf(own.units, kind).map(
            ({ id, reduced }): Option<Load> =>
              option(`${id}/${nation}/${name}`, { nation, kind, reduced, from: stack }),
          ),
        ),
      ];
    }),
  );
  const boxed = THEATERS.flatMap((box) =>
    realm.flatMap((nation) =>
      LIGHT.flatMap((unit) =>
        sidesOf(state.boxes[box][nation] ?? {}, unit).map(
          ({ id, reduced }): Option<Load> => option(`box/${box}/${nation}/${id}`, { nation, unit, reduced, box }),
        ),
      ),
    ),
  );
  const all = [...leaders, ...depots, ...troops, ...boxed].filter(({ value }) => mayMove(world, power, value));
  return all.filter(
    ({ id, value }, i) => all.findIndex((other) => other.id === id) === i && goals(world, power, value).length > 0,
  );
}

/** Where a load may go: other forces of the Power; Lt units also the boxes. */
function goals(world: World, power: Power, load: Load): Spot[] {
  const here =
    'leader' in load
      ? stackOfLeader(world.state, load.leader)?.at
      : 'depot' in load
        ? load.depot.at
        : 'from' in load
          ? load.from.at
          : null;
  const nation = 'nation' in load ? load.nation : 'depot' in load ? load.depot.nation : serviceOf(world, load.leader);
  const spots: Spot[] = bases(world, power)
    .filter(({ at }) => at !== here && isOpen(world, at, nation))
    .map((stack) => ({ stack, at: stack.at }));
  const light = 'unit' in load || ('kind' in load && LIGHT.some((unit) => unit === load.kind));
  const boxes: Spot[] = light
    ? THEATERS.filter((box) => !('box' in load && load.box === box)).map((box) => ({ box }))
    : [];
  const all = [...spots, ...boxes];
  return all.filter((spot, i) => all.findIndex((other) => spotId(world, other) === spotId(world, spot)) === i);
}

function carry(game: Game, load: Load, spot: Spot): void {
  const where = 'box' in spot ? spot.box : spot.at;
  if ('leader' in load) {
    if ('stack' in spot && spot.stack) seatLeader(game, load.leader, spot.stack);
    return;
  }
  if ('depot' in load) {
    if ('at' in spot) Object.assign(load.depot, { at: spot.at, inside: false });
    game.tell({ type: 'redeployed', nation: load.depot.nation, what: 'fd', to: where });
    return;
  }
  if ('box' in load) {
    const { nation, unit, reduced } = load;
    takeUnits(unitsInBox(game, load.box, nation), unit, reduced ? 0 : 1, reduced ? 1 : 0);
    tidyBox(game, load.box, nation);
    put(game, nation, { kind: unit, num: 1, reduced }, spot);
    return;
  }
  const own = load.from.troops[load.nation];
  const there = load.kind === 'inf' ? own?.inf : own?.units[load.kind]?.[load.reduced ? 1 : 0];
  if (!own || !there || !game.state.stacks.includes(load.from)) return;
  if (load.kind === 'inf') {
    own.inf--;
    put(game, load.nation, { kind: 'inf', num: 1 }, spot);
  } else {
    takeUnits(own.units, load.kind, load.reduced ? 0 : 1, load.reduced ? 1 : 0);
    put(game, load.nation, { kind: load.kind, num: 1, reduced: load.reduced }, spot);
  }
  tidy(load.from.troops);
  settle(game, load.from.at);
  game.tell({ type: 'redeployed', nation: load.nation, what: load.kind, to: where });
}
