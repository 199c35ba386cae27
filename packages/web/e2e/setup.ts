/** One server and one browser for all browser tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM, ended, serve } from './house.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    house: { readonly url: string; readonly browser: string };
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'quadrille-e2e-'));
  const { server, port } = await serve(data, 0);
  const browser = await chromium.launchServer(CHROMIUM);
  provide('house', { url: `http://localhost:${port}`, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await ended(server, 'SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
}
