import type { Context } from '../context.ts';
import type { Audience } from '../presence/audience.ts';
import type { Presence } from '../presence/presence.ts';
import type { Later } from './later.ts';
import type { Live } from './live.ts';
import type { Matches } from './matches.ts';

/** The house while it is open: everything that a table needs to be played at. */
export interface Hall extends Context {
  readonly matches: Matches;
  readonly audience: Audience;
  readonly presence: Presence;
  /** Tables at which those who look on have not been told everything. */
  readonly later: Later;
  /** Looks after what has just become due: bots, notices. */
  stirred(live: Live): void;
}
