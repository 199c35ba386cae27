import { Random } from '@quadrille/kernel';
import type { Skill } from './bot.ts';
import { standing } from './horizon.ts';
import { weigh } from './policy.ts';

/** Options nearly as plausible as the best are tried out, so many of them at most. */
const NEARLY = 0.9;
const TRIED = 16;
/** What the plausibility of an option weighs against what came of it. */
const TRUST = 0.05;

/** Takes the most plausible option; of several it takes the one after which the seat stands best in an imagined world. */
export const greedy: Skill = (insight) => (table, seat, random) => {
  const [only, another] = table.options(seat);
  if (only && !another) return only.id;
  const world = `${random.seed}/${random.below(2 ** 32, 'bot')}`;
  const imagine = () => table.fork(seat, new Random(world));
  const run = imagine();
  const question = run.question(seat);
  if (!question) throw new Error(`${seat} is not asked anything`);
  const weighed = random.shuffle(weigh(insight, run.state, question), 'bot').sort((a, b) => b.weight - a.weight);
  const [best] = weighed;
  if (!best) throw new Error(`${seat} has no options`);
  const open = weighed.slice(0, TRIED).filter(({ weight }) => weight >= NEARLY * best.weight);
  if (open.length === 1) return best.id;
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const scored = open.map(({ id, weight }) => {
    const after = imagine();
    after.answer(seat, id);
    return { id, score: standing(insight, after, seat) + (TRUST * weight) / total };
  });
  return scored.reduce((leader, each) => (each.score > leader.score ? each : leader)).id;
};
