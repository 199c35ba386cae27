import { expect, test } from 'vitest';
import { watchBustle } from '../src/presence/bustle.ts';

test('a house is busy from twenty answers a second on, and for a second after', () => {
  let time = 5000;
  const bustle = watchBustle(() => time);
  const answers = (count: number) => {
    for (let i = 0; i < count; i++) bustle.note();
  };
  answers(19);
  expect(bustle.isBusy()).toBe(false);
  answers(1);
  expect(bustle.isBusy()).toBe(true);
  time += 1000;
  expect(bustle.isBusy()).toBe(true);
  time += 1000;
  expect(bustle.isBusy()).toBe(false);
  answers(20);
  time += 5000;
  expect(bustle.isBusy()).toBe(false);
});
