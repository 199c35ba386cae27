/** What every match could come past: the list of the coverage tests. */
import { COMBAT_CARDS } from './combat/cards.ts';
import type { Data } from './data/model.ts';
import { VERB_NAMES } from './data/ops.ts';
import { REPARATIONS } from './diplomacy/conditions.ts';
import type { Event } from './events.ts';
import { COMBATS, TECHNOLOGIES } from './vocabulary.ts';
import { spoken } from './words/index.ts';

/** Combats by their kind, verbs of events, cards played in combat, technologies and reparations. */
export const landmarksWith =
  ({ cards }: Data) =>
  (event: Event): readonly string[] => {
    if (event.type === 'combat') return [`combat/${event.kind}`];
    if (event.type === 'event') return (cards.get(event.card)?.ops ?? []).map(({ op }) => `verb/${op}`);
    if (event.type === 'combat-card') return [`card/${event.card}`];
    if (event.type === 'technology') return [`technology/${event.tech}`];
    return event.type === 'condition' ? [`reparation/${event.what}`] : [];
  };

/** Everything that is asked, refused, told or won, and everything that a match can come past besides. */
const ALL: readonly string[] = [
  ...spoken,
  ...COMBATS.map((kind) => `combat/${kind}`),
  ...VERB_NAMES.filter((verb) => verb !== 'combat').map((verb) => `verb/${verb}`),
  ...COMBAT_CARDS.map((card) => `card/${card}`),
  ...TECHNOLOGIES.map((tech) => `technology/${tech}`),
  ...REPARATIONS.map((what) => `reparation/condition-${what}`),
];

/** Positions that play by chance hardly ever comes to: cases show them, and a test holds them to it. */
export const BY_CASE: readonly string[] = [
  'ask/route',
  'ask/escort',
  'ask/fight-first',
  'ask/agree-fleet',
  'event/parted',
  'event/combined',
  'ask/organizer',
  'ask/neighbour',
  'ask/caught-fleet',
  'ask/raid',
  'ask/join-relief',
  'ask/advantage',
  'ask/disadvantage',
  'ask/throw-again',
  'ask/losses',
  'ask/lose',
  'ask/damaged',
  'ask/after-relief',
  'ask/champion',
  'ask/colony-here',
  'ask/conspiracy',
  'ask/surplus',
  'ask/agree-coalition',
  'ask/veterans',
  'ask/veteran',
  'ask/fleet',
  'ask/withdraw',
  'ask/vote-tie',
  'refusal/too-many',
  'event/conquered-minor',
  'ask/veteran-lost',
  'refusal/no-leaders-left',
  'refusal/enemies-there',
  'event/siege-casualties',
  'result/solo-lord',
  'result/solo-estado',
  'combat/siege',
  'card/021',
  'card/022',
  'card/027',
  'reparation/condition-home-area',
  'ask/overstacked',
  'ask/pick-fighters',
  'ask/landing-escort',
  'event/domain-lost',
  'result/solo-prince',
  'refusal/war-zone',
  'refusal/under-siege',
  'refusal/siege-of-another',
  'refusal/straits',
  'refusal/no-colony',
  'refusal/no-place',
  'refusal/no-fortress-overseas',
  'refusal/ally-lets-pass',
  'refusal/no-way',
  'refusal/one-troop',
  'refusal/came-from-there',
  'refusal/single-troop',
  'refusal/army-too-far',
  'refusal/besieged',
  'refusal/leader-besieged',
  'refusal/post-besieged',
  'refusal/walls-alone',
  'refusal/has-raided',
  'refusal/zone-stays',
  'refusal/home-stays',
  'refusal/home-not-held',
  'refusal/inland',
  'refusal/enclave-there',
  'refusal/alliance-stays',
  'refusal/card-forbids',
  'refusal/stands-before',
  'refusal/no-candidate',
  'refusal/coalition-fights-on',
  'refusal/offered-already',
  'card/018',
];

/** Verbs of events that no scenario of the exploration brings: the test of the cards plays each. */
const BY_CARD_TEST: readonly string[] = [
  'ask/partition',
  'ask/place-merchant',
  'event/truce',
  'event/religion',
  'verb/cb_emperor',
  'verb/cb_emperor_winners',
  'verb/merchant',
  'verb/partition',
  'verb/peace_all',
  'verb/religion',
  'verb/unrest_if',
];

export const EXPECTED: readonly string[] = ALL.filter(
  (each) => !BY_CASE.includes(each) && !BY_CARD_TEST.includes(each),
);
