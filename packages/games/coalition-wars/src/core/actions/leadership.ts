/** Leadership: Generals on or off the map, a Battle card, or Morale (C §7.3); in Realpolitik part of Mobilisation. */
import { type Ask, type Option, option, plan, type Refusal, type Refused, type Rules } from '@quadrille/kernel';
import { canDraw, draw } from '../cards.ts';
import { cite, refused, sectionOf } from '../cite.ts';
import { controlled, decider, generalsOf, hasGeneralAt, holdings, hostileAt, MOST_MORALE } from '../facts.ts';
import { leaveMap } from '../pieces.ts';
import type { Game, General, World } from '../state.ts';
import { changeMorale } from '../tracks.ts';
import type { Power, Territory } from '../vocabulary.ts';

export type Step =
  | { readonly place: General; readonly at: Territory }
  | { readonly withdraw: General }
  | { readonly take: 'card' | 'morale' };

/**
 * What the action has turned out to be: after the first step only more of the same. `generals`: a card or Morale were
 * never to be had.
 */
export type Mode = 'open' | 'generals' | 'place' | 'withdraw';

/** C §7.3 */
export function* leadership(game: Game, power: Power): Rules {
  const taken = yield* deploy(game, power, cite(game, 'leadership', 'leadership', { power }), 'open');
  if (taken === 'card') draw(game, power, 1);
  else if (taken === 'morale') changeMorale(game, power, 1, 'leadership');
}

/** Generals are placed, or withdrawn; or, if that is open, something is taken instead. */
export function* deploy(
  game: Game,
  power: Power,
  question: Ask,
  begun: 'open' | 'generals',
): Rules<'card' | 'morale' | null> {
  let mode: Mode = begun;
  for (;;) {
    if (mode !== 'open' && !hasMore(game, power, mode)) return null;
    const step: Step | null = yield* plan(
      decider(game, power),
      question,
      () => stepsOf(game, power, mode),
      () => refusedSteps(game, power, mode, begun),
    );
    if (step === null) return null;
    if ('take' in step) return step.take;
    if ('place' in step) {
      step.place.at = step.at;
      game.tell({ type: 'placed', general: step.place.id, at: step.at });
      mode = 'place';
    } else {
      leaveMap(game, step.withdraw, 'withdrawn');
      mode = 'withdraw';
    }
  }
}

export function stepsOf(world: World, power: Power, mode: Mode): Option<Step>[] {
  const steps: Option<Step>[] = [];
  const generals = mode === 'withdraw' ? [] : reserve(world, power);
  if (generals.length > 0) {
    const places = freePlaces(world, power);
    for (const general of generals)
      for (const at of places) steps.push(option(`place/${general.id}/${at}`, { place: general, at }));
  }
  if (mode !== 'place') {
    for (const general of generalsOf(world, power))
      if (general.at !== null) steps.push(option(`withdraw/${general.id}`, { withdraw: general }));
  }
  if (mode !== 'open') return steps;
  if (canDraw(world, power)) steps.push(option('card', { take: 'card' }));
  if (world.state.powers[power].morale < MOST_MORALE) steps.push(option('morale', { take: 'morale' }));
  return steps;
}

/** Whether a General can still be placed or withdrawn, as the action has turned out. */
function hasMore(world: World, power: Power, mode: Exclude<Mode, 'open'>): boolean {
  if (mode !== 'place' && generalsOf(world, power).some(({ at }) => at !== null)) return true;
  if (mode === 'withdraw' || reserve(world, power).length === 0) return false;
  return freePlaces(world, power).length > 0;
}

/** Generals off the map are alike, but for a named one. */
function reserve(world: World, power: Power): General[] {
  const named = world.state.named[power];
  const off = generalsOf(world, power).filter(({ at }) => at === null);
  const plain = off.find(({ id }) => id !== named);
  const able = off.filter((general) => general === plain || general.id === named);
  const { reserved } = world.rules.hooks;
  return reserved ? able.filter((general) => reserved(world, general) === undefined) : able;
}

/**
 * A General is not placed where his Power has one, nor into the midst of its enemies: that would be an attack.
 * Where it controls the Territory those can only be Generals.
 */
function freePlaces(world: World, power: Power): Territory[] {
  const taken: Territory[] = [];
  for (const { at, power: other } of world.state.generals)
    if (at !== null && (other === power || hostileAt(world, power, other, at))) taken.push(at);
  const { placing } = world.rules.hooks;
  const free: Territory[] = [];
  for (const { id } of holdings(world, power))
    if (!taken.includes(id) && placing?.(world, power, id) === undefined) free.push(id);
  return free;
}

/** Why a General is not placed there, where he is not. */
function obstacle(world: World, power: Power, at: Territory): Refusal {
  const cited = sectionOf(world.rules, 'deployment');
  if (hasGeneralAt(world, power, at)) return { code: 'own-general', args: { at }, cite: cited };
  return world.rules.hooks.placing?.(world, power, at) ?? { code: 'foes-present', args: { at }, cite: cited };
}

/** Generals whom Leadership does not bring onto the map. */
const reservedSteps = (world: World, power: Power): Refused[] =>
  generalsOf(world, power).flatMap((general) => {
    const reason = general.at === null ? world.rules.hooks.reserved?.(world, general) : undefined;
    if (!reason) return [];
    return controlled(world, power).map((at) => ({ id: `place/${general.id}/${at}`, ...reason }));
  });

function refusedSteps(world: World, power: Power, mode: Mode, begun: Mode): Refused[] {
  const { state } = world;
  if (mode === 'place' || mode === 'withdraw') return otherKinds(world, power, mode, begun);
  const free = freePlaces(world, power);
  const places: Refused[] = reserve(world, power).flatMap((general) =>
    controlled(world, power)
      .filter((at) => !free.includes(at))
      .map((at) => ({ id: `place/${general.id}/${at}`, ...obstacle(world, power, at) })),
  );
  places.push(...reservedSteps(world, power));
  if (mode === 'generals') return places;
  const full = state.powers[power].morale >= MOST_MORALE ? [refused(world, 'morale', 'most-morale', 'leadership')] : [];
  return [...places, ...full, ...(canDraw(world, power) ? [] : [refused(world, 'card', 'no-cards', 'leadership')])];
}

/** Whoever has begun to place Generals does not withdraw any, and the reverse; nor is there a card or Morale besides. */
function otherKinds(world: World, power: Power, mode: 'place' | 'withdraw', begun: Mode): Refused[] {
  const others = stepsOf(world, power, begun).filter(({ value }) => !(mode in value));
  return others.map(({ id }) => refused(world, id, 'one-kind', 'deployment'));
}
