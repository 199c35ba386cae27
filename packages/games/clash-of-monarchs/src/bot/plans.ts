/** What each Command would best do with its next march. */
import { newMarch, newOperation } from '../activation/operation.ts';
import { patronOf, realmOf } from '../facts/sides.ts';
import { spaceOf } from '../facts/spaces.ts';
import { waysFrom } from '../movement/steps.ts';
import type { SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { milesFrom } from './miles.ts';
import { type Aim, breachChance, type Prospect, prizeOf, prospectOf } from './prospects.ts';
import { type Command, type Survey, surveyOf } from './survey.ts';

export interface Plan {
  readonly command: Command;
  readonly to: SpaceId;
  /** Where it leads in the end, and what is wanted there. */
  readonly goal: SpaceId;
  readonly aim: Aim;
  /** What it gains over staying. */
  readonly gain: number;
}

/** A march later is worth so much of a march now. */
const PATIENCE = 0.65;
/** Goals so many marches away are still in sight. */
const MARCHES = 3;
/** What is no better than this is no goal. */
const LEAST = 0.4;

interface Goal extends Prospect {
  readonly at: SpaceId;
}

/** Every place within a few marches, the nearest first, with what it is worth to stand there. */
export function placesFor(survey: Survey, command: Command, marches = MARCHES): readonly Goal[] {
  const { stack, mps } = command;
  const places: Goal[] = [];
  for (const [at, miles] of milesFrom(survey.world, stack.at))
    if (miles <= mps * marches) places.push({ at, ...prospectOf(survey, command, at) });
  return places;
}

/** What a place is worth with all that can be reached from it later in mind, and which goal that is. */
export function promiseOf(survey: Survey, { mps }: Command, at: SpaceId, places: readonly Goal[]): Goal {
  const here = places.find((each) => each.at === at);
  const miles = milesFrom(survey.world, at);
  let best: Goal = here ?? { at, aim: 'wait', worth: 0 };
  for (const goal of places) {
    if (goal.worth < LEAST || goal.at === at) continue;
    const marches = Math.ceil((miles.get(goal.at) ?? 99) / mps);
    const worth = goal.worth * PATIENCE ** marches;
    if (worth > best.worth) best = { ...goal, worth };
  }
  return best.at === at ? best : { ...best, worth: best.worth + Math.min(0, here?.worth ?? 0) };
}

/** Where an activation with a card could lead the Command. */
function within({ world, foray }: Survey, { stack, nation }: Command): readonly SpaceId[] {
  const power = patronOf(world.state, nation);
  const nations = realmOf(world.state, power);
  const operation = newOperation({ how: 'ops', power, nations, ...(foray && { mp: foray.mp }) }, 1);
  return waysFrom(world, newMarch(world, operation, stack), stack)
    .map(({ to }) => to)
    .filter((to) => foray === undefined || spaceOf(world, to).area === foray.area);
}

/** What a Command may do, the best first: go somewhere else, or stay and press the siege it lies in. */
function courses(survey: Survey, command: Command): Plan[] {
  const { world } = survey;
  const { stack } = command;
  const places = placesFor(survey, command);
  const stay = promiseOf(survey, command, stack.at, places);
  const besieging = world.state.sieges[stack.at]?.by === command.side;
  const press = besieging ? breachChance(world, stack, 0.5) * prizeOf(world, stack.at) * 0.8 : 0;
  const plans: Plan[] = [{ command, to: stack.at, goal: stay.at, aim: besieging ? 'siege' : stay.aim, gain: press }];
  for (const at of within(survey, command)) {
    const there = promiseOf(survey, command, at, places);
    plans.push({ command, to: at, goal: there.at, aim: there.aim, gain: there.worth - stay.worth });
  }
  return plans.sort((a, b) => b.gain - a.gain);
}

/** The best courses of one Command. */
export const coursesOf = (world: World, command: Command, most: number): readonly Plan[] =>
  courses(surveyOf(world), command).slice(0, most);

/** The best plan of each Command, the best first. */
export const plansOf = (survey: Survey, commands: readonly Command[]): Plan[] =>
  commands.flatMap((command) => courses(survey, command).slice(0, 1)).sort((a, b) => b.gain - a.gain);
