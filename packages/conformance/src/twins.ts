import { type Answer, type Checkpoint, type Random, Run, reopen, type Seat } from '@quadrille/kernel';
import { told } from './sight.ts';
import type { AnyRun, AnySubject } from './subject.ts';

/** Two lines of play that differ only in what an observer cannot know. */
export interface Twins {
  readonly observer: Seat | null;
  readonly real: AnyRun;
  readonly other: AnyRun;
  /** How many entries of their logs have been compared. */
  readonly compared: { real: number; other: number };
}

/** Twins from a checkpoint on. They share their dice: only what is hidden differs. */
export function twinsFrom(
  { definition }: AnySubject,
  checkpoint: Checkpoint,
  observer: Seat | null,
  dice: Random,
): Twins {
  const imagined = reopen(definition, checkpoint);
  definition.determinise(imagined.state, observer, dice);
  const real = new Run(definition, reopen(definition, checkpoint));
  const other = new Run(definition, imagined);
  return { observer, real, other, compared: { real: 0, other: 0 } };
}

/** Whether both have told the observer the same since this was last asked. Twins may live long, and so may their logs. */
export function tellAlike({ observer, real, other, compared }: Twins): boolean {
  const alike = told(real, observer, compared.real) === told(other, observer, compared.other);
  compared.real = real.entries.length;
  compared.other = other.entries.length;
  return alike;
}

/**
 * Gives both twins an answer. If it is not on offer in the other world (somebody else's hand is another there), one of the
 * same kind is given instead: `card/4` for `card/2`. Says whether that was possible.
 */
export function follow({ real, other }: Twins, { seat, option }: Answer, dice: Random): boolean {
  const kind = kindOf(option);
  const alike = other.options(seat).filter(({ id }) => kindOf(id) === kind);
  const twin = alike.find(({ id }) => id === option) ?? (alike.length > 0 ? dice.pick(alike, 'twin') : undefined);
  return twin !== undefined && real.answer(seat, option).ok && other.answer(seat, twin.id).ok;
}

const kindOf = (option: string): string => option.split('/')[0] ?? option;
