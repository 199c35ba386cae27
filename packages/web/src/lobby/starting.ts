import type { BotLevel, GameInfo, SeatRequest, TableRequest } from '@quadrille/protocol';
import { api } from '../net/api.ts';
import { go } from '../router.ts';
import { somebody } from '../store/session.ts';

/** The bots one plays against unless one says otherwise. */
export const usualLevel = ({ levels }: GameInfo): BotLevel =>
  (['normal', 'easy'] as const).find((level) => levels.includes(level)) ?? levels[0] ?? 'random';

/** The seats of a scenario for a number of players. */
export const seatsOf = (game: GameInfo, scenario: string, players: number): readonly string[] =>
  game.scenarios.find(({ id }) => id === scenario)?.seats.find((each) => each.players === players)?.seats ?? [];

/** A match against bots: one seat is mine, all others play at once. */
export function soloRequest(
  game: GameInfo,
  scenario: string,
  players: number,
  seat: string,
  level: BotLevel,
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
    settings: { admission: 'private', pace: { kind: 'untimed' }, hints: true },
  };
}

/** Creates a table and goes there. */
export async function open(request: TableRequest): Promise<void> {
  await somebody();
  const { table } = await api.create(request);
  go(`/table/${table.id}`);
}
