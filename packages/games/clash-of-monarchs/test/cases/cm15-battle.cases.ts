/** CM §15–16: battle and morale. */
import { describe, expect, test } from 'vitest';
import { lineInfantry, spOf } from '../../src/facts/troops.ts';
import { answer, optionsOf, stackOf, stateOf, told } from '../table.ts';
import { activate, asked, type Case, marchInto, strategy } from './play.ts';

/** Answers what a battle asks until it is over: proposals, no Tactics but these. */
function fight(match: ReturnType<typeof strategy>, tactics: Readonly<Record<string, string[]>> = {}): void {
  for (let i = 0; i < 60; i++) {
    const seat = match.waiting[0];
    if (seat === undefined) return;
    const decision = match.decisions(seat)[0];
    if (!decision) return;
    const { prompt, options } = decision;
    const wanted: Readonly<Record<string, () => string | undefined>> = {
      attack: () => (seat === 'prussia' ? 'attack' : 'no'),
      tactic: () => tactics[seat]?.find((each) => options.includes(each)) ?? 'none',
      subordinate: () => 'keith',
      losses: () => 'proposal',
      guns: () => options[0],
      retreat: () => options[0],
      'guns-lost': () => options[0],
      'keep-tactic': () => 'none',
    };
    const say = wanted[prompt.id]?.();
    if (say === undefined) return;
    if (prompt.id === 'tactic' && say !== 'none') tactics[seat]?.splice(tactics[seat]?.indexOf(say) ?? 0, 1);
    answer(match, `${seat} ${options.includes(say) ? say : options[0]}`);
  }
}

const attack = (
  { from = 'jungbunzlau', to = 'kolin', ...rest }: Case & { from?: string; to?: string },
  tactics: Readonly<Record<string, string[]>> = {},
) => {
  const match = activate(strategy({ hands: { PR: ['P5'] }, ...rest }), 'prussia', 'P5', 'frederick');
  marchInto(match, 'prussia', to);
  fight(match, tactics);
  return match;
};

describe('CM §15.3 intensity', () => {
  test('CM §15.3 Frederick’s red box makes it Intense: two dice', () => {
    const match = attack({
      forces: [
        ['PR', 'jungbunzlau', { leaders: ['frederick'], inf: 16 }],
        ['AU', 'kolin', { leaders: ['hadik'], inf: 12 }],
      ],
    });
    expect(told(match, 'battle')).toMatchObject([{ intensity: 'intense' }]);
  });
  test('CM §15.3 without a red box that applies it is Measured', () => {
    const match = activate(
      strategy({
        hands: { PR: ['P5'] },
        forces: [
          ['PR', 'jungbunzlau', { leaders: ['keith'], inf: 16 }],
          ['AU', 'kolin', { leaders: ['hadik'], inf: 12 }],
        ],
      }),
      'prussia',
      'P5',
      'keith',
    );
    marchInto(match, 'prussia', 'kolin');
    fight(match);
    expect(told(match, 'battle')).toMatchObject([{ intensity: 'measured' }]);
  });
});

describe('CM §15.11 the battle of the rulebook, whole', () => {
  // Oblique Attack rolls a 3; Prussia rolls 6, Austria 11; who: 4, fate: 3.
  const KOLIN = attack(
    {
      dice: [3, 2, 4, 5, 6, 4, 3],
      forces: [
        [
          'PR',
          'jungbunzlau',
          { leaders: ['frederick', 'keith', 'maurice'], inf: 15, lt_inf: 3, line_cav: 3, hussar_dual: 2, field_art: 4 },
        ],
        [
          'AU',
          'kolin',
          { leaders: ['daun', 'hadik', 'lacy'], inf: 14, lt_inf: 2, line_cav: 2, line_cav_reduced: 1, field_art: 3 },
        ],
      ],
      change: (state) => {
        state.entrenched.kolin = 'coalition';
        state.powers.PR.tactics.held = ['oblique_attack', 'able_subordinate', 'slow_reaction'];
        state.powers.AU.tactics.held = ['subordinate_errors', 'aus_12', 'aus_12'];
      },
    },
    { prussia: ['oblique_attack', 'able_subordinate'], austria: ['subordinate_errors'] },
  );
  test('CM §15.4.3 the Oblique Attack just fails: 3 + 4 + 1 − 1 = 7', () => {
    expect(told(KOLIN, 'tactic')).toMatchObject([
      { tactic: 'oblique_attack', roll: 3, total: 7 },
      { tactic: 'subordinate_errors' },
      { tactic: 'able_subordinate' },
    ]);
  });
  test('CM §15.11 columns 26-30 and 23-25, DRMs +7 and +6', () => {
    expect(told(KOLIN, 'battle-roll')).toMatchObject([
      { side: 'ap', dice: 6, drm: 7, total: 13, column: '26-30' },
      { side: 'coalition', dice: 11, drm: 6, total: 17, column: '23-25' },
    ]);
  });
  test('CM §15.11 13 is 6 D4, 17 is 8 D4 +', () => {
    const [prussian, austrian] = told(KOLIN, 'battle-roll').map((event) => ('result' in event ? event.result : ''));
    expect(prussian).toBe('6 D4');
    expect(austrian?.replace(/\s/g, '')).toBe('8D4+');
  });
  test('CM §15.7.1 the Austrians lose 5 infantry and a cavalry step, the Prussians 6 infantry and two', () => {
    expect(lineInfantry(stackOf(KOLIN, 'daun') ?? { troops: {} })).toBe(9);
    expect(lineInfantry(stackOf(KOLIN, 'frederick') ?? { troops: {} })).toBe(9);
  });
  test('CM §15.7.2 the natural 6 strikes Hadik: captured', () => {
    expect(told(KOLIN, 'leader-fate')).toMatchObject([{ leader: 'hadik', fate: 'captured' }]);
    expect(stateOf(KOLIN).prisoners.ap.leaders).toContain('hadik');
  });
  test('CM §15.7.4 both sides are Demoralized', () => {
    expect([stackOf(KOLIN, 'daun')?.morale, stackOf(KOLIN, 'frederick')?.morale]).toEqual([
      'demoralized',
      'demoralized',
    ]);
  });
  test('CM §15.7.1 the + costs a Prussian artillery step', () => {
    expect(stackOf(KOLIN, 'frederick')?.troops.PR?.units.field_art).toEqual([3, 1]);
  });
  test('CM §15.8 Frederick’s Determination: he wins, and the Austrians retreat one space', () => {
    expect(told(KOLIN, 'battle-won')).toMatchObject([{ side: 'ap' }]);
    expect(stackOf(KOLIN, 'daun')?.at).not.toBe('kolin');
    expect(told(KOLIN, 'crushing')).toHaveLength(0);
  });
});

