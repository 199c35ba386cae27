/** What a seat is told of what it is about to do: odds, modifiers and costs, each with its section. */
import type { Foreseen, Prospect } from '@quadrille/kernel';
import { candidates, newMarch } from '../activation/operation.ts';
import { proposal } from '../activation/proposal.ts';
import { anyMarch, anyOperation } from '../agenda.ts';
import type { Role } from '../battle/tactics.ts';
import type { Data } from '../board/data.ts';
import { capacityOf, ratingOf, stackOfLeader } from '../facts/leaders.ts';
import { findStack, forcesAt, sideOfStack } from '../facts/spaces.ts';
import { hasPath } from '../facts/supply.ts';
import { spOf } from '../facts/troops.ts';
import { supplyActionCost } from '../hooks.ts';
import { isHidden } from '../intelligence/sight.ts';
import { interceptors } from '../interception/interception.ts';
import { allowance, allowanceOf, mpLeft } from '../movement/allowance.ts';
import { overrunCost } from '../movement/entered.ts';
import { entrenchRefusal } from '../movement/entrench.ts';
import { stepCost, waysFrom } from '../movement/steps.ts';
import type { Stack, Standing } from '../state.ts';
import type { View } from '../view.ts';
import { type Nation, opposing, type Power, type SeatId, type SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import {
  asOne,
  battleLines,
  chance,
  coupLines,
  foreseen,
  interceptionCauses,
  interceptionLines,
  siegeLines,
  tacticLines,
  withdrawalLines,
} from './outlook.ts';
import { proposedLines, quartersLines, recruitLines, sustainLines, upkeepLine, upkeepOfRealm } from './year.ts';

/** The position as the seat sees it: what it cannot see is simply not there, and nothing here asks for it. */
function worldFrom(data: Data, view: View): World {
  const seen = (power: Power): Standing => {
    const { hand, tactics, ...rest } = view.powers[power];
    const held = typeof tactics.held === 'number' ? [] : [...tactics.held];
    return {
      ...rest,
      hand: typeof hand === 'number' ? [] : [...hand],
      draw: [],
      tactics: { held, pool: [], discard: [...tactics.discard], wider: [...tactics.wider] },
    };
  };
  const powers = { PR: seen('PR'), BR: seen('BR'), AU: seen('AU'), FR: seen('FR'), RU: seen('RU') };
  return { data, state: { ...view, powers } };
}

export const forecastFor =
  (data: Data) =>
  ({ seat, view, ask, option }: Prospect<View>): readonly Foreseen[] => {
    if (!ask || option === undefined) return [];
    const world = worldFrom(data, view);
    const [head = '', ...rest] = option.split('/');
    const march = anyMarch(world.state);
    const stack = march ? findStack(world.state, march.stack) : undefined;
    if (ask.id.startsWith('designate-')) return commandLines(world);
    switch (ask.id) {
      case 'march':
        return stack ? marchLines(world, stack, head, rest[0] ?? '') : [];
      case 'attack':
        return stack ? attackLines(world, stack, String(ask.args?.force ?? '')) : [];
      case 'tactic':
        return tacticLines(world, option, ask.args?.role as Role, String(ask.args?.power) as Power);
      case 'strategy':
      case 'late-march':
        return head === 'coup' ? ledBy(world, rest[0], coupLines) : [];
      case 'siege-step':
        return head === 'siege' ? siegeStepLines(world, rest[0] ?? '', String(ask.args?.power) as Power) : [];
      case 'intercept':
        return stack ? reactionLines(world, stack, head, rest[0]) : [];
      case 'interrupt':
        return stack ? reactionLines(world, stack, head, rest[0]) : [];
      case 'withdraw':
        return [foreseen('withdrawal', chance(Number(ask.args?.need ?? 6), 0), '14.2')];
      case 'quarters':
        return quartersLines(world, seat as SeatId);
      case 'treasury':
        return [upkeepLine(upkeepOfRealm(world, String(ask.args?.power) as Power))];
      case 'sustain':
        return sustainLines(world, String(ask.args?.power) as Power, ask.args ?? {});
      case 'recruiting':
        return proposedLines(world, String(ask.args?.power) as Power);
      case 'recruit':
        return recruitLines(world, String(ask.args?.nation) as Nation);
      default:
        return [];
    }
  };

/** Every force on offer, as it would be composed: its SPs, and the MPs it would have (11.1, 12.1). */
function commandLines(world: World): Foreseen[] {
  const task = anyOperation(world.state);
  if (!task || task.terms.how === 'leader') return [];
  return candidates(world, task.terms, task.chosen).map(({ stack, leader }) => {
    const { leaders, troops } = proposal(world, task.terms, stack.at, leader);
    const force: Stack = { ...stack, leaders: [...leaders], troops, inside: false };
    const mp = allowanceOf(world, newMarch(world, task, force), force);
    return foreseen('command', mp, '12.1', { force: leader ?? `force/${stack.at}`, sp: spOf(force) });
  });
}

const ledBy = (
  world: World,
  leader: string | undefined,
  lines: (world: World, stack: Stack) => Foreseen[],
): Foreseen[] => {
  const stack = leader === undefined ? undefined : stackOfLeader(world.state, leader);
  return stack ? lines(world, stack) : [];
};

/** What a siege costs, and how its next roll would go: at once, or in the Siege Segment after it is laid (10.3, 17.4.1). */
function siegeStepLines(world: World, at: SpaceId, power: Power): Foreseen[] {
  const siege = world.state.sieges[at];
  const [besieger] = forcesAt(world, at, siege?.by ?? world.state.nations[power].side).sort(
    (a, b) => spOf(b) - spOf(a),
  );
  const cost = foreseen('siege-cost', supplyActionCost(world, power), '10.3', { at, roll: siege ? 'now' : 'later' });
  return [cost, ...(besieger ? siegeLines(world, besieger) : [])];
}

/** The odds of an Interception and of the battle after it, or of a Withdrawal that is said in the same answer. */
function reactionLines(world: World, mover: Stack, head: string, leader: string | undefined): Foreseen[] {
  const enemies = forcesAt(world, mover.at, opposing(sideOfStack(world, mover)));
  const comes = head === 'intercept' && leader !== undefined;
  return [
    ...interceptionLines(world, mover, mover.at),
    ...withdrawalLines(world, mover, enemies),
    ...(comes ? [...interceptionCauses(world, mover, mover.at, leader), ...arrivalLines(world, mover, leader)] : []),
  ];
}

/** If this leader comes with all he can bring: a battle beside those who are met there (13.2, 15.1.2). */
function arrivalLines(world: World, mover: Stack, leader: string): Foreseen[] {
  const arrival = interceptors(world, mover, mover.at).find((each) => each.leader === leader);
  const stack = stackOfLeader(world.state, leader);
  if (!arrival || !stack) return [];
  const met = arrival.from === mover.at ? [] : forcesAt(world, mover.at, opposing(sideOfStack(world, mover)));
  const attacker = asOne([...met, { ...stack, ...arrival.force, at: mover.at }]);
  return attacker ? battleLines(world, attacker, [mover]) : [];
}

/** MPs, Interceptions on the way, and what waits at the end of it (12, 13, 14, 15). */
function marchLines(world: World, stack: Stack, head: string, to: SpaceId): Foreseen[] {
  const march = anyMarch(world.state);
  if (!march) return [];
  const left = mpLeft(world, march, stack);
  const dig = ratingOf(world, stack, 'defense').drm;
  const force = [
    foreseen('capacity', capacityOf(world, stack.leaders), '4.3', { sp: spOf(stack) }),
    ...allowance(world, march, stack).map(({ why, num, cite }) => foreseen('mp', num, cite, { why })),
    ...(entrenchRefusal(world, march, stack)
      ? []
      : [1, 2, 3, 4, 5]
          .filter((mp) => mp <= left)
          .map((mp) => foreseen('entrench', chance(6, mp + dig), '12.7', { mp }))),
  ];
  if (head === 'entrench') return [...force, foreseen('mp-left', left - Number(to), '12.7')];
  if (head === 'siege') return [...force, ...siegeStepLines(world, stack.at, march.terms.power)];
  if (head !== 'march' && head !== 'step') return force;
  const way =
    head === 'step'
      ? { path: [to], cost: stepCost(world, stack, stack.at, to) }
      : waysFrom(world, march, stack).find((each) => each.to === to);
  if (!way) return force;
  const enemies = forcesAt(world, to, opposing(sideOfStack(world, stack)));
  const sp = enemies.reduce((sum, each) => sum + spOf(each), 0);
  const there = { ...stack, at: to };
  const overrun =
    !enemies.some(isHidden) && sp > 0 && spOf(stack) >= 4 * sp
      ? [foreseen('overrun', overrunCost(world, to, sp), '12.9', { sp })]
      : [];
  const supplied = hasPath({ ...world, state: { ...world.state, stacks: moved(world, there) } }, there);
  const risks = march.terms.noInterception ? [] : way.path.flatMap((at) => interceptionLines(world, stack, at));
  const unmolested = tries(world, risks).reduce((share, chance) => share * (1 - chance / 100), 1);
  return [
    ...force,
    ...legsOf(world, stack, way.path),
    foreseen('mp-left', left - way.cost, '12.0'),
    foreseen('supply', supplied ? 'path' : 'no-path', '9.3', { at: to }),
    ...risks,
    ...(risks.length > 0 ? [foreseen('unmolested', Math.round(unmolested * 100), '13.0')] : []),
    ...withdrawalLines(world, there, enemies),
    ...overrun,
    ...(enemies.length > 0 ? battleLines(world, there, enemies) : []),
  ];
}

/** Every Command tries once in a space, under the best of its leaders (13.0). */
function tries({ state }: World, risks: readonly Foreseen[]): number[] {
  const best = new Map<string, number>();
  for (const { args, value } of risks) {
    const key = `${args?.at}/${stackOfLeader(state, String(args?.leader))?.id}`;
    best.set(key, Math.max(best.get(key) ?? 0, Number(value)));
  }
  return [...best.values()];
}

const moved = ({ state }: World, there: Stack): Stack[] =>
  state.stacks.map((each) => (each.id === there.id ? there : each));

/** Every step of the way with its cost (12.0, 12.6). */
const legsOf = (world: World, stack: Stack, path: readonly SpaceId[]): Foreseen[] =>
  path.map((at, i) => {
    const from = path[i - 1] ?? stack.at;
    return foreseen('leg', stepCost(world, stack, from, at), '12.0', { from, at });
  });

/** The one who is asked attacks: the mover, or the enemy he has met. */
function attackLines(world: World, mover: Stack, force: string): Foreseen[] {
  const enemies = forcesAt(world, mover.at, opposing(sideOfStack(world, mover)));
  const enemy = enemies.find(({ leaders }) => leaders.includes(force));
  return enemy ? battleLines(world, enemy, [mover]) : battleLines(world, mover, enemies);
}
