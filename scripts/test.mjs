// `npm test`: types, lint, unit tests, rule cases, conformance, browser tests. The last line counts them.
// `npm run test:long` does in full what `npm test` does in small: tests read it from LONG in their environment.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserPath, ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, nodePath, root } from './prepare.mjs';

ensureInstalled();
ensureBrowser();
ensureBuilt();

const results = mkdtempSync(join(tmpdir(), 'quadrille-test-'));
let passed = 0;
let failed = 0;

const env = {
  ...process.env,
  CHROMIUM: browserPath(),
  ...(process.argv.includes('--long') && { LONG: '1' }),
};
const module = (...path) => join(root, 'node_modules', ...path);
const node = (script, ...args) =>
  spawnSync(nodePath(), [script, ...args], { cwd: root, stdio: 'inherit', env }).status === 0;

/** A check that is one thing: it passes or fails as a whole. */
function check(name, ...command) {
  const started = Date.now();
  const ok = node(...command);
  console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (ok) passed++;
  else failed++;
}

/** A Vitest project: each of its tests counts. A run that breaks down before it can count is a failure. */
function suite(project) {
  const report = join(results, `${project}.json`);
  const ok = node(
    module('vitest', 'vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests + numPendingTests;
    if (numPendingTests > 0) console.error(`${numPendingTests} tests of ${project} were skipped: that is a failure.`);
    if (numPassedTests === 0) failed++;
    if (!ok && numFailedTests === 0) failed++;
  } catch {
    failed++;
  }
}

check('types', module('typescript', 'bin', 'tsc'), '-b');
check('lint and format', module('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.');
suite('unit');
suite('browser');

rmSync(results, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
