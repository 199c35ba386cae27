/** Prints to standard output. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Prints data for programs. */
export const printJson = (data: unknown): void => print(JSON.stringify(data, null, 2));
