import { type Answer, Match, type Seat, type Snapshot } from '@quadrille/kernel';
import { holds, same } from '../breach.ts';
import type { Law } from '../law.ts';
import { begin } from '../play.ts';
import { position, truth } from '../sight.ts';
import { type AnyMatch, observersOf } from '../subject.ts';

/** A checkpoint that was passed on the way. */
interface Milestone {
  readonly answers: number;
  readonly snapshot: Snapshot;
}

/**
 * Law 5. Takes back on a companion of the match, which is then brought in step again. "The record without that answer"
 * is played from the last checkpoint before it, so that long matches cost no more than short ones.
 */
export const undo = {
  id: 'undo',
  says: 'An undo leaves what the record without that answer makes; what lifted the veil is never taken back.',
  watch(trial) {
    const { subject } = trial;
    const { definition } = subject;
    const milestones: Milestone[] = [];
    const lifting: boolean[] = [];
    let veil = 0;
    let companion = begin(trial);
    return ({ match, answers, dice, deep }) => {
      const last = answers.at(-1);
      if (last) {
        companion.answer(last.seat, last.option);
        lifting.push(match.inspect().veil > veil);
      }
      veil = match.inspect().veil;
      const snapshot = match.snapshot();
      if (snapshot.tail.length === 0) milestones.push({ answers: answers.length, snapshot });
      if (!deep) return 0;

      const seat = last && dice.below(2, 'whose') === 0 ? last.seat : dice.pick(match.seats, 'seat');
      const before = truth(companion);
      const outcome = companion.undo(seat);
      const index = answers.findLastIndex((answer) => answer.seat === seat);
      if (!outcome.ok) {
        same(truth(companion), before, 'a refused undo changed the match');
        const own = index === answers.length - 1 && index >= 0 && !match.result;
        holds(!own || lifting[index] === true, () => `${seat} may not take back ${last?.option}: ${outcome.code}`);
        return 1;
      }
      holds(index >= 0, () => `${seat} took back an answer it never gave`);
      holds(lifting[index] === false, () => `${seat} took back ${answers[index]?.option}, which made something known`);
      const milestone = milestones.findLast((each) => each.answers <= index);
      holds(milestone !== undefined, 'there is a checkpoint before every answer');
      const without = Match.restore(definition, milestone.snapshot);
      for (const each of answers.toSpliced(index, 1).slice(milestone.answers)) {
        holds(
          without.answer(each.seat, each.option).ok,
          () => `${each.option} had been built upon what was taken back`,
        );
      }
      same(position(companion), position(without), `${seat} took back ${answers[index]?.option}`);
      for (const observer of observersOf(subject)) sameEnd(companion, without, observer);

      companion = inStep(companion, answers, index) ?? begin(trial);
      if (companion.answered === 0) for (const each of answers) companion.answer(each.seat, each.option);
      same(position(companion), position(match), 'giving the answer again made another position');
      return 1;
    };
  },
} as const satisfies Law;

/** The log of the match ends as the one that was begun later. */
function sameEnd(match: AnyMatch, later: AnyMatch, observer: Seat | null): void {
  const log = later.log(observer);
  const recent = log.length === 0 ? [] : match.log(observer).slice(-log.length);
  same(JSON.stringify(recent), JSON.stringify(log), `${observer ?? 'a spectator'} reads another log after an undo`);
}

/** The companion with the answer given again, if it was the last one. */
function inStep(companion: AnyMatch, answers: readonly Answer[], index: number): AnyMatch | undefined {
  const answer = answers[index];
  if (!answer || index < answers.length - 1) return undefined;
  return companion.answer(answer.seat, answer.option).ok ? companion : undefined;
}
