/** A house is busy when people give so many answers a second. */
const MANY = 20;
const SECOND = 1000;

/** How busy people are at the tables of this process: bots give way to them. */
export interface Bustle {
  /** Somebody has answered. */
  note(): void;
  /** People were busy in this second or in the last. */
  isBusy(): boolean;
}

export function watchBustle(now: () => number = () => performance.now()): Bustle {
  let second = 0;
  let [answers, before] = [0, 0];
  const turn = () => {
    const at = Math.floor(now() / SECOND);
    if (at === second) return;
    before = at === second + 1 ? answers : 0;
    answers = 0;
    second = at;
  };
  return {
    note: () => {
      turn();
      answers++;
    },
    isBusy: () => {
      turn();
      return Math.max(answers, before) >= MANY;
    },
  };
}
