/**
 * The difference between two values of plain JSON. Exactly one of three forms:
 * - `{ is }`      the whole value anew
 * - an object:    `set` and `drop` fields, and go `in` to fields that differ inside
 * - an array:     `at`, `cut` and `put` replace a stretch, or go `in` by index
 */
export type Patch =
  | { readonly is: unknown }
  | {
      readonly set?: Readonly<Record<string, unknown>>;
      readonly drop?: readonly string[];
      readonly in?: Readonly<Record<string, Patch>>;
    }
  | { readonly at: number; readonly cut: number; readonly put: readonly unknown[] };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field, unless it is only inherited: what objects inherit are functions, which plain JSON has none of. */
function own(fields: Fields, key: string): unknown {
  const value = fields[key];
  if (typeof value !== 'function' && key !== '__proto__') return value;
  return Object.hasOwn(fields, key) ? value : undefined;
}

/** Whether two values of plain JSON are equal; `undefined` fields count as absent. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((each, index) => same(each, b[index]));
  return isFields(a) && isFields(b) && sameFields(a, b);
}

/** Where all of the one are in the other, and as many, they are the same. */
function sameFields(a: Fields, b: Fields): boolean {
  let more = 0;
  for (const key in a) {
    const value = a[key];
    if (value === undefined) continue;
    more++;
    if (value !== b[key] && !same(value, own(b, key))) return false;
  }
  for (const key in b) if (b[key] !== undefined) more--;
  return more === 0;
}

/** What turns `before` into `after`; nothing if they are equal. */
export function difference(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return ofArrays(before, after);
  if (isFields(before) && isFields(after)) return ofFields(before, after);
  return { is: after };
}

/** Most of what is compared is equal: nothing is made before a difference is found. */
function ofFields(before: Fields, after: Fields): Patch | undefined {
  let set: Record<string, unknown> | undefined;
  let inside: Record<string, Patch> | undefined;
  let drop: string[] | undefined;
  let common = 0;
  for (const key in after) {
    const now = after[key];
    if (now === undefined) continue;
    const old = own(before, key);
    if (old !== undefined) common++;
    if (old === now) continue;
    const patch = old === undefined ? { is: now } : difference(old, now);
    if (patch === undefined) continue;
    if ('is' in patch) {
      set ??= {};
      define(set, key, now);
    } else {
      inside ??= {};
      define(inside, key, patch);
    }
  }
  if (Object.keys(before).length > common)
    for (const key in before)
      if (before[key] !== undefined && own(after, key) === undefined) {
        drop ??= [];
        drop.push(key);
      }
  if (!set && !inside && !drop) return undefined;
  return { ...(set && { set }), ...(drop && { drop }), ...(inside && { in: inside }) };
}

function ofArrays(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return undefined;
  let end = 0;
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const cut = before.length - start - end;
  const put = after.slice(start, after.length - end);
  if (cut === put.length && put.every((each, i) => alike(before[start + i], each))) {
    const inside: Record<string, Patch> = {};
    put.forEach((each, i) => {
      const patch = difference(before[start + i], each);
      if (patch) inside[start + i] = patch;
    });
    return { in: inside };
  }
  return { at: start, cut, put };
}

/** Worth going into: two objects, or two arrays. */
const alike = (a: unknown, b: unknown): boolean =>
  (isFields(a) && isFields(b)) || (Array.isArray(a) && Array.isArray(b));

/** `before` with the patch applied; what did not change is shared, nothing is changed in place. */
export function patched(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before;
  if ('is' in patch) return patch.is;
  if ('at' in patch) {
    const array = Array.isArray(before) ? before : [];
    return array.toSpliced(patch.at, patch.cut, ...patch.put);
  }
  const { set = {}, drop = [], in: inside = {} } = patch;
  if (Array.isArray(before)) return before.map((each, i) => patched(each, own(inside, String(i)) as Patch | undefined));
  const fields = isFields(before) ? before : {};
  const result = drop.length === 0 ? { ...fields } : without(fields, drop);
  for (const key in inside) define(result, key, patched(own(fields, key), inside[key]));
  for (const key in set) define(result, key, set[key]);
  return result;
}

function without(fields: Fields, drop: readonly string[]): Record<string, unknown> {
  const rest: Record<string, unknown> = {};
  for (const key in fields) if (!drop.includes(key)) define(rest, key, fields[key]);
  return rest;
}

/** A field of that name, whatever the name: `__proto__` too. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  else target[key] = value;
}
