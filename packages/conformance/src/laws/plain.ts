import { holds } from '../breach.ts';
import type { Law } from '../law.ts';

/** Law 2. */
export const plain = {
  id: 'plain',
  says: 'The state is plain JSON within its budget, and nothing in it is lost or doubled.',
  watch({ subject }) {
    return ({ match, deep }) => {
      if (!deep && !match.result) return 0;
      const { state } = match.inspect();
      const fault = impure(state, 'state', new Set());
      holds(fault === undefined, () => fault ?? '');
      const bytes = JSON.stringify(state).length;
      holds(bytes <= subject.stateBudget, () => `the state takes ${bytes} bytes, more than ${subject.stateBudget}`);
      const [wrong] = subject.invariant(state);
      holds(wrong === undefined, () => wrong ?? '');
      return 1;
    };
  },
} as const satisfies Law;

/** What would not come back from JSON as it was, if there is such a thing. */
function impure(value: unknown, path: string, seen: Set<object>): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (seen.has(value)) return `${path} is in the state twice: after a restore these would be two things`;
  seen.add(value);
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return `${path} is more than plain data`;
  for (const key of Reflect.ownKeys(value)) {
    if (typeof key === 'symbol') return `${path} has a symbol in it`;
    if (key === 'length' && Array.isArray(value)) continue;
    const fault = impure(Reflect.get(value, key), `${path}.${key}`, seen);
    if (fault) return fault;
  }
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${path} has gaps`;
  return undefined;
}
