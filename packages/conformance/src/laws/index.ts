import { ahead } from './ahead.ts';
import { ambient } from './ambient.ts';
import { ends } from './ends.ts';
import { forgets } from './forgets.ts';
import { fuzz } from './fuzz.ts';
import { insight } from './insight.ts';
import { lockstep } from './lockstep.ts';
import { options } from './options.ts';
import { plain } from './plain.ts';
import { replays } from './replays.ts';
import { restore } from './restore.ts';
import { twins } from './twins.ts';
import { undo } from './undo.ts';
import { veil } from './veil.ts';
import { words } from './words.ts';
import { worlds } from './worlds.ts';

/** The laws, in the order of docs/conformance.md. Coverage is a law too, but not of a single match: see `explore`. */
export const LAWS = [
  ends,
  plain,
  restore,
  lockstep,
  replays,
  undo,
  veil,
  forgets,
  twins,
  ahead,
  options,
  fuzz,
  ambient,
  worlds,
  words,
  insight,
] as const;

export type LawId = (typeof LAWS)[number]['id'];
