/** CM §15.11, the detailed battle example from the march to the retreat; with 4.3.3, 15.4.3, 15.7.4 and 17.4.2. */
import { describe, expect, test } from 'vitest';
import { commanderOf } from '../../src/facts/leaders.ts';
import { spOf } from '../../src/facts/troops.ts';
import type { Stack } from '../../src/state.ts';
import { answer, depot, stackOf, stateOf, table, told, worldOf } from '../table.ts';
import { first, go, PASSING, tales, willOf } from './drive.ts';
import { activate, asked, mpsLeft, quietly, strategy } from './play.ts';

describe('CM §15.11 the Detailed Battle Example', () => {
  /** Frederick, Keith and Maurice set out from Görlitz; Daun, Hadik and Lacy are entrenched at Kolin. */
  const before = (dice: readonly number[]) => {
    const match = activate(
      strategy({
        hands: { PR: ['P13'] },
        dice,
        forces: [
          [
            'PR',
            'gorlitz',
            {
              leaders: ['frederick', 'keith', 'maurice'],
              inf: 15,
              lt_inf: 3,
              line_cav: 3,
              hussar_dual: 2,
              field_art: 4,
            },
          ],
          [
            'AU',
            'kolin',
            { leaders: ['daun', 'hadik', 'lacy'], inf: 14, lt_inf: 2, line_cav: 2, line_cav_reduced: 1, field_art: 3 },
          ],
        ],
        change: (state, world) => {
          // Both forces are in Full Supply.
          depot(world, 'PR', 'gabel');
          state.entrenched.kolin = 'coalition';
          Object.assign(state.powers.PR.tactics, {
            held: ['oblique_attack', 'able_subordinate'],
            pool: [],
            discard: [],
          });
          Object.assign(state.powers.AU.tactics, { held: ['subordinate_errors'], pool: [], discard: [] });
        },
      }),
      'prussia',
      'P13',
      'frederick',
    );
    for (const to of ['zittau', 'gabel', 'jungbunzlau']) {
      answer(match, `prussia step/${to}`);
      quietly(match);
    }
    return match;
  };
  const fought = (dice: readonly number[]) => {
    const match = before(dice);
    answer(match, 'prussia step/kolin');
    go(match, { ...PASSING, march: 'done' });
    go(match, {
      attack: (options, seat) => (seat === 'prussia' && options.includes('attack') ? 'attack' : 'no'),
      tactic: (options) => options.find((id) => id !== 'none') ?? 'none',
      subordinate: 'keith',
      losses: 'proposal',
      retreat: first,
    });
    return match;
  };
  // Oblique Attack 3; Frederick 2 + 4, Daun 5 + 6; who 4, fate 3.
  const AS_PRINTED = fought([3, 2, 4, 5, 6, 4, 3]);

  test('CM §12.6 after 3 MPs Daun’s space costs 1 and 1 more for his Lt units: 5 in all', () => {
    const match = before([3]);
    expect(mpsLeft(match, 'prussia')).toBe(4);
    answer(match, 'prussia step/kolin');
    expect(tales(match, 'moved').at(-1)).toMatchObject({ to: 'kolin', mp: 2 });
  });
  test('CM §15.1.1 Frederick (1) chooses before Daun (3)', () => {
    const match = before([3]);
    answer(match, 'prussia step/kolin');
    go(match, { ...PASSING, march: 'done' });
    expect([match.waiting, asked(match, 'prussia')]).toEqual([['prussia'], ['attack']]);
  });
  test('CM §15.4 Oblique Attack 3 + 4 + 1 − 1 = 7 just fails; then Subordinate Errors, then Able Subordinate', () => {
    expect(tales(AS_PRINTED, 'tactic')).toMatchObject([
      { side: 'ap', tactic: 'oblique_attack', roll: 3, total: 7 },
      { side: 'coalition', tactic: 'subordinate_errors' },
      { side: 'ap', tactic: 'able_subordinate' },
    ]);
  });
  test('CM §15.11 Intense; 26-30 with +7 and 23-25 with +6; 13 is 6 D4, 17 is 8 D4 +', () => {
    expect(tales(AS_PRINTED, 'battle')).toMatchObject([{ intensity: 'intense', attack: 26, defence: 21 }]);
    expect(
      tales(AS_PRINTED, 'battle-roll').map(({ dice, drm, total, column, result }) => [
        dice,
        drm,
        total,
        column,
        result.replace(/\s/g, ''),
      ]),
    ).toEqual([
      [6, 7, 13, '26-30', '6D4'],
      [11, 6, 17, '23-25', '8D4+'],
    ]);
  });
  test('CM §15.7.1 Austria loses 5 infantry SPs and a Line cavalry step', () => {
    const { troops }: Pick<Stack, 'troops'> = stackOf(AS_PRINTED, 'daun') ?? { troops: {} };
    expect([troops.AU?.inf, spOf({ troops })]).toEqual([9, 15]);
    expect(troops.AU?.units.lt_inf).toEqual([2, 0]);
  });
  test('CM §15.7.1 Prussia loses 6 infantry SPs, two cavalry steps and an Artillery step', () => {
    const { troops }: Pick<Stack, 'troops'> = stackOf(AS_PRINTED, 'frederick') ?? { troops: {} };
    expect([troops.PR?.inf, spOf({ troops }), troops.PR?.units.field_art]).toEqual([9, 18, [3, 1]]);
  });
  test('CM §15.7.2 the natural 6: a 4 strikes Hadik, a 3 captures him', () => {
    expect(tales(AS_PRINTED, 'leader-fate')).toMatchObject([{ leader: 'hadik', fate: 'captured' }]);
    expect(stateOf(AS_PRINTED).prisoners.ap.leaders).toEqual(['hadik']);
  });
  test('CM §15.8 both are Demoralized at D4; Frederick’s Determination wins, a Minor Victory, and Daun retreats one space', () => {
    expect([stackOf(AS_PRINTED, 'frederick')?.morale, stackOf(AS_PRINTED, 'daun')?.morale]).toEqual([
      'demoralized',
      'demoralized',
    ]);
    expect(tales(AS_PRINTED, 'battle-won')).toMatchObject([{ side: 'ap' }]);
    expect(told(AS_PRINTED, 'crushing')).toEqual([]);
    expect(tales(AS_PRINTED, 'retreated')).toMatchObject([{ force: 'daun', from: 'kolin' }]);
    expect([stackOf(AS_PRINTED, 'frederick')?.at, stateOf(AS_PRINTED).entrenched]).toEqual(['kolin', {}]);
  });
  test('CM §15.11 if Frederick had Routed Daun with a D3 against him: Crushing, +1 and −2 Will, 4 SPs prisoners', () => {
    // 4 + 6 + 7 = 17 is 9 R+*; 2 + 3 + 6 = 11 is 4 D3; the * strikes nobody.
    const match = fought([3, 4, 6, 2, 3, 6, 6]);
    const start = stateOf(before([3]));
    expect(tales(match, 'battle-roll').map(({ result }) => result.replace(/\s/g, ''))).toEqual(['9R+*', '4D3']);
    expect([stackOf(match, 'frederick')?.morale, stackOf(match, 'daun')?.morale]).toEqual(['good', 'routed']);
    expect(spOf(stateOf(match).prisoners.ap)).toBe(4);
    expect([willOf(match, 'PR') - start.powers.PR.will, willOf(match, 'AU') - start.powers.AU.will]).toEqual([1, -2]);
  });
});

