import type { Words } from '@quadrille/kernel';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { optionWords } from './options.ts';
import { refusals } from './refusals.ts';

/** What the titles of the family say alike: questions, refusals, events and options, without names. */
export const common: Words = { ...asks, ...refusals, ...events, ...optionWords };
