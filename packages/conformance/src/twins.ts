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
  const imagined = reopen(checkpoint);
  definition.determinise(imagined.state, observer, dice);
  const real = new Run(definition, reopen(checkpoint));
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
export function follow({ real, other }: Twins, { seat, option, question }: Answer, dice: Random): boolean {
  const twin = alikeIn(other.options(seat, question), option, dice);
  return twin !== undefined && real.answer(seat, option, question).ok && other.answer(seat, twin, question).ok;
}

/** The same option, or one of the same kind. */
export function alikeIn(options: readonly { readonly id: string }[], option: string, dice: Random): string | undefined {
  const kind = kindOf(option);
  const alike = options.filter(({ id }) => kindOf(id) === kind).map(({ id }) => id);
  if (alike.includes(option)) return option;
  return alike.length > 0 ? dice.pick(alike, 'twin') : undefined;
}

const kindOf = (option: string): string => option.split('/')[0] ?? option;
