/** AR §2 and §3: components, set-up, Frederick. */
import { describe, expect, test } from 'vitest';
import type { Power } from '../../src/core/vocabulary.ts';
import { action, laidOut, setUp } from '../ancien-regime.ts';
import { printedFor } from './printed.ts';

const ORDER = ['britain', 'prussia', 'austria', 'france', 'russia', 'spain', 'ottomans'] as const satisfies Power[];

const MORALE = { ottomans: 2, russia: 3, spain: 4, britain: 5, austria: 9, france: 11, prussia: 12 };

test('AR §3 the set-up of 1740 is as printed', () => {
  expect(printedFor(laidOut('1740'), ORDER)).toEqual({
    britain: { generals: { london: 2, hannover: 1 }, garrisons: ['holland'], offMap: 1, cards: 2, money: 0 },
    france: {
      generals: { picardie: 3, lorraine: 2 },
      garrisons: ['bavaria', 'lorraine'],
      offMap: 2,
      cards: 2,
      money: 5,
    },
    austria: {
      generals: { bohemia: 2, wien: 1 },
      garrisons: ['lombardia', 'saxonia', 'silesia'],
      offMap: 2,
      cards: 2,
      money: 0,
    },
    prussia: { generals: { berlin: 3, mecklenburg: 3, borussia: 2 }, garrisons: [], offMap: 0, cards: 6, money: 0 },
    russia: {
      generals: { karelia: 1, st_petersburg: 3, kiev: 1 },
      garrisons: ['podolia', 'polesie', 'warszawa'],
      offMap: 1,
      cards: 4,
      money: 4,
    },
    spain: { generals: { madrid: 1, napoli: 1 }, garrisons: ['napoli'], offMap: 1, cards: 4, money: 6 },
    ottomans: {
      generals: { wallachia: 1, serbia: 1 },
      garrisons: ['bessarabia', 'crimea'],
      offMap: 1,
      cards: 2,
      money: 0,
    },
    morale: MORALE,
  });
});

test('AR §3 the set-up of 1756 is as printed', () => {
  expect(printedFor(laidOut('1756'), ORDER)).toEqual({
    britain: { generals: { london: 1, hannover: 2 }, garrisons: ['holland'], offMap: 1, cards: 2, money: 0 },
    france: { generals: { picardie: 3, lorraine: 2 }, garrisons: ['bavaria'], offMap: 2, cards: 2, money: 5 },
    austria: { generals: { bohemia: 2, wien: 3 }, garrisons: ['lombardia', 'saxonia'], offMap: 2, cards: 2, money: 0 },
    prussia: {
      generals: { berlin: 3, mecklenburg: 3, silesia: 3 },
      garrisons: ['silesia'],
      offMap: 0,
      cards: 6,
      money: 0,
    },
    russia: {
      generals: { st_petersburg: 2, smolensk: 2, kiev: 1 },
      garrisons: ['podolia', 'polesie', 'warszawa'],
      offMap: 1,
      cards: 3,
      money: 4,
    },
    spain: { generals: { madrid: 1, napoli: 1 }, garrisons: ['napoli'], offMap: 1, cards: 2, money: 6 },
    ottomans: {
      generals: { wallachia: 1, serbia: 1 },
      garrisons: ['bessarabia', 'crimea'],
      offMap: 1,
      cards: 2,
      money: 0,
    },
    morale: MORALE,
  });
});

test('AR §3 Diplomatic Status in 1740: Austria and Russia with Britain, Prussia and Spain with France', () => {
  expect(laidOut('1740').status).toEqual({
    britain: 'british',
    austria: 'british',
    russia: 'british',
    france: 'french',
    prussia: 'french',
    spain: 'french',
    ottomans: 'neutral',
  });
});

test('AR §3 Diplomatic Status in 1756: Prussia with Britain, Austria and Russia with France', () => {
  expect(laidOut('1756').status).toEqual({
    britain: 'british',
    prussia: 'british',
    france: 'french',
    austria: 'french',
    russia: 'french',
    spain: 'neutral',
    ottomans: 'neutral',
  });
});

test.each(['1740', '1756'])('AR §3 the British Garrison in Holland has a Fortress (%s)', (scenario) => {
  expect(laidOut(scenario).fortresses).toEqual(['holland']);
});

test('AR §3 everybody begins without Influence, and nobody is Emperor', () => {
  const { powers, empire } = laidOut('1740');
  expect(Object.values(powers).map(({ influence }) => influence)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(empire).toEqual({ emperor: null, votes: {} });
});

test('AR §3 in turn 1 Britain is on Muster and Prussia moves', () => {
  const table = setUp('1740').play('prussia', 'name/prussia-1');
  expect(table.match.view(null).wheel).toEqual({
    britain: 'muster',
    ottomans: 'taxation',
    spain: 'subsidise',
    russia: 'leadership',
    france: 'mobilisation',
    austria: 'influence',
    prussia: 'movement',
  });
});

test('AR §2 the deck has 56 Battle cards, 14 of each value', () => {
  const { deck, powers } = laidOut('1740');
  const cards = [...deck, ...Object.values(powers).flatMap(({ hand }) => hand)];
  expect([2, 3, 4, 5].map((value) => cards.filter((card) => card === value).length)).toEqual([14, 14, 14, 14]);
});

test('AR §2 a table may play with the 44 cards that both boxes hold', () => {
  const { deck, powers } = laidOut('1740', 7, { deck: 'components' });
  expect(deck.length + Object.values(powers).flatMap(({ hand }) => hand).length).toBe(44);
});

describe('AR §3 Minor Powers by number of players', () => {
  test.each([
    ['1740', 7, []],
    ['1740', 6, ['ottomans']],
    ['1740', 5, ['spain', 'ottomans']],
    ['1740', 4, ['russia', 'spain', 'ottomans']],
    ['1756', 4, ['russia', 'spain', 'ottomans']],
  ])('%s with %i players', (scenario, players, minors) => {
    const state = laidOut(scenario, players);
    expect(state.minors).toEqual(minors);
    for (const minor of state.minors) expect(state.master[minor]).toBeNull();
  });
});

test('AR §12 Minor Powers begin with their Money', () => {
  const { powers } = laidOut('1740', 4);
  expect([powers.russia.money, powers.spain.money]).toEqual([4, 6]);
});

test('AR §3 the Prussian player says which of three Generals is Frederick the Great', () => {
  const table = setUp('1740');
  expect(table.waiting).toEqual(['prussia']);
  expect(table.cited('prussia')).toBe('AR §3');
  expect(table.options('prussia')).toEqual(['name/prussia-1', 'name/prussia-2', 'name/prussia-3']);
  expect(table.play('prussia', 'name/prussia-2').state.named.prussia).toBe('prussia-2');
});

test('AR §3 one of the two French Generals off the map is Bonnie Prince Charlie, with two Units', () => {
  const { named, generals } = laidOut('1740');
  expect(named.france).toBe('france-4');
  expect(generals.find(({ id }) => id === 'france-4')).toMatchObject({ at: null, units: 2 });
});

test('AR §3 while he waits he is off the map: France takes a card for him on Mobilisation', () => {
  const table = action('france', 'mobilisation', { bare: true, generals: { france: { picardie: 1, lorraine: 1 } } });
  expect(table.told('drew').filter(({ power }) => power === 'france')).toEqual([expect.objectContaining({ cards: 2 })]);
});
