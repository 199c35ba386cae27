/** R §6: in the sequence of play, every question cites the section that gives the choice. */
import { expect, test } from 'vitest';
import type { Power } from '../../src/core/vocabulary.ts';
import { type Board, begin, diplomacy, entraining, marching, movement, setUp, turn } from '../realpolitik.ts';

const mobilising = () => turn({ austria: 'mobilisation' });
const allies = [['austria', 'prussia']] as const;

/** Austria attacks Italy in Lombardia. */
const fighting = () =>
  marching('austria', 'france', {
    bare: true,
    generals: { austria: { venezia: 2, tyrol: 1 }, italy: { lombardia: 0 } },
    hands: { austria: [5] },
  }).marches('austria', 'move/austria-1/lombardia');

/** Austria asks Prussia's leave for Bohemia. */
const visiting = () =>
  marching('austria', 'france', {
    bare: true,
    allies,
    generals: { austria: { wien: 2 } },
    garrisons: { prussia: ['bohemia'] },
  }).play('austria', 'move/austria-1/bohemia');

/** Austria and Prussia ally, or part. */
const ALLY = { austria: 'prussia', prussia: 'austria', france: 'italy', italy: 'austria' } as const;
const PART = { austria: 'france', prussia: 'austria', france: 'italy', italy: 'prussia' } as const;
const inWien = () =>
  diplomacy(ALLY, { bare: true, generals: { prussia: { wien: 1 } }, garrisons: { prussia: ['wien'] } });
const parting = (austria: number) =>
  diplomacy(PART, { bare: true, allies, generals: { austria: { bohemia: austria }, prussia: { bohemia: 1 } } });

const QUESTIONS: readonly (readonly [question: string, cite: string, seat: Power, table: () => Board])[] = [
  ['action-card', 'RP §5 Action cards', 'austria', () => setUp()],
  ['entreaty', 'RP §7 Diplomatic entreaties', 'austria', () => begin('negotiation')],
  [
    'negotiate',
    'RP §7 Diplomatic entreaties',
    'austria',
    () => begin('negotiation', { options: { negotiation: 'before' } }),
  ],
  [
    'bid',
    'RP §11',
    'austria',
    () => diplomacy({ austria: 'italy', france: 'italy', prussia: 'austria' }, { players: 3 }),
  ],
  ['free-trains', 'RP §8 Trains', 'austria', mobilising],
  [
    'agree-train',
    'RP §8 Trains',
    'prussia',
    () =>
      turn({ austria: 'mobilisation' }, { allies, garrisons: { prussia: ['bohemia'] } }).play(
        'austria',
        'train/bohemia/wien',
      ),
  ],
  ['deploy', 'RP §8 Mobilisation 3', 'austria', () => mobilising().play('austria', 'done')],
  ['mobilise', 'RP §8 Mobilisation', 'austria', () => mobilising().play('austria', 'done', 'done')],
  ['envoy', 'RP §8.1 Select the Envoy', 'austria', () => movement('austria')],
  ['disband', 'RP §8.2 Disbanding Garrisons', 'austria', () => movement('austria').play('austria', 'envoy/france')],
  ['pre-move', 'RP §8.3 Train pre-move', 'austria', () => entraining('austria', 'france')],
  ['march', 'RP §8.4 Movement types', 'austria', () => marching('austria', 'france')],
  ['consent', 'RP §7 Being in an Alliance', 'prussia', visiting],
  ['garrison', 'RP §8 Placing a Garrison', 'austria', () => visiting().play('prussia', 'yes')],
  ['request-round', 'RP §8.1 Number of rounds', 'austria', () => marching('austria', 'france').play('austria', 'done')],
  [
    'permit-round',
    'RP §8.1 Number of rounds',
    'france',
    () => marching('austria', 'france').play('austria', 'done', 'yes'),
  ],
  ['support', 'RP §9.2', 'austria', fighting],
  ['battle-card', 'RP §9.3', 'austria', () => fighting().play('austria', 'done')],
  ['defeated', 'RP §9.4 If you lost the battle', 'italy', () => fighting().play('austria', 'done', 'card/5')],
  ['hold', 'RP §9.4', 'austria', () => fighting().play('austria', 'done', 'card/5').play('italy', 'off-map')],
  ['allot', 'RP §10.1', 'prussia', inWien],
  ['host', 'RP §10.1', 'austria', () => inWien().play('prussia', 'allot/prussia-1')],
  ['retreat', 'RP §10.1', 'prussia', () => inWien().play('prussia', 'allot/prussia-1').play('austria', 'no')],
  ['retreat', 'RP §10.2', 'prussia', () => parting(2)],
  ['sign', 'RP §10.2', 'prussia', () => parting(1)],
];

for (const [question, cite, seat, table] of QUESTIONS)
  test(`R §6 ${question} cites ${cite}`, () => {
    const position = table();
    expect(position.asked(seat)).toBe(question);
    expect(position.cited(seat)).toBe(cite);
  });
