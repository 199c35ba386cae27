/** C §3: winning the game. */
import { expect, test } from 'vitest';
import { action, endOfRound, marching } from '../position.ts';

test('C §3 whoever reaches 25 Influence wins at once', () => {
  const table = action('france', 'influence', { influence: { france: 24 } }).idle((at) => at.winners !== undefined);
  expect(table.winners).toEqual(['france']);
  expect(table.match.result?.by).toBe('influence');
});

test('C §3 24 Influence do not win', () => {
  const table = action('france', 'influence', { influence: { france: 23 } }).idle((at) => at.state.turn === 0);
  expect(table.of('france').influence).toBe(24);
  expect(table.winners).toBeUndefined();
});

test('C §3 a battle that brings 25 Influence ends the game before the next battle', () => {
  const table = marching('austria', 'prussia', {
    bare: true,
    influence: { austria: 23 },
    generals: { austria: { tyrol: 3, bohemia: 3 }, france: { lombardia: 0, bavaria: 0 } },
  });
  table
    .marches('austria', 'move/austria-1/lombardia', 'move/austria-2/bavaria')
    .play('austria', 'battle/bavaria')
    .idle();
  expect(table.winners).toEqual(['austria']);
  expect(table.where('france-1')).toBe('lombardia 0');
});

const inParis = (power: 'austria' | 'ottomans') => ({ generals: { [power]: { paris: 1 }, france: {} } });

test('C §3 a General of a Power at war with France in Paris at the end of a round ends the game', () => {
  const table = endOfRound({ ...inParis('austria'), bare: true, influence: { austria: 5, france: 10 } }).idle();
  expect(table.match.result).toEqual({ winners: ['austria'], by: 'paris' });
  expect(table.state.round).toBe(1);
});

test('C §3 the Conqueror of Paris adds 9 Influence in the British Coalition', () => {
  const table = endOfRound({ ...inParis('austria'), bare: true }).idle();
  expect(table.of('austria').influence).toBe(9);
});

test('C §3 the Conqueror of Paris adds 6 Influence outside the British Coalition', () => {
  const table = endOfRound({ ...inParis('ottomans'), bare: true }).idle();
  expect(table.of('ottomans').influence).toBe(6);
});

test('C §3 the French player may have the most Influence and win although Paris has fallen', () => {
  const table = endOfRound({ ...inParis('austria'), bare: true, influence: { austria: 5, france: 15 } }).idle();
  expect(table.winners).toEqual(['france']);
});

test('C §3 Paris may lift several Powers above 25: the most Influence wins', () => {
  const table = endOfRound({
    bare: true,
    generals: { austria: { paris: 1 }, britain: { paris: 1 }, france: {} },
    influence: { austria: 18, britain: 17 },
  }).idle();
  expect([table.of('austria').influence, table.of('britain').influence]).toEqual([27, 26]);
  expect(table.winners).toEqual(['austria']);
});

test('C §3 Paris is not looked at before the round ends', () => {
  const table = action('austria', 'muster', { ...inParis('austria'), bare: true });
  table.idle((at) => at.state.turn !== 2);
  expect(table.winners).toBeUndefined();
});

test('C §3 a French ally in Paris conquers nothing', () => {
  const table = endOfRound({ ...inParis('austria'), bare: true, status: { austria: 'french' } });
  expect(table.winners).toBeUndefined();
  expect(table.phase).not.toBe('turnEnd');
});

test('C §3 equal Influence: the worth of the Disputed Territories held decides', () => {
  const table = endOfRound({
    ...inParis('austria'),
    bare: true,
    influence: { austria: 0, france: 9 },
    garrisons: { france: ['holland'], austria: ['bavaria', 'lombardia'] },
    morale: { france: 15, austria: 0 },
  }).idle();
  expect(table.winners).toEqual(['austria']);
});

test('C §3 still equal: the higher Morale decides', () => {
  const table = endOfRound({
    ...inParis('austria'),
    bare: true,
    influence: { france: 9 },
    morale: { france: 8, austria: 7 },
  }).idle();
  expect(table.winners).toEqual(['france']);
});

test('C §3 equal to the last: the victory is shared', () => {
  const table = endOfRound({
    ...inParis('austria'),
    bare: true,
    influence: { france: 9 },
    morale: { france: 8, austria: 8 },
  }).idle();
  expect(table.winners).toEqual(['france', 'austria']);
});

/** Britain subsidises Austria on Leadership while Russia is on Gain Influence and Austria on Muster. */
const CLOSE = {
  bare: true,
  deck: [2],
  money: { britain: 3 },
  influence: { britain: 24, russia: 24 },
  garrisons: { russia: ['bessarabia'] },
} as const;

test('C §3 in the order of the Wheel the first to reach 25 wins, though another would have come further', () => {
  const table = action('britain', 'leadership', { ...CLOSE, options: { actions: 'wheel' } }).play('austria', 'card/2');
  table.play('britain', 'morale', 'offer/austria', '3').play('austria', 'yes');
  expect(table.winners).toEqual(['britain']);
});

test('C §3 in actions taken at the same time 25 is reached at the same time: the most Influence wins', () => {
  const table = action('britain', 'leadership', CLOSE).play('austria', 'card/2');
  table.play('britain', 'morale', 'offer/austria', '3').play('austria', 'yes').idle();
  expect([table.of('britain').influence, table.of('russia').influence]).toEqual([25, 26]);
  expect(table.winners).toEqual(['russia']);
});

test('C §3 Gain Influence that wins ends the match before anybody is asked anything', () => {
  const table = action('france', 'influence', {
    bare: true,
    influence: { france: 24 },
    garrisons: { france: ['holland'] },
  });
  expect(table.winners).toEqual(['france']);
});

test('C §3 a battle that wins ends the match: nobody is asked where the beaten General goes', () => {
  const table = marching('austria', 'prussia', {
    bare: true,
    influence: { austria: 23 },
    generals: { austria: { bohemia: 3 }, france: { bavaria: 0, paris: 0 } },
  }).marches('austria', 'move/austria-1/bavaria');
  table.idle((at) => at.asked('france') === 'defeated' || at.winners !== undefined);
  expect(table.winners).toEqual(['austria']);
  expect(table.state.battle).toBeNull();
});

test('C §3 Paris is looked at before hands are brought to their limit', () => {
  const table = endOfRound({ ...inParis('austria'), bare: true, hands: { russia: [2, 2, 3, 3, 3, 4, 4] } });
  expect(table.winners).toEqual(['austria']);
});
