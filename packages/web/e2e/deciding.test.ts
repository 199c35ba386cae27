/** Deciding with confidence: drafts, the way back, and nothing lost by a stray touch. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from './deal.ts';
import type { Shared } from './house.ts';
import { inTheMiddle } from './middle.ts';
import { sharedHouse } from './shared.ts';
import { asked, finish, moment, settled, take } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const AUSTRIA = { scenario: '1805', seats: { austria: 'me' } } as const;

/** Moves a General by touches alone; says how many it took. */
async function march(page: Page, nth: number): Promise<number> {
  const before = await moment(page);
  const pieces = page.locator('.opt[data-piece]');
  const several = (await pieces.count()) > 0;
  if (several) await pieces.nth(nth).click();
  await page.locator('.opt[data-option^="move/"]:not(:has(.attack))').first().click();
  await settled(page, before);
  if ((await asked(page)) !== 'garrison') return several ? 2 : 1;
  const question = await moment(page);
  await page.locator('.finish').click();
  await settled(page, question);
  return several ? 3 : 2;
}

test('steps that were composed and not sent are there again after a reload', async () => {
  const page = await inTheMiddle(house, AUSTRIA, until(['march']));
  await march(page, 0);
  const before = await page.locator('.steps').textContent();
  await page.reload();
  await expect.poll(() => page.locator('.steps').textContent()).toBe(before);
});

test('two Generals march and nobody fights: at most eight touches, and what ends it has a button of its own', async () => {
  const page = await inTheMiddle(house, { scenario: '1805', seats: { france: 'me' } }, until(['march']));
  const touches = (await march(page, 0)) + (await march(page, 1));
  expect(await page.locator('.confirm').isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.locator('.finish').textContent()).toMatch(/End this march/);
  const before = await moment(page);
  await page.locator('.finish').click();
  await settled(page, before);
  expect(touches + 1).toBeLessThanOrEqual(8);
});

test('Mobilisation: all Money is spent by at most six touches, and one of them confirms', async () => {
  const page = await inTheMiddle(house, { scenario: '1805', seats: { prussia: 'me' } }, until(['mobilise']));
  const left = () => page.locator('.purchases[aria-busy="false"] > p').textContent();
  expect(await left()).toMatch(/^(\d+) of \1 Money left$/);
  let touches = 0;
  for (; !(await left())?.startsWith('0 of'); touches++) {
    const before = await left();
    await page
      .locator('.purchases .opt[data-option^="unit/"]:enabled, .purchases .opt[data-option="morale"]:enabled')
      .first()
      .click();
    await expect.poll(left).not.toBe(before);
  }
  // A number can be put back, and nothing is sent yet.
  const less = page.locator('.purchases .counter button:first-child:enabled').first();
  await less.click();
  await expect.poll(left).toMatch(/^1 of/);
  await page.locator('.purchases .counter button:last-child:enabled').first().click();
  await expect.poll(left).toMatch(/^0 of/);
  const before = await moment(page);
  expect(await page.locator('.confirm').textContent()).toContain('and finish');
  await page.locator('.confirm').click();
  await settled(page, before);
  expect(touches + 1).toBeLessThanOrEqual(6);
});

test('what is lost by ending is said before', async () => {
  const page = await inTheMiddle(house, AUSTRIA, until(['mobilise']));
  const money = /\d+/.exec((await page.locator('.power[data-power="austria"] .stat').nth(2).textContent()) ?? '')?.[0];
  await page.locator('.opt[data-option="done"]').click();
  expect(await page.locator('.confirm').textContent()).toContain(`Finish buying, lose ${money} Money`);
});

test('alone at the table a decision is taken back at once, with all that followed', async () => {
  const page = await inTheMiddle(house, AUSTRIA, until(['leadership']));
  // Who has no Money, or all Morale, can only end it: that depends on the shuffle.
  await page.locator('.opt[data-option], .finish').first().waitFor();
  const buys = (await page.locator('.opt[data-option="morale"]').count()) > 0;
  await (buys ? take(page, 'morale') : finish(page));
  await expect.poll(() => asked(page)).not.toBe('leadership');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Take back my last decision' }).click();
  await page.getByText('Taken back.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => asked(page)).toBe('leadership');
});
