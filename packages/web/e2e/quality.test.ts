import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { coldStart } from './cold.ts';
import { deal, sit } from './deal.ts';
import type { Shared } from './house.ts';
import { stickingOut } from './overflow.ts';
import { framesWhilePanning } from './panning.ts';
import { sharedHouse } from './shared.ts';
import { asked, begin } from './table.ts';
import { weigh } from './weight.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

/** Pages beside the match, and what stands there when they have been drawn. */
const PAGES = [
  ['/', '.game'],
  ['/new/coalitions', '.seat-list li'],
  ['/new/realpolitik', '.seat-list li'],
  ['/rules/coalitions', '.rule'],
  ['/rules/realpolitik', '.rule'],
  ['/learn', 'main .btn-primary'],
  ['/profile', 'form.panel'],
  ['/nowhere', '.lost'],
] as const;

/** Goes through the pages, one after another. */
async function eachPage(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const [path, drawn] of PAGES) {
    await page.goto(path);
    await page.locator(drawn).first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await look(path);
  }
}

test('axe finds nothing, and nothing complains in the console: lobby, set-up, rules, lessons, profile, nowhere', async () => {
  const { page, faults } = await house.guest();
  await eachPage(page, async (path) => {
    expect(await violations(page), path).toEqual([]);
    expect(faults, path).toEqual([]);
  });
});

test('axe finds nothing: the match, at a desk and on a phone, by day and by candle', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const { page, context } = await house.guest(size);
    await sit(page, { scenario: '1805', seats: { france: 'me' } });
    await asked(page);
    await page.locator('.opt').first().click();
    expect(await violations(page), size).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForSelector('html[data-theme="candlelight"]');
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    expect(await violations(page), `${size}, candlelight`).toEqual([]);
    if (size === 'desktop')
      for (const tab of ['Talk', 'Rules', 'Standings', 'Notebook', 'Places']) {
        await page.getByRole('tab', { name: tab }).click();
        expect(await violations(page, '.rail'), tab).toEqual([]);
      }
    else
      for (const name of ['Hand', 'Powers', 'Chronicle', 'Talk']) {
        await page.locator('.phone-tabs button', { hasText: name }).click();
        expect(await violations(page, '.phone-page'), name).toEqual([]);
      }
    await context.close();
  }
});

test('on a phone of 360 pixels nothing sticks out: pages, the welcome, a first question of each game and its pages', async () => {
  const { page, context } = await house.guest('small');
  await context.request.post('/api/guest', { data: {} });
  const check = async (what: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(360);
    expect(await stickingOut(page), what).toEqual([]);
  };
  await eachPage(page, check);
  for (const [game, { scenario, players, seat }] of await firstMatches(page)) {
    await sit(page, { game, scenario, players, seats: { [seat]: 'me' }, settings: { start: 'host' } });
    await page.waitForSelector('.welcome');
    await check(`${game}, welcome`);
    await begin(page);
    await asked(page);
    await check(game);
    for (const name of ['Powers', 'Chronicle']) {
      await page.locator('.phone-tabs button', { hasText: name }).click();
      await check(`${game}, ${name}`);
    }
  }
});

interface First {
  readonly scenario: string;
  readonly players: number;
  readonly seat: string;
}

/** The match every game proposes to somebody new. */
async function firstMatches(page: Page): Promise<readonly (readonly [string, First])[]> {
  const { games } = await (await page.request.get('/api/games')).json();
  return games.map(({ id, first }: { id: string; first: First }) => [id, first]);
}

test('the first page needs at most 150 KB of script', () => {
  const { first, all } = weigh();
  expect(first).toBeGreaterThan(10);
  expect(first).toBeLessThan(150);
  expect(all).toBeGreaterThan(first);
});

/** How often the page has been laid out so far. */
async function layouts(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
}

/** The page has come to rest: two looks in a row find nothing laid out anew. */
async function atRest(page: Page): Promise<number> {
  for (let before = await layouts(page); ; ) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
    const now = await layouts(page);
    if (now === before) return now;
    before = now;
  }
}

test('a table opens for the first time without a fault, and its map can be dragged', async () => {
  const { page, context, faults } = await house.guest('desktop', { reducedMotion: 'no-preference' });
  const { path } = await deal(context, { scenario: '1805', seats: { france: 'me' } });
  // How fast this is, `npm run bench:web` says; here it only must come to an end.
  const { playable } = await coldStart(page, path);
  const laidOut = await atRest(page);
  const frames = await framesWhilePanning(page);
  // Dragging moves one layer and lays nothing out, however many frames it takes.
  expect((await layouts(page)) - laidOut).toBeLessThan(10);
  console.log(`playable after ${playable} ms, longest frame while panning ${Math.max(...frames).toFixed(1)} ms`);
  expect(frames.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
