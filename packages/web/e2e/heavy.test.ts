/** The two heavy games through the page: a Turn, an impulse, and matches against bots (whole ones in `npm run test:long`). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, playOver, sit, until } from './deal.ts';
import type { Shared, Size } from './house.ts';
import { everywhere } from './middle.ts';
import { sharedHouse } from './shared.ts';
import { asked, endingOf, finish, playToTheEnd, take } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const TABLES = [
  { game: 'clash-of-monarchs', scenario: 's1756', players: 2, seats: { 'anglo-prussia': 'me' } },
  { game: 'ultima-ratio-regis', scenario: 'rise_of_portugal', players: 1, seats: { 'player-1': 'me' } },
] as const;

const play = async (table: (typeof TABLES)[number], size: Size, hand: 'tap' | 'type') => {
  const { page, faults } = await house.guest(size);
  await sit(page, { ...table, bots: 'easy' });
  const answers = await playToTheEnd(page, hand);
  if (process.env.LONG) expect(await endingOf(page)).toBeDefined();
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(5);
};

test.each(TABLES)('$game is played at a desk and on a phone', async (table) => {
  await Promise.all([play(table, 'desktop', 'type'), play(table, 'phone', 'tap')]);
});

test('a Turn with one activation: card, Command, destination, and on', async () => {
  const { page, context, faults } = await house.guest();
  const { id, path } = await deal(context, { ...TABLES[0], bots: 'easy' });
  // What the shuffle asks before that (whose loss, which depot) is not what this test is about.
  await playOver(context, house.url, id, until(['strategy']));
  await page.goto(path);
  expect(await asked(page)).toBe('strategy');
  const ops = await page.locator('.opt[data-option^="ops/"]').first().getAttribute('data-option');
  await take(page, ops ?? '');
  await take(page, 'frederick');
  expect(await asked(page)).toBe('compose');
  expect(await page.locator('.question').textContent()).toContain('Frederick');
  await finish(page);
  expect(await asked(page)).toBe('march');
  await page.waitForSelector('.halo');
  await everywhere(page, '.dock');
  expect(faults).toEqual([]);
});

test('the sheets overseas are opened by their thumbnails', async () => {
  const { page, faults } = await house.guest();
  await sit(page, { ...TABLES[1], bots: 'easy' });
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
