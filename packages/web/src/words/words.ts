import type { Args } from '@quadrille/kernel/words.ts';
import { say } from '@quadrille/kernel/words.ts';
import { en } from './en.ts';

export type WordId = keyof typeof en;

/** Says a phrase of the screens' own catalogue. */
export const t = (id: WordId, args?: Args): string => say(en, id, args);
