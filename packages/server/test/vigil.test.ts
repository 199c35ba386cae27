import { expect, test } from 'vitest';
import { keepVigil } from '../src/presence/vigil.ts';

test('the loop stays awake for the next answer of a program, for three milliseconds at most, and never for a person', () => {
  let time = 100;
  let next: (() => void) | undefined;
  const vigil = keepVigil(
    () => time,
    (work) => {
      next = work;
    },
  );
  const answer = (after: number) => {
    time += after;
    vigil.arrived();
    time += 0.4;
    vigil.told();
  };
  /** Milliseconds until the loop may sleep. */
  const awake = () => {
    const from = time;
    for (let work = next; work; work = next) {
      next = undefined;
      time += 0.05;
      work();
    }
    return time - from;
  };
  for (let i = 0; i < 20; i++) answer(1500);
  expect(awake()).toBe(0);
  for (let i = 0; i < 4; i++) answer(0.3);
  expect(awake()).toBeCloseTo(3, 1);
  expect(awake()).toBe(0);
  answer(1500);
  expect(awake()).toBe(0);
});
