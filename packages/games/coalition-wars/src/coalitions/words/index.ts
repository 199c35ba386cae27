import type { Words } from '@quadrille/kernel';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { namesOf } from './names.ts';
import { optionWords } from './options.ts';
import { refusals } from './refusals.ts';

const made: { words?: Words } = {};

/** The catalogue of Coalitions in English, made when it is first needed: the boards it takes names from are long to read. */
export function wordsOf(): Words {
  made.words ??= { ...asks, ...refusals, ...events, ...optionWords, ...namesOf() };
  return made.words;
}

/** Everything that must come up when the game is played: all phrases but names. */
export const spoken: readonly string[] = Object.keys({ ...asks, ...refusals, ...events, ...optionWords });
