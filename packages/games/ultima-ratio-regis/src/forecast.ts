/** What can be said of a march, a landing, an assault or a subjugation before it is announced: odds, and every modifier with its section. */
import type { Foreseen, Prospect } from '@quadrille/kernel';
import { edgeCite, FIELD_CITES } from './combat/cites.ts';
import { compare, compareThrows, HIGHER, LOWER, type Throw } from './combat/odds.ts';
import { hasFortress } from './combat/sides.ts';
import type { Data } from './data/model.ts';
import { controllerOf } from './facts/control.ts';
import { connection, groundOf, onMainMap, seasOf } from './facts/ground.ts';
import { atWar } from './facts/relations.ts';
import { isSupplied } from './facts/supply.ts';
import {
  abilityOf,
  besiegedAt,
  commanderOf,
  commandOf,
  freeLeadersAt,
  leadersAt,
  ownSquadronsAt,
  ownTroopsAt,
  qualityOf,
  troopsAt,
} from './facts/units.ts';
import { localLevel } from './land/subjugation.ts';
import type { Leader, Unit } from './state.ts';
import type { Category } from './tasks/combat.ts';
import type { View } from './view.ts';
import { type Area, POWERS, type Power } from './vocabulary.ts';
import type { Printed, World } from './world.ts';

export const forecastWith =
  (data: Data, printedOf: (scenario: string) => Printed) =>
  ({ view, ask, option }: Prospect<View>): readonly Foreseen[] => {
    if (!ask || option === undefined) return [];
    const world = seen(data, printedOf, view);
    if (ask.id === 'act') return ofDeed(world, option);
    const power = POWERS.find((each) => each === ask.args?.power);
    if (power === undefined) return [];
    const at = String(ask.args?.at ?? '');
    if (ask.id === 'march' && option.startsWith('to/')) {
      const lines = battle(world, power, at, option.slice(3));
      return lines.some(({ id }) => id === 'win')
        ? [...lines, ...cardLine(view, world, power, option.slice(3))]
        : lines;
    }
    if (ask.id === 'land' && option.startsWith('at/')) return battle(world, power, at, option.slice(3), true);
    if (ask.id === 'advance' && option === 'subjugate') return subjugation(world, power, at, true);
    return [];
  };

/** Deeds that fight where their troops stand: `act/france/assault/milan`, `act/spain/subjugate/tunis`. */
function ofDeed(world: World, option: string): readonly Foreseen[] {
  const [, by, what, at = ''] = option.split('/');
  const power = POWERS.find((each) => each === by);
  if (power === undefined) return [];
  if (what === 'assault') return assault(world, power, at);
  return what === 'subjugate' ? subjugation(world, power, at, false) : [];
}

/** The cards that the other side could play in the combat: how many it holds (§13.1.4). */
function cardLine(view: View, world: World, power: Power, at: Area): Foreseen[] {
  const foe = leadOf(world, foesAt(world, power, at), at);
  const player = view.realms.find((realm) => realm.power === foe)?.player;
  const hand = view.chairs.find((chair) => chair.player === player)?.hand;
  return typeof hand === 'number' && hand > 0 ? [line('enemy-cards', hand, '§13.1.4')] : [];
}

const foesAt = (world: World, power: Power, at: Area): Unit[] =>
  troopsAt(world, at).filter((unit) => {
    const other = commandOf(world, unit);
    return other !== null && other !== power && atWar(world, power, other);
  });

/** The world as the view shows it: hands are in none of these facts. */
const seen = (data: Data, printedOf: (scenario: string) => Printed, view: View): World => ({
  data,
  printed: printedOf(view.scenario),
  state: { ...view, chairs: view.chairs.map((chair) => ({ ...chair, hand: [] })), box: [] },
});

/** Where enemy troops stand: how a battle with all troops of the area would go (§13.3). */
function battle(world: World, power: Power, from: Area, to: Area, ashore = false): Foreseen[] {
  const enemies = foesAt(world, power, to);
  const supply = line('supply', isSupplied(world, power, to) ? 'yes' : 'no', '§15.2');
  if (enemies.length === 0) return [supply];
  const { terrain } = groundOf(world, to);
  const rough = !ashore && connection(world, from, to) === 'rough';
  const hard = terrain === 'mountain' || terrain === 'marsh';
  const field = hard || rough || (ashore && terrain !== 'open') ? 2 : terrain === 'wood' || ashore ? 3 : 4;
  const own = ownTroopsAt(world, power, from).map(qualityOf);
  const foe = leadOf(world, enemies, to);
  const mine = commanderOf(world, freeLeadersAt(world, power, from));
  const theirs = foe === null ? null : commanderOf(world, freeLeadersAt(world, foe, to));
  const walls: readonly Category[] = foe !== null && hasFortress(world, foe, to) ? [2] : [];
  const odds = compareThrows(
    thrown(world, mine, best(own, field, Number(hard) + Number(ashore))),
    thrown(world, theirs, best([...enemies.map(qualityOf), ...walls], field, 0)),
  );
  return [
    line('battlefield', field, '§13.3.4'),
    ...(hard ? [line('disadvantage-terrain', -1, edgeCite('land', 'terrain'))] : []),
    ...(ashore ? [line('disadvantage-landing', -1, edgeCite('land', 'landing'))] : []),
    ...(walls.length > 0 ? [line('fortress', 'C2', '§13.3.4')] : []),
    ...leaderLine(world, 'own-leader', mine),
    ...leaderLine(world, 'enemy-leader', theirs),
    ...fleetLines(world, power, foe, to),
    ...chances(odds, '§13.1.6'),
    supply,
  ];
}

