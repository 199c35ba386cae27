import type { Words } from '@quadrille/kernel';

/** The catalogue of Coalitions in English. */
export const words: Words = {};
