/** Whole plans: which Generals march where in this round of movement (C §7.6). */
import type { Intention, Question, Random } from '@quadrille/kernel';
import type { World } from '../state.ts';
import { gainsOf } from './prior.ts';

/** Where the Generals go: each takes one option, those who are not named stay. */
export interface Campaign extends Intention {
  readonly orders: Readonly<Record<string, string>>;
}

/** Of every General so many moves are thought of, and of so many plans in all. */
const MOVES = 5;
const MOST = 40;
/** A difference of so much Influence makes a plan e times as plausible. */
const TEMPERATURE = 0.3;
/** No plan is quite impossible. */
const LEAST = -50;

/** The best for every General; that with another choice for one of them; or only one of them marches. */
export function intentionsOf(world: World, question: Question): readonly Campaign[] {
  if (question.ask.id !== 'march') return [];
  const gains = gainsOf(world, question);
  const choices = question.options
    .map(({ id }, i) => ({ id, gain: gains[i] ?? 0 }))
    .filter(({ id }) => id !== 'done')
    .toSorted((a, b) => b.gain - a.gain);
  const moves = Map.groupBy(choices, ({ id }) => id.split('/')[1] ?? id);
  const best: Record<string, string> = {};
  for (const [general, [first]] of moves) if (first && first.gain > 0) best[general] = first.id;
  const plans: Record<string, string>[] = [best, {}];
  for (const [general, all] of moves) {
    const { [general]: _, ...without } = best;
    plans.push(without);
    for (const { id } of all.slice(0, MOVES)) plans.push({ ...best, [general]: id }, { [general]: id });
  }
  return weighed(plans, new Map(choices.map(({ id, gain }) => [id, gain])));
}

/** The most plausible ones, the best first, each once. */
function weighed(plans: readonly Campaign['orders'][], gainOf: ReadonlyMap<string, number>): readonly Campaign[] {
  const worth = (orders: Campaign['orders']) =>
    Object.values(orders).reduce((sum, id) => sum + (gainOf.get(id) ?? 0), 0);
  const best = Math.max(...plans.map(worth));
  const weight = (orders: Campaign['orders']) => Math.exp(Math.max(LEAST, (worth(orders) - best) / TEMPERATURE));
  const named = new Map(plans.map((orders) => [idOf(orders), { orders, weight: weight(orders) }]));
  return [...named]
    .map(([id, plan]) => ({ id, ...plan }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST);
}

/** Equal plans have equal names. */
const idOf = (orders: Campaign['orders']): string => Object.values(orders).toSorted().join(' ') || 'stay';

/** The next order that can be given; `done` when all have been. Other questions are not its business. */
export function follow({ ask, options }: Question, { orders }: Campaign): string | undefined {
  if (ask.id !== 'march') return undefined;
  return Object.values(orders).find((id) => options.some((option) => option.id === id)) ?? 'done';
}

/** One General does what he does in the other plan. */
export function mutate(one: Campaign, other: Campaign, random: Random): Campaign | undefined {
  const generals = [...new Set([...Object.keys(one.orders), ...Object.keys(other.orders)])].toSorted();
  if (generals.length === 0) return undefined;
  const general = random.pick(generals, 'mutate');
  const { [general]: _, ...without } = one.orders;
  const taken = other.orders[general];
  const orders = taken === undefined || taken === one.orders[general] ? without : { ...without, [general]: taken };
  return { ...one, id: idOf(orders), orders };
}
