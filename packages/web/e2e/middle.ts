import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './axe.ts';
import { type Deal, deal, type Player, playOver } from './deal.ts';
import { type Shared, SIZES } from './house.ts';
import { asked } from './table.ts';

/** A page in the middle of a match, played there over the wire. */
export async function inTheMiddle(house: Shared, table: Deal, player: Player): Promise<Page> {
  const { page, context } = await house.guest();
  const { id, path } = await deal(context, table);
  await playOver(context, house.url, id, player);
  await page.goto(path);
  await asked(page);
  return page;
}

/** Looks at a part of the page at a desk by day, and on a small phone by candle. */
export async function everywhere(page: Page, part: string): Promise<void> {
  for (const [size, colorScheme, theme] of [
    ['small', 'dark', 'candlelight'],
    ['desktop', 'light', 'parchment'],
  ] as const) {
    await page.setViewportSize(SIZES[size].viewport);
    await page.emulateMedia({ colorScheme });
    await page.waitForSelector(`html[data-theme="${theme}"]`);
    expect(await violations(page, part), `${part}, ${size}`).toEqual([]);
    const { width } = SIZES[size].viewport;
    expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBeLessThanOrEqual(width);
  }
}
