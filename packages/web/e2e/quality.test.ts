import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, openTable } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const dist = fileURLToPath(new URL('../dist', import.meta.url));

test('axe finds nothing: lobby, set-up, rules, profile', async () => {
  const { page } = await house.guest();
  for (const path of ['/', '/new/coalitions', '/rules/coalitions', '/learn', '/profile']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await violations(page), path).toEqual([]);
  }
});

test('axe finds nothing: the match, at a desk and on a phone, by day and by candle', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const { page, context } = await house.guest(size);
    await openTable(page, { scenario: '1805', seats: ['France'] });
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

test('no page is wider than a phone of 360 pixels', async () => {
  const { page } = await house.guest('small');
  for (const path of ['/', '/new/coalitions', '/rules/coalitions', '/learn', '/profile']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  await openTable(page, { scenario: '1805', seats: ['France'] });
  await asked(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the first page needs at most 150 KB of script', () => {
  const index = readFileSync(`${dist}/index.html`, 'utf8');
  const entry = /src="\/assets\/([^"]+\.js)"/.exec(index)?.[1] ?? '';
  const needed = new Set([entry]);
  for (const file of needed)
    for (const [, other = ''] of readFileSync(`${dist}/assets/${file}`, 'utf8').matchAll(/from"\.\/([^"]+\.js)"/g))
      needed.add(other);
  const bytes = [...needed].reduce((sum, file) => sum + gzipSync(readFileSync(`${dist}/assets/${file}`)).length, 0);
  const all = readdirSync(`${dist}/assets`)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(`${dist}/assets/${file}`)).length, 0);
  console.log(
    `script of the first page: ${(bytes / 1024).toFixed(1)} KB gzip; of everything: ${(all / 1024).toFixed(1)} KB`,
  );
  expect(bytes).toBeLessThan(150 * 1024);
});

test('the board is playable soon after a cold start, and panning drops no frame', async () => {
  const { page: first } = await house.guest();
  await openTable(first, { scenario: '1805', seats: ['France'] });
  await asked(first);
  const table = new URL(first.url()).pathname;
  const cookies = await first.context().cookies();
  const { page, context } = await house.guest();
  await context.addCookies(cookies);
  const started = Date.now();
  await page.goto(table);
  await page.waitForSelector('.opt');
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.plane > img')?.complete);
  const playable = Date.now() - started;

  const frames = await page.evaluate(async () => {
    const glass = document.querySelector('.glass');
    if (!glass) return [];
    const point = (type: string, x: number, y: number) =>
      glass.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientX: x, clientY: y, bubbles: true }));
    const times: number[] = [];
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    point('pointerdown', 600, 400);
    let last = await frame();
    for (let step = 0; step < 90; step++) {
      point('pointermove', 600 + Math.sin(step / 8) * 260, 400 + Math.cos(step / 11) * 120);
      const now = await frame();
      times.push(now - last);
      last = now;
    }
    point('pointerup', 600, 400);
    return times;
  });
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const over = frames.filter((time) => time > 50).length;
  console.log(
    `board playable after ${playable} ms; frames while panning: p50 ${at(0.5)} p95 ${at(0.95)} max ${at(0.999)} ms, ${over} of ${frames.length} over 50 ms`,
  );
  expect(frames.length).toBe(90);
  // A machine that is busy with other things stutters too: the bounds here only catch what is broken.
  expect(playable).toBeLessThan(10_000);
  expect(Number(at(0.5))).toBeLessThan(50);
});
