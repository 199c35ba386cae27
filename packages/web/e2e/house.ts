/** A real server with its own database, and a real Chromium. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  laptop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  small: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;
export type Size = keyof typeof SIZES;

export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong on the page. */
  readonly faults: readonly string[];
}

export interface Shared {
  readonly url: string;
  readonly browser: Browser;
  /** Somebody who has never been here. */
  guest(size?: Size, more?: BrowserContextOptions): Promise<Guest>;
  close(): Promise<void>;
}

export interface House extends Shared {
  /** Its data folder. */
  readonly data: string;
  /** The server dies without a word, as if the plug were pulled. */
  pullThePlug(): Promise<void>;
  /** It comes back at the same address, with the same database. */
  comeBack(): Promise<void>;
}

export const CHROMIUM = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS };

/** A house of one's own: its server can die and come back. */
export async function openHouse(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'quadrille-e2e-'));
  let { server, port } = await serve(data, 0);
  const browser = await chromium.launch(CHROMIUM);
  const url = `http://localhost:${port}`;
  const pullThePlug = () => ended(server, 'SIGKILL');
  const comeBack = async () => {
    ({ server, port } = await serve(data, port));
  };
  const close = async () => {
    await browser.close();
    await ended(server, 'SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
  return { url, data, browser, guest: guestsOf(browser, url), pullThePlug, comeBack, close };
}

/** Guests come from different addresses, as people do: from one of them only so many are let in within an hour. */
let guests = 0;
const addressed = () => ({ 'X-Forwarded-For': `192.0.2.${++guests % 250}` });

export const guestsOf =
  (browser: Browser, url: string) =>
  async (size: Size = 'desktop', more: BrowserContextOptions = {}): Promise<Guest> => {
    const place = { ...SIZES[size], baseURL: url, extraHTTPHeaders: addressed() };
    const context = await browser.newContext({ ...place, ...more });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(fault.message));
    page.on('console', (message) => {
      if (
        message.type() === 'error' &&
        !/ERR_CONNECTION|WebSocket|502|Failed to fetch|fetching the script/.test(message.text())
      )
        faults.push(message.text());
    });
    return { page, context, faults };
  };

/** How long a server may take to say where it listens. */
const PATIENCE = 110_000;

/** Starts a server. It does not outlive this process, however that ends: a child left behind would keep its pipes open. */
export async function serve(data: string, at: number, from = root): Promise<{ server: ChildProcess; port: number }> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'packages/server/src/main.ts'], {
    cwd: from,
    env: {
      ...process.env,
      PORT: String(at),
      HOST: '127.0.0.1',
      QUADRILLE_DATA: data,
      TRUST_PROXY: '1',
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => server.kill('SIGKILL');
  const leave = () => process.exit(1);
  process.once('exit', kill).once('SIGTERM', leave).once('SIGHUP', leave);
  server.once('exit', () => process.off('exit', kill).off('SIGTERM', leave).off('SIGHUP', leave));
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const found = /:(\d+)\s/.exec(said);
      if (found) resolve(Number(found[1]));
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    setTimeout(() => reject(new Error(`The server does not say where it listens: ${said}`)), PATIENCE).unref();
  });
  return { server, port };
}

export const ended = (server: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill(signal);
  });
