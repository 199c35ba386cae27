/** What a bot knows about playing well. It is given imagined worlds only. */
import type { AnyInsight, AnyOption, Insight, Question, Seat } from '@quadrille/kernel';
import type { Data } from '../data/model.ts';
import type { PhaseId } from '../phases.ts';
import type { State } from '../state.ts';
import { wordsFrom } from '../words/index.ts';
import type { Printed, World } from '../world.ts';
import { type Aim, follow, intentionsOf } from './intentions.ts';
import { aboutOf, answerLetter, breaks, type Letter, lettersFrom, type Pledge } from './manners.ts';
import { priorOf, priorsOf } from './prior.ts';
import { reasons } from './reasons.ts';
import { worthOf } from './worth.ts';

export function insightFrom(data: Data, printedOf: (scenario: string) => Printed): AnyInsight {
  const worldOf = (state: State): World => ({ state, data, printed: printedOf(state.scenario) });
  const knowledge = {
    evaluate: (state: State, seat: Seat) => standingsOf(worldOf(state))[seat] ?? 0,
    standings: (state: State) => standingsOf(worldOf(state)),
    prior: (state: State, question: Question, { id }: AnyOption) => priorOf(worldOf(state), question, id),
    priors: (state: State, question: Question) => priorsOf(worldOf(state), question),
    boundary: ({ state }: { readonly state: State }) => `${state.turn}/${state.at}/${state.impulse === null ? 0 : 1}`,
    intentions: (state: State, _seat: Seat, question: Question) => intentionsOf(worldOf(state), question),
    follow: (state: State, question: Question, aim: Aim) => follow(worldOf(state), question, aim),
    reasons: (state: State, question: Question, option: string) =>
      reasons(worldOf(state), wordsFrom(data), question, option),
    aboutOf,
    answerLetter: (state: State, letter: Letter) => answerLetter(worldOf(state), wordsFrom(data), letter),
    lettersFrom: (state: State, seat: Seat) => lettersFrom(worldOf(state), wordsFrom(data), seat),
    breaks: (state: State, question: Question, option: string, pledge: Pledge) =>
      breaks(state, question, option, pledge),
    horizon: { answers: 60 },
  } satisfies Insight<State, PhaseId, Aim> & Record<string, unknown>;
  return knowledge as unknown as AnyInsight;
}

/** Each player against the best of the others; alone, against what a good solitaire brings. */
function standingsOf(world: World): Record<Seat, number> {
  const worths = world.state.chairs.map(({ player }) => ({ player, worth: worthOf(world, player) }));
  const standings: Record<Seat, number> = {};
  for (const { player, worth } of worths) {
    const rivals = worths.filter((each) => each.player !== player).map((each) => each.worth);
    const best = rivals.length > 0 ? Math.max(...rivals) : 10;
    standings[player] = 1 / (1 + Math.exp((best - worth) / 6));
  }
  return standings;
}
