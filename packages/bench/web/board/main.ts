/**
 * How smoothly the map moves with 300 places and 250 pieces on a machine four times as slow:
 * `node packages/bench/web/board/main.ts`. Prints the longest frame of each of five pans; ends with 1 if their median
 * is over the limit. With `--picture file.png [query]` it takes a picture instead.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHROMIUM } from '@quadrille/web/e2e/house.ts';
import { framesWhilePanning } from '@quadrille/web/e2e/panning.ts';
import { chromium } from 'playwright-core';
import { build } from 'vite';

const LIMIT = 50;
const PANS = 5;
const SLOWER = 4;

const here = fileURLToPath(new URL('.', import.meta.url));
const boards = fileURLToPath(new URL('../../../atlas/boards/', import.meta.url));
const out = join(tmpdir(), `board-${process.pid}`);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

await build({
  root: here,
  configFile: false,
  base: '/',
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: out, emptyOutDir: true, target: 'es2022' },
});
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://board').pathname;
  const file = path.startsWith('/boards/') ? join(boards, path.slice('/boards/'.length)) : join(out, path);
  try {
    const body = readFileSync(path.endsWith('/') ? join(file, 'index.html') : file);
    response.writeHead(200, { 'content-type': TYPES[extname(path) || '.html'] ?? 'text/plain' });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' ? address?.port : 0;
const browser = await chromium.launch(CHROMIUM);
const [, , flag, file = 'board.png', query = '', size = '1280x800'] = process.argv;
const [width = 1280, height = 800] = size.split('x').map(Number);
const page = await browser.newPage({ viewport: { width, height } });
page.on('pageerror', (error) => console.error(error.message));
page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
await page.goto(`http://127.0.0.1:${port}/?${query}`);
await page.waitForSelector('body[data-ready]');
await page.waitForLoadState('networkidle');
await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));

if (flag === '--picture') {
  await page.screenshot({ path: file });
} else {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const longest: number[] = [];
  for (let pan = 1; pan <= PANS; pan++) {
    const frames = await framesWhilePanning(page);
    longest.push(Math.max(...frames));
    console.log(`pan ${pan}: longest of ${frames.length} frames ${longest.at(-1)?.toFixed(1)} ms`);
  }
  const median = longest.toSorted((a, b) => a - b)[Math.floor(PANS / 2)] ?? 0;
  console.log(
    `load ${(loadavg()[0] ?? 0).toFixed(1)}; median of ${PANS} pans ${median.toFixed(1)} ms (limit ${LIMIT})`,
  );
  process.exitCode = median <= LIMIT ? 0 : 1;
}
await browser.close();
server.close();
