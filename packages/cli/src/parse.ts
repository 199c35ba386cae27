import { parseArgs } from 'node:util';
import { BadArguments, type Command, type Given } from './command.ts';

/** Reads the arguments behind the name of a command. */
export function parse({ flags }: Command, args: readonly string[]): Given {
  const options = Object.entries(flags).map(([name, { hint, many }]) => {
    const taking = { type: 'string', multiple: true } as const;
    const plain = { type: 'boolean' } as const;
    return { name, many: many ?? false, option: hint === undefined ? plain : taking };
  });
  const { values, positionals } = complaining(() =>
    parseArgs({
      args: [...args],
      options: Object.fromEntries(options.map(({ name, option }) => [name, option])),
      allowPositionals: true,
      strict: true,
    }),
  );
  for (const { name, many } of options) {
    const value = values[name];
    if (!many && Array.isArray(value) && value.length > 1) throw new BadArguments(`--${name} is given twice`);
  }
  return { words: positionals, values: values as Given['values'] };
}

/** Node explains at length; the first sentence will do. */
function complaining<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split(/\. |\n/);
    throw new BadArguments(sentence.charAt(0).toLowerCase() + sentence.slice(1));
  }
}
