/** So many milliseconds at a time a long work may keep everybody else waiting. */
const SLICE = 8;

/** Waits, from time to time, until everybody else has had their turn. */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE) return undefined;
    return new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      since = performance.now();
    });
  };
}

/** Does a long work step by step. */
export async function gently<T>(steps: Generator<unknown, T>): Promise<T> {
  const breathe = breather();
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
    await breathe();
  }
}
