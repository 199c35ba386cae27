/** What a Power may mean to do with its Turn: this card, for this use, with this Command, to that place. */
import type { Intention, Question, Random } from '@quadrille/kernel';
import { anyMarch } from '../agenda.ts';
import { cardOf } from '../cards/hands.ts';
import { commanderOf, initiativeOf } from '../facts/leaders.ts';
import { findStack } from '../facts/spaces.ts';
import type { LeaderId, SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { coursesOf, type Plan } from './plans.ts';
import { plansNow, plausibilities } from './prior.ts';

export interface Campaign extends Intention {
  readonly weight: number;
  /** The answer in the Strategy Card Segment: `ops/P4`, `event/P4`, `raids/P4/border`, `done`. */
  readonly use: string;
  /** With a card for Ops: who marches, and where to. */
  readonly march?: { readonly leader: LeaderId; readonly to: SpaceId };
}

/** So many Commands and so many goals of each are thought of. */
const COMMANDS = 5;
const GOALS = 4;

const bare = (use: string, weight: number): Campaign => ({ id: use, use, weight });

const marching = (use: string, leader: LeaderId, { to, gain }: Plan): Campaign => ({
  id: `${use} ${leader} ${to}`,
  use,
  march: { leader, to },
  weight: Math.exp(1.6 * gain),
});

/** Every march worth a thought with the lowest card that will do, and every other use of a card by itself. */
export function intentionsOf(world: World, question: Question): readonly Campaign[] {
  if (question.ask.id !== 'strategy') return [];
  const weights = plausibilities(world, question);
  const uses = question.options.map(({ id }, i) => bare(id, weights[i] ?? 0));
  const cards = uses
    .filter(({ use }) => use.startsWith('ops/'))
    .sort((a, b) => opsOf(world, a.use) - opsOf(world, b.use));
  const marches = plansNow(world)
    .slice(0, COMMANDS)
    .flatMap((plan) => {
      const { stack } = plan.command;
      const leader = commanderOf(world, stack);
      const card = cards.find(({ use }) => opsOf(world, use) >= initiativeOf(world, stack));
      if (leader === null || !card) return [];
      return coursesOf(world, plan.command, GOALS).map((course) => marching(card.use, leader, course));
    });
  return [...marches, ...uses.filter(({ use }) => !use.startsWith('ops/'))].filter(({ weight }) => weight > 0);
}

const opsOf = (world: World, use: string): number => cardOf(world, use.split('/')[1] ?? '').ops;

export function follow({ state }: World, { ask, options }: Question, { use, march }: Campaign): string | undefined {
  const offered = (id: string): string | undefined => (options.some((option) => option.id === id) ? id : undefined);
  if (ask.id === 'strategy') return offered(use);
  if (!march) return undefined;
  if (ask.id === 'designate-ops') return offered(march.leader);
  if (ask.id === 'compose') return offered('done');
  if (ask.id !== 'march') return undefined;
  const task = anyMarch(state);
  const stack = task && findStack(state, task.stack);
  if (!stack?.leaders.includes(march.leader)) return undefined;
  return stack.at === march.to ? undefined : (offered(`march/${march.to}`) ?? undefined);
}

/** The same Command somewhere else, or another with the same card. */
export function mutate(one: Campaign, other: Campaign, random: Random): Campaign | undefined {
  if (!one.march || !other.march || one.march.leader !== other.march.leader) return undefined;
  const use = random.pick([one.use, other.use], 'mutate');
  return { ...one, id: `${use} ${one.march.leader} ${other.march.to}`, use, march: other.march };
}
