import type { Decision } from '@quadrille/kernel';
import { firstAsked, type Item } from '@quadrille/protocol';

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

/** What a plan goes on with: what is asked for the same Power as its last step, where several are asked at once. */
export const nextAsked = (decisions: readonly Decision[], plan: readonly Step[]): Decision | undefined => {
  const about = plan.at(-1)?.about;
  const same = decisions.filter((each) => about !== undefined && each.about === about);
  return firstAsked(same.some(({ chosen }) => chosen === undefined) ? same : decisions);
};

/** A number that is asked for stands at its least until another is selected; a sealed one stays as it was sealed. */
export const leastOf = ({ kind, chosen, options }: Decision): string | undefined =>
  (kind === 'amount' || kind === 'bid') && chosen === undefined ? options[0] : undefined;
