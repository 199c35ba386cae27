/**
 * How soon a table can be played on a slow phone line (1.6 Mb/s, 150 ms, a processor four times slower), from a cold cache, how
 * smoothly its map is dragged there, and how much the lobby shifts while it comes:
 * `node packages/bench/web/slow.ts [runs]` after a build.
 */

import { coldStart } from '@quadrille/web/e2e/cold.ts';
import { deal } from '@quadrille/web/e2e/deal.ts';
import { openHouse } from '@quadrille/web/e2e/house.ts';
import { framesWhilePanning } from '@quadrille/web/e2e/panning.ts';
import type { Page } from 'playwright-core';

const RUNS = Number(process.argv[2] ?? 3);
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

async function throttle(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let received = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return () => received;
}

/** What has shifted on the page so far, as browsers count it. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

const house = await openHouse();
try {
  const host = await house.guest('phone');
  const { path } = await deal(host.context, { scenario: '1805', seats: { france: 'me' } });
  const cookies = await host.context.cookies();
  await host.context.close();
  for (let run = 1; run <= RUNS; run++) {
    const { page, context } = await house.guest('phone');
    await context.addCookies(cookies);
    const received = await throttle(page);
    const { paint, position, playable } = await coldStart(page, path);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const frames = await framesWhilePanning(page);
    const over = frames.filter((time) => time > 50).length;
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const shift = await shifted(page);
    console.log(
      `run ${run}: dragging, longest frame ${Math.max(...frames).toFixed(0)} ms, ${over} of ${frames.length} over 50; lobby shifts by ${shift.toFixed(3)}`,
    );
    console.log(
      `run ${run}: first paint ${paint}, first option ${position}, playable ${playable} ms; ${Math.round(received() / 1024)} KB, ${nodes} nodes`,
    );
    await context.close();
  }
} finally {
  await house.close();
}
