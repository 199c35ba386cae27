/** CM §9.2, 9.4.1 and 17.3: a depot that is masked feeds nobody from that moment on. */
import { describe, expect, test } from 'vitest';
import { answer, stackOf } from '../table.ts';
import { go } from './drive.ts';
import { quietly, strategy } from './play.ts';

describe('CM §9.4.1 the depot that a force traces to is Suppressed', () => {
  /** Keith at Sagan lives on Glogau alone: Austrians bar the roads to Berlin and Dresden. */
  const keith = (garrison: number, says: 'inside' | 'stand') => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['AU', 'neumarkt', { leaders: ['browne'], inf: 20 }],
        ['AU', 'gorlitz', { inf: 1 }],
        ['AU', 'crossen', { inf: 1 }],
        ['PR', 'glogau', { inf: garrison }],
        ['PR', 'sagan', { leaders: ['keith'], inf: 10 }],
      ],
      hands: { AU: ['A1'] },
    });
    answer(match, 'austria ops/A1', 'austria browne', 'austria done');
    quietly(match);
    answer(match, 'austria step/liegnitz');
    quietly(match);
    answer(match, 'austria step/glogau');
    go(match, { interrupt: says, intercept: says, inside: says === 'inside' ? says : 'outside', withdraw: 'stand' });
    return stackOf(match, 'keith')?.supply;
  };
  test('CM §9.4.1, 17.3 by an army that masks it on entering: three SPs are no hindrance', () => {
    expect(keith(3, 'inside')).toBe('short');
  });
  test('CM §9.4.1, 17.3 eight SPs in the open keep it from being masked; when they go inside it is', () => {
    expect([keith(8, 'stand'), keith(8, 'inside')]).toEqual(['full', 'short']);
  });
});
