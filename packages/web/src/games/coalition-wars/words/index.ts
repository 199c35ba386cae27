import type { Args } from '@quadrille/kernel/words.ts';
import { say } from '@quadrille/kernel/words.ts';
import { en } from '../../../words/en/index.ts';
import { decisions } from './decisions.ts';
import { map } from './map.ts';
import { panels } from './panels.ts';
import { titles } from './titles.ts';

const words = { ...en, ...map, ...decisions, ...panels, ...titles } as const;

export type WordId = keyof typeof words;

/** Says a phrase of the screens: the family's own, or the house's. */
export const t = (id: WordId, args?: Args): string => say(words, id, args);

/** Whether there is a phrase of this id. */
export const known = (id: string): id is WordId => id in words;
