import type { Command, Flag } from './command.ts';
import { columns } from './text/table.ts';

const CALL = 'npm run --silent quadrille --';

/** What there is. */
export function overview(commands: Readonly<Record<string, Command>>): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary]);
  return [
    'Quadrille: board games of European power politics.',
    '',
    `Usage: ${CALL} <command> [arguments]`,
    '',
    columns(rows),
    '',
    `More about one of them: ${CALL} <command> --help`,
    '',
  ].join('\n');
}

/** How one command is used. */
export function manual(name: string, { summary, takes, flags, notes }: Command): string {
  const all: Record<string, Flag> = { ...flags, help: { help: 'this text' } };
  const rows = Object.entries(all).map(([flag, { hint, help, many }]) => [
    `  --${flag}${hint === undefined ? '' : ` ${hint}`}${many ? ' …' : ''}`,
    help,
  ]);
  const parts = [`${summary}.`, '', `Usage: ${CALL} ${[name, takes, '[options]'].filter(Boolean).join(' ')}`, ''];
  return [...parts, columns(rows), ...(notes === undefined ? [] : ['', notes]), ''].join('\n');
}
