/** A tree of counts. Sums only, so that it does not matter who counted what. */
export type Counts = { [key: string]: number | Counts };

/** Adds to a count somewhere in the tree. */
export function add(counts: Counts, path: readonly (string | number)[], by = 1): void {
  const [head, ...rest] = path;
  if (head === undefined) return;
  const key = String(head);
  if (rest.length === 0) {
    const before = counts[key];
    counts[key] = (typeof before === 'number' ? before : 0) + by;
    return;
  }
  const below = counts[key];
  const branch: Counts = typeof below === 'object' ? below : {};
  counts[key] = branch;
  add(branch, rest, by);
}

/** Both together. */
export function merge(a: Counts, b: Counts): Counts {
  const sum: Counts = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const before = sum[key];
    if (typeof value === 'number') sum[key] = (typeof before === 'number' ? before : 0) + value;
    else sum[key] = merge(typeof before === 'object' ? before : {}, value);
  }
  return sum;
}

export function countAt(counts: Counts, ...path: readonly (string | number)[]): number {
  let at: number | Counts | undefined = counts;
  for (const key of path) at = typeof at === 'object' ? at[String(key)] : undefined;
  return typeof at === 'number' ? at : 0;
}

export function branchAt(counts: Counts, ...path: readonly (string | number)[]): Counts {
  let at: number | Counts | undefined = counts;
  for (const key of path) at = typeof at === 'object' ? at[String(key)] : undefined;
  return typeof at === 'object' ? at : {};
}
