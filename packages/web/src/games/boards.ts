import type { Setup } from '@quadrille/kernel';

/** The sheet a table plays on, by its set-up: known before anything of the game is loaded. */
const SHEETS: Readonly<Record<string, (setup: Setup) => string>> = {
  coalitions: ({ scenario }) => (/^179/.test(scenario) ? 'coalitions-revolution' : 'coalitions-empire'),
};

/** Most games have one board, which goes by their name. */
export const boardOf = (game: string, setup: Setup): string => SHEETS[game]?.(setup) ?? game;
