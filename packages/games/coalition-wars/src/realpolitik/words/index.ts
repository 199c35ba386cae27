import type { Words } from '@quadrille/kernel';
import type { Ruleset } from '../../core/rules.ts';
import { common } from '../../core/words/index.ts';
import { commonNames, namesUnder } from '../../core/words/names.ts';
import { own } from './own.ts';

/** What the family says of Coalitions, Neutrality, the Wheel and subsidies is never said here. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  ask: ['name-general', 'expel', 'declare', 'admit', 'rejected', 'discard', 'leadership'],
  refusal: ['envoy-uncontrolled', 'expel-minor', 'expelled', 'neutral-home', 'neutral-stays', 'no-host'],
  event: ['round', 'turn', 'named', 'expelled', 'rejected', 'status', 'offered', 'accepted', 'declined'],
  option: ['name', 'expel', 'status', 'offer'],
};
const AID = ['subsidise', 'subsidy', 'accept-subsidy'];

const isSaid = (phrase: string): boolean => {
  const [kind = '', id = ''] = phrase.split('/');
  return !UNSAID[kind]?.includes(id) && !AID.includes(id);
};

const shared: Words = Object.fromEntries(Object.entries(common).filter(([phrase]) => isSaid(phrase)));

const names: Words = {
  'name/influence': 'Gain Influence',
  'name/dispatch': 'Dispatch',
  'name/alliance': 'an Alliance marker',
  'name/war': 'a War marker',
};

/** The catalogue of Realpolitik in English. */
export function wordsUnder(rules: Ruleset): () => Words {
  let made: Words | undefined;
  return () => {
    made ??= { ...shared, ...own, ...commonNames, ...namesUnder(rules, ['realpolitik']), ...names };
    return made;
  };
}

/** Everything that must come up when the game is played: all phrases but names. */
export const spoken: readonly string[] = Object.keys({ ...shared, ...own });
