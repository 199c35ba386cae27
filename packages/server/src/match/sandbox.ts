import {
  type Answer,
  type AnyEvent,
  type Entry,
  give,
  type Outcome,
  Random,
  type Run,
  type Title,
} from '@quadrille/kernel';
import type { Context } from '../context.ts';
import type { Reader } from '../store/schema.ts';
import { loadTable, type Origin } from '../tables/table.ts';
import { type Playable, playableWith } from './live.ts';
import { openAt } from './open.ts';

type AnyRun = Run<unknown, AnyEvent, string, unknown>;

const refuse = (code: string, sentence: string): Outcome => ({ ok: false, code, sentence });
const STALE = refuse('stale', 'The table has moved on since you were asked. Look again.');
const NOTHING = refuse('undo-nothing', 'You have nothing to take back.');
const BUILT_UPON = refuse('undo-built-upon', 'A later answer rests upon this. Take that back first.');

/**
 * A what-if: the position of another match, with what its owner cannot know imagined, played on from there. Here
 * everything can be taken back, for nothing that happens is real.
 */
export async function openSandbox(context: Context, title: Title, origin: Origin, db: Reader): Promise<Playable> {
  const table = await loadTable(db, origin.table);
  const { match } = await openAt(context, title, table, { to: origin.seq, db });
  return sandboxed(() => {
    const run = match.branch();
    if (origin.imagined !== null) run.imagine(origin.seat, new Random(origin.imagined));
    return run;
  });
}

function sandboxed(fresh: () => AnyRun): Playable {
  let run = fresh();
  let given: Answer[] = [];
  let undone = 0;
  let news: readonly Entry<AnyEvent>[] = [];
  const suffix = () => (undone === 0 ? '' : `.${undone}`);

  const which = (seat: string, stamp: string): number | undefined => {
    const index = run.questions(seat).findIndex((each) => `${each.stamp}${suffix()}` === stamp);
    return index < 0 ? undefined : index;
  };

  const replayed = (answers: readonly Answer[]): AnyRun | undefined => {
    const again = fresh();
    return give(again, answers) === answers.length ? again : undefined;
  };

  const acts: Parameters<typeof playableWith>[2] = {
    decisions: (seat) => (seat === undefined ? run.seats : [seat]).flatMap((each) => run.decisions(each, suffix())),
    which,
    answer: (seat, option, named) => {
      const question = typeof named === 'string' ? which(seat, named) : named;
      if (question === undefined && named !== undefined && run.question(seat)) return STALE;
      const known = run.entries.length;
      const outcome = run.answer(seat, option, question);
      if (!outcome.ok) return outcome;
      given.push({ seat, option, ...(question !== undefined && { question }) });
      news = run.entries.slice(known);
      return outcome;
    },
    undo: (seat) => {
      const index = given.findLastIndex((each) => each.seat === seat);
      if (index < 0) return NOTHING;
      const left = given.toSpliced(index, 1);
      const before = replayed(left);
      if (!before) return BUILT_UPON;
      run = before;
      given = left;
      undone++;
      return { ok: true };
    },
    branch: () => replayed(given) ?? fresh(),
    /** Nothing is veiled here. */
    veil: () => 0,
    undone: (times) => {
      undone = times;
    },
  };
  return playableWith(
    () => run,
    () => news,
    acts,
  );
}
