/** The Movement action (C §7.6). */
import { generalById, generalsOf, marchOf, mayGarrison } from '../facts.ts';
import { atWar } from '../relations.ts';
import type { General, World } from '../state.ts';
import type { Power, Territory } from '../vocabulary.ts';
import { rank } from './chart.ts';
import { generalsAgainst, leadOf, odds } from './forces.ts';
import type { Judge } from './judge.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { alarm, carrying, isDear, saved } from './prizes.ts';
import { moraleWorth } from './purchases.ts';
import { forceOf, NOBODY, placeOf, type Survey } from './survey.ts';
import { surveyOf } from './surveying.ts';
import { GENERAL, MORALE, UNIT } from './worth.ts';

/** A move must promise more than this to be made at all. */
const INERTIA = 0.08;

export const march: Judge = ({ world, power }) => {
  const outlook = outlookOf(world, power);
  const posts = new Map<string, Post>();
  const postOf = (id: string): Post => {
    const known = posts.get(id);
    if (known) return known;
    const post = postFor(world, outlook, generalById(world, id));
    posts.set(id, post);
    return post;
  };
  return ([head, id, to]) => {
    if (head === 'done' || id === undefined) return INERTIA;
    if (head === 'land' && to !== undefined) return landing(outlook, generalById(world, id), to);
    const post = postOf(id);
    if (head === 'garrison' || to === undefined) return outlook.by.claim(post.from);
    return moveGain(outlook, post, placeOf(outlook.survey.chart, to)) - (head === 'strategic' ? 0.01 : 0);
  };
};

/** Whoever comes from nowhere leaves nothing behind. */
function landing(outlook: Outlook, { units }: General, to: Territory): number {
  const at = placeOf(outlook.survey.chart, to);
  return moveGain(outlook, { from: at, units, staying: 0, left: 0 }, at);
}

/** A General where he stands. */
interface Post {
  readonly from: number;
  readonly units: number;
  /** What it is worth that he stays. */
  readonly staying: number;
  /** What a Garrison left behind would bring. */
  readonly left: number;
}

function postFor(world: World, outlook: Outlook, general: General): Post {
  const { survey, by } = outlook;
  const { at, units } = general;
  const from = at === null ? 0 : placeOf(survey.chart, at);
  const left = at !== null && mayGarrison(world, general, at) ? Math.max(0, by.claim(from)) : 0;
  return { from, units, left, staying: by.pull(from) * carrying(units) + guardBy(outlook, from, units, true) };
}

/** What a General saves by standing there. */
const guardBy = (outlook: Outlook, at: number, units: number, isThere: boolean): number =>
  isDear(outlook, at) ? saved(outlook, at, units, isThere) : outlook.by.guard(at);

/** What is gained by moving a General, against leaving him where he is. */
function moveGain(outlook: Outlook, post: Post, to: number): number {
  const { survey, by } = outlook;
  if (by.foes(to) > 0) return attackGain(outlook, post, to) - post.staying;
  const there = survey.garrison[to] === NOBODY ? Math.max(0, by.claim(to)) : 0;
  const { gain, units } = spend(post.units, post.left, there);
  return gain + by.pull(to) * carrying(units) + guardBy(outlook, to, units, false) - post.staying;
}

/** Garrisons go where they are worth most, as far as the Units reach. */
function spend(units: number, a: number, b: number): { readonly gain: number; readonly units: number } {
  if (units === 0) return { gain: 0, units };
  if (units === 1) return { gain: Math.max(a, b), units: a > 0 || b > 0 ? 0 : 1 };
  return { gain: a + b, units: units - (a > 0 ? 1 : 0) - (b > 0 ? 1 : 0) };
}