test('CM §4.3.3 Frederick (A) is more senior than Henry (B), Henry than Schwerin (C): who commands them', () => {
  const world = worldOf(table());
  const troops = { PR: { inf: 10, units: {} } };
  const of = (...leaders: string[]) => commanderOf(world, { leaders, troops });
  expect([of('schwerin_l', 'henry', 'frederick'), of('schwerin_l', 'henry'), of('schwerin_l')]).toEqual([
    'frederick',
    'henry',
    'schwerin_l',
  ]);
});

describe('CM §17.4.2 the example: a Coalition siege of Schweidnitz, class 2', () => {
  const drm = (garrison: number) => {
    const match = strategy({
      active: 'AU',
      dice: [1],
      forces: [
        ['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, siege_art: 1 }],
        ...(garrison > 0 ? [['PR', 'schweidnitz', { inf: garrison, inside: true }] as const] : []),
      ],
      change: (state) => {
        state.sieges.schweidnitz = { marker: 0, by: 'coalition' };
      },
    });
    go(match, { strategy: 'done', 'siege-step': 'done', 'late-march': 'done', sortie: 'stay', ...PASSING });
    return tales(match, 'siege-roll')[0]?.drm ?? Number.NaN;
  };
  test('CM §17.4.2 without a garrison +3, with 1, 2 or 3 SPs neither, with 4 −1', () => {
    const [none = 0, ...others] = [0, 1, 2, 3, 4].map(drm);
    expect(others.map((each) => each - none)).toEqual([-3, -3, -3, -4]);
  });
});
