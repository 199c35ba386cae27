import type { Decision } from '@quadrille/kernel';
import type { Item } from '@quadrille/protocol';

/** A step of a plan: the option, and the question it answers. */
export interface Step {
  readonly option: string;
  readonly prompt: string;
  /** For which Power, where a seat plays for several. */
  readonly about?: string;
}

/** An answer to a question, as a list names it. */
export const stepOf = ({ prompt, about }: Pick<Decision, 'prompt' | 'about'>, option: string): Step => ({
  option,
  prompt: prompt.id,
  ...(about !== undefined && { about }),
});

export const itemOf = ({ option, prompt, about }: Step): Item => ({
  question: prompt,
  option,
  ...(about && { about }),
});
