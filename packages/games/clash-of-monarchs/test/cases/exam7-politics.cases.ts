/** CM §22: a march goes around what would cost more than MPs. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stateOf, told } from '../table.ts';
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
