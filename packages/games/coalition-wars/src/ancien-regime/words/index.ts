import type { Words } from '@quadrille/kernel';
import { common } from '../../core/words/index.ts';
import { commonNames, namesUnder } from '../../core/words/names.ts';
import { RULESET } from '../ruleset.ts';
import { own } from './own.ts';

const names: Words = {
  'name/subsidise': 'Subsidise & Mercenaries',
  'name/frederick': 'Frederick the Great',
  'name/charlie': 'Bonnie Prince Charlie',
  'name/rival-general': 'a General of the other Coalition beaten',
  'name/emperor': 'Holy Roman Emperor',
};

const made: { words?: Words } = {};

/** The catalogue of Ancien Régime in English, made when it is first needed. */
export function wordsOf(): Words {
  made.words ??= { ...common, ...own, ...commonNames, ...namesUnder(RULESET, ['ancien-regime']), ...names };
  return made.words;
}

/** Everything that must come up when the game is played: all phrases but names. */
export const spoken: readonly string[] = Object.keys({ ...common, ...own });
