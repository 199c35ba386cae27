import type { Problem } from '@quadrille/protocol';

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

export const notFound = (what: string): Refused => new Refused(404, 'not-found', `There is no such ${what}.`);
export const forbidden = (sentence: string): Refused => new Refused(403, 'forbidden', sentence);
export const conflict = (code: string, sentence: string): Refused => new Refused(409, code, sentence);
export const invalid = (sentence: string): Refused => new Refused(400, 'invalid', sentence);
