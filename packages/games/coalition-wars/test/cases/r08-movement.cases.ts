/** R §8: the Movement action: Envoy, disbanding, Train pre-move, rounds of movement. */
import { describe, expect, test } from 'vitest';
import { partOf } from '../../src/realpolitik/part.ts';
import { begin, type Differences, entraining, marching, movement } from '../realpolitik.ts';

describe('R §8.1 Select the Envoy', () => {
  test('R §8.1 an Envoy is chosen and gains 1 Morale', () => {
    const table = movement('austria').play('austria', 'envoy/france');
    expect(table.of('france').morale).toBe(8);
    expect(table.asked('austria')).toBe('disband');
  });

  test('R §8.1 an ally cannot be the Envoy', () => {
    const table = movement('austria', { allies: [['austria', 'prussia']] });
    expect(table.options('austria')).toEqual(['envoy/france', 'envoy/italy']);
    expect(table.refusal('austria', 'envoy/prussia')).toBe('envoy-ally, RP §8.1 Select the Envoy');
  });

  test('R §8.1 nor a Power with 15 Morale', () => {
    const table = movement('austria', { morale: { italy: 15 } });
    expect(table.refusal('austria', 'envoy/italy')).toBe('envoy-morale, RP §8.1 Select the Envoy');
  });

  test('R §8.1 without an eligible Envoy there is one round of movement', () => {
    const table = movement('austria', { allies: [['austria', 'prussia']], morale: { italy: 15, france: 15 } });
    expect(table.told('no-envoy')).toHaveLength(1);
    table.play('austria', 'done', 'done', 'done');
    expect(table.phase).toBe('actionCards');
  });

  test('R §8.1 a second round for 2 Morale, a third for 3, if the Envoy permits', () => {
    const table = marching('austria', 'france').play('austria', 'done', 'yes').play('france', 'yes');
    table.play('austria', 'done', 'yes').play('france', 'yes').play('austria', 'done');
    expect(table.of('france').morale).toBe(7 + 6);
    expect(table.phase).toBe('actionCards');
  });

  test('R §8.1 an Envoy with 12 Morale has room for two rounds', () => {
    const table = marching('austria', 'france', { morale: { france: 12 } });
    table.play('austria', 'done', 'yes').play('france', 'yes').play('austria', 'done');
    expect(table.of('france').morale).toBe(15);
    expect(table.told('no-further-round')).toHaveLength(1);
  });
});

describe('R §8.2 Disbanding Garrisons', () => {
  test('R §8.2 Garrisons are taken off the map; a Home Territory goes back to its Power', () => {
    const table = movement('austria', { garrisons: { austria: ['schlesien', 'saxonia'] } });
    table.play('austria', 'envoy/france', 'disband/schlesien', 'disband/saxonia', 'done');
    expect(table.garrison('schlesien')).toBeUndefined();
    expect(table.garrison('saxonia')).toBeUndefined();
  });
});

/** Austria with Generals in Wien, Tyrol and Dalmatia, and these Trains. */
const rails = (trains: readonly string[], differences: Differences = {}) =>
  entraining('austria', 'france', {
    bare: true,
    generals: { austria: { wien: 2, tyrol: 1, dalmatia: 3 }, france: { paris: 0 } },
    trains,
    ...differences,
  });

