/** Lines up rows of text; the columns named in `right` are flush right. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, [...cell].length);
  const pad = (cell: string, i: number) => {
    const space = ' '.repeat((widths[i] ?? 0) - [...cell].length);
    return right.includes(i) ? space + cell : cell + space;
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
