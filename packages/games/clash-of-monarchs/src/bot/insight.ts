/** What bots know about playing Clash of Monarchs. An Alliance stands and falls together; its best Power wins (23.4.1). */
import type { AnyInsight, AnyOption, Insight, Question, Random, Seat } from '@quadrille/kernel';
import type { PhaseId } from '../agenda.ts';
import type { Data } from '../board/data.ts';
import { sideOf } from '../facts/sides.ts';
import type { State } from '../state.ts';
import { type Alliance, POWERS } from '../vocabulary.ts';
import { wordsOf } from '../words/index.ts';
import type { World } from '../world.ts';
import { type Campaign, follow, intentionsOf, mutate } from './intentions.ts';
import { answerLetter, breaks, type Letter, lettersFrom, type Pledge } from './manners.ts';
import { plausibilities } from './prior.ts';
import { reasons } from './reasons.ts';
import { worthOf } from './worth.ts';

export function insightFor(data: Data): AnyInsight {
  const knowledge = {
    evaluate: (state: State, seat: Seat) => standingsOf({ state, data })[seat] ?? 0,
    standings: (state: State) => standingsOf({ state, data }),
    prior: (state: State, question: Question, option: AnyOption) =>
      plausibilities({ state, data }, question, [option])[0] ?? 0,
    priors: (state: State, question: Question) => plausibilities({ state, data }, question),
    boundary: ({ state }: { readonly state: State }) => `${state.year}/${state.season}/${state.round}/${state.active}`,
    intentions: (state: State, _seat: Seat, question: Question) => intentionsOf({ state, data }, question),
    follow: (state: State, question: Question, campaign: Campaign) => follow({ state, data }, question, campaign),
    mutate: (_state: State, one: Campaign, other: Campaign, random: Random) => mutate(one, other, random),
    reasons: (state: State, question: Question, option: string) =>
      reasons({ state, data }, wordsOf(data), question, option),
    answerLetter: (state: State, letter: Letter) => answerLetter({ state, data }, wordsOf(data), letter),
    lettersFrom: (state: State, seat: Seat) => lettersFrom({ state, data }, wordsOf(data), seat),
    breaks: (_state: State, question: Question, option: string, pledge: Pledge) => breaks(question, option, pledge),
    horizon: { boundaries: 1, answers: 160 },
  } satisfies Insight<State, PhaseId, Campaign> & Record<string, unknown>;
  return knowledge as unknown as AnyInsight;
}

/** From 0 to 1 for both Alliances together; within one, the Power with more VPs stands a little better. */
function standingsOf(world: World): Record<Seat, number> {
  const edge = worthOf(world, 'ap') - worthOf(world, 'coalition');
  const ap = 1 / (1 + Math.exp(-edge / 5));
  const share: Readonly<Record<Alliance, number>> = { ap, coalition: 1 - ap };
  const standings: Record<Seat, number> = {};
  for (const power of POWERS) {
    const seat = world.state.seats[power];
    const own = Math.min(0.05, Math.max(-0.05, world.state.powers[power].vp * 0.004));
    const stands = share[sideOf(world.state, power)] + own;
    standings[seat] = Math.min(1, Math.max(0, standings[seat] ?? 0, stands));
  }
  return standings;
}
