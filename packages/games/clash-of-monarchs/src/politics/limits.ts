/** Prussians in the west, Anglo-Allies in the east: 6 SPs unless in a Command of their own (22.2). */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import { nameOfStack, restAt, settle } from '../changes/stacks.ts';
import { addUnits, contingent, takeUnits, tidy } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { nationality } from '../facts/forces.ts';
import { commanderOf } from '../facts/leaders.ts';
import { isFriendly, isShut, spaceOf } from '../facts/spaces.ts';
import { spOfNation, UNIT_SP, unitSp } from '../facts/troops.ts';
import { isVeiled } from '../intelligence/veil.ts';
import { tidyBox } from '../raids/light.ts';
import type { Stack, Units } from '../state.ts';
import { type SpaceId, type Theater, UNITS, type Unit } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

const MOST = 6;
const WEST = ['westphalia', 'hanover', 'hesse'];

type Guest = 'PR' | 'BR';

/** Westphalia, Hanover, Hesse and Imperial territory; Saxony and the Northern Theater (readings, 37). */
const isAbroad = (world: World, guest: Guest, at: SpaceId): boolean => {
  const { area, nation, theater } = spaceOf(world, at);
  return guest === 'PR' ? WEST.includes(area) || nation === 'IM' : area === 'saxony' || theater === 'northern';
};

const inOwnCommand = (world: World, guest: Guest, stack: Stack): boolean =>
  commanderOf(world, stack) !== null && nationality(world, stack) === guest;

const guests = (world: World, guest: Guest): Stack[] =>
  world.state.stacks.filter(
    (stack) => spOfNation(stack, guest) > 0 && isAbroad(world, guest, stack.at) && !inOwnCommand(world, guest, stack),
  );

/** Lt units in the Theater box count as those on its map do. */
const BOX: Readonly<Record<Guest, Theater>> = { PR: 'german', BR: 'northern' };
const HOMES: Readonly<Record<Guest, readonly SpaceId[]>> = { PR: ['berlin', 'magdeburg'], BR: ['hanover'] };

/** SPs of any kind beyond the limit. */
function excess(world: World, guest: Guest): number {
  const box = world.state.boxes[BOX[guest]][guest];
  const onMap = guests(world, guest).reduce((sum, stack) => sum + spOfNation(stack, guest), 0);
  return onMap + (box ? unitSp(box) : 0) - MOST;
}

const homes = (world: World, guest: Guest): SpaceId[] =>
  HOMES[guest].filter((at) => isFriendly(world, at, 'ap') && !isShut(world, at));

/** As soon as it is seen, SPs beyond the limit go home: to Berlin or Magdeburg, to Hanover. */
export function* enforceLimits(game: Game): Rules {
  for (const guest of ['PR', 'BR'] as const) if (excess(game, guest) > 0) yield* sendHome(game, guest);
}

/** The owner says where to, and who goes: infantry first by proposal, or one by one. */
function* sendHome(game: Game, guest: Guest): Rules {
  const over = excess(game, guest);
  const [only, another] = homes(game, guest);
  if (only === undefined) return;
  sayHowMany(game, guest);
  const seat = game.state.seats[guest];
  const home =
    another === undefined
      ? only
      : yield* choose(seat, asking('excess-home', '22.2', { nation: guest, sp: over }), () =>
          homes(game, guest).map((at) => option(`to/${at}`, at)),
        );
  const byHand =
    pieces(game, guest).length > 1 &&
    (yield* choose(seat, asking('excess', '22.2', { nation: guest, sp: over, to: home }), () => [
      option('proposal', false),
      option('by-hand', true),
    ]));
  let sent = 0;
  while (excess(game, guest) > 0) {
    const [first] = pieces(game, guest);
    if (!first) break;
    const piece = byHand
      ? yield* choose(seat, asking('excess-who', '22.2', { nation: guest, left: excess(game, guest), to: home }), () =>
          pieces(game, guest),
        )
      : first.value;
    sent += go(game, guest, piece, home);
    if (byHand) sayHowMany(game, guest);
  }
  game.tell({ type: 'excess-moved', nation: guest, sp: sent, to: home });
}

/** Where nobody counts the enemy, his SPs beyond the limit are counted aloud: else whom it asks would tell (24.5). */
function sayHowMany(game: Game, guest: Guest): void {
  const sp = excess(game, guest);
  if (isVeiled(game.state) && sp > 0) game.tell({ type: 'excess', nation: guest, sp });
}

/** An infantry SP or a unit with SPs, and the troops it is taken from; `at` is null in the box. */
interface Piece {
  readonly kind: 'inf' | Unit;
  readonly units: Units;
  readonly at: Stack | null;
}

/** Who may be sent home: infantry before units, the map before the box. */
function pieces(world: World, guest: Guest): Option<Piece>[] {
  const abroad = guests(world, guest).map((stack) => ({
    name: nameOfStack(world, stack),
    at: stack,
    inf: stack.troops[guest]?.inf ?? 0,
    units: stack.troops[guest]?.units ?? {},
  }));
  const theater = BOX[guest];
  const box = { name: theater, at: null, inf: 0, units: world.state.boxes[theater][guest] ?? {} };
  return [
    ...abroad
      .filter(({ inf }) => inf > 0)
      .map(({ name, at, units }) => option(`${name}/inf`, { kind: 'inf' as const, units, at })),
    ...[...abroad, box].flatMap(({ name, at, units }) =>
      UNITS.filter((kind) => unitSp(units, [kind]) > 0).map((kind) => option(`${name}/${kind}`, { kind, units, at })),
    ),
  ];
}

/** The piece goes home; says how many SPs it has. */
function go(game: Game, guest: Guest, { kind, units, at }: Piece, home: SpaceId): number {
  const full = kind !== 'inf' && (units[kind]?.[0] ?? 0) > 0;
  const own = contingent(restAt(game, home, guest).troops, guest);
  if (kind === 'inf') {
    if (at) contingent(at.troops, guest).inf--;
    own.inf++;
  } else {
    takeUnits(units, kind, full ? 1 : 0, full ? 0 : 1);
    addUnits(own.units, kind, full ? 1 : 0, full ? 0 : 1);
  }
  if (at) {
    tidy(at.troops);
    settle(game, at.at);
  } else tidyBox(game, BOX[guest], guest);
  settle(game, home);
  return kind === 'inf' ? 1 : UNIT_SP[kind][full ? 0 : 1];
}
