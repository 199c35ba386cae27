/** What bots make of positions of Coalitions. */
import { describe, expect, test } from 'vitest';
import { worldOf } from '../src/coalitions/world.ts';
import { evaluate } from '../src/core/bot/evaluate.ts';
import type { Power } from '../src/core/vocabulary.ts';
import { action, type Differences, endOfRound, type Table } from './position.ts';

const chance = ({ state }: Table, power: Power): number => evaluate(worldOf(state), power);

describe('bots of Coalitions', () => {
  test('know that all chances together are one', () => {
    const table = action('france', 'movement', { influence: { france: 12, austria: 9 } });
    const sum = table.match.seats.reduce((chances, seat) => chances + chance(table, seat as Power), 0);
    expect(sum).toBeCloseTo(1);
  });

  test('see that a lead counts for more the nearer the end is', () => {
    const leadAt = (influence: number) =>
      chance(action('france', 'movement', { influence: { france: influence, austria: influence - 4 } }), 'france');
    expect(leadAt(20)).toBeGreaterThan(leadAt(8));
  });

  test('see who gains Influence next', () => {
    const position: Differences = {
      bare: true,
      influence: { austria: 18, prussia: 18 },
      garrisons: { austria: ['bavaria'], prussia: ['saxonia'] },
    };
    // Mobilisation comes before Gain Influence on the Wheel, Movement after it.
    const soon = action('austria', 'mobilisation', position);
    const late = action('austria', 'movement', position);
    expect(chance(soon, 'austria')).toBeGreaterThan(chance(late, 'austria'));
  });

  test('see the end when an enemy stands in Paris', () => {
    const generals = (austria: object) => ({ bare: true, generals: { austria, france: {} } }) as Differences;
    const before = endOfRound(generals({ tyrol: 1 }));
    const after = endOfRound(generals({ paris: 1 }));
    expect(chance(before, 'austria')).toBeLessThan(0.4);
    expect(chance(after, 'austria')).toBeGreaterThan(0.8);
    expect(chance(after, 'prussia')).toBeLessThan(0.05);
  });

  test('see that it is the end for him too if another has more', () => {
    // At the end of the round the match would be over at once.
    const table = action('austria', 'movement', {
      bare: true,
      generals: { austria: { paris: 1 }, france: {} },
      influence: { austria: 3, russia: 20 },
    } as Differences);
    expect(chance(table, 'russia')).toBeGreaterThan(chance(table, 'austria'));
  });
});
