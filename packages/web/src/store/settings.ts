import { effect, signal } from '@preact/signals';

export const THEMES = ['auto', 'parchment', 'candlelight'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast what just happened is told before a question, in milliseconds a moment; 0: only step by step. */
export const RECAP_BEATS = { off: 0, steps: 0, slow: 4000, normal: 2200, fast: 1100 } as const;
export const RECAPS = [
  'off',
  'steps',
  'slow',
  'normal',
  'fast',
] as const satisfies readonly (keyof typeof RECAP_BEATS)[];
export type Recap = (typeof RECAPS)[number];

/** What a person has set on this device. */
export interface Settings {
  readonly theme: Theme;
  /** The flat map with one pattern per Power. */
  readonly plainMap: boolean;
  /** Nothing moves by itself. */
  readonly still: boolean;
  /** An option is taken with one click where it can be taken back. */
  readonly oneClick: boolean;
  /** Show what would come of an option before it is taken. */
  readonly preview: boolean;
  /** Pass where nothing else can be done: no card in hand, nothing left to buy. */
  readonly autoPass: boolean;
  /** Whether and how fast what others did is told before a question. */
  readonly recap: Recap;
}

const KEY = 'quadrille/settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  plainMap: false,
  still: false,
  oneClick: false,
  preview: true,
  autoPass: false,
  recap: 'normal',
};

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

export const settings = signal<Settings>(stored());

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  localStorage.setItem(KEY, JSON.stringify(settings.value));
}

const night = window.matchMedia('(prefers-color-scheme: dark)');
const nightfall = signal(night.matches);
night.addEventListener('change', ({ matches }) => {
  nightfall.value = matches;
});

/** Whether the candle is lit. */
export const dark = (): boolean =>
  settings.value.theme === 'candlelight' || (settings.value.theme === 'auto' && nightfall.value);

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
/** Whether nothing should move. */
export const motionless = (): boolean => settings.value.still || calm.matches;

effect(() => {
  const { dataset } = document.documentElement;
  dataset.theme = dark() ? 'candlelight' : 'parchment';
  dataset.motion = settings.value.still ? 'still' : 'free';
  dataset.patterns = settings.value.plainMap ? 'plain' : 'engraved';
});
