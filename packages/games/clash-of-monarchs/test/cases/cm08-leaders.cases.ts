/** CM §8.6.3, 8.6.4 and 17.5.2: leaders whom cards place, and who cannot come. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stackOf, stateOf } from '../table.ts';
import { asked, strategy } from './play.ts';

describe('CM §17.5.2 no leader is transferred out of a besieged fortress', () => {
  test('CM §8.6.4, 17.5.2 F4: Soubise, shut up in Wesel, does not come to Strasbourg; the troops do', () => {
    const place = (besiegers: number) => {
      const match = strategy({
        active: 'FR',
        forces: [
          ['FR', 'wesel', { leaders: ['soubise'], inf: 5, ...(besiegers >= 15 && { inside: true }) }],
          ['BR', 'wesel', { leaders: ['sporcken'], inf: besiegers, field_art: 1 }],
        ],
        hands: { FR: ['F4'] },
      });
      answer(match, 'france event/F4');
      const arrived = stateOf(match).stacks.find(({ at }) => at === 'strasbourg')?.troops.FR?.inf;
      return [stackOf(match, 'soubise')?.at, arrived];
    };
    expect([place(18), place(10)]).toEqual([
      ['wesel', 7],
      ['strasbourg', 7],
    ]);
  });
  test('CM §8.6.3, 17.5.2 P26: Fermor, besieged in Neisse, does not join Frederick, Chernyshev may', () => {
    const match = strategy({
      scenario: 's1762',
      forces: [
        ['PR', 'breslau', { leaders: ['frederick'], inf: 5 }],
        ['RU', 'neisse', { leaders: ['fermor'], inf: 5, inside: true }],
        ['RU', 'kolberg', { leaders: ['chernyshev'], inf: 5 }],
        ['AU', 'neisse', { leaders: ['daun'], inf: 18, field_art: 1 }],
      ],
      hands: { PR: ['P26'] },
    });
    answer(match, 'prussia event/P26', 'prussia done');
    expect(asked(match, 'prussia')).toEqual(['card-leader']);
    expect(optionsOf(match, 'prussia')).toEqual(['chernyshev', 'none']);
  });
});

describe('CM §9.7.1 a Major Depot without walls', () => {
  test('CM §9.7.1 French who hold Holstein alone at the end of their Turn have its depot, while they stay', () => {
    const match = strategy({
      scenario: 's1759',
      active: 'FR',
      forces: [
        ['FR', 'luneburg', { leaders: ['broglie'], inf: 10 }],
        ['DA', 'stade', { inf: 3 }],
      ],
      hands: { FR: ['F10'] },
      change: (state) => {
        Object.assign(state.nations.DA, { stance: 'belligerent', side: 'ap', patron: 'BR' });
      },
    });
    answer(match, 'france ops/F10', 'france broglie', 'france done', 'france march/holstein', 'france done');
    answer(match, 'france done');
    expect(stateOf(match).control.holstein).toBe('FR');
  });
});
