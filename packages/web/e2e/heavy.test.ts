/** Ultima Ratio Regis through the page, against bots (whole matches in `npm run test:long`). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sit } from './deal.ts';
import type { Shared, Size } from './house.ts';
import { everywhere } from './middle.ts';
import { sharedHouse } from './shared.ts';
import { asked, endingOf, playToTheEnd } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const TABLE = {
  game: 'ultima-ratio-regis',
  scenario: 'rise_of_portugal',
  players: 1,
  seats: { 'player-1': 'me' },
} as const;

const play = async (size: Size, hand: 'tap' | 'type') => {
  const { page, faults } = await house.guest(size);
  await sit(page, { ...TABLE, bots: 'easy' });
  const answers = await playToTheEnd(page, hand);
  if (process.env.LONG) expect(await endingOf(page)).toBeDefined();
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(5);
};

test('it is played at a desk and on a phone', async () => {
  await Promise.all([play('desktop', 'type'), play('phone', 'tap')]);
});

test('the sheets overseas are opened by their thumbnails', async () => {
  const { page, faults } = await house.guest();
  await sit(page, { ...TABLE, bots: 'easy' });
  await asked(page);
  for (const name of ['America', 'Africa', 'India', 'Asia', 'Siberia', 'Europe']) {
    const thumbnail = page
      .getByRole('button', { name: new RegExp(name) })
      .or(page.getByRole('tab', { name: new RegExp(name) }));
    await thumbnail.first().click();
    await page.waitForSelector('.board');
  }
  await everywhere(page, '.match');
  expect(faults).toEqual([]);
});
