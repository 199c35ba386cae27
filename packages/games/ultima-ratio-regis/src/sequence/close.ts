/** The end of an impulse (§8.2.2, §18.1). */
import { ask, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { posts, shutPosts } from '../actions/leaders.ts';
import { keep } from '../changes/lists.ts';
import { comeHome } from '../changes/units.ts';
import { IMPULSE } from '../facts/card-rules.ts';
import { powersOf } from '../facts/realms.ts';
import { homeBoxes } from '../facts/titles.ts';
import { isLeaderBesieged, leadersOf, placeOf, unitsOf } from '../facts/units.ts';
import { joinCoalition, openings } from '../special/coalitions.ts';
import type { Leader, Unit } from '../state.ts';
import type { Box, Player, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { impulseOf } from './impulse.ts';
import { neighboursRise } from './solo.ts';

/** Each Power may bring one unit home, and move one leader to another unit or fortress. */
export function* close(game: Game): Rules<'agenda'> {
  const { tell } = game;
  const { player, used } = impulseOf(game);
  const may = (right: string) => !used.includes(right);
  const step = yield* plan(
    player,
    ask('close', '§8.2.2', { player }),
    () =>
      powersOf(game, player).flatMap((power) => [
        ...(may(`home/${power}`) ? homecomings(game, power) : []),
        ...(may(`lead/${power}`) ? transfers(game, power) : []),
        ...openings(game, power),
      ]),
    () => powersOf(game, player).flatMap((power) => (may(`lead/${power}`) ? stranded(game, power) : [])),
  );
  if (step === null) return yield* over(game, player);
  if ('coalition' in step) yield* joinCoalition(game, step);
  else if ('box' in step) {
    used.push(`home/${step.power}`);
    comeHome(game, step.unit, step.box);
    tell({ type: 'brought-home', power: step.power, unit: step.unit.id, to: step.box });
  } else {
    used.push(`lead/${step.power}`);
    step.leader.on = step.on;
    tell({ type: 'leader-moved', leader: step.leader.id, power: step.power, at: placeOf(game, step.leader) });
  }
  return 'agenda';
}

function* over(game: Game, player: Player): Rules<'agenda'> {
  const { state, tell } = game;
  tell({ type: 'impulse-over', player });
  yield* neighboursRise(game, player);
  state.impulse = null;
  keep(state.inForce, (each) => !each.startsWith(IMPULSE));
  return pass(game);
}

/** One unit of any kind, wherever it is, goes to the dispersion box of the theater with the most home areas (reading 11). */
function homecomings(game: Game, power: Power) {
  const boxes = homeBoxes(game, power);
  return unitsOf(game, power)
    .filter((unit) => unit.owner === power && unit.at !== 'eliminated')
    .flatMap((unit: Unit) =>
      boxes.filter((box) => box !== unit.at).map((box: Box) => option(`home/${unit.id}/${box}`, { power, unit, box })),
    );
}

function transfers(game: Game, power: Power) {
  const on = posts(game, power);
  return leadersOf(game, power)
    .filter((leader) => !isLeaderBesieged(game, leader))
    .flatMap((leader: Leader) =>
      on
        .filter((each) => each !== leader.on)
        .map((each) => option(`lead/${leader.id}/${each}`, { power, leader, on: each })),
    );
}

/** A besieged leader stays where he is, and nobody joins the besieged (§8.2.2). */
function stranded(game: Game, power: Power): Refused[] {
  const shut = shutPosts(game, power);
  return leadersOf(game, power).flatMap((leader): Refused[] =>
    isLeaderBesieged(game, leader)
      ? posts(game, power).map((on) => ({
          id: `lead/${leader.id}/${on}`,
          code: 'leader-besieged',
          args: { leader: leader.id },
          cite: '§8.2.2',
        }))
      : shut.map((on) => ({ id: `lead/${leader.id}/${on}`, code: 'post-besieged', args: { power }, cite: '§8.2.2' })),
  );
}

/** The next player's impulse; after the last card the half-turn is over (§8.3). */
function pass(game: Game): 'agenda' {
  const { state, tell } = game;
  if (state.chairs.every(({ hand }) => hand.length === 0)) {
    tell({ type: 'half-turn-over' });
    state.stage = 'turnEnd';
    return 'agenda';
  }
  state.at = (state.at + 1) % state.order.length;
  state.stage = 'impulse';
  return 'agenda';
}
