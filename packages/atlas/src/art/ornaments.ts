import type { Cartouche, Ornament } from '../board/hints.ts';
import type { View } from '../geography/view.ts';
import { outlineAt } from '../lettering/outline.ts';
import { short } from '../plane/path.ts';

const polar = (x: number, y: number, angle: number, radius: number): string =>
  `${short(x + Math.sin(angle) * radius)} ${short(y - Math.cos(angle) * radius)}`;

/** A wind rose of sixteen points with a lily to the north. */
export function drawCompass({ x, y, size }: Ornament): string {
  const ring = (share: number, css: string): string =>
    `<circle class="${css}" cx="${x}" cy="${y}" r="${short(size * share)}"/>`;
  let ticks = '';
  for (let i = 0; i < 64; i++) {
    const angle = (i * Math.PI) / 32;
    ticks += `M${polar(x, y, angle, size * (i % 2 ? 0.6 : 0.57))}L${polar(x, y, angle, size * 0.63)}`;
  }
  const points = (count: number, from: number, reach: number, waist: number): string => {
    let shapes = '';
    for (let k = 0; k < count; k++) {
      const angle = from + (k * 2 * Math.PI) / count;
      const [tip, half] = [polar(x, y, angle, size * reach), Math.PI / count];
      shapes += `<path class="dark-half" d="M${x} ${y}L${tip}L${polar(x, y, angle + half, size * waist)}z"/>`;
      shapes += `<path class="light-half" d="M${x} ${y}L${tip}L${polar(x, y, angle - half, size * waist)}z"/>`;
    }
    return shapes;
  };
  const lily = `<path class="dark-half" d="M${x} ${short(y - size * 1.34)}c-3 7-9 8-8 14 .6 3 4 3.5 6 1.5-.3 4-2 6-3.5 7.5h11c-1.5-1.5-3.2-3.5-3.5-7.5 2 2 5.4 1.5 6-1.5 1-6-5-7-8-14z"/>`;
  return `<g>${ring(0.66, 'rule')}${ring(0.57, 'hair')}${ring(0.3, 'hair')}<path class="hair" d="${ticks}"/>${points(8, Math.PI / 8, 0.5, 0.1)}${points(4, Math.PI / 4, 0.72, 0.17)}${points(4, 0, 1, 0.2)}${lily}</g>`;
}

/** The title: a tablet with hollow corners, volutes, and two branches of laurel. */
export function drawCartouche({ x, y, size, height, title, lines, year }: Cartouche): string {
  const [right, bottom, middle] = [x + size, y + height, x + size / 2];
  const tablet = (inset: number): string => {
    const [l, t, r, b, c] = [x + inset, y + inset, right - inset, bottom - inset, 18];
    return `M${l + c} ${t}H${r - c}A${c} ${c} 0 0 0 ${r} ${t + c}V${b - c}A${c} ${c} 0 0 0 ${r - c} ${b}H${l + c}A${c} ${c} 0 0 0 ${l} ${b - c}V${t + c}A${c} ${c} 0 0 0 ${l + c} ${t}z`;
  };
  const volute = (px: number, py: number, sx: number, sy: number): string =>
    `<path class="scroll" transform="translate(${px} ${py})scale(${sx} ${sy})" d="M0 0c14-16 40-16 44 2 3 12-12 18-18 9-3-6 4-11 8-7M4 4C10 22 2 40-14 40c-11 0-14-13-6-17 6-2 10 5 5 8"/>`;
  const volutes = [
    volute(x + 2, y + 2, 1, 1),
    volute(right - 2, y + 2, -1, 1),
    volute(x + 2, bottom - 2, 1, -1),
    volute(right - 2, bottom - 2, -1, -1),
  ];
  let base = y + height * 0.36;
  let text = outlineAt('names', title, fitted(title, 56, size - 70), middle, base, 0.07);
  base += 18;
  const laurel = branch(middle, base, 1) + branch(middle, base, -1);
  base += 24;
  for (const line of lines) {
    text += outlineAt('italic', line, 19, middle, base, 0.02);
    base += 22;
  }
  text += outlineAt('names', year, 19, middle, base + 5, 0.14);
  return `<g><path class="tablet" d="${tablet(0)}"/><path class="hair" d="${tablet(6)}"/><path class="hair" d="${tablet(9)}"/>${volutes.join('')}<path class="type" d="${text}"/>${laurel}</g>`;
}

/** The largest size up to `wanted` at which a title stays within its tablet. */
function fitted(text: string, wanted: number, room: number): number {
  return Math.min(wanted, (room / (text.length * 0.62)) * 1);
}

/** Half of a laurel wreath laid flat: leaves in pairs along a stem. */
function branch(x: number, y: number, side: 1 | -1): string {
  const [stem, leaves]: [string, string[]] = [`M${x} ${y}q${side * 46}-7 ${side * 98} 0`, []];
  for (let k = 1; k <= 9; k++) {
    const px = x + side * k * 10.4;
    const py = y - 6.6 * Math.sin((k / 9.4) * Math.PI);
    for (const up of [-1, 1])
      leaves.push(
        `M${short(px)} ${short(py)}q${short(side * 2)} ${up * 5} ${short(side * 10)} ${up * 4.6}q${short(side * -4)} ${up * -5} ${short(side * -10)} ${up * -4.6}z`,
      );
  }
  return `<path class="hair" d="${stem}"/><path class="solid" d="${leaves.join('')}"/>`;
}

/** Two bars: German miles, fifteen to a degree, and French leagues, twenty-five to a degree. */
export function drawScale({ x, y, size }: Ornament, view: View): string {
  const degree = 111.2 * view.pixelsPerKm;
  const bar = (top: number, unit: number, name: string): string => {
    const step = [5, 10, 20, 25, 50, 100].find((count) => count * unit * 4 > size * 0.62) ?? 100;
    let [fields, figures] = ['', outlineAt('roman', '0', 10, x, top - 4)];
    for (let k = 0; k < 4; k++) {
      const at = x + k * step * unit;
      if (k % 2 === 0) fields += `M${short(at)} ${top}h${short(step * unit)}v5h${short(-step * unit)}z`;
      figures += outlineAt('roman', `${(k + 1) * step}`, 10, at + step * unit, top - 4);
    }
    const length = short(4 * step * unit);
    figures += outlineAt('italic', name, 13, x, top + 19, 0.02, 'start');
    return `<path class="rule" d="M${x} ${top}h${length}v5h-${length}z"/><path class="solid" d="${fields}"/><path class="type" d="${figures}"/>`;
  };
  return `<g>${bar(y, degree / 15, 'Milliaria Germanica communia')}${bar(y + 46, degree / 25, 'Leucæ Gallicæ')}</g>`;
}
