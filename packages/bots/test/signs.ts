import {
  type AnyInsight,
  ask,
  type Definition,
  finish,
  option,
  type Rules,
  sealed,
  secretly,
  type Title,
} from '@quadrille/kernel';

/** Rock, paper, scissors, once. */
interface Signs {
  score: number;
}

type Shown = { type: 'shown'; sign: string };

const BEATS = { rock: 'scissors', paper: 'rock', scissors: 'paper' } as const;
const ALL = [option('rock'), option('paper'), option('scissors')];

const signs: Definition<Signs, Shown, 'show', Signs> = {
  id: 'signs',
  version: 1,
  words: {},
  seats: () => ['left', 'right'],
  first: () => 'show',
  setUp: () => ({ score: 0 }),
  view: (state) => state,
  determinise: () => {},
  phases: {
    *show(game): Rules<'show'> {
      const shown = yield* sealed(game, [
        secretly('left', ask('sign', '§1'), () => ALL),
        secretly('right', ask('sign', '§1'), () => ALL),
      ]);
      const [left = 'rock', right = 'rock'] = [shown.get('left'), shown.get('right')];
      if (left === right) finish(['left', 'right'], 'draw');
      return finish([BEATS[left] === right ? 'left' : 'right'], 'sign');
    },
  },
};

const insight: AnyInsight = { evaluate: () => 0.5, prior: () => 1, boundary: () => '' };

export const SIGNS: Title = {
  id: 'signs',
  title: 'Signs',
  listed: false,
  scenarios: [{ id: 'one', title: 'One', players: [2], options: [] }],
  definition: signs as Title['definition'],
  insight,
  data: '',
};
