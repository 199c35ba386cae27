import type { AnyEvent, Decision, Result } from '@quadrille/kernel';
import type { AnyMatch, AnySubject } from '../subject.ts';

/**
 * What a match can reach, as keys that every game has in common: `ask/<id>`, `refusal/<code>`, `option/<first part>`,
 * `event/<type>`, `result/<by>`; and whatever the game's own landmarks add.
 */
export const keysAsked = ({ prompt, refused }: Decision): readonly string[] => [
  `ask/${prompt.id}`,
  ...refused.map(({ code }) => `refusal/${code}`),
];

/** Amounts are all alike. */
export function keyTaken(option: string): string {
  const [head = option] = option.split('/');
  return `option/${/^-?\d+$/.test(head) ? 'number' : head}`;
}

export const keysTold = ({ landmarks }: AnySubject, events: readonly AnyEvent[]): readonly string[] =>
  events.flatMap((event) => [`event/${event.type}`, ...(landmarks?.(event) ?? [])]);

export const keysWon = (result: Result | undefined): readonly string[] => (result ? [`result/${result.by}`] : []);

/** What the last answer told anybody, hidden news included. */
export const newsOf = ({ news }: AnyMatch): readonly AnyEvent[] => news.map(({ event }) => event);
