/** The chapters as a table. Between two of these a match can be stored and resumed. */
import type { Rules } from '@quadrille/kernel';
import { march } from './actions/strategic.ts';
import { agenda } from './agenda.ts';
import { aftermath } from './combat/aftermath.ts';
import { combat } from './combat/combat.ts';
import { tooFew } from './combat/siege.ts';
import { support } from './combat/support.ts';
import { adrift, dispersal } from './housekeeping.ts';
import { advance, occupy } from './land/advance.ts';
import { approach } from './land/approach.ts';
import { arrive } from './land/arrive.ts';
import { subjugate } from './land/subjugation.ts';
import { piracy } from './naval/piracy.ts';
import { seek } from './naval/seek.ts';
import { voyage } from './naval/voyage.ts';
import { politicalPhases } from './politics/phases.ts';
import { act } from './sequence/act.ts';
import { close } from './sequence/close.ts';
import { deck } from './sequence/deck.ts';
import { half } from './sequence/half.ts';
import { impulse } from './sequence/impulse.ts';
import { turn } from './sequence/turn.ts';
import { deployment } from './setup/deployment.ts';
import { groups } from './setup/groups.ts';
import type { Task } from './tasks.ts';
import { turnEnd } from './turn-end/reckoning.ts';
import type { Stage } from './vocabulary.ts';
import type { Game } from './world.ts';

export type PhaseId = 'agenda' | Stage | Task['do'];

export const phases: Readonly<Record<PhaseId, (game: Game) => Rules<PhaseId>>> = {
  agenda,
  groups,
  turn,
  deployment,
  deck,
  half,
  impulse,
  act,
  close,
  turnEnd,
  approach,
  arrive,
  advance,
  occupy,
  subjugate,
  seek,
  voyage,
  column: march,
  piracy,
  adrift,
  crowded: dispersal,
  support,
  combat,
  aftermath,
  capitulation: tooFew,
  ...politicalPhases,
};
