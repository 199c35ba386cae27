import type { Args } from '@quadrille/kernel/words.ts';
import { say } from '@quadrille/kernel/words.ts';
import { en } from '../../words/en/index.ts';

const own = {
  'urr/turn': 'Turn {n} · {from}–{to}',
  'urr/impulse': '{player} is on the move',
  'urr/brief': 'Turn {n}',
  'urr/vp': '{n} VP',
  'urr/hand': '{n:card|cards}',
  'urr/unrest': 'Unrest {n} of vitality {vitality}',
  'urr/morale': 'Morale {n} of {vitality}',
  'urr/cards': 'Your cards',
  'urr/points': '{n:point|points}',
  'urr/first': 'must be played first',
  'urr/soon': 'must be played while you hold four or fewer',
  'urr/unrest-title': 'Unrest and morale',
  'urr/wars': 'Wars',
  'urr/war': 'morale taken: {a} to {b}',
  'urr/claims': 'Casus belli',
  'urr/alliances': 'Alliances',
  'urr/trade': 'Trade',
  'urr/minors': 'Minor Powers',
  'urr/none': 'None',
  'urr/free': 'unallied',
  'urr/army': '{power}: {troops:troop|troops}',
  'urr/fleet': '{power}: {n:squadron|squadrons}',
  'urr/fortress': 'Fortress of {power}',
  'urr/building': 'Fortress of {power}, being built',
  'urr/siege': 'Under siege, {n:casualty|casualties}',
  'urr/rebellion': 'Rebellion, level {n}',
  'urr/home': 'Home of {power}',
  'urr/domain': 'Domain of {power}',
  'urr/minor': 'Land of {power}',
  'urr/independent': 'Independent, level {n}',
  'urr/inactive': 'Independent, inactive',
  'urr/held': 'Held by {power}',
  'urr/key': 'key area',
  'urr/port': 'commercial port',
  'urr/open': 'open',
  'urr/wood': 'wood',
  'urr/mountain': 'mountain',
  'urr/marsh': 'marsh',
  'urr/reconstructed': 'This area is our reconstruction.',
  'urr/dispersed': 'Dispersed: {n}',
  'urr/stats-vp': 'Victory points',
  'urr/stats-unrest': 'Unrest',
  'urr/unit': '{kind} of {power} at {at}',
  'urr/combats': 'Combats won',
} as const;

const words = { ...en, ...own } as const;
export type WordId = keyof typeof words;

/** Says a phrase of this game's screen, or of the house. */
export const t = (id: WordId, args?: Args): string => say(words, id, args);

/** A phrase whose id is made from the game's vocabulary. */
export const tell = (id: string): string => words[`urr/${id}` as WordId] ?? id;
