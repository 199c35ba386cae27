import { chromium } from 'playwright-core';
import { inject } from 'vitest';
import { guestsOf, type Shared } from './house.ts';

/** The house that all tests share: one server, one browser. */
export async function sharedHouse(): Promise<Shared> {
  const { url, browser: endpoint } = inject('house');
  const browser = await chromium.connect(endpoint);
  return { url, browser, guest: guestsOf(browser, url), close: () => browser.close() };
}
