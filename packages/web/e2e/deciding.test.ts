/** Deciding with confidence: drafts, the way back, and nothing lost by a stray touch. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from './deal.ts';
import type { Shared } from './house.ts';
import { inTheMiddle } from './middle.ts';
import { sharedHouse } from './shared.ts';
import { asked, take } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const AUSTRIA = { scenario: '1805', seats: { austria: 'me' } } as const;

test('steps that were composed and not sent are there again after a reload', async () => {
  const page = await inTheMiddle(house, AUSTRIA, until(['march']));
  await page.locator('.opt[data-piece], .opt[data-option^="move/"]').first().click();
  const move = page.locator('.opt[data-option^="move/"]').first();
  if ((await page.locator('.opt[aria-checked="true"]').count()) === 0) await move.click();
  await page.locator('.confirm').click();
  await page.waitForSelector('.steps');
  const before = await page.locator('.steps').textContent();
  await page.reload();
  await expect.poll(() => page.locator('.steps').textContent(), { timeout: 15_000 }).toBe(before);
});

test('the golden button takes a step and never ends the plan: that has a button of its own, which says what it ends', async () => {
  const page = await inTheMiddle(house, AUSTRIA, until(['march']));
  await page.locator('.opt[data-piece], .opt[data-option^="move/"]').first().click();
  const move = page.locator('.opt[data-option^="move/"]').first();
  if ((await page.locator('.opt[aria-checked="true"]').count()) === 0) await move.click();
  const confirm = page.locator('.confirm');
  await confirm.click();
  await page.waitForSelector('.finish');
  expect(await confirm.isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.locator('.finish').count()).toBe(1);
  expect(await page.locator('.finish').textContent()).toMatch(/End this march|No Garrison/);
});

test('what is lost by ending is said before', async () => {
  const page = await inTheMiddle(house, AUSTRIA, until(['mobilise']));
  const money = /\d+/.exec((await page.locator('.power[data-power="austria"] .stat').nth(2).textContent()) ?? '')?.[0];
  await page.locator('.opt[data-option="done"]').click();
  expect(await page.locator('.confirm').textContent()).toContain(`Finish buying, lose ${money} Money`);
});

test('alone at the table a decision is taken back at once, with all that followed', async () => {
  const page = await inTheMiddle(house, AUSTRIA, until(['leadership']));
  await take(page, 'morale');
  await expect.poll(() => asked(page), { timeout: 20_000 }).not.toBe('leadership');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Take back my last decision' }).click();
  await page.getByText('Taken back.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => asked(page), { timeout: 20_000 }).toBe('leadership');
});
