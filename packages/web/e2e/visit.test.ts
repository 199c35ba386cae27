import type { Logged } from '@quadrille/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, playOver, until } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

test('since the last visit: what happened is marked, counted and played as a short replay', async () => {
  const { page, context } = await house.guest();
  const { id, path } = await deal(context, { scenario: '1805', seats: { austria: 'me' } });
  await page.goto(path);
  await asked(page);
  expect(await page.locator('.since').count()).toBe(0);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Choose your war' }).waitFor();
  const { seq } = await playOver(context, house.url, id, until(['leadership', 'mobilise', 'discard']));
  await page.goto(path);
  const since = page.locator('.since');
  await since.getByText('Since your last visit').waitFor();
  expect(await since.textContent()).toMatch(/\d+ events/);
  expect(await page.locator('.event.fresh').count()).toBeGreaterThan(1);
  await since.getByRole('button', { name: 'Replay' }).click();
  await page.waitForSelector('.stage[data-past="true"]');
  const shown = Number(/^(\d+)/.exec((await page.locator('.moment-of').textContent()) ?? '')?.[1]);
  expect(shown).toBeLessThan(seq);
  // Any key skips it.
  await page.keyboard.press('x');
  await page.waitForSelector('.stage[data-past="false"]');
});

test('statistics: Influence, Morale and Garrisons over time, and who fought how often', async () => {
  const { page, context } = await house.guest();
  const { id, path } = await deal(context, { scenario: '1805', seats: { austria: 'me' } });
  const { log, more } = await playOver(context, house.url, id, until(['declare']));
  expect(more).toBe(false);
  await page.goto(path);
  await asked(page);
  await page.getByRole('tab', { name: 'Standings' }).click();
  const plots = page.locator('.plot');
  await expect.poll(() => plots.count()).toBe(3);
  // A whole round: the beginning, six turns, and the line of each of six Powers through them.
  await expect
    .poll(async () => (await plots.first().locator('path.line').first().getAttribute('d'))?.split('L').length)
    .toBeGreaterThan(6);
  expect(await plots.first().locator('path.line').count()).toBe(6);
  const spoken = (await plots.first().getAttribute('aria-label')) ?? '';
  for (const power of ['Britain', 'France', 'Austria']) {
    const told = Number(new RegExp(`${power} (-?\\d+)`).exec(spoken)?.[1]);
    const stands = await page.locator(`.power[data-power="${power.toLowerCase()}"] .stat`).first().textContent();
    expect(stands, power).toContain(String(told));
  }
  // A bar for each Power that attacked, that played a card, and that marched: how many those are is up to the shuffle.
  const bars =
    powersIn(log, ['battle'], 'attacker') +
    powersIn(log, ['played', 'played-openly'], 'power') +
    powersIn(log, ['moved'], 'general');
  expect(bars).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.bars li').count()).toBe(bars);
});

/** How many Powers events of these types speak of in this field; a General has the name of his Power. */
const powersIn = (log: readonly Logged[], types: readonly string[], field: string): number =>
  new Set(
    log
      .filter(({ event }) => types.includes(event.type))
      .map(({ event }) => String(new Map(Object.entries(event)).get(field)).split('-')[0]),
  ).size;
