import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Editable } from '@quadrille/kernel';
import { BadArguments, type Command, type Given, textOf } from '../command.ts';
import { gameNamed } from '../game.ts';
import { pathOf } from '../path.ts';
import { print } from '../text/print.ts';

/** The folder of an edition, and the game it is made of. */
function editionOf(given: Given): { readonly editable: Editable; readonly folder: string } {
  const [, game, name, more] = given.words;
  if (game === undefined || name === undefined || more !== undefined)
    throw new BadArguments('an edition has a game and a name: edition new coalitions my-copy');
  if (!/^[\w-]+$/.test(name)) throw new BadArguments(`a name is letters, figures and hyphens, not "${name}"`);
  const { id, editable } = gameNamed(game);
  if (!editable) throw new BadArguments(`there are no editions of ${game}`);
  const data = pathOf(textOf(given, 'data') ?? process.env.QUADRILLE_DATA ?? 'data');
  return { editable, folder: join(data, 'editions', id, name) };
}

/** Copies the files that may be changed. */
function makeAnew(given: Given): number {
  const { editable, folder } = editionOf(given);
  if (existsSync(folder)) throw new BadArguments(`${folder} is there already`);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(editable.texts)) writeFileSync(join(folder, file), text);
  print(`${folder}: ${Object.keys(editable.texts).join(', ')}`);
  print('Put in what your copy says. The server reads it when it starts, and offers it when a table is laid.');
  return 0;
}

/** Says what is wrong with it, as the server would. */
async function checkIt(given: Given): Promise<number> {
  const { editable, folder } = editionOf(given);
  if (!existsSync(folder)) throw new BadArguments(`there is no ${folder}`);
  // What an editor has left there, hidden, is none of it.
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.'),
  );
  const texts = Object.fromEntries(files.map(({ name }) => [name, readFileSync(join(folder, name), 'utf8')]));
  const flaws = await editable.flaws(texts);
  for (const { file, line, sentence } of flaws) print(`${join(folder, file)}:${line}: ${sentence}`);
  if (flaws.length === 0) print(`${folder}: all well`);
  return flaws.length === 0 ? 0 : 1;
}

export const edition: Command = {
  summary: 'Makes an edition of a game with the values of the copy on your shelf, or checks one',
  takes: 'new|check <game> <name>',
  flags: { data: { hint: 'DIR', help: 'the data folder of the server (default: $QUADRILLE_DATA, or ./data)' } },
  notes: [
    'An edition changes values, counts, texts of cards, set-ups and tables. Ids and the map stay as they are.',
    'Files you do not need may be deleted: those of the house are used instead. Running matches keep what they began with.',
  ].join('\n'),
  run(given) {
    const [what] = given.words;
    if (what === 'new') return makeAnew(given);
    if (what === 'check') return checkIt(given);
    throw new BadArguments('new or check?');
  },
};
