import { holds } from '../breach.ts';
import type { Law } from '../law.ts';

/** What bots go by: numbers that can be compared, for every seat and option that may come up. */
export const insight = {
  id: 'insight',
  says: 'Positions are worth something from 0 to 1 to every seat, and every option has a weight.',
  watch({ subject }) {
    const { insight: knowledge } = subject;
    return ({ match, dice, deep }) => {
      if (!knowledge) return 1;
      if (!deep || match.result) return 0;
      for (const seat of match.seats) {
        const run = match.fork(seat, dice);
        const before = JSON.stringify(run.state);
        const worth = knowledge.evaluate(run.state, seat);
        holds(worth >= 0 && worth <= 1, () => `the position is worth ${worth} to ${seat}`);
        const question = run.question(seat);
        for (const option of question?.options ?? []) {
          const weight = question ? knowledge.prior(run.state, question, option) : 1;
          holds(weight >= 0 && Number.isFinite(weight), () => `${option.id} has weight ${weight}`);
        }
        knowledge.boundary(run);
        holds(JSON.stringify(run.state) === before, 'weighing a position changed it');
      }
      return match.seats.length;
    };
  },
} as const satisfies Law;
