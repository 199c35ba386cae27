import type { Beginning, Scenario, Title } from '@quadrille/kernel';
import type { Chairs, GameInfo, GameResponse, GamesResponse } from '@quadrille/protocol';
import { levelsOf } from '../../bots/levels.ts';
import { titleFor, titleWith } from '../../editions/editions.ts';
import { compressed } from '../compressed.ts';
import { GameId, GameQuery, reply } from '../schemas.ts';
import type { App, Desk } from './route.ts';

/** The games there are, and what each of them says. */
export function gameRoutes(app: App, { hall }: Desk): void {
  const editionsOf = (game: string) =>
    hall.editions.offered.filter(({ title }) => title.id === game).map(({ name, title: { data } }) => ({ name, data }));
  const infoOf = (title: Title): GameInfo => ({ ...gameInfo(title), editions: editionsOf(title.id) });
  const games = hall.titles.map(infoOf);
  const all = { tags: ['games'], response: reply<GamesResponse>('Every game, with scenarios, seats and options.') };
  app.get('/api/games', { schema: all, onSend: compressed }, async () => ({ games }));
  const one = {
    tags: ['games'],
    params: GameId,
    querystring: GameQuery,
    response: reply<GameResponse>('A game and its words; `data`: as it is with these data.'),
  };
  app.get('/api/games/:game', { schema: one, onSend: compressed }, async ({ params, query }) => {
    const ours = titleFor(hall, params.game);
    const title = await titleWith(hall, hall.store.db, ours.id, query.data ?? ours.data);
    const { printed } = title;
    return { game: infoOf(title), words: title.definition.words, ...(printed !== undefined && { printed }) };
  });
}

/** The first scenario, with as many as can play, in the first seat. */
function firstOf([scenario]: GameInfo['scenarios']): Beginning {
  const { id = '', seats = [] } = scenario ?? {};
  const most = seats.toSorted((a, b) => b.players - a.players)[0];
  return { scenario: id, players: most?.players ?? 0, seat: most?.seats[0] ?? '' };
}

/** The seats as the options stand, and as each other choice would have them. */
function chairs(definition: Title['definition'], { id, options }: Scenario, players: number): Chairs[] {
  const usual = Object.fromEntries(options.map((each) => [each.id, each.default]));
  const seatsWith = (changed: Readonly<Record<string, string>>): readonly string[] =>
    definition.seats({ scenario: id, players, options: { ...usual, ...changed } });
  const seats = seatsWith({});
  const others = options.flatMap((option) =>
    option.values.map(({ id: value }) => ({
      players,
      option: { id: option.id, value },
      seats: seatsWith({ [option.id]: value }),
    })),
  );
  return [{ players, seats }, ...others.filter((each) => each.seats.join() !== seats.join())];
}

function gameInfo(title: Title): Omit<GameInfo, 'editions'> {
  const { id, listed, motto, length, scenarios, definition, data, treaties } = title;
  const shown = scenarios.map((scenario) => ({
    ...scenario,
    seats: scenario.players.flatMap((players) => chairs(definition, scenario, players)),
  }));
  const seats = new Set(shown.flatMap((scenario) => scenario.seats.flatMap((each) => each.seats)));
  const named = (seat: string): string => definition.words[`name/${seat}`] ?? seat;
  return {
    id,
    title: title.title,
    listed,
    ...(motto && { motto }),
    ...(length && { length }),
    first: title.first ?? firstOf(shown),
    version: definition.version,
    data,
    levels: levelsOf(title),
    orders: (definition.orders ?? []).map((order) => order.id),
    treats: treaties !== undefined,
    scenarios: shown,
    names: Object.fromEntries([...seats].map((seat) => [seat, named(seat)])),
  };
}
