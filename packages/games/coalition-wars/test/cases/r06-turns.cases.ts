/** R §5, §6: Action cards, and the order in which they are resolved. */
import { describe, expect, test } from 'vitest';
import { partOf } from '../../src/realpolitik/part.ts';
import { begin, setUp, turn } from '../realpolitik.ts';

describe('R §5 Action cards', () => {
  test('R §5 cards are played in secret: nobody sees a card before all are played', () => {
    const table = setUp().play('austria', 'play/movement').play('france', 'play/taxation');
    expect(table.told('action-card', 'france')).toEqual([]);
    expect(table.waiting).toEqual(['italy', 'prussia']);
  });

  test('R §5 a card can be changed until the last is played', () => {
    const table = setUp().play('austria', 'play/movement').play('austria', 'play/dispatch');
    table.play('france', 'play/taxation').play('italy', 'play/taxation').play('prussia', 'play/taxation');
    expect(table.told('action-card')[0]).toEqual({ type: 'action-card', power: 'austria', card: 'dispatch' });
  });

  test('R §5 all cards are revealed at the same time', () => {
    const cards = { austria: 'taxation', france: 'influence', italy: 'movement', prussia: 'dispatch' } as const;
    expect(turn(cards).told('action-card')).toEqual(
      Object.entries(cards).map(([power, card]) => ({ type: 'action-card', power, card })),
    );
  });

  test('R §5 a card that was played cannot be played again before Dispatch', () => {
    const table = begin('actionCards', { played: { france: ['taxation', 'movement'] } });
    expect(table.options('france')).toEqual(['play/influence', 'play/mobilisation', 'play/dispatch']);
    expect(table.refusal('france', 'play/taxation')).toBe('card-played, RP §5 Action cards');
  });

  test('R §5 Dispatch brings all cards back, itself included', () => {
    const table = turn({ france: 'dispatch' }, { played: { france: ['taxation', 'movement'] } });
    expect(table.asked('france')).toBe('action-card');
    expect(table.options('france')).toHaveLength(5);
  });

  test('R §5 who has only Dispatch left plays it', () => {
    const played = { austria: ['taxation', 'influence', 'mobilisation', 'movement'] } as const;
    expect(begin('actionCards', { played }).options('austria')).toEqual(['play/dispatch']);
  });

  test('R §5 everybody has rounds of their own: cards come back to one Power only', () => {
    const played = { france: ['influence'], prussia: ['influence'] } as const;
    const table = turn({ france: 'dispatch' }, { played });
    expect(partOf(table.state).played).toMatchObject({ france: [], prussia: ['influence', 'taxation'] });
  });

  test('R §5 what was played lies open to everybody', () => {
    const table = turn({ france: 'influence' });
    expect(table.match.view(null).realpolitik?.played).toMatchObject({ france: ['influence'], italy: ['taxation'] });
  });
});

describe('R §6 Sequence of play', () => {
  test('R §6 Taxation, Gain Influence and Mobilisation come before Movement', () => {
    const table = turn({ austria: 'movement', france: 'mobilisation' });
    expect(table.waiting).toEqual(['france']);
    expect(table.asked('france')).toBe('free-trains');
    expect(table.told('money').map(({ power }) => power)).toEqual(['italy', 'prussia']);
    expect(table.idle(({ phase }) => phase === 'envoy').waiting).toEqual(['austria']);
  });

  test('R §6 several mobilise at the same time', () => {
    const table = turn({ austria: 'mobilisation', france: 'mobilisation' });
    expect(table.waiting).toEqual(['austria', 'france']);
  });

  test('R §6 Dispatch, and the Diplomacy Phase it brings, come before Movement', () => {
    const table = turn({ austria: 'movement', france: 'dispatch' }, { box: 3 });
    expect(table.waiting).toEqual(['austria', 'france', 'italy', 'prussia']);
    expect(table.asked('austria')).toBe('entreaty');
  });

  test('R §6 Movements follow one another in Prestige order', () => {
    const prestige = ['prussia', 'austria', 'france', 'italy'] as const;
    const table = turn({ austria: 'movement', italy: 'movement', prussia: 'movement' }, { prestige });
    const order: string[] = [];
    table.idle(() => {
      const mover = table.waiting.find((seat) => table.asked(seat) === 'envoy');
      if (mover !== undefined) order.push(mover);
      return table.phase === 'actionCards';
    });
    expect(order).toEqual(['prussia', 'austria', 'italy']);
  });

  test('R §6 the next turn begins with new cards when all is resolved', () => {
    const table = turn({});
    expect(table.state.turn).toBe(4);
    expect(table.told('new-turn').at(-1)).toEqual({ type: 'new-turn', turn: 5 });
    expect(table.waiting).toEqual(['austria', 'france', 'italy', 'prussia']);
  });

  test('R §8 Movement order follows Prestige as it stands: a victory may bring somebody forward', () => {
    const table = turn(
      { france: 'movement', italy: 'movement', prussia: 'movement' },
      {
        bare: true,
        prestige: ['france', 'austria', 'italy', 'prussia'],
        generals: { france: { paris: 0, champagne: 1 }, prussia: { rheinland: 3 }, italy: { liguria: 1 } },
        garrisons: { prussia: ['lorraine'] },
        fortresses: ['lorraine'],
      },
    );
    table.play('france', 'envoy/austria', 'done', 'done').play('france', 'move/france-2/lorraine', 'done', 'done');
    table.idle(({ phase }) => phase === 'furtherRound' || phase === 'envoy');
    expect(partOf(table.state).prestige).toEqual(['france', 'austria', 'prussia', 'italy']);
    table.idle(({ phase }) => phase === 'envoy');
    expect(table.waiting).toEqual(['prussia']);
  });
});
