import type { AreaDrawing } from '../board/draw.ts';
import { at } from '../plane/at.ts';
import type { Rendition } from '../sheet.ts';
import type { Wash } from './paint.ts';
import { palettes, tintIn } from './palette.ts';

/** The colour of every territory: its owner's, the stripes of those who dispute it, or the tone of neutral land. */
export function washesOf({ sheet, survey, lands }: AreaDrawing, rendition: Rendition): Wash[] {
  return Object.entries(sheet.territories).map(([id, { kind, owner, stripes }]) => {
    const shape = lands.shapes.get(survey.names.indexOf(id)) ?? [];
    if (kind === 'impassable') {
      const rock = palettes[rendition].shade;
      return { shape, washes: [rock], edges: [rock], strength: 0.45 };
    }
    const tints = (owner ? [owner] : stripes.length > 0 ? stripes : ['undisputed']).map((name) =>
      tintIn(sheet.tints, name),
    );
    return {
      shape,
      washes: tints.map(({ wash }) => wash[rendition]),
      edges: [at(tints, 0).edge[rendition], ...tints.slice(1).map(({ edge }) => edge[rendition])],
      strength: 0.72,
    };
  });
}
