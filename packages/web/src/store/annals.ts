import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Logged } from '@quadrille/protocol';
import { api } from '../net/api.ts';
import type { Match } from './match.ts';

/** The log of the match from its beginning: the page is told the latest of it, and asks for what came before. */
export interface Annals {
  /** As much of it as is known, without a gap, up to now. */
  readonly log: ReadonlySignal<readonly Logged[]>;
  /** It is known from the beginning. */
  readonly whole: ReadonlySignal<boolean>;
  /** Asks for what came before, once. */
  readonly fetch: () => Promise<void>;
  readonly stop: () => void;
}

export function openAnnals(match: Match): Annals {
  const earlier = signal<readonly Logged[] | undefined>(undefined);
  const told = computed(() => match.position.value?.log ?? []);
  /** Where what the page was told begins, and for whom: if that changes, what came before has to be asked for again. */
  const begins = computed(() => `${match.seat.value} ${told.value[0]?.seq ?? 0}`);
  const log = computed(() => (earlier.value ? [...earlier.value, ...told.value] : told.value));
  const whole = computed(() => earlier.value !== undefined || (told.value[0]?.seq ?? 0) === 0);
  let asking: string | undefined;

  const fetch = async (): Promise<void> => {
    const from = begins.peek();
    if (whole.peek() || asking === from) return;
    asking = from;
    const pages = await before(match.id, match.seat.peek(), told.peek()[0]?.seq).catch(() => undefined);
    asking = undefined;
    if (pages && begins.peek() === from) earlier.value = pages;
  };
  let known = begins.peek();
  const stop = effect(() => {
    if (begins.value === known) return;
    known = begins.value;
    const had = earlier.peek() !== undefined;
    earlier.value = undefined;
    if (had) void fetch();
  });
  return { log, whole, fetch, stop };
}

/** Everything before a moment, page by page. */
async function before(table: string, seat: string | null, first: number | undefined): Promise<readonly Logged[]> {
  const pages: (readonly Logged[])[] = [];
  for (let until = first; until !== undefined; ) {
    const page = await api.log(table, seat, until);
    pages.unshift(page.log);
    until = page.before;
  }
  return pages.flat();
}
