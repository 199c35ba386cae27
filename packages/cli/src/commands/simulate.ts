import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Budget, type Budgets, COUNTED } from '@quadrille/bots';
import { TITLES } from '@quadrille/catalogue';
import { BOT_LEVELS, type BotLevel, isBotLevel } from '@quadrille/kernel';
import { BadArguments, type Command, countOf, type Given, isSet, onlyWord, textOf, textsOf } from '../command.ts';
import { gameNamed, optionsFrom, setupNamed } from '../game.ts';
import { everywhere } from '../lab/everywhere.ts';
import { laboratory } from '../lab/index.ts';
import { pathOf } from '../path.ts';
import { simulateOn } from '../simulate/pool.ts';
import { inWords, reportOf } from '../simulate/report.ts';
import type { Series } from '../simulate/series.ts';
import { print, printJson } from '../text/print.ts';
import { progress } from '../text/progress.ts';

export const simulate: Command = {
  summary: 'Lets bots play many matches on all cores and counts who wins',
  takes: '<game>',
  flags: {
    scenario: { hint: 'S', help: 'the scenario (default: the first)' },
    players: { hint: 'N', help: 'how many players (default: the most)' },
    option: { hint: 'ID=VALUE', help: 'a choice of the table; may be repeated', many: true },
    bots: { hint: 'LEVELS', help: `levels, separated by commas (${BOT_LEVELS.join(', ')}; default: random)` },
    games: { hint: 'K', help: 'how many matches (default: 100)' },
    seed: { hint: 'X', help: 'same seed, same matches (default: quadrille)' },
    workers: { hint: 'W', help: 'how many at once (default: the number of cores)' },
    record: { hint: 'DIR', help: 'write the record of every match into this folder' },
    report: {
      hint: 'FILE',
      help: 'look closely and write an HTML report: wins, length, curves, battles, map, options',
    },
    sprt: {
      hint: 'P0,P1',
      help: 'stop as soon as it is known whether the first level wins P0 or P1 of its matches, e.g. 0.17,0.25',
    },
    rollouts: {
      hint: 'N',
      help: 'how many rollouts bots that look ahead make for a decision, or by level (default: normal=64,hard=256)',
    },
    fresh: { help: 'a shuffle of its own for every match, however many levels there are' },
    'every-setup': {
      help: 'every scenario with every number of players, of one game or of all; from the second time on with options drawn by lot',
    },
    json: { help: 'as JSON: {game, scenario, players, games, finished, decisions, decisionsPerSecond, seats, rounds}' },
  },
  notes: [
    'Several levels go round the seats from match to match, and each full turn of them plays the same shuffles: intervals are as wide as these few shuffles make them. With --sprt, and with --fresh, every match has its own.',
    'A shared victory counts for each winner. A match of 100,000 answers is given up and is not finished.',
    'Rounds are those the game counts, or else phases.',
  ].join('\n'),
  async run(given) {
    const other = STUDIES.find((flag) => given.values[flag] !== undefined);
    if (isSet(given, 'json') && other) throw new BadArguments(`--json does not go together with --${other}`);
    if (isSet(given, 'every-setup')) return tour(given);
    const title = gameNamed(onlyWord(given, 'game'));
    const scenario = textOf(given, 'scenario');
    const players = countOf(given, 'players', 1);
    const setup = setupNamed(title, {
      ...(scenario !== undefined && { scenario }),
      ...(players !== undefined && { players }),
      options: optionsFrom(textsOf(given, 'option')),
    });
    const levels = levelsFrom(textOf(given, 'bots') ?? 'random', title.definition.seats(setup).length);
    const matches = countOf(given, 'games', 1) ?? 100;
    const workers = countOf(given, 'workers', 1) ?? availableParallelism();
    const folder = folderFor(textOf(given, 'record'));
    const seed = textOf(given, 'seed') ?? 'quadrille';
    const rollouts = textOf(given, 'rollouts');
    const sprt = textOf(given, 'sprt');
    const budgets = rollouts === undefined ? undefined : budgetsFrom(rollouts);
    const series: Series = {
      game: title.id,
      setup,
      levels,
      seed,
      // Wald's test holds for matches that have nothing in common.
      ...((isSet(given, 'fresh') || sprt !== undefined) && { fresh: true }),
      budgets: budgets ?? COUNTED,
      ...(folder !== undefined && { records: folder }),
    };
    const bar = progress(matches);
    const report = textOf(given, 'report');
    const counted = isSet(given, 'json');
    if (report !== undefined || sprt !== undefined || (budgets && !counted)) {
      const study = {
        series,
        seats: title.definition.seats(setup).length,
        matches,
        workers,
        budgets: budgets ?? COUNTED,
        report: report === undefined ? undefined : pathOf(report),
        sprt,
        onProgress: bar.to,
      };
      return laboratory(study).finally(bar.end);
    }
    const simulated = await simulateOn(workers, series, matches, bar.to).finally(bar.end);
    const summary = reportOf(series, simulated);
    if (counted) printJson(summary);
    else print(inWords(summary));
    return 0;
  },
};

/** What the laboratory finds out is told in words or in a report. */
const STUDIES = ['report', 'sprt', 'every-setup'];

function tour(given: Given): Promise<number> {
  const titles =
    given.words.length === 0 ? TITLES.filter(({ listed }) => listed) : [gameNamed(onlyWord(given, 'game'))];
  const matches = countOf(given, 'games', 1);
  const rollouts = textOf(given, 'rollouts');
  const bar = progress(matches ?? 0);
  return everywhere({
    titles,
    levels: levelsFrom(textOf(given, 'bots') ?? 'random', Number.POSITIVE_INFINITY),
    matches,
    workers: countOf(given, 'workers', 1) ?? availableParallelism(),
    seed: textOf(given, 'seed') ?? 'quadrille',
    budgets: rollouts === undefined ? COUNTED : budgetsFrom(rollouts),
    onProgress: bar.to,
  }).finally(bar.end);
}

function budgetsFrom(text: string): Budgets {
  const budgets: Partial<Record<BotLevel, Budget>> = {};
  for (const part of text.split(',')) {
    const [level, count] = part.includes('=') ? part.split('=') : [undefined, part];
    const iterations = Number(count);
    if ((level !== undefined && !isBotLevel(level)) || !(Number.isSafeInteger(iterations) && iterations > 0))
      throw new BadArguments(`--rollouts is a number, or level=number, not "${part}"`);
    for (const each of level === undefined ? (['normal', 'hard'] as const) : [level]) budgets[each] = { iterations };
  }
  return budgets;
}

function levelsFrom(text: string, seats: number): readonly [BotLevel, ...BotLevel[]] {
  const [first, ...others] = text.split(',').map((name) => {
    if (!isBotLevel(name)) throw new BadArguments(`there is no bot "${name}". There are: ${BOT_LEVELS.join(', ')}.`);
    return name;
  });
  if (first === undefined) throw new BadArguments('--bots names no bot');
  if (1 + others.length > seats) throw new BadArguments(`--bots names ${1 + others.length} bots for ${seats} seats`);
  return [first, ...others];
}

function folderFor(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const folder = pathOf(name);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new BadArguments(`--record: ${error instanceof Error ? error.message : error}`);
  }
  return folder;
}
