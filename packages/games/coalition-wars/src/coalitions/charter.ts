/** What is true of every match of Coalitions: the conformance suite holds the rules to it. */
import { wrongsOf } from '../core/charter.ts';
import { PRINTED } from '../core/data.ts';
import type { Event } from '../core/events.ts';
import type { State, World } from '../core/state.ts';
import { napoleonCards } from './empereur/cards.ts';
import { spoken } from './words/index.ts';
import { worldOf } from './world.ts';

/** Positions that random play hardly ever comes to: cases show them. */
const BY_CASE = ['ask/reinforce', 'event/race-to-paris', 'refusal/no-tokens'];

export const charter = {
  invariant: (state: State): readonly string[] => {
    const world = worldOf(state);
    return [...wrongsOf(world), ...napoleon(world)];
  },
  stateBudget: 4096,
  longest: 60_000,
  longestTail: 160,
  expected: [
    ...spoken.filter((id) => !BY_CASE.includes(id)),
    ...napoleonCards(PRINTED).map(({ id }) => `napoleon/${id}`),
  ],
  landmarks(event: Event): readonly string[] {
    return event.type === 'napoleon-card' ? [`napoleon/${event.card}`] : [];
  },
};

function napoleon({ state, rules }: World): string[] {
  if (state.empereur === null) return [];
  const { deck, discard } = state.empereur;
  return deck.length + discard.length === napoleonCards(rules.data).length
    ? []
    : ['a Napoleon card is lost or doubled'];
}
