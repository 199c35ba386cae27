import { townOf } from './live/area.ts';
import { boxOf, stubOf } from './live/box.ts';
import { type PrintedOnSpace, spaceOf } from './live/space.ts';
import { waysOf } from './live/ways.ts';
import type { ConnectedSheet, Inks, Label, Place, PointSheet, Rendition, Sea, Sheet, Territory } from './sheet.ts';

/** How text gets onto the layer: live in the client, as outlines in printed pictures. */
export interface Typesetter {
  /** Lettering centred on its base lines; `attributes` carry its colours. */
  readonly along: (label: Label, key: string, attributes: string) => string;
  /** A figure centred at the origin of the current group. */
  readonly figure: (text: string, attributes: string) => string;
}

/** Text as text: sharp at every zoom, in the fonts of the sheet. */
export const liveText = ({ names, italic: slanted, figures }: Sheet['fonts']): Typesetter => ({
  along: ({ lines, size, spacing, italic }, key, attributes) =>
    lines
      .map(({ text, path }, i) => {
        const face = italic ? `font-family="${slanted}" font-style="italic"` : `font-family="${names}"`;
        const style = `text-anchor="middle" ${face} font-size="${size}" letter-spacing="${spacing}em"`;
        const line = `<textPath href="#${key}-${i}" startOffset="50%">${escapeText(text)}</textPath>`;
        return `<path id="${key}-${i}" d="${path}" fill="none"/><text ${style} ${attributes}>${line}</text>`;
      })
      .join(''),
  figure: (text, attributes) =>
    `<text y="4" text-anchor="middle" font-family="${figures}" font-weight="600" font-size="12" font-variant-numeric="lining-nums" ${attributes}>${text}</text>`,
});

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What an edition prints on places and boxes instead of what the sheet says. */
export type Printed = Readonly<Record<string, PrintedOnSpace & { readonly figure?: number }>>;

/**
 * The live layer of a sheet as SVG markup: names, printed marks, boxes and stubs. It needs nothing but the sheet, so
 * that client and printed pictures look alike.
 */
export function overlayOf(
  sheet: Sheet,
  rendition: Rendition,
  type: Typesetter = liveText(sheet.fonts),
  printed: Printed = {},
): string {
  const inks = sheet.inks[rendition];
  const parts = {
    areas: () =>
      sheet.kind === 'areas'
        ? Object.entries(sheet.territories).map(
            ([id, territory]) => marksOf(territory, inks, type) + nameOf(`name-${id}`, territory.label, inks, type),
          )
        : [],
    points: () => (sheet.kind === 'points' ? pointParts(sheet, rendition, type, printed) : []),
    connected: () => (sheet.kind === 'connected' ? areaParts(sheet, rendition, type) : []),
  }[sheet.kind]();
  return `<g>${parts.join('')}${offMapOf(sheet, rendition, type, printed)}</g>`;
}

const pointParts = (sheet: PointSheet, rendition: Rendition, type: Typesetter, printed: Printed): string[] => [
  ...Object.entries(sheet.areas).map(([id, { label }]) =>
    type.along(label, `area-${id}`, `fill="${sheet.inks[rendition].ink}" fill-opacity=".3"`),
  ),
  spacesOf(sheet, rendition, type, printed),
  ...Object.entries(sheet.spaces).map(([id, { label }]) => nameOf(`name-${id}`, label, sheet.inks[rendition], type)),
];

const areaParts = (sheet: ConnectedSheet, rendition: Rendition, type: Typesetter): string[] => [
  waysOf(sheet, rendition, sheet.inks[rendition]),
  townsOf(sheet, rendition),
  ...Object.entries(sheet.areas).map(([id, { label }]) => nameOf(`name-${id}`, label, sheet.inks[rendition], type)),
];

/** Towns and harbours of all areas. */
export const townsOf = (sheet: ConnectedSheet, rendition: Rendition): string =>
  Object.values(sheet.areas)
    .map((area) => townOf(area, sheet.inks[rendition]))
    .join('');

