import type { Place, Printed } from '@quadrille/atlas';
import type { Ground, Marks } from './model.ts';

type Grounds = ReadonlyMap<string, Ground>;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (words: string | number): string => String(words).replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

const every = (grounds: Grounds, each: (id: string, ground: Ground) => string): string =>
  [...grounds].map(([id, ground]) => each(text(id), ground)).join('');

/** The shapes of the places. */
export const landsMarkup = (grounds: Grounds): string =>
  every(grounds, (id, { path }) => `<path d="${path}" data-place="${id}"/>`) +
  every(grounds, (id, { touch }) =>
    touch ? `<circle cx="${touch.x}" cy="${touch.y}" r="${touch.r}" data-place="${id}"/>` : '',
  );

/** The names of lands, each line along its own path. */
export const letteringMarkup = (grounds: Grounds): string =>
  every(grounds, (id, { lettered, lesser, label: { size, spacing, leader, lines } }) => {
    if (!lettered) return '';
    const names = lines.map(
      (line, n) =>
        `<path id="name-${id}-${n}" d="${line.path}" fill="none" stroke="none"/>` +
        `<text><textPath href="#name-${id}-${n}" startOffset="50%" text-anchor="middle">${text(line.text)}</textPath></text>`,
    );
    const pointer = leader ? `<path class="leader" d="${leader}"/>` : '';
    return `<g${lesser ? ' class="lesser"' : ''} font-size="${size}" letter-spacing="${spacing}em" stroke-width="${size * 0.17}">${pointer}${names.join('')}</g>`;
  });

const STAR = 'M0-6.6L1.55-2.1 6.3-2 2.5.8 3.9 5.4 0 2.7-3.9 5.4-2.5.8-6.3-2-1.55-2.1z';
const LEAVES = [-68, -38, -8, 22, 52];
/** Disputed lands carry their number in a laurel. */
const LAUREL = `<circle r="7.6"/>${[1, -1]
  .flatMap((side) =>
    LEAVES.map(
      (turn) =>
        `<ellipse class="leaf" rx="3.2" ry="1.5" transform="scale(${side} 1) rotate(${turn}) translate(9.2 0) rotate(58)"/>`,
    ),
  )
  .join('')}`;

const at = ({ x, y, r }: Place, radius: number, kind: string, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${r / radius})" class="mark-${kind}">${drawing}</g>`;

const medal = (icon: string): string =>
  `<circle r="8.4"/><use href="#i-${icon}" x="-6" y="-6" width="12" height="12"/>`;

const marksOf = ({ capital, port, elector, value }: Marks, figure = value?.figure ?? 0): string =>
  [
    capital && at(capital, 7, 'capital', `<path d="${STAR}"/><circle r="1.5"/>`),
    port && at(port, 9, 'port', medal('anchor')),
    elector && at(elector, 9, 'port', medal('crown')),
    value &&
      figure > 0 &&
      at(
        value,
        10,
        'value',
        `${value.laurel ? LAUREL : '<circle r="8"/>'}<text y="4.6" text-anchor="middle">${text(figure)}</text>`,
      ),
  ]
    .filter(Boolean)
    .join('');

/** What is printed on the board and drawn live: capitals, ports, electors, values; some as the game at this table has them. */
export const marksMarkup = (grounds: Grounds, printed: Printed): string =>
  every(grounds, (id, { marks }) => marksOf(marks, printed[id]?.figure));
