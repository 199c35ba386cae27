import { type Signal, signal } from '@preact/signals';
import type { AnyEvent } from '@quadrille/kernel';
import type { Position } from '@quadrille/protocol';
import { request } from '../net/socket.ts';
import type { Match } from './match.ts';

/** How long a moment of the past stays when it is played by itself. */
const BEAT = 400;

/** A walk through the past of a match. */
export interface Replay {
  /** The moment on show; `undefined` is now. */
  readonly seq: Signal<number | undefined>;
  readonly past: Signal<{ readonly position: Position; readonly events: readonly AnyEvent[] } | undefined>;
  readonly playing: Signal<boolean>;
  readonly goTo: (seq: number) => Promise<void>;
  readonly live: () => void;
  /** Plays from a moment to another, moment by moment. */
  readonly play: (from: number, to: number) => Promise<void>;
  readonly pause: () => void;
}

export function openReplay(match: Match): Replay {
  const seq = signal<number | undefined>(undefined);
  const past = signal<{ readonly position: Position; readonly events: readonly AnyEvent[] } | undefined>(undefined);
  const playing = signal(false);
  let asked = 0;

  const live = () => {
    asked++;
    playing.value = false;
    seq.value = undefined;
    past.value = undefined;
  };
  const goTo = async (to: number): Promise<void> => {
    const now = match.position.peek()?.seq ?? 0;
    if (to >= now) return live();
    const own = ++asked;
    seq.value = Math.max(0, to);
    const seat = match.seat.peek();
    const told = await request({ type: 'at', table: match.id, seq: Math.max(0, to), ...(seat !== null && { seat }) });
    // Only the moment asked for last counts: a fast hand overtakes the server.
    if (own === asked && 'at' in told) past.value = told.at;
  };
  const play = async (from: number, to: number): Promise<void> => {
    playing.value = true;
    for (let moment = from; moment <= to && playing.peek(); moment++) {
      await goTo(moment);
      await new Promise((resolve) => setTimeout(resolve, BEAT));
    }
    if (playing.peek()) live();
  };
  const pause = () => {
    playing.value = false;
  };
  return { seq, past, playing, goTo, live, play, pause };
}
