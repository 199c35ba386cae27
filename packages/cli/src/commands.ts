import type { Command } from './command.ts';
import { bench } from './commands/bench.ts';
import { check } from './commands/check.ts';
import { cover } from './commands/cover.ts';
import { edition } from './commands/edition.ts';
import { games } from './commands/games.ts';
import { replay } from './commands/replay.ts';
import { simulate } from './commands/simulate.ts';

export const COMMANDS: Readonly<Record<string, Command>> = { games, simulate, replay, check, bench, cover, edition };
