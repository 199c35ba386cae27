import type { Decision } from '@quadrille/kernel';
import type { Face } from '../games/presenter.ts';
import { capital, type Speech } from './speech.ts';

const SLOTS = ['1', '2', '3', '4', '5', '6'] as const;

/** A number is said as one, so that a phrase may count by it. */
const NUMBER = /^\d+$/;

/** What ends a plan, passes, or does nothing. */
const CLOSING: readonly string[] = ['done', 'pass', 'none', 'skip', 'stop'];

/**
 * The face of an option from its id alone. `march/ford/keep` is said by the phrase `option/march` of the game, with `{1}`
 * and `{2}` for what follows; without such a phrase its parts are named one after another.
 */
export function faceOf({ has, say, name, isPower }: Speech, { prompt }: Decision, option: string): Face {
  const [head = '', ...rest] = option.split('/');
  // An id may be shorter than its phrase: what it does not name is left out.
  const told = (part: string): string | number =>
    NUMBER.test(part) && !has(`name/${part}`) ? Number(part) : name(part);
  const args = Object.fromEntries(
    SLOTS.map((slot, place) => [slot, rest[place] === undefined ? '' : told(rest[place])]),
  );
  const phrase = [`option/${prompt.id}/${head}`, `option/${head}`].find(has);
  const named = [head, ...rest].map(name);
  const power = rest.find(isPower);
  return {
    label: phrase ? say(phrase, args).replace(/\s+/g, ' ').trim() : capital(named.join(' · ')),
    ...(power && { power }),
    ...(CLOSING.includes(head) && rest.length === 0 && { closing: true }),
  };
}
