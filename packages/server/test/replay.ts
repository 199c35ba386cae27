import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RecordFile } from '@quadrille/protocol';
import { freshDirectory } from './harness.ts';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

/** The last line that `quadrille replay` prints of what a server has exported. */
export async function retold(file: RecordFile): Promise<string> {
  const directory = freshDirectory();
  try {
    const path = join(directory, 'record.json');
    writeFileSync(path, JSON.stringify(file));
    const options = { maxBuffer: 64_000_000 };
    const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'replay', path], options);
    return stdout.trim().split('\n').at(-1) ?? '';
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
