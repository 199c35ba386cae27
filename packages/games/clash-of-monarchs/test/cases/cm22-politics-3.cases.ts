/** CM §22: a march goes around what would cost more than MPs. */
import { describe, expect, test } from 'vitest';
import type { Power } from '../../src/vocabulary.ts';
import { answer, optionsOf, stateOf, table, told } from '../table.ts';
import { activate, quietly, strategy } from './play.ts';

describe('CM §22.1.1 and §22.4 on the way', () => {
  const fouque = (from: string, saxony: 'neutral' | 'belligerent') =>
    activate(
      strategy({
        hands: { PR: ['P13'] },
        forces: [['PR', from, { leaders: ['fouque'], inf: 2 }]],
        change: (state) => {
          state.marks = [];
          state.control = {};
          state.nations.SA.stance = saxony;
        },
      }),
      'prussia',
      'P13',
      'fouque',
    );
  test('CM §22.4 from Lissa to Deutsch Krone nobody marches through Poznan by the way; he may go there by name, for 2 VPs', () => {
    const match = fouque('lissa', 'belligerent');
    if (optionsOf(match, 'prussia').includes('march/deutsch_krone')) answer(match, 'prussia march/deutsch_krone');
    quietly(match);
    expect(told(match, 'poland')).toEqual([]);
    const named = fouque('lissa', 'belligerent');
    answer(named, 'prussia march/poznan');
    expect(
      quietly(named)
        .log(null)
        .filter(({ type }) => type === 'poland'),
    ).toHaveLength(1);
  });
  test('CM §22.1.1 nor through Neutral Saxony: from Halle Bohemia is out of reach until he has entered it', () => {
    const match = fouque('halle', 'neutral');
    expect(optionsOf(match, 'prussia')).toContain('march/leipzig');
    expect(optionsOf(match, 'prussia')).not.toContain('march/chemnitz');
    answer(match, 'prussia march/leipzig');
    quietly(match);
    expect(stateOf(match).nations.SA).toMatchObject({ stance: 'belligerent', side: 'coalition' });
    expect(optionsOf(match, 'prussia')).toContain('march/chemnitz');
  });
});

describe('CM §24.3 and §19.4 the options of 1757 before the set-up of 1757 is played', () => {
  const opened = (b: readonly Power[], scenario = 's1757') => {
    const match = table({ scenario, phase: 'opening', options: { 'variable-diplomacy': 'yes' } });
    for (const seat of match.waiting)
      for (const { prompt, stamp } of match.decisions(seat)) {
        const power = prompt.args.power as Power;
        match.answer(seat, `${power}/${b.includes(power) ? 'B' : 'A'}`, stamp);
      }
    return stateOf(match);
  };
  test('CM §24.3 (chart) all A is the set-up as printed', () => {
    const { nations, subsidies, powers } = opened([]);
    expect([nations.RU.stance, nations.BR.stance, subsidies]).toEqual([
      'belligerent',
      'belligerent',
      ['versailles_1', 'french_swedish'],
    ]);
    expect(powers.FR.hand).toHaveLength(10);
  });
  test('CM §24.3 (chart) Russia B delays to 1758: +1 Will, no army, no Turn, and France plays from its own deck', () => {
    const { nations, powers, stacks, depots } = opened(['RU']);
    expect([nations.RU.stance, powers.RU.will, powers.RU.tactics.held]).toEqual(['neutral', 14, []]);
    expect(stacks.some(({ troops }) => troops.RU)).toBe(false);
    expect(depots.some(({ nation }) => nation === 'RU')).toBe(false);
    expect(powers.FR.hand).toHaveLength(6);
    expect(powers.FR.hand).toEqual(expect.arrayContaining(['F1', 'F2']));
    expect(powers.FR.hand.every((card) => card.startsWith('F'))).toBe(true);
  });
  test('CM §24.3 (chart) Britain B stays Neutral where its army stands, without cards', () => {
    const { nations, powers, stacks } = opened(['BR']);
    expect([nations.BR.stance, powers.BR.hand, powers.BR.tactics.held]).toEqual(['neutral', [], []]);
    expect(stacks.find(({ leaders }) => leaders.includes('cumberland'))?.at).toBe('minden');
  });
});
