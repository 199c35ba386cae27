/** The board with who held what, and how often. */
import { existsSync, readFileSync } from 'node:fs';
import { branchAt, type Counts, countAt } from './gathered.ts';
import { escaped } from './markup.ts';

interface Territory {
  readonly name: string;
  readonly owner: string | null;
  readonly path: string;
}

/** As the atlas draws it: what is needed of it here. */
interface Sheet {
  readonly size: { readonly width: number; readonly height: number };
  readonly tints: Readonly<Record<string, { readonly wash: { readonly light: string } }>>;
  readonly territories: Readonly<Record<string, Territory>>;
}

function sheetOf(board: string): Sheet | undefined {
  const file = new URL(`../../../atlas/boards/${board}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sheet) : undefined;
}

export function mapOf(counts: Counts): string {
  const boards = Object.keys(branchAt(counts, 'map'));
  return boards.map((board) => boardMap(board, branchAt(counts, 'map', board))).join('\n');
}

function boardMap(board: string, counts: Counts): string {
  const sheet = sheetOf(board);
  if (!sheet) return `<p>The atlas has no drawing of ${escaped(board)}.</p>`;
  const { width, height } = sheet.size;
  const looks = countAt(counts, 'looks');
  const areas = Object.entries(sheet.territories).map(([id, territory]) =>
    area(territory, sharesOf(territory, branchAt(counts, 'held', id), looks), sheet),
  );
  return `<svg class="map" viewBox="0 0 ${width} ${height}" role="img" aria-label="Control of ${escaped(board)}">${areas.join('')}</svg>`;
}

/** Who held it, the most frequent first. A Territory without a Garrison is held by who is at home there. */
function sharesOf({ owner }: Territory, held: Counts, looks: number): [power: string, share: number][] {
  const shares = Object.entries(held).map(([power, n]): [string, number] => [power, Number(n) / looks]);
  const left = 1 - shares.reduce((sum, [, share]) => sum + share, 0);
  if (owner !== null && left > 0) {
    const own = shares.find(([power]) => power === owner);
    if (own) own[1] += left;
    else shares.push([owner, left]);
  }
  return shares.sort(([, a], [, b]) => b - a);
}

function area({ name, path }: Territory, shares: readonly [string, number][], { tints }: Sheet): string {
  const [[power, share] = ['', 0]] = shares;
  const fill = tints[power]?.wash.light ?? '#dfd0aa';
  const told = shares.map(([each, part]) => `${each} ${Math.round(100 * part)} %`).join(', ') || 'nobody';
  return `<path d="${path}" fill="${fill}" fill-opacity="${(0.15 + 0.85 * share).toFixed(2)}"><title>${escaped(name)}: ${escaped(told)}</title></path>`;
}
