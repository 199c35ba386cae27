/** What bots know about playing Clash of Monarchs. An Alliance stands and falls together; its best Power wins (23.4.1). */
import type { Insight, Seat } from '@quadrille/kernel';
import type { PhaseId } from '../agenda.ts';
import type { Data } from '../board/data.ts';
import type { State } from '../state.ts';
import { type Alliance, POWERS } from '../vocabulary.ts';
import { plausible } from './prior.ts';
import { worthOf } from './worth.ts';

export const insightFor = (data: Data): Insight<State, PhaseId> => ({
  evaluate: (state, seat) => standingsOf({ state, data })[seat] ?? 0,
  standings: (state) => standingsOf({ state, data }),
  prior: (state, question, option) => plausible({ state, data }, question, option),
  boundary: ({ state }) => `${state.year}/${state.season}/${state.round}/${state.active}`,
  horizon: { boundaries: 1, answers: 160 },
});

/** From 0 to 1 for both Alliances together; within one, the Power with more VPs stands a little better. */
function standingsOf(world: { readonly state: State; readonly data: Data }): Record<Seat, number> {
  const edge = worthOf(world, 'ap') - worthOf(world, 'coalition');
  const ap = 1 / (1 + Math.exp(-edge / 8));
  const share: Readonly<Record<Alliance, number>> = { ap, coalition: 1 - ap };
  const standings: Record<Seat, number> = {};
  for (const power of POWERS) {
    const seat = world.state.seats[power];
    const side: Alliance = power === 'PR' || power === 'BR' ? 'ap' : 'coalition';
    const own = Math.min(0.05, Math.max(-0.05, world.state.powers[power].vp * 0.004));
    standings[seat] = Math.min(1, Math.max(0, Math.max(standings[seat] ?? 0, share[side] + own)));
  }
  return standings;
}
