/** What play by chance has to come past: the list of the coverage tests. */
import type { Data } from './data/model.ts';
import type { Op } from './data/ops.ts';
import type { Event } from './events.ts';
import type { Combat } from './vocabulary.ts';

/** Combats by their kind, and the verbs of the event cards that were played. */
export const landmarksWith =
  ({ cards }: Data) =>
  (event: Event): readonly string[] => {
    if (event.type === 'combat') return [`combat/${event.kind}`];
    if (event.type === 'event') return (cards.get(event.card)?.ops ?? []).map(({ op }) => `verb/${op}`);
    return [];
  };

/** News by which each action is known (§9–12, §19, §21). */
const ACTIONS = [
  'built',
  'fortress-begun',
  'fortress-done',
  'repaired',
  'regrouped',
  'leader-built',
  'moved',
  'corps',
  'marches',
  'lands',
  'control',
  'besieges',
  'promoted',
  'declares-war',
  'asks-peace',
  'piracy',
] as const satisfies readonly Event['type'][];

/** Sieges are not among them: by chance hardly anybody presses one. The cases do. */
const FOUGHT = ['land', 'naval', 'subjugation'] as const satisfies readonly Combat[];

/** Verbs of cards that come up in the scenarios that are explored. */
const VERBS = [
  'activate',
  'activate_on',
  'ally',
  'auction',
  'auction_barred',
  'auction_if_neutral',
  'cap',
  'cap_choice',
  'cb',
  'cb_choice',
  'cb_domains',
  'collapse',
  'colony',
  'election',
  'landing',
  'leader',
  'leader_choice',
  'neutral',
  'plague',
  'reb',
  'reb_one',
  'rebellion_choice',
  'rule',
  'squadron',
  'tech',
  'troop',
  'unrest',
  'unrest_choice',
  'unrest_emperor',
  'veteran',
  'war',
] as const satisfies readonly Op['op'][];

const ENDINGS = ['points', 'solo-footnote', 'solo-prince'] as const;

export const EXPECTED: readonly string[] = [
  ...ACTIONS.map((type) => `event/${type}`),
  ...FOUGHT.map((kind) => `combat/${kind}`),
  ...VERBS.map((verb) => `verb/${verb}`),
  ...ENDINGS.map((by) => `result/${by}`),
];
