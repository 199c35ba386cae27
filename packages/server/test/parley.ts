/** A small game for tests: hidden words, draws, a sealed choice, something forced, something to take back. */
import {
  type AnyDefinition,
  ask,
  choose,
  type Definition,
  finish,
  type Game,
  option,
  type Rules,
  type Seat,
  sealed,
  secretly,
  type Title,
} from '@quadrille/kernel';

interface State {
  readonly seats: Seat[];
  readonly deck: string[];
  readonly hands: Record<Seat, string[]>;
  readonly said: string[];
  readonly points: Record<Seat, number>;
  round: number;
  readonly rounds: number;
}

type Event =
  | { readonly type: 'said'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'drew'; readonly seat: Seat }
  | { readonly type: 'drew-word'; readonly word: string }
  | { readonly type: 'revealed'; readonly choices: readonly string[] };

interface View {
  readonly round: number;
  readonly hand: readonly string[];
  readonly others: Record<Seat, number>;
  readonly said: readonly string[];
  readonly points: Record<Seat, number>;
}

type Phase = 'turns' | 'wager';

/** Every hidden word contains this: it must never reach anybody but its holder. */
export const CANARY = 'canary';

function* turns(game: Game<State, Event>): Rules<Phase> {
  const { state, tell } = game;
  for (const seat of state.seats) {
    const what = yield* choose(
      seat,
      ask('speak', 'P §1'),
      () => [option('hail'), option('draw'), ...(state.hands[seat] ?? []).map((word) => option(`show/${word}`))],
      () => [{ id: 'sing', code: 'no-singing', cite: 'P §1.1' }],
    );
    if (what === 'hail') tell({ type: 'said', seat, word: 'hail' });
    else if (what === 'draw') draw(game, seat);
    else {
      const word = String(what).replace('show/', '');
      const hand = state.hands[seat] ?? [];
      hand.splice(hand.indexOf(word), 1);
      state.said.push(`shown-by-${seat}`);
      tell({ type: 'said', seat, word: 'something' });
    }
    yield* choose(seat, ask('bow', 'P §2'), () => [option('bow')]);
  }
  return 'wager';
}

function draw({ state, random, tell }: Game<State, Event>, seat: Seat): void {
  if (state.deck.length === 0) return;
  const [word = ''] = state.deck.splice(random.below(state.deck.length, 'deck'), 1);
  state.hands[seat]?.push(word);
  tell({ type: 'drew', seat });
  tell({ type: 'drew-word', word }, [seat]);
}

function* wager(game: Game<State, Event>): Rules<Phase> {
  const { state } = game;
  const choices = yield* sealed(
    game,
    state.seats.map((seat) => secretly(seat, ask('wager', 'P §3'), () => [option('red'), option('black')])),
  );
  for (const [seat, choice] of choices) if (choice === 'red') state.points[seat] = (state.points[seat] ?? 0) + 1;
  game.tell({ type: 'revealed', choices: state.seats.map((seat) => `${seat} ${choices.get(seat)}`) });
  state.round++;
  if (state.round >= state.rounds) finish(state.seats.slice(0, 1), 'P §4');
  return 'turns';
}

const definition: Definition<State, Event, Phase, View> = {
  id: 'parley',
  version: 1,
  phases: { turns, wager },
  words: {
    'ask/speak': 'Speak.',
    'ask/bow': 'Bow.',
    'ask/wager': 'Red or black?',
    'refusal/no-singing': 'Nobody sings at a parley.',
  },
  seats: ({ players }) => ['anna', 'bela', 'cora', 'dora'].slice(0, players),
  first: () => 'turns',
  setUp: ({ players, options }, random) => {
    const seats = ['anna', 'bela', 'cora', 'dora'].slice(0, players);
    const deck = Array.from({ length: 40 }, (_, i) => `${CANARY}-${i}`);
    random.shuffle(deck, 'deal');
    return {
      seats,
      hands: Object.fromEntries(seats.map((seat) => [seat, deck.splice(0, 3)])),
      deck,
      said: [],
      points: {},
      round: 0,
      rounds: Number(options.rounds ?? 3),
    };
  },
  view: (state, seat) => ({
    round: state.round,
    hand: seat === null ? [] : [...(state.hands[seat] ?? [])],
    others: Object.fromEntries(Object.entries(state.hands).map(([each, hand]) => [each, hand.length])),
    said: [...state.said],
    points: { ...state.points },
  }),
  determinise: (state, seat, random) => {
    const hidden = state.seats.filter((each) => each !== seat);
    const pool = [...state.deck, ...hidden.flatMap((each) => state.hands[each] ?? [])].sort();
    random.shuffle(pool, 'imagine');
    for (const each of hidden) {
      const hand = state.hands[each] ?? [];
      hand.splice(0, hand.length, ...pool.splice(0, hand.length));
    }
    state.deck.splice(0, state.deck.length, ...pool);
  },
};

const ROUNDS = ['1', '3', '20', '400'];

export const parley: Title = {
  id: 'parley',
  title: 'Parley',
  listed: false,
  definition: definition as unknown as AnyDefinition,
  data: 'parley-1',
  silent: ['wager'],
  scenarios: [
    {
      id: 'court',
      title: 'At court',
      players: [2, 3, 4],
      options: [{ id: 'rounds', title: 'Rounds', default: '3', values: ROUNDS.map((id) => ({ id, title: id })) }],
    },
  ],
};
