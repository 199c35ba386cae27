/** C §2: the set-up of 1805, territory by territory, and what is common to all scenarios. */
import { expect, test } from 'vitest';
import { coalitions } from '../../src/coalitions/index.ts';
import { boardOf } from '../../src/core/data.ts';
import { action, laidOut, setUp } from '../position.ts';
import { POWERS_IN_ORDER, printed } from './printed.ts';

test('C §2 1805 stands on the Empire side of the board', () => {
  expect(setUp('1805').state.board).toBe('coalitions-empire');
});

test('C §2 1805 Diplomatic Status: Austria and Russia with Britain, Prussia Neutral, the Ottomans Expansionist', () => {
  expect(setUp('1805').state.status).toEqual({
    britain: 'british',
    france: 'french',
    austria: 'british',
    russia: 'british',
    prussia: 'neutral',
    ottomans: 'expansionist',
  });
});

test('C §2 1805 Morale: Ottomans 2, Russia 3, Prussia 4, Britain 5, Austria 9, France 11', () => {
  expect(printed(laidOut('1805')).morale).toEqual({
    ottomans: 2,
    russia: 3,
    prussia: 4,
    britain: 5,
    austria: 9,
    france: 11,
  });
});

test('C §2 1805 everybody begins with no Influence', () => {
  for (const power of POWERS_IN_ORDER) expect(setUp('1805').of(power).influence).toBe(0);
});

test('C §2 1805 Britain', () => {
  expect(printed(laidOut('1805')).britain).toEqual({
    generals: { london: 1, cornwall: 0, napoli: 0 },
    garrisons: ['lisboa'],
    offMap: 0,
    cards: 3,
    money: 0,
  });
});

test('C §2 1805 France', () => {
  expect(printed(laidOut('1805')).france).toEqual({
    generals: { normandie_bretagne: 3, picardie: 3, lorraine: 3, provence: 1, lombardia: 1 },
    garrisons: ['lombardia'],
    offMap: 2,
    cards: 5,
    money: 0,
  });
});

test('C §2 1805 Austria', () => {
  expect(printed(laidOut('1805')).austria).toEqual({
    generals: { bavaria: 2, tyrol: 1, venezia: 3 },
    garrisons: ['bavaria'],
    offMap: 1,
    cards: 3,
    money: 0,
  });
});

test('C §2 1805 Prussia', () => {
  expect(printed(laidOut('1805')).prussia).toEqual({
    generals: { berlin: 0, borussia: 0, saxonia: 0 },
    garrisons: ['warszawa'],
    offMap: 0,
    cards: 3,
    money: 6,
  });
});

test('C §2 1805 Russia, with no Money if the table takes the set-up as printed', () => {
  expect(printed(setUp('1805', 6, { 'russian-money': 'printed' }).state).russia).toEqual({
    generals: { livonia: 0, polesie: 0, podolia: 0 },
    garrisons: ['livonia'],
    offMap: 1,
    cards: 3,
    money: 0,
  });
});

test('C §2 1805 Russia has 5 Money, as in 1806, in L’Empereur too', () => {
  expect(setUp('1805').of('russia').money).toBe(5);
  expect(setUp('empereur', 2).of('russia').money).toBe(5);
});

test('C §2 1805 the Ottomans, with a Fortress in Istanbul', () => {
  const table = setUp('1805');
  expect(printed(table.state).ottomans).toEqual({
    generals: { istanbul: 1, anatolia: 2 },
    garrisons: ['hellas', 'istanbul'],
    offMap: 1,
    cards: 2,
    money: 0,
  });
  expect(table.state.fortresses).toEqual(['istanbul']);
});

test('C §2 forty Battle cards: the hands and the deck', () => {
  const { state } = setUp('1805');
  const hands = POWERS_IN_ORDER.map((power) => state.powers[power].hand.length);
  expect(hands).toEqual([3, 5, 3, 3, 3, 2]);
  expect(state.deck.length).toBe(40 - 19);
});

test('C §2 the French player chooses which General is Napoleon, on the map or off it', () => {
  const table = setUp('1805');
  expect(table.waiting).toEqual(['france']);
  const generals = [1, 2, 3, 4, 5, 6, 7].map((n) => `name/france-${n}`);
  expect(table.options('france')).toEqual(generals);
  table.play('france', 'name/france-7');
  expect(table.state.named).toEqual({ france: 'france-7' });
});

test('C §2 starting cards are dealt face down: only their owner sees them', () => {
  const { match } = setUp('1805');
  expect(match.view('austria').powers.austria.hand).toHaveLength(3);
  expect(match.view('france').powers.austria.hand).toBeNull();
  expect(match.view(null).powers.austria).toMatchObject({ hand: null, cards: 3 });
});

test('C §2 when the deck is used up the discards are shuffled into a new one', () => {
  const table = action('russia', 'leadership', { deck: [2], deckSize: 0, discard: [] });
  expect(table.state.deck).toHaveLength(0);
  const before = table.state.discard.length;
  table.play('russia', 'card');
  expect(table.of('russia').hand).toHaveLength(4);
  expect(table.state.deck.length).toBe(before - 1);
  expect(table.state.discard).toHaveLength(0);
});

test('C §2 the Empire side has no Brabant and no Karinthia, and Hannover is Disputed', () => {
  const { regions } = boardOf('coalitions-empire');
  expect(regions.get('brabant')).toBeUndefined();
  expect(regions.get('karinthia')).toBeUndefined();
  expect(regions.get('hannover')).toMatchObject({ terrain: 'disputed', owner: null });
});

test('C §2 on the Revolution side Hannover is British, Brabant Austrian, and Karinthia a Territory of its own', () => {
  const { regions } = boardOf('coalitions-revolution');
  expect(regions.get('hannover')?.owner).toBe('britain');
  expect(regions.get('brabant')?.owner).toBe('austria');
  expect(regions.get('karinthia')?.owner).toBe('austria');
});

test.each(['1792', '1798', '1805', '1806', '1809', '1812', '1813'])('C §2 %s is for 3 to 6 players', (year) => {
  const scenario = coalitions.scenarios.find(({ id }) => id === year);
  expect(scenario?.players.toSorted()).toEqual([3, 4, 5, 6]);
});

test("C §2 L'Empereur is for 1 to 5 players", () => {
  const scenario = coalitions.scenarios.find(({ id }) => id === 'empereur');
  expect(scenario?.players.toSorted()).toEqual([1, 2, 3, 4, 5]);
});
