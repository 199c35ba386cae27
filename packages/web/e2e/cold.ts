import type { Page } from 'playwright-core';

/** Milliseconds after the navigation began. */
export interface Cold {
  readonly paint: number;
  /** The first script had arrived. */
  readonly script: number;
  /** The first option stood in the list. */
  readonly position: number;
  /** The picture of the map was there and decoded. */
  readonly map: number;
  /** Both: the first decision can be taken with the map in sight. */
  readonly playable: number;
}

declare global {
  interface Window {
    seenAt?: { option?: number; map?: number };
  }
}

/** Opens a table for the first time, and notes on the page itself when its parts were there. */
export async function coldStart(page: Page, path: string): Promise<Cold> {
  await page.addInitScript(() => {
    const seen: { option?: number; map?: number } = {};
    window.seenAt = seen;
    const look = () => {
      if (seen.option === undefined && document.querySelector('.opt')) seen.option = performance.now();
      const map = document.querySelector<HTMLImageElement>('.plane > img');
      if (seen.map === undefined && map?.complete && map.naturalWidth > 0) {
        seen.map = 0;
        void map.decode().then(() => {
          seen.map = performance.now();
        });
      }
      if (!seen.option || !seen.map) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seenAt?.option && window.seenAt.map, undefined, { polling: 100 });
  return page.evaluate(() => {
    const [script] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const { option = 0, map = 0 } = window.seenAt ?? {};
    return {
      paint: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      script: Math.round((script as PerformanceResourceTiming | undefined)?.responseEnd ?? 0),
      position: Math.round(option),
      map: Math.round(map),
      playable: Math.round(Math.max(option, map)),
    };
  });
}
