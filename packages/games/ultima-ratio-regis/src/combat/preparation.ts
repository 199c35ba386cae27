/** Who fights, with which dice (§13.1.2, §13.1.5, §13.1.9). */
import { ask, choose, confirm, option, plan, type Rules } from '@quadrille/kernel';
import { changeUnrest } from '../changes/tracks.ts';
import { controls } from '../facts/control.ts';
import { coastsOf, groundOf, isSea } from '../facts/ground.ts';
import { minorSpecials, minorsOf, playerOf, specialsOf } from '../facts/realms.ts';
import { ownerOf } from '../facts/titles.ts';
import { qualityOf, unitOf } from '../facts/units.ts';
import type { Category, Die, Edge, Fight, Side, SideId } from '../tasks/combat.ts';
import type { Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { abilityIn, nameOf } from './sides.ts';

const die = (of: Die['of'], category: Category): Die => ({ of, category, thrown: 0, face: 0 });

/** A fortress fights as 3 in sieges, as 2 in the field (§13.3.4, §13.4.4). */
const fortressDie = ({ kind }: Fight): Die => die('fortress', kind === 'siege' ? 3 : 2);

/** Everyone who could fight on a side, the best first. */
function candidates(world: World, fight: Fight, side: Side): Die[] {
  const units = side.present.map((id) => die(id, qualityOf(unitOf(world, id))));
  const all = [...units, ...(side.fortress ? [fortressDie(fight)] : [])];
  return all.sort((a, b) => b.category - a.category);
}

/** Each side says who fights: the best that the field takes, or whom it picks. */
export function* selectUnits(game: Game, fight: Fight, id: SideId): Rules {
  const side = fight[id];
  if (side.force.length > 0) {
    side.dice.push(...side.force.slice(0, fight.field).map((category) => die('force', category)));
    return;
  }
  const all = candidates(game, fight, side);
  const { power } = side;
  if (power === null || all.length <= 1) {
    side.dice.push(...all.slice(0, fight.field));
    return;
  }
  const how = yield* choose(
    playerOf(game, power),
    ask('who-fights', '§13.1.5', { power, size: fight.field }, power),
    () => [option('fight/best', 'best' as const), option('fight/pick', 'pick' as const)],
  );
  if (how === 'best') side.dice.push(...all.slice(0, fight.field));
  else yield* pick(game, fight, side, power, all);
}

function* pick(game: Game, fight: Fight, side: Side, power: Power, all: readonly Die[]): Rules {
  const left = [...all];
  while (side.dice.length < fight.field && left.length > 0) {
    const ids = left.map((each) => option(`fight/${each.of}`, each));
    const question = ask('pick-fighters', '§13.1.5', { power, size: fight.field }, power);
    const next =
      side.dice.length === 0
        ? yield* choose(playerOf(game, power), question, () => ids)
        : yield* plan(playerOf(game, power), question, () => ids);
    if (next === null) return;
    side.dice.push(next);
    left.splice(left.indexOf(next), 1);
  }
}

/** Where conscripts can be raised: with a leader on land, at sea also near an own commercial port; in sieges always. */
function mayConscript(world: World, fight: Fight, { power, leader }: Side): boolean {
  if (power === null || fight.kind === 'subjugation' || fight.cause === 'piracy') return false;
  if (fight.kind === 'siege') return true;
  if (leader === null) return false;
  if (fight.kind === 'land') return true;
  return isSea(fight.at) && coastsOf(world, fight.at).some((area) => isOwnCommercialPort(world, power, area));
}

const isOwnCommercialPort = (world: World, power: Power, area: string): boolean =>
  groundOf(world, area).port && ownerOf(world, area) === power && controls(world, power, area);

/** Minors that bring one more conscript here (§13.1.9). */
const extraConscripts = (world: World, fight: Fight, power: Power): number =>
  minorsOf(world, power).filter((minor) =>
    minorSpecials(world, minor, 'extra_conscript').some(({ args }) => args.includes(fight.at)),
  ).length;

/** By its card a Power raises one for nothing: at sea near an area, on land in a theater or province. */
const isFree = (world: World, { kind, at }: Fight, power: Power): boolean =>
  specialsOf(world, power, 'free_conscript').some(({ args: [which, where] }) => {
    if (which !== kind) return false;
    if (isSea(at)) return groundOf(world, String(where)).seas.includes(at);
    const { theater, province } = groundOf(world, at);
    return where === theater || where === province;
  });

/** A side that does not fill the field may add a conscript, for one unrest (§13.1.9). */
export function* conscripts(game: Game, fight: Fight, id: SideId): Rules {
  const side = fight[id];
  const { power } = side;
  if (power === null || side.dice.length === 0 || !mayConscript(game, fight, side)) return;
  let free = isFree(game, fight, power);
  for (let n = 1 + extraConscripts(game, fight, power); n > 0 && side.dice.length < fight.field; n--) {
    if (
      !(yield* confirm(
        playerOf(game, power),
        ask('conscript', '§13.1.9', { power, at: fight.at, unrest: free ? 0 : 1 }, power),
      ))
    )
      return;
    side.dice.push(die('conscript', 1));
    game.tell({ type: 'conscripts', power });
    if (!free) changeUnrest(game, power, 1, 'conscript');
    free = false;
  }
}

/** Each side spreads its advantages and disadvantages over its dice as it likes (§13.1.2). */
export function* spread(game: Game, fight: Fight, side: Side): Rules {
  yield* drilled(game, fight, side);
  for (const { by, why } of inOrderOfUse(side)) {
    const open = side.dice.filter(({ category }) => (by === 1 ? category < 4 : category > 1));
    const first = open[0];
    if (!first) continue;
    const chosen =
      side.power === null || open.every(({ category }) => category === first.category)
        ? first
        : yield* choose(
            playerOf(game, side.power),
            ask(by === 1 ? 'advantage' : 'disadvantage', '§13.1.2', { power: side.power, why }, side.power),
            () => distinct(open).map((each) => option(`die/${each.of}`, each)),
          );
    change(game, side, chosen, by, why);
  }
  yield* create(game, side);
}

/** Disadvantages first; but where the dice cannot bear them all, advantages first: all must be applied that can be (§13.1.2). */
function inOrderOfUse({ edges, dice }: Side): Edge[] {
  const ups = edges.filter(({ by }) => by === 1);
  const downs = edges.filter(({ by }) => by === -1);
  const bearable = dice.reduce((sum, { category }) => sum + category - 1, 0);
  const before = Math.max(0, downs.length - bearable);
  return [...ups.slice(0, before), ...downs, ...ups.slice(before)];
}

/** Cavalry hosts and drilled infantry: in open terrain one troop 2/3 fights one category higher in land battles. */
function* drilled(game: Game, fight: Fight, side: Side): Rules {
  const { power } = side;
  if (power === null || fight.kind !== 'land' || isSea(fight.at)) return;
  const { terrain } = groundOf(game, fight.at);
  for (const { args } of specialsOf(game, power, 'category_plus_one')) {
    if (!args.includes(terrain)) continue;
    const able = side.dice.filter(({ of, category }) => {
      const unit = game.state.units.find(({ id }) => id === of);
      return category < 4 && unit !== undefined && args.includes(unit.kind);
    });
    const [first] = able;
    if (!first) return;
    const chosen =
      distinct(able).length === 1
        ? first
        : yield* choose(playerOf(game, power), ask('advantage', '§3.2', { power, why: 'drill' }, power), () =>
            distinct(able).map((each) => option(`die/${each.of}`, each)),
          );
    change(game, side, chosen, 1, 'drill');
  }
}

/** A creative leader raises one die, after everything else (§17.3.2). */
function* create(game: Game, side: Side): Rules {
  if (side.power === null || abilityIn(game, side) !== 'creative') return;
  const open = side.dice.filter(({ category }) => category < 4);
  if (open.length === 0) return;
  const { power } = side;
  const chosen = yield* choose(playerOf(game, power), ask('creative', '§17.3.2', { power }, power), () => [
    ...distinct(open).map((each) => option(`die/${each.of}`, each)),
    option('none', null),
  ]);
  if (chosen) change(game, side, chosen, 1, 'creative-leader');
}

/** Dice of one category are alike. */
const distinct = (dice: readonly Die[]): Die[] =>
  dice.filter((each, i) => dice.findIndex(({ category }) => category === each.category) === i);

const NEXT: Readonly<Record<Category, readonly [Category, Category]>> = { 1: [1, 2], 2: [1, 3], 3: [2, 4], 4: [3, 4] };

/** One die is better or worse by one category, and why. */
function change(game: Game, side: Side, each: Die, by: 1 | -1, why: string): void {
  each.category = NEXT[each.category][by === 1 ? 1 : 0];
  game.tell({ type: 'edge', power: nameOf(side), by, way: by === 1 ? 'edge-up' : 'edge-down', why });
}
