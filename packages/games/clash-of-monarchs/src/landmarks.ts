/** What play by chance has to come past: the list of the coverage tests, and what only cases show. */
import type { Event } from './events.ts';
import { SPOKEN } from './words/index.ts';

/** Rows of tables, chits, cards and fates, by the events that tell them. */
export function landmarks(event: Event): readonly string[] {
  switch (event.type) {
    case 'chit':
      return [`chit/${event.chit}`];
    case 'dies-irae':
      return [`dies-irae/${event.result}`];
    case 'deus':
      return [`deus/${event.result}`];
    case 'siege-roll':
      return [`siege/${event.result}`];
    case 'supply-raid':
      return [`supply-raid/${event.result}`];
    case 'leader-fate':
      return [`fate/${event.fate}`];
    case 'new-leaders':
      return [`new-leaders/${event.result}`];
    case 'coordinated':
      return [`coordinated/${event.outcome}`];
    case 'fleet-combat':
      return [`fleet-combat/${event.result}`];
    case 'tactic':
      return [`tactic/${event.tactic}`];
    case 'battle-roll':
      return [`column/${event.column}`];
    case 'played':
      return event.use === 'event' ? [`card/${event.card}`, 'use/event'] : [`use/${event.use}`];
    case 'interrupt':
      return [`card/${event.card}`];
    default:
      return [];
  }
}

/** What random play hardly ever comes to: cases show each of them (test/cases, above all cm-rare). */
const RARE: readonly string[] = [
  // supply that cannot be had
  'refusal/barred',
  'refusal/improved',
  'refusal/no-site',
  'refusal/no-way-back',
  // politics, money and prisoners of long wars
  'ask/refuge',
  'ask/reduce-infantry',
  'ask/reduce-from',
  'ask/devastation-loss',
  'ask/attrition-from',
  'ask/besieger',
  'ask/commander',
  'ask/escort-from',
  'ask/stays-behind',
  'refusal/tired-guns',
  'refusal/battle-past',
  'refusal/too-many-stay',
  'refusal/too-many-escorts',
  'ask/consent-leader',
  'ask/iced-in',
  'ask/prisoners-freed',
  'ask/prisoners-home',
  'ask/gun-loss',
  'ask/cartel-leaders',
  'ask/cartel-guns',
  'ask/raise-fallen',
  'ask/leader-back',
  'event/leader-back',
  'event/exchanged',
  'event/armistice',
  'event/armistice-ends',
  'event/armistice-over',
  'refusal/armistice',
  'refusal/neutral-ground',
  'refusal/not-in-order',
  'refusal/shut-in',
  'refusal/left-the-war',
  'refusal/warsaw',
  'refusal/neutral',
  'result/will-gone',
  'result/alliance-gone',
  'result/prussia-triumphs',
  'result/prussia-broken',
  'result/both-exhausted',
  // single cards
  'event/card-roll',
  'ask/card-number',
  'ask/card-area',
  'ask/card-fleet',
  'ask/card-withdraw',
  'ask/winter-siege',
  'refusal/entrenched-camp',
  'refusal/defensive-course',
  // sieges and reliefs: by chance hardly anybody presses one
  'ask/late-march',
  'ask/relief',
  'ask/sortie',
  'event/came-out',
  'ask/siege-step',
  'ask/honors',
  'event/honors',
  'event/siege-laid',
  'event/siege-raised',
  'event/siege-roll',
  'refusal/besieging',
  'refusal/coup-tried',
  'refusal/enemy-outside',
  'refusal/fought',
  'refusal/no-command',
  'refusal/no-fortress',
  'refusal/no-room',
  'refusal/no-supply',
  'refusal/once-a-segment',
  'refusal/routed',
  'refusal/siege-marker',
  // what is tried against hidden numbers (24.5)
  'event/asks-ally',
  'event/no-siege',
  'event/not-overrun',
  'event/too-few',
  // joint attacks, surprises, escapes
  'ask/consent',
  'ask/designate-winter',
  'ask/distribute',
  'ask/escape',
  'event/coordinated',
  'event/fleet-combat',
  'event/guns-lost',
  'event/siege-guns-captured',
  'event/depot-overrun',
  'event/escaped',
  'event/surprised',
  'refusal/card-limit',
  'refusal/leader-alone',
];

const CHITS = ['attrition', 'cs_ss_attrition', 'desertion_a', 'desertion_b', 'dies_irae', 'kk_raids', 'media_vita'];
const DEUS = ['danish', 'harvest', 'pompadour', 'saxon', 'tartars', 'turkish_threat'];
const DIES_IRAE = ['deus_ex_machina', 'media_vita', 'severe_weather'];
const USES = ['colonial', 'event', 'ops', 'raids', 'supply'];
const RAIDS = ['failure', 'great_success', 'repulsed', 'success'];
const FATES = ['captured', 'unhurt', 'wounded'];
const COLUMNS = ['1-2', '3-5', '6-8', '9-11', '12-14', '15-18', '19-22'];

export const EXPECTED: readonly string[] = [
  ...SPOKEN.filter((id) => !RARE.includes(id)),
  ...CHITS.map((chit) => `chit/${chit}`),
  ...DEUS.map((row) => `deus/${row}`),
  ...DIES_IRAE.map((row) => `dies-irae/${row}`),
  ...USES.map((use) => `use/${use}`),
  ...RAIDS.map((row) => `supply-raid/${row}`),
  ...FATES.map((fate) => `fate/${fate}`),
  ...COLUMNS.map((column) => `column/${column}`),
];
