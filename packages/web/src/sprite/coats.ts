import { signal } from '@preact/signals';

/** The colours of a Power. What a theme leaves out is as in the light one. */
export interface Colours {
  /** Pieces and badges. */
  readonly fill?: string;
  /** An emblem or a word on them. */
  readonly on?: string;
  /** The outline that keeps 3:1. */
  readonly edge?: string;
  /** A quiet background. */
  readonly tint?: string;
  /** The Power's name on a panel. */
  readonly text?: string;
  /** Bars of a chart, where the fill would be too pale. */
  readonly bar?: string;
}

/** A hatching, as a tile of an SVG pattern in white ink. */
export interface Hatch {
  readonly size: number;
  readonly tile: string;
  readonly turn?: number;
}

/** What a Power is known by. */
export interface Coat {
  /** A drawing of 48 × 48: `currentColor` is the figure, `--eb` the field it stands on. */
  readonly emblem?: string;
  readonly hatch?: Hatch;
  readonly light: Colours;
  readonly dark: Colours;
  /** The hatching as a CSS background. */
  readonly pattern?: string;
}

/** What a game brings: its Powers, and other figures by name. */
export interface Heraldry {
  readonly coats: Readonly<Record<string, Coat>>;
  readonly figures?: Readonly<Record<string, string>>;
}

/** All that is known on this page. Where two games have a Power of one name, the one that was opened last counts. */
export const heraldry = signal<Heraldry>({ coats: {}, figures: {} });

export function learnHeraldry({ coats, figures }: Heraldry): void {
  const { value: had } = heraldry;
  heraldry.value = { coats: { ...had.coats, ...coats }, figures: { ...had.figures, ...figures } };
}

const VARIABLES: Readonly<Record<keyof Colours, string>> = {
  fill: '--p',
  on: '--on-p',
  edge: '--p-edge',
  tint: '--p-tint',
  text: '--p-txt',
  bar: '--p-bar',
};

const declared = (colours: Colours): string =>
  Object.entries(VARIABLES)
    .flatMap(([name, variable]) => {
      const value = colours[name as keyof Colours];
      return value === undefined ? [] : [`${variable}:${value}`];
    })
    .join(';');

/** The colours as a style sheet. */
export const styleOf = ({ coats }: Heraldry): string =>
  Object.entries(coats)
    .map(([power, { light, dark, pattern }]) => {
      const own = `[data-p="${power}"]`;
      const day = `${own}{${declared(light)}${pattern ? `;--p-pat:${pattern}` : ''}}`;
      return `${day}[data-theme="candlelight"] ${own}{${declared(dark)}}`;
    })
    .join('\n');
