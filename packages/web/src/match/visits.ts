import type { Match } from '../store/match.ts';

const key = (table: string, seat: string | null) => `quadrille/seen/${table}/${seat ?? ''}`;
const found = new Map<string, number | undefined>();

/** Up to which answer this seat had been looked at when the page was opened. */
export function sinceLastVisit(match: Match): number | undefined {
  const id = key(match.id, match.seat.value);
  if (!found.has(id)) {
    const stored = localStorage.getItem(id);
    found.set(id, stored === null ? undefined : Number(stored));
  }
  return found.get(id);
}

/** Everything up to here has been seen: remembered for the next visit. */
export function visited(match: Match): void {
  const position = match.position.peek();
  if (position) localStorage.setItem(key(match.id, match.seat.peek()), String(position.seq));
}
