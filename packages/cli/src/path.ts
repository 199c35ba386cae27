import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadArguments } from './command.ts';

/** A path as the user meant it: npm moves to the root of the repository, and says where the user stood. */
export const pathOf = (name: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), name);

/** The text of a file the user named. */
export function readNamed(name: string): string {
  try {
    return readFileSync(pathOf(name), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : code;
    throw new BadArguments(`cannot read ${name}: ${why}`);
  }
}