describe('CM §15.5–6 modifiers', () => {
  const drms = (match: ReturnType<typeof attack>, side: string) =>
    Object.fromEntries(
      told(match, 'battle-drm').flatMap((event) =>
        'why' in event && 'side' in event && event.side === side && 'num' in event ? [[event.why, event.num]] : [],
      ),
    );
  test('CM §15.5 hills: column 9-11 at most for both, the attacker −4', () => {
    const match = attack({
      to: 'gabel',
      forces: [
        ['PR', 'jungbunzlau', { leaders: ['frederick'], inf: 20 }],
        ['AU', 'gabel', { leaders: ['hadik'], inf: 12 }],
      ],
    });
    expect(drms(match, 'ap')).toMatchObject({ hills: -4 });
    expect(told(match, 'battle-roll')).toMatchObject([{ column: '9-11' }, { column: '9-11' }]);
  });
  test('CM §15.6 a cavalry majority attacks with −4', () => {
    const match = attack({
      forces: [
        ['PR', 'jungbunzlau', { leaders: ['frederick'], inf: 4, line_cav: 4 }],
        ['AU', 'kolin', { leaders: ['hadik'], inf: 10 }],
      ],
    });
    expect(drms(match, 'ap')).toMatchObject({ 'cavalry-majority': -4, cavalry: 1 });
    expect(drms(match, 'coalition')).toMatchObject({ cavalry: -1 });
  });
  test('CM §9.1.1 Short Supply costs 2, Critical Supply 4', () => {
    const match = attack({
      forces: [
        ['PR', 'jungbunzlau', { leaders: ['frederick'], inf: 16, supply: 'short' }],
        ['AU', 'kolin', { leaders: ['hadik'], inf: 12, supply: 'critical' }],
      ],
    });
    expect(drms(match, 'ap')).toMatchObject({ supply: -2 });
    expect(drms(match, 'coalition')).toMatchObject({ supply: -4 });
  });
});

describe('CM §16 morale', () => {
  test('CM §16.1 a Demoralized force may not attack', () => {
    const match = attack({
      forces: [
        ['PR', 'jungbunzlau', { leaders: ['frederick'], inf: 16, morale: 'demoralized' }],
        ['AU', 'kolin', { leaders: ['hadik'], inf: 12 }],
      ],
    });
    expect(asked(match, 'prussia')).not.toContain('attack');
    expect(told(match, 'battle')).toHaveLength(0);
  });
  test('CM §16.2 a Routed force may not be activated', () => {
    const match = strategy({
      hands: { PR: ['P5'] },
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 16, morale: 'routed' }],
        ['PR', 'torgau', { leaders: ['keith'], inf: 8 }],
      ],
    });
    answer(match, 'prussia ops/P5');
    expect(optionsOf(match, 'prussia')).not.toContain('frederick');
  });
  test('CM §15.1.1 the better Initiative chooses first', () => {
    const match = activate(
      strategy({
        hands: { PR: ['P5'] },
        forces: [
          ['PR', 'jungbunzlau', { leaders: ['bevern'], inf: 12 }],
          ['AU', 'kolin', { leaders: ['hadik'], inf: 12 }],
        ],
      }),
      'prussia',
      'P5',
      'bevern',
    );
    marchInto(match, 'prussia', 'kolin');
    expect(match.waiting).toEqual(['austria']);
    expect(asked(match, 'austria')).toEqual(['attack']);
  });
  test('CM §15.7.6 and §15.11 prisoners and a Crushing Victory leave SPs of the loser lost', () => {
    const match = attack({
      dice: [6, 6, 1, 1],
      forces: [
        ['PR', 'jungbunzlau', { leaders: ['frederick'], inf: 20, field_art: 4 }],
        ['AU', 'kolin', { leaders: ['hadik'], inf: 10 }],
      ],
    });
    expect(told(match, 'battle-won')).toMatchObject([{ side: 'ap' }]);
    expect(told(match, 'crushing')).toMatchObject([{ winner: 'PR', loser: 'AU' }]);
    expect(spOf(stateOf(match).prisoners.ap)).toBe(4);
  });
});
