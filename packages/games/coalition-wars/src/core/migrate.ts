/** States of older versions of the rules. */
import type { State } from './state.ts';

/** In version 1 standing consent held for land and sea alike: host → guests. */
type Before = Omit<State, 'consents'> & { readonly consents: State['consents'] | State['consents']['land'] };

export function migrate(stored: unknown): State {
  const { consents, ...rest } = stored as Before;
  if ('land' in consents && 'sea' in consents) return { ...rest, consents };
  const given = consents as State['consents']['land'];
  return { ...rest, consents: { land: given, sea: structuredClone(given) } };
}
