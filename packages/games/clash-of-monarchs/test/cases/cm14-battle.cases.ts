/** CM §14.1.1, 15.4: what is revealed is used. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stateOf, told } from '../table.ts';
import { drms, FIGHTING, go } from './drive.ts';
import { activate, strategy } from './play.ts';

describe('CM §15.4.3 a Tactic that is revealed before the battle', () => {
  const surprised = (leader: string, held: readonly string[]) => {
    const match = activate(
      strategy({
        active: 'AU',
        hands: { AU: ['A1'] },
        forces: [
          ['AU', 'prague', { leaders: [leader], inf: 9 }],
          ['PR', 'kolin', { leaders: ['frederick'], inf: 9 }],
        ],
        change: (state) => {
          for (const power of ['PR', 'AU'] as const)
            Object.assign(state.powers[power].tactics, { held: [], pool: [], discard: [] });
          state.powers.AU.tactics.held = [...held];
        },
      }),
      'austria',
      'A1',
      leader,
    );
    answer(match, 'austria step/kolin');
    go(match, {
      intercept: 'pass',
      interrupt: 'pass',
      withdraw: (options) => options.find((id) => id.startsWith('withdraw/')),
    });
    return go(match, { surprise: 'yes', march: 'done', attack: 'attack' });
  };
  test('CM §14.1.1 and §15.4.1 the Surprise Attack that stops Frederick is the first Tactic: +2, and it is discarded', () => {
    const match = go(surprised('nadasdy', ['surprise_attack']), FIGHTING);
    expect(drms(match, 'coalition').surprise_attack).toBe(2);
    expect(stateOf(match).powers.AU.tactics).toMatchObject({ held: [], discard: ['surprise_attack'] });
  });
  test('CM §15.4.3 a rating of 1 has no second Tactic then, a rating of 2 has', () => {
    const second = (leader: string) =>
      optionsOf(surprised(leader, ['subordinate_errors', 'surprise_attack']), 'austria').includes('subordinate_errors');
    expect([second('charles'), second('nadasdy')]).toEqual([false, true]);
    expect(told(surprised('charles', ['surprise_attack']), 'surprised')).toHaveLength(1);
  });
});
