import type { AreaDrawing } from '../board/draw.ts';
import type { ConnectedDrawing } from '../connected/draw.ts';
import type { Terrain } from '../geography/terrain.ts';
import { pathOfPolygons } from '../plane/path.ts';
import type { PointDrawing } from '../points/draw.ts';
import type { Sheet, Tint } from '../sheet.ts';
import { palettes } from './palette.ts';

/** Wider than in the painting: hatching has to be told apart within a stripe. */
const stripeWidth = 22;

/** Flat land with one hatching per Power, stripes where Powers dispute it. */
export function plainGround({ sheet, terrain, survey, lands }: AreaDrawing): string {
  const stripes = new Map<string, string>();
  const fills = Object.entries(sheet.territories).map(([id, { kind, owner, stripes: powers }]) => {
    const path = pathOfPolygons(lands.shapes.get(survey.names.indexOf(id)) ?? []);
    if (kind === 'impassable') return `<path fill="#8d8d8d" d="${path}"/>`;
    const holders = owner ? [owner] : powers.length > 0 ? powers : ['undisputed'];
    if (holders.length === 1) return `<path fill="url(#hatch-${holders[0]})" d="${path}"/>`;
    const key = `stripes-${holders.join('-')}`;
    stripes.set(key, striping(key, holders));
    return `<path fill="url(#${key})" d="${path}"/>`;
  });
  return groundOf(sheet.tints, [...stripes.values()], terrain, fills);
}

/** The same for parcels of nations. */
export function plainParcels({ sheet, terrain, regions }: PointDrawing): string {
  const fills = regions.parcels.map(
    ({ nation, shape }) => `<path fill="url(#hatch-${nation})" d="${pathOfPolygons(shape)}"/>`,
  );
  return groundOf(sheet.tints, [], terrain, fills);
}

/** Areas whose owners are washed over them live: white land, ink limits. */
export function plainAreas({ terrain, ground }: ConnectedDrawing): string {
  const fills = [...ground.shapes.values()].map((shape) => `<path fill="#fff" d="${pathOfPolygons(shape)}"/>`);
  return groundOf({}, [], terrain, [`<path fill="#eee9dd" d="${pathOfPolygons(terrain.land)}"/>`, ...fills]);
}

function groundOf(
  tints: Sheet['tints'],
  stripes: readonly string[],
  terrain: Terrain,
  fills: readonly string[],
): string {
  const patterns = Object.entries(tints).map(([name, tint]) => hatching(`hatch-${name}`, tint));
  const land = `<path fill="${palettes.plain.paper}" d="${pathOfPolygons(terrain.land)}"/>`;
  return `<defs>${patterns.join('')}${stripes.join('')}</defs>${land}${fills.join('')}`;
}

function hatching(id: string, { wash, hatch }: Tint): string {
  const { width, height, angle, path } = hatch;
  const tile = `<rect width="${width}" height="${height}" fill="${wash.plain}"/><path d="${path}" fill="none" stroke="#000" stroke-width=".9" stroke-opacity=".62"/>`;
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${tile}</pattern>`;
}

function striping(id: string, holders: readonly string[]): string {
  const width = stripeWidth * holders.length;
  const bands = holders.map((holder, i) => {
    const x = i * stripeWidth;
    return `<rect x="${x}" width="${stripeWidth}" height="220" fill="url(#hatch-${holder})"/><path d="M${x} 0V220" stroke="#000" stroke-width="1.1"/>`;
  });
  return `<pattern id="${id}" width="${width}" height="220" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">${bands.join('')}</pattern>`;
}
