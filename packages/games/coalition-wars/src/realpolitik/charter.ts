/** What is true of every match of Realpolitik: the conformance suite holds the rules to it. */
import { wrongsOf } from '../core/charter.ts';
import type { Event } from '../core/events.ts';
import type { State, World } from '../core/state.ts';
import { ACTION_CARDS, CARDS } from '../core/vocabulary.ts';
import { alliesOf, partOf } from './part.ts';
import { scenarioIn } from './scenario.ts';
import { spoken } from './words/index.ts';
import { worldOf } from './world.ts';

/** Positions that random play hardly ever comes to: cases show them. */
const BY_CASE = ['refusal/no-tokens'];

export const charter = {
  invariant: (state: State): readonly string[] => {
    const world = worldOf(state);
    return [...wrongsOf(world), ...alliances(world), ...tracks(world)];
  },
  stateBudget: 4096,
  longest: 60_000,
  longestTail: 200,
  expected: [
    ...spoken.filter((id) => !BY_CASE.includes(id)),
    ...ACTION_CARDS.map((card) => `plays/${card}`),
    ...CARDS.map((card) => `fights/${card}`),
  ],
  landmarks(event: Event): readonly string[] {
    if (event.type === 'action-card') return [`plays/${event.card}`];
    if (event.type === 'revealed' || event.type === 'played-openly') return [`fights/${event.card}`];
    return [];
  },
};

/** Alliances are mutual, and nobody is in two. */
const alliances = ({ state }: World): string[] =>
  Object.entries(alliesOf(state))
    .filter(([power, ally]) => alliesOf(state)[ally] !== power)
    .map(([power, ally]) => `${power} is in an Alliance with ${ally}, but not ${ally} with ${power}`);

function tracks({ state, rules }: World): string[] {
  const { prestige, box, trains, played } = partOf(state);
  const { topBox, trainSupply } = scenarioIn(rules.data);
  const wrong: string[] = [];
  if (prestige.toSorted().join() !== rules.powers.toSorted().join()) wrong.push('the Prestige track');
  if (box < 0 || box > topBox) wrong.push(`the Diplomacy marker is in box ${box}`);
  if (trains.length > trainSupply || new Set(trains).size < trains.length) wrong.push('Trains');
  for (const power of rules.powers)
    if (new Set(played[power]).size < played[power].length) wrong.push(`${power} has played a card twice`);
  return wrong;
}
