import { BadArguments } from './command.ts';
import { COMMANDS } from './commands.ts';
import { manual, overview } from './help.ts';
import { parse } from './parse.ts';

/** Runs a command line and gives its exit code. */
export async function cli([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(overview(COMMANDS));
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return complain(`there is no command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(manual(name, command));
    return 0;
  }
  try {
    return await command.run(parse(command, args));
  } catch (error) {
    if (error instanceof BadArguments) return complain(`${name}: ${error.message}`);
    throw error;
  }
}

function complain(sentence: string): number {
  process.stderr.write(`quadrille ${sentence.replaceAll('\n', ' ')}\n`);
  return 2;
}
