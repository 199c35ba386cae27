/** AR §9.7: Movement. */
import { describe, expect, test } from 'vitest';
import { type Differences, marching, movement } from '../ancien-regime.ts';

test('AR §9.7 the example: Britain garrisons Holland, Oporto and Lisboa, and comes to Hannover', () => {
  const table = movement('britain', {
    bare: true,
    status: { prussia: 'british', russia: 'british', austria: 'french', spain: 'french', ottomans: 'neutral' },
    generals: { britain: { london: 3, cornwall: 3 } },
    morale: { ottomans: 2 },
  });
  expect(table.refusal('britain', 'envoy/prussia')).toBe('envoy-ally, AR §9.7 Select the Envoy');
  expect(table.refusal('britain', 'envoy/russia')).toBe('envoy-ally, AR §9.7 Select the Envoy');
  table.play('britain', 'envoy/ottomans', 'done');
  table.play('britain', 'sea/britain-1/holland', 'garrison/holland', 'done');
  table.play('britain', 'sea/britain-2/oporto', 'garrison/oporto', 'done', 'done');
  table.play('britain', 'yes').play('ottomans', 'yes');
  table.play('britain', 'sea/britain-1/hannover', 'done');
  expect(table.offers('britain', 'move/britain-2/lisboa')).toBe(true);
  table.play('britain', 'sea/britain-2/lisboa', 'garrison/lisboa', 'done', 'no');
  expect([table.where('britain-1'), table.where('britain-2')]).toEqual(['hannover 2', 'lisboa 1']);
  expect(['holland', 'oporto', 'lisboa', 'hannover'].map((at) => table.garrison(at))).toEqual([
    'britain',
    'britain',
    'britain',
    undefined,
  ]);
  expect(table.of('ottomans').morale).toBe(5);
});

describe('AR §9.7 sea advances', () => {
  const british = (more: Differences = {}) =>
    marching('britain', 'ottomans', { bare: true, generals: { britain: { cornwall: 3, london: 1 } }, ...more });

  test('one Sea Lane at a time: from Cornwall to Oporto, not on to Lisboa', () => {
    const table = british();
    expect(table.offers('britain', 'sea/britain-1/oporto')).toBe(true);
    expect(table.offers('britain', 'sea/britain-1/lisboa')).toBe(false);
  });

  test('Spain controls the yellow Lanes', () => {
    const table = marching('spain', 'ottomans', { bare: true, generals: { spain: { catalonia: 3 } } });
    expect(
      table
        .options('spain')
        .filter((id) => id.startsWith('sea/'))
        .toSorted(),
    ).toEqual(['sea/spain-1/lombardia', 'sea/spain-1/napoli']);
  });

  test('Britain does not use the Lanes of an enemy', () => {
    const table = marching('britain', 'ottomans', { bare: true, generals: { britain: { napoli: 1 } } });
    expect(table.options('britain').filter((id) => id.startsWith('sea/'))).toEqual([]);
    expect(table.refusal('britain', 'sea/britain-1/catalonia')).toBe('no-sea, AR §9.7 Sea advance');
  });

  test('Spain does not use the British Lanes', () => {
    const table = marching('spain', 'ottomans', { bare: true, generals: { spain: { lisboa: 1 } } });
    expect(table.refusal('spain', 'sea/spain-1/oporto')).toBe('no-sea, AR §9.7 Sea advance');
  });

  test('an ally sails with leave of the Power that controls the Lane', () => {
    const table = marching('france', 'ottomans', {
      bare: true,
      status: { spain: 'french' },
      generals: { france: { catalonia: 2 } },
    });
    table.play('france', 'sea/france-1/napoli');
    expect(table.asked('spain')).toBe('consent');
    expect(table.cited('spain')).toBe('AR §9.7 Sea advance');
    table.play('spain', 'yes').idle((at) => at.asked('france') === 'march');
    expect(table.where('france-1')).toBe('napoli 2');
  });

  test('a sea advance may be an attack', () => {
    const table = british({ garrisons: { france: ['holland'] } }).marches('britain', 'sea/britain-2/holland');
    expect(table.told('battle')).toEqual([expect.objectContaining({ at: 'holland', attacker: 'britain' })]);
  });

  test('nobody leaves Britain but by sea', () => {
    const table = british();
    expect(
      table
        .options('britain')
        .filter((id) => id.startsWith('move/britain-1/'))
        .toSorted(),
    ).toEqual(['move/britain-1/ireland']);
  });
});

describe('AR §9.7 the Envoy', () => {
  test('must be chosen, and gains 1 Morale', () => {
    const table = movement('austria', { bare: true, morale: { ottomans: 2 } });
    expect(table.offers('austria', 'done')).toBe(false);
    table.play('austria', 'envoy/ottomans');
    expect(table.of('ottomans').morale).toBe(3);
  });

  test('the example: an Envoy with 12 Morale permits two rounds at most', () => {
    const table = marching('austria', 'ottomans', { bare: true, morale: { ottomans: 12 } });
    table.play('austria', 'done', 'yes').play('ottomans', 'yes');
    expect(table.of('ottomans').morale).toBe(15);
    table.play('austria', 'done');
    expect(table.told('no-further-round')).toHaveLength(1);
  });

  test('at 15 Morale nobody is chosen', () => {
    const table = movement('austria', { bare: true, morale: { ottomans: 15 } });
    expect(table.refusal('austria', 'envoy/ottomans')).toBe('envoy-morale, AR §9.7 Select the Envoy');
  });

  test('nobody left to choose: one round of movement', () => {
    const table = movement('austria', {
      bare: true,
      morale: { britain: 15, prussia: 15, france: 15, russia: 15, spain: 15, ottomans: 15 },
    });
    expect(table.told('no-envoy')).toHaveLength(1);
    table.play('austria', 'done', 'done');
    expect(table.asked('austria')).not.toBe('request-round');
  });
});

test('AR §9.7 a strategic movement goes through up to three Territories of one’s own', () => {
  const table = marching('russia', 'ottomans', { bare: true, generals: { russia: { karelia: 1 } } });
  expect(table.offers('russia', 'strategic/russia-1/moskva')).toBe(true);
  expect(table.offers('russia', 'strategic/russia-1/don')).toBe(true);
  expect(table.offers('russia', 'strategic/russia-1/zaporozhye')).toBe(false);
});

test('AR §9.7 two Generals of a Power do not end in one Territory', () => {
  const table = marching('russia', 'ottomans', { bare: true, generals: { russia: { kiev: 1, moskva: 1 } } });
  expect(table.refusal('russia', 'move/russia-1/moskva')).toBe('own-general, AR §9.7 Multiple Generals');
});

test('AR §9.7 a disbanded Garrison leaves a Disputed Territory without a master', () => {
  const table = movement('austria', { bare: true, garrisons: { austria: ['silesia'] } });
  table.play('austria', 'envoy/ottomans', 'disband/silesia');
  expect(table.garrison('silesia')).toBeUndefined();
});
