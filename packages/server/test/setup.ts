import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests of a run meet, and the process that runs them. */
    readonly run: { readonly directory: string; readonly pid: number };
  }
}

/** Tests that need a PostgreSQL share one; it is ended with the run. */
export default function setUp(project: TestProject): () => Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'quadrille-run-'));
  project.provide('run', { directory, pid: process.pid });
  return async () => {
    const file = join(directory, 'postgres.json');
    if (existsSync(file)) await ended((JSON.parse(readFileSync(file, 'utf8')) as { readonly pid: number }).pid);
    rmSync(directory, { recursive: true, force: true });
  };
}

async function ended(pid: number): Promise<void> {
  try {
    for (process.kill(pid, 'SIGTERM'); ; process.kill(pid, 0)) await new Promise((resolve) => setTimeout(resolve, 20));
  } catch {
    // It is gone.
  }
}
