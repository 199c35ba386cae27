import type { Part } from '../presenter.ts';

/** A sentence of the chronicle as plain words. */
export const saidOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.name)).join('');
