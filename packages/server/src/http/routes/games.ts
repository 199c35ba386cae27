import type { Title } from '@quadrille/kernel';
import type { GameInfo, GamesResponse } from '@quadrille/protocol';
import { levelsOf } from '../../bots/levels.ts';
import { reply } from '../schemas.ts';
import type { App, Desk } from './route.ts';

/** The games there are. */
export function gameRoutes(app: App, { hall }: Desk): void {
  const schema = { tags: ['games'], response: reply<GamesResponse>('Every game, with scenarios, seats and options.') };
  const games = hall.titles.map(gameInfo);
  app.get('/api/games', { schema }, async () => ({ games }));
}

function gameInfo(title: Title): GameInfo {
  const { id, listed, scenarios, definition, data } = title;
  return {
    id,
    title: title.title,
    listed,
    version: definition.version,
    data,
    levels: levelsOf(title),
    scenarios: scenarios.map((scenario) => ({
      ...scenario,
      seats: scenario.players.map((players) => {
        const options = Object.fromEntries(scenario.options.map((each) => [each.id, each.default]));
        return { players, seats: definition.seats({ scenario: scenario.id, players, options }) };
      }),
    })),
  };
}