/** An assault with all troops before the fortress: three dice a side, the walls among them (§13.4.3–4). */
function assault(world: World, power: Power, at: Area): Foreseen[] {
  const inside = besiegedAt(world, at);
  const casualties = world.state.sieges[at]?.casualties ?? 0;
  const lord = leadOf(world, inside, at);
  const theirs = lord === null ? null : commanderOf(world, leadersAt(world, lord, at));
  const mine = commanderOf(world, freeLeadersAt(world, power, at));
  const walls: Category = 3;
  const odds = compareThrows(
    thrown(world, mine, best(ownTroopsAt(world, power, at).map(qualityOf), BREACH, 0)),
    thrown(world, theirs, best([...inside.map(qualityOf), walls], BREACH, casualties)),
  );
  return [
    line('battlefield', BREACH, FIELD_CITES.siege),
    line('fortress', 'C3', FIELD_CITES.siege),
    ...(casualties > 0 ? [line('siege-casualties', -casualties, edgeCite('siege', 'siege-casualty'))] : []),
    ...leaderLine(world, 'own-leader', mine),
    ...leaderLine(world, 'enemy-leader', theirs),
    ...fleetLines(world, power, lord, at),
    ...chances(odds, '§13.1.6'),
  ];
}

/** So many dice a side in an assault. */
const BREACH = 3;

const chances = ({ win, draw }: { readonly win: number; readonly draw: number }, cite: string): Foreseen[] => [
  line('win', percent(win), cite),
  line('draw', percent(draw), cite),
  line('lose', percent(1 - win - draw), cite),
];

/** The Power of most of the troops (§26.2). */
function leadOf(world: World, enemies: readonly Unit[], at: Area): Power | null {
  const powers = [...new Set(enemies.flatMap((unit) => commandOf(world, unit) ?? []))];
  const troops = (power: Power): number => ownTroopsAt(world, power, at).length;
  return powers.sort((a, b) => troops(b) - troops(a))[0] ?? null;
}

/** What a commander makes of the dice: a creative one raises one of them, a tactical one adds 1 to one (§17.3.2). */
function thrown(world: World, leader: Leader | null, dice: Category[]): Throw {
  const ability = leader === null ? null : abilityOf(world, leader);
  const low = dice.findIndex((category) => category < 4);
  if (ability === 'creative' && low >= 0) dice[low] = HIGHER[dice[low] ?? 4];
  return { dice, plusOne: ability === 'tactical' };
}

function leaderLine(world: World, id: string, leader: Leader | null): Foreseen[] {
  if (leader === null) return [];
  const name = world.data.leaders.get(leader.id)?.name ?? leader.id;
  const ability = abilityOf(world, leader);
  return [line(id, ability === null ? name : `${name} (${ability})`, '§17.3.2')];
}

/** Fleets off the coast that may come to the aid of a side: of these the odds know nothing (§11.4.2). */
function fleetLines(world: World, power: Power, foe: Power | null, at: Area): Foreseen[] {
  const powers = world.state.realms
    .map((realm) => realm.power)
    .filter((each) => seasOf(world, at).some((sea) => ownSquadronsAt(world, each, sea).length > 0));
  const names = (those: readonly Power[]): string => those.map((each) => world.data.powers[each].name).join(', ');
  const against = powers.filter((each) => each !== power && atWar(world, each, power));
  const beside = powers.filter((each) => foe !== null && each !== foe && atWar(world, each, foe));
  return [
    ...(against.length > 0 ? [line('fleets-against', names(against), '§11.4.2')] : []),
    ...(beside.length > 0 ? [line('fleets-beside', names(beside), '§11.4.2')] : []),
  ];
}

/** Against whom an area defends itself, and the chance to win (§13.5). */
export function subjugation(world: World, power: Power, at: Area, moved: boolean): Foreseen[] {
  const level = localLevel(world, power, at) ?? (controllerOf(world, at) === null ? null : 2);
  if (level === null) return [];
  const hard = groundOf(world, at).terrain !== 'open';
  const handicap = (moved ? 1 : 0) + (hard ? 1 : 0);
  const odds = compare(best([3], 1, handicap), [level]);
  return [
    line('opposition', level, onMainMap(world, at) ? '§13.5.4' : '§13.5.7'),
    ...(moved ? [line('disadvantage-moved', -1, '§13.5.3')] : []),
    ...(hard ? [line('disadvantage-terrain', -1, '§13.5.3')] : []),
    ...chances(odds, '§13.5.4'),
  ];
}

const line = (id: string, value: number | string, cite: string): Foreseen => ({ id, value, cite });

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** The best dice that the field takes, the worst of them lowered by each disadvantage. */
function best(categories: readonly Category[], field: number, lowered: number): Category[] {
  const dice = [...categories].sort((a, b) => b - a).slice(0, field);
  for (let n = 0; n < lowered; n++) {
    const i = dice.findLastIndex((category) => category > 1);
    if (i >= 0) dice[i] = LOWER[dice[i] ?? 1];
  }
  return dice;
}
