import type { Words } from '@quadrille/kernel';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { optionWords } from './options.ts';
import { refusals } from './refusals.ts';

/** The catalogue of Coalitions in English. */
export const words: Words = { ...asks, ...refusals, ...events, ...optionWords, ...names };

/** Everything that must come up when the game is played: all phrases but names. */
export const spoken: readonly string[] = Object.keys({ ...asks, ...refusals, ...events, ...optionWords });
