/** What processes tell each other: where something changed, never what. Whoever cares reads the database. */
export type News =
  | { readonly kind: 'moves'; readonly process: string; readonly table: string; readonly seq: number }
  | { readonly kind: 'table'; readonly table: string }
  /** The match has ended. */
  | { readonly kind: 'over'; readonly table: string }
  | { readonly kind: 'message'; readonly table: string; readonly id: string }
  | { readonly kind: 'votes'; readonly table: string }
  | { readonly kind: 'notice'; readonly player: string; readonly id: string }
  | { readonly kind: 'signed-out'; readonly player: string }
  | { readonly kind: 'jobs' }
  /** This process was deaf for a while: whatever it shows may be old. */
  | { readonly kind: 'missed' }
  | {
      readonly kind: 'presence';
      readonly process: string;
      readonly table: string;
      readonly players: readonly string[];
      readonly watching: number;
    };

export interface Bus {
  /** Tells every process, this one included. */
  publish(news: News): Promise<void>;
  subscribe(listener: (news: News) => void): void;
}

/** The bus of a single process. */
export function localBus(): Bus & { deliver(news: News): void } {
  const listeners: ((news: News) => void)[] = [];
  const deliver = (news: News) => {
    for (const listener of listeners) listener(news);
  };
  return {
    deliver,
    publish: async (news) => deliver(news),
    subscribe: (listener) => void listeners.push(listener),
  };
}
