/** What bots know of Ancien Régime beyond the family: the Empire, and the Coalitions' bonus. */
import { rank } from '../../core/bot/chart.ts';
import type { Judge } from '../../core/bot/judge.ts';
import type { Lore } from '../../core/bot/lore.ts';
import type { View } from '../../core/bot/prizes.ts';
import { areHostile, forceOf, type Survey } from '../../core/bot/survey.ts';
import { decider } from '../../core/facts.ts';
import { POWERS, type Power } from '../../core/vocabulary.ts';
import { CROWN, electorsOf, empireOf, votesOf } from '../election.ts';
import { MAJORITY } from '../majority.ts';
import { OPPOSING } from '../winning.ts';

/** What a vote is worth in the election to come. */
const VOTE = 0.25;

/** One votes for the Power that may win and is one's own; else against whoever leads. */
const vote: Judge = ({ world, seat, power }) => {
  const { votes } = empireOf(world.state);
  const electors = electorsOf(world);
  const won = (candidate: Power) =>
    electors.reduce(
      (sum, each) => sum + ((each === power ? candidate : votes[each]) === candidate ? votesOf(world, each) : 0),
      0,
    );
  const { powers } = world.state;
  return ([, name]) => {
    const candidate = name as Power;
    const chance = won(candidate) >= MAJORITY ? 1 : 0.15;
    const own = decider(world, candidate) === seat;
    if (own) return CROWN * chance + (candidate === power ? 0.1 : 0);
    return -CROWN * chance * (0.15 + 0.04 * powers[candidate].influence);
  };
};

const takeCrown: Judge =
  () =>
  ([answer]) =>
    answer === 'yes' ? CROWN : 0;

/** The Emperor gains in every round that is left; before the next election only once. */
function throne({ world }: Survey, power: number): number {
  const { emperor } = empireOf(world.state);
  return emperor !== null && rank(emperor) === power ? CROWN * 0.6 : 0;
}

const elector = ({ survey }: View, at: number): number =>
  survey.world.board.electors.includes(survey.chart.places[at] ?? '') ? VOTE : 0;

function bonus(survey: Survey, power: number, at: number): number {
  const { status, minors } = survey.world.state;
  const name = POWERS[power] ?? 'france';
  const own = status[name];
  if (minors.includes(name) || (own !== 'british' && own !== 'french')) return 0;
  for (const foe of survey.world.rules.powers)
    if (status[foe] === OPPOSING[own] && forceOf(survey, rank(foe), at) > 0 && areHostile(survey, power, rank(foe), at))
      return 1;
  return 0;
}

export const lore: Lore = {
  judges: { vote, 'take-crown': takeCrown },
  standing: throne,
  claim: elector,
  bonus,
};
