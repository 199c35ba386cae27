/** Ancien Régime: the definition of its rules and what the lobby shows of it. */
import { type AnyDefinition, type Definition, type Scenario, sha256Hex, type Title } from '@quadrille/kernel';
import { insightFor } from '../core/bot/insight.ts';
import type { Event } from '../core/events.ts';
import { OPEN } from '../core/open.ts';
import { actionsOption, negotiationOption } from '../core/options.ts';
import { packing } from '../core/packing.ts';
import { wheelPhases } from '../core/phases.ts';
import { textOf } from '../core/read.ts';
import type { Printed } from '../core/scenarios.ts';
import { majorsOf } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import { imagine, type View, viewOf } from '../core/view.ts';
import { withRules } from '../core/world.ts';
import { nameFrederick } from './frederick.ts';
import { deckOption } from './options.ts';
import { RULESET } from './ruleset.ts';
import { PRINTED } from './scenarios.ts';
import { setUp } from './setup.ts';
import { wordsOf } from './words/index.ts';
import { worldOf } from './world.ts';

const phases = { nameFrederick, ...wheelPhases };

export type PhaseName = keyof typeof phases;

export const definition: Definition<State, Event, PhaseName, View> = {
  id: 'ancien-regime',
  version: 1,
  phases: withRules<PhaseName>(RULESET, phases),
  open: OPEN,
  packing,
  get words() {
    return wordsOf();
  },
  seats: (setup) => majorsOf(RULESET, setup),
  first: () => 'nameFrederick',
  setUp,
  view: (state, seat) => viewOf(worldOf(state), seat),
  determinise: (state, seat, random) => imagine(worldOf(state), seat, random),
};

const BLURBS: Readonly<Record<string, string>> = {
  '1740': 'Prussia falls upon Silesia, and half of Europe upon Austria.',
  '1756': 'The alliances are reversed: Prussia and Britain against the three great courts.',
};

const scenarioOf = ({ id, title }: Printed): Scenario => ({
  id,
  title,
  blurb: BLURBS[id] ?? title,
  players: [7, 6, 5, 4],
  options: [actionsOption, negotiationOption, deckOption],
});

const FILES = ['ancien-regime.yaml', 'cards.yaml', 'setups.yaml'];

export const ancienRegime: Title = {
  id: 'ancien-regime',
  title: 'Ancien Régime',
  listed: true,
  scenarios: PRINTED.map(scenarioOf),
  definition: definition as unknown as AnyDefinition,
  insight: insightFor(worldOf, wordsOf),
  silent: ['supportAttack', 'supportDefence', 'commit'] satisfies PhaseName[],
  data: sha256Hex(FILES.map(textOf).join('\n')),
};
