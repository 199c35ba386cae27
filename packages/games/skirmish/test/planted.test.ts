/** The suite would find these in a real game: a leak, chance that is not the match's own, an answer that is not legal. */
import { Breach, conform, type LawId, subjectOf } from '@quadrille/conformance';
import { type Ask, ask, confirm, type Game as KernelGame, Question, type Rules, reactions } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { charter } from '../src/charter.ts';
import { skirmish } from '../src/definition.ts';
import { affairsOf, housesOf } from '../src/facts.ts';
import { title } from '../src/index.ts';
import type { PhaseId } from '../src/phases.ts';
import type { Event, State } from '../src/state.ts';
import { view } from '../src/view.ts';

type Game = KernelGame<State, Event>;

/** Which of these laws a changed game breaks. */
function broken(
  change: Partial<typeof skirmish>,
  ...asked: readonly (LawId | { scenario: string })[]
): readonly string[] {
  const definition = { ...skirmish, ...change };
  const laws = asked.filter((each) => typeof each === 'string');
  const setup = asked.find((each) => typeof each !== 'string');
  const { breaches } = conform(subjectOf({ ...title, definition }, charter, { ...setup, players: 3 }), {
    games: 4,
    laws,
  });
  return breaches.map((breach) => (breach instanceof Breach ? breach.law : breach.message));
}

/** The market, with something wrong before it opens. */
const beforeMarket = (wrong: (game: Game) => Rules): Partial<typeof skirmish> => ({
  phases: {
    ...skirmish.phases,
    *market(game): Rules<PhaseId> {
      yield* wrong(game);
      return yield* skirmish.phases.market(game);
    },
  },
});

describe('a planted leak is caught', () => {
  test('the view shows where in the deck a feint lies', () => {
    const leaky: typeof view = (state, seat) => ({ ...view(state, seat), deck: state.deck.lastIndexOf('feint') });
    expect(broken({ view: leaky }, 'veil')).toEqual(['veil']);
  });

  test('the view shows spectators the hands', () => {
    const leaky: typeof view = (state, seat) =>
      seat === null ? { ...view(state, null), affairs: state.affairs } : view(state, seat);
    expect(broken({ view: leaky }, 'veil')).toEqual(['veil']);
  });

  test('a question is only put to those who hold a feint', () => {
    const asks = beforeMarket(function* ({ state }) {
      const holder = state.affairs.find(({ hand }) => hand.includes('feint'));
      if (holder) yield* confirm(holder.house, ask('plunder', 'S §7', { place: 'keep' }));
    });
    expect(broken(asks, 'twins')).toEqual(['twins']);
  });

  test('imagination deals what it finds as it finds it', () => {
    const lazy: typeof skirmish.determinise = ({ deck }, _seat, random) => void random.shuffle(deck, 'imagine');
    expect(broken({ determinise: lazy }, 'forgets')).toEqual(['forgets']);
  });
});

describe('a planted flaw of what can be foreseen is caught', () => {
  const watched = { scenario: 'watch' } as const;

  test('only those who hold a Feint are asked whether they lie in wait', () => {
    const asks = beforeMarket(function* ({ state }) {
      const holders = housesOf(state).filter((house) => affairsOf(state, house).hand.includes('feint'));
      yield* reactions({ liftVeil() {} }, holders, (seat) => ({
        seat,
        ask: ask('ambush', 'S §9', { house: 'ash', troops: 1, from: 'ford', to: 'keep' }),
        options: () => [],
      }));
    });
    expect(broken(asks, 'twins')).toEqual(['twins']);
  });

  test('a forecast peeks at the deck', () => {
    let deck: readonly string[] = [];
    const peeking: typeof view = (state, seat) => {
      ({ deck } = state);
      return view(state, seat);
    };
    const forecast = () => [{ id: 'wall', value: deck[0] ?? '', cite: 'S §7' }];
    expect(broken({ view: peeking, forecast }, 'ahead')).toEqual(['ahead']);
  });

  test('a standing order wants what only some are offered', () => {
    const orders = [
      { id: 'let-pass', answer: ({ ask: { id } }: { ask: Ask }) => (id === 'ambush' ? 'ambush/feint' : undefined) },
    ];
    expect(broken({ orders }, watched, 'ahead')).toEqual(['ahead']);
  });

  test('a forecast has no sentence', () => {
    const forecast = () => [{ id: 'weather', value: 'rain', cite: 'S §7' }];
    expect(broken({ forecast }, 'words')).toEqual(['words']);
  });
});

describe('planted non-determinism is caught', () => {
  test('chance that is not the match’s own', () => {
    // biome-ignore lint/correctness/useYield: it asks nothing
    const windfall = beforeMarket(function* ({ state }) {
      if (Math.random() < 0.5) state.affairs.toReversed();
    });
    expect(broken(windfall, 'ambient')).toEqual(['ambient']);
  });

  test('memory outside the state', () => {
    let visits = 0;
    const counting = beforeMarket(function* ({ state }) {
      if (++visits % 7 === 0) yield* confirm(state.order[0] ?? 'ash', ask('plunder', 'S §7', { place: 'keep' }));
    });
    expect(broken(counting, 'restore', 'lockstep', 'replays')).toEqual(['restore', 'lockstep', 'replays']);
  });
});

describe('planted illegal acceptance is caught', () => {
  test('a question that takes anything for an answer', () => {
    class Lax extends Question {
      override settle(id: string): boolean {
        return super.settle(id) || super.settle('yes');
      }
    }
    const lax = beforeMarket(function* ({ state }) {
      const options = [
        { id: 'yes', value: true },
        { id: 'no', value: false },
      ];
      yield [new Lax(state.order[0] ?? 'ash', 'confirm', ask('plunder', 'S §7', { place: 'keep' }), () => options)];
    });
    expect(broken(lax, 'fuzz')).toEqual(['fuzz']);
  });

  test('something is sold to a house that cannot pay', () => {
    // biome-ignore lint/correctness/useYield: it asks nothing
    const credit = beforeMarket(function* ({ state }) {
      const [first] = state.affairs;
      if (first) first.coin -= 3;
      state.bank += 3;
    });
    expect(broken(credit, 'plain')).toEqual(['plain']);
  });
});
