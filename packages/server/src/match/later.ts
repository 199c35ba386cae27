import { performance } from 'node:perf_hooks';

/** Those who only look on are told this often; a screen shows no more. */
const SOON = 20;
/** When there is more to do than time, those who are asked come first: the others wait up to this long. */
const LATEST = 300;
const BUSY = 0.9;

/** Tables at which not everybody has been told of the last steps. */
export interface Later {
  add(table: string): void;
  stop(): void;
}

/** Sees to it that those who look on are told, several steps at once if there were several. */
export function tellLater(tell: (table: string) => Promise<void>): Later {
  const since = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let load = performance.eventLoopUtilization();

  function run(): void {
    timer = undefined;
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, load);
    load = now;
    const patience = utilization > BUSY ? LATEST : 0;
    const time = performance.now();
    for (const [table, at] of since) {
      if (time - at < patience) continue;
      since.delete(table);
      void tell(table);
    }
    if (since.size > 0) wake();
  }

  function wake(): void {
    timer ??= setTimeout(run, SOON);
  }

  return {
    add: (table) => {
      if (!since.has(table)) since.set(table, performance.now());
      wake();
    },
    stop: () => clearTimeout(timer),
  };
}
