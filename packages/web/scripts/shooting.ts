import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { type Deal, deal, type Player, playOver } from '../e2e/deal.ts';
import type { House, Size } from '../e2e/house.ts';
import { asked, playOn } from '../e2e/table.ts';

/** Groups of pictures by name: what `screens.shoot.ts` of a game's folder exports, and what the house has itself. */
export type Shoots = Readonly<Record<string, (house: House) => Promise<void>>>;

export const folder = fileURLToPath(new URL('../../../docs/screens', import.meta.url));
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

/** The name of a picture says its size where it is not the desk. */
export const named =
  (size: Size) =>
  (screen: string): string =>
    size === 'desktop' ? screen : `${screen}-${size}`;

/** A page in the middle of a match, played there over the wire. */
export async function sitAt(house: House, size: Size, table: Deal, player: Player): Promise<Page> {
  const { page, context } = await house.guest(size);
  const { id, path } = await deal(context, table);
  await playOver(context, house.url, id, player);
  await page.goto(path);
  await asked(page);
  return page;
}

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
