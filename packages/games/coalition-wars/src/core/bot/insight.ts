/** What bots know of a title of the family, as the kernel and the bots ask for it. */
import type { AnyInsight, AnyOption, Insight, Question, Random, Words } from '@quadrille/kernel';
import type { State, World } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { breaks, type Pledge } from './honour.ts';
import { type Campaign, follow, intentionsOf, mutate } from './intentions.ts';
import { leaning } from './leanings.ts';
import { aboutOf, answerLetter, type Letter, lettersFrom } from './manners.ts';
import { prior, priors } from './prior.ts';
import { reasons } from './reasons.ts';

export function insightFor(worldOf: (state: State) => World, wordsOf: () => Words): AnyInsight {
  const knowledge = {
    evaluate: (state: State, seat: string) => evaluate(worldOf(state), seat),
    prior: (state: State, question: Question, option: AnyOption) => prior(worldOf(state), question, option),
    priors: (state: State, question: Question) => priors(worldOf(state), question),
    boundary: ({ state }: { readonly state: State }) =>
      worldOf(state).rules.lore.boundary?.(state) ?? `${state.round}/${state.turn}`,
    intentions: (state: State, _seat: string, question: Question) => intentionsOf(worldOf(state), question),
    follow: (_state: State, question: Question, plan: Campaign) => follow(question, plan),
    mutate: (_state: State, one: Campaign, other: Campaign, random: Random) => mutate(one, other, random),
    leaning,
    reasons: (state: State, question: Question, option: string) => reasons(worldOf(state), wordsOf(), question, option),
    aboutOf,
    answerLetter: (state: State, letter: Letter, given: readonly Pledge[] = []) =>
      answerLetter(worldOf(state), wordsOf(), letter, given),
    lettersFrom: (state: State, seat: string) => lettersFrom(worldOf(state), wordsOf(), seat),
    breaks: (state: State, question: Question, option: string, pledge: Pledge) =>
      breaks(worldOf(state), question, option, pledge),
  } satisfies Insight<State, string, Campaign> & Record<string, unknown>;
  return knowledge as unknown as AnyInsight;
}
