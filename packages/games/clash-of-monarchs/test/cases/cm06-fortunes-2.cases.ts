/** CM §5 and §6: the chits once more, and where a player chooses. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import type { State } from '../../src/state.ts';
import { type Chit, NATIONS, type Nation } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, optionsOf, stackOf, stateOf, table } from '../table.ts';
import { first, go, sp, tales } from './drive.ts';
import { asked, type Posting, posted } from './play.ts';

type Change = (state: State, world: World) => void;
/** The start of a Round with one chit in the pool; only these nations are at war. */
const drawing = (chit: Chit, at: readonly Nation[], forces: readonly Posting[], change?: Change) =>
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
  'devastation-loss': first,
};
const left = (match: ReturnType<typeof table>, nation: Nation) =>
  stateOf(match).stacks.reduce((sum, { troops }) => sum + spOf({ troops: { [nation]: troops[nation] } }), 0);
const mixed =
  (leader: string, nation: Nation, inf: number): Change =>
  (state) => {
    for (const { leaders, troops } of state.stacks) if (leaders.includes(leader)) troops[nation] = { inf, units: {} };
  };

describe('CM §6.1 Attrition', () => {
  test('CM §6.1 35, 36, 45 and 46 SPs lose 3, 4, 4 and 5', () => {
    const lost = (inf: number) =>
      inf -
      left(
        go(drawing('attrition', ['PR', 'AU'], [['PR', 'berlin', { leaders: ['frederick'], inf }]]), PROPOSALS),
        'PR',
      );
    expect([35, 36, 45, 46].map(lost)).toEqual([3, 4, 4, 5]);
  });
  test('CM §6.1 "every" Major Force: a besieged garrison of six too', () => {
    const match = drawing(
      'attrition',
      ['PR', 'AU'],
      [
        ['AU', 'prague', { leaders: ['hadik'], inf: 6, inside: true }],
        ['PR', 'prague', { leaders: ['frederick'], inf: 20, field_art: 1 }],
      ],
    );
    go(match, PROPOSALS);
    expect(sp(match, 'hadik')).toBe(5);
  });
  test('CM §6.1 half-horse is counted by SPs: 10 SPs of 6 infantry and 4 wings lose one, the owner says which', () => {
    const match = drawing(
      'attrition',
      ['PR', 'AU'],
      [['PR', 'berlin', { leaders: ['frederick'], inf: 6, line_cav: 2 }]],
    );
    answer(match, 'prussia by-hand', 'prussia by-hand');
    const ids = optionsOf(match, 'prussia');
    expect(ids.some((id) => id.endsWith('inf')) && ids.some((id) => id.endsWith('line_cav'))).toBe(true);
    go(match, { losses: 'by-hand', loss: (each) => each.find((id) => id.endsWith('line_cav')) });
    expect([sp(match, 'frederick'), stackOf(match, 'frederick')?.troops.PR?.inf]).toEqual([9, 6]);
  });
  test('CM §6.1 of two Commands of five in one space their player says who loses the one', () => {
    const match = drawing(
      'attrition',
      ['PR', 'AU'],
      [
        ['PR', 'berlin', { leaders: ['frederick'], inf: 5 }],
        ['PR', 'berlin', { leaders: ['keith'], inf: 5 }],
      ],
    );
    answer(match, 'prussia by-hand');
    const keith = optionsOf(match, 'prussia').find((id) => id === 'PR/inf/keith');
    expect(keith).toBeDefined();
    answer(match, `prussia ${keith}`);
    go(match, PROPOSALS);
    expect([sp(match, 'frederick'), sp(match, 'keith')]).toEqual([5, 4]);
  });
  test('CM §6.1 in a Devastated area a Client’s army pays where its Patron has none', () => {
    const match = drawing(
      'attrition',
      ['PR', 'AU', 'IM'],
      [['IM', 'eger', { leaders: ['stolberg'], inf: 10 }]],
      (state) => {
        state.devastated = ['bohemia'];
      },
    );
    go(match, PROPOSALS);
    expect(sp(match, 'stolberg')).toBe(8);
  });
  test('CM §6.1 allies of different Powers in one Devastated area pay one each', () => {
    const match = drawing(
      'attrition',
      ['PR', 'AU', 'FR'],
      [
        ['AU', 'prague', { leaders: ['daun'], inf: 10 }],
        ['FR', 'eger', { leaders: ['soubise'], inf: 10 }],
      ],
      (state) => {
        state.devastated = ['bohemia'];
      },
    );
    go(match, PROPOSALS);
    expect([sp(match, 'daun'), sp(match, 'soubise')]).toEqual([8, 8]);
  });
});

