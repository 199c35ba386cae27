/** Realpolitik: the definition of its rules and what the lobby shows of it. */
import type { Definition, Texts, Title, Words } from '@quadrille/kernel';
import { battle, battles } from '../core/battle/begin.ts';
import { commit } from '../core/battle/commit.ts';
import { outcome } from '../core/battle/outcome.ts';
import { supportAttack, supportDefence } from '../core/battle/support.ts';
import { dataFrom } from '../core/data.ts';
import { envoy, furtherRound } from '../core/envoy.ts';
import type { Event } from '../core/events.ts';
import { march } from '../core/march.ts';
import { negotiationOption } from '../core/options.ts';
import type { Ruleset } from '../core/rules.ts';
import { majorsOf } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import { familyDefinition, familyTitle } from '../core/title.ts';
import { worldUnder } from '../core/world.ts';
import { actions, dispatch } from './actions.ts';
import { adjustment, entreaties, negotiation } from './diplomacy.ts';
import { disband, preMove } from './premove.ts';
import { RULESET, rulesetFrom } from './ruleset.ts';
import { scenarioIn } from './scenario.ts';
import { setUp } from './setup.ts';
import { actionCards, turnEnd } from './turns.ts';
import { type View, view } from './view.ts';
import { wordsUnder } from './words/index.ts';

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

function definitionUnder(rules: Ruleset, wordsOf: () => Words): Definition<State, Event, PhaseName, View> {
  const worldOf = worldUnder(rules);
  return familyDefinition<PhaseName, View>(rules, wordsOf, phases, {
    id: 'realpolitik',
    version: 2,
    seats: (setup) => majorsOf(rules, setup),
    /** With Italy as a Minor Power the game begins with Diplomacy (RP §11). */
    first: (setup) => (rules.minors(setup).length > 0 ? 'negotiation' : 'actionCards'),
    setUp: (setup, random) => setUp(rules, setup, random),
    view: (state, seat) => view(worldOf(state), seat),
  });
}

const FILES = ['realpolitik.yaml', 'cards.yaml', 'setups.yaml'];

/** Realpolitik with these data: ours, or an edition of somebody's own. */
function titleUnder(rules: Ruleset): Title {
  const { id: scenario, board } = scenarioIn(rules.data);
  const wordsOf = wordsUnder(rules);
  const made = { files: FILES, boards: ['realpolitik'], titleFrom };
  return familyTitle(rules, wordsOf, made, {
    title: 'Realpolitik',
    motto: 'Bismarck’s wars, with railways, 1866–1871',
    length: '90–120 min',
    first: { scenario, players: 4, seat: 'prussia' },
    scenarios: [
      {
        id: scenario,
        title: '1866: The making of Germany and Italy',
        blurb: 'Action cards in secret, alliances of two, Trains. Three players: Italy is a Minor Power.',
        players: [4, 3],
        options: [negotiationOption],
        board,
      },
    ],
    definition: definitionUnder(rules, wordsOf),
  });
}

const titleFrom = (texts: Texts): Title => titleUnder(rulesetFrom(dataFrom(texts)));

export const realpolitik: Title = titleUnder(RULESET);
export const definition = definitionUnder(RULESET, wordsUnder(RULESET));
