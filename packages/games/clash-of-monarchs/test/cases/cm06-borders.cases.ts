/** CM §6: the Fortunes of War, examples and borders. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { type Chit, NATIONS, type Nation } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, optionsOf, stackOf, stateOf, table } from '../table.ts';
import { first, go, sp, tales, willOf } from './drive.ts';
import { asked, type Posting, posted } from './play.ts';

type Change = (state: State, world: World) => void;
/** The start of a Round with one chit in the pool; only these nations are at war. */
const drawing = (
  chit: Chit,
  forces: readonly Posting[],
  { dice, change, at = ['PR', 'AU'] }: { dice?: readonly number[]; change?: Change; at?: readonly Nation[] } = {},
) =>
  table({
    phase: 'round',
    ...(dice && { dice }),
    change: (state, world) => {
      clear(world);
      for (const nation of NATIONS) state.nations[nation].stance = at.includes(nation) ? 'belligerent' : 'neutral';
      posted(world, forces);
      state.chits = [chit];
      change?.(state, world);
    },
  });
const PROPOSALS = { attrition: 'proposal', shortages: 'proposal', desertion: 'proposal' };

describe('CM §6.1 Attrition', () => {
  test('CM §6.1 .5 rounds down, .6 up: of 5, 6, 15, 16, 23, 25, 26 and 27 SPs 0, 1, 1, 2, 2, 2, 3 and 3 are lost', () => {
    const lost = (inf: number) => {
      const match = drawing('attrition', [['PR', 'berlin', { leaders: ['frederick', 'keith'], inf }]]);
      go(match, PROPOSALS);
      return inf - sp(match, 'frederick');
    };
    expect([5, 6, 15, 16, 23, 25, 26, 27].map(lost)).toEqual([0, 1, 1, 2, 2, 2, 3, 3]);
  });
  test('CM §6.1 (readings, 25) two stacks of one space that could be one force count as one', () => {
    const match = drawing('attrition', [
      ['PR', 'berlin', { leaders: ['frederick'], inf: 5 }],
      ['PR', 'berlin', { leaders: ['keith'], inf: 5 }],
    ]);
    go(match, PROPOSALS);
    expect(sp(match, 'frederick') + sp(match, 'keith')).toBe(9);
  });
  test('CM §6.1 in a Devastated area each Power loses 1 SP more, of one of its Major Forces: its player says which', () => {
    const match = drawing(
      'attrition',
      [
        ['PR', 'berlin', { leaders: ['frederick'], inf: 10 }],
        ['PR', 'kustrin', { leaders: ['keith'], inf: 10 }],
      ],
      {
        change: (state) => {
          state.devastated = ['brandenburg'];
        },
      },
    );
    go(match, PROPOSALS);
    expect(asked(match, 'prussia')).toEqual(['devastation-loss']);
    const keith = optionsOf(match, 'prussia').find((id) => id.includes('keith'));
    answer(match, `prussia ${keith}`);
    go(match, { losses: 'proposal', loss: first });
    expect([sp(match, 'frederick'), sp(match, 'keith')]).toEqual([9, 8]);
  });
  test('CM §6.1 a Minor Force in it loses nothing', () => {
    const match = drawing('attrition', [['PR', 'berlin', { leaders: ['frederick'], inf: 5 }]], {
      change: (state) => {
        state.devastated = ['brandenburg'];
      },
    });
    go(match, PROPOSALS);
    expect(sp(match, 'frederick')).toBe(5);
  });
});

describe('CM §6.2 CS & SS Attrition', () => {
  test('CM §6.2 cavalry if any is present, then anybody: a Critical force with one cavalry unit loses two SPs', () => {
    const match = drawing('cs_ss_attrition', [
      ['PR', 'chemnitz', { leaders: ['keith'], inf: 10, line_cav: 1, supply: 'critical' }],
    ]);
    go(match, PROPOSALS);
    expect(sp(match, 'keith')).toBe(10);
    expect(stackOf(match, 'keith')?.troops.PR?.units.line_cav ?? [0, 0]).not.toEqual([1, 0]);
  });
});

