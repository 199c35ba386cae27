import { writeFileSync } from 'node:fs';
import { engraveAreas, pullPlate } from './art/engrave.ts';
import { paint, prepareGround } from './art/paint.ts';
import { palettes } from './art/palette.ts';
import { print } from './art/print.ts';
import { washesOf } from './art/washes.ts';
import { type BoardData, readPackageYaml } from './board/data.ts';
import { drawAreaBoard } from './board/draw.ts';
import { readHints } from './board/hints.ts';
import { loadWorld } from './geography/world.ts';

const board = process.argv[2] ?? 'coalitions-empire';
let t = Date.now();
const lap = (n: string) => {
  console.log(n, Date.now() - t);
  t = Date.now();
};
const data = readPackageYaml<BoardData>(`games/coalition-wars/data/${board}.yaml`);
const world = loadWorld();
lap('world');
const drawing = drawAreaBoard(data, readHints(board), world);
lap('draw');
const out = (name: string) => new URL(`../boards/${name}`, import.meta.url);
const json = JSON.stringify(drawing.sheet);
writeFileSync(out(`${board}.json`), json);
console.log('json', json.length);
const { width, height } = drawing.view;
const plate = engraveAreas(drawing);
lap('engrave');
for (const rendition of ['light', 'dark'] as const) {
  const washes = washesOf(drawing, rendition);
  const ground = prepareGround(width, height, drawing.terrain.land, washes);
  lap('ground');
  const pixels = paint(ground, washes, palettes[rendition]);
  lap('paint');
  const svg = pullPlate(plate, rendition, width, height);
  const prints = await print(svg, { width, height, pixels }, 72);
  lap('print');
  writeFileSync(out(drawing.sheet.art[rendition]['1x']), prints.single);
  writeFileSync(out(drawing.sheet.art[rendition]['2x']), prints.double);
  console.log(prints.single.length, prints.double.length);
  if (!process.argv.includes('dark')) break;
}