describe('R §8.3 Train pre-move', () => {
  test('R §8.3 a General travels with his Units along Trains, however far', () => {
    const table = rails(['hungari/wien', 'galicia/hungari', 'dalmatia/hungari']);
    expect(table.cited('austria')).toBe('RP §8.3 Train pre-move');
    table.play('austria', 'rail/austria-1/galicia');
    expect(table.where('austria-1')).toBe('galicia 2');
    expect(table.told('railed')).toEqual([{ type: 'railed', general: 'austria-1', from: 'wien', to: 'galicia' }]);
  });

  test('R §8.3 not where there is no Train', () => {
    const table = rails(['hungari/wien']);
    expect(table.offers('austria', 'rail/austria-1/karinthia')).toBe(false);
    expect(table.refusal('austria', 'rail/austria-1/karinthia')).toBe('no-train, RP §8.3 Train pre-move');
  });

  test('R §8.3 not to a Territory with another of the Power’s Generals, but past him', () => {
    const table = rails(['dalmatia/hungari', 'hungari/wien', 'tyrol/wien']);
    expect(table.refusal('austria', 'rail/austria-1/tyrol')).toBe('own-general, RP §8.3 Train pre-move');
    table.play('austria', 'rail/austria-1/hungari');
    expect(table.offers('austria', 'rail/austria-2/wien')).toBe(true);
    const past = rails(['dalmatia/hungari', 'hungari/wien', 'tyrol/wien', 'karinthia/tyrol']);
    expect(past.offers('austria', 'rail/austria-3/karinthia')).toBe(true);
  });

  test('R §8.3 only through Territories that the Power or its ally controls', () => {
    const trains = ['hungari/wien', 'galicia/hungari'];
    const table = rails(trains, { garrisons: { prussia: ['hungari'] } });
    expect(table.asked('austria')).toBe('march');
  });

  test('R §8.3 nor past an enemy who stands in one of them', () => {
    const trains = ['hungari/wien', 'galicia/hungari', 'karinthia/wien'];
    const table = rails(trains, {
      generals: { austria: { wien: 2 }, prussia: { hungari: 1 }, france: { paris: 0 } },
    });
    expect(table.options('austria')).toEqual(['rail/austria-1/karinthia', 'garrison/austria-1', 'done']);
  });

  test('R §8.3 every General travels once', () => {
    const table = rails(['hungari/wien', 'galicia/hungari']).play('austria', 'rail/austria-1/hungari');
    expect(table.phase).toBe('march');
    const other = rails(['hungari/wien', 'galicia/hungari', 'dalmatia/hungari']).play(
      'austria',
      'rail/austria-1/galicia',
    );
    expect(other.refusal('austria', 'rail/austria-1/hungari')).toBe('rail-moved, RP §8.3 Train pre-move');
  });

  test('R §8.3 a Unit travels without its General, to another of the Power', () => {
    const table = rails(['dalmatia/hungari', 'hungari/wien']).play('austria', 'ferry/austria-3/austria-1');
    expect(table.where('austria-3')).toBe('dalmatia 2');
    expect(table.where('austria-1')).toBe('wien 3');
    expect(table.told('ferried')).toEqual([{ type: 'ferried', from: 'austria-3', to: 'austria-1' }]);
  });

  test('R §8.3 no General has more than 3 Units', () => {
    const table = rails(['dalmatia/hungari', 'hungari/wien']);
    expect(table.refusal('austria', 'ferry/austria-1/austria-3')).toBe('three-units, RP §8.3 Train pre-move');
  });

  test('R §8.3 Units do not go to or from a General who has travelled', () => {
    const table = rails(['dalmatia/hungari', 'hungari/wien', 'karinthia/wien']);
    table.play('austria', 'rail/austria-1/karinthia');
    expect(table.refusal('austria', 'ferry/austria-3/austria-1')).toBe('rail-moved, RP §8.3 Train pre-move');
    expect(table.refusal('austria', 'ferry/austria-1/austria-3')).toBe('rail-moved, RP §8.3 Train pre-move');
  });

  test('R §8.3 and a General who gave or took Units does not travel', () => {
    const table = rails(['dalmatia/hungari', 'hungari/wien', 'karinthia/wien', 'tyrol/wien']);
    table.play('austria', 'ferry/austria-3/austria-1');
    expect(table.refusal('austria', 'rail/austria-1/karinthia')).toBe('rail-units, RP §8.3 Train pre-move');
    expect(table.refusal('austria', 'rail/austria-3/hungari')).toBe('rail-units, RP §8.3 Train pre-move');
  });

  test('R §8.3 Units do not go back: who gave takes none', () => {
    const table = rails(['dalmatia/hungari', 'hungari/wien', 'tyrol/wien']).play(
      'austria',
      'ferry/austria-3/austria-1',
    );
    expect(table.refusal('austria', 'ferry/austria-1/austria-3')).toBe('rail-back, RP §8.3 Train pre-move');
    expect(table.offers('austria', 'ferry/austria-3/austria-2')).toBe(true);
  });

  test('R §8.3 the Envoy gains nothing for the pre-move, and is not asked', () => {
    const table = rails(['hungari/wien']).play('austria', 'rail/austria-1/hungari');
    expect(table.of('france').morale).toBe(8);
    expect(table.asked('austria')).toBe('march');
  });

  test('R §8 before the Train takes him away a General may leave a Garrison at home', () => {
    const table = rails(['hungari/wien', 'karinthia/wien']).play('austria', 'garrison/austria-1');
    expect(table.garrison('wien')).toBe('austria');
    table.play('austria', 'rail/austria-1/hungari');
    expect(table.where('austria-1')).toBe('hungari 1');
  });

  test('R §8.3 who has travelled may still march', () => {
    const table = rails(['hungari/wien']).play('austria', 'rail/austria-1/hungari');
    expect(table.offers('austria', 'move/austria-1/bohemia')).toBe(true);
  });

  test('R §8.3 there is a pre-move before the first round only', () => {
    const table = rails(['hungari/wien', 'karinthia/wien'])
      .play('austria', 'done', 'done', 'yes')
      .play('france', 'yes');
    expect(table.asked('austria')).toBe('march');
  });

  test('R §8.3 an ally’s leave is not needed where the own Trains suffice', () => {
    const differences = { allies: [['austria', 'prussia']], garrisons: { prussia: ['bohemia'] } } as const;
    const table = rails(['bohemia/wien', 'bohemia/hungari', 'hungari/wien'], differences);
    table.play('austria', 'rail/austria-1/hungari');
    expect(table.where('austria-1')).toBe('hungari 2');
  });

  test('R §8.3 an ally who refuses is not asked again for the same journey', () => {
    const differences = { allies: [['austria', 'prussia']], garrisons: { prussia: ['bohemia'] } } as const;
    const table = rails(['bohemia/wien', 'hungari/wien'], differences).play('austria', 'rail/austria-1/bohemia');
    table.play('prussia', 'no');
    expect(table.refusal('austria', 'rail/austria-1/bohemia')).toBe('leave-denied, RP §8.3 Train pre-move');
    expect(table.where('austria-1')).toBe('wien 2');
  });

  test('R §8.3 Trains are used again in the next Movement', () => {
    const table = rails(['hungari/wien', 'karinthia/wien']).play('austria', 'rail/austria-1/hungari');
    table.idle(({ phase }) => phase === 'actionCards');
    expect(partOf(table.state).rail).toEqual({ moved: [], gave: [], took: [] });
  });
});

