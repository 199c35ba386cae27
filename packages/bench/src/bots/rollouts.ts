import type { Knowledge } from '@quadrille/bots/bot.ts';
import { standing, toHorizon } from '@quadrille/bots/horizon.ts';
import { weigh } from '@quadrille/bots/policy.ts';
import { Match, Random } from '@quadrille/kernel';
import { coalitions, type Position } from './positions.ts';

/** What rollouts to the horizon cost, in time of the thread. */
export interface Pace {
  readonly rollouts: number;
  readonly perSecond: number;
  readonly answersEach: number;
  readonly microsecondsPerAnswer: number;
  readonly microsecondsToImagine: number;
}

const spent = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since);
  return user + system;
};

/** Rolls out from every position in turn until so many milliseconds have been used. */
export function pace(positions: readonly Position[], ms: number): Pace {
  const { definition, insight } = coalitions;
  if (!insight) throw new Error('Coalitions has no insight');
  const knowledge: Knowledge = insight;
  const tables = positions.map(({ seat, snapshot }) => ({ seat, match: Match.restore(definition, snapshot) }));
  let imagining = 0;
  let playing = 0;
  let rollouts = 0;
  let answers = 0;
  for (; imagining + playing < 1000 * ms; rollouts++) {
    const table = tables[rollouts % tables.length];
    if (!table) throw new Error('There are no positions');
    const { seat, match } = table;
    const luck = new Random(`pace/${rollouts}`);
    let clock = process.threadCpuUsage();
    const run = match.fork(seat, luck);
    imagining += spent(clock);
    clock = process.threadCpuUsage();
    const before = run.answered;
    const question = run.question(seat);
    const [best] = question ? weigh(knowledge, run.state, question).sort((a, b) => b.weight - a.weight) : [];
    if (best) run.answer(seat, best.id);
    toHorizon(knowledge, run, { seat, random: luck });
    standing(knowledge, run, seat);
    playing += spent(clock);
    answers += run.answered - before;
  }
  const total = imagining + playing;
  return {
    rollouts,
    perSecond: (1e6 * rollouts) / total,
    answersEach: answers / rollouts,
    microsecondsPerAnswer: playing / answers,
    microsecondsToImagine: imagining / rollouts,
  };
}
