/** CM §9.4.1: only an activated force that deliberately moves beyond its path cuts it. */
import { expect, test } from 'vitest';
import { answer, stackOf } from '../table.ts';
import { go } from './drive.ts';
import { activate, strategy } from './play.ts';

/** Keith at Gabel is fed from Glogau; Jungbunzlau is beyond. */
const daun = (from: string, to: string) => {
  const match = activate(
    strategy({
      active: 'AU',
      hands: { AU: ['A1'] },
      forces: [
        ['PR', 'gabel', { leaders: ['keith'], inf: 10 }],
        ['AU', from, { leaders: ['daun'], inf: 16 }],
      ],
      dice: [6],
      change: (state) => {
        state.control = {};
        state.turn.linked = state.stacks.map(({ id }) => id);
      },
    }),
    'austria',
    'A1',
    'daun',
  );
  answer(match, `austria step/${to}`);
  return go(match, { interrupt: 'pass' });
};

test('CM §9.4.1, 14.2 who Withdraws beyond his path stays in Full Supply', () => {
  const match = daun('lobositz', 'gabel');
  answer(match, 'prussia withdraw/jungbunzlau');
  go(match, { surprise: 'no' });
  expect([stackOf(match, 'keith')?.at, stackOf(match, 'keith')?.supply]).toEqual(['jungbunzlau', 'full']);
});

test('CM §9.4.1, 13.2 so does who Intercepts there', () => {
  const match = daun('prague', 'jungbunzlau');
  answer(match, 'prussia intercept/keith');
  go(match, { withdraw: 'stand', attack: 'no' });
  expect([stackOf(match, 'keith')?.at, stackOf(match, 'keith')?.supply]).toEqual(['jungbunzlau', 'full']);
});

test('CM §9.4.1 an enemy who enters the space between still cuts it: Daun at Zittau and Reichenberg', () => {
  const match = activate(
    strategy({
      active: 'AU',
      hands: { AU: ['A1'] },
      forces: [
        ['PR', 'gabel', { leaders: ['keith'], inf: 10 }],
        ['AU', 'bautzen', { leaders: ['daun'], inf: 16 }],
        ['AU', 'reichenberg', { inf: 4 }],
      ],
      change: (state) => {
        state.control = {};
        state.turn.linked = state.stacks.map(({ id }) => id);
      },
    }),
    'austria',
    'A1',
    'daun',
  );
  answer(match, 'austria step/zittau');
  go(match, { interrupt: 'pass', intercept: 'pass' });
  expect(stackOf(match, 'keith')?.supply).toBe('short');
});
