/** Ancien Régime: the definition of its rules and what the lobby shows of it. */
import type { Definition, Scenario, Texts, Title, Words } from '@quadrille/kernel';
import { dataFrom } from '../core/data.ts';
import type { Event } from '../core/events.ts';
import { actionsOption, negotiationOption } from '../core/options.ts';
import { wheelPhases } from '../core/phases.ts';
import type { Ruleset } from '../core/rules.ts';
import type { Printed } from '../core/scenarios.ts';
import { majorsOf } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import { familyDefinition, familyTitle } from '../core/title.ts';
import { type View, viewOf } from '../core/view.ts';
import { worldUnder } from '../core/world.ts';
import { nameFrederick } from './frederick.ts';
import { deckOption } from './options.ts';
import { RULESET, rulesetFrom } from './ruleset.ts';
import { printedIn } from './scenarios.ts';
import { setUp } from './setup.ts';
import { wordsUnder } from './words/index.ts';

const phases = { nameFrederick, ...wheelPhases };

export type PhaseName = keyof typeof phases;

function definitionUnder(rules: Ruleset, wordsOf: () => Words): Definition<State, Event, PhaseName, View> {
  const worldOf = worldUnder(rules);
  return familyDefinition<PhaseName, View>(rules, wordsOf, phases, {
    id: 'ancien-regime',
    version: 2,
    seats: (setup) => majorsOf(rules, setup),
    first: () => 'nameFrederick',
    setUp: (setup, random) => setUp(rules, setup, random),
    view: (state, seat) => viewOf(worldOf(state), seat),
  });
}

const BLURBS: Readonly<Record<string, string>> = {
  '1740': 'Prussia falls upon Silesia, and half of Europe upon Austria.',
  '1756': 'The alliances are reversed: Prussia and Britain against the three great courts.',
};

const scenarioOf = ({ id, title, board }: Printed): Scenario => ({
  id,
  title,
  blurb: BLURBS[id] ?? title,
  players: [7, 6, 5, 4],
  options: [actionsOption, negotiationOption, deckOption],
  board,
});

const FILES = ['ancien-regime.yaml', 'cards.yaml', 'setups.yaml'];

/** Ancien Régime with these data: ours, or an edition of somebody's own. */
function titleUnder(rules: Ruleset): Title {
  const wordsOf = wordsUnder(rules);
  const made = { files: FILES, boards: ['ancien-regime'], titleFrom };
  return familyTitle(rules, wordsOf, made, {
    title: 'Ancien Régime',
    motto: 'Austrian Succession, Seven Years’ War, 1740–1763',
    length: '120–180 min',
    first: { scenario: '1756', players: 7, seat: 'prussia' },
    scenarios: printedIn(rules.data).map(scenarioOf),
    definition: definitionUnder(rules, wordsOf),
  });
}

const titleFrom = (texts: Texts): Title => titleUnder(rulesetFrom(dataFrom(texts)));

export const ancienRegime: Title = titleUnder(RULESET);
export const definition = definitionUnder(RULESET, wordsUnder(RULESET));
