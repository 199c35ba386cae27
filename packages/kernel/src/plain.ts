import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A deep copy of plain data: several times faster than through JSON, which matters at every checkpoint. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyArray(value) as T;
  return copyObject(value as Readonly<Record<string, unknown>>) as T;
}

/** Keys that come and go make an object a dictionary, and `for … in` is slow over those. */
function copyObject(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const each = value[key];
    if (key === '__proto__') Object.defineProperty(result, key, { value: copy(each), ...ORDINARY });
    else if (typeof each !== 'object' || each === null) result[key] = each;
    else result[key] = copy(each);
  }
  return result;
}

/** Text from outside may name a key `__proto__`: no prototype is ever set by it. */
const ORDINARY = { writable: true, enumerable: true, configurable: true } as const;

function copyArray(values: readonly unknown[]): unknown[] {
  const result = values.slice();
  for (let i = 0; i < result.length; i++) {
    const each = result[i];
    if (typeof each !== 'object' || each === null) continue;
    result[i] = Array.isArray(each) ? copyArray(each) : copyRecord(each as Record<string, unknown>);
  }
  return result;
}

/** Records in a list are alike: spreading copies such as were seen here before in one go. */
function copyRecord(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result = { ...record };
  for (const key in record) {
    const each = record[key];
    if (typeof each === 'object' && each !== null) result[key] = copy(each);
  }
  return result;
}

/** JSON with sorted keys: equal data has equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** SHA-256 of a text, in hexadecimal. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash of plain data, whatever the order of its keys. */
export const digest = (value: unknown): string => sha256Hex(canonical(value));
