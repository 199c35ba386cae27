import { type BrowserContextOptions, chromium } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { guestsOf, type Shared, type Size } from './house.ts';

/** Unless the test is about them, nothing is animated and phones draw no finer than desks: both cost most of the time. */
const CALM: BrowserContextOptions = { reducedMotion: 'reduce', deviceScaleFactor: 1 };

/** The house that all tests share: one server, one browser. A guest leaves when the test is finished. */
export async function sharedHouse(): Promise<Shared> {
  const { url, browser: endpoint } = inject('house');
  const browser = await chromium.connect(endpoint);
  const invite = guestsOf(browser, url);
  const guest = async (size: Size = 'desktop', more: BrowserContextOptions = {}) => {
    const arrived = await invite(size, { ...CALM, ...more });
    onTestFinished(() => arrived.context.close());
    return arrived;
  };
  return { url, browser, guest, close: () => browser.close() };
}
