/** One of several things. */
export type Pick = <T>(items: readonly T[]) => T;

/** A quick generator for the players of both sides: their choosing must not cost more than what is measured. */
export function dice(seed: number): Pick {
  let word = seed;
  return (items) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    const item = items[(word >>> 0) % items.length];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  };
}
