/** AR §10: battles. */
import { describe, expect, test } from 'vitest';
import { type Differences, marching } from '../ancien-regime.ts';

/** Spain, of the British Coalition, comes over the sea to Lombardia; a second General stands by in Patrimonium. */
const LOMBARDIA: Differences = {
  bare: true,
  status: { spain: 'british', austria: 'neutral', russia: 'neutral', prussia: 'neutral' },
  generals: { spain: { catalonia: 3, napoli: 2 }, france: { lombardia: 2, piedmont: 2 } },
  garrisons: { france: ['lombardia'] },
  fortresses: ['lombardia'],
  hands: { spain: [3, 4, 4, 4, 5], france: [2, 2, 3, 5] },
  morale: { spain: 8, france: 8 },
};

const intoLombardia = () =>
  marching('spain', 'ottomans', LOMBARDIA).marches('spain', 'sea/spain-1/lombardia', 'move/spain-2/patrimonium');

test('AR §10 the example begins with 4 against 7: a Garrison with a Fortress counts 4', () => {
  const table = intoLombardia();
  expect(table.state.battle).toMatchObject({
    at: 'lombardia',
    attacker: 'spain',
    attack: { strength: 4 },
    defence: { strength: 7 },
  });
});

test('AR §10 the example of Lombardia: 25 to 21, with all that follows', () => {
  const table = intoLombardia();
  table.play('spain', 'support/spain-2').play('france', 'support/france-2');
  table.play('spain', 'card/4').play('france', 'card/2').play('spain', 'card/3').play('france', 'card/3');
  table.play('spain', 'card/4').play('france', 'card/2').play('spain', 'card/4').play('france', 'card/5');
  table.play('spain', 'card/5');
  expect(table.told('victory')).toEqual([expect.objectContaining({ side: 'attack', attack: 25, defence: 21 })]);
  expect(table.asked('france')).toBe('defeated');
  table.play('france', 'capital').play('spain', 'yes');
  expect(table.garrison('lombardia')).toBe('spain');
  expect(table.state.fortresses).toContain('lombardia');
  expect([table.where('spain-1'), table.where('spain-2')]).toEqual(['lombardia 1', 'patrimonium 1']);
  expect([table.where('france-1'), table.where('france-2')]).toEqual(['paris 0', 'piedmont 1']);
  expect([table.of('spain').morale, table.of('france').morale]).toEqual([3, 3]);
  expect([table.of('spain').hand.length, table.of('france').hand.length]).toEqual([1, 1]);
  expect([table.of('spain').influence, table.of('france').influence]).toEqual([2, 0]);
});

test('AR §10 nobody gives support over a Sea Lane, not even Britain', () => {
  const table = marching('britain', 'ottomans', {
    bare: true,
    generals: { britain: { hannover: 2, london: 3 }, france: { holland: 0 } },
    hands: { britain: [2, 3, 4] },
  });
  table.marches('britain', 'sea/britain-1/holland');
  expect(table.asked('britain')).toBe('battle-card');
  expect(table.options('britain').filter((id) => id.startsWith('support/'))).toEqual([]);
});

test('AR §10 nor Spain from Catalonia to Lombardia', () => {
  const table = marching('spain', 'ottomans', {
    bare: true,
    status: { spain: 'british' },
    generals: { spain: { patrimonium: 2, catalonia: 3 }, france: { lombardia: 0 } },
  });
  table.marches('spain', 'move/spain-1/lombardia');
  expect(table.asked('spain')).not.toBe('support');
});

/** A Prussian General without Units in Saxonia, attacked from Bohemia. */
const saxonia = (more: Differences = {}) =>
  marching('austria', 'ottomans', {
    bare: true,
    generals: { austria: { bohemia: 3 }, prussia: { saxonia: 0 } },
    ...more,
  }).marches('austria', 'move/austria-1/saxonia');

describe('AR §10.4 Influence for a beaten General', () => {
  test('1, and 1 more if victor and beaten are of opposing Coalitions', () => {
    const table = saxonia().idle((at) => at.state.battle === null);
    expect(table.told('influence').map(({ power, gained, why }) => [power, gained, why])).toEqual([
      ['austria', 1, 'battle'],
      ['austria', 1, 'rival-general'],
    ]);
  });

  test('the French Coalition has the same bonus', () => {
    const table = saxonia({ status: { austria: 'french', prussia: 'british' } }).idle((at) => at.state.battle === null);
    expect(table.of('austria').influence).toBe(2);
  });

  test('no bonus against an Expansionist', () => {
    const table = saxonia({ status: { prussia: 'expansionist' } }).idle((at) => at.state.battle === null);
    expect(table.of('austria').influence).toBe(1);
  });

  test('no bonus for an Expansionist', () => {
    const table = saxonia({ status: { austria: 'expansionist' } }).idle((at) => at.state.battle === null);
    expect(table.of('austria').influence).toBe(1);
  });

  test('who only gives support has no bonus', () => {
    const table = saxonia({
      generals: { austria: { bohemia: 3 }, russia: { silesia: 2 }, prussia: { saxonia: 0 } },
    });
    table.play('russia', 'support/russia-1').idle((at) => at.state.battle === null);
    expect([table.of('austria').influence, table.of('russia').influence]).toEqual([2, 1]);
  });

  test('the bonus comes once, though several Generals are beaten', () => {
    const table = saxonia({
      generals: { austria: { bohemia: 3 }, prussia: { saxonia: 0 }, france: { saxonia: 0 } },
      hands: { austria: [5, 5, 5] },
    });
    table.play('austria', 'card/5').idle((at) => at.state.battle === null);
    expect(table.of('austria').influence).toBe(3);
  });

  test('nothing for a lone Garrison', () => {
    const table = saxonia({ generals: { austria: { bohemia: 3 } }, garrisons: { prussia: ['saxonia'] } });
    table.idle((at) => at.state.battle === null);
    expect(table.of('austria').influence).toBe(0);
  });

  test('the defender is rewarded alike', () => {
    const table = saxonia({ generals: { austria: { bohemia: 0 }, prussia: { saxonia: 3 } } });
    table.idle((at) => at.state.battle === null);
    expect(table.of('prussia').influence).toBe(2);
  });
});

test('AR §10.3 without Morale a single card may be played', () => {
  const table = saxonia({ morale: { austria: 0 }, hands: { austria: [4, 5] } });
  table.play('austria', 'card/5');
  expect(table.asked('austria')).not.toBe('battle-card');
});

test('AR §10.4 a draw: the attacker goes back', () => {
  const table = saxonia({ generals: { austria: { bohemia: 1 }, prussia: { saxonia: 1 } } });
  table.idle((at) => at.told('draw').length > 0);
  expect(table.asked('austria')).toBe('retreat');
  table.play('austria', 'retreat/bohemia');
  expect(table.where('austria-1')).toBe('bohemia 0');
  expect(table.where('prussia-1')).toBe('saxonia 0');
});
