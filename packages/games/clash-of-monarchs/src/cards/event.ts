/** A card played as an event: its effects one after the other (8.6). */
import { choose, type Option, option, type Refusal, type Rules } from '@quadrille/kernel';
import { call, done, type EventTask, eventOf, type Operation, type PhaseId, type Return } from '../agenda.ts';
import { asking, refusing } from '../cite.ts';
import { findStack } from '../facts/spaces.ts';
import { lackOfLeaders, replaceMissing } from '../sequence/leaders.ts';
import { laySiege, newRoll, payForSiege, siegeRefusal } from '../siege/siege.ts';
import type { Stack, State } from '../state.ts';
import type { CardId, Power } from '../vocabulary.ts';
import { winterHome } from '../winter/quarters.ts';
import type { Game, World } from '../world.ts';
import { holds } from './conditions.ts';
import type { Card } from './deck.ts';
import { playOf } from './effects/context.ts';
import { carryOut } from './effects/index.ts';
import { isPossible } from './effects/possible.ts';
import type { Effect } from './grammar.ts';
import { cardOf, discard, mayPlayEvent } from './hands.ts';
import type { Notes } from './sight.ts';

export const newEvent = (
  card: CardId,
  power: Power,
  root: 'do' | 'own',
  length: number,
  notes: Notes = {},
): EventTask => ({
  phase: 'event',
  card,
  power,
  queue: Array.from({ length }, (_, i) => `${root}.${i}`),
  notes,
});

/** How a card is played in one's own Turn: as it stands, or the second way that some Interrupts have (A19). */
const ownWay = (card: Card) => {
  if (card.ownTurn) return { root: 'own' as const, ...card.ownTurn };
  return { root: 'do' as const, when: card.when, do: card.do };
};

/** Why a card cannot be played as an event now (8.6.1; readings, 55). */
export function eventRefusal(game: Game, power: Power, id: CardId): Refusal | null {
  const { state } = game;
  const card = cardOf(game, id);
  const way = ownWay(card);
  if (!mayPlayEvent(game, power, id)) return refusing('other-powers-event', '8.1.1', { card: id });
  if (card.interrupts && !card.ownTurn) return refusing('interrupt-only', '8.6.5', { card: id });
  if (card.symbols.includes('ONCE') && state.played[id]) return refusing('one-time', '8.6.1', { card: id });
  if (id === 'P4' && state.diplomacy.PR === '1757B' && state.season === 'summer')
    return refusing('defensive-course', '19.4', { card: id });
  const play = playOf(game, newEvent(id, power, way.root, way.do.length));
  if (!holds(play.sight, way.when)) return refusing('event-condition', '8.6.1', { card: id });
  const activates = (effect: Effect) =>
    effect.op === 'activate' && !effect.given.winter && holds(play.sight, effect.if);
  if (state.season === 'winter' && way.do.some(activates))
    return refusing('no-winter-activation', '19.3', { card: id });
  return way.do.some((effect) => isPossible(play, effect)) ? null : refusing('event-in-vain', '8.6', { card: id });
}

/** The card is discarded and its effects begin; afterwards play goes on with `back`. */
export function playEvent(game: Game, power: Power, id: CardId, back: Return['phase']): PhaseId {
  const card = cardOf(game, id);
  const way = ownWay(card);
  discard(game, power, id);
  game.tell({ type: 'played', power, card: id, use: 'event' });
  notePlayed(game, id);
  return call(game.state, { ...newEvent(id, power, way.root, way.do.length), lack: lackOfLeaders(game) }, back);
}

export function notePlayed({ state }: Game, id: CardId): void {
  const years = state.played[id] ?? [];
  state.played[id] = [...years, state.year];
}

/** The next effect; when none is left, the card is done. */
export function* event(game: Game): Rules<PhaseId> {
  const { state } = game;
  const task = eventOf(state);
  const address = task.queue.shift();
  if (address === undefined) {
    if (state.season === 'winter' && task.notes.activated) yield* winterHome(game, task.notes.activated);
    if (task.lack) yield* replaceMissing(game, task.lack);
    return done(state);
  }
  if (address === WINTER_SIEGE) return (yield* winterSiege(game, task)) ?? 'event';
  const next = yield* carryOut(playOf(game, task), effectAt(game, task.card, address), address);
  return next ?? 'event';
}

/** One step (c) of the Strategy Card Segment belongs to Winter Operations (readings, 57). */
const WINTER_SIEGE = 'winter-siege';

function* winterSiege(game: Game, task: EventTask): Rules<PhaseId | undefined> {
  const { state } = game;
  const able = () =>
    (task.notes.activated ?? [])
      .filter((id) => !state.turn.withoutCard?.includes(id))
      .flatMap((id) => findStack(state, id) ?? [])
      .filter((stack) => siegeRefusal(game, stack, state.sieges[stack.at] ? 'roll' : 'lay') === null);
  if (able().length === 0) return undefined;
  const stack = yield* choose(state.seats[task.power], asking('winter-siege', '17.4', { power: task.power }), () => [
    ...able().map((each): Option<Stack | null> => option(`siege/${each.at}`, each)),
    option('no', null),
  ]);
  if (stack === null) return undefined;
  if (!state.sieges[stack.at]) {
    laySiege(game, stack);
    return undefined;
  }
  payForSiege(game, stack);
  return call(state, newRoll(stack));
}

/** An Interrupt is carried out on the spot: none of them starts a procedure of its own (8.6.5). */
export function* atOnce(game: Game, power: Power, id: CardId, notes: Notes): Rules {
  const task = newEvent(id, power, 'do', cardOf(game, id).do.length, notes);
  for (let address = task.queue.shift(); address !== undefined; address = task.queue.shift())
    yield* carryOut(playOf(game, task), effectAt(game, id, address), address);
}

/** The effect at a place of the card: `do.1`, or `do.1.0.2`, the third of the first branch of the second. */
export function effectAt(world: Pick<World, 'data'>, id: CardId, address: string): Effect {
  const card = cardOf(world, id);
  const [root, ...path] = address.split('.');
  let list: readonly Effect[] = root === 'own' ? (card.ownTurn?.do ?? []) : card.do;
  for (let i = 0; i < path.length; i += 2) {
    const effect = list[Number(path[i])];
    if (!effect) break;
    if (i + 1 >= path.length) return effect;
    list = branchesOf(effect)[Number(path[i + 1])] ?? [];
  }
  throw new Error(`${id} has no effect ${address}`);
}

const branchesOf = (effect: Effect): readonly (readonly Effect[])[] => {
  if (effect.op === 'roll') return effect.given.rows.map((row) => row.do);
  if (effect.op === 'choice') return effect.given.options.map((each) => each.do);
  return effect.op === 'case' ? [effect.given.do, effect.given.otherwise] : [];
};

/** Forces that a card activated have marched: what became of them matters for the rest of the card. */
export function noteOperation(state: State, { chosen, fought, entered, withdrawalFailed }: Operation): void {
  const below = state.agenda.at(-2);
  if (below?.phase !== 'event') return;
  Object.assign(below.notes, { activated: [...chosen], fought: [...fought], entered: [...entered] });
  below.notes.results = { ...below.notes.results, withdrawal: withdrawalFailed ? 'failed' : 'succeeded' };
  if (state.season === 'winter') below.queue.unshift(WINTER_SIEGE);
}
