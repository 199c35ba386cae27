/** Which section makes a die better or worse, or changes what it shows. */
import type { Combat } from '../vocabulary.ts';

const OF_KIND: Readonly<Record<Combat, string>> = {
  naval: '§13.2.3',
  land: '§13.3.3',
  siege: '§13.4.3',
  subjugation: '§13.5.3',
};

/** What the cards of Powers and leaders bring, whatever the combat. */
const OF_REASON: Readonly<Record<string, string>> = {
  flooded: '§3.2',
  'scorched-earth': '§3.2',
  drill: '§3.2',
  'creative-leader': '§17.3.2',
  yermak: '§8.2.2',
};

/** Combat cards go by their numbers. */
const isCard = (why: string): boolean => /^\d+$/.test(why);

/** The section of an advantage or disadvantage. */
export const edgeCite = (kind: Combat, why: string): string =>
  isCard(why) ? '§13.1.4' : (OF_REASON[why] ?? OF_KIND[kind]);

const TECHNOLOGIES: readonly string[] = ['land', 'siege', 'naval'];

/** The section by which a die shows another face: a card, a technology, or an able leader. */
export const faceCite = (why: string): string =>
  isCard(why) ? '§13.1.4' : TECHNOLOGIES.includes(why) ? '§19.3' : '§17.3.2';

/** The section of how many dice a side rolls. */
export const FIELD_CITES: Readonly<Record<Combat, string>> = {
  naval: '§13.2.4',
  land: '§13.3.4',
  siege: '§13.4.4',
  subjugation: '§13.5.4',
};
