import type { Decision } from '@quadrille/kernel';
import { holds, same } from '../breach.ts';
import type { Law } from '../law.ts';
import { truth } from '../sight.ts';
import type { AnyMatch } from '../subject.ts';

/** Words of letters, digits and dashes, with slashes between: readable, and safe in records and addresses. */
const READABLE = /^[\w.+-]+(\/[\w.+-]+)*$/;

/** Law 8. */
export const options = {
  id: 'options',
  says: 'Option ids are unique, readable and stable; what is refused is not offered, and says why.',
  watch() {
    return ({ match, deep }) => {
      if (!deep || match.result) return 0;
      const decisions = match.decisions();
      same(JSON.stringify(match.decisions()), JSON.stringify(decisions), 'asking again gives other options');
      for (const [index, decision] of decisions.entries()) {
        const { seat, stamp } = decision;
        const first = decisions.findIndex((each) => each.seat === seat && each.stamp === stamp);
        holds(first === index, () => `two questions to ${seat} carry the stamp ${stamp}`);
        lawful(decision);
        explained(match, decision);
      }
      return decisions.length;
    };
  },
} as const satisfies Law;

function lawful({ seat, kind, cite, prompt, options: ids }: Decision): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  holds(twice === undefined, () => `${seat} is offered ${twice} twice`);
  const odd = ids.find((id) => !READABLE.test(id));
  holds(odd === undefined, () => `'${odd}' is not a readable id`);
  holds(cite !== '', () => `${prompt.id} cites no rule`);
  if (kind === 'confirm') same(ids.join(), 'yes,no', 'a confirmation is answered yes or no');
  if (kind === 'plan') holds(ids.includes('done'), () => `${prompt.id} can never be done`);
  if (kind !== 'amount' && kind !== 'bid') return;
  const numbers = ids.map(Number);
  const rising = numbers.every((n, i) => Number.isInteger(n) && (i === 0 || n > (numbers[i - 1] ?? n)));
  holds(rising, () => `${prompt.id} offers ${ids.join(', ')}: not numbers that rise`);
}

function explained(match: AnyMatch, { seat, stamp, options: ids, refused }: Decision): void {
  if (refused.length === 0) return;
  const before = truth(match);
  for (const [index, { id, code }] of refused.entries()) {
    holds(!ids.includes(id), () => `${id} is both offered and refused`);
    holds(refused.findIndex((each) => each.id === id) === index, () => `${id} is refused twice`);
    const outcome = match.answer(seat, id, stamp);
    holds(!outcome.ok, () => `${id} is refused, and accepted when tried`);
    same(outcome.code, code, `${id} is refused for another reason when tried`);
  }
  same(truth(match), before, 'trying what is refused changed the match');
}
