import type { Problem } from '@quadrille/protocol';
import { NotNow } from './store/outage.ts';

/** A refusal: thrown on the way, told to whoever asked. Nothing has changed. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Problem;
  constructor(status: number, code: string, sentence: string, cite?: string) {
    super(sentence);
    this.status = status;
    this.problem = { code, sentence, ...(cite !== undefined && { cite }) };
  }
}

/** Codes of PostgreSQL and of the network that mean: the database cannot be reached now. */
const UNREACHABLE = /^(08|57P|53300)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const BROKEN =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether something failed only because the database cannot be used at the moment. */
export function isOutage(fault: unknown): boolean {
  if (fault instanceof NotNow) return true;
  if (!(fault instanceof Error)) return false;
  const { code, cause } = fault as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === 'string' && UNREACHABLE.test(code)) return true;
  return BROKEN.test(fault.message) || (cause !== undefined && isOutage(cause));
}

/** What whoever asked is told when something failed. */
export function refusalFor(fault: unknown): Refused {
  if (fault instanceof Refused) return fault;
  if (isOutage(fault))
    return new Refused(
      503,
      'not-now',
      'The database cannot be reached. Try again in a moment; the same answer counts once.',
    );
  return new Refused(500, 'fault', 'The server could not do this. Please try again.');
}

export const notFound = (what: string): Refused => new Refused(404, 'not-found', `There is no such ${what}.`);
export const forbidden = (sentence: string): Refused => new Refused(403, 'forbidden', sentence);
export const conflict = (code: string, sentence: string): Refused => new Refused(409, code, sentence);
export const tooMany = (): Refused => new Refused(429, 'too-many', 'That was too often. Wait a while.');
export const invalid = (sentence: string): Refused => new Refused(400, 'invalid', sentence);
