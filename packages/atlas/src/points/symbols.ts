import { at } from '../plane/at.ts';
import { short } from '../plane/path.ts';
import type { Point, Space } from '../sheet.ts';

/** The printed symbol of a space: a fortress star, a square or a circle, with what distinguishes the place. */
export function drawSpace(space: Space, icons: readonly Point[]): string {
  const {
    at: [x, y],
    r,
    fortress,
    square,
    key,
  } = space;
  const ring = key ? `<circle class="key-ring" cx="${x}" cy="${y}" r="${r + 3.5}"/>` : '';
  const body =
    fortress > 0
      ? `<path class="fort" d="${bastions(x, y, r, 4 + 2 * fortress)}"/><circle class="fort-court" cx="${x}" cy="${y}" r="${short(r * 0.56)}"/>${pips(x, y, fortress)}`
      : square
        ? `<rect class="town" x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}"/><circle class="town-core" cx="${x}" cy="${y}" r="3"/>`
        : `<circle class="town" cx="${x}" cy="${y}" r="${r}"/><circle class="town-core" cx="${x}" cy="${y}" r="2.6"/>`;
  const drawings = [space.hill ? hill : '', space.depot ? depot : '', space.port ? anchor : ''].filter(Boolean);
  const hung = drawings.map((drawing, i) => {
    const [ix, iy] = at(icons, i);
    return `<g transform="translate(${short(ix)} ${short(iy)})">${drawing}</g>`;
  });
  return ring + body + hung.join('');
}

/** A star fort with that many bastions. */
function bastions(x: number, y: number, r: number, count: number): string {
  const points: string[] = [];
  for (let i = 0; i < 2 * count; i++) {
    const angle = (i * Math.PI) / count - Math.PI / 2;
    const reach = i % 2 ? r * 0.7 : r;
    points.push(`${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`);
  }
  return `M${points.join('L')}z`;
}

/** One to three dots: the class of the fortress. */
function pips(x: number, y: number, count: number): string {
  const spots: readonly Point[] =
    count === 1
      ? [[0, 0]]
      : count === 2
        ? [
            [-2.9, 0],
            [2.9, 0],
          ]
        : [
            [0, -3],
            [-2.9, 2.2],
            [2.9, 2.2],
          ];
  return spots.map(([dx, dy]) => `<circle class="pip" cx="${short(x + dx)}" cy="${short(y + dy)}" r="2.1"/>`).join('');
}

const hill =
  '<path class="icon-fill" d="M-9 5C-6 4-4-5-1-6 2-6 3 1 9 5z"/><path class="icon" d="M-9 5C-6 4-4-5-1-6 2-6 3 1 9 5M0-4l2 4M1.5-3l2.5 5M3-1l2.5 4"/>';
const depot =
  '<path class="icon-fill" d="M-5-5C-6.5-2-6.5 2-5 5H5C6.5 2 6.5-2 5-5z"/><path class="icon" d="M-5-5C-6.5-2-6.5 2-5 5H5C6.5 2 6.5-2 5-5zM-6-2H6M-6 2H6"/>';
const anchor =
  '<circle class="icon-disc" r="7"/><path class="icon" d="M0-2.5V4.6M-2.3-1H2.3M-4.1 1.5C-3.6 4-2 4.6 0 4.6S3.6 4 4.1 1.5"/><circle class="icon" cy="-3.8" r="1.3"/>';

/** A bridge across the road: two short arcs on either side. */
export function drawCrossing([x, y]: Point, angle: number): string {
  const turn = short((angle * 180) / Math.PI);
  return `<g transform="translate(${x} ${y})rotate(${turn})"><path class="ford" d="M0-11C2.5-6-2.5-4 0 0S2.5 6 0 11"/><path class="bridge" d="M-6.5-5.5C-4-3.6 4-3.6 6.5-5.5M-6.5 5.5C-4 3.6 4 3.6 6.5 5.5"/></g>`;
}
