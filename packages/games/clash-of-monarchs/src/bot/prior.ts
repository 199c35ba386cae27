/** How plausible each answer looks, question by question, in the order of a Turn. */
import type { Args, Question } from '@quadrille/kernel';
import { anyMarch, anyOperation, type Terms } from '../agenda.ts';
import { cardOf, handOf } from '../cards/hands.ts';
import { commanderOf, initiativeOf, stackOfLeader } from '../facts/leaders.ts';
import { patronOf, sideOf } from '../facts/sides.ts';
import { findStack, forcesAt, sideOfStack, spaceOf } from '../facts/spaces.ts';
import { depotReach, supplied } from '../facts/supply.ts';
import { isMajor, lightUnits, spOf } from '../facts/troops.ts';
import { supplyActionCost } from '../supply/actions.ts';
import { type Alliance, opposing, POWERS, type Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { milesFrom } from './miles.ts';
import { type Plan, placesFor, plansOf, promiseOf } from './plans.ts';
import { coupChance, prizeOf, STORMED } from './prospects.ts';
import { chanceToWin, defence, weight } from './strength.ts';
import { type Command, type Foray, type Survey, surveyOf } from './survey.ts';

/** Says how plausible an option is, by the parts of its id. */
type Weigh = (parts: readonly string[]) => number;
/** Looks at the position once for all options of a question. */
type Judge = (world: World, question: Question) => Weigh;

/** What is worth one VP more is so many times as plausible. */
const plausible = (worth: number): number => Math.exp(1.6 * worth);

const seatSide = ({ state }: World, { seat }: Question): Alliance =>
  sideOf(state, POWERS.find((power) => state.seats[power] === seat) ?? 'PR');

/** Commands that the active Power moves with its own cards. */
const ownCommands = (survey: Survey, power: Power): readonly Command[] =>
  survey.commands.filter(
    ({ nation, stack, sp }) =>
      patronOf(survey.world.state, nation) === power &&
      sp > 0 &&
      !stack.inside &&
      stack.morale !== 'routed' &&
      stack.tired < sp,
  );

const forayOf = (terms: Terms | undefined): Foray | undefined =>
  terms?.mustEnd === undefined ? undefined : { area: terms.mustEnd, mp: terms.mp ?? 0 };

/** What the Power would do with its Turn, the best first. */
export function plansNow(world: World, foray = forayOf(anyOperation(world.state)?.terms)): readonly Plan[] {
  const power = world.state.active;
  if (power === null) return [];
  const survey = surveyOf(world, foray);
  return plansOf(survey, ownCommands(survey, power));
}

/** A higher card is worth keeping. */
const costOf = (world: World, card: string): number => 0.12 * cardOf(world, card).ops;

const COLONIAL = 0.35;
const EVENT = 0.6;

/** An event is worth the marches it allows, or its text. */
function eventWorth(world: World, plans: readonly Plan[], card: string): number {
  let worth = EVENT;
  for (const { op, given } of cardOf(world, card).do)
    if (op === 'activate') {
      const led =
        given.must_end?.word === 'area' ? plansNow(world, { area: given.must_end.given, mp: given.mp }) : plans;
      const gains = led.slice(0, given.num).reduce((sum, { gain }) => sum + Math.max(0, gain), 0);
      worth = Math.max(worth, gains);
    }
  return worth;
}

const strategy: Judge = (world) => {
  const { card: played, adminMarch } = world.state.turn;
  const plans = played || adminMarch ? [] : plansNow(world);
  const gainWith = (ops: number): number =>
    plans.find(({ command }) => initiativeOf(world, command.stack) <= ops)?.gain ?? 0;
  return ([use = '', card = '']) => {
    if (use === 'ops') return plausible(gainWith(cardOf(world, card).ops) - costOf(world, card));
    if (use === 'event') return plausible(eventWorth(world, plans, card) - costOf(world, card));
    if (use === 'raids') return plausible(0.15 - costOf(world, card));
    if (use === 'colonial') return plausible(COLONIAL * cardOf(world, card).ops - costOf(world, card));
    if (use === 'armistice') return plausible(-0.5);
    if (use === 'coup') return plausible(coupWorth(world, card));
    if (use === 'minor-march' || use === 'admin-march') return plausible(-0.4);
    return use === 'done' ? plausible(0) : plausible(-1.5);
  };
};

function coupWorth(world: World, leader: string): number {
  const stack = stackOfLeader(world.state, leader);
  if (!stack) return -1;
  const chance = coupChance(world, stack);
  return chance * prizeOf(world, stack.at) - (1 - chance) * STORMED;
}

/** The Command with the best plan, under its own Commander: a junior takes fewer troops and leads them worse. */
const designate: Judge = (world) => {
  const plans = plansNow(world);
  return ([head = '']) => {
    if (head === 'done') return plausible(0.1);
    const stack = stackOfLeader(world.state, head);
    const plan = plans.find(({ command }) => command.stack === stack);
    if (!stack || !plan) return plausible(-0.8);
    return plausible(plan.gain - (commanderOf(world, stack) === head ? 0 : 0.8));
  };
};

/** On the march: go where most is to be had, and stay where it is. */
const march: Judge = (world) => {
  const task = anyMarch(world.state);
  const stack = task && findStack(world.state, task.stack);
  const foray = forayOf(task?.terms);
  const survey = surveyOf(world, foray);
  const command = survey.commands.find((each) => each.stack === stack);
  if (!stack || !command) return () => 1;
  const places = placesFor(survey, command).filter(({ at }) => !foray || spaceOf(world, at).area === foray.area);
  const here = promiseOf(survey, command, stack.at, places).worth;
  return ([head = '', to = '']) => {
    if (head === 'done') return plausible(here);
    if (head === 'march') return plausible(promiseOf(survey, command, to, places).worth - 0.03);
    if (head === 'siege') return plausible(here + 1);
    return plausible(here - 1.5);
  };
};

const attack: Judge = (world, question) => {
  const at = String(question.ask.args?.at ?? '');
  if (!world.data.board.spaces.has(at)) return () => 1;
  const side = seatSide(world, question);
  const own = forcesAt(world, at, side).reduce((sum, stack) => sum + weight(world, stack, 'offense'), 0);
  const wins = chanceToWin(own, defence(world, at, opposing(side)));
  return ([head]) => (head === 'attack' ? (wins / Math.max(0.02, 1 - wins)) ** 1.5 : 1.2);
};

/** SPs of the force that a question is about: as it says, or as they are imagined to be (24.5). */
function strengthOf(world: World, { sp = 1, force }: Args): number {
  if (typeof sp === 'number') return sp;
  const stack = stackOfLeader(world.state, String(force)) ?? findStack(world.state, anyMarch(world.state)?.stack ?? -1);
  return stack ? spOf(stack) : 1;
}

/** Intercept what is weaker, and with everything; an Interrupt is worth its card now and then. */
const react: Judge = (world, question) => {
  const { args = {} } = question.ask;
  const giveWay = withdraw(world, question);
  const target = Math.max(1, strengthOf(world, args) * 1.2 + 1);
  return ([head = '', leader = '', part]) => {
    if (head === 'interrupt') return 1.4;
    // Who lets it pass stands.
    if (head === 'stand' || head === 'inside-part') return 0;
    if (head === 'inside' || head === 'withdraw') return giveWay([head, leader]);
    if (head !== 'intercept') return head === 'pass-march' ? 0.9 : 1;
    const stack = stackOfLeader(world.state, leader);
    if (!stack) return 0;
    const wins = chanceToWin(weight(world, stack, 'offense'), target);
    return (wins / Math.max(0.05, 1 - wins)) * (part === undefined ? 0.8 : 0.2);
  };
};

/** Give way to what is stronger, to where it is safest. */
const withdraw: Judge = (world, question) => {
  const mover = anyMarch(world.state);
  const enemy = mover && findStack(world.state, mover.stack);
  const side = seatSide(world, question);
  if (!enemy || sideOfStack(world, enemy) === side) return () => 1;
  const own = defence(world, enemy.at, side);
  const holds = 1 - chanceToWin(weight(world, enemy, 'offense'), own);
  return ([head = '', to = '']) => {
    if (head === 'stand' || head === 'outside') return 1;
    const near = head === 'withdraw' ? Math.min(8, defence(world, to, opposing(side)) / 3) : 1;
    return ((1 - holds) / Math.max(0.05, holds)) ** 1.5 * (1 - 0.1 * near);
  };
};

/** Supply Actions: sieges first, then bread; depots follow the army. */
const spend: Judge = (world, { ask, options }) => {
  const { state } = world;
  const power = state.active;
  if (power === null) return () => 1;
  const purse = state.powers[power].supplyActions;
  const needed = ask.id === 'supply-actions' ? siegesMeant(world, power) : 0;
  const spare = handOf(world, power).length > 2;
  const follow = options.some(({ id }) => id.startsWith('depot/')) && purse > needed && hungry(world, power);
  return ([head = '', card = '']) => {
    if (head === 'buy') return purse < needed && spare ? 3 - 0.5 * cardOf(world, card).ops : 0.1;
    if (head === 'depot') return follow ? 1.6 : 0.1;
    if (head === 'coup') return plausible(coupWorth(world, card));
    return (
      { supplies: 3, rally: 2, siege: 9, share: 0.4, build: purse > 5 ? 1.2 : 0.2, distribute: 0.01, leader: 0.05 }[
        head
      ] ?? 1
    );
  };
};

/** Supply Actions that the sieges of this Turn take. */
function siegesMeant(world: World, power: Power): number {
  const sieges = plansNow(world).filter(
    ({ aim, gain, command }) => aim === 'siege' && (gain > 0.5 || isBesieging(world, command)),
  );
  return supplyActionCost(world, power) * Math.min(2, sieges.length);
}

const isBesieging = ({ state }: World, { stack, side }: Command): boolean => state.sieges[stack.at]?.by === side;

/** Whether an army of the Power stands where no depot feeds it, but one could. */
const hungry = (world: World, power: Power): boolean => {
  const net = supplied(world, power);
  const reach = depotReach(world, power);
  return world.state.stacks.some(
    (stack) => isMajor(stack) && stack.troops[power] !== undefined && !net.has(stack.at) && reach.has(stack.at),
  );
};

/** A depot goes where the largest hungry army is, or the largest. */
const moveDepot: Judge = (world, { ask: { args = {} } }) => {
  const nation = POWERS.find((each) => each === args.nation);
  if (!nation) return () => 1;
  const reach = depotReach(world, nation);
  const armies = world.state.stacks.filter((stack) => isMajor(stack) && stack.troops[nation] !== undefined);
  const [army] = armies.sort(
    (a, b) => spOf(b) + (b.supply === 'full' ? 0 : 20) - spOf(a) - (a.supply === 'full' ? 0 : 20),
  );
  if (!army) return () => 1;
  const miles = milesFrom(world, army.at);
  const side = sideOf(world.state, nation);
  return ([head = '', to = '']) => {
    if (head !== 'to') return 0.2;
    const guarded = forcesAt(world, to, side).length > 0 ? 1 : 0;
    return Math.exp((reach.has(to) ? 2 : 0) + guarded - 0.4 * Math.max(0, (miles.get(to) ?? 20) - 1));
  };
};

const light: Judge =
  (world) =>
  ([head = '', name = '']) => {
    if (head === 'done') return 1;
    const stack = head === 'in' ? stackOfLeader(world.state, name) : undefined;
    return stack && lightUnits(stack) === 0 && spOf(stack) > 8 ? 1.3 : 0.1;
  };

const QUESTIONS: Readonly<Record<string, Judge>> = {
  'supply-actions': spend,
  resupply: spend,
  'siege-step': spend,
  'move-depot': moveDepot,
  'light-transfer': light,
  strategy,
  'designate-ops': designate,
  'designate-event': designate,
  'designate-winter': designate,
  'designate-admin': designate,
  'designate-minor': designate,
  march,
  attack,
  intercept: react,
  interrupt: react,
  withdraw,
  inside: withdraw,
  recovery:
    () =>
    ([head]) =>
      head === 'none' ? 0.05 : 1,
};

/** Of everything else the proposal, or the end. */
const LIKED: Readonly<Record<string, number>> = { proposal: 9, done: 3, pass: 2, stand: 2, none: 1, 'by-hand': 0.01 };

/** The plausibility of options of a question, in their order. */
export function plausibilities(world: World, question: Question, options = question.options): readonly number[] {
  const weigh = QUESTIONS[question.ask.id]?.(world, question) ?? (([head = '']) => LIKED[head] ?? 1);
  return options.map(({ id }) => Math.max(0, weigh(id.split('/'))));
}
