/** What the table agreed on, as text: it never changes, and all matches that agreed on the same have it in common. */
import { BadData } from '../read.ts';
import type { State } from '../state.ts';
import type { Script } from './script.ts';

type Options = State['options'];

const known = new Map<string, Options>();

/** `actions=parallel generals=plain `. */
export const options: Script<Options> = {
  pack(agreed) {
    let text = '';
    for (const [id, value] of Object.entries(agreed)) text += `${id}=${value} `;
    return text;
  },
  unpack(text) {
    const before = known.get(text);
    if (before) return before;
    const agreed = Object.freeze(Object.fromEntries(text.split(' ').slice(0, -1).map(pairOf)));
    known.set(text, agreed);
    return agreed;
  },
};

function pairOf(text: string): readonly [string, string] {
  const [id, value] = text.split('=');
  if (!id || value === undefined) throw new BadData(`${text} is no option`);
  return [id, value];
}
