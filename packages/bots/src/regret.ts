import { Random, type Seat } from '@quadrille/kernel';
import type { AnyRun, Knowledge } from './bot.ts';
import type { Meter } from './budget.ts';
import { plausibleOf } from './candidates.ts';
import { standing, toHorizon } from './horizon.ts';
import type { Candidate, Trial } from './trial.ts';
import { worldOf } from './world.ts';

/** Who answers one sealed question: how much it regrets not to have chosen each option, and what it chose on average. */
interface Chooser {
  readonly seat: Seat;
  /** Which of the questions open to the seat. */
  readonly which: number;
  readonly ids: readonly string[];
  readonly regret: Float64Array;
  readonly played: Float64Array;
  /** How likely each option was to be picked this time. */
  readonly chance: Float64Array;
  /** What it has got so far, on average. */
  usual: number;
}

/** How often a chooser tries something whatever its regrets say. */
const CURIOSITY = 0.15;
/** How much the plausibility of an option counts before anything has been tried. */
const PREJUDICE = 0.5;

/**
 * Decoupled regret matching: all who choose in secret learn side by side, each from what its own choices bring. What a
 * seat has played on average is then as good as chance allows against others who learn as well; the result is written
 * into the candidates as their value.
 */
export function matchRegrets(
  { insight, table, seat, world }: Trial,
  candidates: readonly Candidate[],
  meter: Meter,
): void {
  const random = new Random(`${world}/sealed`);
  const first = worldOf(insight, table, seat, world);
  const which = Math.max(
    0,
    first.questions(seat).findIndex(({ chosen }) => chosen === undefined),
  );
  const own = chooser({ seat, which }, candidates);
  const choosers = [own, ...rivals(insight, first, own)];
  meter.stage(1);
  for (let number = 0, done = false; !done; number++) {
    const run = worldOf(insight, table, seat, `${world}/${number}`);
    const picks = choosers.map((each) => pickOf(each, random));
    // The seat itself comes last: its answer may be the one that all are waiting for.
    for (const [i, each] of [...choosers.entries()].reverse())
      run.answer(each.seat, each.ids[picks[i] ?? 0] ?? '', each.which);
    const mine = candidates[picks[0] ?? 0];
    if (!toHorizon(insight, run, { seat, intention: mine?.intention, random, late: meter.late })) break;
    mine?.values.push(standing(insight, run, seat));
    for (const [i, each] of choosers.entries()) learn(each, picks[i] ?? 0, standing(insight, run, each.seat));
    done = meter.spent();
  }
  const total = own.played.reduce((sum, each) => sum + each, 0) || 1;
  for (const [i, candidate] of candidates.entries()) {
    candidate.value = (own.played[i] ?? 0) / total;
  }
}

/** All sealed questions but this one: those of others, whose answers are unknown, and what the seat has still to answer. */
function rivals(insight: Knowledge, run: AnyRun, own: Chooser): Chooser[] {
  return run.seats.flatMap((seat) =>
    run.questions(seat).flatMap((question, which) => {
      const mine = seat === own.seat && (which === own.which || question.chosen !== undefined);
      if (!question.secret || mine) return [];
      const options = plausibleOf(insight, run.state, question);
      return [
        chooser(
          { seat, which },
          options.map(({ id, weight }) => ({ option: id, weight })),
        ),
      ];
    }),
  );
}

function chooser(
  { seat, which }: Pick<Chooser, 'seat' | 'which'>,
  candidates: readonly Pick<Candidate, 'option' | 'weight'>[],
): Chooser {
  const { length } = candidates;
  const zeros = () => new Float64Array(length);
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const regret = Float64Array.from(candidates, ({ weight }) => (PREJUDICE * weight) / total);
  const ids = candidates.map(({ option }) => option);
  return { seat, which, ids, regret, played: zeros(), chance: zeros(), usual: 0 };
}

/** Chooses in proportion to regret, and counts what it would choose towards its average play. */
function pickOf({ ids, regret, played, chance }: Chooser, random: Random): number {
  const total = regret.reduce((sum, each) => sum + each, 0);
  let left = random.below(2 ** 30, 'pick') / 2 ** 30;
  let picked = -1;
  for (let i = 0; i < ids.length; i++) {
    const wanted = total > 0 ? (regret[i] ?? 0) / total : 1 / ids.length;
    const chosen = (1 - CURIOSITY) * wanted + CURIOSITY / ids.length;
    played[i] = (played[i] ?? 0) + wanted;
    chance[i] = chosen;
    left -= chosen;
    if (left < 0 && picked < 0) picked = i;
  }
  return Math.max(0, picked);
}

/** What was rarely tried counts for more when it is: so every option is judged fairly. Regret never falls below 0. */
function learn(chooser: Chooser, picked: number, value: number): void {
  const { ids, regret, chance } = chooser;
  const surprise = value - chooser.usual;
  chooser.usual += 0.1 * surprise;
  for (let i = 0; i < ids.length; i++) {
    const estimate = i === picked ? surprise / (chance[i] ?? 1) : 0;
    regret[i] = Math.max(0, (regret[i] ?? 0) + estimate - surprise);
  }
}
