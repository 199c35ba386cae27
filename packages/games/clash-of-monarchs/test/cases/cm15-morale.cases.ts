/** CM §15.9–16: retreats and morale at their borders. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stackOf, type Table, table, told } from '../table.ts';
import { battle, type Fight, go, tales } from './drive.ts';
import { activate, quietly, strategy } from './play.ts';

/** Keith (+2) with 26 SPs: on column 26-30. */
const KEITH: Pick<Fight, 'leader' | 'against'> = { leader: 'keith', against: 'AU' };
const morale = (match: Table, leader: string) => stackOf(match, leader)?.morale;

describe('CM §15.9 retreats', () => {
  /** Keith Routs Hadik with a 5: 4 D4. */
  const rout = (enemy: Fight['enemy'], others: Fight['others'] = [], at = 'kolin', from = 'jungbunzlau') =>
    battle(
      {
        ...KEITH,
        at,
        from,
        force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 2 },
        enemy,
        others,
        dice: [5, 1],
      },
      { retreat: (options) => (options.length > 0 ? undefined : 'x') },
    );
  test('CM §15.9 a Routed force may go into a friendly fortress one space away: Prague, from Kolin', () => {
    const match = rout({ leaders: ['hadik'], inf: 12 });
    expect(optionsOf(match, 'austria')).toContain('retreat/prague');
  });
  test('CM §15.9 it never ends among enemies while another way is open', () => {
    const match = rout({ leaders: ['hadik'], inf: 12 }, [['PR', 'deutschbrod', { leaders: ['henry'], inf: 8 }]]);
    expect(optionsOf(match, 'austria')).not.toContain('retreat/deutschbrod');
  });
  test('CM §15.9 not where the attacker has just come from unless nothing else is open… Jungbunzlau leads to no haven of its own', () => {
    const match = rout({ leaders: ['hadik'], inf: 12 });
    for (const id of optionsOf(match, 'austria')) expect(id.startsWith('retreat/') || id === 'inside').toBe(true);
  });
  test('CM §15.10 after a Draw each side says for itself whether it goes, the attacker first', () => {
    // Keith 2 + 1, 12-14: 3 is 1. Hadik 1 + 2: 3 is 1. No D on either side.
    const match = battle(
      {
        ...KEITH,
        force: { inf: 12 },
        enemy: { leaders: ['hadik'], inf: 12 },
        dice: [1, 2],
      },
      { retreat: (options) => (options.includes('stay') ? 'stay' : undefined) },
    );
    expect(told(match, 'battle-drawn')).toHaveLength(1);
    expect([stackOf(match, 'keith')?.at, stackOf(match, 'hadik')?.at]).toEqual(['kolin', 'kolin']);
  });
});

describe('CM §16 morale', () => {
  const joined = (big: Parameters<typeof one>[0], small: Parameters<typeof one>[0]) => {
    const match = strategy({
      hands: { PR: ['P13'] },
      forces: [
        ['PR', 'berlin', { leaders: ['frederick'], ...one(big) }],
        ['PR', 'brandenburg', { ...one(small) }],
      ],
    });
    activate(match, 'prussia', 'P13', 'frederick');
    answer(match, 'prussia step/brandenburg');
    quietly(match);
    answer(match, 'prussia pick-up/brandenburg');
    go(match, { 'part-pick-up': 'done' });
    return stackOf(match, 'frederick');
  };
  const one = ([inf, lt, morale]: readonly [number, number, 'good' | 'demoralized']) => ({
    inf,
    ...(lt > 0 && { lt_inf: lt }),
    morale,
  });
  test('CM §16.5 Lt units count towards the size: 3 and 3 Light against 5 Demoralized make a force in Good Order', () => {
    expect(joined([3, 3, 'good'], [5, 0, 'demoralized'])?.morale).toBe('good');
  });
  test('CM §16.3 equal: the worse state', () => {
    expect(joined([3, 2, 'good'], [5, 0, 'demoralized'])?.morale).toBe('demoralized');
  });
  test('CM §16.3 a smaller Demoralized force disappears in a good one', () => {
    expect(joined([8, 0, 'good'], [5, 0, 'demoralized'])?.morale).toBe('good');
  });
  test('CM §16.4 in one Segment a Demoralized force rolls and a Routed one becomes Demoralized, which rolls no more', () => {
    const match = table({
      phase: 'rally',
      active: 'PR',
      dice: [6],
      change: (state) => {
        state.stacks = [];
        state.depots = [];
        for (const [at, leader, mood] of [
          ['gorlitz', 'keith', 'demoralized'],
          ['bautzen', 'bevern', 'routed'],
        ] as const) {
          const id = state.nextStack++;
          state.stacks.push({
            id,
            at,
            inside: false,
            leaders: [leader],
            troops: { PR: { inf: 8, units: {} } },
            supply: 'full',
            morale: mood,
            tired: 0,
          });
          state.leaders[leader] = 'map';
        }
      },
    });
    go(match, { resupply: 'done' });
    expect([morale(match, 'keith'), morale(match, 'bevern')]).toEqual(['good', 'demoralized']);
    expect(tales(match, 'rally').map(({ force }) => force)).toEqual(['keith', 'bevern']);
  });
  test('CM §16.1 a Demoralized Command is offered no Interception', () => {
    const match = activate(
      strategy({
        active: 'AU',
        hands: { AU: ['A1'] },
        forces: [
          ['AU', 'kolin', { leaders: ['daun'], inf: 8 }],
          ['PR', 'jungbunzlau', { leaders: ['henry'], inf: 8, morale: 'demoralized' }],
        ],
      }),
      'austria',
      'A1',
      'daun',
    );
    answer(match, 'austria step/prague');
    expect(
      match
        .decisions('prussia')
        .flatMap(({ options }) => options)
        .filter((id) => id.startsWith('intercept')),
    ).toEqual([]);
  });
});
