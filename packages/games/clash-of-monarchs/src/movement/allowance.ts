/** How far a force may go (12.1, 12.2). */
import type { March } from '../agenda.ts';
import { commanderOf, movementRating, nationOf, serviceOf } from '../facts/leaders.ts';
import { isEmpty, nationsOf, siegeArtillery, spOf } from '../facts/troops.ts';
import { marchAsOne, mpFromFlags } from '../hooks.ts';
import type { Stack } from '../state.ts';
import type { World } from '../world.ts';

/** A line of the count, for players: what adds or takes MPs, with its section. */
export interface Point {
  readonly why: string;
  readonly num: number;
  readonly cite: string;
}

/**
 * Troops and leaders of several nations that are no one force: no shared supply under the sharing nation's Commander (4.1.1,
 * 12.2, 10.5).
 */
export function isMixed(world: World, stack: Stack): boolean {
  const leaders = stack.leaders.map((id) => serviceOf(world, id));
  const nations = [...new Set([...nationsOf(stack.troops), ...leaders])];
  if (isEmpty(stack) || nations.length < 2 || marchAsOne(world, nations)) return false;
  const commander = commanderOf(world, stack);
  if (commander === null) return true;
  const nation = serviceOf(world, commander);
  const { sharing } = world.state;
  if (nation in sharing && sharing[nation as 'PR'] === stack.id) return false;
  return !(nation === 'AU' && sharing.COOP === stack.id);
}

/** What the force is now may cost it MPs for the whole activation (12.1, 12.2). */
export function noteSize(world: World, march: March, stack: Stack): void {
  const sp = spOf(stack);
  if (sp >= 16) march.light = false;
  if (sp > 27 || siegeArtillery(stack) > 0) march.heavy = true;
  if (isMixed(world, stack)) march.mixed = true;
}

/** The allowance, line by line (12.1). An Admin March has 4 MPs whatever happens. */
export function allowance(world: World, march: March, stack: Stack): Point[] {
  const { terms } = march;
  if (terms.how === 'admin' || terms.how === 'minor') return [{ why: 'admin', num: 4, cite: '12.8' }];
  const commander = commanderOf(world, stack);
  const points: Point[] = [{ why: 'rating', num: movementRating(world, stack), cite: '12.1' }];
  const add = (why: string, num: number, cite: string) => num !== 0 && points.push({ why, num, cite });
  if (terms.how === 'leader') add('alone', 3, '12.4');
  else {
    if (march.light) add('small', 1, '12.1');
    if (march.heavy) add('large', -2, '12.1');
    if (march.mixed) add('mixed', -1, '12.2');
    if (stack.morale !== 'good') add('demoralized', -2, '16.1');
    if (march.supply !== 'full') add('supply', march.supply === 'short' ? -2 : -4, '9.1.1');
    add('flags', mpFromFlags(world, nationOf(world, stack), commander), '12.1');
    add('card', march.bonus, '8.6.2');
    if (world.state.severe) add('weather', -1, '6.4');
    if (march.forced === 'won') add('forced', 2, '12.3');
  }
  add('interrupt', -march.cut, '12.1.1');
  return points;
}

/** MPs in all: Severe Weather leaves at least 2 if there were so many, a card may set a limit. */
export function allowanceOf(world: World, march: March, stack: Stack): number {
  const points = allowance(world, march, stack);
  const sum = points.reduce((total, { num }) => total + num, 0);
  const weather = points.find(({ why }) => why === 'weather')?.num ?? 0;
  const most = march.terms.mpMax ?? Number.POSITIVE_INFINITY;
  const floor = weather < 0 ? Math.min(2, sum - weather) : 0;
  return Math.max(0, Math.min(most, Math.max(floor, sum)));
}

export const mpLeft = (world: World, march: March, stack: Stack): number =>
  march.over ? 0 : Math.max(0, allowanceOf(world, march, stack) - march.spent);
