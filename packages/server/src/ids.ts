import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A short id that is easily read out: 10 letters are 50 bits. */
export const shortId = (length = 10): string => Array.from(randomBytes(length), (byte) => LETTERS[byte % 32]).join('');

let latest = 0;
let alike = 0;

/** An id that sorts by the time it was made; of several made in the same millisecond, by which was made first. */
export function timedId(now: number): string {
  alike = now > latest ? 0 : alike + 1;
  latest = Math.max(now, latest);
  return `${latest.toString(36).padStart(9, '0')}${alike.toString(36).padStart(3, '0')}${shortId(6)}`;
}

/** A secret of 256 bits. */
export const secret = (): string => randomBytes(32).toString('base64url');

/** A seed of 128 bits. */
export const freshSeed = (): string => randomBytes(16).toString('hex');

/** What is stored of a secret. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whether two secrets are equal, in a time that does not tell where they differ. */
export const equalSecrets = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** A fair order of the items, from the system's randomness. */
export function drawn<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    const [a, b] = [order[i], order[j]];
    if (a !== undefined && b !== undefined) [order[i], order[j]] = [b, a];
  }
  return order;
}
