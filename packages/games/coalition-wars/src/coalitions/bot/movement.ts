/** The Movement action (C §7.6). */
import { atWar, generalById, generalsOf, hasFoesAt, marchOf, mayGarrison, mayHold } from '../../core/facts.ts';
import type { General, World } from '../../core/state.ts';
import type { Power, Territory } from '../../core/vocabulary.ts';
import { WINNING_INFLUENCE } from '../winning.ts';
import { FRANCE, rank } from './chart.ts';
import { generalsAgainst, leadOf, odds } from './forces.ts';
import type { Judge } from './judge.ts';
import { carrying, type Outlook, outlookOf } from './outlook.ts';
import { moraleWorth } from './purchases.ts';
import { areHostile, forceOf, placeOf, type Survey, surveyOf } from './survey.ts';
import { GENERAL, MORALE, UNIT } from './worth.ts';

/** A move must promise more than this to be made at all. */
const INERTIA = 0.08;

export const march: Judge = ({ world, power }) => {
  const outlook = outlookOf(world, power);
  return ([head, id, to]) => {
    if (head === 'done' || id === undefined) return INERTIA;
    const general = generalById(world, id);
    if (head === 'garrison' || to === undefined) return general.at === null ? 0 : outlook.claim(general.at);
    return moveGain(world, outlook, general, to) - (head === 'strategic' ? 0.01 : 0);
  };
};

/** What is gained by moving a General, against leaving him where he is. */
function moveGain(world: World, outlook: Outlook, general: General, to: Territory): number {
  const { at: from, power } = general;
  if (from === null) return 0;
  const staying = outlook.pull(from) * carrying(general.units) + outlook.guard(from);
  if (hasFoesAt(world, power, to)) return attackGain(outlook, general, to) - staying;
  const left = mayGarrison(world, general, from) ? Math.max(0, outlook.claim(from)) : 0;
  const free = world.state.garrisons[to] === undefined && mayHold(world, power, to);
  const { gain, units } = spend(general.units, left, free ? Math.max(0, outlook.claim(to)) : 0);
  return gain + outlook.pull(to) * carrying(units) + outlook.guard(to) - staying;
}

/** Garrisons go where they are worth most, as far as the Units reach. */
function spend(units: number, a: number, b: number): { readonly gain: number; readonly units: number } {
  if (units === 0) return { gain: 0, units };
  if (units === 1) return { gain: Math.max(a, b), units: a > 0 || b > 0 ? 0 : 1 };
  return { gain: a + b, units: units - (a > 0 ? 1 : 0) - (b > 0 ? 1 : 0) };
}

/** The stakes of a battle, weighed with the odds. */
function attackGain(outlook: Outlook, { power: name, units, at: from }: General, to: Territory): number {
  const { survey, power } = outlook;
  const { chart, world } = survey;
  const at = placeOf(chart, to);
  const beaten = generalsAgainst(survey, power, at);
  const french = forceOf(survey, FRANCE, at) > 0 && areHostile(survey, power, FRANCE, at);
  const bonus = french && world.state.status[name] === 'british' ? 1 : 0;
  const taken = units > 1 ? Math.max(0, outlook.claim(to) + 0.25 * outlook.pull(to)) : 0;
  const chance = odds(leadOf(survey, power, units, from === null ? -1 : placeOf(chart, from), at));
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

function bestMove(world: World, power: Power): number {
  const outlook = outlookOf(world, power);
  const { land, places } = outlook.survey.chart;
  let best = 0;
  for (const general of generalsOf(world, power)) {
    if (general.at === null || general.units === 0) continue;
    for (const at of land[placeOf(outlook.survey.chart, general.at)] ?? []) {
      const to = places[at] ?? '';
      if (outlook.prize(to) > 0 || outlook.guard(to) > 0) best = Math.max(best, moveGain(world, outlook, general, to));
    }
  }
  return best;
}

/** The Envoy is paid in Morale for what the other may do with it: to himself, or on the way to victory. */
export const permitRound: Judge = ({ world, args }) => {
  const { state } = world;
  const host = args.envoy as Power;
  const { power } = marchOf(state);
  const pay = Number(args.round) * moraleWorth(world, host);
  const peril = atWar(world, power, host) ? exposure(surveyOf(world), rank(host), rank(power)) : 0;
  const race = 3 * Math.max(0, state.powers[power].influence / WINNING_INFLUENCE - 0.4);
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
