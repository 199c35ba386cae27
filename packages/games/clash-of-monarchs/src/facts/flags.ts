/** What flags set by events and rules change while they are set (8.6). */
import type { Modifiers } from '../cards/grammar.ts';
import type { State } from '../state.ts';
import type { FlagId } from '../vocabulary.ts';
import type { World } from '../world.ts';

export const hasFlag = (state: State, id: FlagId): boolean => state.flags.some((flag) => flag.id === id);

/** Everything that the flags now set say about one thing. */
export function modifiers<K extends keyof Modifiers>({ state, data }: World, word: K): Modifiers[K][] {
  const found: Modifiers[K][] = [];
  for (const { id } of state.flags)
    for (const mod of data.cards.flags.get(id)?.mods ?? []) if (isAbout(mod, word)) found.push(mod.given);
  return found;
}

const isAbout = <K extends keyof Modifiers>(
  mod: { readonly word: keyof Modifiers },
  word: K,
): mod is { readonly word: K; readonly given: Modifiers[K] } => mod.word === word;
