/** CM §7 and §8: what a Turn holds, hands, Colonial Operations. */
import { describe, expect, test } from 'vitest';
import { mayColonial } from '../../src/politics/colonies.ts';
import type { State } from '../../src/state.ts';
import type { Nation, Power } from '../../src/vocabulary.ts';
import { NATIONS } from '../../src/vocabulary.ts';
import { answer, clear, hold, optionsOf, post, stackOf, stateOf, table, told, worldOf } from '../table.ts';
import { go, PASSING } from './drive.ts';
import { asked, quietly, strategy } from './play.ts';
import { segment } from './scenes.ts';

const DAUN = ['AU', 'jungbunzlau', { leaders: ['daun'], inf: 10, supply: 'short' }] as const;

describe('CM §7.1 "at any time" in one’s Turn', () => {
  test('CM §7.1, 12.4 a leader may ride alone in the Supply Segment, and then no second one does', () => {
    const match = segment('supply', { forces: [DAUN, ['AU', 'prague', { leaders: ['hadik'], inf: 4 }]] });
    answer(match, 'austria leader', 'austria hadik', 'austria step/kolin', 'austria done');
    expect(stackOf(match, 'hadik')?.at).toBe('kolin');
    expect(optionsOf(match, 'austria')).toEqual(['retrograde/daun', 'done']);
  });
  test('CM §7.1, 12.4 and in the Rally and Resupply Segment', () => {
    // Hadik (2) rides to beaten troops without a leader, and they rally with a 3.
    const match = table({
      phase: 'rally',
      active: 'AU',
      dice: [3],
      change: (_, world) => {
        clear(world);
        post(world, 'AU', 'kolin', { inf: 8, morale: 'demoralized' });
        post(world, 'AU', 'prague', { leaders: ['hadik'], inf: 4 });
      },
    });
    answer(match, 'austria leader', 'austria hadik', 'austria step/kolin', 'austria done');
    expect(stateOf(match).stacks.find(({ troops }) => troops.AU?.inf === 8)?.morale).toBe('good');
  });
  test('CM §7.1, 12.11 a Fleet puts into port in the Supply Segment, and becomes a depot at once', () => {
    const match = table({
      phase: 'provisions',
      active: 'RU',
      change: (state, world) => {
        clear(world);
        hold(world, 'FR', 'R2');
        post(world, 'RU', 'konigsberg', { leaders: ['fermor'], inf: 10 });
        state.control.konigsberg = 'RU';
        state.powers.RU.supplyActions = 2;
        Object.assign(state.fleets.RU, { place: 'sea', sea: 'baltic', port: null, fd: false, moved: false });
      },
    });
    answer(match, 'france fleet/RU/port/konigsberg', 'france fleet/RU/konigsberg');
    expect(stateOf(match).fleets.RU).toMatchObject({ place: 'port', port: 'konigsberg', fd: true });
  });
  test('CM §7.1, 8.5 a card for Supply Actions in the Supply Segment leaves the Turn’s card to be played', () => {
    const match = table({
      phase: 'supply',
      active: 'AU',
      change: (state, world) => {
        clear(world);
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, power);
        hold(world, 'AU', 'A1', 'A2');
        post(world, 'AU', 'prague', { leaders: ['daun'], inf: 10 });
        state.turn.transferred = true;
      },
    });
    answer(match, 'austria buy/A2');
    go(match, { 'supply-actions': 'done', 'light-transfer': 'done' });
    expect(asked(match, 'austria')).toEqual(['strategy']);
    expect(optionsOf(match, 'austria')).toContain('ops/A1');
    expect(optionsOf(match, 'austria')).not.toContain('ops/A2');
  });
  test('CM §7.1 an Admin March takes the place of the card', () => {
    const match = strategy({
      active: 'AU',
      hands: { AU: ['A1'] },
      forces: [
        ['AU', 'prague', { leaders: ['daun'], inf: 10 }],
        ['AU', 'brunn', { leaders: ['hadik'], inf: 8 }],
      ],
    });
    answer(match, 'austria admin-march', 'austria daun', 'austria done');
    go(match, { ...PASSING, march: 'done' });
    expect(optionsOf(match, 'austria').filter((id) => /^(ops|event|raids)\//.test(id))).toEqual([]);
  });
});

describe('CM §8.2.1 hands', () => {
  const drawn = (at: readonly Nation[], hands: Partial<Record<Power, number>>, change?: (state: State) => void) =>
    table({
      phase: 'draw',
      scenario: 's1759',
      change: (state, world) => {
        for (const nation of NATIONS) state.nations[nation].stance = at.includes(nation) ? 'belligerent' : 'neutral';
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) {
          hold(world, power);
          const own = state.powers[power];
          own.draw.push(...own.discard.splice(0));
          own.hand.push(...own.draw.splice(0, hands[power] ?? 0));
        }
        change?.(state);
      },
    });
  const over = (match: ReturnType<typeof table>, seat: string) =>
    match.decisions(seat).find(({ prompt }) => prompt.id === 'discard')?.prompt.args.over ?? 0;
  const WAR = ['PR', 'AU', 'BR', 'FR', 'RU'] as const;
  test('CM §8.2.1 France and Russia keep 14; 13 if one of them is Fatigued, 12 if both', () => {
    const beyond = (french: number, russian: number) =>
      over(
        drawn(WAR, { FR: 8 }, (state) => {
          Object.assign(state.powers.FR, { will: french });
          Object.assign(state.powers.RU, { will: russian });
        }),
        'france',
      );
    // 8 + 6 + 4 cards, less one for each Fatigued.
    expect([beyond(15, 15), beyond(9, 15), beyond(9, 6)]).toEqual([4, 4, 4]);
  });
  test('CM §8.2.1 Prussia, which draws 7, keeps 8, Fatigued 7', () => {
    const beyond = (will: number) =>
      over(
        drawn(WAR, { PR: 3 }, (state) => void Object.assign(state.powers.PR, { will })),
        'prussia',
      );
    expect([beyond(20), beyond(11)]).toEqual([2, 2]);
  });
  test('CM §8.2.1 Russia alone, with France Neutral, draws 4 and keeps 6, Fatigued 5', () => {
    const russia = (will: number) => {
      const match = drawn(['PR', 'AU', 'BR', 'RU'], {}, (state) => {
        Object.assign(state.powers.RU, { will, hand: ['R1', 'R2', 'R3'], draw: ['R4', 'R5', 'R6', 'R7', 'R8'] });
        state.powers.FR.hand = [];
      });
      return over(match, 'france');
    };
    expect([russia(20), russia(6)]).toEqual([1, 1]);
  });
});

