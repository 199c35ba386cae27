/** R §2, §3: components and set-up. */
import { describe, expect, test } from 'vitest';
import { PRINTED } from '../../src/core/data.ts';
import { CARDS } from '../../src/core/vocabulary.ts';
import { definition } from '../../src/realpolitik/index.ts';
import { partOf } from '../../src/realpolitik/part.ts';
import { POWERS, scenarioIn } from '../../src/realpolitik/scenario.ts';
import { laidOut, setUp } from '../realpolitik.ts';

const generalsOf = (power: string) =>
  Object.fromEntries(
    laidOut()
      .generals.filter((general) => general.power === power && general.at !== null)
      .map(({ at, units }) => [at, units]),
  );

describe('R §3 Set up', () => {
  test('R §3.1 all Powers begin At War', () => {
    expect(laidOut().allies).toEqual({});
  });

  test('R §3.2 the Diplomacy marker is in the bottom box', () => {
    expect(partOf(laidOut()).box).toBe(0);
  });

  test('R §3.2 everybody sees how many boxes the Diplomacy track has', () => {
    for (const seat of [null, 'prussia'] as const)
      expect(definition.view(laidOut(), seat).realpolitik).toMatchObject({
        box: 0,
        boxes: scenarioIn(PRINTED).topBox + 1,
      });
  });

  test('R §3.3 Prestige: Austria, France, Italy, Prussia', () => {
    expect(partOf(laidOut()).prestige).toEqual(['austria', 'france', 'italy', 'prussia']);
  });

  test('R §3.4 Morale: Italy 5, Prussia 6, France 7, Austria 8', () => {
    const { powers } = laidOut();
    expect(POWERS.map((power) => [power, powers[power].morale])).toEqual([
      ['austria', 8],
      ['france', 7],
      ['italy', 5],
      ['prussia', 6],
    ]);
  });

  test('R §3.5 everybody begins with 0 Influence', () => {
    expect(POWERS.map((power) => laidOut().powers[power].influence)).toEqual([0, 0, 0, 0]);
  });

  test('R §3.8 eleven Trains are in place', () => {
    expect(partOf(laidOut()).trains.toSorted()).toEqual([
      'berlin/hannover',
      'berlin/magdeburg',
      'berlin/schlesien',
      'bourgogne/paris',
      'champagne/paris',
      'hesse/magdeburg',
      'hungari/wien',
      'karinthia/wien',
      'lazio/toscana',
      'liguria/toscana',
      'tyrol/wien',
    ]);
  });

  test('R §3.9 everybody holds five Action cards', () => {
    const table = setUp();
    const five = ['play/taxation', 'play/influence', 'play/mobilisation', 'play/dispatch', 'play/movement'];
    expect(POWERS.map((power) => table.options(power))).toEqual([five, five, five, five]);
  });

  test('R §3.10 three Battle cards each, from a deck of thirteen of their own', () => {
    const { powers, realpolitik } = laidOut();
    for (const power of POWERS) {
      const { deck, discard } = realpolitik?.stocks[power] ?? { deck: [], discard: [] };
      expect(powers[power].hand).toHaveLength(3);
      const all = [...deck, ...discard, ...powers[power].hand];
      expect(CARDS.map((card) => all.filter((each) => each === card).length)).toEqual([2, 3, 3, 3, 2]);
    }
  });

  test('R §3.11 two Generals on the map with 3 Units each, two off it', () => {
    expect(generalsOf('austria')).toEqual({ wien: 3, tyrol: 3 });
    expect(generalsOf('france')).toEqual({ paris: 3, champagne: 3 });
    expect(generalsOf('prussia')).toEqual({ berlin: 3, magdeburg: 3 });
    expect(generalsOf('italy')).toEqual({ liguria: 3, sardinia: 3 });
    expect(laidOut().generals).toHaveLength(16);
  });

  test('R §3.12 5 Money each', () => {
    expect(POWERS.map((power) => laidOut().powers[power].money)).toEqual([5, 5, 5, 5]);
  });

  test('R §3 four players: every Power is somebody’s', () => {
    expect(setUp().match.seats).toEqual(['austria', 'france', 'italy', 'prussia']);
  });

  test('R §11 three players: Italy is a Minor Power, with its Money and its cards', () => {
    const { minors, powers } = laidOut(3);
    expect(setUp(3).match.seats).toEqual(['austria', 'france', 'prussia']);
    expect(minors).toEqual(['italy']);
    expect(powers.italy).toMatchObject({ morale: 5, money: 5 });
    expect(powers.italy.hand).toHaveLength(3);
  });
});
