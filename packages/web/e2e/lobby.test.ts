import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { comeByLink } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

test('the lobby hears at once what happens at my tables', async () => {
  const [host, friend] = await Promise.all([house.guest(), house.guest('phone')]);
  const { id, invite } = await deal(host.context, { scenario: '1805', seats: { france: 'me', austria: 'open' } });
  // Nobody looks by the clock: what comes now, comes by itself.
  await host.page.clock.install();
  await host.page.goto('/');
  const row = host.page.locator('.match-row', { has: host.page.locator(`a[href="/table/${id}"]`) });
  await row.waitFor();
  expect(await row.locator('.pill').count()).toBe(0);

  await comeByLink(friend.page, `/invite#${invite}`);
  await friend.page.locator('.phone-tabs button', { hasText: 'Talk' }).click();
  await friend.page.locator('.composer input').fill('Is anybody there?');
  await friend.page.getByRole('button', { name: 'Send' }).click();
  await row.getByText('1 unread').waitFor();
  await host.page.clock.runFor(500);
  await row.getByText('Your turn').waitFor();
});

test('on a phone a match that awaits me stands before the games', async () => {
  const { page, context } = await house.guest('phone');
  const { id } = await deal(context, { scenario: '1805', seats: { france: 'me' } });
  await page.goto('/');
  const row = page.locator('.match-row.now', { has: page.locator(`a[href="/table/${id}"]`) });
  await row.waitFor();
  const top = async (part: string) => (await page.locator(part).first().boundingBox())?.y ?? 0;
  const before = async () => (await top('.match-row')) < (await top('.games'));
  await expect.poll(before).toBe(true);
});

test('where there is no clipboard the link stands selected, and the button does not say that it was copied', async () => {
  const { page, context } = await house.guest();
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const { path } = await deal(context, { scenario: '1805', seats: { france: 'me', austria: 'open' } });
  await page.goto(path);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Selected: copy it' }).waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('/invite#');
});

test('a choice of the table that changes who sits there is asked where it matters, and the chairs follow it', async () => {
  const { page } = await house.guest();
  await page.goto('/new/clash-of-monarchs');
  const chairs = () => page.locator('.seat-list b').allTextContents();
  const players = (many: number) => page.getByRole('button', { name: String(many), exact: true });
  const together = page.getByLabel('With three players, one plays');
  await players(3).click();
  await together.selectOption({ label: 'the whole Coalition' });
  expect(await chairs()).toEqual(['Prussia', 'Britain', 'the Coalition']);
  await players(2).click();
  expect(await together.count()).toBe(0);
  expect(await chairs()).toEqual(['Prussia and Britain', 'the Coalition']);
  await players(3).click();
  await page.getByLabel('Limited Intelligence').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.strip, .powers').first().waitFor();
});
