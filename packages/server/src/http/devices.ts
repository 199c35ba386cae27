import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { hashOf, secret } from '../ids.ts';

const COOKIE = 'quadrille-device';
const YEAR = 365 * 24 * 3600;

/** The device somebody signs in from, if they have done so before: strangers who guess do not lock it out. */
export async function knownDevice(
  { store }: Context,
  player: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  const text = request.cookies[COOKIE];
  if (text === undefined) return undefined;
  const hash = hashOf(text);
  const row = await store.db
    .selectFrom('devices')
    .select('hash')
    .where('hash', '=', hash)
    .where('player', '=', player)
    .executeTakeFirst();
  return row?.hash;
}

/** Remembers the device of somebody who has signed in. */
export async function rememberDevice(
  { store, now }: Context,
  player: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const text = secret();
  await store.db
    .insertInto('devices')
    .values({ hash: hashOf(text), player, created: now() })
    .execute();
  reply.setCookie(COOKIE, text, {
    path: '/api/sign-in',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
}
