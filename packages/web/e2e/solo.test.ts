import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shared, Size } from './house.ts';
import { sharedHouse } from './shared.ts';
import { endingOf, openTable, playToTheEnd } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const game = async (size: Size, hand: 'tap' | 'type', seat: string, reducedMotion: 'reduce' | 'no-preference') => {
  const { page, faults } = await house.guest(size, { reducedMotion });
  await openTable(page, { scenario: '1813', seats: [seat] });
  const answers = await playToTheEnd(page, hand);
  const ending = await endingOf(page);
  if (ending !== undefined || process.env.LONG) expect(ending).toMatch(/25 Influence|Paris has fallen/);
  expect(faults).toEqual([]);
  return { answers, ending };
};

test('a new visitor plays 1813, at a desk and on a phone', async () => {
  const [desk, phone] = await Promise.all([
    game('desktop', 'type', 'Ottomans', 'no-preference'),
    game('phone', 'tap', 'Prussia', 'reduce'),
  ]);
  console.log('1813:', desk, phone);
  expect(desk.answers).toBeGreaterThan(5);
  expect(phone.answers).toBeGreaterThan(5);
});
