import type { Pace } from '@quadrille/protocol';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Paces that go well, by name. */
export const PRESETS = {
  untimed: { kind: 'untimed' },
  evening: { kind: 'live', seconds: HOUR, increment: 20 },
  'long-evening': { kind: 'live', seconds: 2 * HOUR, increment: 45 },
  daily: { kind: 'correspondence', seconds: DAY, grace: DAY / 2, weekends: 'on' },
  relaxed: { kind: 'correspondence', seconds: 3 * DAY, grace: DAY, weekends: 'off' },
} as const satisfies Readonly<Record<string, Pace>>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[];

/** Which preset a pace is, if it is one. */
export const presetOf = (pace: Pace): Preset | undefined =>
  PRESET_NAMES.find((name) => JSON.stringify(PRESETS[name]) === JSON.stringify(pace));
