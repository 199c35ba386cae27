import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Decision } from '@quadrille/kernel';
import type { Preview } from '@quadrille/protocol';
import { Refused, request } from '../net/socket.ts';
import type { Match } from './match.ts';
import { settings } from './settings.ts';

/** How long an option must be selected before its preview is asked for. */
const PAUSE = 120;

/** What the person looking is about to answer. */
export interface Deciding {
  /** The decision to show: the real one, or the next one of a plan that is being composed. */
  readonly decision: ReadonlySignal<Decision | undefined>;
  /** The option that is selected, not sent yet. */
  readonly selected: Signal<string | undefined>;
  /** The steps of a plan that is being composed. */
  readonly steps: Signal<readonly string[]>;
  /** What would come of the steps and the selected option. */
  readonly preview: Signal<Preview | undefined>;
  /** What would come of the steps alone: the position a plan is composed on. */
  readonly planned: Signal<Preview | undefined>;
  /** An answer is on its way. */
  readonly sending: Signal<boolean>;
  readonly problem: Signal<string | undefined>;
  /** Selects an option; a selected one is taken. */
  readonly choose: (option: string) => void;
  /** Takes the selected option, or the given one: adds it to the plan, or sends it. */
  readonly take: (option?: string) => Promise<void>;
  /** Takes back: the selection, the last step of the plan, or the last answer. */
  readonly back: () => Promise<void>;
  readonly stop: () => void;
}

/** Follows the decision of the seat the page looks through. */
export function openDeciding(match: Match): Deciding {
  const selected = signal<string | undefined>(undefined);
  const steps = signal<readonly string[]>([]);
  const preview = signal<Preview | undefined>(undefined);
  const planned = signal<Preview | undefined>(undefined);
  const sending = signal(false);
  const problem = signal<string | undefined>(undefined);
  const decision = computed(() => {
    const real = match.decision.value;
    const next = planned.value?.position.decision;
    return real && steps.value.length > 0 && next ? next : real;
  });

  const look = async (answers: readonly string[]): Promise<Preview | undefined> => {
    const seat = match.seat.peek();
    if (seat === null) return undefined;
    const told = await request({ type: 'preview', table: match.id, seat, answers });
    return 'preview' in told ? told.preview : undefined;
  };

  const clear = () => {
    selected.value = undefined;
    preview.value = undefined;
  };
  const forget = () => {
    clear();
    steps.value = [];
    planned.value = undefined;
  };

  let stamp: string | undefined;
  const stopForgetting = effect(() => {
    const now = `${match.seat.value}/${match.decision.value?.stamp}`;
    if (now !== stamp && !sending.peek()) forget();
    stamp = now;
  });

  // A selected option shows what would come of it, a moment later, if that is wanted.
  let timer = 0;
  const stopLooking = effect(() => {
    const option = selected.value;
    clearTimeout(timer);
    preview.value = undefined;
    if (option === undefined || !settings.value.preview) return;
    const answers = [...steps.peek(), option];
    timer = window.setTimeout(async () => {
      const seen = await look(answers).catch(() => undefined);
      if (selected.peek() === option) preview.value = seen;
    }, PAUSE);
  });

  const fail = (fault: unknown) => {
    problem.value = fault instanceof Refused ? fault.problem.sentence : String(fault);
  };

  const send = async (option: string): Promise<void> => {
    const open = match.decision.peek();
    const seat = match.seat.peek();
    if (!open || seat === null) return;
    await request({ type: 'answer', table: match.id, seat, stamp: open.stamp, option });
  };

  /** Sends a whole plan, step after step; what is refused ends it, and says so. */
  const sendAll = async (answers: readonly string[]): Promise<void> => {
    sending.value = true;
    problem.value = undefined;
    try {
      for (const [index, option] of answers.entries()) {
        const before = match.decision.peek()?.stamp;
        await send(option);
        if (index < answers.length - 1) await changed(match, before);
      }
    } catch (fault) {
      fail(fault);
    } finally {
      sending.value = false;
      forget();
    }
  };

  const take = async (option = selected.peek()): Promise<void> => {
    const open = decision.peek();
    if (option === undefined || !open || sending.peek()) return;
    if (open.kind === 'plan' && option !== 'done') {
      const longer = [...steps.peek(), option];
      const seen = await look(longer).catch(() => undefined);
      // A step that would make something known is not composed: it is sent with all before it.
      if (seen && seen.took === longer.length && seen.position.decision?.kind === 'plan') {
        clear();
        steps.value = longer;
        planned.value = seen;
        return;
      }
    }
    await sendAll([...steps.peek(), option]);
  };

  const back = async (): Promise<void> => {
    problem.value = undefined;
    if (selected.peek() !== undefined) return clear();
    const shorter = steps.peek().slice(0, -1);
    if (steps.peek().length > 0) {
      planned.value = shorter.length > 0 ? await look(shorter).catch(() => undefined) : undefined;
      steps.value = shorter;
      return;
    }
    const seat = match.seat.peek();
    if (seat === null || !match.position.peek()?.undo) return;
    await request({ type: 'undo', table: match.id, seat }).catch(fail);
  };

  const choose = (option: string) => {
    problem.value = undefined;
    if (selected.peek() === option || settings.peek().oneClick) void take(option);
    else selected.value = option;
  };

  const stop = () => {
    stopForgetting();
    stopLooking();
    clearTimeout(timer);
  };
  return { decision, selected, steps, preview, planned, sending, problem, choose, take, back, stop };
}

/** Waits until the seat is asked something else. */
const changed = (match: Match, stamp: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = window.setTimeout(() => {
      stop();
      reject(new Error('The table does not answer.'));
    }, 10_000);
    const stop = effect(() => {
      const now = match.decision.value?.stamp;
      if (now === undefined || now === stamp) return;
      clearTimeout(late);
      resolve();
      queueMicrotask(() => stop());
    });
  });
