/** CM §9–16: where two sentences meet. */
import { describe, expect, test } from 'vitest';
import { answer, clear, type Force, optionsOf, post, stackOf, stateOf, table } from '../table.ts';
import { confront, go, PASSING, refuses, sp, tales } from './drive.ts';
import { activate, asked, mpsLeft, type Posting, strategy } from './play.ts';

const prussians = (force: Force, others: readonly Posting[] = []) =>
  strategy({ forces: [['PR', 'liegnitz', force], ...others], hands: { PR: ['P13', 'P5'] } });
const left = (force: Force) =>
  mpsLeft(activate(prussians({ leaders: ['frederick'], ...force }), 'prussia', 'P13', 'frederick'), 'prussia');

/** Daun marches one step, from Königgrätz to Kolin. */
const daun = (others: readonly Posting[], dice?: readonly number[], held: readonly ['surprise_attack'?] = []) => {
  const match = strategy({
    active: 'AU',
    forces: [['AU', 'koniggratz', { leaders: ['daun'], inf: 16 }], ...others],
    hands: { AU: ['A1'] },
    ...(dice && { dice }),
    change: (state) => {
      state.powers.AU.tactics.held = held.flatMap((chit) => chit ?? []);
    },
  });
  answer(match, 'austria ops/A1', 'austria daun');
  go(match, { compose: 'done', interrupt: 'pass' });
  answer(match, 'austria step/kolin');
  return match;
};

describe('CM §12.1 allowances', () => {
  test('CM §2.2.2, 12.1 a reduced cavalry unit counts its 1 SP: 13 infantry SPs and two of them are 15, with three 16', () => {
    expect([left({ inf: 13, line_cav_reduced: 2 }), left({ inf: 13, line_cav_reduced: 3 })]).toEqual([8, 7]);
  });
  test('CM §12.1 ten SPs with Siege Artillery: one MP more and two fewer', () => {
    expect(left({ inf: 10, siege_art: 1 })).toBe(6);
  });
  test('CM §9.1, 12.1 five SPs in Critical Supply march as rated, and one MP more', () => {
    expect(left({ inf: 5, supply: 'critical' })).toBe(8);
  });
  test('CM §12.1, 8.6.2 eight leaderless SPs that an event activates: 4 MPs and one more', () => {
    const match = prussians({ inf: 8 });
    answer(match, 'prussia event/P5', 'prussia force/liegnitz');
    go(match, { compose: 'done', 'designate-event': 'done', ...PASSING });
    expect(mpsLeft(match, 'prussia')).toBe(5);
  });
  test('CM §12.4 a leader alone is no force under 16 SPs: three MPs more, not four', () => {
    const match = prussians({ leaders: ['frederick', 'zieten'], inf: 8 });
    answer(match, 'prussia leader', 'prussia zieten');
    expect(mpsLeft(match, 'prussia')).toBe(11);
  });
  test('CM §12.1.1, 12.5 hungry troops picked up on the way cost no MPs this Turn', () => {
    const match = activate(
      prussians({ leaders: ['frederick'], inf: 8 }, [['PR', 'glogau', { inf: 6, supply: 'critical' }]]),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia march/glogau', 'prussia pick-up/glogau');
    go(match, { 'part-pick-up': 'done' });
    expect([stackOf(match, 'frederick')?.supply, mpsLeft(match, 'prussia')]).toEqual(['critical', 7]);
  });
  test('CM §12.6 a Light unit reduced to 0 SPs costs who enters its space the MP too', () => {
    const match = activate(
      prussians({ leaders: ['frederick'], inf: 16 }, [['AU', 'glogau', { inf: 8, lt_cav_reduced: 1 }]]),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/glogau');
    go(match, PASSING);
    expect(mpsLeft(match, 'prussia')).toBe(5);
  });
});

describe('CM §12.8 Admin Marches', () => {
  test('CM §12.8 a Minor Force does not grow into an army on its way', () => {
    const match = prussians({ leaders: ['frederick', 'henry'], inf: 20 });
    answer(match, 'prussia minor-march', 'prussia henry', 'prussia done', 'prussia pick-up/frederick');
    answer(match, 'prussia PR/inf/1');
    refuses(match, 'prussia done', 'not-minor', '12.8');
  });
  test('CM §12.8 both in one Turn, by different forces: a Minor Force, and another instead of a card', () => {
    const match = prussians({ leaders: ['frederick'], inf: 6 }, [['PR', 'glogau', { leaders: ['henry'], inf: 5 }]]);
    answer(match, 'prussia minor-march', 'prussia henry');
    go(match, { compose: 'done', march: 'done' });
    answer(match, 'prussia admin-march');
    expect(optionsOf(match, 'prussia')).toEqual(['frederick']);
    answer(match, 'prussia frederick');
    go(match, { compose: 'done', march: 'done' });
    expect([sp(match, 'frederick'), optionsOf(match, 'prussia')]).toEqual([6, ['done']]);
  });
});

describe('CM §13–15 reactions', () => {
  test('CM §2.2.2, 13.2 a Dual-role hussar is a Light unit for an Interception: 1 + 2 + 1', () => {
    const match = daun([['PR', 'prague', { leaders: ['henry'], inf: 10, hussar_dual: 1 }]], [1]);
    answer(match, 'prussia intercept/henry');
    expect(tales(match, 'misses')).toMatchObject([{ force: 'henry', total: 4 }]);
  });
  test('CM §12.12 Retrograde Movement is not Intercepted', () => {
    const match = table({
      phase: 'supply',
      active: 'AU',
      change: (_, world) => {
        clear(world);
        post(world, 'AU', 'koniggratz', { leaders: ['daun'], inf: 16, supply: 'short' });
        post(world, 'PR', 'landeshut', { leaders: ['frederick'], inf: 16 });
      },
    });
    answer(match, 'austria retrograde/daun', 'austria to/trautenau');
    expect([stackOf(match, 'daun')?.at, match.waiting.includes('prussia')]).toEqual(['trautenau', false]);
  });
  test('CM §12.4 nor is a leader alone', () => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['AU', 'koniggratz', { leaders: ['daun', 'lacy'], inf: 8 }],
        ['PR', 'prague', { leaders: ['henry'], inf: 10 }],
      ],
    });
    answer(match, 'austria leader', 'austria lacy', 'austria march/kolin');
    expect([asked(match, 'austria'), asked(match, 'prussia')]).toEqual([['march'], []]);
  });
  test('CM §14.1.1 Surprise Attack not revealed stays in hand, and the Withdrawal is rolled', () => {
    const match = daun([['PR', 'kolin', { leaders: ['frederick'], inf: 12 }]], [6], ['surprise_attack']);
    answer(match, 'prussia withdraw/prague', 'austria no');
    expect([stackOf(match, 'frederick')?.at, stateOf(match).powers.AU.tactics.held]).toEqual([
      'prague',
      ['surprise_attack'],
    ]);
  });
  test('CM §15.1.1, 16.1 who marches in Demoralized may be attacked, and may not attack', () => {
    const match = confront({
      leader: 'henry',
      force: { inf: 12, morale: 'demoralized' },
      against: 'AU',
      enemy: { leaders: ['browne'], inf: 12 },
    });
    expect([asked(match, 'prussia').includes('attack'), asked(match, 'austria')]).toEqual([false, ['attack']]);
  });
});
