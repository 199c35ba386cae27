/** What a step means to states: Neutrals, Poland, an Armistice (22.1, 22.4, 22.5.2). */
import type { Refusal } from '@quadrille/kernel';
import type { March } from '../agenda.ts';
import { changeVp } from '../changes/markers.ts';
import { refusing } from '../cite.ts';
import { hasFlag } from '../facts/flags.ts';
import { forcesOf, nationality } from '../facts/forces.ts';
import { sideOf } from '../facts/sides.ts';
import { forcesAt, holderOf, sideOfStack, spaceOf } from '../facts/spaces.ts';
import { isEmpty, isMajor, nationsOf, spOf, spOfNation } from '../facts/troops.ts';
import { isVeiled } from '../intelligence/veil.ts';
import type { Stack } from '../state.ts';
import { type Alliance, type Colour, type Nation, opposing, type Power, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { closer, truceBetween } from './armistice.ts';
import { enterWar } from './belligerents.ts';
import { aidsOnly, provokeFrance } from './diplomacy.ts';

/** Why a force may not enter a space for reasons of state. Leaders alone trouble nobody (readings, 48). */
export function entryRefusal(world: World, stack: Stack, to: SpaceId, march: March | null): Refusal | null {
  const { state } = world;
  const { nation } = spaceOf(world, to);
  if (isEmpty(stack)) return null;
  if (nation === 'PO') return polishRefusal(world, stack, to);
  if (state.nations[nation].stance === 'out') return refusing('left-the-war', '21.3.2', { nation });
  if (marchesOut(world, stack, nation)) return refusing('french-aid-only', '19.4');
  if (march && closer(world, stack, march.from, to)) return refusing('armistice', '22.5.2', { at: to });
  return null;
}

/** SPs that leave a France which only aids Austria. */
const FRENCH_AID = 12;
function marchesOut(world: World, stack: Stack, to: Colour): boolean {
  const { state } = world;
  const own = spOfNation(stack, 'FR');
  if (!aidsOnly(world) || own === 0 || to === 'FR') return false;
  if (spaceOf(world, stack.at).nation !== 'FR') return false;
  const abroad = state.stacks.filter(({ at }) => spaceOf(world, at).nation !== 'FR');
  return abroad.reduce((sum, each) => sum + spOfNation(each, 'FR'), own) > FRENCH_AID;
}

/** Prussians stay out of Warsaw, unless Saxony is their ally (22.4). */
function polishRefusal(world: World, stack: Stack, to: SpaceId): Refusal | null {
  if (!nationsOf(stack.troops).includes('PR') || to !== 'warsaw' || saxonAlly(world)) return null;
  return refusing('warsaw', '22.4');
}

const saxonAlly = ({ state }: World): boolean =>
  state.nations.SA.stance === 'belligerent' && sideOf(state, 'SA') === 'ap';

const POLISH_FORTRESSES: readonly SpaceId[] = ['torun', 'poznan', 'gdansk'];

/** A force has entered a space: an unfriendly Neutral takes up arms, Poland is violated. */
export function afterEntry(game: Game, stack: Stack): void {
  if (isEmpty(stack)) return;
  const { nation } = spaceOf(game, stack.at);
  if (nation === 'PO') violatePoland(game, stack);
  else endNeutrality(game, nation, stack);
}

/** The land of a Neutral that is no friend: Saxony is nobody's (22.1, 22.3.2). */
export function isUnfriendlyNeutral({ state, data }: World, at: SpaceId, side: Alliance): boolean {
  const { nation } = spaceOf({ data }, at);
  if (nation === 'PO' || state.nations[nation].stance !== 'neutral') return false;
  return nation === 'SA' || state.nations[nation].side !== side;
}

/** An unfriendly Belligerent in its land makes a Neutral join the other side; Saxony opposes whoever comes (22.1.1, 22.3.2). */
function endNeutrality(game: Game, nation: Nation, stack: Stack): void {
  const entrant = sideOfStack(game, stack);
  if (!isUnfriendlyNeutral(game, stack.at, entrant)) return;
  enterWar(game, nation, opposing(entrant));
  if (nation === 'SA' && entrant === 'ap') provokeFrance(game);
}

/**
 * A Belligerent that remains in an unfriendly Neutral's land at the end of its own Turn has violated it (22.1.1). Who was
 * driven there in that very Turn has the next one to leave (22.1.2).
 */
export function overstay(game: Game, power: Power): void {
  for (const stack of forcesOf(game, power)) {
    const { nation } = spaceOf(game, stack.at);
    const { asylum } = stack;
    delete stack.asylum;
    if (nation === 'PO' || !isUnfriendlyNeutral(game, stack.at, sideOfStack(game, stack))) continue;
    if (asylum === 'this-turn') stack.asylum = 'next-turn';
    else endNeutrality(game, nation, stack);
  }
}

const mark = ({ state }: Game, what: string): boolean => {
  if (state.marks.includes(what)) return false;
  state.marks.push(what);
  return true;
};

/** Who stands in a Polish fortress when a scenario begins has entered it, at no cost; the Russians of 1762 came as enemies. */
export function beginInPoland(world: World): void {
  for (const stack of world.state.stacks)
    if (POLISH_FORTRESSES.includes(stack.at) && (sideOfStack(world, stack) === 'coalition' || stack.troops.RU))
      world.state.marks = [...new Set([...world.state.marks, `coalition-in/${stack.at}`])];
}

/** Retreats, transfers and quarters lead into Polish fortresses as well as marches. */
export function watchPoland(game: Game): void {
  for (const side of ['coalition', 'ap'] as const)
    for (const at of POLISH_FORTRESSES) for (const stack of forcesAt(game, at, side)) violatePoland(game, stack);
}

/** Gdansk before the coup: +1 Prussian VP. A Polish fortress before a Coalition force: -2. Each once a game (22.4). */
function violatePoland(game: Game, stack: Stack): void {
  const { at } = stack;
  const price = polishPrice(game, stack, at);
  const side = sideOfStack(game, stack);
  if (side === 'coalition' && POLISH_FORTRESSES.includes(at)) mark(game, `coalition-in/${at}`);
  if (price === 0) return;
  mark(game, side === 'coalition' ? 'gdansk-entered' : 'poland-violated');
  game.tell({ type: 'poland', at, by: side });
  changeVp(game, 'PR', price, side === 'coalition' ? 'gdansk' : 'poland');
}

/** Prussian VPs for a force that enters a Polish space (22.4). */
function polishPrice(world: World, stack: Stack, at: SpaceId): number {
  const { state } = world;
  if (sideOfStack(world, stack) === 'coalition')
    return at === 'gdansk' && !hasFlag(state, 'danzig_coup') && !state.marks.includes('gdansk-entered') ? 1 : 0;
  if (nationality(world, stack) !== 'PR' || !POLISH_FORTRESSES.includes(at) || saxonAlly(world)) return 0;
  return state.marks.includes(`coalition-in/${at}`) || state.marks.includes('poland-violated') ? 0 : -2;
}

/** Whether a force that enters would bring a Neutral into the war, or pay for Poland: nobody comes there by the way. */
export function offends(world: World, stack: Stack, at: SpaceId): boolean {
  if (isEmpty(stack)) return false;
  if (spaceOf(world, at).nation === 'PO') return polishPrice(world, stack, at) !== 0;
  return isUnfriendlyNeutral(world, at, sideOfStack(world, stack));
}

/** Why a force may not attack there: an Armistice, or friendly Neutrals (22.1, 22.5.2). */
export function attackRefusal(world: World, stack: Stack, at: SpaceId): Refusal | null {
  const { state } = world;
  const enemy = opposing(sideOfStack(world, stack));
  const foes = forcesAt(world, at, enemy).flatMap(({ troops }) => nationsOf(troops));
  const holder = holderOf(world, at);
  const all: Nation[] = foes.length > 0 || holder === 'PO' ? foes : [holder];
  if (all.some((nation) => nationsOf(stack.troops).some((own) => truceBetween(state, own, nation))))
    return refusing('armistice', '22.5.2', { at });
  if (isOutnumbered(world, stack, at)) return refusing('entrenched-camp', '15.1.1', { at });
  if (all.length > 0 && all.every((nation) => state.nations[nation].stance === 'neutral'))
    return refusing('neutral', '22.1', { at });
  return null;
}

/** Why a fortress may not be besieged or stormed: an Armistice with who holds it or stands in it, or a Neutral's (22.1, 22.5.2). */
export function assaultRefusal(world: World, stack: Stack, at: SpaceId): Refusal | null {
  const { state } = world;
  const holder = holderOf(world, at);
  const garrison = forcesAt(world, at, opposing(sideOfStack(world, stack)), true);
  const all = [...(holder === 'PO' ? [] : [holder]), ...garrison.flatMap(({ troops }) => nationsOf(troops))];
  if (all.some((nation) => nationsOf(stack.troops).some((own) => truceBetween(state, own, nation))))
    return refusing('armistice', '22.5.2', { at });
  return holder !== 'PO' && state.nations[holder].stance === 'neutral' ? refusing('neutral', '22.1', { at }) : null;
}

/** A force entrenched by a card is attacked only with more SPs than it has, until the end of the Turn (P23). */
function isOutnumbered(world: World, stack: Stack, at: SpaceId): boolean {
  const camps = world.state.flags.filter(({ id }) =>
    world.data.cards.flags.get(id)?.mods.some(({ word }) => word === 'larger_attacker_only'),
  );
  return camps.some((camp) => {
    const held = world.state.stacks.find(({ id }) => id === camp.stack);
    return (
      held !== undefined &&
      held.at === at &&
      sideOfStack(world, held) !== sideOfStack(world, stack) &&
      (isVeiled(world.state) ? !isMajor(stack) && isMajor(held) : spOf(stack) <= spOf(held))
    );
  });
}
