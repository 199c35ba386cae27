import type { Rulebook } from '../../rulebook.ts';

export const rulebook: Rulebook = { game: 'coalitions', title: 'Coalitions', letter: 'C', sections: [] };
