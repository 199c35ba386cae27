import type { Answer } from './checkpoint.ts';
import type { Outcome } from './decision.ts';
import type { AnyDefinition, AnyEvent, Foreseen } from './definition.ts';
import { digest } from './plain.ts';
import type { Question, Seat } from './question.ts';
import { Random } from './random.ts';
import { PASS } from './rules.ts';
import { give, type Run } from './run.ts';

type AnyRun = Run<unknown, AnyEvent, string, unknown>;

/** An answer of a list: the question it is meant for, by the id of its prompt, and the option. */
export interface Item {
  /** Absent: the first question that has no answer yet. */
  readonly question?: string;
  /** For which Power, where a seat is asked the same thing for several. */
  readonly about?: string;
  readonly option: string;
}

/** A match as it is looked ahead from. */
export interface Outset {
  readonly definition: AnyDefinition;
  /** A line of play of its own from here. */
  branch(): AnyRun;
  /** Whether the table answers for this seat what is no choice; and a seed to imagine worlds with. */
  readonly forces?: { of(seat: Seat): boolean; readonly seed: string };
}

/** A line of play beside the match, with all it was given: so that another like it can be made. */
export interface Branch {
  readonly run: AnyRun;
  readonly given: readonly Answer[];
}

export function branchOf(outset: Outset, given: readonly Answer[] = []): Branch {
  const run = outset.branch();
  give(run, given);
  return { run, given };
}

/** Which of these questions an item is meant for: the first without an answer that it names; −1: none. */
export const openFor = (questions: readonly Question[], { question, about }: Omit<Item, 'option'>): number => {
  const open = questions.findIndex(
    ({ ask, chosen }) =>
      chosen === undefined && (question ?? ask.id) === ask.id && (about === undefined || ask.about === about),
  );
  return open < 0 && question === undefined && questions.length > 0 ? 0 : open;
};

/** How many worlds a stranger imagines before we believe that everybody knows there is one option only. */
const WORLDS = 12;

/** A decision that is no choice, where its being no choice is public knowledge. */
export function forcedIn(
  { definition, forces }: Outset,
  line: { readonly waiting: readonly Seat[]; questions(seat: Seat): readonly Question[] },
  another: () => AnyRun | undefined,
): Answer | undefined {
  if (!forces) return undefined;
  for (const seat of line.waiting) {
    if (!forces.of(seat)) continue;
    for (const [which, question] of line.questions(seat).entries()) {
      const [only, more] = question.options;
      if (question.secret || only === undefined || more !== undefined) continue;
      const forced = { seat, option: only.id, question: which };
      const open = !question.closed && definition.open?.includes(question.ask.id);
      if (open || isPublic(another(), forced, forces.seed)) return forced;
    }
  }
  return undefined;
}

/**
 * Whether a stranger knows that this is the only option: it is so in every world they can imagine. Otherwise answering
 * at once would tell the others something of a hidden hand. Of open questions that is known beforehand.
 */
function isPublic(world: AnyRun | undefined, { seat, option, question }: Answer, seed: string): boolean {
  if (!world) return false;
  const random = new Random(seed);
  for (let imagined = 0; imagined < WORLDS; imagined++) {
    world.imagine(null, random);
    const options = world.options(seat, question);
    if (options.length !== 1 || options[0]?.id !== option) return false;
  }
  return true;
}

/** The branch one answer longer, and whether that made something known; nothing if it is refused. */
function longer(branch: Branch, answer: Answer): { readonly branch: Branch; readonly outcome: Outcome } {
  const outcome = branch.run.answer(answer.seat, answer.option, answer.question);
  return { branch: outcome.ok ? { run: branch.run, given: [...branch.given, answer] } : branch, outcome };
}

/** The branch with what is no choice answered, as the table does by itself, as long as nothing becomes known by it. */
function settled(outset: Outset, branch: Branch): Branch {
  const { run, given } = branch;
  const forced = run.result ? undefined : forcedIn(outset, run, () => branchOf(outset, given).run);
  if (!forced) return branch;
  const { veil } = run;
  const after = longer(branch, forced);
  return run.veil > veil ? branchOf(outset, given) : settled(outset, after.branch);
}

/** No table asks for more rounds of reactions than this before whoever began is asked again. */
const MOST_ROUNDS = 20;

/**
 * The branch, gone on until the seat is asked again, if all others let it pass: nothing if somebody is asked what cannot
 * be let pass, or if something hidden would become known on the way. The branch itself stays as it is.
 */
