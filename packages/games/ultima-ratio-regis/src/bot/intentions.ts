/** What a player may mean to do next in an impulse: take an area with this force, subjugate, build, trade, calm. */
import type { Intention, Question } from '@quadrille/kernel';
import { goals } from '../land/march.ts';
import type { State } from '../state.ts';
import { type Area, POWERS, type Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { unitNamed } from './deeds.ts';
import { priorsOf } from './prior.ts';
import { promise } from './targets.ts';

export interface Aim extends Intention {
  readonly weight: number;
  /** The option in the impulse that begins it, and when it was meant: the same deed later is another aim. */
  readonly deed: string;
  readonly moment: string;
  /** Where a march leads. */
  readonly to?: Area;
}

/** So many goals of one force are thought of, and so many aims in all. */
const GOALS = 3;
const MOST = 40;

/** How far an impulse has come: what is spent, played and left. */
const momentOf = ({ turn, at, impulse }: State): string =>
  impulse === null
    ? `${turn}/${at}`
    : [turn, at, impulse.spent.length, impulse.played, ...impulse.cards.map(({ points }) => points)].join('/');

export function intentionsOf(world: World, question: Question): readonly Aim[] {
  if (question.ask.id !== 'act') return [];
  const moment = momentOf(world.state);
  const weights = priorsOf(world, question);
  return question.options
    .flatMap(({ id }, i) => aimsOf(world, id, moment, weights[i] ?? 0))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST);
}

function aimsOf(world: World, deed: string, moment: string, weight: number): Aim[] {
  const [, name, action, subject = ''] = deed.split('/');
  const power = POWERS.find((each) => each === name);
  const plain: Aim = { id: deed, deed, moment, weight };
  if (!power || action !== 'march') return [plain];
  const marches = marchAims(world, power, subject, plain);
  return marches.length > 0 ? marches : [plain];
}

/** One aim for each of the best goals of a force. */
function marchAims(world: World, power: Power, subject: string, plain: Aim): Aim[] {
  const unit = unitNamed(world, subject);
  if (!unit) return [];
  return goals(world, power, [unit], unit.at)
    .map((to) => ({ ...plain, id: `${plain.deed} ${to}`, to, weight: promise(world, power, unit.at, to) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, GOALS);
}

export function follow({ state }: World, { ask, options }: Question, { deed, moment, to }: Aim): string | undefined {
  const offered = (id: string): string | undefined => (options.some((option) => option.id === id) ? id : undefined);
  if (ask.id === 'act') return momentOf(state) === moment ? offered(deed) : undefined;
  return ask.id === 'march' && to !== undefined ? offered(`to/${to}`) : undefined;
}
