/** What every title of the family has, but for its own chapters, data and words. */
import type { AnyDefinition, Definition, Rules, Texts, Title, Words } from '@quadrille/kernel';
import { insightFor } from './bot/insight.ts';
import { digestOf } from './data.ts';
import { editableOf } from './editable.ts';
import type { Event } from './events.ts';
import { lens } from './lens.ts';
import { migrate } from './migrate.ts';
import { OPEN } from './open.ts';
import { ORDERS } from './orders.ts';
import type { wheelPhases } from './phases.ts';
import { printedFacts } from './printed.ts';
import type { Ruleset } from './rules.ts';
import type { Game, State } from './state.ts';
import { treatiesFor } from './treaties.ts';
import { imagine, type View } from './view.ts';
import { withRules, worldUnder } from './world.ts';

type OwnRules<P extends string, V> = Pick<
  Definition<State, Event, P, V>,
  'id' | 'version' | 'seats' | 'first' | 'setUp' | 'view'
>;

/** A definition from its own part and its phases. Words are made when somebody wants to read. */
export function familyDefinition<P extends string, V extends View>(
  rules: Ruleset,
  wordsOf: () => Words,
  phases: Readonly<Record<P, (game: Game) => Rules<P>>>,
  own: OwnRules<P, V>,
): Definition<State, Event, P, V> {
  const worldOf = worldUnder(rules);
  return {
    ...own,
    migrate,
    phases: withRules<P>(rules, phases),
    open: OPEN,
    orders: ORDERS,
    get words() {
      return wordsOf();
    },
    determinise: (state, seat, random) => imagine(worldOf(state), seat, random),
  };
}

/** The data of a title: its files, and how it is made of others. */
interface Made {
  readonly files: readonly string[];
  readonly boards: readonly string[];
  readonly titleFrom: (texts: Texts) => Title;
}

interface OwnTitle extends Pick<Title, 'title' | 'motto' | 'length' | 'first' | 'scenarios'> {
  readonly definition: { readonly id: string };
}

/** What the lobby, bots, screens and the laboratory are given of a title. */
export function familyTitle(
  rules: Ruleset,
  wordsOf: () => Words,
  { files, boards, titleFrom }: Made,
  own: OwnTitle,
): Title {
  const { data } = rules;
  return {
    ...own,
    id: own.definition.id,
    listed: true,
    definition: own.definition as AnyDefinition,
    insight: insightFor(worldUnder(rules), wordsOf),
    treaties: treatiesFor(worldUnder(rules)),
    lens,
    silent: ['supportAttack', 'supportDefence', 'commit'] satisfies (keyof typeof wheelPhases)[],
    data: digestOf(data.texts, files),
    get printed() {
      return printedFacts(rules, boards);
    },
    editable: editableOf(data, files, titleFrom),
  };
}
