import { hash, verify } from '@node-rs/argon2';

/** The parameters OWASP gives for argon2id, which is what this library hashes with unless told otherwise. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Takes as long for an unknown name as for a wrong password, so that it does not tell which names exist. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), password);
  return matches && typeof stored === 'string';
}

let nobody: Promise<string> | undefined;
