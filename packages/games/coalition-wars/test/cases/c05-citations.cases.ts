/** C §5: in the sequence of play, every question cites the section that gives the choice. */
import { expect, test } from 'vitest';
import type { Power } from '../../src/core/vocabulary.ts';
import { action, bidding, declare, diplomacy, empereur, marching, movement, setUp, type Table } from '../position.ts';

const bare = { bare: true } as const;
const fighting = () =>
  marching('austria', 'prussia', {
    bare: true,
    generals: { austria: { tyrol: 2, bohemia: 1 }, france: { bavaria: 0 } },
    hands: { austria: [5] },
  }).marches('austria', 'move/austria-1/bavaria');
const visiting = () =>
  marching('russia', 'ottomans', { bare: true, generals: { russia: { podolia: 1 } } }).play(
    'russia',
    'move/russia-1/galicia',
  );

const QUESTIONS: readonly (readonly [question: string, cite: string, seat: Power, table: () => Table])[] = [
  ['name-general', 'C §2', 'france', () => setUp('1805')],
  ['name-general', 'C §10', 'austria', () => setUp('1805', 6, { generals: 'named' }).play('france', 'name/france-1')],
  ['discard', 'C §7.1', 'austria', () => action('austria', 'muster')],
  [
    'hand-limit',
    'C §4 Battle cards',
    'austria',
    () =>
      action('austria', 'leadership', { bare: true, hands: { austria: [2, 2, 2, 3, 3, 3] } }).play('austria', 'card'),
  ],
  ['leadership', 'C §7.3', 'austria', () => action('austria', 'leadership')],
  [
    'subsidise',
    'C §7.3 Subsidise',
    'britain',
    () => action('britain', 'leadership', { money: { britain: 3 } }).play('britain', 'morale'),
  ],
  ['mobilise', 'C §7.4', 'prussia', () => action('prussia', 'mobilisation')],
  ['envoy', 'C §7.6 Select the Envoy', 'austria', () => movement('austria')],
  ['disband', 'C §7.6 Disbanding Garrisons', 'austria', () => movement('austria').play('austria', 'envoy/france')],
  ['march', 'C §7.6 Movement types', 'austria', () => marching('austria', 'france')],
  ['consent', 'C §6 Coalition', 'austria', visiting],
  ['garrison', 'C §7.6 Placing a Garrison', 'russia', () => visiting().play('austria', 'yes')],
  [
    'request-round',
    'C §7.6 Number of rounds',
    'austria',
    () => marching('austria', 'france', bare).play('austria', 'done'),
  ],
  [
    'permit-round',
    'C §7.6 Number of rounds',
    'france',
    () => marching('austria', 'france', bare).play('austria', 'done', 'yes'),
  ],
  ['support', 'C §8.2', 'austria', fighting],
  ['battle-card', 'C §8.3', 'austria', () => fighting().play('austria', 'done')],
  ['defeated', 'C §8.4 If you lost the battle', 'france', () => fighting().play('austria', 'done', 'card/5')],
  ['hold', 'C §8.4', 'austria', () => fighting().play('austria', 'done', 'card/5').play('france', 'off-map')],
  ['expel', 'C §6 Coalition', 'britain', () => diplomacy()],
  ['declare', 'C §6 Diplomatic negotiation', 'austria', () => diplomacy().play('britain', 'done')],
  [
    'host',
    'C §9.1',
    'austria',
    () =>
      declare(
        { prussia: 'british' },
        { bare: true, status: { prussia: 'expansionist' }, generals: { prussia: { bohemia: 1 } } },
      ),
  ],
  [
    'sign',
    'C §9.2',
    'austria',
    () =>
      declare(
        { russia: 'expansionist' },
        { bare: true, generals: { austria: { podolia: 1 }, russia: { podolia: 1 } } },
      ),
  ],
  [
    'retreat',
    'C §9.3',
    'austria',
    () => declare({ austria: 'neutral' }, { bare: true, generals: { austria: { hesse: 1 } } }),
  ],
  ['bid', 'C §11', 'austria', () => bidding('ottomans', { players: 5 })],
  ['reinforce', 'C §12', 'britain', () => empereur('france', 'mobilisation', { money: { france: 1 } })],
];

test.each(QUESTIONS)('C §5 the question "%s" cites %s', (question, cite, seat, make) => {
  const table = make();
  expect(table.asked(seat)).toBe(question);
  expect(table.cited(seat)).toBe(cite);
});
