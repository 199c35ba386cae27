import { useComputed } from '@preact/signals';
import { type Hatch, type Heraldry, heraldry, styleOf } from './coats.ts';
import { type Icon, icons } from './icons.ts';
import { logo } from './logo.ts';

const PEN = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

const figure = (id: string, drawing: string): string =>
  `<symbol id="${id}" viewBox="0 0 48 48"><g fill="currentColor">${drawing}</g></symbol>`;

const icon = (name: string, { line, fill }: Icon): string =>
  `<symbol id="i-${name}" viewBox="0 0 20 20">${line ? `<g ${PEN}>${line}</g>` : ''}${
    fill ? `<g fill="currentColor">${fill}</g>` : ''
  }</symbol>`;

const pattern = (id: string, { size, tile, turn }: Hatch): string => {
  const turned = turn ? ` patternTransform="rotate(${turn})"` : '';
  return `<pattern id="hatch-${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turned}>${tile}</pattern>`;
};

/** What every page has. */
const HOUSE = [figure('f-logo', logo), ...Object.entries(icons).map(([name, drawing]) => icon(name, drawing))].join('');

/** What the games bring. */
const drawnOf = ({ coats, figures = {} }: Heraldry): string =>
  [
    ...Object.entries(coats).flatMap(([id, { emblem, hatch }]) => [
      emblem ? figure(`e-${id}`, emblem) : '',
      hatch ? pattern(id, hatch) : '',
    ]),
    ...Object.entries(figures).map(([id, drawing]) => figure(`f-${id}`, drawing)),
  ].join('');

/** All emblems, icons and hatchings, once per page; everything else refers to them by id. */
export const Sprite = () => (
  <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
    <defs dangerouslySetInnerHTML={{ __html: HOUSE }} />
    <Arms />
  </svg>
);

const Arms = () => {
  const drawn = useComputed(() => `<style>${styleOf(heraldry.value)}</style>${drawnOf(heraldry.value)}`);
  return <defs dangerouslySetInnerHTML={{ __html: drawn.value }} />;
};
