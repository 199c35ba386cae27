import type { AnyMatch } from '@quadrille/bots';
import type { Title } from '@quadrille/kernel';

/** Counts rounds from answer to answer. */
export interface Rounds {
  /** Whether another has begun. */
  look(): boolean;
  /** How many have begun. */
  count(): number;
}

/**
 * A round goes on as long as it has the same name: that of the game's lens, the `round` of the state, or, where the game
 * counts none, that of the phase. What the rules set back when the match is over begins nothing.
 */
export function roundsOf({ lens }: Title, match: AnyMatch): Rounds {
  const name = (): unknown => {
    const { state, phase } = match.inspect();
    return lens?.round ? lens.round(state) : ((state as { readonly round?: unknown }).round ?? phase);
  };
  let [here, begun] = [name(), 1];
  return {
    look() {
      const now = match.result ? undefined : name();
      if (now === undefined || now === here) return false;
      begun++;
      here = now;
      return true;
    },
    count: () => begun,
  };
}
