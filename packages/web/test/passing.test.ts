import type { Decision } from '@quadrille/kernel';
import { expect, test } from 'vitest';
import type { Presenter } from '../src/games/presenter.ts';
import { onlyPass } from '../src/match/passing.ts';

const CLOSING = ['done', 'pass'];
const presenter = {
  face: (_view: unknown, _decision: Decision, option: string) => ({ label: option, closing: CLOSING.includes(option) }),
} as unknown as Presenter;
const asks = (...options: string[]) => ({ prompt: { id: 'battle-card' }, options }) as unknown as Decision;

test('a pass is taken where it is all there is, and nowhere else', () => {
  expect(onlyPass(presenter, {}, asks('pass'))).toBe('pass');
  expect(onlyPass(presenter, {}, asks('done'))).toBe('done');
  expect(onlyPass(presenter, {}, asks('card/3', 'pass'))).toBeUndefined();
  expect(onlyPass(presenter, {}, asks('envoy/prussia'))).toBeUndefined();
});
