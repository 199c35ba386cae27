import type { View } from '../geography/view.ts';
import { outlineAt } from '../lettering/outline.ts';
import { at } from '../plane/at.ts';
import { short } from '../plane/path.ts';
import type { Point } from '../sheet.ts';

const band = 9;

/** One side of the neat line: its points, which coordinate runs along it, and how bars and figures are set there. */
interface Side {
  readonly axis: 0 | 1;
  readonly pointAt: (share: number) => Point;
  readonly bar: (from: number, to: number) => string;
  readonly figure: (share: number, text: string) => string;
}

/** The frame: rules, a band of black and white degrees, figures every five degrees; hides what lies outside. */
export function drawFrame(view: View): string {
  const [left, top, right, bottom] = view.window;
  const [w, h] = [right - left, bottom - top];
  const upright = (text: string, x: number, y: number): string => outlineAt('roman', text, 9.5, x, y);
  const sideways = (text: string, x: number, y: number, turn: number): string =>
    `<path class="type" transform="translate(${short(x)} ${short(y)})rotate(${turn})" d="${outlineAt('roman', text, 9.5, 0, 0)}"/>`;
  const across = (y: number, outer: number, base: number): Side => ({
    axis: 0,
    pointAt: (share) => [left + share * w, y],
    bar: (from, to) => rect(left + from * w, outer, (to - from) * w, band),
    figure: (share, text) => `<path class="type" d="${upright(text, left + share * w, base)}"/>`,
  });
  const down = (x: number, outer: number, base: number, turn: number): Side => ({
    axis: 1,
    pointAt: (share) => [x, bottom - share * h],
    bar: (from, to) => rect(outer, bottom - to * h, band, (to - from) * h),
    figure: (share, text) => sideways(text, base, bottom - share * h, turn),
  });
  const sides = [
    across(top, top - band, top - band - 3),
    across(bottom, bottom, bottom + band + 9),
    down(left, left - band, left - band - 3, -90),
    down(right, right, right + band + 3, 90),
  ].map((side) => degrees(side, view));
  const rules = [0, band, band + 13, band + 17].map((off, i) => {
    const box = `x="${left - off}" y="${top - off}" width="${w + 2 * off}" height="${h + 2 * off}"`;
    return `<rect class="${i === 3 ? 'rule-heavy' : 'rule'}" ${box}/>`;
  });
  const mat = `<path class="mat" fill-rule="evenodd" d="M0 0H${view.width}V${view.height}H0zM${left} ${top}V${bottom}H${right}V${top}z"/>`;
  return `${mat}<path class="solid" d="${sides.map(({ bars }) => bars).join('')}"/>${rules.join('')}${sides.map(({ figures }) => figures).join('')}`;
}

const rect = (x: number, y: number, w: number, h: number): string =>
  `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z`;

/** Walks along a side and notes where whole degrees are crossed. */
function degrees(side: Side, view: View): { bars: string; figures: string } {
  const steps = 2400;
  const coordinate = (step: number): number => at(view.toWorld(side.pointAt(step / steps)), side.axis);
  const crossings: { share: number; degree: number }[] = [];
  for (let step = 1, before = coordinate(0); step <= steps; step++) {
    const here = coordinate(step);
    if (Math.floor(here) !== Math.floor(before)) {
      crossings.push({ share: step / steps, degree: Math.max(Math.floor(here), Math.floor(before)) });
    }
    before = here;
  }
  const bars = crossings.map(({ share, degree }, i) => {
    const next = crossings[i + 1]?.share ?? 1;
    return degree % 2 === 0 ? side.bar(share, next) : '';
  });
  const figures = crossings
    .filter(({ degree, share }) => degree % 5 === 0 && share > 0.01 && share < 0.99)
    .map(({ share, degree }) => side.figure(share, `${Math.abs(degree)}`));
  return { bars: bars.join(''), figures: figures.join('') };
}
