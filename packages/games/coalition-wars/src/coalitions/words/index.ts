import type { Words } from '@quadrille/kernel';
import type { Ruleset } from '../../core/rules.ts';
import { common } from '../../core/words/index.ts';
import { namesOf } from './names.ts';
import { own } from './own.ts';

/** The catalogue of Coalitions in English, made when it is first needed: the boards it takes names from are long to read. */
export function wordsUnder(rules: Ruleset): () => Words {
  let made: Words | undefined;
  return () => {
    made ??= { ...common, ...own, ...namesOf(rules) };
    return made;
  };
}

/** Everything that must come up when the game is played: all phrases but names. */
export const spoken: readonly string[] = Object.keys({ ...common, ...own });
