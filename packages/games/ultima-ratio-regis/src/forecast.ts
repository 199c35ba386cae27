/** What can be said of a march or a subjugation before it is announced: odds, and every modifier with its section. */
import type { Foreseen, Prospect } from '@quadrille/kernel';
import { compare } from './combat/odds.ts';
import type { Data } from './data/model.ts';
import { controllerOf } from './facts/control.ts';
import { connection, groundOf, onMainMap } from './facts/ground.ts';
import { atWar } from './facts/relations.ts';
import { isSupplied } from './facts/supply.ts';
import { commandOf, ownTroopsAt, qualityOf, troopsAt } from './facts/units.ts';
import { localLevel } from './land/subjugation.ts';
import type { Category } from './tasks/combat.ts';
import type { View } from './view.ts';
import { type Area, POWERS, type Power } from './vocabulary.ts';
import type { Printed, World } from './world.ts';

export const forecastWith =
  (data: Data, printedOf: (scenario: string) => Printed) =>
  ({ view, ask, option }: Prospect<View>): readonly Foreseen[] => {
    const power = POWERS.find((each) => each === ask?.args?.power);
    if (!ask || option === undefined || power === undefined) return [];
    const world = seen(data, printedOf, view);
    const at = String(ask.args?.at ?? '');
    if (ask.id === 'march' && option.startsWith('to/')) return battle(world, power, at, option.slice(3));
    if (ask.id === 'advance' && option === 'subjugate') return subjugation(world, power, at, true);
    return [];
  };

/** The world as the view shows it: hands are in none of these facts. */
const seen = (data: Data, printedOf: (scenario: string) => Printed, view: View): World => ({
  data,
  printed: printedOf(view.scenario),
  state: { ...view, chairs: view.chairs.map((chair) => ({ ...chair, hand: [] })), box: [] },
});

/** Where enemy troops stand: how a battle with all troops of the area would go (§13.3). */
function battle(world: World, power: Power, from: Area, to: Area): Foreseen[] {
  const enemies = troopsAt(world, to).filter((unit) => {
    const other = commandOf(world, unit);
    return other !== null && other !== power && atWar(world, power, other);
  });
  const supply = line('supply', isSupplied(world, power, to) ? 'yes' : 'no', '§15.2');
  if (enemies.length === 0) return [supply];
  const { terrain } = groundOf(world, to);
  const rough = connection(world, from, to) === 'rough';
  const hard = terrain === 'mountain' || terrain === 'marsh';
  const field = hard || rough ? 2 : terrain === 'wood' ? 3 : 4;
  const own = ownTroopsAt(world, power, from).map(qualityOf);
  const odds = compare(best(own, field, hard ? 1 : 0), best(enemies.map(qualityOf), field, 0));
  return [
    line('battlefield', field, '§13.3.4'),
    ...(hard ? [line('disadvantage-terrain', -1, '§13.3.3')] : []),
    line('win', percent(odds.win), '§13.1.6'),
    line('draw', percent(odds.draw), '§13.1.6'),
    line('lose', percent(1 - odds.win - odds.draw), '§13.1.6'),
    supply,
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
    line('win', percent(odds.win), '§13.5.4'),
    line('draw', percent(odds.draw), '§13.5.4'),
    line('lose', percent(1 - odds.win - odds.draw), '§13.5.4'),
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

const LOWER: Readonly<Record<Category, Category>> = { 1: 1, 2: 1, 3: 2, 4: 3 };
