/** R §10: board state adjustments. */
import { describe, expect, test } from 'vitest';
import { type Differences, diplomacy } from '../realpolitik.ts';

/** Austria and Prussia ally; the others miss one another. */
const ALLY = { austria: 'prussia', prussia: 'austria', france: 'italy', italy: 'austria' } as const;
/** Nobody allies. */
const PART = { austria: 'france', prussia: 'austria', france: 'italy', italy: 'prussia' } as const;

describe('R §10.1 At War to in Alliance', () => {
  const WIEN = {
    bare: true,
    generals: { prussia: { wien: 2 }, austria: { saxonia: 1 } },
    garrisons: { prussia: ['wien', 'bohemia'], austria: ['saxonia'] },
  } as const satisfies Differences;

  test('R §10 the example: Prussia leaves Wien for Bohemia, Austria stays in Saxonia', () => {
    const table = diplomacy(ALLY, WIEN);
    expect(table.asked('prussia')).toBe('allot');
    table.play('prussia', 'allot/prussia-1').play('austria', 'no');
    expect(table.options('prussia')).toEqual(['retreat/bohemia', 'off-map']);
    table.play('prussia', 'retreat/bohemia');
    expect(table.garrison('wien')).toBeUndefined();
    expect(table.where('prussia-1')).toBe('bohemia 3');
    expect(table.where('austria-1')).toBe('saxonia 1');
    expect(table.garrison('saxonia')).toBe('austria');
  });

  test('R §10.1 a Garrison that no General can take becomes 1 Money', () => {
    const table = diplomacy(ALLY, { ...WIEN, generals: { prussia: { wien: 3 } } });
    expect(table.told('money')).toEqual([{ type: 'money', power: 'prussia', gained: 1, why: 'adjustment' }]);
  });

  test('R §10.1 the General may stay if the Power at home allows it', () => {
    const table = diplomacy(ALLY, WIEN).play('prussia', 'allot/prussia-1');
    expect(table.cited('austria')).toBe('RP §10.1');
    expect(table.play('austria', 'yes').where('prussia-1')).toBe('wien 3');
  });

  test('R §10.1 off the map his Units are lost', () => {
    const table = diplomacy(ALLY, WIEN).play('prussia', 'allot/prussia-1').play('austria', 'no');
    table.play('prussia', 'off-map');
    expect(table.general('prussia-1')).toMatchObject({ at: null, units: 0 });
  });

  test('R §10.1 nothing changes between Powers that stay at war', () => {
    const table = diplomacy(PART, WIEN);
    expect(table.garrison('wien')).toBe('prussia');
    expect(table.where('prussia-1')).toBe('wien 2');
  });
});

describe('R §10.2 In Alliance to At War', () => {
  const bohemia = (austria: number, prussia: number, garrison?: 'austria' | 'prussia') =>
    diplomacy(PART, {
      bare: true,
      allies: [['austria', 'prussia']],
      generals: { austria: { bohemia: austria }, prussia: { bohemia: prussia } },
      garrisons: garrison ? { [garrison]: ['bohemia'] } : {},
    });

  test('R §10.2 the weaker goes to the nearest Territory of its Power, or off the map', () => {
    const table = bohemia(2, 1);
    expect(table.asked('prussia')).toBe('retreat');
    expect(table.cited('prussia')).toBe('RP §10.2');
    expect(table.play('prussia', 'retreat/schlesien').where('prussia-1')).toBe('schlesien 1');
    expect(table.where('austria-1')).toBe('bohemia 2');
  });

  test('R §10.2 of equal strength the one with the Garrison stays', () => {
    const table = bohemia(0, 1, 'austria');
    expect(table.asked('prussia')).toBe('retreat');
  });

  test('R §10.2 without a Garrison rock-paper-scissors decides, again if need be', () => {
    const table = bohemia(1, 1);
    table.play('austria', 'rock').play('prussia', 'rock');
    table.play('austria', 'rock').play('prussia', 'paper');
    expect(table.asked('austria')).toBe('retreat');
  });

  test('R §10.2 the weaker recalls its Garrison as well', () => {
    const table = diplomacy(PART, {
      bare: true,
      allies: [['austria', 'prussia']],
      generals: { austria: { bohemia: 3 }, prussia: { hesse: 0 } },
      garrisons: { prussia: ['bohemia'] },
    });
    expect(table.asked('prussia')).toBe('allot');
    expect(table.play('prussia', 'allot/prussia-1').where('prussia-1')).toBe('hesse 1');
    expect(table.garrison('bohemia')).toBeUndefined();
  });

  test('R §10.2 a guest in a Home Territory must measure himself with those who stand there only', () => {
    const table = diplomacy(PART, {
      bare: true,
      allies: [['austria', 'prussia']],
      generals: { austria: { schlesien: 1 }, prussia: { hesse: 0 } },
    });
    expect(table.where('austria-1')).toBe('schlesien 1');
  });
});
