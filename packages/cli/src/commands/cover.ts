import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Branch } from '@quadrille/conformance/coverage/branches.ts';
import { BadArguments, type Command, countOf, isSet, onlyWord, textOf } from '../command.ts';
import { gameNamed } from '../game.ts';
import { print, printJson } from '../text/print.ts';
import { whereaboutsOf } from '../whereabouts.ts';

/** Views, imagined worlds and bots are dear: they are tried now and then. */
const LOOK_EVERY = 25;

export const cover: Command = {
  summary: 'Plays a game at random and lists the branches of its rules that were never taken',
  takes: '<game>',
  flags: {
    answers: { hint: 'N', help: 'how many answers to play (default: 250000)' },
    setups: { hint: 'N', help: 'in how many set-ups, taken evenly from all there are (default: 48)' },
    seed: { hint: 'X', help: 'same seed, same matches (default: quadrille)' },
    json: { help: 'as JSON: {game, setups, counted, never: [{file, line, function, text}]}' },
  },
  notes: 'Play is guided to what was rare so far. What is left is not wrong, but no random match has tried it.',
  async run(given) {
    const { id } = gameNamed(onlyWord(given, 'game'));
    const where = await whereaboutsOf(id);
    if (!where) throw new BadArguments(`${id} has no charter to be covered`);
    const answers = countOf(given, 'answers', 1) ?? 250_000;
    const { branchesNeverReached } = await import('@quadrille/conformance/coverage/branches.ts');
    const { never, counted, setups } = await branchesNeverReached({
      ...where,
      answers,
      setups: countOf(given, 'setups', 1) ?? 48,
      every: LOOK_EVERY,
      seed: textOf(given, 'seed') ?? 'quadrille',
    });
    const listed = never.map((branch) => ({ ...branch, file: shortened(branch) })).sort(byPlace);
    if (isSet(given, 'json')) printJson({ game: id, setups, counted, never: listed });
    else {
      for (const { file, line, function: name, text } of listed) print(`${file}:${line}: ${name || '—'}: ${text}`);
      print(`${listed.length} of ${counted} branches were never taken in ${answers} answers, ${setups} set-ups.`);
    }
    return 0;
  },
};

const shortened = ({ file }: Branch): string => relative(process.cwd(), fileURLToPath(file));

const byPlace = (a: Branch, b: Branch): number => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1);
