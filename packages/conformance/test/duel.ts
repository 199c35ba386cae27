/**
 * A toy game for the suite's own tests: three seats, secret bids of cards from the hand, then everyone may exchange a
 * card at the same time. Each flaw is a mistake that authors of rules make, and the laws must catch every one.
 */
import {
  ask,
  choose,
  confirm,
  type Definition,
  finish,
  type Game,
  type Option,
  option,
  parallel,
  plan,
  Question,
  type Random,
  type Rules,
  type Seat,
  sealed,
  secretly,
} from '@quadrille/kernel';
import type { LawId, Subject } from '../src/index.ts';

/** Each flaw, and the laws that are bound to find it. */
export const FLAWS = {
  'leaky view': ['veil'],
  'spectators see hands': ['veil'],
  'leaky prompt': ['forgets', 'twins'],
  'options from a hidden deck': ['veil'],
  'an open question about a hand': ['veil'],
  'flow depends on a hand': ['twins'],
  'news without lifting the veil': ['twins'],
  'hand copied into a local': ['forgets'],
  'imagination shuffles what lies as it lies': ['forgets'],
  'imagination leaves the deck alone': ['forgets'],
  'state outside the state': ['restore', 'lockstep', 'replays', 'undo'],
  'state that is not JSON': ['plain'],
  'one thing in two places': ['plain'],
  'a card is lost': ['plain'],
  'state grows without bound': ['plain'],
  'ambient chance': ['ambient'],
  'ambient time': ['ambient'],
  'goes round in circles': ['ends'],
  'never ends': ['ends'],
  'never reaches a checkpoint': ['restore'],
  'accepts what was not offered': ['fuzz'],
  'offers what it refuses': ['options'],
  'offers a card twice': ['options'],
  'unreadable ids': ['options'],
  'imagined worlds break': ['worlds'],
  'worth more than everything': ['insight'],
  'weighing changes the position': ['insight'],
  'a phrase is missing': ['words'],
  'a gap in a phrase': ['words'],
} as const satisfies Record<string, readonly LawId[]>;
export type Flaw = keyof typeof FLAWS | 'a rule breaks down' | null;

const SEATS = ['ann', 'bob', 'cid'] as const;
type Name = (typeof SEATS)[number];
type Hand = { cards: number[]; points: number };
interface State {
  round: number;
  readonly hands: Record<Name, Hand>;
  readonly deck: number[];
  readonly discard: number[];
  note?: unknown;
}
type Event = { readonly type: 'bid' | 'discarded' | 'drew' | 'drew-card'; readonly seat: Name; readonly card?: number };
type Table = Game<State, Event>;
type Phase = 'bid' | 'exchange';

const CARDS = Array.from({ length: 16 }, (_, i) => i + 1);
const rising = (a: number, b: number): number => a - b;
const cardOption = (card: number): Option<number> => option(`card/${card}`, card);

/** Takes the first option when it is given one that it did not offer. */
class Lax extends Question {
  override settle(id: string): boolean {
    return super.settle(id) || super.settle(this.options[0]?.id ?? '');
  }
}