export function passedOn(outset: Outset, { given }: Branch, seat: Seat): Branch | undefined {
  let branch = branchOf(outset, given);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { run } = branch;
    if (run.result || run.waiting.includes(seat)) return branch;
    const { veil } = run;
    const open = run.waiting.flatMap((other) => run.questions(other).map((question, which) => ({ question, which })));
    for (const { question, which } of open) {
      if (question.chosen !== undefined) continue;
      if (!question.reaction) return undefined;
      branch = longer(branch, { seat: question.seat, option: PASS.id, question: which }).branch;
    }
    // That the reactions are in lifts the veil once. Whatever lifts it beyond that is news.
    if (run.veil > veil + 1) return undefined;
    branch = settled(outset, branch);
  }
  return undefined;
}

/** How far a look ahead has come. */
export interface Ahead {
  readonly branch: Branch;
  /** How many of the items were played. */
  readonly took: number;
  /** Why no more: something hidden would become known, others are asked, the match is over, or the item does not fit. */
  readonly stopped?: 'veil' | 'others' | 'over' | 'another' | Exclude<Outcome, { ok: true }>;
  /** After so many of them others may react: what follows is as it would be if they let it pass. */
  readonly passing?: number;
  /** What the game says beforehand, from what the seat sees. */
  readonly forecast: readonly Foreseen[];
}

/**
 * Plays answers of one seat on a branch of the match, up to the point where something hidden would become known. Where
 * others may react it goes on as if they let it pass. Nothing of the match itself changes.
 */
export function lookAhead(outset: Outset, seat: Seat, items: readonly Item[]): Ahead {
  let branch = branchOf(outset);
  let passing: number | undefined;
  let thought: readonly Foreseen[] = [];
  const end = (took: number, stopped?: Ahead['stopped']): Ahead => ({
    branch,
    took,
    ...(stopped && { stopped }),
    ...(passing !== undefined && { passing }),
    forecast: once([...thought, ...forecastOf(outset, seat, branch, stopped === 'veil' ? items[took] : undefined)]),
  });
  for (const [took, item] of items.entries()) {
    const { run, given } = branch;
    if (run.result) return end(took, 'over');
    const question = openFor(run.questions(seat), item);
    if (question < 0) return end(took, run.waiting.includes(seat) ? 'another' : 'others');
    // Whether the others' reactions are in is known to nobody before: what comes of one's own is not tried.
    if (run.questions(seat)[question]?.reaction) return end(took, 'veil');
    const veil = run.veilFor(seat);
    // What the last answer may bring is asked before it is tried: afterwards it is no longer uncertain.
    const uncertain = took === items.length - 1 ? forecastOf(outset, seat, branch, item) : [];
    const { outcome, branch: after } = longer(branch, { seat, option: item.option, question });
    if (!outcome.ok) return end(took, outcome);
    if (run.veilFor(seat) > veil) {
      // It has gone one answer too far: the harmless ones are played again.
      branch = branchOf(outset, given);
      return end(took, 'veil');
    }
    thought = uncertain;
    branch = settled(outset, after);
    if (branch.run.result || branch.run.waiting.includes(seat)) continue;
    const passed = passedOn(outset, branch, seat);
    if (!passed) continue;
    branch = passed;
    passing ??= took + 1;
  }
  return end(items.length);
}

/** What is still the same after an answer is said once. */
const once = (lines: readonly Foreseen[]): Foreseen[] => [
  ...new Map(lines.map((line) => [JSON.stringify(line), line])).values(),
];

/** What the game says of an answer beforehand: to the question it is meant for, where several are open. */
function forecastOf({ definition }: Outset, seat: Seat, { run }: Branch, item: Item | undefined) {
  const meant = (item: Item) => run.questions(seat)[openFor(run.questions(seat), item)];
  const ask = run.result ? undefined : (item ? meant(item) : run.question(seat))?.ask;
  const at = { seat, view: run.view(seat), ...(ask && { ask }), ...(item && { option: item.option }) };
  return definition.forecast?.(at) ?? [];
}

/** What a seat sees and is asked, in short: to know again whether it is what was foreseen. */
export const sightOf = (
  line: { view(seat: Seat): unknown; questions(seat: Seat): readonly Question[] },
  seat: Seat,
): string =>
  digest([line.view(seat), line.questions(seat).map(({ ask, options }) => [ask, options.map(({ id }) => id)])]);
