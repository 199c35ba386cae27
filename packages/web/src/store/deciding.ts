import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Decision } from '@quadrille/kernel';
import { firstAsked, type Item, type Preview } from '@quadrille/protocol';
import { Refused, request } from '../net/socket.ts';
import { draftFor, keepDraft } from './drafts.ts';
import type { Match } from './match.ts';
import { settings } from './settings.ts';

/** A step of a plan: the option, and the question it answers. */
export interface Step {
  readonly option: string;
  readonly prompt: string;
  /** For which Power, where a seat plays for several. */
  readonly about?: string;
}

/** How long an option must be selected before its preview is asked for. */
const PAUSE = 120;

/** What the person looking is about to answer. */
export interface Deciding {
  /** The decision to show: the real one, or the next one of a plan that is being composed. */
  readonly decision: ReadonlySignal<Decision | undefined>;
  /** The option that is selected, not sent yet. */
  readonly selected: Signal<string | undefined>;
  /** What the golden button would take: what is selected, or the number that stands there from the beginning. */
  readonly ready: ReadonlySignal<string | undefined>;
  /** The steps of a plan that is being composed. */
  readonly steps: Signal<readonly Step[]>;
  /** What would come of the steps and the selected option. */
  readonly preview: Signal<Preview | undefined>;
  /** What would come of the steps alone: the position a plan is composed on. */
  readonly planned: Signal<Preview | undefined>;
  /** An answer is on its way. */
  readonly sending: Signal<boolean>;
  readonly problem: Signal<string | undefined>;
  /** How far the match had come by my last answer alone. */
  readonly answered: ReadonlySignal<number | undefined>;
  /** Something has just been taken back: no setting answers again before the person does. */
  readonly held: Signal<boolean>;
  /** Selects an option; a selected one is taken. */
  readonly choose: (option: string) => void;
  /** Takes the selected option, or the given one: adds it to the plan, or sends it. */
  readonly take: (option?: string) => Promise<void>;
  /** Takes the selected option with all that follows it by itself. */
  readonly carryOut: () => Promise<void>;
  /** Takes back: the selection, the last step of the plan, or the last answer. */
  readonly back: () => Promise<void>;
  /** Adds an option to the plan if nothing becomes known by it; says whether it did. Nothing is sent. */
  readonly compose: (option: string) => Promise<boolean>;
  /** Takes back the plan to its first so many steps. */
  readonly backTo: (length: number) => Promise<void>;
  /** Makes the plan of these options, all of them answers to the question it began with. */
  readonly arrange: (options: readonly string[]) => Promise<void>;
  /** Sends the plan as far as it is composed. */
  readonly sendPlan: () => Promise<void>;
  readonly stop: () => void;
}

/** Plans are composed where the game says nothing else. */
const isPlan = ({ kind }: Decision): boolean => kind === 'plan';

/** What a game knows of answers, beyond their being on offer. */
export interface Manners<View = unknown> {
  /**
   * Whether answers to this question are composed into a plan before anything is sent; without a word those of the kind
   * `plan` are.
   */
  readonly composes?: (decision: Decision) => boolean;
  /**
   * Whether one touch takes an option if that can be taken back: it adds it to the plan, or, where nothing is composed, sends
   * it if the same seat is asked next and nothing becomes known. Else it waits for the golden button.
   */
  readonly joins?: (decision: Decision, option?: string) => boolean;
  /** Whether the golden button sends a plan that joins at a touch; else ending it has a button of its own. */
  readonly sends?: (decision: Decision) => boolean;
  /** A sensible answer: the golden button takes it if nothing else is selected. */
  readonly proposed?: (view: View, decision: Decision) => string | undefined;
  /** Whether one touch takes this option: it only opens the next question, and can be taken back. */
  readonly quick?: (view: View, decision: Decision, option: string) => boolean;
  /** What follows an option by itself, if nothing comes between: the golden button sends it along. */
  readonly onward?: (view: View, decision: Decision, option: string) => readonly Step[];
}

