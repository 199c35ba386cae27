import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Decision } from '@quadrille/kernel';
import type { Preview } from '@quadrille/protocol';
import { Refused, request } from '../net/socket.ts';
import { composer } from './composing.ts';
import { draftFor, keepDraft } from './drafts.ts';
import { isPlan, type Manners } from './manners.ts';
import type { Match } from './match.ts';
import { sendSteps } from './sending.ts';
import { settings } from './settings.ts';
import { leastOf, nextAsked, type Step, stepOf } from './steps.ts';
import { weigh } from './weighing.ts';

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
  readonly sending: ReadonlySignal<boolean>;
  /** What was touched is on its way: it is looked at, joins the plan, or is sent. */
  readonly busy: ReadonlySignal<boolean>;
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
  readonly carryOut: (option?: string) => Promise<void>;
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

/** Follows the decision of the seat the page looks through. */
export function openDeciding(
  match: Match,
  { composes = isPlan, joins, proposed, glance, quick, onward }: Manners,
): Deciding {
  const selected = signal<string | undefined>(undefined);
  const steps = signal<readonly Step[]>([]);
  const planned = signal<Preview | undefined>(undefined);
  const sending = signal(false);
  /** While a step is being looked at, another touch of the button must not take it twice. */
  const looking = signal(false);
  /** What was touched last may join the plan by itself: whoever touches the button meanwhile means it, and is not unheard. */
  const joining = signal<Promise<boolean> | undefined>(undefined);
  const busy = computed(() => sending.value || looking.value || joining.value !== undefined);
  const problem = signal<string | undefined>(undefined);
  const held = signal(false);
  const answered = signal<number | undefined>(undefined);
  const decision = computed(() => {
    const real = match.decision.value;
    const next = nextAsked(planned.value?.position.decisions ?? [], steps.value);
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

  /** What is looked ahead to: the game may know better than what is proposed. */
  const eyed = computed(() => {
    const open = decision.value;
    return selected.value ?? (open && glance?.(viewed(), open)) ?? ready.value;
  });

  const { look, longer, fitting } = composer(match, composes);
  const { preview, stop: stopWeighing } = weigh({ decision, eyed, steps }, look);
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

  const fail = (fault: unknown) => {
    problem.value = fault instanceof Refused ? fault.problem.sentence : String(fault);
  };

  const sendAll = async (plan: readonly Step[]): Promise<void> => {
    const before = stamp;
    sending.value = true;
    problem.value = undefined;
    try {
      problem.value = await sendSteps(match, plan, (seq) => {
        answered.value = seq;
      });
    } catch (fault) {
      fail(fault);
    } finally {
      sending.value = false;
      unplan();
      // What is selected by now may already be meant for the next question.
      if (stamp === before) clear();
    }
  };

  const take = async (option = ready.peek(), after: readonly Step[] = []): Promise<void> => {
    const under = joining.peek();
    if (under && (await under)) return;
    const open = decision.peek();
    const root = match.decision.peek()?.prompt.id;
    if (option === undefined || !open || root === undefined || sending.peek() || looking.peek()) return;
    if (option === 'done' && !open.options.includes(option)) return sendPlan();
    const step = stepOf(open, option);
    const ends = option === 'done' && open.prompt.id === root && after.length === 0;
    looking.value = true;
    const plan = await fitting([...steps.peek(), step], after);
    // A step that would make something known is not composed: it is sent with all before it.
    const composed = composes(open) && !ends ? await longer(plan, root) : undefined;
    looking.value = false;
    held.value = false;
    if (!composed) return sendAll(plan);
    clear();
    steps.value = composed.plan;
    planned.value = composed.seen;
  };

  const compose = async (option: string): Promise<boolean> => {
    const open = decision.peek();
    const root = match.decision.peek()?.prompt.id;
    if (!open || root === undefined || !composes(open) || sending.peek() || looking.peek()) return false;
    looking.value = true;
    const composed = await longer([...steps.peek(), stepOf(open, option)], root);
    looking.value = false;
    if (!composed) return false;
    clear();
    steps.value = composed.plan;
    planned.value = composed.seen;
    return true;
  };

  /** Sends an answer at a touch, if it can be taken back: the seat itself is asked next, and nothing becomes known. */
  const answerLightly = async (option: string): Promise<boolean> => {
    const open = decision.peek();
    if (!open || sending.peek() || looking.peek() || steps.peek().length > 0) return false;
    looking.value = true;
    const seen = await look([stepOf(open, option)]).catch(() => undefined);
    looking.value = false;
    const light = seen?.took === 1 && seen.stopped === undefined && seen.passing === undefined;
    if (!light || seen.position.decisions.length === 0 || selected.peek() !== option) return false;
    await sendAll([stepOf(open, option)]);
    return true;
  };

  const arrange = async (options: readonly string[]): Promise<void> => {
    const under = joining.peek();
    if (under) await under;
    const open = match.decision.peek();
    if (!open || sending.peek() || looking.peek()) return;
    looking.value = true;
    const plan = options.map((option) => stepOf(open, option));
    const whole = plan.length > 0 ? await longer(plan, open.prompt.id) : undefined;
    looking.value = false;
    // What stands there stays until the new plan does: half of each would offer what neither allows.
    clear();
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
    // What was touched may have gone off the list meanwhile.
    if (open && option !== 'done' && !open.options.includes(option)) return;
    const at = selected.peek() === option || settings.peek().oneClick || (open && quick?.(viewed(), open, option));
    if (at) return void carryOut(option);
    selected.value = option;
    if (open && joins?.(open, option))
      joining.value = (composes(open) && option !== 'done' ? compose(option) : answerLightly(option)).finally(() => {
        joining.value = undefined;
      });
  };

  const stop = () => {
    stopForgetting();
    stopKeeping();
    stopWeighing();
  };
  return {
    decision,
    selected,
    ready,
    steps,
    preview,
    planned,
    sending,
    busy,
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
