/** The phases of the titles that turn a Wheel of War: between two of them a match can be stored. */
import { actions } from './actions/phase.ts';
import { battle, battles } from './battle/begin.ts';
import { commit } from './battle/commit.ts';
import { outcome } from './battle/outcome.ts';
import { supportAttack, supportDefence } from './battle/support.ts';
import { adjustment, admission, declaration, expulsion, negotiation } from './diplomacy.ts';
import { disband, envoy, furtherRound } from './envoy.ts';
import { march } from './march.ts';
import { turn, turnEnd } from './turns.ts';

export const wheelPhases = {
  turn,
  actions,
  envoy,
  disband,
  march,
  battles,
  battle,
  supportAttack,
  supportDefence,
  commit,
  outcome,
  furtherRound,
  turnEnd,
  expulsion,
  negotiation,
  declaration,
  admission,
  adjustment,
};
