/** AR §3: Bonnie Prince Charlie. */
import { expect, test } from 'vitest';
import { action, marching } from '../ancien-regime.ts';

const LAND = 'land/france-4/scotland';
const france = (britain: Readonly<Record<string, number>> = {}) =>
  marching('france', 'ottomans', {
    bare: true,
    generals: { france: { picardie: 1 }, britain },
    hands: { france: [5, 5], britain: [2] },
  });

test('AR §3 in a French Movement he may take the field in Scotland with two Units', () => {
  const table = france();
  expect(table.offers('france', LAND)).toBe(true);
  table.play('france', LAND, 'done');
  expect(table.where('france-4')).toBe('scotland 2');
  expect(table.told('landed')).toEqual([expect.objectContaining({ general: 'france-4', at: 'scotland' })]);
});

test('AR §3 nobody has to bring him in', () => {
  const table = france().play('france', 'done');
  expect(table.where('france-4')).toBe('off-map');
  expect(table.general('france-4').units).toBe(2);
});

test('AR §3 on landing he may leave a Garrison', () => {
  const table = france().play('france', LAND);
  expect(table.asked('france')).toBe('garrison');
  table.play('france', 'garrison/scotland', 'done');
  expect(table.garrison('scotland')).toBe('france');
  expect(table.where('france-4')).toBe('scotland 1');
});

test('AR §3 then he moves as others do, in the same round', () => {
  const table = france().play('france', LAND, 'done');
  expect(table.offers('france', 'move/france-4/london')).toBe(true);
  table.play('france', 'move/france-4/london', 'garrison/london', 'done', 'done');
  expect(table.garrison('london')).toBe('france');
});

test('AR §3 he may come in a later round of the same Movement', () => {
  const table = france().play('france', 'done', 'yes').play('ottomans', 'yes');
  expect(table.state.march?.round).toBe(2);
  expect(table.offers('france', LAND)).toBe(true);
});

test('AR §3 he comes in no Movement but the French', () => {
  const table = marching('spain', 'ottomans', { bare: true, generals: { spain: { madrid: 1 } } });
  expect(table.options('spain').filter((id) => id.startsWith('land/'))).toEqual([]);
});

test('AR §3 among enemies he stays, and fights when the round of movement is over', () => {
  const table = france({ scotland: 0 }).play('france', LAND);
  expect(table.asked('france')).toBe('march');
  expect(table.options('france').filter((id) => id.includes('france-4'))).toEqual([]);
  expect(table.refusal('france', 'move/france-4/london')).toBe('has-moved, AR §9.7 Movement types');
  table.play('france', 'done');
  expect(table.state.battle).toMatchObject({ at: 'scotland', attacker: 'france', defenders: ['britain'] });
});

test('AR §3 a British Garrison in Scotland is fought as well', () => {
  const table = marching('france', 'ottomans', { bare: true, garrisons: { britain: ['scotland'] } });
  table.play('france', LAND, 'done');
  expect(table.state.battle).toMatchObject({ at: 'scotland', defenders: ['britain'] });
});

test('AR §3 a Garrison of the French Coalition in Scotland is not fought', () => {
  const table = marching('france', 'ottomans', {
    bare: true,
    status: { spain: 'french' },
    garrisons: { spain: ['scotland'] },
  });
  table.play('france', LAND, 'done');
  expect(table.state.battle).toBeNull();
  expect(table.where('france-4')).toBe('scotland 2');
});

test('AR §3 a victory in Scotland brings Influence, and a Garrison if he likes', () => {
  const table = france({ scotland: 0 }).play('france', LAND, 'done', 'card/5', 'card/5');
  table.play('britain', 'off-map').play('france', 'yes');
  expect(table.garrison('scotland')).toBe('france');
  expect(table.of('france').influence).toBe(2);
});

test('AR §3 beaten he is out of the game: his pawn goes off the map without a choice', () => {
  const table = france({ scotland: 3, london: 3 });
  table.play('france', LAND, 'done').idle((at) => at.state.battle === null);
  expect(table.where('france-4')).toBe('off-map');
  expect(table.state.named.france).toBeUndefined();
  expect(table.told('charlie-gone')).toHaveLength(1);
  expect(table.told('off-map').map(({ general }) => general)).toEqual(['france-4']);
});

test('AR §3 it is a one-off event: he does not land twice', () => {
  const table = marching('france', 'ottomans', { bare: true, noCharlie: true, generals: { france: { picardie: 1 } } });
  expect(table.offers('france', LAND)).toBe(false);
});

test('AR §3 on the map he is not offered a second time', () => {
  const table = france().play('france', LAND, 'done');
  expect(table.offers('france', LAND)).toBe(false);
});

test('AR §3 after his end the pawn is a General like any other', () => {
  const table = action('france', 'leadership', { bare: true, noCharlie: true });
  expect(table.offers('france', 'place/france-1/paris')).toBe(true);
  table.play('france', 'place/france-1/paris', 'place/france-2/picardie', 'place/france-3/champagne');
  expect(table.offers('france', 'place/france-4/provence')).toBe(true);
});

test('AR §3 Leadership does not bring him in', () => {
  const table = action('france', 'leadership', { bare: true });
  expect(table.offers('france', 'place/france-4/paris')).toBe(false);
  expect(table.refusal('france', 'place/france-4/paris')).toBe('charlie-waits, AR §3 Bonnie Prince Charlie');
});

test('AR §3 no other French General is placed in Scotland or a British Home Territory', () => {
  const table = action('france', 'leadership', { bare: true, garrisons: { france: ['scotland', 'cornwall'] } });
  for (const at of ['scotland', 'cornwall']) {
    expect(table.offers('france', `place/france-1/${at}`)).toBe(false);
    expect(table.refusal('france', `place/france-1/${at}`)).toBe('charlie-only, AR §3 Bonnie Prince Charlie');
  }
});

test('AR §3 Mobilisation adds Units to him once he is on the map', () => {
  const generals = { france: { picardie: 0, lorraine: 0, provence: 0, scotland: 2 } };
  const landed = action('france', 'mobilisation', { bare: true, generals, money: { france: 2 } });
  expect(landed.play('france', 'unit/france-4').where('france-4')).toBe('scotland 3');
  const waiting = action('france', 'mobilisation', { bare: true, money: { france: 2 } });
  expect(waiting.refusal('france', 'unit/france-4')).toBe('unit-off-map, AR §9.5');
});

test('AR §3 withdrawn by Leadership he is gone', () => {
  const generals = { france: { picardie: 0, lorraine: 0, provence: 0, scotland: 2 } };
  const table = action('france', 'leadership', { bare: true, generals }).play('france', 'withdraw/france-4');
  expect(table.state.named.france).toBeUndefined();
  expect(table.general('france-4')).toMatchObject({ at: null, units: 0 });
});

test('AR §3 a draw drives him off the map if France holds nothing near: he is gone', () => {
  const table = marching('france', 'ottomans', {
    bare: true,
    generals: { britain: { scotland: 2 } },
    hands: { france: [], britain: [] },
  });
  table.play('france', LAND, 'done').idle((at) => at.state.battle === null);
  expect(table.told('draw')).toHaveLength(1);
  expect(table.state.named.france).toBeUndefined();
});
