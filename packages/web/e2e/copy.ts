/** A copy of the house, to change without consequences. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './house.ts';

const LEFT_OUT = ['node_modules', 'dist', '.tsc', 'test'];

export interface Copy {
  readonly path: (file: string) => string;
  /** Runs one of our programs in the copy; says what it printed. */
  readonly run: (...command: readonly string[]) => string;
  /** Makes the packages known to one another: what `npm install` would do. */
  readonly link: () => void;
  readonly remove: () => void;
}

export function copyOfTheHouse(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-copy-'));
  const path = (file: string) => join(folder, file);
  cpSync(join(root, 'packages'), path('packages'), {
    recursive: true,
    filter: (file) => !LEFT_OUT.includes(basename(file)),
  });
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(root, file), path(file));
  const link = () => {
    rmSync(path('node_modules'), { recursive: true, force: true });
    mkdirSync(path('node_modules/@quadrille'), { recursive: true });
    for (const entry of readdirSync(join(root, 'node_modules')))
      if (entry !== '@quadrille') symlinkSync(join(root, 'node_modules', entry), path(`node_modules/${entry}`));
    for (const at of ['packages', 'packages/games'])
      for (const entry of readdirSync(path(at))) {
        const manifest = statSync(path(`${at}/${entry}/package.json`), { throwIfNoEntry: false });
        if (manifest) symlinkSync(path(`${at}/${entry}`), path(`node_modules/${nameOf(path(`${at}/${entry}`))}`));
      }
  };
  const run = (...command: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    });
    if (status !== 0) throw new Error(`${command.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  };
  return { path, run, link, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const nameOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name: string }).name;

/** How many bytes of script a page loads before it asks for more. */
export function firstScript(dist: string): number {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
  return files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
}
