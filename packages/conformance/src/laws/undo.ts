import { type Answer, give, Match, type Snapshot } from '@quadrille/kernel';
import { holds, same } from '../breach.ts';
import type { Law, Trial } from '../law.ts';
import { begin } from '../play.ts';
import { position, truth } from '../sight.ts';
import { type AnyMatch, observersOf } from '../subject.ts';

/** The way a match has come: its answers, which of them lifted the veil, and the checkpoints it passed. */
interface Past {
  readonly answers: Answer[];
  readonly lifting: boolean[];
  readonly milestones: { readonly answers: number; readonly snapshot: Snapshot }[];
}

/** So many checkpoints are remembered: an undo reaches no further back. */
const REMEMBERED = 100;

/**
 * Law 5. Takes back on a companion of the match, which is then brought in step again. "The record without that answer"
 * is played from the last checkpoint before it, so that long matches cost no more than short ones.
 */
export const undo = {
  id: 'undo',
  says: 'An undo leaves what the record without that answer makes; what lifted the veil is never taken back.',
  watch(trial) {
    const past: Past = { answers: [], lifting: [], milestones: [] };
    let veil = 0;
    let companion = begin(trial);
    return ({ match, answers, dice, deep }) => {
      const last = answers.at(-1);
      if (last) {
        companion.answer(last.seat, last.option, last.question);
        past.answers.push(last);
        past.lifting.push(match.inspect().veil > veil);
      }
      veil = match.inspect().veil;
      const snapshot = match.snapshot();
      if (snapshot.tail.length === 0) past.milestones.push({ answers: answers.length, snapshot });
      if (past.milestones.length > 2 * REMEMBERED) past.milestones.splice(0, REMEMBERED);
      if (!deep) return 0;

      const seat = last && dice.below(2, 'whose') === 0 ? last.seat : dice.pick(match.seats, 'seat');
      const before = truth(companion);
      const outcome = companion.undo(seat);
      const index = answers.findLastIndex((answer) => answer.seat === seat);
      if (!outcome.ok) {
        same(truth(companion), before, 'a refused undo changed the match');
        const mayUndo = index >= 0 && index === answers.length - 1 && !past.lifting[index] && !match.result;
        holds(!mayUndo, () => `${seat} may not take back ${last?.option}: ${outcome.code}`);
        return 1;
      }
      rightlyUndone(trial, companion, past, index);
      companion = again(companion, past.answers, index) ?? replayed(trial, past);
      same(position(companion), position(match), 'giving the answer again made another position');
      return 1;
    };
  },
} as const satisfies Law;

/** The companion is now what the record without that answer makes, and the answer had made nothing known. */
function rightlyUndone({ subject }: Trial, companion: AnyMatch, past: Past, index: number): void {
  const { answers, lifting, milestones } = past;
  const option = answers[index]?.option;
  holds(option !== undefined, 'an answer was taken back that was never given');
  holds(lifting[index] === false, () => `${option} was taken back, although it had made something known`);
  const milestone = milestones.findLast((each) => each.answers <= index);
  holds(milestone !== undefined, 'there is no checkpoint before the first answer');
  const without = Match.restore(subject.definition, milestone.snapshot);
  const taken = give(without, answers.toSpliced(index, 1).slice(milestone.answers));
  holds(taken === answers.length - 1 - milestone.answers, () => `${option} was taken back, but had been built upon`);
  same(position(companion), position(without), `${option} was taken back, and something is left of it`);
  for (const observer of observersOf(subject)) {
    const log = without.log(observer);
    const recent = log.length === 0 ? [] : companion.log(observer).slice(-log.length);
    same(JSON.stringify(recent), JSON.stringify(log), `${observer ?? 'a spectator'} reads another log after an undo`);
  }
}

/** The companion with the answer given again, if it was the last one: otherwise the order would be another. */
function again(companion: AnyMatch, answers: readonly Answer[], index: number): AnyMatch | undefined {
  const answer = answers[index];
  if (!answer || index < answers.length - 1) return undefined;
  return companion.answer(answer.seat, answer.option, answer.question).ok ? companion : undefined;
}

/** The match anew, from the oldest checkpoint that is remembered. */
function replayed(trial: Trial, { answers, milestones }: Past): AnyMatch {
  const [oldest] = milestones;
  const match = oldest ? Match.restore(trial.subject.definition, oldest.snapshot) : begin(trial);
  give(match, answers.slice(oldest?.answers ?? 0));
  return match;
}
