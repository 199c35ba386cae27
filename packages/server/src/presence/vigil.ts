import { askForWakefulness, type Wakefulness } from './wakefulness.ts';

/** Nobody reads and decides in so many milliseconds: answers that come so soon after the last come from programs. */
const QUICK = 3;
/** After so many of them in a row the next is expected as soon. */
const OFTEN = 4;

/** Stays awake between the answers of programs: falling asleep and waking up takes longer than they think. */
export interface Vigil {
  /** An answer has come in. */
  arrived(): void;
  /** It has been told. */
  told(): void;
}

/** What a vigil lives by. */
export interface Watch {
  now(): number;
  again(work: () => void): void;
  readonly processors: Wakefulness;
}

const realWatch = (): Watch => ({
  now: () => performance.now(),
  again: setImmediate,
  processors: askForWakefulness(),
});

/**
 * While it lasts the event loop looks for the next message instead of waiting for one, and the processors stay awake: for
 * a moment, not for ever.
 */
export function keepVigil({ now, again, processors }: Watch = realWatch()): Vigil {
  let [last, quick, end] = [Number.NEGATIVE_INFINITY, 0, 0];
  let awake = false;
  const watch = () => {
    awake = now() < end;
    processors(awake);
    if (awake) again(watch);
  };
  return {
    arrived: () => {
      quick = now() - last < QUICK ? quick + 1 : 0;
    },
    told: () => {
      last = now();
      if (quick < OFTEN) return;
      end = last + QUICK;
      if (!awake) watch();
    },
  };
}
