/** CM §12.2, 10.5: leaders and supply of an ally of another seat. */
import { expect, test } from 'vitest';
import { answer, clear, hold, optionsOf, post, stackOf, stateOf, table } from '../table.ts';
import { go, PASSING, sp } from './drive.ts';
import { asked, quietly, strategy } from './play.ts';

const daun = () => {
  const match = strategy({
    active: 'AU',
    hands: { AU: ['A1'] },
    forces: [['AU', 'eger', { leaders: ['daun'], inf: 12 }]],
    change: (_, world) => void post(world, 'FR', 'eger', { leaders: ['soubise'], inf: 8 }),
  });
  answer(match, 'austria ops/A1', 'austria daun', 'austria leader/soubise', 'austria FR/inf/8', 'austria done');
  return match;
};

test('CM §12.2 (readings, 35) Soubise and his troops march with Daun if France agrees, once for the troops and once for him', () => {
  const match = daun();
  expect(asked(match, 'france')).toEqual(['consent-troops']);
  answer(match, 'france yes');
  expect(asked(match, 'france')).toEqual(['consent-leader']);
  answer(match, 'france yes');
  go(match, PASSING);
  expect([stackOf(match, 'daun')?.leaders, sp(match, 'daun')]).toEqual([['daun', 'soubise'], 20]);
});

test('CM §12.2 (readings, 35) if it does not, both stay', () => {
  const match = daun();
  answer(match, 'france yes', 'france no');
  expect(asked(match, 'austria')).toEqual(['compose']);
  answer(match, 'austria done');
  go(match, PASSING);
  expect([stackOf(match, 'daun')?.leaders, sp(match, 'daun')]).toEqual([['daun'], 12]);
  expect(stackOf(match, 'soubise')?.troops).toEqual({ FR: { inf: 8, units: {} } });
});

test('CM §12.5, 12.2 nor is an ally’s leader picked up on the way without his player’s consent', () => {
  const picked = (say: 'yes' | 'no') => {
    const match = strategy({
      active: 'AU',
      hands: { AU: ['A1'] },
      forces: [
        ['AU', 'eger', { leaders: ['daun'], inf: 16 }],
        ['FR', 'hof', { leaders: ['soubise'] }],
      ],
    });
    answer(match, 'austria ops/A1', 'austria daun', 'austria done');
    quietly(match);
    answer(match, 'austria step/hof');
    quietly(match);
    answer(match, 'austria pick-up/soubise', 'austria done', `france ${say}`);
    return stackOf(match, 'daun')?.leaders;
  };
  expect([picked('yes'), picked('no')]).toEqual([['daun', 'soubise'], ['daun']]);
});

test('CM §10.5 one force a Round shares the Empire’s supply: what Austria has done France does not do again', () => {
  const match = table({
    phase: 'supply',
    active: 'AU',
    change: (state, world) => {
      clear(world);
      for (const each of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, each);
      post(world, 'AU', 'prague', { leaders: ['daun', 'hadik', 'lacy', 'nadasdy', 'browne'], inf: 10 });
      post(world, 'FR', 'erfurt', { leaders: ['soubise', 'destrees'], inf: 10 });
      for (const stack of state.stacks) stack.troops.IM = { inf: 2, units: {} };
      post(world, 'IM', 'nurnberg', { leaders: ['stolberg'], inf: 3 });
      Object.assign(state.powers.AU, { supplyActions: 2 });
      Object.assign(state.powers.FR, { supplyActions: 2 });
    },
  });
  const shares = (seat: string) => optionsOf(match, seat).filter((id) => id.startsWith('share/'));
  const name = shares('austria').find((id) => id.startsWith('share/IM')) ?? '';
  answer(match, `austria ${name}`);
  go(match, {
    'supply-actions': (_, seat) => (seat === 'austria' ? 'done' : undefined),
    'light-transfer': 'done',
    strategy: 'done',
    resupply: 'done',
    'minimum-leader': 'none',
  });
  expect(stateOf(match).active).toBe('FR');
  expect(shares('france').filter((id) => id.startsWith('share/IM'))).toEqual([]);
  expect(shares('france').filter((id) => id.startsWith('share/FR'))).not.toEqual([]);
});
