import { TITLES } from '@quadrille/catalogue';
import type { Title } from '@quadrille/kernel';
import { type Command, isSet, noWords } from '../command.ts';
import { print, printJson } from '../text/print.ts';
import { columns } from '../text/table.ts';

const listing = ({ id, title, scenarios }: Title) => ({
  id,
  title,
  scenarios: scenarios.map((scenario) => ({
    id: scenario.id,
    title: scenario.title,
    players: scenario.players,
    options: scenario.options.map((option) => ({
      id: option.id,
      title: option.title,
      values: option.values.map((value) => value.id),
      default: option.default,
    })),
  })),
});

const rows = ({ id, scenarios }: ReturnType<typeof listing>): string[][] =>
  scenarios.map((scenario, i) => [
    i === 0 ? id : '',
    scenario.id,
    scenario.title,
    scenario.players.join(', '),
    scenario.options.map((option) => `${option.id}=${option.values.join('|')}`).join(' '),
  ]);

export const games: Command = {
  summary: 'Lists the games, their scenarios and what a table may choose',
  takes: '',
  flags: {
    json: { help: 'as JSON: [{id, title, scenarios: [{id, title, players, options}]}]' },
    all: { help: 'also those that are not shown to players' },
  },
  run(given) {
    noWords(given);
    const shown = TITLES.filter(({ listed }) => listed || isSet(given, 'all')).map(listing);
    if (isSet(given, 'json')) printJson(shown);
    else print(columns([['GAME', 'SCENARIO', 'TITLE', 'PLAYERS', 'OPTIONS'], ...shown.flatMap(rows)]));
    return 0;
  },
};