describe('R §8.4 Movement types', () => {
  test('R §8.4 a land advance to a neighbouring Territory, not into Impassable ones', () => {
    const table = marching('france', 'austria');
    expect(table.offers('france', 'move/france-2/luxembourg')).toBe(true);
    expect(table.refusal('france', 'move/france-2/low_countries')).toBe('impassable, RP §8.4 Movement types');
  });

  test('R §8.4 a sea advance over one Lane of the Power’s colour', () => {
    const table = marching('italy', 'austria', { generals: { italy: { sardinia: 3 } } });
    expect(table.options('italy').filter((id) => id.startsWith('sea/'))).toEqual([
      'sea/italy-1/liguria',
      'sea/italy-1/lazio',
      'sea/italy-1/napoli',
    ]);
  });

  test('R §8.4 Sardinia is reached by sea only', () => {
    const table = marching('italy', 'austria', { generals: { italy: { sardinia: 3 } } });
    expect(table.options('italy').filter((id) => id.startsWith('move/') || id.startsWith('strategic/'))).toEqual([]);
  });

  test('R §8.4 a sea advance may be an attack', () => {
    const table = marching('france', 'austria', {
      bare: true,
      generals: { france: { provence: 2 }, italy: { sardinia: 1 }, austria: { wien: 0 } },
    }).marches('france', 'sea/france-1/sardinia');
    expect(table.told('battle')).toMatchObject([{ at: 'sardinia', attack: 3, defence: 2 }]);
  });

  test('R §8.4 the Lanes of an ally are used if it agrees', () => {
    const table = marching('austria', 'france', {
      bare: true,
      allies: [['austria', 'italy']],
      generals: { austria: { dalmatia: 1 }, france: { paris: 0 } },
    }).play('austria', 'sea/austria-1/napoli');
    expect(table.asked('italy')).toBe('consent');
    expect(table.play('italy', 'yes').where('austria-1')).toBe('napoli 1');
  });

  test('R §8.4 at war they are not, whoever holds their ends', () => {
    const table = marching('austria', 'france', {
      bare: true,
      generals: { austria: { dalmatia: 1 }, france: { paris: 0 } },
      garrisons: { austria: ['napoli'] },
    });
    expect(table.refusal('austria', 'sea/austria-1/napoli')).toBe('no-sea, RP §8.4 Sea advance');
  });

  test('R §8.4 a strategic movement over up to 3 Territories of the Power', () => {
    const table = marching('prussia', 'austria', { bare: true, generals: { prussia: { preussen: 1 } } });
    expect(table.offers('prussia', 'strategic/prussia-1/hannover')).toBe(true);
    expect(table.offers('prussia', 'strategic/prussia-1/rheinland')).toBe(false);
  });

  test('R §8 two Generals of a Power do not end a move in one Territory', () => {
    const table = marching('prussia', 'austria');
    expect(table.refusal('prussia', 'move/prussia-1/magdeburg')).toBe('own-general, RP §8 Multiple Generals');
    table.play('prussia', 'move/prussia-2/hesse', 'done');
    expect(table.offers('prussia', 'move/prussia-1/magdeburg')).toBe(true);
  });

  test('R §8 the example: Austria opens a front in Lombardia, and France refuses a second round', () => {
    const table = begin(
      'envoy',
      {
        bare: true,
        allies: [['austria', 'prussia']],
        generals: { austria: { wien: 3, venezia: 2, dalmatia: 2 } },
        garrisons: { austria: ['venezia'] },
        trains: ['dalmatia/venezia'],
      },
      ['austria'],
    );
    expect(table.offers('austria', 'envoy/prussia')).toBe(false);
    table.play('austria', 'envoy/france', 'done', 'ferry/austria-3/austria-2');
    expect(table.of('france').morale).toBe(8);
    table.play('austria', 'move/austria-2/lombardia', 'garrison/lombardia');
    table.play('austria', 'move/austria-3/venezia', 'done');
    table.play('austria', 'move/austria-1/bohemia', 'garrison/bohemia', 'done');
    table.play('austria', 'done', 'yes').play('france', 'no');
    expect(table.where('austria-2')).toBe('lombardia 2');
    expect(table.where('austria-3')).toBe('venezia 1');
    expect(table.where('austria-1')).toBe('bohemia 2');
    expect(table.garrison('lombardia')).toBe('austria');
    expect(table.garrison('bohemia')).toBe('austria');
    expect(table.of('france').morale).toBe(8);
    expect(table.phase).toBe('actionCards');
  });

  test('R §8 Multiple Garrisoning: where a General leaves and where he enters', () => {
    const table = marching('austria', 'france').play('austria', 'move/austria-1/bohemia');
    table.play('austria', 'garrison/wien', 'garrison/bohemia');
    expect(table.where('austria-1')).toBe('bohemia 1');
    expect(table.garrison('wien')).toBe('austria');
  });
});
