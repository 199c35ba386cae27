/** Diplomacy (C §6), Minor Powers (C §11) and what comes with them. */
import { generalById, generalsOf, isMinor } from '../facts.ts';
import type { World } from '../state.ts';
import type { Power, Status } from '../vocabulary.ts';
import { WINNING_INFLUENCE } from '../winning.ts';
import { threatTo } from './forces.ts';
import type { Judge } from './judge.ts';
import { outlookOf } from './outlook.ts';
import { alarm } from './prizes.ts';
import { areFriends, forceOf, type Survey } from './survey.ts';
import { worthOf } from './worth.ts';

/** A Status is as good as the prizes it opens and the dangers it shuts out. */
export const declare: Judge = ({ world, power }) => {
  const former = world.state.status[power];
  const verdicts = new Map<string, number>();
  return ([, name]) => {
    const status = name as Status;
    let verdict = verdicts.get(status);
    if (verdict === undefined) {
      verdict = 0.35 * balance(world, power, status) + (status === former ? 0.25 : 0);
      verdicts.set(status, verdict);
    }
    return verdict;
  };
};

function balance(world: World, power: Power, status: Status): number {
  if (status === world.state.status[power]) return balanceOf(world, power) - (status === 'neutral' ? 0.4 : 0);
  const state = { ...world.state, status: { ...world.state.status, [power]: status } };
  return balanceOf({ ...world, state }, power) - (status === 'neutral' ? 0.4 : 0);
}

/** Whoever is about to win has no friends: to stand beside him is to help him. */
function againstTheLeader(survey: Survey, self: number): number {
  let sum = 0;
  for (let other = 0; other < survey.chart.ranks; other++)
    if (other !== self && alarm(survey, other) > alarm(survey, self))
      sum += alarm(survey, other) * (areFriends(survey, self, other) ? -2 : 1);
  return sum;
}

/** What a Power could take from others as things stand, less what they could take from it, and what helps who leads. */
export function balanceOf(world: World, power: Power): number {
  const { survey, rounds, prize, power: self } = outlookOf(world, power);
  const { chart, holder } = survey;
  let sum = againstTheLeader(survey, self);
  for (let at = 0; at < chart.places.length; at++) {
    if (holder[at] === self) {
      if (forceOf(survey, self, at) === 0 && threatTo(survey, self, at) > 0)
        sum -= 0.5 * worthOf(chart, self, at, rounds) + 0.2;
    } else if (chart.land[at]?.some((from) => forceOf(survey, self, from) > 1))
      sum += 0.5 * Math.max(0, prize(chart.places[at] ?? ''));
  }
  return sum;
}

/** Members are kept, unless one is about to win. */
export const expel: Judge = ({ world }) => {
  const { powers } = world.state;
  return ([head, name]) => {
    if (head !== 'expel') return 0;
    return -0.6 + 1.6 * Math.max(0, powers[name as Power].influence / WINNING_INFLUENCE - 0.4);
  };
};

/** Allies are welcome, unless one is about to win. */
export const admit: Judge = ({ world, args }) => {
  const { influence } = world.state.powers[args.power as Power];
  const wary = 1.6 * Math.max(0, influence / WINNING_INFLUENCE - 0.4);
  return ([answer]) => (answer === 'yes' ? 0.4 : wary);
};

/** A Minor Power is worth some Morale: more the more it has on the map. */
export const bid: Judge = ({ world, seat, args }) => {
  const minor = args.minor as Power;
  const { morale } = world.state.powers[seat as Power];
  const force = generalsOf(world, minor).reduce((sum, { at, units }) => sum + (at === null ? 0 : 0.5 + 0.3 * units), 0);
  const limit = Math.min(morale * 0.45, 1 + force);
  return ([text]) => -0.15 * Math.abs(Number(text) - limit);
};

/** Units come home to the General who can use them. */
export const allot: Judge = ({ world, power }) => {
  const { pull, guard } = outlookOf(world, power);
  return ([, id]) => {
    const at = id === undefined ? null : generalById(world, id).at;
    return at === null ? 0 : 0.3 * pull(at) + guard(at);
  };
};

/** The named General is one who has Units and work to do. */
export const nameGeneral: Judge = ({ world, power }) => {
  const { pull } = outlookOf(world, power);
  return ([, id]) => {
    if (id === undefined) return 0;
    const { at, units } = generalById(world, id);
    return at === null ? 0 : 0.2 * units + 0.3 * pull(at) + (isMinor(world, power) ? 0 : 0.1);
  };
};
