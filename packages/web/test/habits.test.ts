import type { Decision } from '@quadrille/kernel';
import { expect, test } from 'vitest';
import { habit } from '../src/games/coalition-wars/habits.ts';
import type { View } from '../src/games/coalition-wars/model.ts';
import type { Presenter } from '../src/games/presenter.ts';
import { habitOf } from '../src/match/habits.ts';

const CLOSING = ['done', 'pass'];
const presenter = {
  face: (_view: unknown, _decision: Decision, option: string) => ({ label: option, closing: CLOSING.includes(option) }),
  habit: (view: unknown, decision: Decision, habits: Parameters<typeof habit>[2]) =>
    habit(view as View, decision, habits),
} as unknown as Presenter;
const NOTHING = { autoPass: false, noSupport: false, keepGarrisons: false, consent: false };
const asks = (id: string, ...options: string[]) => ({ prompt: { id }, options }) as unknown as Decision;
const answered = (decision: Decision, settled: Partial<typeof NOTHING>) =>
  habitOf(presenter, {}, decision, { ...NOTHING, ...settled });

test('nothing is answered that was not settled', () => {
  for (const decision of [
    asks('battle-card', 'pass'),
    asks('support', 'support/austria-1', 'done'),
    asks('consent', 'yes', 'no'),
  ])
    expect(answered(decision, {})).toBeUndefined();
});

test('auto-pass: a pass is taken where it is all there is, and nowhere else', () => {
  expect(answered(asks('battle-card', 'pass'), { autoPass: true })).toBe('pass');
  expect(answered(asks('mobilise', 'done'), { autoPass: true })).toBe('done');
  expect(answered(asks('battle-card', 'card/3', 'pass'), { autoPass: true })).toBeUndefined();
  expect(answered(asks('envoy', 'envoy/prussia'), { autoPass: true })).toBeUndefined();
});

test('support, Garrisons and consent each have a switch of their own', () => {
  expect(answered(asks('support', 'support/austria-1', 'done'), { noSupport: true })).toBe('done');
  expect(answered(asks('disband', 'disband/pfalz', 'done'), { keepGarrisons: true })).toBe('done');
  expect(answered(asks('disband', 'disband/pfalz', 'done'), { noSupport: true })).toBeUndefined();
  expect(answered(asks('consent', 'yes', 'no', 'always'), { consent: true })).toBe('always');
  expect(answered(asks('host', 'yes', 'no'), { consent: true })).toBe('yes');
});
