/** CM §4, 12, 20, 22: armies of friendly Neutrals take nobody in. */
import { expect, test } from 'vitest';
import { answer, clear, optionsOf, post, stackOf, stateOf, table } from '../table.ts';
import { strategy } from './play.ts';

const neutralSaxony = (state: ReturnType<typeof stateOf>) =>
  Object.assign(state.nations.SA, { stance: 'neutral', side: 'coalition', patron: 'AU' });

test('CM §20.6, 22.1 in spring neither Browne nor his guns go to the Neutral Saxons in Dresden', () => {
  const match = table({
    phase: 'redeployment',
    change: (state, world) => {
      clear(world);
      state.season = 'spring';
      neutralSaxony(state);
      post(world, 'SA', 'dresden', { inf: 1 });
      post(world, 'AU', 'prague', { leaders: ['browne'], inf: 6, field_art: 1 });
      post(world, 'AU', 'olmutz', { inf: 2 });
    },
  });
  answer(match, 'austria leader/browne');
  expect(optionsOf(match, 'austria')).toEqual(['force/olmutz']);
});

test('CM §20.6, 22.1 nor do the Neutral Saxons themselves redeploy', () => {
  const match = table({
    phase: 'redeployment',
    change: (state, world) => {
      clear(world);
      state.season = 'spring';
      neutralSaxony(state);
      post(world, 'SA', 'dresden', { inf: 4 });
      post(world, 'AU', 'prague', { inf: 6 });
      post(world, 'AU', 'olmutz', { inf: 2 });
    },
  });
  expect(optionsOf(match, 'austria').filter((id) => id.includes('SA'))).toEqual([]);
});

test('CM §12.4, 22.1 a leader who stands with a Neutral’s troops may ride off alone', () => {
  const match = strategy({
    active: 'AU',
    forces: [['SA', 'dresden', { leaders: ['browne'], inf: 1 }]],
    change: neutralSaxony,
  });
  answer(match, 'austria leader', 'austria browne');
  expect(stackOf(match, 'browne')?.troops).toEqual({});
  expect(stateOf(match).stacks.find(({ troops }) => troops.SA)?.leaders).toEqual([]);
});

test('CM §4.1, 22.1 French infantry left in Holstein is no part of the Neutral Danish army there', () => {
  const match = strategy({
    forces: [],
    change: (state, world) => {
      Object.assign(state.nations.DA, { stance: 'neutral', side: 'coalition' });
      post(world, 'DA', 'holstein', { inf: 3 });
      post(world, 'FR', 'holstein', { inf: 2 });
    },
  });
  expect(stateOf(match).stacks.map(({ troops }) => Object.keys(troops))).toEqual([['DA'], ['FR']]);
});
