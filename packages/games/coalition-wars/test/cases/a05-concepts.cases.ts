/** AR §5 and §6: core concepts and the sequence of play. */
import { expect, test } from 'vitest';
import type { Power } from '../../src/core/vocabulary.ts';
import {
  action,
  bidding,
  declare,
  diplomacy,
  election,
  endOfRound,
  marching,
  movement,
  setUp,
  type Table,
} from '../ancien-regime.ts';

test('AR §5 the Order of Play', () => {
  expect(setUp('1740').match.view(null).order).toEqual([
    'britain',
    'prussia',
    'austria',
    'france',
    'russia',
    'spain',
    'ottomans',
  ]);
});

test('AR §5 the Wheel turns by one action, and a round has seven turns', () => {
  const table = endOfRound({
    bare: true,
    status: { austria: 'neutral', russia: 'neutral', prussia: 'neutral', spain: 'neutral' },
  });
  expect([table.state.round, table.state.turn]).toEqual([2, 0]);
  const middle = action('russia', 'leadership', { bare: true }).idle((at) => at.state.turn === 1);
  expect(middle.match.view(null).wheel).toMatchObject({
    russia: 'mobilisation',
    prussia: 'muster',
    austria: 'movement',
  });
});

test.each(['france', 'prussia', 'ottomans'] as const)('AR §5 %s holds six Battle cards at most', (power) => {
  const table = action(power, 'leadership', { bare: true, hands: { [power]: [2, 2, 2, 3, 3, 3] } });
  table.idle((at) => at.asked(power) === 'leadership', [power]).play(power, 'card');
  expect(table.asked(power)).toBe('hand-limit');
  table.play(power, 'card/2');
  expect(table.of(power).hand).toHaveLength(6);
});

test('AR §5 nobody crosses the Alps', () => {
  const table = marching('france', 'ottomans', { bare: true, generals: { france: { lorraine: 1 } } });
  expect(table.refusal('france', 'move/france-1/alps')).toBe('impassable, AR §9.7 Movement types');
});

test('AR §5 a Power controls its Home Territories without a Garrison, and Disputed ones only with one', () => {
  const table = action('france', 'leadership', { bare: true, noCharlie: true });
  expect(table.offers('france', 'place/france-1/champagne')).toBe(true);
  expect(table.offers('france', 'place/france-1/piedmont')).toBe(false);
});

test('AR §6 there is no Diplomacy Phase in round 1', () => {
  const table = setUp('1740').play('prussia', 'name/prussia-1');
  expect(table.state.round).toBe(1);
  expect(table.asked('austria')).not.toBe('declare');
});

test('AR §6 every later round begins with the Diplomacy Phase', () => {
  const table = endOfRound({
    bare: true,
    status: { austria: 'neutral', russia: 'neutral', prussia: 'neutral', spain: 'neutral', ottomans: 'neutral' },
  });
  for (const power of ['austria', 'prussia', 'russia', 'spain', 'ottomans'] as const)
    expect(table.asked(power)).toBe('declare');
});

const bare = { bare: true } as const;
const fighting = () =>
  marching('austria', 'ottomans', {
    bare: true,
    generals: { austria: { tyrol: 2, bohemia: 1 }, france: { bavaria: 0 } },
    hands: { austria: [5] },
  }).marches('austria', 'move/austria-1/bavaria');

const QUESTIONS: readonly (readonly [question: string, cite: string, seat: Power, table: () => Table])[] = [
  ['name-general', 'AR §3', 'prussia', () => setUp('1740')],
  ['discard', 'AR §9.1', 'austria', () => action('austria', 'muster')],
  ['subsidise', 'AR §9.3', 'austria', () => action('austria', 'subsidise', { money: { austria: 3 } })],
  ['leadership', 'AR §9.4', 'austria', () => action('austria', 'leadership')],
  ['mobilise', 'AR §9.5', 'france', () => action('france', 'mobilisation')],
  ['envoy', 'AR §9.7 Select the Envoy', 'austria', () => movement('austria')],
  ['disband', 'AR §9.7 Disbanding Garrisons', 'austria', () => movement('austria').play('austria', 'envoy/ottomans')],
  ['march', 'AR §9.7 Movement types', 'austria', () => marching('austria', 'ottomans')],
  [
    'request-round',
    'AR §9.7 Number of rounds',
    'austria',
    () => marching('austria', 'ottomans', bare).play('austria', 'done'),
  ],
  ['support', 'AR §10.2', 'austria', fighting],
  ['battle-card', 'AR §10.3', 'austria', () => fighting().play('austria', 'done')],
  ['defeated', 'AR §10.4 If you lost the battle', 'france', () => fighting().play('austria', 'done', 'card/5')],
  ['hold', 'AR §10.4', 'austria', () => fighting().play('austria', 'done', 'card/5').play('france', 'off-map')],
  ['expel', 'AR §7 Coalition', 'britain', () => diplomacy()],
  [
    'declare',
    'AR §7 Diplomatic negotiation',
    'austria',
    () => diplomacy().play('britain', 'done').play('france', 'done'),
  ],
  ['vote', 'AR §8', 'britain', () => election()],
  ['bid', 'AR §12', 'austria', () => bidding('ottomans', { players: 6 })],
  [
    'retreat',
    'AR §11.3',
    'austria',
    () => declare({ austria: 'neutral' }, { bare: true, generals: { austria: { hesse: 1 } } }),
  ],
];

test.each(QUESTIONS)('AR §6 the question "%s" cites %s', (question, cite, seat, make) => {
  const table = make();
  expect(table.asked(seat)).toBe(question);
  expect(table.cited(seat)).toBe(cite);
});
