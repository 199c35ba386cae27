/** How plausible an option is, by the question it answers. */
import type { AnyOption, Question } from '@quadrille/kernel';
import type { Move, World } from '../state.ts';
import type { Power } from '../vocabulary.ts';
import { battleCard, defeated, hold, orderBattles, support } from './battle.ts';
import { admit, allot, bid, declare, expel, nameGeneral } from './diplomacy.ts';
import type { Judge, Verdict } from './judge.ts';
import { consent, disband, envoy, garrison, march, permitRound, requestRound, retreat, stay } from './movement.ts';
import { acceptSubsidy, discard, leadership, mercenary, mobilise, subsidise, subsidy } from './purchases.ts';

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
  support,
  'battle-card': battleCard,
  hold,
  defeated,
  mercenaries: subsidy,
  'accept-mercenaries': acceptSubsidy,
  mercenary,
};

const INDIFFERENT: Verdict = () => 0;

function verdictOn(world: World, { seat, ask }: Question): Verdict {
  const { args = {} } = ask;
  const power = (args.power ?? seat) as Power;
  const { judges, judgesNow } = world.rules.lore;
  const judge = judgesNow?.(world.state)?.[ask.id] ?? judges[ask.id] ?? JUDGES[ask.id];
  return judge?.({ world, seat, power, args }) ?? INDIFFERENT;
}

/** What every option is worth, in Influence. */
export function gainsOf(world: World, question: Question): number[] {
  const verdict = verdictOn(world, question);
  const { options } = question;
  const gains = new Array<number>(options.length);
  for (let i = 0; i < options.length; i++) gains[i] = verdict(pathFor(options[i] ?? NOTHING));
  return gains;
}

const NOTHING: AnyOption = { id: '', value: null };

/** Moves are most of what is ever offered, and they know their parts. */
function pathFor({ id, value }: AnyOption): readonly string[] {
  const move = value as Partial<Move> | null;
  if (!move?.by || !move.general || !move.to) return pathOf(id);
  return [move.by === 'land' ? 'move' : move.by, move.general.id, move.to];
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
export function priors(world: World, question: Question): number[] {
  const gains = gainsOf(world, question);
  for (let i = 0; i < gains.length; i++) gains[i] = plausibility(gains[i] ?? 0);
  return gains;
}

export const prior = (world: World, question: Question, { id }: AnyOption): number =>
  plausibility(verdictOn(world, question)(id.split('/')));
