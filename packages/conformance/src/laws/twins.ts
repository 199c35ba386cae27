import { Random, type Seat } from '@quadrille/kernel';
import { holds, same } from '../breach.ts';
import type { Law, Moment } from '../law.ts';
import { glance } from '../sight.ts';
import { type AnySubject, observersOf, someOf } from '../subject.ts';
import { follow, type Twins, tellAlike, twinsFrom } from '../twins.ts';

/**
 * Law 7. What imagination cannot find: rules that ask, skip or word a question by what is in a hidden hand. And news must
 * lift the veil, or it could be taken back by those who have seen it.
 */
export const twins = {
  id: 'twins',
  says: 'Worlds that differ only in what somebody cannot know look alike to them until an event tells them apart.',
  watch({ subject, observers, seed }) {
    const everyone = observersOf(subject);
    const watched = someOf(everyone, observers, new Random(`${seed}/twins`));
    const pairs = new Map<(typeof everyone)[number], Twins>();
    return (moment) => {
      const { match, deep } = moment;
      let checks = 0;
      for (const observer of watched) {
        const pair = pairs.get(observer);
        if (pair && !goOn(pair, moment)) pairs.delete(observer);
        if (pair) checks++;
        if (pairs.has(observer) || !deep || match.result) continue;
        const fresh = part(subject, observer, moment);
        if (fresh) pairs.set(observer, fresh);
      }
      return checks;
    };
  },
} as const satisfies Law;

/** Twins that part at the last checkpoint and have come as far as the match, if they still look alike to the observer. */
function part(subject: AnySubject, observer: Seat | null, { match, dice }: Moment): Twins | undefined {
  const { checkpoint, tail } = match.snapshot();
  const pair = twinsFrom(subject, checkpoint, observer, dice);
  let alike = stillAlike(pair, 2 * checkpoint.veil);
  for (const answer of tail) alike &&= follow(pair, answer, dice) && tellAlike(pair);
  return alike ? pair : undefined;
}

function goOn(pair: Twins, { answers, dice }: Moment): boolean {
  const answer = answers.at(-1);
  const before = pair.real.veil + pair.other.veil;
  return answer !== undefined && follow(pair, answer, dice) && stillAlike(pair, before);
}

/** Whether the observer has been told the same; then everything must look the same. If not, the veil was lifted. */
function stillAlike(pair: Twins, veilBefore: number): boolean {
  const { observer, real, other } = pair;
  const who = observer ?? 'a spectator';
  if (tellAlike(pair)) {
    same(glance(other, observer), glance(real, observer), `${who} knows more than has been told`);
    return true;
  }
  holds(real.veil + other.veil > veilBefore, () => `${who} has learnt something, but the veil was not lifted`);
  return false;
}
