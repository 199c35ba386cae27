/**
 * How long a bot may think: for so long, or for so many rollouts, which is the same on every machine. Of its time it may
 * be given a share only: it rests in between, so that whoever wakes finds a free core.
 */
export type Budget = { readonly ms: number; readonly share?: number } | { readonly iterations: number };

/** Shares a budget out in stages. */
export interface Meter {
  /** Begins a stage that may use so much of the whole, and of what earlier stages have left. */
  stage(share: number): void;
  /** Counts one rollout, and says whether the stage has come to its end. */
  spent(): boolean;
  /** The whole is used up: even a rollout that has begun must be given up. */
  late(): boolean;
}

export function meterOf(budget: Budget): Meter {
  return 'ms' in budget ? clock(budget) : counter(budget.iterations);
}

/** Stops when another rollout would probably not come to its end in time. */
function clock({ ms, share = 1 }: Extract<Budget, { readonly ms: number }>): Meter {
  const start = performance.now();
  let until = start;
  let last = start;
  let usual = 0;
  return {
    stage(share) {
      until = Math.min(start + ms, until + ms * share);
      last = performance.now();
    },
    spent() {
      const took = performance.now() - last;
      rest(took * (1 / share - 1));
      last = performance.now();
      usual = Math.max(took, usual + 0.1 * (took - usual));
      return last + usual >= until;
    },
    late: () => performance.now() >= start + ms,
  };
}

const NOBODY = new Int32Array(new SharedArrayBuffer(4));

/** Lets the core go for so many milliseconds: nobody will call. */
function rest(ms: number): void {
  if (ms > 0) Atomics.wait(NOBODY, 0, 0, ms);
}

function counter(iterations: number): Meter {
  let until = 0;
  let done = 0;
  return {
    stage(share) {
      until += iterations * share;
    },
    spent: () => ++done >= until,
    late: () => false,
  };
}
