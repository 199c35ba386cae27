/** How long a bot may think: for so long, or for so many rollouts, which is the same on every machine. */
export type Budget = { readonly ms: number } | { readonly iterations: number };

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
  return 'ms' in budget ? clock(budget.ms) : counter(budget.iterations);
}

/** Stops when another rollout would probably not come to its end in time. */
function clock(ms: number): Meter {
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
      last += took;
      usual = Math.max(took, usual + 0.1 * (took - usual));
      return last + usual >= until;
    },
    late: () => performance.now() >= start + ms,
  };
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
