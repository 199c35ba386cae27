/** States as checkpoints keep them: most of a state is a handful of texts there. */
import { copy, type Packing } from '@quadrille/kernel';
import { boardOf } from './board.ts';
import { cards, master, powers, status } from './packing/affairs.ts';
import { options } from './packing/options.ts';
import { fortresses, garrisons, generals } from './packing/pieces.ts';
import type { Script } from './packing/script.ts';
import type { State } from './state.ts';

/** The parts that are written as one text each. Everything else is kept as it is. */
const SCRIPTS = {
  options,
  status,
  master,
  powers,
  generals,
  garrisons,
  fortresses,
  deck: cards,
  discard: cards,
} as const satisfies { readonly [Part in keyof State]?: Script<State[Part]> };

const scripts: Readonly<Partial<Record<string, Script<unknown>>>> = SCRIPTS;

export const packing: Packing<State> = {
  pack(state) {
    const packed: Record<string, unknown> = { ...state };
    for (const part in packed) {
      const script = scripts[part];
      packed[part] = script ? script.pack(packed[part]) : copy(packed[part]);
    }
    return packed;
  },

  /** Checkpoints of older servers hold fewer texts, or none: what is no text is taken as it is. */
  unpack(stored) {
    const state: Record<string, unknown> = { ...(stored as object) };
    const board = boardOf(state.board as string);
    for (const part in state) {
      const packed = state[part];
      if (typeof packed === 'string') state[part] = scripts[part]?.unpack(packed, board) ?? packed;
      else if (typeof packed === 'object' && packed !== null) state[part] = copy(packed);
    }
    return state as unknown as State;
  },
};
