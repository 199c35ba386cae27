import type { Typesetter } from '../overlay.ts';
import { at } from '../plane/at.ts';
import { short } from '../plane/path.ts';
import type { Inks, Point, Rendition, Space, Tint } from '../sheet.ts';

/** What an edition prints on a space instead of what the sheet says. */
export interface PrintedOnSpace {
  readonly fortress?: number;
  readonly victory?: number;
  readonly thalers?: number;
}

/** Colours of what is printed live: red and green as the rules call them. */
const figures: Readonly<Record<Rendition, { readonly victory: string; readonly thalers: string }>> = {
  light: { victory: '#9c1f17', thalers: '#2c6b2f' },
  dark: { victory: '#ff9c86', thalers: '#a4d692' },
  plain: { victory: '#a50014', thalers: '#005a12' },
};

/** The symbol of a space: a fortress star, a square or a circle in its nation's colour, and what hangs on it. */
export function spaceOf(
  space: Space,
  tint: Tint | undefined,
  inks: Inks,
  rendition: Rendition,
  type: Typesetter,
  printed: PrintedOnSpace = {},
): string {
  const { fortress, victory, thalers } = { ...space, ...printed };
  const {
    at: [x, y],
    marks,
  } = space;
  const fill = tint?.wash[rendition] ?? inks.paper;
  const ink = inks.ink;
  const colours = figures[rendition];
  const r = radiusOf({ fortress, square: space.square });
  const ring = space.key
    ? `<circle cx="${x}" cy="${y}" r="${r + 4}" fill="none" stroke="${inks.accent}" stroke-width="2.4"/>`
    : '';
  const body =
    fortress > 0
      ? `<path d="${bastions(x, y, r, 4 + 2 * fortress)}" fill="${inks.paper}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="${short(r * 0.6)}" fill="${fill}" stroke="${ink}" stroke-width=".9"/>${pips(x, y, fortress, inks)}`
      : `${space.square ? `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" rx="1.5" fill="${fill}" stroke="${ink}" stroke-width="1.8"/>` : `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${ink}" stroke-width="1.8"/>`}<circle cx="${x}" cy="${y}" r="2.8" fill="${ink}"/>`;
  const hung = [
    space.hill ? put(marks.hill, hill(inks)) : '',
    space.depot ? put(marks.depot, depot(inks)) : '',
    space.port ? put(marks.port, anchor(inks)) : '',
    thalers > 0 ? put(marks.thalers, coin(inks, colours.thalers, `${thalers}`, type)) : '',
    victory > 0 ? put(marks.victory, shield(inks, colours.victory, `${victory}${space.flag ?? ''}`, type)) : '',
  ];
  return ring + body + hung.join('');
}

export const radiusOf = ({ fortress = 0, square = false }: { fortress?: number; square?: boolean }): number =>
  fortress > 0 ? 11 + fortress * 1.6 : square ? 11 : 9;

const put = ({ x, y, r }: { x: number; y: number; r: number }, body: string): string =>
  `<g transform="translate(${short(x)} ${short(y)})scale(${short(r / 7)})">${body}</g>`;

/** A star fort with that many bastions. */
function bastions(x: number, y: number, r: number, count: number): string {
  const points: string[] = [];
  for (let i = 0; i < 2 * count; i++) {
    const angle = (i * Math.PI) / count - Math.PI / 2;
    const reach = i % 2 ? r * 0.74 : r * 1.08;
    points.push(`${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`);
  }
  return `M${points.join('L')}z`;
}

const pipSpots: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-3.1, 0],
    [3.1, 0],
  ],
  [
    [0, -3.2],
    [-3.1, 2.3],
    [3.1, 2.3],
  ],
];

/** One to three dots: the class of the fortress. */
const pips = (x: number, y: number, count: number, inks: Inks): string =>
  at(pipSpots, Math.min(3, count))
    .map(
      ([dx, dy]) =>
        `<circle cx="${short(x + dx)}" cy="${short(y + dy)}" r="2.3" fill="${inks.accent}" stroke="${inks.paper}" stroke-width=".7"/>`,
    )
    .join('');

/** Victory points: a small shield, the figure red. */
const shield = (inks: Inks, colour: string, text: string, type: Typesetter): string => {
  const half = text.length > 1 ? 8.6 : 6.6;
  return `<path d="M${-half}-7H${half}V1.5C${half} 5.6 ${half * 0.5} 7.4 0 8.6C${-half * 0.5} 7.4 ${-half} 5.6 ${-half} 1.5z" fill="${inks.paper}" stroke="${colour}" stroke-width="1.3"/>${type.figure(text, `fill="${colour}"`)}`;
};

/** Thalers: a coin, the figure green. */
const coin = (inks: Inks, colour: string, text: string, type: Typesetter): string =>
  `<circle r="${text.length > 1 ? 8.2 : 7.2}" fill="${inks.paper}" stroke="${colour}" stroke-width="1.3"/>${type.figure(text, `fill="${colour}"`)}`;

const lines = (inks: Inks, d: string, width = 1.1): string =>
  `<path d="${d}" fill="none" stroke="${inks.ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const hill = (inks: Inks): string =>
  `<path d="M-9 5C-6 4-4-5-1-6 2-6 3 1 9 5z" fill="${inks.paper}"/>${lines(inks, 'M-9 5C-6 4-4-5-1-6 2-6 3 1 9 5M0-4l2 4M1.5-3l2.5 5M3-1l2.5 4')}`;

/** A barrel: a Major Depot. */
const depot = (inks: Inks): string =>
  `<path d="M-5-5.5C-7-2-7 2-5 5.5H5C7 2 7-2 5-5.5z" fill="${inks.paper}"/>${lines(inks, 'M-5-5.5C-7-2-7 2-5 5.5H5C7 2 7-2 5-5.5zM-6.3-2.2H6.3M-6.3 2.2H6.3', 1.2)}`;

export const anchor = (inks: Inks): string =>
  `<circle r="7" fill="${inks.paper}" stroke="${inks.sea}" stroke-width="1"/><g fill="none" stroke="${inks.sea}" stroke-width="1.2" stroke-linecap="round"><path d="M0-2.5V4.6M-2.3-1H2.3M-4.1 1.5C-3.6 4-2 4.6 0 4.6S3.6 4 4.1 1.5"/><circle cy="-3.8" r="1.3"/></g>`;
