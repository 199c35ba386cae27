import { describe, expect, test } from 'vitest';
import type { Card } from '../src/board.ts';
import { affairsOf } from '../src/facts.ts';
import type { State } from '../src/state.ts';
import { answer, optionsOf, post, stateOf, type Table, table } from './table.ts';

/** Ash attacks the Old Keep from the Ford; Elm defends. Both hold one card of each kind. */
function attack(attackers: number, defenders: number, seed: string, change?: (state: State) => void): Table {
  const match = table({
    phase: 'march',
    seed,
    change(state) {
      const cards: readonly Card[] = ['charge', 'shield', 'rally', 'feint'];
      for (const { hand } of state.affairs) hand.splice(0, hand.length, ...cards);
      post(state, 'ash', 'ford', attackers);
      post(state, 'elm', 'keep', defenders);
      change?.(state);
    },
  });
  answer(match, 'ash march/ford/keep', `ash ${attackers}`);
  return match;
}

const strengths = (match: Table) =>
  match.log(null).flatMap((event) => (event.type === 'rolled' ? [event.strength - event.die] : []));

describe('S §7 strength', () => {
  const cases: readonly [string, string, string, readonly [number, number]][] = [
    ['S §7.1 troops count one each', 'none', 'none', [3, 2]],
    ['S §7.2 a charge adds two to the attack, a shield wall to the defence', 'charge', 'shield', [5, 4]],
    ['S §7.3 they add nothing the other way round', 'shield', 'charge', [3, 2]],
    ['S §7.4 a rally adds one to either side', 'rally', 'rally', [4, 3]],
    ['S §7.5 a feint cancels the other card', 'charge', 'feint', [3, 2]],
  ];
  for (const [name, ash, elm, expected] of cases) {
    test(name, () => {
      const match = attack(3, 2, 'strength');
      answer(match, `ash card/${ash}`, `elm card/${elm}`);
      expect(strengths(match)).toEqual(expected);
    });
  }

  test('S §7.6 a wall adds one to the defence', () => {
    const match = attack(3, 2, 'wall', (state) => {
      state.field.keep.wall = true;
      state.stock.wall--;
    });
    answer(match, 'elm card/none', 'ash card/none');
    expect(strengths(match)).toEqual([3, 3]);
  });

  test('S §7.7 cards are laid in secret and shown together', () => {
    const match = attack(3, 2, 'secret');
    answer(match, 'elm card/feint');
    expect(match.log('ash').some(({ type }) => type === 'committed')).toBe(false);
    expect(affairsOf(stateOf(match), 'elm').hand).toHaveLength(4);
    answer(match, 'ash card/rally');
    expect(stateOf(match).discard).toEqual(['rally', 'feint']);
    expect(match.undo('ash')).toMatchObject({ code: 'undo-veil' });
  });
});

describe('S §7 the outcome', () => {
  /** Eight against two win whatever the dice. */
  const storm = (change?: (state: State) => void) => {
    const match = attack(8, 2, 'storm', change);
    answer(match, 'ash card/none', 'elm card/none');
    return match;
  };

  test('S §7.8 beaten defenders lose half, rounded up, and retreat; the attackers move in', () => {
    const match = storm();
    answer(match, 'elm retreat/mill', 'ash no');
    expect(stateOf(match).field).toMatchObject({
      keep: { holder: 'ash', troops: 8 },
      mill: { holder: 'elm', troops: 1 },
    });
    expect(affairsOf(stateOf(match), 'elm').reserve).toBe(8);
  });

  test('S §7.9 they do not retreat to where the attack came from, nor to places of others', () => {
    const match = storm((state) => post(state, 'ash', 'bridge', 1));
    expect(optionsOf(match, 'elm')).toEqual(['retreat/mill', 'retreat/abbey']);
  });

  test('S §7.10 with nowhere to go they scatter', () => {
    const match = storm((state) => {
      for (const each of state.affairs) if (each.house === 'ash') each.reserve += 3;
      for (const place of ['bridge', 'mill', 'abbey'] as const) post(state, 'ash', place, 1);
    });
    expect(match.log(null)).toContainEqual({ type: 'scattered', house: 'elm', troops: 1 });
    expect(match.decisions('ash')[0]?.prompt.id).toBe('plunder');
  });

  test('S §7.11 a place that is plundered brings two coins now, and no renown this season', () => {
    const match = storm((state) => {
      state.season = state.seasons;
    });
    answer(match, 'elm retreat/abbey', 'ash yes');
    expect(affairsOf(stateOf(match), 'ash').coin).toBe(6);
    answer(match, 'ash done', 'elm buy/nothing', 'elm done');
    expect(stateOf(match).affairs.map(({ renown }) => renown)).toEqual([0, 1]);
    expect(match.result).toEqual({ winners: ['elm'], by: 'renown' });
  });

  test('S §7.12 the wall of a stormed place falls', () => {
    const match = storm((state) => {
      state.field.keep.wall = true;
      state.stock.wall--;
    });
    answer(match, 'elm retreat/abbey');
    expect(stateOf(match)).toMatchObject({ field: { keep: { wall: false } }, stock: { wall: 3 } });
  });

  test('S §7.13 beaten attackers lose half, rounded up, go back, and march no more', () => {
    const match = attack(3, 9, 'repel');
    answer(match, 'elm card/none', 'ash card/none');
    expect(stateOf(match).field).toMatchObject({ ford: { holder: 'ash', troops: 1 }, keep: { troops: 9 } });
    expect(match.decisions('ash')[0]?.refused.map(({ code }) => code)).toContain('tired');
  });

  test('S §7.14 equal strength is a victory of the defence', () => {
    const equal = (seed: string) => {
      const match = attack(3, 3, seed);
      answer(match, 'elm card/none', 'ash card/none');
      const [one, other] = match.log(null).flatMap((event) => (event.type === 'rolled' ? [event.die] : []));
      return one === other ? match : undefined;
    };
    const match = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map(equal).find(Boolean);
    expect(match?.log(null)).toContainEqual({ type: 'won', house: 'elm', place: 'keep' });
  });
});