describe('CM §6.3 Desertion, the example', () => {
  const FORCES: readonly Posting[] = [
    ['PR', 'berlin', { leaders: ['frederick'], inf: 10 }],
    ['PR', 'magdeburg', { leaders: ['henry'], inf: 9 }],
  ];
  test('CM §6.3 two forces in Full Supply, one Short and Demoralized: 6 SPs, at least 2 of them from the third', () => {
    const match = drawing('desertion_a', [
      ...FORCES,
      ['PR', 'chemnitz', { leaders: ['keith'], inf: 8, supply: 'short', morale: 'demoralized' }],
    ]);
    go(match, PROPOSALS);
    expect(sp(match, 'frederick') + sp(match, 'henry') + sp(match, 'keith')).toBe(21);
    expect(sp(match, 'keith')).toBeLessThanOrEqual(6);
  });
  test('CM §6.3 if no markers were on the board, only 4', () => {
    const match = drawing('desertion_a', [...FORCES, ['PR', 'chemnitz', { leaders: ['keith'], inf: 8 }]]);
    go(match, PROPOSALS);
    expect(sp(match, 'frederick') + sp(match, 'henry') + sp(match, 'keith')).toBe(23);
  });
  test('CM §6.3 the player chooses from where: all 4 from Henry', () => {
    const match = drawing('desertion_a', FORCES);
    answer(match, 'prussia by-hand');
    go(match, { 'desertion-from': (options) => options.find((id) => id.startsWith('henry')) });
    expect([sp(match, 'frederick'), sp(match, 'henry')]).toEqual([10, 5]);
  });
  test('CM §6.3 the other chit: Russia 2, Anglo-Allies, Saxony, Sweden and Denmark 1', () => {
    const match = drawing(
      'desertion_b',
      [
        ['RU', 'grodno', { leaders: ['fermor'], inf: 10 }],
        ['BR', 'hanover', { leaders: ['cumberland'], inf: 10 }],
        ['PR', 'berlin', { leaders: ['frederick'], inf: 10 }],
      ],
      { at: ['PR', 'AU', 'RU', 'BR', 'FR'] },
    );
    go(match, PROPOSALS);
    expect([sp(match, 'fermor'), sp(match, 'cumberland'), sp(match, 'frederick')]).toEqual([8, 9, 10]);
  });
});

describe('CM §6.4 Deus Ex Machina', () => {
  const deus = (
    die: number,
    forces: readonly Posting[],
    change?: Change,
    at: readonly Nation[] = ['PR', 'AU', 'FR', 'BR'],
  ) => drawing('dies_irae', forces, { dice: [3, die], at, ...(change && { change }) });
  test('CM §6.4 (table) the Turkish Threat: 1 Will, or 4 infantry SPs to Wien until the New Year', () => {
    const lose = deus(1, [['AU', 'prague', { leaders: ['daun'], inf: 10 }]]);
    const will = willOf(lose, 'AU');
    answer(lose, 'austria will');
    expect(willOf(lose, 'AU')).toBe(will - 1);
    const send = deus(1, [['AU', 'prague', { leaders: ['daun'], inf: 10 }]]);
    answer(send, `austria ${optionsOf(send, 'austria').find((id) => id !== 'will')}`);
    go(send, { 'turkish-march': first });
    expect(stateOf(send).stacks.find(({ at }) => at === 'wien')).toMatchObject({
      frozen: 4,
      troops: { AU: { inf: 4 } },
    });
    expect(willOf(send, 'AU')).toBe(will);
  });
  test('CM §6.4 (table) Madame Pompadour: the French CIC returns to the pool, another takes his force', () => {
    const match = deus(4, [['FR', 'koln', { leaders: ['destrees'], inf: 10 }]]);
    expect(tales(match, 'deus')).toMatchObject([{ result: 'pompadour' }]);
    expect(stateOf(match).leaders.destrees).toBe('pool');
    expect(stateOf(match).stacks.find(({ at }) => at === 'koln')?.leaders).toHaveLength(1);
  });
  test('CM §6.4 (table) not while France is Neutral', () => {
    const match = deus(4, [['FR', 'koln', { leaders: ['destrees'], inf: 10 }]], undefined, ['PR', 'AU']);
    expect(stateOf(match).leaders.destrees).toBe('map');
  });
  test('CM §6.4 (table) a Poor Harvest: each Power gives 1 Supply Action, 1 Thaler or a level of supply', () => {
    const match = deus(
      6,
      [
        ['PR', 'berlin', { leaders: ['frederick'], inf: 10 }],
        ['AU', 'prague', { leaders: ['daun'], inf: 10 }],
      ],
      (state) => {
        state.powers.PR.supplyActions = 1;
        state.nations.AU.treasury = 5;
      },
      ['PR', 'AU'],
    );
    const pick = (seat: string, what: RegExp) => optionsOf(match, seat).find((id) => what.test(id));
    answer(match, `prussia ${pick('prussia', /^sa/)}`, `austria ${pick('austria', /^thl/)}`);
    expect([stateOf(match).powers.PR.supplyActions, stateOf(match).nations.AU.treasury]).toEqual([0, 4]);
  });
});

