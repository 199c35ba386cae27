import type { AnyInsight, Intention, Question, Random, Seat } from '@quadrille/kernel';
import { holds } from '../breach.ts';
import type { Law } from '../law.ts';
import { anyAnswer } from '../play.ts';
import type { AnyRun } from '../subject.ts';

/** How far an intention is followed. */
const AHEAD = 12;

/** What bots go by: numbers that can be compared, for every seat and option that may come up, and plans that can be played. */
export const insight = {
  id: 'insight',
  says: 'Positions are worth something from 0 to 1 to every seat, options have a weight, intentions can be followed.',
  watch({ subject }) {
    const { insight: knowledge } = subject;
    return ({ match, dice, deep }) => {
      if (!knowledge) return 1;
      if (!deep || match.result) return 0;
      for (const seat of match.seats) {
        const run = match.fork(seat, dice);
        const before = JSON.stringify(run.state);
        weighed(knowledge, run, seat);
        const meant = intended(knowledge, run, seat, dice);
        knowledge.boundary(run);
        holds(JSON.stringify(run.state) === before, 'weighing a position changed it');
        if (meant) followed(knowledge, run, seat, meant, dice);
      }
      return match.seats.length;
    };
  },
} as const satisfies Law;

const isShare = (value: number | undefined): boolean => value !== undefined && value >= 0 && value <= 1;

function weighed(knowledge: AnyInsight, run: AnyRun, seat: Seat): void {
  const worth = knowledge.evaluate(run.state, seat);
  holds(isShare(worth), () => `the position is worth ${worth} to ${seat}`);
  const standing = knowledge.standings?.(run.state)[seat];
  holds(!knowledge.standings || isShare(standing), () => `${seat} stands at ${standing}`);
  const likely = knowledge.likely?.(run.state, seat);
  holds(likely === undefined || isShare(likely), () => `an imagined world has the likelihood ${likely}`);
  const spoils = knowledge.spoils?.([seat], seat);
  holds(spoils === undefined || isShare(spoils), () => `a victory is worth ${spoils} to ${seat}`);
  for (const question of run.questions(seat)) {
    for (const option of question.options) {
      const weight = knowledge.prior(run.state, question, option);
      holds(weight >= 0 && Number.isFinite(weight), () => `${option.id} has weight ${weight}`);
    }
    offered(question, knowledge.atOnce?.(run.state, question), 'a formula');
  }
}

/** One of the intentions of a seat, or a neighbour of two of them. */
function intended(knowledge: AnyInsight, run: AnyRun, seat: Seat, dice: Random): Intention | undefined {
  const question = run.waiting.includes(seat) ? run.question(seat) : undefined;
  const all = (question && knowledge.intentions?.(run.state, seat, question)) ?? [];
  if (all.length === 0) return undefined;
  for (const { id, weight = 1 } of all)
    holds(id !== '' && weight > 0 && Number.isFinite(weight), () => `the intention '${id}' has weight ${weight}`);
  const [one, other] = [dice.pick(all, 'intention'), dice.pick(all, 'intention')];
  return knowledge.mutate?.(run.state, one, other, dice) ?? one;
}

/** Follows an intention for a while; where it has nothing to say anything is answered. */
function followed(knowledge: AnyInsight, run: AnyRun, seat: Seat, meant: Intention, dice: Random): void {
  for (let step = 0; step < AHEAD && !run.result; step++) {
    const question = run.waiting.includes(seat) ? run.question(seat) : undefined;
    const option = question && knowledge.follow?.(run.state, question, meant);
    if (question && step === 0) offered(question, option, `the intention '${meant.id}'`);
    // Later the world may be another than it was meant for: what is not on offer then says nothing.
    if (option === undefined || !run.answer(seat, option).ok) {
      const any = anyAnswer(run, dice);
      run.answer(any.seat, any.option, any.question);
    }
  }
}

function offered({ ask, options }: Question, option: string | undefined, who: string): void {
  const known = option === undefined || options.some(({ id }) => id === option);
  holds(known, () => `${who} answers ${ask.id} with ${option}, which is not on offer`);
}
