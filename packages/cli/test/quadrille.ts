import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The data file of a game. */
export const dataFile = (name: string): string => fileURLToPath(new URL(`../../games/${name}`, import.meta.url));

/** Runs the command line as a user does: as a process of its own. */
export function quadrille(...args: readonly string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'quadrille-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}
