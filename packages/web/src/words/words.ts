import type { Args } from '@quadrille/kernel/words.ts';
import { say } from '@quadrille/kernel/words.ts';
import { en } from './en/index.ts';

export type WordId = keyof typeof en;

/** Says a phrase of the screens' own catalogue. */
export const t = (id: WordId, args?: Args): string => say(en, id, args);

/** Whether the catalogue has a phrase of this id. */
export const known = (id: string): id is WordId => id in en;
