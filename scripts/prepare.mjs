// Runs before anything is installed: plain JavaScript for Node 18 and later, no dependencies.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const STAMPS = join(root, 'node_modules', '.quadrille');
const NEEDED_NODE = 24;

/** The packages whose files end up in the client. */
const CLIENT = ['web', 'protocol', 'kernel', 'games', 'atlas'];

/** Installs the dependencies if they are missing or the lockfile has changed since. */
export function ensureInstalled() {
  const wanted = hashOf([readFileSync(join(root, 'package-lock.json'))]);
  if (stamp('installed') === wanted && existsSync(join(root, 'node_modules', '.bin'))) return;
  console.log('Installing what is missing (once; about a minute) …');
  // Without saving: another npm would write the lockfile in a form of its own.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { NODE_ENV: 'development' });
  writeStamp('installed', wanted);
}

/** Builds the client if any of its files has changed since the last build. */
export function ensureBuilt() {
  const wanted = hashOf(CLIENT.flatMap((name) => traces(join(root, 'packages', name))));
  if (stamp('built') === wanted && existsSync(join(root, 'packages', 'web', 'dist', 'index.html'))) return;
  console.log('Building the client …');
  run(nodePath(), [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    'packages/web',
    '--logLevel',
    'warn',
  ]);
  writeStamp('built', wanted);
}

/** A Node that runs TypeScript: the one npm brought, or the one we run on if it is new enough. */
export function nodePath() {
  const brought = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(brought)) return brought;
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_NODE) return process.execPath;
  console.error(
    `Quadrille needs Node ${NEEDED_NODE}, and npm has none for this platform (${process.platform} ${process.arch}). ` +
      `Install Node ${NEEDED_NODE} or later and try again.`,
  );
  process.exit(1);
}

/** Runs a command to its end; a failure ends this process with the same code. */
export function run(command, args, env = {}) {
  try {
    execFileSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  } catch (fault) {
    if (typeof fault.status !== 'number') console.error(String(fault.message));
    process.exit(fault.status || 1);
  }
}

/** Path, size and time of every source file below a folder. */
function traces(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.tsc', 'test', 'e2e'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return traces(path);
    const { size, mtimeMs } = statSync(path);
    return [`${path} ${size} ${mtimeMs}`];
  });
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

function stamp(name) {
  const file = join(STAMPS, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function writeStamp(name, text) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, name), text);
}
