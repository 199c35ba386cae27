import { api } from '../net/api.ts';
import type { Given } from './presenter.ts';

const known = new Map<string, Promise<Given>>();

/** What the server says of a game, with the data of an edition if they are named; asked for once. */
export function givenOf(game: string, data?: string): Promise<Given> {
  const key = `${game} ${data ?? ''}`;
  const had = known.get(key);
  if (had) return had;
  const given = api.game(game, data);
  known.set(key, given);
  given.catch(() => known.delete(key));
  return given;
}
