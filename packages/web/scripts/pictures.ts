/** Draws the pictures of the lobby from the drawn boards, and the icons from `icon.svg`. */
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Which part of which sheet is shown, in sheet pixels at 1×. */
const VIGNETTES = {
  'coalitions-empire': { left: 820, top: 620, width: 640, height: 360 },
  'ancien-regime': { left: 980, top: 620, width: 480, height: 360 },
  realpolitik: { left: 980, top: 700, width: 480, height: 360 },
  'clash-of-monarchs': { left: 980, top: 620, width: 480, height: 360 },
  'ultima-ratio-regis': { left: 400, top: 620, width: 480, height: 360 },
};

mkdirSync(here('../public/vignettes'), { recursive: true });
for (const [board, part] of Object.entries(VIGNETTES)) {
  const sheet = here(`../../atlas/boards/${board}.webp`);
  if (!existsSync(sheet)) {
    console.log(`${board}: not drawn yet`);
    continue;
  }
  await sharp(sheet)
    .extract(part)
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
