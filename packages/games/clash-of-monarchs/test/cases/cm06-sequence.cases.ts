/** CM §5 to §8: the Round, the chits, cards and Interrupts. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { type Chit, NATIONS, type Nation } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, optionsOf, post, stackOf, stateOf, table } from '../table.ts';
import { first, go, PASSING, sp, tales } from './drive.ts';
import { asked, mpsLeft, type Posting, posted, strategy } from './play.ts';

type Change = (state: State, world: World) => void;
/** The start of a Round with one chit in the pool; only these nations are at war. */
const drawing = (chit: Chit, forces: readonly Posting[], at: readonly Nation[], change?: Change) =>
  table({
    phase: 'round',
    change: (state, world) => {
      clear(world);
      for (const nation of NATIONS) state.nations[nation].stance = at.includes(nation) ? 'belligerent' : 'neutral';
      posted(world, forces);
      state.chits = [chit];
      change?.(state, world);
    },
  });
const PROPOSALS = {
  attrition: 'proposal',
  shortages: 'proposal',
  desertion: 'proposal',
  losses: 'proposal',
  loss: first,
};

describe('CM §6.1 Attrition', () => {
  const ravaged: Change = (state) => {
    state.devastated = ['bohemia', 'moravia'];
  };
  test('CM §6.1 a Power and its Clients lose one SP in a Devastated area, not one each', () => {
    const match = drawing(
      'attrition',
      [
        ['AU', 'prague', { leaders: ['daun'], inf: 10 }],
        ['IM', 'eger', { leaders: ['stolberg'], inf: 10 }],
      ],
      ['PR', 'AU', 'IM'],
      ravaged,
    );
    go(match, { ...PROPOSALS, 'devastation-loss': first });
    expect(sp(match, 'daun') + sp(match, 'stolberg')).toBe(20 - 1 - 1 - 1);
  });
  test('CM §6.1 in two Devastated areas one in each; both sides pay', () => {
    const match = drawing(
      'attrition',
      [
        ['AU', 'prague', { leaders: ['daun'], inf: 10 }],
        ['AU', 'brunn', { leaders: ['hadik'], inf: 10 }],
        ['PR', 'kolin', { leaders: ['keith'], inf: 10 }],
      ],
      ['PR', 'AU'],
      ravaged,
    );
    go(match, { ...PROPOSALS, 'devastation-loss': first });
    expect([sp(match, 'daun'), sp(match, 'hadik'), sp(match, 'keith')]).toEqual([8, 8, 8]);
  });
  test('CM §6.1 (readings, 25) two Commands of 5 SPs in one space are ten there too', () => {
    const match = drawing(
      'attrition',
      [
        ['AU', 'prague', { leaders: ['daun'], inf: 5 }],
        ['AU', 'prague', { leaders: ['hadik'], inf: 5 }],
      ],
      ['PR', 'AU'],
      ravaged,
    );
    go(match, { ...PROPOSALS, 'devastation-loss': first });
    expect(sp(match, 'daun') + sp(match, 'hadik')).toBe(8);
  });
  test('CM §6.1 the SP more is of the player’s choice, as the others: a cavalry step instead of infantry', () => {
    const match = drawing(
      'attrition',
      [['AU', 'prague', { leaders: ['daun'], inf: 8, line_cav: 2 }]],
      ['PR', 'AU'],
      ravaged,
    );
    go(match, { attrition: 'proposal' });
    expect(asked(match, 'austria')).toEqual(['losses']);
  });
});

describe('CM §6.2 and §6.3', () => {
  test('CM §6.3 a nation that has fewer SPs than are to desert loses what it has', () => {
    const match = drawing(
      'desertion_a',
      [
        ['PR', 'berlin', { inf: 8 }],
        ['AU', 'prague', { inf: 1 }],
      ],
      ['PR', 'AU'],
    );
    go(match, PROPOSALS);
    expect(stateOf(match).stacks.map(({ at }) => at)).toEqual(['berlin']);
  });
  test('CM §6.2 of a Critical force with two wings of horse only the first SP must be cavalry', () => {
    const match = drawing(
      'cs_ss_attrition',
      [['PR', 'chemnitz', { leaders: ['keith'], inf: 10, line_cav: 2, supply: 'critical' }]],
      ['PR', 'AU'],
    );
    go(match, { shortages: 'by-hand' });
    const kinds = optionsOf(match, 'prussia');
    expect(kinds.filter((id) => id.endsWith('inf'))).toEqual([]);
    go(match, { losses: 'by-hand', loss: (ids) => ids.find((id) => id.endsWith('inf')) ?? ids[0] });
    const keith = stackOf(match, 'keith')?.troops.PR;
    expect([keith?.inf, keith?.units.line_cav]).toEqual([9, [1, 1]]);
  });
});

describe('CM §5.1.2, 6.7 the order of play', () => {
  test('CM §6.7 the comet of a Summer Round changes the order only when Fall begins', () => {
    const match = table({
      phase: 'round',
      scenario: 's1756_58',
      dice: [6],
      change: (state, world) => {
        clear(world);
        posted(world, [['PR', 'berlin', { leaders: ['frederick'], inf: 8 }]]);
        Object.assign(state, { year: 1758, season: 'summer', round: 4, order: ['PR', 'AU', 'FR', 'BR', 'RU'] });
        state.chits = ['cs_ss_attrition'];
      },
    });
    expect(tales(match, 'season')).toEqual([]);
    expect([stateOf(match).order[0], stateOf(match).flags.some(({ id }) => id === 'halley')]).toEqual(['PR', true]);
  });
});