describe('CM §6.2 CS & SS Attrition', () => {
  test('CM §6.2 Light cavalry is cavalry: the only horse of the force goes first', () => {
    const match = drawing(
      'cs_ss_attrition',
      ['PR', 'AU'],
      [['AU', 'chemnitz', { leaders: ['hadik'], inf: 10, lt_cav: 1, supply: 'short' }]],
    );
    go(match, PROPOSALS);
    expect(stackOf(match, 'hadik')?.troops.AU).toMatchObject({ inf: 10, units: { lt_cav: [0, 1] } });
  });
  test('CM §6.2 Light infantry is not: a Line infantry SP or a Light step, the owner says', () => {
    const match = drawing(
      'cs_ss_attrition',
      ['PR', 'AU'],
      [['AU', 'chemnitz', { leaders: ['hadik'], inf: 10, lt_inf: 1, supply: 'short' }]],
    );
    answer(match, 'austria by-hand');
    expect(optionsOf(match, 'austria').length).toBeGreaterThanOrEqual(2);
  });
  test('CM §6.2 a Client’s hungry army loses as well, and its Patron’s player chooses', () => {
    const match = drawing(
      'cs_ss_attrition',
      ['PR', 'AU', 'IM'],
      [['IM', 'chemnitz', { leaders: ['stolberg'], inf: 6, line_cav: 1, supply: 'critical' }]],
    );
    go(match, PROPOSALS);
    expect(sp(match, 'stolberg')).toBe(6);
  });
});

describe('CM §6.3 Desertion', () => {
  test('CM §6.3 two markers on one force cost two more: Short and Routed', () => {
    const match = drawing(
      'desertion_a',
      ['PR', 'AU'],
      [
        ['PR', 'berlin', { leaders: ['frederick'], inf: 10 }],
        ['PR', 'chemnitz', { leaders: ['keith'], inf: 8, supply: 'short', morale: 'routed' }],
      ],
    );
    go(match, PROPOSALS);
    expect(18 - left(match, 'PR')).toBe(6);
    expect(sp(match, 'keith')).toBeLessThanOrEqual(6);
  });
  test('CM §6.3, 4.1.1 a hungry mixed army is of one nation: Austria 2 + 1, the Empire 1', () => {
    const match = drawing(
      'desertion_a',
      ['PR', 'AU', 'IM'],
      [['AU', 'chemnitz', { leaders: ['daun'], inf: 10, supply: 'short' }]],
      mixed('daun', 'IM', 4),
    );
    go(match, PROPOSALS);
    expect([10 - left(match, 'AU'), 4 - left(match, 'IM')]).toEqual([3, 1]);
  });
  test('CM §6.3 from any force, small ones too: all four from a garrison', () => {
    const match = drawing(
      'desertion_a',
      ['PR', 'AU'],
      [
        ['PR', 'berlin', { leaders: ['frederick'], inf: 10 }],
        ['PR', 'glatz', { inf: 4 }],
      ],
    );
    answer(match, 'prussia by-hand');
    go(match, { 'desertion-from': (ids) => ids.find((id) => id.includes('glatz')) });
    expect([sp(match, 'frederick'), left(match, 'PR')]).toEqual([10, 10]);
  });
  test('CM §6.3, 6.0 France, Neutral, loses nobody', () => {
    const match = drawing(
      'desertion_a',
      ['PR', 'AU'],
      [
        ['PR', 'berlin', { leaders: ['frederick'], inf: 10 }],
        ['FR', 'koln', { leaders: ['soubise'], inf: 10 }],
      ],
    );
    go(match, PROPOSALS);
    expect([left(match, 'FR'), left(match, 'PR')]).toEqual([10, 6]);
  });
});

describe('CM §6.5 KK Raids', () => {
  const raids = (at: readonly Nation[]) =>
    drawing('kk_raids', at, [['PR', 'berlin', { leaders: ['frederick'], inf: 10 }]], (state) => {
      state.forage = {};
      state.advantage = {};
      state.boxes.border = { AU: { lt_inf: [2, 0] } };
      state.boxes.german = { FR: { lt_inf: [2, 0] } };
    });
  const points = (match: ReturnType<typeof table>) =>
    Object.values(stateOf(match).forage).reduce((sum: number, each) => sum + (each ?? 0), 0);
  const first2 = { raid: first, 'raid-advantage': first };
  test('CM §6.5, 6.0 a Neutral’s Light units do not raid', () => {
    expect([
      points(go(raids(['PR', 'AU', 'BR']), first2)),
      points(go(raids(['PR', 'AU', 'BR', 'FR']), first2)),
    ]).toEqual([2, 4]);
  });
  test('CM §6.5 no losses are rolled', () => {
    const match = go(raids(['PR', 'AU', 'BR', 'FR']), first2);
    expect(tales(match, 'raid-losses' as never)).toEqual([]);
    expect(stateOf(match).boxes.border.AU).toEqual({ lt_inf: [2, 0] });
  });
});

describe('CM §5.1.2a and §6.0 when chits are drawn', () => {
  test('CM §6.1, 5.1.2 losses come before the First Power’s Turn', () => {
    const match = drawing(
      'attrition',
      ['PR', 'AU'],
      [['PR', 'berlin', { leaders: ['frederick'], inf: 6, line_cav: 2 }]],
    );
    expect(asked(match, 'prussia')).toEqual(['attrition']);
    expect(tales(match, 'turn')).toEqual([]);
  });
});
