import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shared, Size } from './house.ts';
import { sharedHouse } from './shared.ts';
import { openTable, playToTheEnd } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const game = async (size: Size, hand: 'tap' | 'type', seat: string) => {
  const { page, faults } = await house.guest(size);
  await openTable(page, { scenario: '1813', seats: [seat] });
  const answers = await playToTheEnd(page, hand);
  const ending = await page.locator('.dock.ended .question').textContent();
  expect(ending).toMatch(/25 Influence|Paris has fallen/);
  expect(faults).toEqual([]);
  return { answers, ending };
};

test('a new visitor plays 1813 to its end, at a desk and on a phone', { timeout: 240_000 }, async () => {
  const [desk, phone] = await Promise.all([game('desktop', 'type', 'Ottomans'), game('phone', 'tap', 'Prussia')]);
  console.log('1813 to its end:', desk, phone);
  expect(desk.answers).toBeGreaterThan(5);
  expect(phone.answers).toBeGreaterThan(5);
});
