/** What the Diplomacy tray says a status would lead to. */
import { expect, test } from 'vitest';
import { relations } from '../src/games/coalition-wars/trays/relations.ts';

const order = ['britain', 'france', 'austria', 'prussia', 'ottomans'] as const;
const absent = { russia: 'neutral', spain: 'neutral', italy: 'neutral' } as const;
const status = {
  britain: 'british',
  france: 'french',
  austria: 'neutral',
  prussia: 'french',
  ottomans: 'neutral',
  ...absent,
} as const;
const nobody = { russia: null, spain: null, italy: null };
const own = {
  britain: 'britain',
  france: 'france',
  austria: 'austria',
  prussia: 'prussia',
  ottomans: 'ottomans',
  ...nobody,
} as const;

test('C §6 a Coalition is at peace within itself and with the Neutral', () => {
  const view = { order, status, master: own };
  expect(relations(view, 'austria', 'british')).toEqual({ peace: ['britain', 'ottomans'], war: ['france', 'prussia'] });
  expect(relations(view, 'austria', 'neutral').war).toEqual([]);
  expect(relations(view, 'austria', 'expansionist').war).toEqual(['britain', 'france', 'prussia']);
});

test('C §11 Powers of one player are at peace, whatever they become', () => {
  const view = { order, status, master: { ...own, prussia: 'austria' } as const };
  expect(relations(view, 'austria', 'british').war).toEqual(['france']);
});
