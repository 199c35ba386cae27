import { lookAhead } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../src/definition.ts';
import { affairsOf } from '../src/facts.ts';
import type { State } from '../src/state.ts';
import { answer, optionsOf, post, stateOf, type Table, table } from './table.ts';

/** Ash is on the march; Elm and Oak stand next to the Old Keep. */
const watched = (change?: (state: State) => void): Table =>
  table({
    phase: 'march',
    scenario: 'watch',
    players: 4,
    change: (state) => {
      post(state, 'ash', 'ford', 3);
      post(state, 'elm', 'mill', 1);
      post(state, 'oak', 'bridge', 1);
      for (const { hand } of state.affairs) {
        state.deck.push(...hand.splice(0));
        hand.push(...state.deck.splice(state.deck.indexOf('feint'), 1));
      }
      change?.(state);
    },
  });

describe('S §9.1 the banner', () => {
  test('is bid for together with the order of play, each with half of the coins', () => {
    const match = table({ phase: 'bidding', scenario: 'watch' });
    expect(match.decisions('ash').map(({ prompt, options }) => [prompt.id, options.length])).toEqual([
      ['bid', 4],
      ['bid-banner', 4],
    ]);
    answer(match, 'ash 2', 'ash 1', 'elm 0', 'elm 3');
    expect(affairsOf(stateOf(match), 'elm')).toMatchObject({ renown: 1, coin: 3 });
    expect(affairsOf(stateOf(match), 'ash')).toMatchObject({ renown: 0, coin: 4 });
    expect(match.waiting).toEqual(['ash']);
  });
});

describe('S §9.2 who marches past may be waylaid', () => {
  test('all who stand next to the place are asked at once, and are waited for until the last has answered', () => {
    const match = watched();
    answer(match, 'ash march/ford/keep', 'ash 3');
    expect(match.waiting).toEqual(['elm', 'oak']);
    answer(match, 'oak pass');
    expect([match.waiting, match.awaited]).toEqual([['elm'], ['elm', 'oak']]);
    answer(match, 'elm pass');
    expect(stateOf(match).field.keep).toMatchObject({ holder: 'ash', troops: 3 });
  });

  test('who holds no Feint is asked as well, and can only let it pass', () => {
    const match = watched((state) => affairsOf(state, 'elm').hand.splice(0, 1, 'rally'));
    answer(match, 'ash march/ford/keep', 'ash 3');
    expect([optionsOf(match, 'elm'), optionsOf(match, 'oak')]).toEqual([['pass'], ['pass', 'ambush/feint']]);
  });

  test('each that strikes fells one, in the order of the seats', () => {
    const match = watched();
    answer(match, 'ash march/ford/keep', 'ash 3', 'oak ambush/feint', 'elm ambush/feint');
    const struck = match.log(null).flatMap((event) => (event.type === 'ambushed' ? [event.house] : []));
    expect(struck).toEqual(['elm', 'oak']);
    expect(stateOf(match).field.keep).toMatchObject({ holder: 'ash', troops: 1 });
    expect(stateOf(match).discard.filter((card) => card === 'feint')).toHaveLength(2);
  });

  test('no Feint is spent on troops that have fallen already', () => {
    const match = watched();
    answer(match, 'ash march/ford/keep', 'ash 1', 'elm ambush/feint', 'oak ambush/feint');
    expect(affairsOf(stateOf(match), 'oak').hand).toEqual(['feint']);
    expect(stateOf(match).field.keep.holder).toBe(null);
    expect(match.waiting).toEqual(['ash']);
  });
});

describe('what can be foreseen', () => {
  const outset = (match: Table) => ({
    definition: skirmish as Parameters<typeof lookAhead>[0]['definition'],
    branch: () => match.branch() as ReturnType<Parameters<typeof lookAhead>[0]['branch']>,
  });

  test('a march is looked at as if everybody let it pass', () => {
    const match = watched();
    const items = ['march/ford/keep', '3', 'done'].map((option) => ({ option }));
    const { took, passing, stopped } = lookAhead(outset(match), 'ash', items);
    expect([took, passing, stopped]).toEqual([3, 2, undefined]);
    expect(stateOf(match).field.keep.troops).toBe(0);
  });

  test('before a battle: who stands there, the wall, and the odds', () => {
    const match = watched((state) => {
      post(state, 'elm', 'keep', 2);
      Object.assign(state.field.keep, { wall: true });
      state.stock.wall--;
    });
    const items = ['march/ford/keep', '3'].map((option) => ({ option }));
    const { forecast } = lookAhead(outset(match), 'ash', items);
    expect(forecast.map(({ id, value }) => [id, value])).toEqual([
      ['attack', 3],
      ['defence', 2],
      ['wall', 1],
      ['chance', '42 %'],
    ]);
  });
});
