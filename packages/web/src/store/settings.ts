import { effect, signal } from '@preact/signals';

export const THEMES = ['auto', 'parchment', 'candlelight'] as const;
export type Theme = (typeof THEMES)[number];

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
}

const KEY = 'quadrille/settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  plainMap: false,
  still: false,
  oneClick: false,
  preview: true,
  autoPass: false,
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
