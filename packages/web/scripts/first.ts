/**
 * Films a first match by somebody who has read no rules, from the lobby to the end of their first own turn:
 * `node packages/web/scripts/first.ts` after a build → two strips in docs/screens.
 */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openHouse, type Size } from '../e2e/house.ts';
import { asked, moment, playOn, settled } from '../e2e/table.ts';
import { still } from './shooting.ts';

const folder = fileURLToPath(new URL('../../../docs/screens', import.meta.url));

/** How tall a picture of the strip is, and what lies between two. */
const TALL = 520;
const GAP = 8;

/** Lays pictures side by side, so many in a row. */
async function strip(shots: readonly Buffer[], row: number, name: string): Promise<void> {
  const pictures = await Promise.all(
    shots.map((shot) => sharp(shot).resize({ height: TALL }).toBuffer({ resolveWithObject: true })),
  );
  const wide = (pictures[0]?.info.width ?? 0) + GAP;
  const rows = Math.ceil(pictures.length / row);
  const paper = {
    width: wide * row - GAP,
    height: rows * (TALL + GAP) - GAP,
    channels: 3,
    background: '#cdbf9f',
  } as const;
  await sharp({ create: paper })
    .composite(
      pictures.map(({ data }, n) => ({
        input: data,
        left: (n % row) * wide,
        top: Math.floor(n / row) * (TALL + GAP),
      })),
    )
    .webp({ quality: 72 })
    .toFile(`${folder}/${name}.webp`);
}

const RIGHT = '.confirm:not(:disabled), .tray-go .btn-primary:not(:disabled)';

/** What somebody does who only looks: what the guide says is understood; then a piece, an option, the golden button. */
async function act(page: Page): Promise<void> {
  const question = await asked(page);
  if (!(await page.locator('.dock:not(.waiting)').isVisible())) return playOn(page, question, 0, 'tap');
  const before = await moment(page);
  const understood = page.locator('.guide').getByRole('button', { name: 'Understood' });
  if (await understood.isVisible()) await understood.click();
  for (let touch = 0; touch < 6 && (await moment(page)) === before; touch++) {
    const gold = page.locator(RIGHT).first();
    const composed = (await page.locator('.steps').count()) > 0;
    const end = page.locator(composed ? '.finish' : '.opt[data-option="done"]').first();
    const listed = page.locator('.lower .opt:not(.plain):visible:enabled').first();
    const keeps = ['disband', 'garrison'].includes(question) || composed;
    if (await gold.isVisible()) await gold.click();
    else if (keeps && (await end.isVisible())) await end.click();
    else await listed.click();
    await settled(page, before, 1500).catch(() => undefined);
  }
}

/** What belongs to one march. */
const WITHIN: readonly string[] = ['march', 'garrison', 'request-round'];

/** More questions than a first turn has. */
const MOST = 20;

async function film(size: Size, row: number, name: string): Promise<void> {
  const { page, faults } = await house.guest(size, { deviceScaleFactor: 1 });
  const shots: Buffer[] = [];
  const shoot = async () => {
    await still(page);
    shots.push(await page.screenshot());
  };
  await page.goto('/');
  await page.waitForSelector('.game.first .btn-primary');
  await page.waitForLoadState('networkidle');
  await shoot();
  await page.locator('.game.first .btn-primary').click();
  await page.waitForSelector('.welcome');
  await shoot();
  await page.getByRole('button', { name: 'Begin with a guide' }).click();
  await page.waitForSelector('.match');
  for (let turn = 0, marched = false; turn < MOST; turn++) {
    const question = await asked(page);
    if (marched && !WITHIN.includes(question)) break;
    marched ||= question === 'march';
    await shoot();
    console.log(name, question);
    await act(page);
  }
  await shoot();
  await strip(shots, row, name);
  console.log(name, shots.length, faults);
}

const house = await openHouse();
try {
  await film('laptop', 2, 'first-match');
  await film('small', 5, 'first-match-phone');
} finally {
  await house.close();
}
