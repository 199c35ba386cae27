import { widthOf } from '../lettering/fonts.ts';
import { labelOf } from '../lettering/stand.ts';
import type { Box, OffMap, OffMapKind, Place, Point } from '../sheet.ts';

/** How large a box of each kind is, and what fits into it: columns and rows of discs below the title. */
interface Form {
  readonly columns: number;
  readonly rows: number;
  readonly r: number;
  readonly title: number;
}

const forms: Readonly<Record<OffMapKind, Form>> = {
  theatre: { columns: 6, rows: 2, r: 15, title: 17 },
  forage: { columns: 1, rows: 1, r: 11, title: 0 },
  dispersion: { columns: 5, rows: 2, r: 11, title: 13 },
  trade: { columns: 7, rows: 1, r: 11, title: 13 },
};
const gap = 3;
const pad = 7;

/** Width and height of a box; trade centres are as wide as they have room for merchants. */
export function sizeOfBox(kind: OffMapKind, name: string, columns = forms[kind].columns): readonly [number, number] {
  const { rows, r, title } = forms[kind];
  if (kind === 'forage') return [64, 28];
  const inside = Math.max(columns * (2 * r + gap) - gap, widthOf('names', name, 0.02) * title);
  return [Math.ceil(inside + 2 * pad), Math.ceil(title * 1.15 + rows * (2 * r + gap) - gap + 2 * pad - 2)];
}

/** A box with its left top corner at a point. */
export function boxAt(
  [x, y]: Point,
  spec: Pick<OffMap, 'name' | 'kind' | 'of' | 'figure'>,
  columns = forms[spec.kind].columns,
): OffMap {
  const { rows, r, title } = forms[spec.kind];
  const [width, height] = sizeOfBox(spec.kind, spec.name, columns);
  const box: Box = [Math.round(x), Math.round(y), Math.round(x + width), Math.round(y + height)];
  const middle = box[0] + width / 2;
  const size = title || 11;
  const label = labelOf({
    at: [
      spec.kind === 'forage' ? box[0] + 46 : middle,
      spec.kind === 'forage' ? box[1] + height / 2 : box[1] + pad + size * 0.42,
    ],
    angle: 0,
    bend: 0,
    size,
    spacing: 0.02,
    lines: [spec.kind === 'forage' ? '' : spec.name],
    font: 'names',
  });
  const places: Place[] = [];
  if (spec.kind === 'forage') places.push({ x: box[0] + 17, y: box[1] + height / 2, r });
  else {
    const left = middle - (columns * (2 * r + gap) - gap) / 2 + r;
    const top = box[3] - pad - (rows * (2 * r + gap) - gap) + r;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++)
        places.push({ x: Math.round(left + column * (2 * r + gap)), y: Math.round(top + row * (2 * r + gap)), r });
    }
  }
  return { ...spec, at: box, label, places };
}
