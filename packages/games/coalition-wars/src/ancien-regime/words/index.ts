import type { Words } from '@quadrille/kernel';
import type { Ruleset } from '../../core/rules.ts';
import { common } from '../../core/words/index.ts';
import { commonNames, namesUnder } from '../../core/words/names.ts';
import { own } from './own.ts';

const names: Words = {
  'name/subsidise': 'Subsidise & Mercenaries',
  'name/frederick': 'Frederick the Great',
  'name/charlie': 'Bonnie Prince Charlie',
  'name/rival-general': 'a General of the other Coalition beaten',
  'name/emperor': 'Holy Roman Emperor',
};

/** The catalogue of Ancien Régime in English, made when it is first needed. */
export function wordsUnder(rules: Ruleset): () => Words {
  let made: Words | undefined;
  return () => {
    made ??= { ...common, ...own, ...commonNames, ...namesUnder(rules, ['ancien-regime']), ...names };
    return made;
  };
}

/** Everything that must come up when the game is played: all phrases but names. */
export const spoken: readonly string[] = Object.keys({ ...common, ...own });
