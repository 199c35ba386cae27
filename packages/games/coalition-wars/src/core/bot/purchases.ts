/** Muster, Leadership, Subsidise, Mobilisation (C §7.1, §7.3, §7.4). */
import { decider, generalById, generalsOf, MOST_UNITS, tokensLeft } from '../facts.ts';
import type { World } from '../state.ts';
import type { Power } from '../vocabulary.ts';
import { rank } from './chart.ts';
import { threatTo } from './forces.ts';
import type { Judge } from './judge.ts';
import { outlookOf } from './outlook.ts';
import { placeOf } from './survey.ts';
import { surveyOf } from './surveying.ts';
import { MONEY } from './worth.ts';

/** Morale is worth most when there is least of it, and while there are cards to play with it. */
export function moraleWorth({ state }: World, power: Power): number {
  const { morale, hand } = state.powers[power];
  if (morale === 0) return 0.55;
  return morale < 4 ? 0.42 : morale < hand.length + 3 ? 0.25 : 0.1;
}

export function cardWorth({ state, rules }: World, power: Power): number {
  const { morale, hand } = state.powers[power];
  if (hand.length >= rules.handLimit(power)) return 0.05;
  return hand.length < 2 ? 0.45 : hand.length < morale ? 0.3 : 0.18;
}

/** The weakest card is let go; pairs of fours are kept together. */
export const discard: Judge =
  () =>
  ([, value]) =>
    -0.2 * Number(value);

/** Generals are placed where there is something to do, if there is Money to give them Units. */
export const leadership: Judge = ({ world, power }) => {
  const { pull, guard } = outlookOf(world, power);
  const { money } = world.state.powers[power];
  const room = generalsOf(world, power).reduce((sum, { at, units }) => sum + (at === null ? 0 : MOST_UNITS - units), 0);
  const needed = Math.min(money, tokensLeft(world, power)) > room ? 0.9 : room === 0 ? 0.3 : 0;
  return ([head, id, at]) => {
    if (head === 'place' && at !== undefined) return needed + 0.4 * pull(at) + guard(at) - 0.25;
    if (head === 'withdraw' && id !== undefined) return withdrawal(world, id);
    if (head === 'card') return cardWorth(world, power);
    return head === 'morale' ? moraleWorth(world, power) : 0;
  };
};

const withdrawal = (world: World, id: string): number => -0.6 - generalById(world, id).units;

/** What earns Influence is given away; more than that only strengthens a rival. */
export const subsidise: Judge = ({ world, power }) => {
  const { state, rules } = world;
  const { money } = state.powers[power];
  const { rewarded } = rules.aid;
  return ([head, partner]) => {
    if (head === 'done' || partner === undefined) return 0;
    const other = partner as Power;
    if (rewarded === null) return charity(world, power, other, head === 'lend');
    if (money < rewarded || state.minors.includes(other)) return -0.5;
    return 0.9 - 0.03 * state.powers[other].influence;
  };
};

/** Without a reward, aid goes to Powers of the same player only: to the one that can use it more. */
function charity(world: World, power: Power, other: Power, cards: boolean): number {
  if (decider(world, power) !== decider(world, other)) return -0.4;
  const { powers } = world.state;
  const surplus = cards ? powers[power].hand.length - powers[other].hand.length - 3 : powers[power].money - 8;
  return surplus > 0 && world.state.minors.includes(power) ? 0.1 * surplus : -0.2;
}

export const subsidy: Judge = ({ world }) => {
  const most = world.rules.aid.rewarded ?? world.rules.aid.most ?? 1;
  return ([money]) => (Number(money) === most ? 1 : -Math.abs(Number(money) - most) * MONEY);
};

/** Aid is taken, unless it makes the giver win. */
export const acceptSubsidy: Judge = ({ world, args }) => {
  const { rewarded } = world.rules.aid;
  const { influence } = world.state.powers[args.by as Power];
  const crowns = rewarded !== null && Number(args.money) >= rewarded && influence >= 22;
  const refuse = crowns ? 2 : 0;
  return ([answer]) => (answer === 'yes' ? Number(args.money ?? args.cards) * MONEY : refuse);
};

/** The weakest cards are lent. */
export const mercenary: Judge =
  () =>
  ([, value]) =>
    -0.2 * Number(value);

/** Units first for those who can use them, then the cards and the Morale to fight with. */
export const mobilise: Judge = ({ world, power }) => {
  const { pull, guard } = outlookOf(world, power);
  const { powers } = world.state;
  return ([head, id]) => {
    if (head === 'unit' && id !== undefined) {
      const { at, units } = generalById(world, id);
      if (at === null) return -1;
      const use = 0.3 * pull(at) + 0.4 * guard(at);
      return 0.3 + use - 0.04 * units;
    }
    if (head === 'card') return cardWorth(world, power);
    if (head === 'morale') return moraleWorth(world, power);
    if (head === 'fortress' && id !== undefined) return fortress(world, power, id);
    return world.rules.thrifty.includes(power) ? savings(world, power, powers[power].money) : -0.5;
  };
};

function fortress(world: World, power: Power, at: string): number {
  if (at !== world.board.capitals[power]) return -0.4;
  const survey = surveyOf(world);
  return threatTo(survey, rank(power), placeOf(survey.chart, at)) > 4 ? 0.5 : -0.4;
}

/** Whoever may keep Money keeps what it will give away. */
function savings(world: World, giver: Power, money: number): number {
  const { state, rules } = world;
  let partners = 0;
  for (const power of rules.powers)
    if (power !== giver && state.status[power] === state.status[giver] && !state.minors.includes(power)) partners++;
  return money <= (rules.aid.rewarded ?? 0) * partners ? 0.9 : -0.1;
}
