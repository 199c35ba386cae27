/** What is true of every match of Ancien Régime: the conformance suite holds the rules to it. */
import { wrongsOf } from '../core/charter.ts';
import type { Event } from '../core/events.ts';
import type { State, World } from '../core/state.ts';
import { empireOf } from './election.ts';
import { spoken } from './words/index.ts';
import { worldOf } from './world.ts';

/** Positions that random play hardly ever comes to: cases show them. */
const BY_CASE = ['refusal/lanes-without-leave', 'refusal/no-cards', 'refusal/no-tokens', 'refusal/charlie-waits'];

const DEEDS = ['lent', 'subsidised', 'crowned', 'scored-as-emperor', 'beat-a-rival'];

export const charter = {
  invariant: (state: State): readonly string[] => {
    const world = worldOf(state);
    return [...wrongsOf(world, ({ id, units }) => state.named.france === id && units === 2), ...empire(world)];
  },
  stateBudget: 5120,
  longest: 60_000,
  longestTail: 160,
  expected: [...spoken.filter((id) => !BY_CASE.includes(id)), ...DEEDS.map((deed) => `deed/${deed}`)],
  landmarks(event: Event): readonly string[] {
    if (event.type === 'lent-card') return ['deed/lent'];
    if (event.type === 'accepted') return ['deed/subsidised'];
    if (event.type === 'elected') return ['deed/crowned'];
    if (event.type !== 'influence') return [];
    if (event.why === 'emperor') return ['deed/scored-as-emperor'];
    return event.why === 'rival-general' ? ['deed/beat-a-rival'] : [];
  },
};

/** The Emperor and all who vote are Powers of the board. */
function empire({ state, rules }: World): string[] {
  const { emperor, votes } = empireOf(state);
  const named = [...(emperor === null ? [] : [emperor]), ...Object.values(votes)];
  return named.filter((power) => !rules.powers.includes(power)).map((power) => `${power} cannot be Emperor`);
}
