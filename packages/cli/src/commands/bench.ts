import { BadArguments, type Command, countOf, isSet, noWords, textOf } from '../command.ts';
import { gameNamed, setupNamed } from '../game.ts';
import { inWords } from '../text/bench.ts';
import { print, printJson } from '../text/print.ts';

export const bench: Command = {
  summary: 'Measures a game beside one of its size written for boardgame.io',
  takes: '',
  flags: {
    game: { hint: 'ID', help: 'the game (default: coalitions, which with six players has a peer)' },
    scenario: { hint: 'S', help: 'the scenario (default: the first)' },
    players: { hint: 'N', help: 'how many players (default: the most)' },
    rounds: { hint: 'R', help: 'how often the speeds are measured; the median counts (default: 31)' },
    slice: { hint: 'MS', help: 'for how many milliseconds each time (default: 250)' },
    lengths: { hint: 'N,N', help: 'at which lengths of a match the rest is measured (default: 100,1000,10000)' },
    json: { help: 'as JSON: {game, scenario, players, node, cpu, speed, growth}' },
  },
  notes: [
    'Both sides run in threads of their own and take turns; the compiler is warmed up before anything counts. A "times"',
    'figure is the median of the rounds, each compared with itself. The peer has a state, a board and options of the same',
    'size; docs/cli.md says what it does. Restoring it is reading its JSON, with the log for its client.',
  ].join('\n'),
  async run(given) {
    noWords(given);
    const title = gameNamed(textOf(given, 'game') ?? 'coalitions');
    const scenario = textOf(given, 'scenario');
    const players = countOf(given, 'players', 1);
    const setup = setupNamed(title, {
      ...(scenario !== undefined && { scenario }),
      ...(players !== undefined && { players }),
    });
    const pace = { rounds: countOf(given, 'rounds', 1) ?? 31, sliceMs: countOf(given, 'slice', 1) ?? 250 };
    const lengths = lengthsFrom(textOf(given, 'lengths') ?? '100,1000,10000');
    // Loaded when needed: the other commands do without the library it is compared with.
    const { measure } = await import('@quadrille/bench/engine/measure.ts');
    const report = await measure(title.id, setup, pace, lengths);
    if (isSet(given, 'json')) printJson(report);
    else print(inWords(report));
    return 0;
  },
};

function lengthsFrom(text: string): readonly number[] {
  const lengths = text.split(',').map(Number);
  const rising = lengths.every((length, i) => length > (lengths[i - 1] ?? 0));
  if (!lengths.every((length) => Number.isSafeInteger(length) && length >= 10) || !rising)
    throw new BadArguments(`--lengths are rising whole numbers from 10, not "${text}"`);
  return lengths;
}
