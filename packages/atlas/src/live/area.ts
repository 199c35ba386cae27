import type { Area, Inks } from '../sheet.ts';
import { anchor } from './space.ts';

/** The town of an area, square where it is a key area, and its harbours: an anchor where merchants trade, else a buoy. */
export function townOf({ town: { x, y, r }, key, harbours, commercial }: Area, inks: Inks): string {
  const ink = `stroke="${inks.ink}" stroke-width="1.6"`;
  const town = key
    ? `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" rx="1.5" fill="${inks.paper}" ${ink}/><rect x="${x - 3.4}" y="${y - 3.4}" width="6.8" height="6.8" fill="${inks.accent}"/>`
    : `<circle cx="${x}" cy="${y}" r="${r}" fill="${inks.paper}" ${ink}/><circle cx="${x}" cy="${y}" r="2.3" fill="${inks.ink}"/>`;
  const ports = Object.values(harbours).map((place) =>
    commercial
      ? `<g transform="translate(${place.x} ${place.y})scale(${place.r / 7})">${anchor(inks)}</g>`
      : `<circle cx="${place.x}" cy="${place.y}" r="4.2" fill="${inks.paper}" stroke="${inks.sea}" stroke-width="1.6"/>`,
  );
  return ports.join('') + town;
}
