/** Coalitions: the definition of its rules and what the lobby shows of it. */
import type { Definition, Scenario, Texts, Title, Words } from '@quadrille/kernel';
import { type Data, dataFrom } from '../core/data.ts';
import type { Event } from '../core/events.ts';
import { actionsOption, negotiationOption } from '../core/options.ts';
import { wheelPhases } from '../core/phases.ts';
import type { Ruleset } from '../core/rules.ts';
import { printedOf } from '../core/scenarios.ts';
import type { State } from '../core/state.ts';
import { familyDefinition, familyTitle } from '../core/title.ts';
import { type View, viewOf } from '../core/view.ts';
import { worldUnder } from '../core/world.ts';
import { battle, battles } from './battles.ts';
import { empereurAction, sharePowers } from './empereur/actions.ts';
import { SCENARIO as EMPEREUR, SETUP as EMPEREUR_SETUP } from './empereur/levels.ts';
import { nameGenerals } from './named.ts';
import { nameNapoleon } from './napoleon.ts';
import { generalsOption, levelOption, thirdMinorOption } from './options.ts';
import { READINGS } from './readings.ts';
import { RULESET, rulesetFrom } from './ruleset.ts';
import { type Printed, printedIn } from './scenarios.ts';
import { seatsOf, setUp } from './setup.ts';
import { turn, turnEnd } from './turns.ts';
import { wordsUnder } from './words/index.ts';

export type { Event } from '../core/events.ts';
export type { State } from '../core/state.ts';
export type { View, VisibleAffairs, VisibleBattle, VisibleEmpereur } from '../core/view.ts';

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

function definitionUnder(rules: Ruleset, wordsOf: () => Words): Definition<State, Event, PhaseName, View> {
  const worldOf = worldUnder(rules);
  return familyDefinition<PhaseName, View>(rules, wordsOf, phases, {
    id: 'coalitions',
    version: 2,
    seats: (setup) => seatsOf(rules, setup),
    first: ({ scenario }) => (scenario === EMPEREUR ? 'sharePowers' : 'nameNapoleon'),
    setUp: (setup, random) => setUp(rules, setup, random),
    view: (state, seat) => viewOf(worldOf(state), seat),
  });
}

/** How long a scenario takes at a table (C §2). */
const BLURBS: Readonly<Record<Printed['length'], string>> = {
  full: 'Full length: about three hours at a table.',
  medium: 'Medium length: about two hours at a table.',
  short: 'Short: about an hour and a half at a table.',
};

const scenarioOf = ({ id, title, length, board }: Printed): Scenario => ({
  id,
  title,
  blurb: BLURBS[length],
  players: [6, 5, 4, 3],
  options: [actionsOption, negotiationOption, generalsOption, thirdMinorOption, ...(READINGS[id] ?? [])],
  board,
});

/** The solitaire and co-operative game (C §12). */
const empereurIn = (data: Data): Scenario => ({
  id: EMPEREUR,
  title: "L'Empereur: alone or together against Napoleon",
  blurb: 'Everybody against Napoleon, who plays by his cards: take Paris before he has 25 Influence.',
  players: [1, 2, 3, 4, 5],
  options: [levelOption, ...(READINGS[EMPEREUR] ?? [])],
  board: printedOf(printedIn(data), EMPEREUR_SETUP).board,
});

const FILES = ['coalitions-empire.yaml', 'coalitions-revolution.yaml', 'cards.yaml', 'setups.yaml'];

/** Coalitions with these data: ours, or an edition of somebody's own. */
function titleUnder(rules: Ruleset): Title {
  const wordsOf = wordsUnder(rules);
  const made = { files: FILES, boards: ['coalitions-empire', 'coalitions-revolution'], titleFrom };
  return familyTitle(rules, wordsOf, made, {
    title: 'Coalitions',
    motto: 'Napoleonic coalition wars, 1792–1815',
    length: '90–180 min',
    first: { scenario: '1805', players: 6, seat: 'austria' },
    scenarios: [...printedIn(rules.data).map(scenarioOf), empereurIn(rules.data)],
    definition: definitionUnder(rules, wordsOf),
  });
}

const titleFrom = (texts: Texts): Title => titleUnder(rulesetFrom(dataFrom(texts)));

export const coalitions: Title = titleUnder(RULESET);
export const definition = definitionUnder(RULESET, wordsUnder(RULESET));
