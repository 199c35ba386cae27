/** The cards of a turn (§8.1.3). */
import type { Rules } from '@quadrille/kernel';
import type { EventCard } from '../data/model.ts';
import { inPlay } from '../facts/ground.ts';
import { plays } from '../facts/realms.ts';
import { MINORS, POWERS } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { musterRival, soloDeck } from './solo.ts';

/** All historical events of the turn, and generic ones at random up to the number; all are dealt. */
export function* deck(game: Game): Rules<'half'> {
  const { state, data, random, tell } = game;
  const cards = [...data.cards.values()];
  const solo = state.chairs.length === 1 ? soloDeck(game) : null;
  const historical =
    solo?.historical ?? cards.filter((card) => card.historical && isDealt(game, card)).map(({ id }) => id);
  const generic = solo?.generic ?? cards.filter((card) => !card.historical).map(({ id }) => id);
  const size = solo?.size ?? data.cardsPerTurn[state.chairs.length] ?? 0;
  const shuffled = random.shuffle([...generic], 'deck');
  const dealt = random.shuffle([...historical, ...shuffled.splice(0, Math.max(0, size - historical.length))], 'deal');
  state.box.splice(0, state.box.length, ...shuffled.sort());
  state.discard.splice(0);
  for (const [i, card] of dealt.entries()) state.chairs[i % state.chairs.length]?.hand.push(card);
  musterRival(game);
  tell({ type: 'dealt', cards: dealt.length });
  for (const { player, hand } of state.chairs) {
    hand.sort();
    tell({ type: 'hand', player, cards: [...hand] }, [player]);
  }
  state.stage = 'half';
  return 'half';
}

/**
 * Events of this turn; left out are those whose Powers are all out of play, and those that name only minors or areas out
 * of play. Events that name nobody stay (reading 42).
 */
function isDealt(world: World, { from, to, ops }: EventCard): boolean {
  const { turn } = world.state;
  if (turn < from || turn > to) return false;
  const named = namesIn(ops);
  const powers = POWERS.filter((power) => named.has(power));
  if (powers.length > 0) return powers.some((power) => plays(world, power));
  const things = [...named].filter((each) => MINORS.some((minor) => minor === each) || world.data.areas.has(each));
  return things.length === 0 || things.some((each) => takesPart(world, each));
}

const takesPart = (world: World, thing: string): boolean =>
  world.data.areas.has(thing) ? inPlay(world, thing) : world.state.minors.some(({ minor }) => minor === thing);

/** Everything that the operations of a card name. */
function namesIn(ops: EventCard['ops']): ReadonlySet<string> {
  const fields = ops.flatMap((op) => Object.entries(op).filter(([key]) => key !== 'op' && key !== 'when'));
  return new Set(fields.flatMap(([, value]) => (Array.isArray(value) ? value.map(String) : [String(value)])));
}