describe('CM §6.6 Media Vita and §6.7 the comet', () => {
  const death = (die: number, year: number, change?: Change) =>
    drawing('media_vita', [['AU', 'prague', { leaders: ['browne'], inf: 8 }]], {
      dice: [die],
      at: ['PR', 'AU', 'FR', 'BR', 'RU'],
      change: (state, world) => {
        Object.assign(state, { year, halley: true });
        change?.(state, world);
      },
    });
  test('CM §6.6 (table) the year counts: a 2 is nothing in 1756 and Browne’s death in 1757', () => {
    expect(stateOf(death(2, 1756)).leaders.browne).toBe('map');
    expect(stateOf(death(2, 1757)).leaders.browne).toBe('dead');
  });
  test('CM §6.6 (table) Frederick’s grief: he mourns, or Prussia loses 1 Will', () => {
    const match = death(3, 1758);
    expect(tales(match, 'media-vita')).toMatchObject([{ total: 6, person: 'royal_grief' }]);
    const will = willOf(match, 'PR');
    answer(match, 'prussia will');
    expect(willOf(match, 'PR')).toBe(will - 1);
  });
  test('CM §6.6 (table) Ferdinand VI: the colonies turn to France, and France gains 2 Thalers', () => {
    const match = death(3, 1759);
    expect(tales(match, 'media-vita')).toMatchObject([{ total: 8, person: 'ferdinand_vi' }]);
    expect(tales(match, 'thalers')).toMatchObject([{ nation: 'FR', num: 2 }]);
    expect(stateOf(match).deaths).toContain('ferdinand_vi');
  });
  test('CM §6.6 (table) George II: Britain loses 1 Will', () => {
    const match = death(3, 1760);
    expect(tales(match, 'media-vita')).toMatchObject([{ total: 10, person: 'george_ii' }]);
    expect(tales(match, 'will')).toMatchObject([{ power: 'BR', num: -1 }]);
  });
  test('CM §6.6 and §22.3.5 Elizabeth: Russia becomes a Prussian Client without cards, Prussia gains 2 Will', () => {
    const match = death(5, 1761);
    expect(tales(match, 'media-vita')).toMatchObject([{ total: 14, person: 'elizabeth' }]);
    expect(stateOf(match).nations.RU).toMatchObject({ patron: 'PR', side: 'ap' });
    expect(stateOf(match).powers.FR.hand.filter((card) => card.startsWith('R'))).toEqual([]);
    expect(tales(match, 'will')).toMatchObject([{ power: 'PR', num: 2 }]);
  });
  test('CM §6.6 a death comes once: the next higher row is taken', () => {
    const match = death(2, 1757, (state) => {
      state.deaths.push('browne');
    });
    expect(tales(match, 'media-vita')).not.toMatchObject([{ person: 'browne' }]);
    expect(stateOf(match).leaders.browne).toBe('map');
  });
  test('CM §6.7 (table) +1 for Britain and France at war, +1 if Russia has Königsberg, +1 for each Round since the first', () => {
    const comet = (round: number, change?: Change) =>
      tales(
        drawing('cs_ss_attrition', [], {
          dice: [1],
          at: ['PR', 'AU', 'FR', 'BR', 'RU'],
          change: (state, world) => {
            Object.assign(state, { year: 1758, season: 'summer', round, control: {} });
            change?.(state, world);
          },
        }),
        'comet',
      )[0]?.total;
    expect([
      comet(1),
      comet(3),
      comet(1, (state) => {
        state.control.konigsberg = 'RU';
      }),
    ]).toEqual([2, 4, 3]);
  });
  test('CM §6.0 every chit comes up once a year', () => {
    const { chits, drawn } = stateOf(
      table({
        phase: 'newYear',
        change: (state) => {
          Object.assign(state, { season: 'winter', year: 1758 });
        },
      }),
    );
    expect([chits.length, drawn]).toEqual([11, []]);
    const count = (chit: Chit) => chits.filter((each) => each === chit).length;
    expect(
      ['attrition', 'cs_ss_attrition', 'desertion_a', 'desertion_b', 'dies_irae', 'kk_raids', 'media_vita'].map(
        (chit) => count(chit as Chit),
      ),
    ).toEqual([1, 3, 1, 1, 2, 2, 1]);
  });
});
