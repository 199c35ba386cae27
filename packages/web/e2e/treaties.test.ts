import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal } from './deal.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a treaty is proposed to a bot with two clicks, and its answer stands in the thread', async () => {
  const { page, context, faults } = await house.guest('desktop');
  const { path } = await deal(context, { scenario: '1805', seats: { france: 'me' }, bots: 'easy' });
  await page.goto(path);
  await page.getByRole('tab', { name: /Talk/ }).click();
  await page.getByRole('tab', { name: 'Prussia' }).click();
  await page.getByRole('button', { name: 'Propose a treaty' }).click();
  await page.getByRole('button', { name: /do not attack each other/ }).click();
  const treaty = page.locator('.treaty').first();
  await treaty.getByText(/Agreed|Refused/).waitFor();
  await page.locator('.letter:not(.own)').first().waitFor();
  expect(await page.locator('.letter.own').count()).toBe(1);
  expect(faults).toEqual([]);
});
