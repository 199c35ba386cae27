import type { BotLevel, GameInfo, SeatRequest, TableRequest } from '@quadrille/protocol';
import { api } from '../net/api.ts';
import { go } from '../router.ts';
import { somebody } from '../store/session.ts';

/** The bots one plays against unless one says otherwise. */
export const usualLevel = ({ levels }: GameInfo): BotLevel =>
  (['normal', 'easy'] as const).find((level) => levels.includes(level)) ?? levels[0] ?? 'random';

/** The seats of a scenario for a number of players, as the table's options have them. */
export function seatsOf(
  game: GameInfo,
  scenario: string,
  players: number,
  options: Readonly<Record<string, string>> = {},
): readonly string[] {
  const all = game.scenarios.find(({ id }) => id === scenario)?.seats.filter((each) => each.players === players) ?? [];
  const chosen = all.find(({ option }) => option && options[option.id] === option.value);
  return (chosen ?? all[0])?.seats ?? [];
}

/** A match against bots: one seat is mine, all others play at once. */
export function soloRequest(
  game: GameInfo,
  scenario: string,
  players: number,
  seat: string,
  level: BotLevel,
  arrival: 'welcomed' | 'at once' = isNew(game.id) ? 'welcomed' : 'at once',
): TableRequest {
  const seats = seatsOf(game, scenario, players);
  const mine = seats.includes(seat) ? seat : (seats[0] ?? seat);
  const holders: Record<string, SeatRequest> = Object.fromEntries(
    seats.map((each) => [each, each === mine ? 'me' : level]),
  );
  return {
    game: game.id,
    scenario,
    players,
    seats: holders,
    settings: {
      admission: 'private',
      pace: { kind: 'untimed' },
      hints: true,
      // Whoever is welcomed says when the bots may begin.
      start: arrival === 'welcomed' ? 'host' : 'full',
    },
  };
}

const KNOWN = 'quadrille/known';
const knownGames = (): readonly string[] => (localStorage.getItem(KNOWN) ?? '').split(' ');

/** Whether nobody has begun a match of this game in this browser. */
const isNew = (game: string): boolean => !knownGames().includes(game);

/** From now on matches of this game begin without a welcome. */
export function acquainted(game: string): void {
  if (isNew(game)) localStorage.setItem(KNOWN, [...knownGames(), game].join(' ').trim());
}

/** Creates a table and goes there. */
export async function open(request: TableRequest, before?: (table: string) => void): Promise<void> {
  await somebody();
  const { table } = await api.create(request);
  before?.(table.id);
  go(`/table/${table.id}`);
}
