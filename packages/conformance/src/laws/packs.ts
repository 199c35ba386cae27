import { type Packing, packingOf, Random } from '@quadrille/kernel';
import { holds, same } from '../breach.ts';
import type { Law } from '../law.ts';

/**
 * Law 3, for how a game packs its states. The order of keys counts: rules go through them. Even a match that has just
 * begun has been packed once, so the set-up itself is looked at too: what is lost there is lost for good.
 */
export const packs = {
  id: 'packs',
  says: 'A state comes out of its packing as it went in, keys in their order, and shares nothing with what was packed.',
  watch({ subject, seed, chance }) {
    const { definition, setup } = subject;
    const packing = packingOf(definition);
    return ({ match, answers, deep }) => {
      if (answers.length === 0) comesBack(packing, definition.setUp(setup, new Random(seed, chance)));
      if (!deep && !match.result) return 0;
      comesBack(packing, match.inspect().state);
      return 1;
    };
  },
} as const satisfies Law;

function comesBack(packing: Packing<unknown>, state: unknown): void {
  const before = JSON.stringify(state);
  const packed = packing.pack(state);
  const text = JSON.stringify(packed);
  const [one, other] = [packing.unpack(packed), packing.unpack(packed)];
  same(JSON.stringify(one), before, 'unpacking made another state');
  same(JSON.stringify(packing.unpack(JSON.parse(text))), before, 'unpacking from JSON made another state');
  same(JSON.stringify(state), before, 'packing changed the state');
  same(JSON.stringify(packed), text, 'unpacking changed what was packed');
  const shared = sharedBy([state, packed, one, other]);
  holds(shared === undefined, () => `a state shares ${JSON.stringify(shared)} with how it is packed`);
}

/** A part of one value that is a part of another too, so that changing the one would change the other. */
function sharedBy(values: readonly unknown[]): object | undefined {
  const seen = new Set<object>();
  for (const value of values) {
    const own = partsOf(value);
    const shared = own.find((part) => seen.has(part));
    if (shared) return shared;
    for (const part of own) seen.add(part);
  }
  return undefined;
}

/** Every list and record in a value that can be changed. */
const partsOf = (value: unknown): readonly object[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Object.isFrozen(value) ? [] : [value]), ...Object.values(value).flatMap(partsOf)];
