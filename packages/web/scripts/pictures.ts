/** Draws the pictures of the lobby from the drawn boards, and the icons from `icon.svg`. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Vignette {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The sheet it is cut from, where the game has none of its own yet. */
  readonly from?: string;
}

/** Which part of which sheet is shown, in sheet pixels at 1×. */
const VIGNETTES: Readonly<Record<string, Vignette>> = {
  'coalitions-empire': { left: 820, top: 620, width: 640, height: 360 },
  'ancien-regime': { left: 980, top: 620, width: 480, height: 360 },
  realpolitik: { left: 980, top: 700, width: 480, height: 360 },
  'clash-of-monarchs': { left: 980, top: 620, width: 480, height: 360 },
  'ultima-ratio-regis': { left: 60, top: 560, width: 800, height: 600, from: 'ancien-regime' },
};

mkdirSync(here('../public/vignettes'), { recursive: true });
for (const [board, { from = board, ...part }] of Object.entries(VIGNETTES)) {
  await sharp(here(`../../atlas/boards/${from}.webp`))
    .extract(part)
    .resize({ width: 640, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(here(`../public/vignettes/${board}.webp`));
}

const mark = here('../public/icon.svg');
for (const size of [192, 512]) {
  await sharp(mark, { density: 600 })
    .resize(size, size)
    .png()
    .toFile(here(`../public/icon-${size}.png`));
}
