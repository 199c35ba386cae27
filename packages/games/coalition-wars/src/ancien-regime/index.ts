/** Ancien Régime: the definition of its rules and what the lobby shows of it. */
import type { AnyDefinition, Definition, Scenario, Texts, Title, Words } from '@quadrille/kernel';
import { insightFor } from '../core/bot/insight.ts';
import { dataFrom, digestOf } from '../core/data.ts';
import { editableOf } from '../core/editable.ts';
import type { Event } from '../core/events.ts';
import { lens } from '../core/lens.ts';
import { migrate } from '../core/migrate.ts';
import { OPEN } from '../core/open.ts';
import { actionsOption, negotiationOption } from '../core/options.ts';
import { ORDERS } from '../core/orders.ts';
import { wheelPhases } from '../core/phases.ts';
import { printedFacts } from '../core/printed.ts';
import type { Ruleset } from '../core/rules.ts';
import type { Printed } from '../core/scenarios.ts';
import { majorsOf } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import { treatiesFor } from '../core/treaties.ts';
import { imagine, type View, viewOf } from '../core/view.ts';
import { withRules, worldUnder } from '../core/world.ts';
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
  return {
    id: 'ancien-regime',
    version: 2,
    migrate,
    phases: withRules<PhaseName>(rules, phases),
    open: OPEN,
    orders: ORDERS,
    get words() {
      return wordsOf();
    },
    seats: (setup) => majorsOf(rules, setup),
    first: () => 'nameFrederick',
    setUp: (setup, random) => setUp(rules, setup, random),
    view: (state, seat) => viewOf(worldOf(state), seat),
    determinise: (state, seat, random) => imagine(worldOf(state), seat, random),
  };
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
  const { data } = rules;
  const wordsOf = wordsUnder(rules);
  return {
    id: 'ancien-regime',
    title: 'Ancien Régime',
    listed: true,
    motto: 'Austrian Succession, Seven Years’ War, 1740–1763',
    length: '120–180 min',
    first: { scenario: '1756', players: 7, seat: 'prussia' },
    scenarios: printedIn(data).map(scenarioOf),
    definition: definitionUnder(rules, wordsOf) as unknown as AnyDefinition,
    insight: insightFor(worldUnder(rules), wordsOf),
    treaties: treatiesFor(worldUnder(rules)),
    lens,
    silent: ['supportAttack', 'supportDefence', 'commit'] satisfies PhaseName[],
    data: digestOf(data.texts, FILES),
    get printed() {
      return printedFacts(rules, ['ancien-regime']);
    },
    editable: editableOf(data, FILES, titleFrom),
  };
}

const titleFrom = (texts: Texts): Title => titleUnder(rulesetFrom(dataFrom(texts)));

export const ancienRegime: Title = titleUnder(RULESET);
export const definition = definitionUnder(RULESET, wordsUnder(RULESET));
