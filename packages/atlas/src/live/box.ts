import type { Typesetter } from '../overlay.ts';
import { short } from '../plane/path.ts';
import type { Inks, OffMap, OffMapKind, Rendition, Stub } from '../sheet.ts';

const dashes: Readonly<Record<OffMapKind, string>> = {
  theatre: '',
  forage: '',
  dispersion: ' stroke-dasharray="6 4"',
  trade: '',
};

/** A box beside the map with its title, and the holes of a trade centre. `open` of them can be used now. */
export function boxOf(
  key: string,
  box: OffMap,
  inks: Inks,
  type: Typesetter,
  printed: { readonly figure?: number } = {},
): string {
  const [left, top, right, bottom] = box.at;
  const figure = printed.figure ?? box.figure;
  const frame = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="${box.kind === 'trade' ? 9 : 3}" fill="${inks.paper}" fill-opacity=".9" stroke="${inks.ink}" stroke-width="1.3"${dashes[box.kind]}/>`;
  if (box.kind === 'forage') return frame + forage(box, figure, inks, type);
  const holes =
    box.kind === 'trade'
      ? box.places
          .map(
            ({ x, y, r }, i) =>
              `<circle cx="${x}" cy="${y}" r="${r - 1}" fill="none" stroke="${inks.ink}" stroke-width="1" stroke-dasharray="2.4 2.2" stroke-opacity=".75"/>${figure !== null && i >= figure ? cross(x, y, r, inks) : ''}`,
          )
          .join('')
      : '';
  return frame + holes + type.along(box.label, key, `fill="${inks.ink}"`);
}

const cross = (x: number, y: number, r: number, inks: Inks): string =>
  `<path d="M${short(x - r * 0.5)} ${short(y - r * 0.5)}l${r} ${r}m0 ${-r}l${-r} ${r}" stroke="${inks.ink}" stroke-width="1.1" stroke-opacity=".6"/>`;

/** A sheaf, room for Forage Points, and the Devastation Level behind a stroke. */
function forage(
  { at: [left, top, right, bottom], places }: OffMap,
  figure: number | null,
  inks: Inks,
  type: Typesetter,
): string {
  const middle = (top + bottom) / 2;
  const hole = places
    .map(
      ({ x, y, r }) =>
        `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" rx="2" fill="none" stroke="${inks.ink}" stroke-width=".9" stroke-dasharray="2.4 2.2"/>`,
    )
    .join('');
  const sheaf = `<path d="M${left + 38} ${middle + 7}V${middle - 4}m0 4c-4-1-5-4-5-7m5 7c4-1 5-4 5-7m-5 3v-8" fill="none" stroke="${inks.ink}" stroke-width="1.1" stroke-linecap="round"/>`;
  const level =
    figure === null
      ? ''
      : `<g transform="translate(${right - 11} ${middle})">${type.figure(`${figure}`, `fill="${inks.accent}"`)}</g>`;
  return hole + sheaf + level;
}

const strokes: Readonly<Record<Stub['kind'], string>> = {
  normal: '',
  rough: ' stroke-dasharray="7 4"',
  'blue-white': ' stroke-dasharray="1 5"',
  sea: ' stroke-dasharray="2 5"',
  port: ' stroke-dasharray="2 5"',
};

/** A flag at the edge that says where a connection, a sea or a port leads. */
export function stubOf(key: string, stub: Stub, inks: Inks, _rendition: Rendition, type: Typesetter): string {
  const [left, top, right, bottom] = stub.at;
  const wet = stub.kind === 'sea' || stub.kind === 'port';
  const colour = wet ? inks.sea : inks.ink;
  const way = stub.path
    ? `<path d="${stub.path}" fill="none" stroke="${inks.halo}" stroke-width="5" stroke-opacity=".8" stroke-linecap="round"/><path d="${stub.path}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round"${strokes[stub.kind]}/>`
    : '';
  const flag = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="${(bottom - top) / 2}" fill="${inks.paper}" fill-opacity=".94" stroke="${colour}" stroke-width="1.2"/>`;
  const middle = (left + right) / 2;
  const words = (text: string, y: number, size: number, suffix: string): string =>
    type.along(
      {
        lines: [{ text, path: `M${left} ${short(y)}l${short(right - left)} 0` }],
        size,
        spacing: 0.02,
        at: [middle, y],
        angle: 0,
      },
      `${key}-${suffix}`,
      `fill="${colour}"`,
    );
  return `${way}${flag}${words(stub.name, top + 14, 14, 'name')}${words(stub.map, bottom - 5.5, 11, 'map')}`;
}
