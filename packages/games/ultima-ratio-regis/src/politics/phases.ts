/** The phases of politics: each does the last task of the agenda. */
import type { Rules } from '@quadrille/kernel';
import { newPost } from '../actions/leaders.ts';
import { taskOf } from '../agenda.ts';
import { event } from '../cards/event.ts';
import { freeLanding } from '../cards/landing.ts';
import { join } from '../diplomacy/alliance.ts';
import { collapse } from '../diplomacy/collapse.ts';
import { conditions } from '../diplomacy/conditions.ts';
import { repatriate } from '../diplomacy/homecoming.ts';
import { forcedPeace, peace, restore } from '../diplomacy/peace.ts';
import { auction } from '../economy/auction.ts';
import { drag, reinforce } from '../minors/alliance.ts';
import { election } from '../minors/election.ts';
import { enterAtOnce } from '../setup/deployment.ts';
import { civilWarEnds } from '../special/civil-war.ts';
import type { PoliticalTask } from '../tasks/politics.ts';
import type { Task, TaskOf } from '../tasks.ts';
import { reckon } from '../turn-end/reckoning.ts';
import type { Game } from '../world.ts';

type PhaseOf = (game: Game) => Rules<'agenda'>;

/** A phase that does a task and comes back to the agenda. */
const phaseOf = <D extends Task['do']>(kind: D, does: (game: Game, task: TaskOf<D>) => Rules): PhaseOf =>
  function* (game) {
    yield* does(game, taskOf(game, kind));
    return 'agenda';
  };

export const politicalPhases: Readonly<Record<PoliticalTask['do'], PhaseOf>> = {
  event: phaseOf('event', event),
  auction: phaseOf('auction', auction),
  election: phaseOf('election', election),
  reinforce: phaseOf('reinforce', reinforce),
  drag: phaseOf('drag', drag),
  join: phaseOf('join', join),
  peace: phaseOf('peace', peace),
  conditions: phaseOf('conditions', conditions),
  restore: phaseOf('restore', restore),
  repatriate: phaseOf('repatriate', repatriate),
  'new-post': phaseOf('new-post', newPost),
  'forced-peace': phaseOf('forced-peace', forcedPeace),
  collapse: phaseOf('collapse', collapse),
  'free-landing': phaseOf('free-landing', freeLanding),
  enter: phaseOf('enter', enterAtOnce),
  'civil-war-ends': phaseOf('civil-war-ends', civilWarEnds),
  reckon: phaseOf('reckon', reckon),
};
