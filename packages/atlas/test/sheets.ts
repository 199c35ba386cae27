import { readFileSync } from 'node:fs';
import type { BoardData } from '../src/board/data.ts';
import { readPackageYaml } from '../src/board/data.ts';
import { boards } from '../src/boards.ts';
import type { AreaSheet, Sheet } from '../src/sheet.ts';

/** A committed file of a board. */
export const committed = (name: string): Buffer => readFileSync(new URL(`../boards/${name}`, import.meta.url));

export const readSheet = (id: string): Sheet => JSON.parse(committed(`${id}.json`).toString());

/** Every board of territories as committed, with the rules' data it was drawn from. */
export const areaBoards = boards
  .filter(({ kind }) => kind === 'areas')
  .map(({ id, data }) => ({ id, sheet: readSheet(id) as AreaSheet, data: readPackageYaml<BoardData>(data) }));
