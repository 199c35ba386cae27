/** What a device is sent, and when. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

test('a phone is sent one picture of the map, and everything that is text compressed', async () => {
  const { page, context } = await house.guest('phone', { deviceScaleFactor: 2 });
  const pictures: string[] = [];
  const plain: string[] = [];
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    if (/^\/boards\/.*webp$/.test(path)) pictures.push(path);
    const { 'content-encoding': encoding, 'content-length': length } = await response.allHeaders();
    if (/\.(js|css|json)$/.test(path) && encoding !== 'br' && Number(length) > 2000) plain.push(path);
  });
  const { path } = await deal(context, { scenario: '1805', seats: { france: 'me' } });
  await page.goto(path);
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.plane > img')?.complete);
  expect(plain).toEqual([]);
  expect(new Set(pictures)).toEqual(new Set(['/boards/coalitions-empire.webp']));
});

test('the first question does not wait for the sheet of the board', async () => {
  const { page, context } = await house.guest();
  const { path } = await deal(context, { scenario: '1805', seats: { france: 'me' } });
  let unroll = () => {};
  const unrolled = new Promise<void>((resolve) => {
    unroll = resolve;
  });
  await page.route('**/boards/*.json', async (route) => {
    await unrolled;
    await route.continue();
  });
  await page.goto(path);
  await page.waitForSelector('.dock .opt');
  expect(await page.locator('.plane').count()).toBe(0);
  unroll();
  await page.waitForSelector('.plane');
});
