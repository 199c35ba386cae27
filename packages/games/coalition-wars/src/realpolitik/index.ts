/** Realpolitik: the definition of its rules and what the lobby shows of it. */
import { type AnyDefinition, type Definition, sha256Hex, type Title } from '@quadrille/kernel';
import { battle, battles } from '../core/battle/begin.ts';
import { commit } from '../core/battle/commit.ts';
import { outcome } from '../core/battle/outcome.ts';
import { supportAttack, supportDefence } from '../core/battle/support.ts';
import { envoy, furtherRound } from '../core/envoy.ts';
import type { Event } from '../core/events.ts';
import { march } from '../core/march.ts';
import { OPEN } from '../core/open.ts';
import { negotiationOption } from '../core/options.ts';
import { packing } from '../core/packing.ts';
import { textOf } from '../core/read.ts';
import type { State } from '../core/state.ts';
import { withRules } from '../core/world.ts';
import { actions, dispatch } from './actions.ts';
import { insight } from './bot/index.ts';
import { adjustment, entreaties, negotiation } from './diplomacy.ts';
import { disband, preMove } from './premove.ts';
import { RULESET } from './ruleset.ts';
import { SCENARIO } from './scenario.ts';
import { seatsOf, setUp } from './setup.ts';
import { actionCards, turnEnd } from './turns.ts';
import { determinise, type View, view } from './view.ts';
import { wordsOf } from './words/index.ts';

export type { Event } from '../core/events.ts';
export type { State } from '../core/state.ts';
export type { View, VisibleRealpolitik } from './view.ts';

/** The table of phases: between two of them a match can be stored. */
const phases = {
  actionCards,
  actions,
  dispatch,
  negotiation,
  entreaties,
  adjustment,
  envoy,
  disband,
  preMove,
  march,
  battles,
  battle,
  supportAttack,
  supportDefence,
  commit,
  outcome,
  furtherRound,
  turnEnd,
};

export type PhaseName = keyof typeof phases;

export const definition: Definition<State, Event, PhaseName, View> = {
  id: 'realpolitik',
  version: 1,
  phases: withRules<PhaseName>(RULESET, phases),
  open: OPEN,
  packing,
  get words() {
    return wordsOf();
  },
  seats: seatsOf,
  /** With Italy as a Minor Power the game begins with Diplomacy (RP §11). */
  first: (setup) => (RULESET.minors(setup).length > 0 ? 'negotiation' : 'actionCards'),
  setUp,
  view,
  determinise,
};

const FILES = ['realpolitik.yaml', 'cards.yaml', 'setups.yaml'];

export const realpolitik: Title = {
  id: 'realpolitik',
  title: 'Realpolitik',
  listed: true,
  scenarios: [
    {
      id: SCENARIO.id,
      title: '1866: The making of Germany and Italy',
      blurb: 'Action cards in secret, alliances of two, Trains. Three players: Italy is a Minor Power.',
      players: [4, 3],
      options: [negotiationOption],
    },
  ],
  definition: definition as unknown as AnyDefinition,
  insight,
  silent: ['supportAttack', 'supportDefence', 'commit'] satisfies PhaseName[],
  data: sha256Hex(FILES.map(textOf).join('\n')),
};