/** The symbols of all spaces. */
export const spacesOf = (sheet: PointSheet, rendition: Rendition, type: Typesetter, printed: Printed = {}): string =>
  Object.entries(sheet.spaces)
    .map(([id, space]) =>
      spaceOf(space, sheet.tints[space.nation], sheet.inks[rendition], rendition, type, printed[id]),
    )
    .join('');

/** Names of seas, boxes and stubs. */
export function offMapOf(sheet: Sheet, rendition: Rendition, type: Typesetter, printed: Printed = {}): string {
  const inks = sheet.inks[rendition];
  return [
    ...Object.entries(sheet.seas ?? {}).map(([id, sea]) => seaNameOf(id, sea, inks, type)),
    ...(sheet.stubs ?? []).map((stub, i) => stubOf(`stub-${i}`, stub, inks, rendition, type)),
    ...Object.entries(sheet.boxes ?? {}).map(([id, box]) => boxOf(`box-${id}`, box, inks, type, printed[id])),
  ].join('');
}

const seaNameOf = (id: string, { label }: Sea, inks: Inks, type: Typesetter): string =>
  type.along({ ...label, italic: true }, `sea-${id}`, `fill="${inks.sea}" fill-opacity=".85"`);

/** A name along its base lines, with a halo that keeps it readable over borders and hatching. */
export function nameOf(key: string, label: Label, inks: Inks, type: Typesetter): string {
  const halo = Math.round(Math.min(4, label.size * 0.2) * 10) / 10;
  const attributes = `fill="${inks.ink}" paint-order="stroke" stroke="${inks.halo}" stroke-opacity=".75" stroke-width="${halo}" stroke-linejoin="round"`;
  const leader = label.leader ? `<path d="${label.leader}" fill="none" stroke="${inks.ink}" stroke-width=".8"/>` : '';
  return leader + type.along(label, key, attributes);
}

/** Capital, port, elector and value of a territory. */
export function marksOf({ places, value }: Territory, inks: Inks, type: Typesetter): string {
  const { capital, port, elector } = places;
  return [
    capital ? starAt(capital, inks) : '',
    port ? anchorAt(port, inks) : '',
    elector ? bonnetAt(elector, inks) : '',
    places.value ? put(places.value, disc(inks) + type.figure(`${value}`, `fill="${inks.ink}"`)) : '',
  ].join('');
}

const put = ({ x, y, r }: Place, body: string): string =>
  `<g transform="translate(${x} ${y})scale(${r / 8})">${body}</g>`;

const disc = (inks: Inks): string => `<circle r="7.4" fill="${inks.paper}" stroke="${inks.ink}" stroke-width="1"/>`;

/** A five-pointed star. */
function starAt(place: Place, inks: Inks): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, radius] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 3.6 : 8];
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  const star = `<path d="M${points.join('L')}z" fill="${inks.paper}" stroke="${inks.ink}" stroke-width="1.1" stroke-linejoin="round"/>`;
  return put(place, `${star}<circle r="1.9" fill="${inks.accent}"/>`);
}

function anchorAt(place: Place, inks: Inks): string {
  const anchor = 'M0-2.6V5M-2.4-1H2.4M-4.3 1.6C-3.8 4.2-2 5 0 5S3.8 4.2 4.3 1.6';
  const lines = `<g fill="none" stroke="${inks.ink}" stroke-width="1.3" stroke-linecap="round"><circle cy="-4" r="1.4"/><path d="${anchor}"/></g>`;
  return put(place, disc(inks) + lines);
}

/** The bonnet of an Elector: a crimson cap with a brim of ermine. */
function bonnetAt(place: Place, inks: Inks): string {
  const edge = `stroke="${inks.ink}" stroke-width=".8"`;
  const cap = `<path d="M-4.4 1.2C-5-3-2.6-4.8 0-4.8S5-3 4.4 1.2z" fill="${inks.accent}" ${edge}/>`;
  const brim = `<rect x="-5" y="1" width="10" height="2.8" rx="1.4" fill="${inks.paper}" ${edge}/>`;
  return put(place, `${disc(inks)}${cap}${brim}<circle cy="-5.2" r="1" fill="${inks.ink}"/>`);
}
