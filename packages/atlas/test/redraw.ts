import { expect, it } from 'vitest';
import { type BoardData, readPackageYaml } from '../src/board/data.ts';
import { type AreaDrawing, drawAreaBoard } from '../src/board/draw.ts';
import { readHints } from '../src/board/hints.ts';
import type { Board } from '../src/boards.ts';
import { loadWorld } from '../src/geography/world.ts';
import { type Draft, draft, draftAreas, fingerprints } from '../src/make.ts';
import { at } from '../src/plane/at.ts';
import { along, lengthOf } from '../src/plane/geometry.ts';
import { linesOf } from '../src/plane/path.ts';
import { createRaster, fillPolygon, sample } from '../src/plane/raster.ts';
import { committed } from './sheets.ts';

const world = loadWorld();
/** A redraw takes seconds on an idle machine; a busy one may take many times as long. */
const patience = 300_000;

/** One board of each kind is drawn again every time, the quickest; all of them in the long run. */
const quick: readonly string[] = ['realpolitik', 'ultima-ratio-regis-siberia'];
const isDrawn = ({ id }: Board): boolean => Boolean(process.env.LONG) || quick.includes(id);

/** The same data must give the same sheet to the byte, and the same line work in every rendition. */
export function redrawsTheSame(board: Board): void {
  if (!isDrawn(board)) return;
  it(
    `${board.id} is drawn again exactly as committed`,
    () => {
      expectCommitted(board, board.kind === 'areas' ? redrawAreas(board) : draft(board, world));
    },
    patience,
  );
}

function expectCommitted(board: Board, drawn: Draft): void {
  expect(drawn.json === committed(`${board.id}.json`).toString(), 'the JSON differs: run `npm run maps`').toBe(true);
  expect(fingerprints(drawn)).toEqual(JSON.parse(committed(`${board.id}.sha256.json`).toString()));
}

/** Besides, every pixel of land inside the frame belongs to a Territory or to decor: no gaps. */
function redrawAreas(board: Board): Draft {
  const drawing = drawAreaBoard(readPackageYaml<BoardData>(board.data), board.colours, readHints(board.id), world);
  const { lands, terrain, view } = drawing;
  const covered = createRaster(view.width, view.height, 1);
  for (const shape of lands.shapes.values()) for (const polygon of shape) fillPolygon(covered, polygon, 1);
  const [left, top, right, bottom] = view.window;
  let bare = 0;
  for (let y = top + 1; y < bottom - 1; y++) {
    for (let x = left + 1; x < right - 1; x++) {
      const i = y * view.width + x;
      bare += Number(at(terrain.isLand.cells, i) > 0 && at(covered.cells, i) === 0);
    }
  }
  // Specks at river mouths where cutting the coast leaves less than three square pixels.
  expect(bare, 'pixels of land without owner').toBeLessThan(150);
  expect(lanesAshore(drawing), 'lanes that cross land').toEqual([]);
  return draftAreas(drawing);
}

/** Lanes that run over land farther than ten pixels from their ends; narrows may be grazed. */
function lanesAshore({ sheet, terrain }: AreaDrawing): string[] {
  return sheet.lanes.flatMap(({ a, b, path }) => {
    const line = at(linesOf(path), 0);
    const length = lengthOf(line);
    let ashore = 0;
    for (let way = 10; way < length - 10; way++) {
      ashore += Number(sample(terrain.isLand, ...along(line, way / length).point) > 0);
    }
    return ashore > 6 ? [`${a}–${b}: ${ashore} px`] : [];
  });
}
