import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Deal, deal } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, playOn } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const TITLES: readonly Deal[] = [
  { game: 'ancien-regime', scenario: '1756', players: 7, seats: { prussia: 'me' } },
  { game: 'realpolitik', scenario: '1866', players: 4, seats: { prussia: 'me' } },
];

test.each(TITLES)('$game plays on its own board with the panels of the family', async (table) => {
  const { page, context, faults } = await house.guest();
  const { path } = await deal(context, table);
  await page.goto(path);
  await asked(page);
  expect(await page.locator('.plane > img').getAttribute('src')).toContain(`/boards/${table.game}`);
  expect(await page.locator('.strip .power').count()).toBe(table.players);
  for (let turn = 0; turn < 5; turn++) {
    const question = await asked(page);
    // Whatever is offered has words: no option shows an id or an empty slot.
    const labels = await page.locator('.opt').allTextContents();
    for (const label of labels) expect(label, question).not.toMatch(/[{}]|[a-z]-\d|\w\/\w|_/);
    await playOn(page, question, turn, 'tap');
  }
  expect(faults).toEqual([]);
});
