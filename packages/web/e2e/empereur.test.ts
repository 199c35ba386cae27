import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, playOver, until } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, playOn } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

test('L’Empereur alone: a whole round against Napoleon, through the page', async () => {
  const { page, context, faults } = await house.guest('phone');
  const { id, path } = await deal(context, { scenario: 'empereur', players: 1, seats: { britain: 'me' } });
  // The first round goes over the wire: in the second Napoleon is at large.
  await playOver(context, house.url, id, (decision, position) =>
    (position.view as { round: number }).round > 1 ? undefined : until([])(decision, position),
  );
  await page.goto(path);
  const met = new Set<string>();
  const round = async () => Number(/Round (\d+)/.exec((await page.locator('.bar').textContent()) ?? '')?.[1] ?? 0);
  for (let turn = 0; ; turn++) {
    const question = await asked(page);
    met.add(question);
    if (question === 'over' || (await round()) > 2) break;
    await playOn(page, question, turn, 'tap');
  }
  if (!met.has('over')) expect(met.size).toBeGreaterThan(4);
  await page.locator('.phone-tabs button', { hasText: 'Chronicle' }).click();
  expect(await page.locator('.log').textContent()).toMatch(/Napoleon/);
  expect(faults).toEqual([]);
});
