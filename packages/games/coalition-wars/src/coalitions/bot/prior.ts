/** How plausible an option is, by the question it answers. */
import type { AnyOption, Question } from '@quadrille/kernel';
import type { State } from '../../core/state.ts';
import type { Power } from '../../core/vocabulary.ts';
import { worldOf } from '../world.ts';
import { battleCard, defeated, evade, hold, orderBattles, support } from './battle.ts';
import { admit, allot, bid, declare, expel, nameGeneral } from './diplomacy.ts';
import { empereurCards, reinforce, takeGeneral } from './empereur.ts';
import type { Judge, Verdict } from './judge.ts';
import { consent, disband, envoy, garrison, march, permitRound, requestRound, retreat, stay } from './movement.ts';
import { acceptSubsidy, discard, leadership, mobilise, subsidise, subsidy } from './purchases.ts';

/** By prompt. A question without a judge leaves all its options alike. */
const JUDGES: Readonly<Record<string, Judge>> = {
  'name-general': nameGeneral,
  expel,
  declare,
  rejected: declare,
  admit,
  bid,
  host: stay,
  allot,
  retreat,
  discard,
  'hand-limit': discard,
  leadership,
  subsidise,
  subsidy,
  'accept-subsidy': acceptSubsidy,
  mobilise,
  envoy,
  disband,
  march,
  garrison,
  consent,
  'request-round': requestRound,
  'permit-round': permitRound,
  'order-battles': orderBattles,
  evade,
  support,
  'battle-card': battleCard,
  hold,
  defeated,
  'empereur-cards': empereurCards,
  'take-general': takeGeneral,
  reinforce,
};

const INDIFFERENT: Verdict = () => 0;

function verdictOn(state: State, { seat, ask }: Question): Verdict {
  const { args = {} } = ask;
  const power = (args.power ?? seat) as Power;
  return JUDGES[ask.id]?.({ world: worldOf(state), seat, power, args }) ?? INDIFFERENT;
}

/** What every option is worth, in Influence. */
export function gainsOf(state: State, question: Question): number[] {
  const verdict = verdictOn(state, question);
  return question.options.map(({ id }) => verdict(id.split('/')));
}

/** A difference of so much Influence makes an option e times as plausible. */
const TEMPERATURE = 0.15;

const plausibility = (gain: number): number => Math.exp(Math.min(50, gain / TEMPERATURE));

/** The plausibility of every option, in their order. */
export const priors = (state: State, question: Question): number[] => gainsOf(state, question).map(plausibility);

export const prior = (state: State, question: Question, { id }: AnyOption): number =>
  plausibility(verdictOn(state, question)(id.split('/')));