export function duel(flaw: Flaw = null): Definition<State, Event, Phase, unknown> {
  let elsewhere = 0;

  function* bid(table: Table): Rules<Phase> {
    const { state, tell } = table;
    const bids = yield* sealed(
      table,
      SEATS.map((seat) => secretly(seat, ask('bid', '§1'), () => state.hands[seat].cards.map(cardOption))),
    );
    const [winner] = [...bids].reduce((best, each) => (each[1] > best[1] ? each : best));
    for (const [seat, card] of bids) {
      const { cards } = state.hands[seat];
      cards.splice(cards.indexOf(card), 1);
      if (!(flaw === 'a card is lost' && card === 7)) state.discard.push(card);
      tell({ type: 'bid', seat, card });
    }
    state.hands[winner].points++;
    if (flaw === 'state that is not JSON') state.note = { winner, previous: undefined };
    if (flaw === 'one thing in two places') state.note = state.hands[winner];
    if (flaw === 'state grows without bound') state.note = [...((state.note as unknown[]) ?? []), ...CARDS, ...CARDS];
    const over = state.hands[winner].points === 4 || state.round === 12;
    if (over && flaw !== 'never ends') finish([winner], 'points');
    return flaw === 'never reaches a checkpoint' ? yield* endless(table) : 'exchange';
  }

  /** The next phase is called instead of returned: nothing ever lies between them. */
  function* endless(table: Table): Rules<Phase> {
    yield* exchange(table);
    return yield* bid(table);
  }

  function* exchange(table: Table): Rules<'bid'> {
    yield* parallel(SEATS.map((seat) => exchangeOf(table, seat)));
    for (const seat of SEATS) draw(table, seat);
    table.state.round++;
    return 'bid';
  }

  function* exchangeOf(table: Table, seat: Name): Rules {
    const { state, tell } = table;
    const { cards } = state.hands[seat];
    const copied = [...cards];
    if (flaw === 'flow depends on a hand' && Math.max(...cards) < 8) return;
    if (flaw === 'state outside the state' && ++elsewhere % 5 === 0) return;
    if (flaw === 'ambient chance' && Math.random() < 0.01) return;
    if (flaw === 'ambient time' && new Date().getFullYear() === 1805) return;
    if (flaw === 'goes round in circles') yield* dither(seat);
    if (flaw === 'accepts what was not offered')
      yield [new Lax(seat, 'choose', ask('which', '§2'), () => [option('on')])];
    const next = flaw === 'leaky prompt' ? (state.deck.at(-1) ?? 0) : 0;
    if (!(yield* confirm(seat, ask(flaw === 'a phrase is missing' ? 'swap' : 'exchange', '§2', { next })))) return;
    if (flaw === 'a rule breaks down') {
      cards.pop();
      throw new Error('a rule breaks down');
    }
    const offered = flaw === 'hand copied into a local' ? copied : cards;
    const card = yield* choose(
      seat,
      ask('which', '§2'),
      () => offers(state, offered),
      () => (flaw === 'offers what it refuses' ? [{ id: `card/${cards[0]}`, code: 'dear' }] : []),
    );
    cards.splice(cards.indexOf(card), 1);
    state.discard.push(card);
    tell({ type: 'discarded', seat, card });
    if (flaw !== 'news without lifting the veil') draw(table, seat);
  }

  function offers({ deck }: State, cards: readonly number[]): Option<number>[] {
    const [first = 0] = cards;
    if (flaw === 'offers a card twice') return [...cards, first].map(cardOption);
    if (flaw === 'unreadable ids') return cards.map((card) => option(`card number ${card}`, card));
    if (flaw === 'options from a hidden deck' && (deck.at(-1) ?? 0) > 8) return [cardOption(first)];
    return cards.map(cardOption);
  }

  function* dither(seat: Name): Rules {
    while (yield* plan(seat, ask('which', '§2'), () => [option('hum'), option('haw')]));
  }

  function draw({ state, random, tell }: Table, seat: Name): void {
    const { cards } = state.hands[seat];
    if (cards.length === 3) return;
    if (state.deck.length === 0) state.deck.push(...random.shuffle(state.discard.splice(0), 'deck'));
    const card = state.deck.pop();
    if (card === undefined) return;
    cards.push(card);
    cards.sort(rising);
    tell({ type: 'drew', seat });
    tell({ type: 'drew-card', seat, card }, [seat]);
  }

  function imagine({ hands, deck }: State, seat: Seat | null, random: Random): void {
    const others = SEATS.filter((each) => each !== seat).map((each) => hands[each].cards);
    const piles = flaw === 'imagination leaves the deck alone' ? others : [deck, ...others];
    const unknown = piles.flat();
    if (flaw !== 'imagination shuffles what lies as it lies') unknown.sort(rising);
    random.shuffle(unknown, 'imagine');
    for (const pile of piles) pile.splice(0, pile.length, ...unknown.splice(0, pile.length));
    for (const hand of others) hand.sort(rising);
    if (flaw === 'imagined worlds break') deck.pop();
  }

  return {
    id: 'duel',
    version: 1,
    seats: () => SEATS,
    first: () => 'bid',
    phases: { bid, exchange },
    open: ['exchange', ...(flaw === 'an open question about a hand' ? ['which'] : [])],
    words: {
      'ask/bid': 'Bid a card.',
      'ask/exchange': 'Exchange a card?',
      'ask/which': 'Which one?',
      'refusal/dear': 'Too dear.',
      'event/bid': '{seat} bids {card}.',
      'event/discarded': flaw === 'a gap in a phrase' ? '{seat} discards {what}.' : '{seat} discards {card}.',
      'event/drew': '{seat} draws.',
      'event/drew-card': 'You draw {card}.',
      'result/points': '{winners} wins.',
    },
    setUp: (_, random) => {
      const deck = random.shuffle([...CARDS], 'deck');
      const deal = (): Hand => ({ cards: deck.splice(0, 3).sort(rising), points: 0 });
      return { round: 1, hands: { ann: deal(), bob: deal(), cid: deal() }, deck, discard: [] };
    },
    view: ({ round, hands, deck, discard }, seat) => ({
      round,
      discard,
      deck: flaw === 'leaky view' ? deck.at(-1) : deck.length,
      hands: SEATS.map((each) => {
        const { cards, points } = hands[each];
        const open = each === seat || (flaw === 'spectators see hands' && seat === null);
        return { points, cards: open ? cards : cards.length };
      }),
    }),
    determinise: imagine,
  };
}

/** The duel as a subject of the laws. */
export const duelSubject = (flaw: Flaw = null): Subject<State, Event, Phase, unknown> => ({
  definition: duel(flaw),
  setup: { scenario: 'duel', players: 3, options: {} },
  invariant: ({ hands, deck, discard }) => {
    const cards = [...SEATS.flatMap((seat) => hands[seat].cards), ...deck, ...discard].sort(rising);
    return cards.join() === CARDS.join() ? [] : [`the cards are ${cards.join()}`];
  },
  insight: {
    evaluate: (state, seat) => {
      const { hands } = state as State;
      if (flaw === 'weighing changes the position') hands.ann.points++;
      return flaw === 'worth more than everything' ? 2 : hands[seat as Name].points / 20;
    },
    prior: () => 1,
    boundary: ({ phase }) => phase,
  },
  stateBudget: 500,
  longest: 300,
  longestTail: 12,
  expected: ['ask/bid', 'ask/exchange', 'ask/which', 'event/bid', 'event/discarded', 'event/drew', 'result/points'],
});
