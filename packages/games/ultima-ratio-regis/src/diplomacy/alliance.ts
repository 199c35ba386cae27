/** Alliances between Powers, and entering an ally's war (§21.1). */
import { ask, confirm, type Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import { undertake } from '../changes/agenda.ts';
import { playerOf, plays } from '../facts/realms.ts';
import { alliesOf, atWar, forcedPeace, powersAtWarWith, samePlayer } from '../facts/relations.ts';
import type { Call } from '../tasks/politics.ts';
import type { TaskOf } from '../tasks.ts';
import type { Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { dropClaims } from './casus-belli.ts';
import { breakOut, warObstacle } from './war.ts';

/** Two Powers ally themselves, unless they are at war, partners of a coalition too; each may enter the other's wars at once (§21.1, §21.1.2). */
export function allyPowers(game: Game, a: Power, b: Power): void {
  const { alliances } = game.state;
  if (!plays(game, a) || !plays(game, b) || atWar(game, a, b)) return;
  if (alliances.some((pair) => pair.includes(a) && pair.includes(b))) return;
  alliances.push([a, b]);
  dropClaims(game, a, b);
  game.tell({ type: 'allied', power: a, with: b });
  const calls = [
    ...powersAtWarWith(game, b).map((against) => ({ power: a, ally: b, against })),
    ...powersAtWarWith(game, a).map((against) => ({ power: b, ally: a, against })),
  ];
  callAllies(game, calls);
}

/** Puts the question to allies on the agenda, where they may enter at all. */
export function callAllies(game: Game, calls: readonly Call[]): void {
  const open = calls.filter((call) => mayJoin(game, call));
  if (open.length > 0) undertake(game, { do: 'join', calls: open });
}

/** The allies of both sides of a war, as calls to enter it. */
export const callsOf = (world: World, a: Power, b: Power): Call[] => [
  ...alliesOf(world, a).map((power) => ({ power, ally: a, against: b })),
  ...alliesOf(world, b).map((power) => ({ power, ally: b, against: a })),
];

/** An ally may enter a war against a Power it could be at war with; it needs no casus belli (§21.1.2, §21.2.5). */
const mayJoin = (world: World, { power, against }: Call): boolean =>
  plays(world, power) &&
  plays(world, against) &&
  !atWar(world, power, against) &&
  !forcedPeace(world, power, against) &&
  !samePlayer(world, power, against) &&
  warObstacle(world, power, against) === undefined;

/** One ally says whether it enters the war; if it does, the allies of both are called in turn. */
export function* join(game: Game, task: TaskOf<'join'>): Rules {
  const call = task.calls.shift();
  if (call === undefined) return finishTask(game, task);
  if (!mayJoin(game, call) || !atWar(game, call.ally, call.against)) return;
  const { power, ally, against } = call;
  if (!(yield* confirm(playerOf(game, power), ask('join-war', '§21.1.2', { power, ally, against })))) return;
  breakOut(game, power, against, null);
}
