import {
  ask,
  choose,
  type Definition,
  finish,
  type Insight,
  type Intention,
  option,
  type Rules,
  type Title,
} from '@quadrille/kernel';

const WHEELS = 5;
const LETTERS = ['a', 'b', 'c'] as const;
export const RIGHT = 'bacab';

/** A lock of five wheels is set letter by letter; then its owner says how many are right, which is what counts. */
export interface Lock {
  set: string;
  /** Hidden from the thief: whether the owner is at home. */
  home: boolean;
}

type Opened = { type: 'opened'; right: number };

const rightIn = (set: string): number => [...set].filter((letter, i) => letter === RIGHT[i]).length;

const lock: Definition<Lock, Opened, 'turn', Pick<Lock, 'set'>> = {
  id: 'lock',
  version: 1,
  words: {},
  seats: () => ['thief', 'owner'],
  first: () => 'turn',
  setUp: (_, random) => ({ set: '', home: random.below(2, 'home') === 0 }),
  view: ({ set }) => ({ set }),
  determinise(state, seat, random) {
    if (seat !== 'owner') state.home = random.below(2, 'home') === 0;
  },
  phases: {
    *turn({ state, tell }): Rules<'turn'> {
      while (state.set.length < WHEELS)
        state.set += yield* choose('thief', ask('wheel', '§1'), () => LETTERS.map((each) => option(each)));
      const right = rightIn(state.set);
      yield* choose('owner', ask('look', '§2'), () => [option('nod')]);
      tell({ type: 'opened', right });
      return finish(right === WHEELS && !state.home ? ['thief'] : ['owner'], 'opened');
    },
  },
};

/** Letters for all wheels. */
export interface Combination extends Intention {
  readonly letters: string;
}

const combination = (letters: string): Combination => ({ id: letters, letters });

/** None of these is right, but together they have every letter in its place. */
const NEARLY = ['bbbbb', 'aaaaa', 'ccccc', 'bacca', 'ccaab', 'abcac', 'cacbb', 'acbab'].map(combination);

const insight: Insight<Lock, 'turn', Combination> = {
  evaluate: ({ set }, seat) => (seat === 'thief' ? rightIn(set) / WHEELS : 1 - rightIn(set) / WHEELS),
  prior: () => 1,
  boundary: ({ state }) => `${state.set.length === WHEELS}`,
  spoils: (winners, seat) => (winners.includes(seat) ? 1 : 0),
  horizon: { answers: WHEELS - 1 },
  intentions: (_, seat) => (seat === 'thief' ? NEARLY : []),
  follow: ({ set }, { ask: { id } }, { letters }) => (id === 'wheel' ? letters[set.length] : undefined),
  mutate(_, one, other, random) {
    const cut = 1 + random.below(WHEELS - 1, 'cut');
    return combination(one.letters.slice(0, cut) + other.letters.slice(cut));
  },
  atOnce: (_, { ask: { id } }) => (id === 'look' ? 'nod' : undefined),
};

export const LOCK = {
  id: 'lock',
  title: 'Lock',
  listed: false,
  scenarios: [{ id: 'five', title: 'Five wheels', players: [2], options: [] }],
  definition: lock as Title['definition'],
  insight: insight as NonNullable<Title['insight']>,
  data: '',
} satisfies Title;

export const rightLetters = rightIn;
export const BEST_OFFERED = Math.max(...NEARLY.map(({ letters }) => rightIn(letters)));
