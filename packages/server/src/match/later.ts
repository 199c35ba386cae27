/** Those who only look on are told after so many milliseconds, several steps at once if there were several. */
const SOON = 50;

/** Tables at which not everybody has been told of the last steps. */
export interface Later {
  add(table: string): void;
  stop(): void;
}

/** Sees to it that those who look on are told. */
export function tellLater(tell: (table: string) => Promise<void>): Later {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    add: (table) => {
      if (timers.has(table)) return;
      const due = () => {
        timers.delete(table);
        void tell(table);
      };
      timers.set(table, setTimeout(due, SOON));
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
