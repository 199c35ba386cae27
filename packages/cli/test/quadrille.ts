import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import { cli } from '../src/cli.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** What came of a command line. */
export interface Heard {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The data file of a game. */
export const dataFile = (name: string): string => fileURLToPath(new URL(`../../games/${name}`, import.meta.url));

/** Runs the command line as a user does: as a process of its own. It takes a second to start. */
export function quadrilleAlone(...args: readonly string[]): Heard {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** Runs the command line in this process and listens. */
export async function quadrille(...args: readonly string[]): Promise<Heard> {
  const out = listen(process.stdout);
  const err = listen(process.stderr);
  try {
    const code = await cli(args);
    return { code, out: out.heard(), err: err.heard() };
  } finally {
    out.stop();
    err.stop();
  }
}

function listen(stream: NodeJS.WriteStream) {
  const ear = vi.spyOn(stream, 'write').mockReturnValue(true);
  return { heard: () => ear.mock.calls.map(([text]) => String(text)).join(''), stop: () => ear.mockRestore() };
}

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'quadrille-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}
