import { Random } from '@quadrille/kernel';
import type { Bot, Skill } from './bot.ts';
import { drawFrom } from './policy.ts';

/** Any option, each as likely as the others. */
export const anything: Bot = (table, seat, random) => random.pick(table.options(seat), 'bot').id;

/** A plausible option, not always the best: who knows the game, but is in a hurry. */
export const offhand: Skill = (knowledge) => (table, seat, random) => {
  const run = table.fork(seat, new Random(`${random.seed}/${random.below(2 ** 32, 'bot')}`));
  const question = run.question(seat);
  if (!question) throw new Error(`${seat} is not asked anything`);
  return drawFrom(knowledge, run.state, question, random);
};
