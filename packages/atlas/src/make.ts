import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { engraveAreas, type Plate, pullPlate } from './art/engrave.ts';
import { paint, prepareGround, type Wash } from './art/paint.ts';
import { palettes } from './art/palette.ts';
import { plainAreas, plainGround, plainParcels } from './art/plain.ts';
import { type Inking, printFlat, printOver, thumbnail } from './art/print.ts';
import { washesOf } from './art/washes.ts';
import { type BoardData, readPackageYaml } from './board/data.ts';
import { type AreaDrawing, drawAreaBoard } from './board/draw.ts';
import { readHints } from './board/hints.ts';
import type { Board } from './boards.ts';
import type { RealmData } from './connected/data.ts';
import { type ConnectedDrawing, drawConnectedBoard } from './connected/draw.ts';
import { engraveConnected, groundWashes } from './connected/engrave.ts';
import type { World } from './geography/world.ts';
import type { Polygon } from './plane/geometry.ts';
import type { MapData } from './points/data.ts';
import { drawPointBoard, type PointDrawing } from './points/draw.ts';
import { engravePoints, parcelWashes } from './points/engrave.ts';
import { type Rendition, renditions, type Sheet } from './sheet.ts';

/** A board as line work, and what has to be painted under it. */
export interface Draft {
  readonly sheet: Sheet;
  readonly json: string;
  readonly svg: Readonly<Record<Rendition, string>>;
  readonly land: readonly Polygon[];
  readonly washes: (rendition: Rendition) => readonly Wash[];
}

export function draft(board: Board, world: World): Draft {
  const hints = readHints(board.id);
  if (board.kind === 'areas')
    return draftAreas(drawAreaBoard(readPackageYaml<BoardData>(board.data), board.colours, hints, world));
  if (board.kind === 'connected') {
    const boardOf = (map: string): string => board.id.replace(/-[a-z]+$/, `-${map}`);
    return draftConnected(
      drawConnectedBoard({ ...board, boardOf }, readPackageYaml<RealmData>(board.data), hints, world),
    );
  }
  return draftPoints(drawPointBoard(board, readPackageYaml<MapData>(board.data), hints, world));
}

export const draftAreas = (drawing: AreaDrawing): Draft =>
  finish(drawing.sheet, drawing.terrain.land, engraveAreas(drawing), plainGround(drawing), (rendition) =>
    washesOf(drawing, rendition),
  );

const draftPoints = (drawing: PointDrawing): Draft =>
  finish(drawing.sheet, drawing.terrain.land, engravePoints(drawing), plainParcels(drawing), (rendition) =>
    parcelWashes(drawing, rendition),
  );

const draftConnected = (drawing: ConnectedDrawing): Draft =>
  finish(drawing.sheet, drawing.terrain.land, engraveConnected(drawing), plainAreas(drawing), (rendition) =>
    groundWashes(drawing, rendition),
  );

function finish(sheet: Sheet, land: readonly Polygon[], plate: Plate, plain: string, washes: Draft['washes']): Draft {
  const svg = {
    light: pullPlate(plate, 'light'),
    dark: pullPlate(plate, 'dark'),
    plain: pullPlate(plate, 'plain', plain),
  };
  return { sheet, json: `${JSON.stringify(sheet)}\n`, svg, land, washes };
}

/** Names each rendition's line work by its content: kept beside the boards, so that a redraw can be compared. */
export const fingerprints = ({ svg }: Draft): Record<Rendition, string> => {
  const print = (text: string): string => createHash('sha256').update(text).digest('hex');
  return { light: print(svg.light), dark: print(svg.dark), plain: print(svg.plain) };
};

/** Flat colours are few: each Power's, its hatching, ink, water. Where there are many Powers none may be lost. */
const inkings: Readonly<Record<Sheet['kind'], Inking>> = {
  areas: { colours: 32, effort: 1, squeeze: 0 },
  points: { colours: 192, effort: 7, squeeze: 3 },
  connected: { colours: 32, effort: 1, squeeze: 0 },
};

/** Draws, prints and writes one board; returns the size of each file. */
export async function make(board: Board, world: World, folder: URL): Promise<Record<string, number>> {
  const drawn = draft(board, world);
  const { sheet, json, svg, land, washes } = drawn;
  const sizes: Record<string, number> = {};
  const write = (name: string, content: string | Buffer): void => {
    writeFileSync(new URL(name, folder), content);
    sizes[name] = content.length;
  };
  write(`${board.id}.json`, json);
  write(`${board.id}.sha256.json`, `${JSON.stringify(fingerprints(drawn), null, 2)}\n`);
  const { width, height } = sheet.size;
  const ground = prepareGround(width, height, land, washes('light'));
  for (const rendition of renditions) {
    const prints =
      rendition === 'plain'
        ? await printFlat(svg.plain, width, inkings[sheet.kind])
        : await printOver(paint(ground, washes(rendition), palettes[rendition]), svg[rendition], width, height);
    write(sheet.art[rendition]['1x'], prints.single);
    write(sheet.art[rendition]['2x'], prints.double);
    if (rendition === 'light' && sheet.maps) write(`${board.id}.small.webp`, await thumbnail(prints.single));
  }
  return sizes;
}