/** Follows the decision of the seat the page looks through. */
export function openDeciding(match: Match, { composes = isPlan, joins, proposed, quick, onward }: Manners): Deciding {
  const selected = signal<string | undefined>(undefined);
  const steps = signal<readonly Step[]>([]);
  const preview = signal<Preview | undefined>(undefined);
  const planned = signal<Preview | undefined>(undefined);
  const sending = signal(false);
  const problem = signal<string | undefined>(undefined);
  const held = signal(false);
  const answered = signal<number | undefined>(undefined);
  const decision = computed(() => {
    const real = match.decision.value;
    const next = firstAsked(planned.value?.position.decisions ?? []);
    return real && steps.value.length > 0 && next ? next : real;
  });
  /** The position the decision is about. */
  const viewed = () =>
    (steps.peek().length > 0 ? planned.peek() : undefined)?.position.view ?? match.position.peek()?.view;
  const ready = computed(() => {
    const open = decision.value;
    if (selected.value !== undefined || !open) return selected.value;
    return leastOf(open) ?? (open.chosen === undefined ? proposed?.(viewed(), open) : undefined);
  });

  const look = async (plan: readonly Step[]): Promise<Preview | undefined> => {
    const seat = match.seat.peek();
    if (seat === null) return undefined;
    const told = await request({ type: 'preview', table: match.id, seat, answers: plan.map(itemOf) });
    return 'preview' in told ? told.preview : undefined;
  };

  const clear = () => {
    selected.value = undefined;
    preview.value = undefined;
  };
  const unplan = () => {
    steps.value = [];
    planned.value = undefined;
  };

  /** Takes up a plan that was left behind by a reload, as far as it still fits. */
  const resume = async (seat: string | null, open: Decision): Promise<void> => {
    const left = draftFor(match.id, seat, open.stamp);
    if (left.length === 0) return;
    const seen = await look(left).catch(() => undefined);
    const same = match.decision.peek()?.stamp === open.stamp && steps.peek().length === 0;
    if (!seen || !same || seen.took !== left.length) return;
    planned.value = seen;
    steps.value = left;
  };
  // Before anything was composed there is nothing to forget: a draft may still be waiting.
  let composed = false;
  let stamp: string | undefined;
  const stopForgetting = effect(() => {
    const now = `${match.seat.value}/${match.decision.value?.stamp}`;
    if (now === stamp) return;
    stamp = now;
    clear();
    // A plan on its way is shown until all of it has been sent.
    if (!sending.peek()) unplan();
    const open = match.decision.peek();
    if (open && !sending.peek()) void resume(match.seat.peek(), open);
  });

  const stopKeeping = effect(() => {
    const plan = steps.value;
    const open = match.decision.peek();
    if (open && !sending.peek() && (plan.length > 0 || composed))
      keepDraft(match.id, match.seat.peek(), open.stamp, plan);
    composed = plan.length > 0;
  });

  // A selected option shows what would come of it, a moment later, if that is wanted.
  let timer = 0;
  const stopLooking = effect(() => {
    const option = ready.value;
    clearTimeout(timer);
    preview.value = undefined;
    if (option === undefined || !settings.value.preview) return;
    const open = decision.peek();
    if (!open) return;
    const plan = [...steps.peek(), stepOf(open, option)];
    timer = window.setTimeout(async () => {
      const seen = await look(plan).catch(() => undefined);
      if (ready.peek() === option) preview.value = seen;
    }, PAUSE);
  });

  const fail = (fault: unknown) => {
    problem.value = fault instanceof Refused ? fault.problem.sentence : String(fault);
  };

  /** Sends an answer and waits until the page shows what came of it: nothing is decided on a sight that is past. */
  const send = async (option: string): Promise<void> => {
    const open = match.decision.peek();
    const seat = match.seat.peek();
    if (!open || seat === null) return;
    const told = await request({ type: 'answer', table: match.id, seat, stamp: open.stamp, option });
    if (!('seq' in told)) return;
    answered.value = told.seq;
    await reached(match, told.seq);
  };

  /**
   * Sends a whole plan at once. It runs until somebody else is asked or something hidden comes to light; what waits then
   * goes on by itself if everybody lets it pass. What no longer fits ends it, and says so.
   */
  const sendList = async (plan: readonly Step[]): Promise<void> => {
    const open = match.decision.peek();
    const seat = match.seat.peek();
    if (!open || seat === null) return;
    const items = plan.map(itemOf);
    const told = await request({ type: 'answers', table: match.id, seat, stamp: open.stamp, items });
    if (!('listed' in told)) return;
    const { seq, stopped } = told.listed;
    answered.value = seq;
    await reached(match, seq);
    if (typeof stopped === 'object') problem.value = stopped.sentence;
  };

  const sendAll = async (plan: readonly Step[]): Promise<void> => {
    const before = stamp;
    const [only, another] = plan;
    sending.value = true;
    problem.value = undefined;
    try {
      if (only && !another) await send(only.option);
      else await sendList(plan);
    } catch (fault) {
      fail(fault);
    } finally {
      sending.value = false;
      unplan();
      // What is selected by now may already be meant for the next question.
      if (stamp === before) clear();
    }
  };

  /** The plan one step longer, with what is forced after it; nothing if that would make something known. */
  const longer = async (plan: readonly Step[], root: string): Promise<Composed | undefined> => {
    const seen = await look(plan).catch(() => undefined);
    const next = firstAsked(seen?.position.decisions ?? []);
    if (!seen || seen.took !== plan.length || !next || !composes(next)) return undefined;
    const [only, another] = next.options;
    if (only === undefined || another !== undefined || next.prompt.id === root) return { plan, seen };
    return longer([...plan, stepOf(next, only)], root);
  };

  /** What would follow by itself goes along as far as it fits: what is not asked then is not answered. */
  const fitting = async (plan: readonly Step[], after: readonly Step[]): Promise<readonly Step[]> => {
    if (after.length === 0) return plan;
    const whole = [...plan, ...after];
    const seen = await look(whole).catch(() => undefined);
    return typeof seen?.stopped === 'object' ? whole.slice(0, Math.max(plan.length, seen.took)) : whole;
  };

  // While a step is being looked at, another touch of the button must not take it twice.
  let composing = false;
  /** What was touched last may join the plan by itself: whoever touches the button meanwhile means it, and is not unheard. */
  let joining: Promise<boolean> | undefined;
  const take = async (option = ready.peek(), after: readonly Step[] = []): Promise<void> => {
    if (joining && (await joining)) return;
    const open = decision.peek();
    const root = match.decision.peek()?.prompt.id;
    if (option === undefined || !open || root === undefined || sending.peek() || composing) return;
    if (option === 'done' && !open.options.includes(option)) return sendPlan();
    const step = stepOf(open, option);
    const ends = option === 'done' && open.prompt.id === root && after.length === 0;
    composing = true;
    const plan = await fitting([...steps.peek(), step], after);
    // A step that would make something known is not composed: it is sent with all before it.
    const composed = composes(open) && !ends ? await longer(plan, root) : undefined;
    composing = false;
    held.value = false;
    if (!composed) return sendAll(plan);
    clear();
    steps.value = composed.plan;
    planned.value = composed.seen;
  };

  const compose = async (option: string): Promise<boolean> => {
    const open = decision.peek();
    const root = match.decision.peek()?.prompt.id;
    if (!open || root === undefined || !composes(open) || sending.peek() || composing) return false;
    composing = true;
    const composed = await longer([...steps.peek(), stepOf(open, option)], root);
    composing = false;
    if (!composed) return false;
    clear();
    steps.value = composed.plan;
    planned.value = composed.seen;
    return true;
  };

  /** Sends an answer at a touch, if it can be taken back: the seat itself is asked next, and nothing becomes known. */
  const answerLightly = async (option: string): Promise<boolean> => {
    const open = decision.peek();
    if (!open || sending.peek() || composing || steps.peek().length > 0) return false;
    composing = true;
    const seen = await look([stepOf(open, option)]).catch(() => undefined);
    composing = false;
    const light = seen?.took === 1 && seen.stopped === undefined && seen.passing === undefined;
    if (!light || seen.position.decisions.length === 0 || selected.peek() !== option) return false;
    await sendAll([stepOf(open, option)]);
    return true;
  };

  const arrange = async (options: readonly string[]): Promise<void> => {
    if (joining) await joining;
    const open = match.decision.peek();
    if (!open || sending.peek() || composing) return;
    composing = true;
    clear();
    const plan = options.map((option) => stepOf(open, option));
    const whole = plan.length > 0 ? await longer(plan, open.prompt.id) : undefined;
    composing = false;
    steps.value = whole?.plan ?? [];
    planned.value = whole?.seen;
  };

  const backTo = async (length: number): Promise<void> => {
    const shorter = steps.peek().slice(0, length);
    clear();
    planned.value = shorter.length > 0 ? await look(shorter).catch(() => undefined) : undefined;
    steps.value = shorter;
  };

  const sendPlan = async (): Promise<void> => {
    if (steps.peek().length > 0 && !sending.peek()) await sendAll(steps.peek());
  };

  const back = async (): Promise<void> => {
    problem.value = undefined;
    if (selected.peek() !== undefined) return clear();
    // The end of a part goes together with the step it ended.
    if (steps.peek().length > 0) return backTo(steps.peek().findLastIndex(({ option }) => option !== 'done'));
    const seat = match.seat.peek();
    if (seat === null) return;
    // Where it cannot be, the server says in words why not.
    held.value = match.position.peek()?.undo ?? false;
    await request({ type: 'undo', table: match.id, seat }).catch(fail);
  };

  const carryOut = (option = ready.peek()): Promise<void> => {
    const open = decision.peek();
    return take(option, open && option !== undefined ? onward?.(viewed(), open, option) : []);
  };

  const choose = (option: string) => {
    problem.value = undefined;
    const open = decision.peek();
    const at = selected.peek() === option || settings.peek().oneClick || (open && quick?.(viewed(), open, option));
    if (at) return void carryOut(option);
    selected.value = option;
    if (open && joins?.(open, option))
      joining = (composes(open) && option !== 'done' ? compose(option) : answerLightly(option)).finally(() => {
        joining = undefined;
      });
  };

  const stop = () => {
    stopForgetting();
    stopKeeping();
    stopLooking();
    clearTimeout(timer);
  };
  return {
    decision,
    selected,
    ready,
    steps,
    preview,
    planned,
    sending,
    problem,
    answered,
    held,
    choose,
    take,
    carryOut,
    back,
    compose,
    backTo,
    arrange,
    sendPlan,
    stop,
  };
}

