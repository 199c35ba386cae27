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
  const { options } = question;
  const gains = new Array<number>(options.length);
  for (let i = 0; i < options.length; i++) gains[i] = verdict(pathOf(options[i]?.id ?? ''));
  return gains;
}

/** Options come again and again in rollouts: each is taken apart once. */
const paths = new Map<string, readonly string[]>();
const MOST_PATHS = 20_000;

function pathOf(id: string): readonly string[] {
  let path = paths.get(id);
  if (path === undefined) {
    if (paths.size >= MOST_PATHS) paths.clear();
    path = id.split('/');
    paths.set(id, path);
  }
  return path;
}

/** A difference of so much Influence makes an option e times as plausible. */
const TEMPERATURE = 0.15;

const plausibility = (gain: number): number => Math.exp(Math.min(50, gain / TEMPERATURE));

/** The plausibility of every option, in their order. */
export function priors(state: State, question: Question): number[] {
  const gains = gainsOf(state, question);
  for (let i = 0; i < gains.length; i++) gains[i] = plausibility(gains[i] ?? 0);
  return gains;
}

export const prior = (state: State, question: Question, { id }: AnyOption): number =>
  plausibility(verdictOn(state, question)(id.split('/')));
