/** An option of a command, as `--name`, or `--name HINT` where it takes a value. */
export interface Flag {
  readonly help: string;
  /** What the value is called in the help; without it the flag takes none. */
  readonly hint?: string;
  readonly many?: boolean;
}

export interface Command {
  readonly summary: string;
  /** What stands behind the name of the command, e.g. `<game>`. */
  readonly takes: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** More to know, below the flags. */
  readonly notes?: string;
  /** Does it and gives the exit code: 0 it holds, 1 it does not. */
  run(given: Given): number | Promise<number>;
}

/** What was typed behind the command. */
export interface Given {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, readonly string[] | boolean | undefined>>;
}

/** The arguments are wrong: one sentence to the user, and exit code 2. */
export class BadArguments extends Error {}

/** The value of a flag. */
export function textOf({ values }: Given, flag: string): string | undefined {
  const value = values[flag];
  return Array.isArray(value) ? value.at(-1) : undefined;
}

/** All values of a flag that may be repeated. */
export function textsOf({ values }: Given, flag: string): readonly string[] {
  const value = values[flag];
  return Array.isArray(value) ? value : [];
}

export const isSet = ({ values }: Given, flag: string): boolean => values[flag] === true;

/** The whole number behind a flag. */
export function countOf(given: Given, flag: string, least: number): number | undefined {
  const text = textOf(given, flag);
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(count) || count < least)
    throw new BadArguments(`--${flag} is a whole number from ${least}, not "${text}"`);
  return count;
}

/** The one word the command takes. */
export function onlyWord({ words }: Given, what: string): string {
  const [word, another] = words;
  if (word === undefined) throw new BadArguments(`which ${what}?`);
  if (another !== undefined) throw new BadArguments(`one ${what} at a time: "${another}" is too much`);
  return word;
}

export function noWords({ words }: Given): void {
  if (words[0] !== undefined) throw new BadArguments(`"${words[0]}" is too much`);
}
