import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, openTable, playOn } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const ROUNDS = process.env.LONG ? 3 : 2;

test('L’Empereur alone: a few rounds against Napoleon, through the page', async () => {
  const { page, faults } = await house.guest('phone');
  await openTable(page, { scenario: 'L.Empereur', players: 1, seats: ['Britain'] });
  const met = new Set<string>();
  const round = async () => Number(/Round (\d+)/.exec((await page.locator('.bar').textContent()) ?? '')?.[1] ?? 0);
  // How many answers it takes depends on the shuffle: the test's own time is the only limit.
  for (let turn = 0; ; turn++) {
    const question = await asked(page);
    met.add(question);
    if (question === 'over' || (await round()) >= ROUNDS) break;
    await playOn(page, question, turn, 'tap');
  }
  expect(met.size).toBeGreaterThan(4);
  await page.locator('.phone-tabs button', { hasText: 'Chronicle' }).click();
  expect(await page.locator('.log').textContent()).toMatch(/Napoleon/);
  expect(faults).toEqual([]);
});
