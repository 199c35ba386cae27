/** R §7: the Diplomacy track, entreaties, Alliances. */
import { describe, expect, test } from 'vitest';
import { partOf } from '../../src/realpolitik/part.ts';
import { alliancesOf, begin, diplomacy, entraining, marching, turn } from '../realpolitik.ts';

describe('R §7 The Diplomacy track', () => {
  test('R §8 every Dispatch moves the marker up by one box', () => {
    const table = turn({ france: 'dispatch', prussia: 'dispatch' });
    expect(partOf(table.state).box).toBe(2);
    expect(table.told('dispatched').map(({ power, box }) => [power, box])).toEqual([
      ['france', 2],
      ['prussia', 3],
    ]);
  });

  test('R §8 below the top box there is no Diplomacy Phase', () => {
    expect(turn({ france: 'dispatch' }, { box: 2 }).told('diplomacy')).toEqual([]);
  });

  test('R §8 in the top box it stops, however many Dispatches there are', () => {
    const table = turn({ france: 'dispatch', prussia: 'dispatch', italy: 'dispatch' }, { box: 3 });
    expect(partOf(table.state).box).toBe(4);
    expect(table.told('diplomacy')).toHaveLength(1);
  });

  test('R §8 after the Diplomacy Phase the marker is in the bottom box again', () => {
    const table = turn({ france: 'dispatch' }, { box: 3 });
    for (const power of table.waiting) table.play(power, power === 'italy' ? 'alliance/austria' : 'alliance/italy');
    expect(partOf(table.state).box).toBe(0);
    expect(table.asked('france')).toBe('action-card');
  });
});

describe('R §7 Diplomatic entreaties', () => {
  test('R §7 one Alliance marker and two War markers: one Power gets the Alliance marker', () => {
    const table = begin('negotiation');
    expect(table.options('france')).toEqual(['alliance/austria', 'alliance/italy', 'alliance/prussia']);
    expect(table.match.decisions('france')[0]?.kind).toBe('sealed');
  });

  test('R §7 nothing is known before everybody has chosen', () => {
    const table = begin('negotiation').play('france', 'alliance/italy').play('italy', 'alliance/france');
    expect(table.told('entreaty', 'france')).toEqual([]);
    expect(table.waiting).toEqual(['austria', 'prussia']);
  });

  test('R §7 Powers that give one another their Alliance marker are allies', () => {
    const table = diplomacy({ austria: 'france', france: 'austria', italy: 'prussia', prussia: 'italy' });
    expect(alliancesOf(table)).toEqual(['austria–france', 'italy–prussia']);
  });

  test('R §7 b it is possible that all are at war', () => {
    const table = diplomacy({ austria: 'france', france: 'italy', italy: 'prussia', prussia: 'austria' });
    expect(alliancesOf(table)).toEqual([]);
  });

  test('R §7 c an Alliance can come about that nobody wanted: everybody must give the marker to somebody', () => {
    const table = diplomacy({ austria: 'prussia', france: 'italy', italy: 'austria', prussia: 'austria' });
    expect(alliancesOf(table)).toEqual(['austria–prussia']);
  });

  test('R §7 a not even allies are bound: an Alliance ends if one of them gives its marker elsewhere', () => {
    const table = diplomacy(
      { austria: 'italy', france: 'austria', italy: 'prussia', prussia: 'france' },
      { allies: [['austria', 'france']] },
    );
    expect(alliancesOf(table)).toEqual([]);
    expect(table.told('alliance-ends')).toEqual([{ type: 'alliance-ends', power: 'austria', ally: 'france' }]);
  });

  test('R §7 an Alliance that is renewed goes on', () => {
    const table = diplomacy(
      { austria: 'france', france: 'austria', italy: 'prussia', prussia: 'austria' },
      { allies: [['austria', 'france']] },
    );
    expect(alliancesOf(table)).toEqual(['austria–france']);
    expect(table.told('alliance')).toEqual([]);
    expect(table.told('alliance-ends')).toEqual([]);
  });

  test('R §7 the example: Italy leaves France for Austria', () => {
    const table = turn({ france: 'dispatch' }, { box: 3, allies: [['france', 'italy']] });
    table.play('austria', 'alliance/italy').play('france', 'alliance/italy');
    table.play('italy', 'alliance/austria').play('prussia', 'alliance/france');
    const received = (to: string) =>
      Object.fromEntries(
        table
          .told('entreaty')
          .filter((each) => each.to === to)
          .map(({ from, marker }) => [from, marker]),
      );
    expect(received('italy')).toEqual({ austria: 'alliance', france: 'alliance', prussia: 'war' });
    expect(received('france')).toEqual({ prussia: 'alliance', italy: 'war', austria: 'war' });
    expect(received('austria')).toEqual({ italy: 'alliance', france: 'war', prussia: 'war' });
    expect(received('prussia')).toEqual({ france: 'war', italy: 'war', austria: 'war' });
    expect(alliancesOf(table)).toEqual(['austria–italy']);
    expect(table.told('alliance-ends')).toEqual([{ type: 'alliance-ends', power: 'france', ally: 'italy' }]);
    expect(table.told('alliance')).toEqual([{ type: 'alliance', power: 'austria', ally: 'italy' }]);
  });

  test('R §7 a table may close its talks before the markers are handed over', () => {
    const table = begin('negotiation', { options: { negotiation: 'before' } });
    expect(table.asked('france')).toBe('negotiate');
    for (const power of [...table.waiting]) table.play(power, 'ready');
    expect(table.asked('france')).toBe('entreaty');
  });
});

