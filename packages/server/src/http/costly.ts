import { setImmediate as nextTurn } from 'node:timers/promises';
import { Refused } from '../problem.ts';

/** How many may wait for a costly reading, in all and of one address: whoever comes then is told to come back. */
const MOST = { inAll: 40, ofOne: 4 } as const;

/** Runs works that replay whole matches one at a time, so that everything else gets its turn in between. */
export type Costly = <T>(address: string, work: () => Promise<T>) => Promise<T>;

interface Waiting {
  readonly address: string;
  run(): Promise<void>;
}

/** Addresses take turns: whoever has many looked up is only ever one of those who wait. */
export function oneAtATime(): Costly {
  let waiting: readonly Waiting[] = [];
  let under: string | undefined;

  async function goOn(): Promise<void> {
    for (let last = ''; waiting.length > 0; last = under) {
      const next = waiting.find(({ address }) => address !== last) ?? (waiting[0] as Waiting);
      waiting = waiting.filter((each) => each !== next);
      under = next.address;
      await nextTurn();
      await next.run();
    }
    under = undefined;
  }

  return (address, work) => {
    const own = waiting.filter((each) => each.address === address).length + (under === address ? 1 : 0);
    if (waiting.length >= MOST.inAll || own >= MOST.ofOne)
      throw new Refused(503, 'not-now', 'Many are looking things up. Try again in a moment.');
    return new Promise((done, failed) => {
      waiting = [...waiting, { address, run: () => work().then(done, failed) }];
      if (under === undefined) void goOn();
    });
  };
}
