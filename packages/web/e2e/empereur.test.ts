import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOver, until } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, openTable, playOn } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

/** So many kinds of question are answered by hand; in small the rest of the round is played over the wire. */
const KINDS = 5;
const LAST = process.env.LONG ? 3 : 2;

const roundOf = async (page: Page): Promise<number> =>
  Number(/Round (\d+)/.exec((await page.locator('.bar').textContent()) ?? '')?.[1] ?? 0);

/** Plays by hand until this comes to pass, or the match is over; how many answers it takes depends on the shuffle. */
async function playUntil(page: Page, far: (met: ReadonlySet<string>) => boolean | Promise<boolean>): Promise<void> {
  const met = new Set<string>();
  for (let turn = 0; !(await far(met)); turn++) {
    const question = await asked(page);
    if (question === 'over') return;
    met.add(question);
    await playOn(page, question, turn, 'tap');
  }
}

test('L’Empereur alone: a few rounds against Napoleon, through the page', async () => {
  const { page, context, faults } = await house.guest('phone');
  await openTable(page, { scenario: 'L.Empereur', players: 1, seats: ['Britain'] });
  await playUntil(page, (met) => met.size >= KINDS);
  if (!process.env.LONG) {
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await playOver(context, house.url, table, (decision, position) =>
      (position.view as { round: number }).round >= LAST ? undefined : until([])(decision, position),
    );
  }
  await playUntil(page, async () => (await roundOf(page)) >= LAST);
  await playUntil(page, (met) => met.size >= 1);
  await page.locator('.phone-tabs button', { hasText: 'Chronicle' }).click();
  expect(await page.locator('.log').textContent()).toMatch(/Napoleon/);
  expect(faults).toEqual([]);
});
