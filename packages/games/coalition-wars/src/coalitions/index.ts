/** Coalitions: the definition of its rules and what the lobby shows of it. */
import { type AnyDefinition, type Definition, type Scenario, sha256Hex, type Title } from '@quadrille/kernel';
import type { Event } from '../core/events.ts';
import { OPEN } from '../core/open.ts';
import { actionsOption, negotiationOption } from '../core/options.ts';
import { packing } from '../core/packing.ts';
import { wheelPhases } from '../core/phases.ts';
import { textOf } from '../core/read.ts';
import type { State } from '../core/state.ts';
import { withRules } from '../core/world.ts';
import { battle, battles } from './battles.ts';
import { insight } from './bot/index.ts';
import { empereurAction, sharePowers } from './empereur/actions.ts';
import { SCENARIO as EMPEREUR } from './empereur/levels.ts';
import { nameGenerals } from './named.ts';
import { nameNapoleon } from './napoleon.ts';
import { generalsOption, levelOption, thirdMinorOption } from './options.ts';
import { READINGS } from './readings.ts';
import { RULESET } from './ruleset.ts';
import { PRINTED, type Printed } from './scenarios.ts';
import { seatsOf, setUp } from './setup.ts';
import { turn, turnEnd } from './turns.ts';
import { determinise, type View, view } from './view.ts';
import { wordsOf } from './words/index.ts';

export type { Event } from '../core/events.ts';
export type { State } from '../core/state.ts';
export type { View, VisibleAffairs, VisibleBattle, VisibleEmpereur } from './view.ts';

/** L'Empereur has turns and battles of its own (C §12). */
const phases = {
  nameNapoleon,
  nameGenerals,
  ...wheelPhases,
  turn,
  turnEnd,
  battles,
  battle,
  sharePowers,
  empereurAction,
};

export type PhaseName = keyof typeof phases;

export const definition: Definition<State, Event, PhaseName, View> = {
  id: 'coalitions',
  version: 1,
  phases: withRules<PhaseName>(RULESET, phases),
  open: OPEN,
  packing,
  get words() {
    return wordsOf();
  },
  seats: seatsOf,
  first: ({ scenario }) => (scenario === EMPEREUR ? 'sharePowers' : 'nameNapoleon'),
  setUp,
  view,
  determinise,
};

/** How long a scenario takes at a table (C §2). */
const BLURBS: Readonly<Record<Printed['length'], string>> = {
  full: 'Full length: about three hours at a table.',
  medium: 'Medium length: about two hours at a table.',
  short: 'Short: about an hour and a half at a table.',
};

const scenarioOf = ({ id, title, length }: Printed): Scenario => ({
  id,
  title,
  blurb: BLURBS[length],
  players: [6, 5, 4, 3],
  options: [actionsOption, negotiationOption, generalsOption, thirdMinorOption, ...(READINGS[id] ?? [])],
});

/** The solitaire and co-operative game (C §12). */
const empereur: Scenario = {
  id: EMPEREUR,
  title: "L'Empereur: alone or together against Napoleon",
  blurb: 'Everybody against Napoleon, who plays by his cards: take Paris before he has 25 Influence.',
  players: [1, 2, 3, 4, 5],
  options: [levelOption, ...(READINGS[EMPEREUR] ?? [])],
};

const FILES = ['coalitions-empire.yaml', 'coalitions-revolution.yaml', 'cards.yaml', 'setups.yaml'];

export const coalitions: Title = {
  id: 'coalitions',
  title: 'Coalitions',
  listed: true,
  scenarios: [...PRINTED.map(scenarioOf), empereur],
  definition: definition as unknown as AnyDefinition,
  insight,
  silent: ['supportAttack', 'supportDefence', 'commit'] satisfies PhaseName[],
  data: sha256Hex(FILES.map(textOf).join('\n')),
};
