import {
  type AnyInsight,
  ask,
  choose,
  type Definition,
  finish,
  option,
  type Rules,
  type Title,
} from '@quadrille/kernel';

/** Ten times the guesser names the side of a hidden coin; the banker takes as much as it likes. */
export interface Coins {
  coin: 'heads' | 'tails';
  guesses: number;
  right: number;
  taken: number;
}

type Shown = { type: 'shown'; coin: string };

const SIDES = ['heads', 'tails'] as const;

export const coins: Definition<Coins, Shown, 'guess' | 'take', Omit<Coins, 'coin'>> = {
  id: 'coins',
  version: 1,
  words: {},
  seats: () => ['guesser', 'banker'],
  first: () => 'guess',
  setUp: (_, random) => ({ coin: random.pick(SIDES, 'coin'), guesses: 0, right: 0, taken: 0 }),
  view: ({ guesses, right, taken }) => ({ guesses, right, taken }),
  determinise(state, _seat, random) {
    state.coin = random.pick(SIDES, 'coin');
  },
  phases: {
    *guess({ state, random, tell }): Rules<'take'> {
      const guess = yield* choose('guesser', ask('guess', '§1'), () => [option('heads'), option('tails')]);
      if (guess === state.coin) state.right++;
      state.guesses++;
      tell({ type: 'shown', coin: state.coin });
      state.coin = random.pick(SIDES, 'coin');
      return 'take';
    },
    *take({ state }): Rules<'guess'> {
      state.taken += yield* choose('banker', ask('take', '§2'), () => [0, 1, 2, 3].map((n) => option(`${n}`, n)));
      if (state.guesses === 10) finish([state.right > 5 ? 'guesser' : 'banker'], 'guesses');
      return 'guess';
    },
  },
};

const insight: AnyInsight = {
  evaluate: (state, seat) => {
    const { right, taken } = state as Coins;
    return seat === 'guesser' ? right / 10 : taken / 30;
  },
  prior: () => 1,
  boundary: ({ state }) => `${(state as Coins).guesses}`,
};

const blind: Title = {
  id: 'coins',
  title: 'Coins',
  listed: false,
  scenarios: [{ id: 'ten', title: 'Ten coins', players: [2], options: [] }],
  definition: coins as Title['definition'],
  data: '',
};

export const COINS: Title = { ...blind, insight };
export const COINS_WITHOUT_INSIGHT: Title = blind;
