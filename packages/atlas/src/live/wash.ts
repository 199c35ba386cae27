import type { Rendition, Sheet, Tint } from '../sheet.ts';

/** `home` solid, `domain` striped, `ribbon` along the edge only: an ally's. */
export const washStyles = ['home', 'domain', 'ribbon'] as const;
export type WashStyle = (typeof washStyles)[number];

/** Somebody's colour over a place. */
export interface Washed {
  readonly place: string;
  /** A name of the sheet's `tints`. */
  readonly power: string;
  readonly style?: WashStyle;
}

/**
 * How much of the print is covered. Where print is coloured the holder's colour has to hide it, or the two would mix
 * into a third Power's; bare ground shows through. Flat print is covered wholly.
 */
export const coverOf = (kind: Sheet['kind'], rendition: Rendition): number =>
  kind === 'connected' ? 0.62 : rendition === 'plain' ? 1 : 0.86;

/** The washes of a sheet as SVG markup, with the patterns they need. */
export function washesMarkup(
  sheet: Sheet,
  rendition: Rendition,
  washes: readonly Washed[],
  pathOf: (place: string) => string | undefined,
): string {
  const powers = [...new Set(washes.map(({ power }) => power))];
  const defs = powers.map((power) => patternsOf(power, sheet.tints[power], rendition));
  const cover = coverOf(sheet.kind, rendition);
  const shapes = washes.map(({ place, power, style = 'home' }) => {
    const [path, tint] = [pathOf(place), sheet.tints[power]];
    return path && tint ? shapeOf(path, power, tint, rendition, style, cover) : '';
  });
  return `<defs>${defs.join('')}</defs>${shapes.join('')}`;
}

function patternsOf(power: string, tint: Tint | undefined, rendition: Rendition): string {
  if (!tint) return '';
  const { width, height, angle, path } = tint.hatch;
  const [wash, edge] = [tint.wash[rendition], tint.edge[rendition]];
  const lines = `<path d="${path}" fill="none" stroke="${edge}" stroke-width=".9" stroke-opacity="${rendition === 'plain' ? 0.7 : 0.3}"/>`;
  const stripes = `<rect width="9" height="18" fill="${wash}"/>${rendition === 'plain' ? `<path d="M0 0V18M9 0V18" stroke="${edge}" stroke-width="1"/>` : ''}`;
  return [
    `<pattern id="wash-${power}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${lines}</pattern>`,
    `<pattern id="stripe-${power}" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${stripes}</pattern>`,
  ].join('');
}

function shapeOf(
  path: string,
  power: string,
  tint: Tint,
  rendition: Rendition,
  style: WashStyle,
  cover: number,
): string {
  const [wash, edge] = [tint.wash[rendition], tint.edge[rendition]];
  if (style === 'ribbon')
    return `<path d="${path}" fill="none" stroke="${wash}" stroke-width="7" stroke-opacity=".8"/>`;
  const rim = `<path d="${path}" fill="none" stroke="${edge}" stroke-width="2" stroke-opacity=".5"/>`;
  if (style === 'domain')
    return `<path d="${path}" fill="${wash}" fill-opacity="${cover * 0.22}"/><path d="${path}" fill="url(#stripe-${power})" fill-opacity="${cover}"/>${rim}`;
  const hatching = rendition === 'plain' ? `<path d="${path}" fill="url(#wash-${power})"/>` : '';
  return `<path d="${path}" fill="${wash}" fill-opacity="${cover}"/>${hatching}${rim}`;
}
