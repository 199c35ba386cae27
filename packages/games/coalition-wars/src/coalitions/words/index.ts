import type { Words } from '@quadrille/kernel';
import { common } from '../../core/words/index.ts';
import { namesOf } from './names.ts';
import { own } from './own.ts';

const made: { words?: Words } = {};

/** The catalogue of Coalitions in English, made when it is first needed: the boards it takes names from are long to read. */
export function wordsOf(): Words {
  made.words ??= { ...common, ...own, ...namesOf() };
  return made.words;
}

/** Everything that must come up when the game is played: all phrases but names. */
export const spoken: readonly string[] = Object.keys({ ...common, ...own });