describe('CM §8.4.2 Colonial Operations', () => {
  test('CM §8.4.2 once an Action Phase: in Fall again, but not if Fatigued', () => {
    const inFall = (will: number) => {
      const match = table({
        phase: 'roundEnd',
        change: (state, world) => {
          clear(world);
          for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, power);
          post(world, 'FR', 'wesel', { leaders: ['soubise', 'destrees'], inf: 8 });
          Object.assign(state, { season: 'summer', round: 5, colonialOps: { FR: { phase: 1, year: 1 } } });
          state.powers.FR.will = will;
        },
      });
      return mayColonial(worldOf(match), 'FR');
    };
    expect([inFall(15), inFall(9)]).toEqual([true, false]);
  });
  test('CM §8.4.2 no third card: after a Colonial Operation no other is played', () => {
    const match = strategy({
      active: 'FR',
      hands: { FR: ['F9', 'F5'] },
      forces: [['FR', 'wesel', { leaders: ['soubise', 'destrees'], inf: 8 }]],
    });
    answer(match, 'france colonial/F9');
    expect(optionsOf(match, 'france').filter((id) => /^(ops|event|raids|colonial)\//.test(id))).toEqual([]);
  });
  test('CM §8.4.2 a Belligerent France has them though Britain is Neutral', () => {
    const match = strategy({
      active: 'FR',
      hands: { FR: ['F9'] },
      forces: [['FR', 'wesel', { leaders: ['soubise', 'destrees'], inf: 8 }]],
      change: (state) => {
        state.nations.BR.stance = 'neutral';
        state.nations.FR.stance = 'belligerent';
      },
    });
    expect(optionsOf(match, 'france')).toContain('colonial/F9');
  });
});

describe('CM §8.1.1 and §8.5', () => {
  test('CM §8.1.1 a French card marked XX buys no Supply Actions for Russia, another does', () => {
    const match = segment('supply', {
      power: 'RU',
      forces: [['RU', 'vilna', { leaders: ['fermor'], inf: 8 }]],
      actions: 0,
      change: (_, world) => hold(world, 'FR', 'F1', 'F5'),
    });
    expect(optionsOf(match, 'france').filter((id) => id.startsWith('buy/'))).toEqual(['buy/F5']);
  });
  test('CM §8.5, 10.8 the card’s full value goes onto the track, doubled cost or not', () => {
    const match = segment('supply', {
      power: 'RU',
      forces: [['RU', 'vilna', { leaders: ['fermor'], inf: 8 }]],
      actions: 0,
      change: (_, world) => hold(world, 'FR', 'F5'),
    });
    answer(match, 'france buy/F5');
    expect([stateOf(match).powers.RU.supplyActions, stateOf(match).powers.FR.supplyActions]).toEqual([2, 0]);
    expect(optionsOf(match, 'france').filter((id) => id.startsWith('buy/'))).toEqual([]);
  });
  test('CM §8.6.5 a force on an Admin March is not Interrupted, the same force with a card is', () => {
    const scene = (card: boolean) => {
      const match = strategy({
        active: 'AU',
        scenario: 's1759',
        hands: { AU: ['A1'], PR: ['P12'] },
        forces: [
          ['AU', 'kolin', { leaders: ['daun'], inf: 12 }],
          ['PR', 'jungbunzlau', { leaders: ['henry'], inf: 8, hussar_dual: 1 }],
        ],
      });
      answer(match, card ? 'austria ops/A1' : 'austria admin-march', 'austria daun', 'austria done');
      return optionsOf(match, 'prussia').some((id) => id.startsWith('interrupt/'));
    };
    expect([scene(true), scene(false)]).toEqual([true, false]);
  });
  test('CM §8.3 who buys Supply Actions with a card discards it, and it is seen', () => {
    const match = segment('supply', {
      forces: [['AU', 'prague', { leaders: ['daun'], inf: 8 }]],
      actions: 0,
      change: (_, world) => hold(world, 'AU', 'A5'),
    });
    answer(match, 'austria buy/A5');
    expect(stateOf(match).powers.AU.discard).toContain('A5');
    expect(told(quietly(match), 'bought' as never)).toBeDefined();
  });
});