describe('CM §8.4.2 Colonial Operations', () => {
  test('CM §8.4.2, 8.1.1 France uses a Russian card of the common hand, but none marked XX', () => {
    const match = strategy({ active: 'FR', hands: { FR: ['R2', 'R1'] }, forces: [] });
    const ids = optionsOf(match, 'france').filter((id) => id.startsWith('colonial/'));
    expect(ids).toEqual(['colonial/R2']);
  });
  test('CM §8.4.2 in Russia’s Turn a French card makes none', () => {
    const match = strategy({ active: 'RU', hands: { FR: ['F9'] }, forces: [] });
    expect(optionsOf(match, 'france').filter((id) => id.startsWith('colonial/'))).toEqual([]);
  });
  test('CM §8.4.2 each of the two has its own chance in an Action Phase: after France’s comes Britain’s', () => {
    const match = strategy({
      active: 'FR',
      hands: { FR: ['F9'], BR: ['B2'] },
      forces: [
        ['BR', 'hanover', { leaders: ['cumberland', 'sporcken', 'zastrow'], inf: 8 }],
        ['FR', 'wesel', { leaders: ['soubise', 'destrees'], inf: 8 }],
      ],
    });
    answer(match, 'france colonial/F9');
    go(match, {
      strategy: (_, seat) => (seat === 'france' ? 'done' : undefined),
      resupply: 'done',
      'supply-actions': 'done',
      'light-transfer': 'done',
      'minimum-leader': 'none',
    });
    expect(optionsOf(match, 'britain')).toContain('colonial/B2');
  });
});

describe('CM §8.6.5 Interrupts', () => {
  const imperial = (players: number) =>
    strategyOf(players, [
      ['IM', 'muhlhausen', { leaders: ['stolberg'], inf: 10 }],
      ['PR', 'halle', { leaders: ['henry'], inf: 8, hussar_dual: 1 }],
    ]);
  const strategyOf = (players: number, forces: readonly Posting[]) => {
    const match = table({
      phase: 'strategy',
      scenario: 's1759',
      players,
      active: 'AU',
      change: (state, world) => {
        clear(world);
        for (const power of Object.values(state.powers)) power.draw.push(...power.hand.splice(0));
        for (const [power, card] of [
          ['AU', 'A1'],
          ['PR', 'P12'],
          ['BR', 'B14'],
        ] as const) {
          const piles = state.powers[power];
          for (const pile of [piles.draw, piles.discard, piles.wider, piles.removed])
            if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
          piles.hand.push(card);
        }
        posted(world, forces);
      },
    });
    go(match, { 'light-transfer': 'done' });
    return match;
  };
  const held = (match: ReturnType<typeof table>, seat: string) =>
    optionsOf(match, seat).filter((id) => id.startsWith('interrupt/'));
  test('CM §8.6.5 one for each player: Prussia plays Hussar Screen, then Britain Broken Bridges, on one force', () => {
    const match = imperial(4);
    answer(match, 'austria ops/A1', 'austria stolberg', 'austria done', 'prussia interrupt/P12');
    go(match, { interrupt: 'pass', intercept: 'pass' });
    expect(mpsLeft(match, 'austria')).toBe(3);
    answer(match, 'austria step/kassel');
    expect(held(match, 'britain')).toEqual(['interrupt/B14']);
  });
  test('CM §8.6.5 where one player has both Powers he has played his', () => {
    const match = imperial(2);
    answer(match, 'coalition ops/A1', 'coalition stolberg', 'coalition done', 'anglo-prussia interrupt/P12');
    answer(match, 'coalition step/kassel');
    expect(held(match, 'anglo-prussia')).toEqual([]);
  });
  test('CM §8.6.5, 12.4 a leader alone is no force to Interrupt', () => {
    const match = imperial(4);
    answer(match, 'austria leader', 'austria stolberg');
    expect(match.waiting).toEqual(['austria']);
  });
  test('CM §8.6.5 the second force of an event may be Interrupted too', () => {
    const match = strategy({
      active: 'AU',
      scenario: 's1759',
      hands: { AU: ['A9'], PR: ['P12', 'P23'] },
      forces: [
        ['AU', 'kolin', { leaders: ['daun'], inf: 12 }],
        ['AU', 'trautenau', { leaders: ['hadik'], inf: 10 }],
        ['PR', 'jungbunzlau', { leaders: ['henry'], inf: 8, hussar_dual: 1 }],
      ],
      change: (_, world) => void post(world, 'PR', 'landeshut', { leaders: ['keith'], inf: 9 }),
    });
    answer(match, 'austria event/A9', 'austria daun', 'austria done', 'austria hadik', 'austria done');
    answer(match, 'prussia interrupt/P12');
    answer(match, 'austria done');
    go(match, PASSING);
    answer(match, 'austria step/landeshut');
    expect(held(match, 'prussia')).toEqual(['interrupt/P23']);
  });
});
