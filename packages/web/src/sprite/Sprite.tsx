import { emblems } from './emblems.ts';
import { figures } from './figures.ts';
import { hatchings } from './hatching.ts';
import { type Icon, icons } from './icons.ts';

const PEN = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

const figure = (id: string, drawing: string): string =>
  `<symbol id="${id}" viewBox="0 0 48 48"><g fill="currentColor">${drawing}</g></symbol>`;

const icon = (name: string, { line, fill }: Icon): string =>
  `<symbol id="i-${name}" viewBox="0 0 20 20">${line ? `<g ${PEN}>${line}</g>` : ''}${
    fill ? `<g fill="currentColor">${fill}</g>` : ''
  }</symbol>`;

const pattern = (id: string): string => {
  const hatch = hatchings[id];
  if (!hatch) return '';
  const turn = hatch.turn ? ` patternTransform="rotate(${hatch.turn})"` : '';
  return `<pattern id="hatch-${id}" width="${hatch.size}" height="${hatch.size}" patternUnits="userSpaceOnUse"${turn}>${hatch.tile}</pattern>`;
};

const SHEET = [
  ...Object.entries(emblems).map(([id, drawing]) => figure(`e-${id}`, drawing)),
  figure('f-lion', emblems.britain),
  ...Object.entries(figures).map(([id, drawing]) => figure(`f-${id}`, drawing)),
  ...Object.entries(icons).map(([name, drawing]) => icon(name, drawing)),
  ...Object.keys(hatchings).map(pattern),
].join('');

/** All emblems, icons and hatchings, once per page; everything else refers to them by id. */
export const Sprite = () => (
  <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
    <defs dangerouslySetInnerHTML={{ __html: SHEET }} />
  </svg>
);
