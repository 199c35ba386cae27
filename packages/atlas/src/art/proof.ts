import { outlineAlong, outlineAt } from '../lettering/outline.ts';
import type { Typesetter } from '../overlay.ts';
import { at } from '../plane/at.ts';
import { linesOf } from '../plane/path.ts';

/** Text as outlines, for pictures that show a sheet as a player sees it. */
export const outlinedText: Typesetter = {
  along: ({ lines, size, spacing, italic }, _key, attributes) => {
    const set = lines.map(({ text, path }) =>
      outlineAlong(italic ? 'italic' : 'names', text, size, spacing, at(linesOf(path), 0), 'middle'),
    );
    return `<path ${attributes} d="${set.join('')}"/>`;
  },
  figure: (text, attributes) => `<path ${attributes} d="${outlineAt('figures', text, 12, 0, 4)}"/>`,
};
