/** Following what happens: the chronicle of a long match, and looking back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Player, until } from './deal.ts';
import type { Shared } from './house.ts';
import { inTheMiddle } from './middle.ts';
import { sharedHouse } from './shared.ts';
import { asked, finish, take } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

/** More answers than the page is told of when it is opened. */
const LONG = 260;
const long: Player = (decision, position) => (position.seq > LONG ? undefined : until([])(decision, position));

const lines = (page: Page) => page.locator('.log > li').count();

test('the chronicle of a long match goes back to its beginning, and the page does not grow', async () => {
  const page = await inTheMiddle(house, { scenario: '1805', seats: { austria: 'me' } }, long);
  const pane = page.getByRole('log');
  expect(await lines(page)).toBeLessThanOrEqual(60);
  await expect
    .poll(async () => {
      await pane.evaluate((element) => element.scrollTo({ top: 0 }));
      return await page.locator('.log').textContent();
    })
    .toContain('Round 1 begins.');
  expect(await lines(page)).toBeLessThanOrEqual(60);
  await page.getByRole('button', { name: 'To the latest' }).click();
  await expect.poll(() => pane.evaluate((at) => at.scrollHeight - at.scrollTop - at.clientHeight)).toBeLessThan(4);
});

test('what a Power does in a row is one line, and unfolds', async () => {
  const page = await inTheMiddle(house, { scenario: '1805', seats: { austria: 'me' } }, long);
  const fold = page.locator('.fold').first();
  const before = await lines(page);
  const more = Number(/\d+/.exec((await fold.textContent()) ?? '')?.[0]);
  await fold.click();
  await expect.poll(() => lines(page)).toBe(before + more);
});

test('a bot’s deed says why when it is asked, and nothing where nobody could tell', async () => {
  const page = await inTheMiddle(house, { scenario: '1805', seats: { austria: 'me' }, bots: 'easy' }, until(['envoy']));
  const march = page.locator('.event', { hasText: 'names' }).first();
  await march.hover();
  await march.getByRole('button', { name: 'Why?' }).click();
  await march.locator('.because').waitFor();
  expect(((await march.locator('.because').textContent()) ?? '').length).toBeGreaterThan(10);
});

test('statistics over a replay are those of that moment, and the chapters stay', async () => {
  const page = await inTheMiddle(house, { scenario: '1805', seats: { austria: 'me' } }, long);
  await page.getByRole('tab', { name: 'Standings' }).click();
  await expect.poll(() => page.locator('.timeline .chapter').count()).toBeGreaterThan(1);
  const chapters = await page.locator('.timeline .chapter').count();
  await page.locator('.timeline input').fill('30');
  await page.waitForSelector('.stage[data-past="true"]');
  const morale = page.locator('.plot').nth(1);
  const values = async () =>
    [...((await morale.getAttribute('aria-label')) ?? '').matchAll(/(-?\d+)(?=[,.;]|$)/g)].map(([, n]) => Number(n));
  await expect.poll(async () => (await values()).length).toBeGreaterThan(0);
  for (const value of await values()) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(15);
  }
  expect(await page.locator('.timeline .chapter').count()).toBe(chapters);
});

test('what others did since my last decision is told before the next, can be stepped through, and is in nobody’s way', async () => {
  const page = await inTheMiddle(house, { scenario: '1805', seats: { austria: 'me' } }, until(['leadership']));
  // Who has no Money, or all Morale, can only end it: that depends on the shuffle.
  await page.locator('.opt[data-option], .finish').first().waitFor();
  const buys = (await page.locator('.opt[data-option="morale"]').count()) > 0;
  await (buys ? take(page, 'morale') : finish(page));
  await expect.poll(() => asked(page)).not.toBe('leadership');
  const recap = page.locator('.recap');
  await recap.getByText('What just happened').waitFor();
  const moments = Number(/of (\d+)/.exec((await recap.textContent()) ?? '')?.[1]);
  expect(moments).toBeGreaterThan(0);
  for (let step = 1; step < moments; step++) await recap.getByRole('button', { name: 'Step forward' }).click();
  await expect.poll(() => recap.getAttribute('data-moment')).toBe(String(moments));
  // The whole of it is one key, and any other key skips it.
  await page.keyboard.press('w');
  await page.waitForSelector('.stage[data-past="true"]');
  await page.keyboard.press('x');
  await page.waitForSelector('.stage[data-past="false"]');
  // Whoever begins to decide has skipped it.
  await page.locator('.opt').first().click();
  await expect.poll(() => recap.count()).toBe(0);
});