interface Composed {
  readonly plan: readonly Step[];
  readonly seen: Preview;
}

/** A number that is asked for stands at its least until another is selected; a sealed one stays as it was sealed. */
const leastOf = ({ kind, chosen, options }: Decision): string | undefined =>
  (kind === 'amount' || kind === 'bid') && chosen === undefined ? options[0] : undefined;

/** An answer to a question, as a list names it. */
const stepOf = ({ prompt, about }: Pick<Decision, 'prompt' | 'about'>, option: string): Step => ({
  option,
  prompt: prompt.id,
  ...(about !== undefined && { about }),
});

const itemOf = ({ option, prompt, about }: Step): Item => ({ question: prompt, option, ...(about && { about }) });

/** How long the page waits for news that must come. */
const PATIENCE = 10_000;

/** Waits until something holds of the match; gives up in the end. */
const until = (holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    let stop: (() => void) | undefined;
    const done = () => {
      clearTimeout(late);
      queueMicrotask(() => stop?.());
      resolve();
    };
    const late = window.setTimeout(done, PATIENCE);
    stop = effect(() => {
      if (holds()) done();
    });
  });

/** Waits until the page has seen this many answers. */
const reached = (match: Match, seq: number): Promise<void> => until(() => (match.position.value?.seq ?? 0) >= seq);
