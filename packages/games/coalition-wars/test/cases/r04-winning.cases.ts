/** R §4: winning. */
import { describe, expect, test } from 'vitest';
import { turn } from '../realpolitik.ts';

/** Prussia holds Saxonia, Bohemia and Holstein: 5 Influence when it gains; Austria nothing. */
const SAXONIA = { garrisons: { prussia: ['saxonia', 'bohemia', 'holstein'], france: ['savoy', 'nizza'] } } as const;

describe('R §4 Winning the game', () => {
  test('R §4 who reaches 25 wins when the turn ends', () => {
    const table = turn({ prussia: 'influence' }, { ...SAXONIA, influence: { prussia: 20 } });
    expect(table.winners).toEqual(['prussia']);
    expect(table.told('won')).toEqual([{ type: 'won', power: 'prussia', by: 'influence' }]);
  });

  test('R §4 24 is not enough', () => {
    const table = turn({ prussia: 'influence' }, { ...SAXONIA, influence: { prussia: 19 } });
    expect(table.winners).toBeUndefined();
    expect(table.of('prussia').influence).toBe(24);
  });

  test('R §4 the turn is played to its end: Movement still takes place', () => {
    const table = turn({ prussia: 'influence', italy: 'movement' }, { ...SAXONIA, influence: { prussia: 20 } });
    expect(table.winners).toBeUndefined();
    expect(table.asked('italy')).toBe('envoy');
    expect(table.idle().winners).toEqual(['prussia']);
  });

  test('R §4 of several at 25 or more in the same turn the one with the most wins', () => {
    const influence = { prussia: 20, france: 22 };
    const table = turn({ prussia: 'influence', france: 'influence' }, { ...SAXONIA, influence });
    expect(table.winners).toEqual(['france']);
    expect(table.of('france').influence).toBe(26);
  });

  test('R §4 level on Influence: the higher in Prestige order wins', () => {
    const influence = { prussia: 20, france: 21 };
    const play = { prussia: 'influence', france: 'influence' } as const;
    expect(turn(play, { ...SAXONIA, influence }).winners).toEqual(['france']);
    const prestige = ['prussia', 'austria', 'france', 'italy'] as const;
    expect(turn(play, { ...SAXONIA, influence, prestige }).winners).toEqual(['prussia']);
  });

  test('R §4 a Power below 25 does not win by Prestige', () => {
    const influence = { prussia: 20, austria: 24 };
    expect(turn({ prussia: 'influence' }, { ...SAXONIA, influence }).winners).toEqual(['prussia']);
  });
});
