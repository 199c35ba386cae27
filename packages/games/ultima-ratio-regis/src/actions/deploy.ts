/** What points of deployment buy (§25): as actions, but squadrons and fortresses may be finished at once for two. */
import type { Rules } from '@quadrille/kernel';
import { changeUnrest } from '../changes/tracks.ts';
import { build } from '../changes/units.ts';
import { holdsGround } from '../facts/control.ts';
import { groundOf, neighboursOf } from '../facts/ground.ts';
import { dangersOf, roomAt, strategicWays } from '../facts/paths.ts';
import { realmOf } from '../facts/realms.ts';
import { ownerOf } from '../facts/titles.ts';
import { available, isSquadron, isTroop, leadersOf } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import { type Area, type Power, SQUADRONS, TROOPS, type TroopKind, type UnitKind } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { fortressGround, squadronGround, troopGround } from './building.ts';
import { buildLeader, pool, posts } from './leaders.ts';

export interface Step {
  readonly id: string;
  readonly cost: number;
  run(): Rules;
}

/** Everything a Power can still buy. */
export function steps(game: Game, power: Power): Step[] {
  const points = realmOf(game, power).deploying ?? 0;
  const all = [
    ...TROOPS.flatMap((kind) => troopSteps(game, power, kind)),
    ...SQUADRONS.flatMap((kind) => squadronSteps(game, power, kind)),
    ...fortressSteps(game, power),
    ...leaderSteps(game, power),
    ...(realmOf(game, power).unrest > 0 ? [calmStep(game, power)] : []),
  ];
  return all.filter(({ cost }) => cost <= points);
}

/** A troop is built, and moves strategically at once: it may be placed wherever it could get to (§9.1), not with an ally (§21.1.4). */
function troopSteps(game: Game, power: Power, kind: TroopKind): Step[] {
  if (available(game, power, kind) <= 0) return [];
  return reach(game, power, kind).map((at) => ({
    id: `troop/${kind}/${at}`,
    cost: 1,
    run: straight(() => void build(game, power, kind, at)),
  }));
}

function reach(game: Game, power: Power, kind: TroopKind): Area[] {
  const ground = troopGround(game, power, kind);
  const reached = new Set<Area>();
  for (const from of ground) {
    if (reached.has(from)) continue;
    const probe = { id: 'probe', owner: power, kind, at: from, up: false };
    const ways = [...strategicWays(game, power, [probe], from)];
    const safe = ways.filter(([, way]) => dangersOf(game, power, way).length === 0);
    for (const area of [from, ...safe.map(([area]) => area)]) reached.add(area);
  }
  return [...reached].filter((area) => holdsGround(game, power, area) && roomAt(game, power, area) > 0);
}

function squadronSteps(game: Game, power: Power, kind: UnitKind): Step[] {
  if (available(game, power, kind) <= 0) return [];
  return squadronGround(game, power).flatMap((at) => [
    { id: `squadron/${kind}/${at}`, cost: 1, run: straight(() => void build(game, power, kind, at)) },
    {
      id: `fleet/${kind}/${at}`,
      cost: 2,
      run: straight(() => {
        build(game, power, kind, at).up = true;
      }),
    },
  ]);
}

function fortressSteps(game: Game, power: Power): Step[] {
  return fortressGround(game, power).flatMap((at) => [
    {
      id: `fortress/${at}`,
      cost: 2,
      run: straight(() => {
        game.state.fortresses[at] = { owner: power, done: true };
        game.tell({ type: 'fortress-done', power, at });
      }),
    },
    {
      id: `fortress/${at}/begun`,
      cost: 1,
      run: straight(() => {
        game.state.fortresses[at] = { owner: power, done: false };
        game.tell({ type: 'fortress-begun', power, at });
      }),
    },
  ]);
}

const leaderSteps = (game: Game, power: Power): Step[] =>
  posts(game, power).length > 0 ? [{ id: 'leader', cost: 1, run: () => buildLeader(game, power) }] : [];

const calmStep = (game: Game, power: Power): Step => ({
  id: 'calm',
  cost: 1,
  run: straight(() => changeUnrest(game, power, -1, 'calm')),
});

const straight = (run: () => void) =>
  // biome-ignore lint/correctness/useYield: nothing is asked
  function* (): Rules {
    run();
  };

/** A sensible deployment with the points that are left: a squadron, troops, a leader over the most of them, then calm. */
export function suggestion(game: Game, power: Power): void {
  const realm = realmOf(game, power);
  for (let points = realm.deploying ?? 0; points > 0; points = realm.deploying ?? 0) {
    const own = game.state.units.filter(({ owner }) => owner === power);
    const kind = (['I34', 'I23'] as const).find((each) => suggestedTroop(game, power, each) !== undefined);
    const port = squadronGround(game, power)[0];
    const ship = SQUADRONS.findLast((each) => available(game, power, each) > 0);
    if (points >= 4 && !own.some(isSquadron) && port !== undefined && ship !== undefined) {
      build(game, power, ship, port).up = true;
      realm.deploying = points - 2;
      continue;
    }
    realm.deploying = points - 1;
    if (own.filter(isTroop).length >= 3 && leadersOf(game, power).length === 0 && pool(game).length > 0)
      appoint(game, power);
    else if (kind !== undefined) build(game, power, kind, suggestedTroop(game, power, kind) ?? '');
    else changeUnrest(game, power, -1, 'calm');
  }
}

/** An ordinary leader takes command where most troops stand. */
function appoint(game: Game, power: Power): void {
  const id = game.random.pick(pool(game), 'leaders');
  const troops = game.state.units.filter((unit) => unit.owner === power && isTroop(unit));
  const crowd = (unit: Unit) => troops.filter(({ at }) => at === unit.at).length;
  const [post] = [...troops].sort((a, b) => crowd(b) - crowd(a));
  if (!post) return;
  game.state.leaders.push({ id, power, on: post.id, extraordinary: false });
  game.tell({ type: 'leader-built', power, leader: id, extraordinary: 'ordinary' });
}

/** The place where a troop is wanted most: key areas and borders of its own land, where few stand; the elite stays at home. */
function suggestedTroop(game: Game, power: Power, kind: TroopKind): Area | undefined {
  if (available(game, power, kind) <= 0) return undefined;
  const weight = (area: Area): number => {
    const border = neighboursOf(game, area).filter((each) => ownerOf(game, each.area) !== power).length;
    const here = game.state.units.filter(({ at }) => at === area).length;
    return (groundOf(game, area).key ? 3 : 0) + border - (here === 0 || here > 2 ? here * 2 : 0);
  };
  const land = kind === 'I34' ? troopGround(game, power, kind) : reach(game, power, kind);
  return land.filter((area) => ownerOf(game, area) === power).sort((a, b) => weight(b) - weight(a))[0];
}
