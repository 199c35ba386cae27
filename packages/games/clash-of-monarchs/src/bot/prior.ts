/** How plausible an answer looks, question by question, in the order of a Turn. */
import type { AnyOption, Question } from '@quadrille/kernel';
import { anyMarch } from '../agenda.ts';
import { cardOf } from '../cards/hands.ts';
import { initiativeOf, movementRating, stackOfLeader } from '../facts/leaders.ts';
import { findStack, forcesAt, sideOfStack, stacksAt } from '../facts/spaces.ts';
import { lightUnits, spOf } from '../facts/troops.ts';
import type { Stack } from '../state.ts';
import { type Alliance, opposing, type SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { bestGain, defence, promise, weight, worthStanding } from './goals.ts';

type Weigh = (world: World, parts: readonly string[], question: Question) => number;

/** The force of this name: that of a leader, or the leaderless one of a space. */
const named = (world: World, parts: readonly string[]): Stack | undefined => {
  const [head = '', at = ''] = parts;
  return head === 'force'
    ? stacksAt(world.state, at).find((each) => each.leaders.length === 0)
    : stackOfLeader(world.state, head);
};

const ownForces = (world: World, side: Alliance): Stack[] =>
  world.state.stacks.filter(
    (stack) => stack.leaders.length > 0 && spOf(stack) > 0 && sideOfStack(world, stack) === side,
  );

const activeSide = (world: World): Alliance =>
  world.state.active === 'PR' || world.state.active === 'BR' ? 'ap' : 'coalition';

/** What a card of so many Ops could do: the best march of a Command it activates. */
function marchGain(world: World, ops: number): number {
  const gains = ownForces(world, activeSide(world))
    .filter((stack) => stack.morale !== 'routed' && initiativeOf(world, stack) <= ops)
    .map((stack) => bestGain(world, stack, movementRating(world, stack)));
  return Math.max(0, ...gains);
}

const strategy: Weigh = (world, [use = '', card = '']) => {
  if (use === 'ops') return 1.5 + marchGain(world, cardOf(world, card).ops) - 0.25 * cardOf(world, card).ops;
  if (use === 'event') return 2.5;
  if (use === 'raids') return 1.8;
  if (use === 'coup') return 2;
  if (use === 'colonial') return 1.5;
  if (use === 'admin-march' || use === 'minor-march') return 0.4;
  if (use === 'distribute') return 0.01;
  return use === 'done' ? 0.6 : 0.2;
};

const designate: Weigh = (world, parts) => {
  const stack = named(world, parts);
  if (!stack) return parts[0] === 'done' ? 0.5 : 1;
  return 0.2 + bestGain(world, stack, movementRating(world, stack)) ** 2;
};

/** On the march: go where most is to be had, and stay where it is. */
const march: Weigh = (world, [head = '', to = '']) => {
  const task = anyMarch(world.state);
  const stack = task && findStack(world.state, task.stack);
  if (!stack) return 1;
  if (head === 'done') return Math.exp(promise(world, stack, stack.at));
  if (head === 'march') return Math.exp(promise(world, stack, to) - 0.05);
  if (head === 'pick-up') return 0.4 * Math.exp(worthStanding(world, stack, stack.at));
  return 0.01;
};

/** SPs that the question names, for a side that has them; otherwise what stands at the place. */
const against = (world: World, { ask: { args = {} } }: Question, side: Alliance): number => {
  const at = String(args.at ?? '');
  return world.data.board.spaces.has(at) ? defence(world, at, side) : Number(args.sp ?? 0);
};

const attack: Weigh = (world, [head], question) => {
  const at = String(question.ask.args?.at ?? '');
  if (!world.data.board.spaces.has(at)) return 1;
  const side = seatSide(question);
  const own = forcesAt(world, at, side).reduce((sum, stack) => sum + weight(world, stack, 'offense'), 0);
  const odds = own / Math.max(1, against(world, question, opposing(side)));
  return head === 'attack' ? odds ** 3 : 1.3;
};

const seatSide = ({ seat }: Question): Alliance =>
  seat === 'prussia' || seat === 'britain' || seat === 'anglo-prussia' ? 'ap' : 'coalition';

/** Intercept what is weaker; an Interrupt is worth its card now and then. */
const react: Weigh = (world, [head = '', leader = ''], { ask: { args = {} } }) => {
  if (head === 'interrupt') return 1.4;
  if (head !== 'intercept') return head === 'pass-march' ? 0.9 : 1;
  const stack = stackOfLeader(world.state, leader);
  return stack ? (weight(world, stack, 'offense') / Math.max(1, Number(args.sp ?? 1) * 1.25)) ** 3 : 0;
};

/** Give way to what is stronger, to where it is safest. */
const withdraw: Weigh = (world, [head = '', to = ''], question) => {
  const mover = anyMarch(world.state);
  const enemy = mover && findStack(world.state, mover.stack);
  const side = seatSide(question);
  if (!enemy) return 1;
  const own = forcesAt(world, enemy.at, side).reduce((sum, stack) => sum + weight(world, stack, 'defense'), 0);
  const danger = weight(world, enemy, 'offense') / Math.max(1, own);
  if (head === 'stand' || head === 'outside') return 1;
  return danger ** 2 * (head === 'withdraw' ? 1 - 0.1 * enemiesNear(world, to, side) : 0.9);
};

const enemiesNear = (world: World, at: SpaceId, side: Alliance): number =>
  Math.min(8, defence(world, at, opposing(side)) / 3);

const spend: Weigh = (world, [head = '', card = '']) => {
  const power = world.state.active;
  const purse = power ? world.state.powers[power].supplyActions : 0;
  const needed = Object.values(world.state.sieges).some(({ by }) => by === activeSide(world)) ? 2 : 1;
  if (head === 'buy') return purse < needed ? 1.5 - 0.3 * cardOf(world, card).ops : 0.1;
  return { supplies: 3, rally: 2, siege: 4, share: 0.4, build: 0.3, depot: 0.15, distribute: 0.02 }[head] ?? 1;
};

const light: Weigh = (world, [head = '', name = '']) => {
  if (head === 'done') return 1;
  const stack = head === 'in' ? stackOfLeader(world.state, name) : undefined;
  return stack && lightUnits(stack) === 0 && spOf(stack) > 5 ? 1.3 : 0.1;
};

const QUESTIONS: Readonly<Record<string, Weigh>> = {
  'supply-actions': spend,
  resupply: spend,
  'siege-step': spend,
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
};

/** Of everything else the proposal, or the end. */
const LIKED: Readonly<Record<string, number>> = { proposal: 9, done: 3, pass: 2, stand: 2, none: 1, 'by-hand': 0.01 };

export function plausible(world: World, question: Question, { id }: AnyOption): number {
  const parts = id.split('/');
  const weigh = QUESTIONS[question.ask.id];
  return weigh ? Math.max(0, weigh(world, parts, question)) : (LIKED[parts[0] ?? ''] ?? 1);
}
