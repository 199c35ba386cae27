import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession, openSession, type Session } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import { forbidden, Refused } from '../problem.ts';
import type { PlayerRow } from '../store/schema.ts';
import { agentName } from './agents.ts';

export const COOKIE = 'quadrille';
const COOKIE_FORM = /(?:^|; ?)quadrille=([\w-]{20,100})/;
const YEAR = 365 * 24 * 3600;

/** Whoever sends this request: by token (programs) or by cookie (pages). */
export async function sessionOf(
  context: Context,
  { headers }: Pick<IncomingMessage, 'headers'>,
): Promise<Session | undefined> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined) return findSession(context, token, 'token');
  const cookie = COOKIE_FORM.exec(headers.cookie ?? '')?.[1];
  return cookie === undefined ? undefined : findSession(context, cookie, 'cookie');
}

/** Whether a page of ours sent this: browsers name the page's origin. Programs name none, and bring a token. */
export function isOurs({ headers }: Pick<IncomingMessage, 'headers'>, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (typeof origin !== 'string') return site === undefined || site === 'same-origin' || site === 'none';
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Signs a page in. The cookie is for this site only and unreadable by scripts. */
export async function signIn(
  context: Context,
  player: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { secret } = await openSession(context, player, 'cookie', agentName(request.headers['user-agent']));
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
}

/** The player of this request; refuses if there is none. */
export function need(request: FastifyRequest): PlayerRow {
  if (!request.who) throw new Refused(401, 'unknown', 'Nobody is signed in. Play as a guest, or sign in.');
  return request.who.player;
}

/** As `need`, for what decides who gets into an account, and for its end: the token of a program is for playing only. */
export function needPerson(request: FastifyRequest): PlayerRow {
  const player = need(request);
  if (request.who?.session.kind === 'token')
    throw forbidden('A token is for playing. Sign in on the page to change the account.');
  return player;
}

declare module 'fastify' {
  interface FastifyRequest {
    who: Session | null;
  }
}
