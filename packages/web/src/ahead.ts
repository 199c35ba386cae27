import { api } from './net/api.ts';
import { connect } from './net/socket.ts';
import type { Route } from './router.ts';

/** The faces a map and its panels are set in: letters that come late would lay the whole map out again. */
const FACES = [
  '1em "IM Fell English SC"',
  '600 1em "EB Garamond"',
  '600 1em "Source Sans 3"',
  '700 1em "Source Sans 3"',
];

/** A table needs a page, a game, a position, a map and letters: all are fetched at once, before anything is drawn. */
export function lookAhead(route: Route): void {
  if (route.page !== 'table') return;
  void import('./match/MatchPage.tsx');
  connect();
  for (const face of FACES) void document.fonts.load(face);
  const games = import('./games/index.ts');
  void Promise.all([games, api.table(route.table)])
    .then(([{ fetchAhead }, { table }]) => fetchAhead(table))
    // A table that cannot be seen says so itself.
    .catch(() => undefined);
}
