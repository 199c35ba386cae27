/** What there is to compare: the truth, what somebody sees, and what somebody has been told. */
import { type Decision, type Seat, visible } from '@quadrille/kernel';
import type { AnyMatch, AnyRun } from './subject.ts';

/** Everything there is to know of a match, stamps included. */
export const truth = (match: AnyMatch): string =>
  JSON.stringify([match.inspect(), match.waiting, match.decisions(), match.result, match.answered]);

/** As `truth`, but without the stamps: they also count what was taken back. */
export const position = (match: AnyMatch): string =>
  JSON.stringify([match.inspect(), match.waiting, match.decisions().map(unstamped), match.result, match.answered]);

/** Everything that a seat, or a spectator, sees of a line of play, and all it has been told. */
export const sight = (run: AnyRun, observer: Seat | null): string => `${glance(run, observer)} ${told(run, observer)}`;

/** Everything that a seat, or a spectator, sees at this moment. */
export function glance(run: AnyRun, observer: Seat | null): string {
  const decisions = observer === null ? [] : run.decisions(observer);
  return JSON.stringify([run.view(observer), decisions, run.awaited, run.result]);
}

/** What a seat, or a spectator, has been told since the line began, or since the log had so many entries. */
export const told = ({ entries }: AnyRun, observer: Seat | null, since = 0): string =>
  JSON.stringify(visible(since === 0 ? entries : entries.slice(since), observer));

/** The whole of a world, but for how it came about. */
export const world = (run: AnyRun): string =>
  JSON.stringify([
    run.state,
    run.phase,
    run.random,
    run.waiting,
    run.seats.map((seat) => run.decisions(seat)),
    run.result,
  ]);

const unstamped = ({ stamp: _, ...decision }: Decision): Omit<Decision, 'stamp'> => decision;
