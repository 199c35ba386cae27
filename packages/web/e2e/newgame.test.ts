import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Copy, copyOfTheHouse, firstScript } from './copy.ts';
import { ended, guestsOf, root, serve } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, begin, playOn } from './table.ts';

const change = (file: string, made: (text: string) => string) => writeFileSync(file, made(readFileSync(file, 'utf8')));

/** A game called Tiff: two folders, and a line of the catalogue. It is Skirmish by another name. */
function addTiff({ path }: Copy): void {
  cpSync(path('packages/games/skirmish'), path('packages/games/tiff'), { recursive: true });
  change(path('packages/games/tiff/package.json'), (text) => text.replace('@quadrille/skirmish', '@quadrille/tiff'));
  change(path('packages/games/tiff/src/meta.ts'), (text) =>
    text.replace("'skirmish'", "'tiff'").replace("'Skirmish'", "'Tiff'"),
  );
  change(path('packages/games/tiff/src/index.ts'), (text) => text.replace('listed: false', 'listed: true'));
  mkdirSync(path('packages/web/src/games/tiff'));
  writeFileSync(
    path('packages/web/src/games/tiff/presenter.tsx'),
    "export const parts = () => ({ standing: () => ({ title: 'Tiff!', detail: '', brief: 'Tiff!' }) });\n",
  );
  change(path('packages/catalogue/src/index.ts'), (text) =>
    text.replace("import('@quadrille/skirmish'),", "$&\n  import('@quadrille/tiff'),"),
  );
}

test('a game is two folders and one line: added in a copy of the house, it is in the lobby and is played', async () => {
  const copy = copyOfTheHouse();
  const data = mkdtempSync(join(tmpdir(), 'quadrille-e2e-'));
  onTestFinished(() => {
    copy.remove();
    rmSync(data, { recursive: true, force: true });
  });
  addTiff(copy);
  copy.link();
  copy.run('node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'error');
  expect(firstScript(copy.path('packages/web/dist'))).toBe(firstScript(join(root, 'packages/web/dist')));
  expect(copy.run('packages/cli/src/main.ts', 'games')).toMatch(/^tiff\s+quarrel\s+The Quarrel/m);

  const { server, port } = await serve(data, 0, copy.path('.'));
  onTestFinished(() => ended(server, 'SIGTERM'));
  const { browser, close } = await sharedHouse();
  onTestFinished(close);
  const { page, faults } = await guestsOf(browser, `http://localhost:${port}`)('desktop', { reducedMotion: 'reduce' });
  await page.goto('/');
  const card = page.locator('.game[data-game="tiff"]');
  expect(await card.locator('.facts').textContent()).toContain('2–4');
  await card.getByRole('button', { name: 'Play now' }).click();
  await begin(page);
  await asked(page);
  expect(await page.locator('.bar .titles').last().textContent()).toBe('Tiff!');
  for (let turn = 0; turn < 8; turn++) await playOn(page, await asked(page), turn, 'type');
  await page.locator('.log .event', { hasText: 'Ash bids' }).waitFor();
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
