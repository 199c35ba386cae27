import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { asked, playOn } from '../e2e/table.ts';

const folder = fileURLToPath(new URL('../../../docs/screens', import.meta.url));
mkdirSync(folder, { recursive: true });

export const still = async (page: Page) => {
  await page.mouse.move(700, 60);
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.plane > img')?.complete ?? true);
  await page.waitForTimeout(700);
};

/** Takes a picture of the page once it stands still. */
export async function picture(page: Page, name: string): Promise<void> {
  await still(page);
  await sharp(await page.screenshot())
    .webp({ quality: 72 })
    .toFile(`${folder}/${name}.webp`);
  console.log(name);
}

export const candle = (page: Page, lit: boolean) => page.emulateMedia({ colorScheme: lit ? 'dark' : 'light' });

/** Plays on until one of these questions comes up. */
export async function until(page: Page, wanted: readonly string[], most = 90): Promise<string | undefined> {
  for (let turn = 0; turn < most; turn++) {
    const question = await asked(page);
    if (wanted.includes(question)) return question;
    if (question === 'over') return undefined;
    await playOn(page, question, turn, 'tap');
  }
  return undefined;
}