/** The stakes of a battle, weighed with the odds. */
function attackGain({ survey, power, by }: Outlook, { units, from }: Post, at: number): number {
  const beaten = generalsAgainst(survey, power, at);
  const bonus = survey.world.rules.lore.bonus?.(survey, power, at) ?? 0;
  const taken = units > 1 ? Math.max(0, by.claim(at) + 0.25 * by.pull(at)) : 0;
  const chance = odds(leadOf(survey, power, units, from, at));
  const cost = GENERAL + UNIT * units + 0.6;
  return chance * (1.4 * beaten + bonus + taken) - (1 - chance) * cost - UNIT - MORALE * Math.min(2, beaten);
}

/** A Garrison on the way. */
export const garrison: Judge = ({ world, power }) => {
  const { claim } = outlookOf(world, power);
  return ([head, at]) => (head === 'garrison' && at !== undefined ? claim(at) : 0);
};

export const disband: Judge =
  () =>
  ([head]) =>
    head === 'done' ? 0 : -2;

/** An Envoy gains Morale: better a weak Power than a rival or an enemy, and one who can still allow more rounds. */
export const envoy: Judge = ({ world, power }) => {
  const { powers } = world.state;
  return ([, name]) => {
    const other = name as Power;
    const { influence, morale } = powers[other];
    const unwilling = atWar(world, power, other) ? 0.5 : 0;
    const full = morale > 12 ? 0.5 : morale > 9 ? 0.2 : 0;
    return -0.05 * influence - unwilling - full;
  };
};

/** Another round is asked for if there is something left to do in it. */
export const requestRound: Judge = ({ world, power, args }) => {
  const price = Number(args.round) * MORALE * 0.5;
  const best = bestMove(world, power);
  return ([answer]) => (answer === 'yes' ? best - price : 0);
};

const bestMove = (world: World, power: Power): number => Math.max(0, ...bestMoves(world, power));

/** What each of a Power's Generals could gain by an advance. */
export function bestMoves(world: World, power: Power): number[] {
  const outlook = outlookOf(world, power);
  const { by, survey } = outlook;
  const gains: number[] = [];
  for (const general of generalsOf(world, power)) {
    if (general.at === null || general.units === 0) continue;
    const post = postFor(world, outlook, general);
    let best = 0;
    for (const to of survey.chart.land[post.from] ?? [])
      if (by.prize(to) > 0 || by.guard(to) > 0) best = Math.max(best, moveGain(outlook, post, to));
    gains.push(best);
  }
  return gains;
}

/** The Envoy is paid in Morale for what the other may do with it: to himself, or on the way to victory. */
export const permitRound: Judge = ({ world, args }) => {
  const { state } = world;
  const host = args.envoy as Power;
  const { power } = marchOf(state);
  const pay = Number(args.round) * moraleWorth(world, host);
  const survey = surveyOf(world);
  const peril = atWar(world, power, host) ? exposure(survey, rank(host), rank(power)) : 0;
  const race = 3 * alarm(survey, rank(power));
  return ([answer]) => (answer === 'yes' ? pay - peril - race - 0.2 : 0);
};

/** How much of a Power's an enemy could fall upon. */
function exposure(survey: Survey, host: number, enemy: number): number {
  const { chart, holder } = survey;
  let exposed = 0;
  for (let from = 0; from < chart.places.length; from++) {
    if (forceOf(survey, enemy, from) < 2) continue;
    for (const at of chart.land[from] ?? []) if (holder[at] === host) exposed += 0.4;
  }
  return Math.min(2, exposed);
}

/** Allies pass, unless one of them is about to win. */
export const consent: Judge = ({ world, power, args }) => {
  const { powers } = world.state;
  const guest = powers[args.guest as Power].influence;
  const wary = guest >= 17 && guest > powers[power].influence ? 1 : 0;
  return ([answer]) => (answer === 'no' ? wary : answer === 'yes' ? 0.5 : 0.3);
};

/** Back to where there is something to do. */
export const retreat: Judge = ({ world, power }) => {
  const { pull, guard } = outlookOf(world, power);
  return ([head, at]) => (head === 'off-map' || at === undefined ? -0.5 : 0.4 * pull(at) + guard(at));
};

export const stay: Judge =
  () =>
  ([answer]) =>
    answer === 'yes' ? 0.2 : 0;
