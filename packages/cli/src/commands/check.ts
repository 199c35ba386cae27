import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadArguments, type Command, isSet } from '../command.ts';
import { pathOf, readNamed } from '../path.ts';
import { print, printJson } from '../text/print.ts';
import { formatsOf } from '../whereabouts.ts';

export const check: Command = {
  summary: 'Checks boards, scenarios and cards against their schemas and the rules of their game',
  takes: '<file…>',
  flags: { json: { help: 'as JSON: [{file, format, problems: [{file, line, column, at, message}]}]' } },
  notes: [
    'What a file is, its contents tell. A set-up is checked with the boards in its own folder.',
    'Problems are printed as file:line:column, and the exit code is 1 if there are any.',
  ].join('\n'),
  async run(given) {
    if (given.words.length === 0) throw new BadArguments('which files?');
    const files = given.words.map((file) => ({ file, text: readNamed(file) }));
    // Loaded when needed: the other commands start faster without the schemas.
    const [{ check: checkData }, formats] = await Promise.all([import('@quadrille/source'), formatsOf()]);
    const checked = files.map(({ file, text }) => ({ file, ...checkData(formats, file, text, beside(pathOf(file))) }));
    if (isSet(given, 'json')) printJson(checked);
    else
      for (const { file, format, problems } of checked) {
        if (problems.length === 0) print(`${file}: ${format}, all well`);
        for (const { line, column, at, message } of problems)
          print(`${file}:${line}:${column}: ${at === '' ? '' : `${at}: `}${message}`);
      }
    return checked.some(({ problems }) => problems.length > 0) ? 1 : 0;
  },
};

/** The text of another file of the same folder. */
const beside =
  (file: string) =>
  (name: string): string | undefined => {
    const other = join(dirname(file), name);
    return existsSync(other) ? readFileSync(other, 'utf8') : undefined;
  };
