import { effect } from '@preact/signals';
import { request } from '../net/socket.ts';
import type { Match } from './match.ts';
import { itemOf, type Step } from './steps.ts';

/** What came of it: how far the match had come then, and why not all of it was taken. */
interface Sent {
  readonly seq: number;
  readonly problem?: string;
}

/**
 * Sends an answer, or a whole plan at once, and waits until the page shows what came of it: nothing is decided on a sight
 * that is past. Returns why not all of it was taken.
 */
export async function sendSteps(
  match: Match,
  plan: readonly Step[],
  taken: (seq: number) => void,
): Promise<string | undefined> {
  const [only, another] = plan;
  const sent = only && !another ? await sendOne(match, only.option) : await sendList(match, plan);
  if (!sent) return undefined;
  taken(sent.seq);
  await reached(match, sent.seq);
  return sent.problem;
}

async function sendOne(match: Match, option: string): Promise<Sent | undefined> {
  const open = match.decision.peek();
  const seat = match.seat.peek();
  if (!open || seat === null) return undefined;
  const told = await request({ type: 'answer', table: match.id, seat, stamp: open.stamp, option });
  return 'seq' in told ? { seq: told.seq } : undefined;
}

/**
 * A whole plan runs until somebody else is asked or something hidden comes to light; what waits then goes on by itself if
 * everybody lets it pass. What no longer fits ends it, and says so.
 */
async function sendList(match: Match, plan: readonly Step[]): Promise<Sent | undefined> {
  const open = match.decision.peek();
  const seat = match.seat.peek();
  if (!open || seat === null) return undefined;
  const items = plan.map(itemOf);
  const told = await request({ type: 'answers', table: match.id, seat, stamp: open.stamp, items });
  if (!('listed' in told)) return undefined;
  const { seq, stopped } = told.listed;
  return { seq, ...(typeof stopped === 'object' && { problem: stopped.sentence }) };
}

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
