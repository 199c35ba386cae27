/** Bots in every set-up there is: `quadrille simulate --every-setup`. */
import type { Budgets } from '@quadrille/bots';
import { type BotLevel, Random, type Setup, setupFor, type Title } from '@quadrille/kernel';
import { print } from '../text/print.ts';
import { columns } from '../text/table.ts';
import { conduct } from './conduct.ts';
import { branchAt, type Counts, countAt } from './gathered.ts';
import type { Study } from './observe.ts';

export interface Tour {
  readonly titles: readonly Title[];
  readonly levels: readonly [BotLevel, ...BotLevel[]];
  /** How many matches; by default one in every set-up. */
  readonly matches: number | undefined;
  readonly workers: number;
  readonly seed: string;
  readonly budgets: Budgets | undefined;
  readonly onProgress: (done: number) => void;
}

/** Every scenario with every number of players: as the rules propose first, then with options drawn by lot. */
export function setupsOf(title: Title, lap: number, seed: string): Setup[] {
  return title.scenarios.flatMap(({ id, players, options }) =>
    players.map((count) => {
      const lot = new Random(`${seed}/${title.id}/${id}/${count}/${lap}`);
      const drawn = options.map((option) => [option.id, lot.pick(option.values, 'option').id]);
      return setupFor(title, { scenario: id, players: count, ...(lap > 0 && { options: Object.fromEntries(drawn) }) });
    }),
  );
}

/** Plays in one set-up after the other. Exit code 1: a match did not end. */
export async function everywhere(tour: Tour): Promise<number> {
  const { titles, seed, levels, budgets, workers, onProgress } = tour;
  const once = titles.flatMap((title) => setupsOf(title, 0, seed)).length;
  const matches = tour.matches ?? once;
  const studies = Array.from({ length: Math.ceil(matches / once) }, (_, lap) =>
    titles.flatMap((title) => setupsOf(title, lap, seed).map((setup) => studyOf(title, setup, lap))),
  ).flat();
  function studyOf(title: Title, setup: Setup, lap: number): Study {
    const [first, ...others] = levels.slice(0, title.definition.seats(setup).length);
    const series = { game: title.id, setup, levels: [first ?? levels[0], ...others] as const, seed: `${seed}/${lap}` };
    return { series, ...(budgets && { budgets }) };
  }
  const counts = await conduct(workers, studies.slice(0, matches), matches, { onProgress });
  print(inWords(counts));
  return endedOf(counts) === matches ? 0 : 1;
}

const sumOf = (counts: Counts): number => Object.values(counts).reduce<number>((sum, n) => sum + Number(n), 0);
const endedOf = (counts: Counts): number => sumOf(branchAt(counts, 'ended'));

function inWords(counts: Counts): string {
  const rows = Object.entries(branchAt(counts, 'setups')).flatMap(([game, scenarios]) =>
    Object.keys(scenarios).map((scenario) => {
      const players = Object.entries(branchAt(counts, 'setups', game, scenario));
      return [game, scenario, ...[players.map(([count, n]) => `${count}: ${n}`).join(', ')]];
    }),
  );
  const matches = countAt(counts, 'games');
  return [
    columns([['GAME', 'SCENARIO', 'PLAYERS: MATCHES'], ...rows]),
    '',
    `${endedOf(counts)} of ${matches} matches ended, after ${Math.round(countAt(counts, 'answers') / matches)} answers on average.`,
  ].join('\n');
}