describe('R §7 Being in an Alliance', () => {
  const BAVARIA = {
    bare: true,
    allies: [['austria', 'prussia']],
    generals: { austria: { wien: 2 }, prussia: { hesse: 2 }, france: { paris: 0 } },
    garrisons: { prussia: ['bohemia', 'bavaria'] },
  } as const;

  test('R §7 a Territory of an ally is entered if it agrees', () => {
    const table = marching('austria', 'france', BAVARIA).play('austria', 'move/austria-1/bohemia');
    expect(table.asked('prussia')).toBe('consent');
    expect(table.cited('prussia')).toBe('RP §7 Being in an Alliance');
    table.play('prussia', 'yes');
    expect(table.where('austria-1')).toBe('bohemia 2');
  });

  test('R §7 and not if it does not', () => {
    const table = marching('austria', 'france', BAVARIA).play('austria', 'move/austria-1/bohemia');
    table.play('prussia', 'no');
    expect(table.where('austria-1')).toBe('wien 2');
    expect(table.refusal('austria', 'move/austria-1/bohemia')).toBe('leave-denied, RP §7 Being in an Alliance');
  });

  test('R §7 allies do not attack each other: entering is no battle', () => {
    const table = marching('austria', 'france', {
      ...BAVARIA,
      generals: { austria: { wien: 2 }, prussia: { bohemia: 2 }, france: { paris: 0 } },
    }).marches('austria', 'move/austria-1/bohemia');
    expect(table.told('battle')).toEqual([]);
  });

  test('R §7 no Garrison is left in a Home Territory of an ally', () => {
    const table = marching('austria', 'france', {
      ...BAVARIA,
      generals: { austria: { bohemia: 2 }, prussia: {}, france: { paris: 0 } },
    });
    table.play('austria', 'move/austria-1/schlesien').play('prussia', 'yes');
    expect(table.asked('austria')).toBe('march');
    expect(table.refusal('austria', 'garrison/austria-1')).toBe('ally-home, RP §8 Placing a Garrison');
  });

  test('R §7 without an Alliance everybody is at war', () => {
    const table = marching('austria', 'france', { ...BAVARIA, allies: [] });
    table.marches('austria', 'move/austria-1/bohemia');
    expect(table.told('battle')).toMatchObject([{ at: 'bohemia', attack: 3, defence: 1 }]);
  });

  test('R §7 Trains through Territories of an ally run if it agrees', () => {
    const table = entraining('austria', 'france', { ...BAVARIA, trains: ['bohemia/wien'] });
    table.play('austria', 'rail/austria-1/bohemia');
    expect(table.asked('prussia')).toBe('consent');
    table.play('prussia', 'yes');
    expect(table.where('austria-1')).toBe('bohemia 2');
  });

  test('R §7 standing leave holds until the next Diplomacy Phase', () => {
    const table = marching('austria', 'france', BAVARIA).play('austria', 'move/austria-1/bohemia');
    table.play('prussia', 'always');
    expect(table.state.consents).toEqual({ land: { prussia: ['austria'] }, sea: {} });
    const later = diplomacy(
      { austria: 'prussia', france: 'italy', italy: 'austria', prussia: 'austria' },
      { allies: [['austria', 'prussia']] },
    );
    expect(later.state.consents).toEqual({ land: {}, sea: {} });
  });
});
