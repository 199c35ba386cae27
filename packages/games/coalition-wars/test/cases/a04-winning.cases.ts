/** AR §4: winning the game. */
import { expect, test } from 'vitest';
import { action, endOfRound, marching } from '../ancien-regime.ts';

test('AR §4 the first Power at 25 Influence wins at once', () => {
  const table = action('austria', 'influence', {
    bare: true,
    influence: { austria: 24 },
    garrisons: { austria: ['bavaria'] },
  }).idle((at) => at.winners !== undefined);
  expect(table.match.result).toEqual({ winners: ['austria'], by: 'influence' });
});

test('AR §4 24 Influence do not win', () => {
  const table = action('austria', 'influence', { bare: true, influence: { austria: 24 } });
  table.idle((at) => at.state.turn === 1);
  expect(table.winners).toBeUndefined();
});

test("AR §4 the Emperor's Influence counts: 23 and the crown win", () => {
  const table = action('austria', 'influence', { bare: true, influence: { austria: 23 }, emperor: 'austria' });
  table.idle((at) => at.winners !== undefined);
  expect(table.winners).toEqual(['austria']);
});

test('AR §4 a battle that brings 25 ends the game before the next battle', () => {
  const table = marching('austria', 'ottomans', {
    bare: true,
    influence: { austria: 23 },
    generals: { austria: { tyrol: 3, bohemia: 3 }, france: { lombardia: 0, bavaria: 0 } },
  });
  table.marches('austria', 'move/austria-1/lombardia', 'move/austria-2/bavaria').play('austria', 'battle/bavaria');
  table.idle();
  expect(table.winners).toEqual(['austria']);
  expect(table.where('france-1')).toBe('lombardia 0');
});

test('AR §4 nobody wins by standing in Paris', () => {
  const table = endOfRound({ bare: true, generals: { austria: { paris: 3 } }, influence: { austria: 20 } });
  expect(table.winners).toBeUndefined();
  expect(table.state.round).toBe(2);
});

test('AR §4 of several who reach 25 in actions taken together the highest wins', () => {
  const table = action('austria', 'influence', {
    bare: true,
    influence: { austria: 24, britain: 26 },
    garrisons: { austria: ['bavaria'] },
  }).idle((at) => at.winners !== undefined);
  expect(table.winners).toEqual(['britain']);
});
