import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, comeByLink } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const menu = async (page: Page, vote: string): Promise<void> => {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.locator(`dialog [data-vote="${vote}"]`).click();
  await page.getByText('The others have been asked.').waitFor();
  await page.keyboard.press('Escape');
};
const ballot = (page: Page, vote: string) => page.locator(`.ballot[data-vote="${vote}"]`);

test('a stranger comes by the link, and the table votes: pause, go on, an hour more, the end', async () => {
  const [host, stranger] = await Promise.all([house.guest(), house.guest('phone')]);
  const { path, invite } = await deal(host.context, {
    scenario: '1805',
    seats: { france: 'me', austria: 'open' },
    settings: { pace: { kind: 'live', seconds: 3600, increment: 20 }, admission: 'private' },
  });
  // Whoever does not have the link is not let in; whoever has it needs no account.
  await stranger.page.goto(path);
  await stranger.page.waitForSelector('.loading, .room');
  expect(await stranger.page.locator('.match').count()).toBe(0);
  await comeByLink(stranger.page, `/invite#${invite}`);
  await host.page.goto(path);
  await asked(host.page);

  await menu(host.page, 'pause');
  await ballot(stranger.page, 'pause').getByRole('button', { name: 'Yes' }).click();
  await host.page.getByText('Paused').first().waitFor();
  await menu(stranger.page, 'resume');
  await ballot(host.page, 'resume').getByRole('button', { name: 'Yes' }).click();
  await asked(host.page);

  const left = async () => (await host.page.locator('.pill.gold[role="timer"]').textContent()) ?? '';
  expect(await left()).not.toMatch(/[12] h/);
  await menu(host.page, 'extend');
  await ballot(stranger.page, 'extend').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(left).toMatch(/[12] h/);

  await menu(host.page, 'end');
  await ballot(stranger.page, 'end').getByRole('button', { name: 'No' }).click();
  await ballot(stranger.page, 'end').waitFor({ state: 'detached' });
  expect(await asked(host.page)).toBe('name-general');

  // Who is here is not replaced.
  await host.page.getByRole('button', { name: 'Table', exact: true }).click();
  await host.page.locator('dialog [data-vote="replace"]').click();
  await host.page.getByText('This player is not absent').waitFor();
  await host.page.keyboard.press('Escape');

  await menu(host.page, 'end');
  await ballot(stranger.page, 'end').getByRole('button', { name: 'Yes' }).click();
  await host.page.getByText('The match was ended without a winner.').waitFor();
  expect([...host.faults, ...stranger.faults.filter((fault) => !/40[34]/.test(fault))]).toEqual([]);
});
