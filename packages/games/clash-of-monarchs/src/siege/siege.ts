/** Formal sieges: when one may be set or carried on, and the steps of the Turn that do so (17.4, 5.1.2b(2c), (3)). */
import { choose, option, Question, type Refusal, type Refused, type Rules } from '@quadrille/kernel';
import { call, type PhaseId, type SiegeRoll } from '../agenda.ts';
import { changeSupplyActions } from '../changes/markers.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { asking, refusing } from '../cite.ts';
import { commanderOf, nationOf } from '../facts/leaders.ts';
import { patronOf } from '../facts/sides.ts';
import { forcesAt, fortressData, isEnemyFortress, sideOfStack, spAt } from '../facts/spaces.ts';
import { artillery, spOf } from '../facts/troops.ts';
import { assaultRefusal, hasSupply, supplyActionCost } from '../hooks.ts';
import { isVeiled } from '../intelligence/veil.ts';
import { noteAssault } from '../options/pressure.ts';
import { activePower } from '../sequence/strategy.ts';
import type { Stack } from '../state.ts';
import { opposing, type Power, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { enemySortie } from './sortie.ts';

/** What every siege needs: a Command with artillery and enough SPs before an enemy fortress (17.4). */
function criteria(world: World, stack: Stack): Refusal | null {
  const { at } = stack;
  const side = sideOfStack(world, stack);
  if (stack.inside || !isEnemyFortress(world, at, side)) return refusing('no-fortress', '17.4', { at });
  if (commanderOf(world, stack) === null || stack.morale === 'routed') return refusing('no-command', '17.4', { at });
  const { besiege } = fortressData(world, at);
  if (spOf(stack) < besiege) return refusing('few-besiegers', '17.4', { at, need: besiege });
  if (artillery(stack) === 0) return refusing('no-artillery', '17.4', { at });
  return assaultRefusal(world, stack, at);
}

/** More than a quarter as many enemies outside as there are besiegers (17.4). */
const tooManyOutside = (world: World, stack: Stack): boolean =>
  spAt(world, stack.at, opposing(sideOfStack(world, stack))) * 4 > spOf(stack);

/** Where nobody can count the enemy outside, whether he is too strong comes out when the siege is tried (24.5). */
export function isForestalled(game: Game, stack: Stack): boolean {
  if (!isVeiled(game.state) || !tooManyOutside(game, stack)) return false;
  game.tell({ type: 'no-siege', force: nameOfStack(game, stack), at: stack.at });
  game.liftVeil();
  return true;
}

/** Why a Command may not set a siege, or make an extra roll, with a Supply Action. */
export function siegeRefusal(world: World, stack: Stack, what: 'lay' | 'roll'): Refusal | null {
  const { state } = world;
  const refusal = criteria(world, stack);
  if (refusal) return refusal;
  if (stack.fought) return refusing('fought', '17.4', { at: stack.at });
  if (state.severe) return refusing('severe-weather', '5.1.2', { at: stack.at });
  if (!isVeiled(state) && tooManyOutside(world, stack)) return refusing('enemy-outside', '17.4', { at: stack.at });
  if ((what === 'lay') === (state.sieges[stack.at] !== undefined))
    return refusing('siege-marker', '17.4', { at: stack.at });
  if (state.turn.besieged.includes(stack.at)) return refusing('once-a-segment', '10.0', { at: stack.at });
  const power = patronOf(state, nationOf(world, stack));
  const cost = supplyActionCost(world, power);
  if (state.powers[power].supplyActions < cost) return refusing('no-supply-actions', '10.3', { cost });
  return hasSupply(world, stack) ? null : refusing('no-supply', '10.0', { at: stack.at });
}

/** Whether a besieging Command may make the extra roll of a card: all of 17.4 but the Supply Action (readings, 68). */
export const mayRoll = (world: World, stack: Stack): boolean =>
  world.state.sieges[stack.at] !== undefined &&
  !stack.fought &&
  criteria(world, stack) === null &&
  spAt(world, stack.at, opposing(sideOfStack(world, stack))) * 4 <= spOf(stack);

/** A siege costs a Supply Action of the Power that carries it on (10.3). */
export function payForSiege(game: Game, stack: Stack): void {
  const power = patronOf(game.state, nationOf(game, stack));
  changeSupplyActions(game, power, -supplyActionCost(game, power), 'siege');
  game.state.turn.besieged.push(stack.at);
}

/** Places a Siege 0 marker for a Supply Action (10.3). */
export function laySiege(game: Game, stack: Stack): void {
  payForSiege(game, stack);
  game.state.sieges[stack.at] = { marker: 0, by: sideOfStack(game, stack) };
  noteAssault(game, stack);
  game.tell({ type: 'siege-laid', at: stack.at, force: nameOfStack(game, stack) });
}

/** After all activations: a Siege 0 or a roll for each fortress with an activated Command, 1 SA each (5.1.2b(2c)). */
export function* sieges(game: Game): Rules<PhaseId> {
  const { state } = game;
  const power = activePower(game);
  const sortie = yield* enemySortie(game, power);
  if (sortie) return sortie;
  const before = () =>
    state.turn.activated
      .filter((id) => !state.turn.withoutCard?.includes(id))
      .flatMap((id) => state.stacks.find((stack) => stack.id === id) ?? [])
      .filter((stack) => isEnemyFortress(game, stack.at, sideOfStack(game, stack)));
  const open = () =>
    before().filter((stack) => siegeRefusal(game, stack, state.sieges[stack.at] ? 'roll' : 'lay') === null);
  if (open().length === 0) return 'lateMarch';
  const refused = (): Refused[] =>
    before().flatMap((stack) => {
      const refusal = siegeRefusal(game, stack, state.sieges[stack.at] ? 'roll' : 'lay');
      return refusal ? [{ id: `siege/${stack.at}`, ...refusal }] : [];
    });
  const question = new Question(
    state.seats[power],
    'plan',
    asking('siege-step', '5.1.2', { power }),
    () => [...open().map((stack) => option(`siege/${stack.at}`, stack.id)), option('done', null)],
    refused,
  );
  yield [question];
  const stack = state.stacks.find(({ id }) => id === question.value);
  if (!stack) return 'lateMarch';
  state.turn.prosecuted = true;
  if (isForestalled(game, stack)) {
    state.turn.besieged.push(stack.at);
    return 'sieges';
  }
  if (!state.sieges[stack.at]) {
    laySiege(game, stack);
    return 'sieges';
  }
  payForSiege(game, stack);
  return call(state, newRoll(stack), 'sieges');
}

export const newRoll = (stack: Stack, drm = 0): SiegeRoll => ({
  phase: 'siegeRoll',
  at: stack.at,
  stack: stack.id,
  drm,
  announced: false,
});

/** Besieging Commands of the active Power whose fortress has no enemy outside: one free roll each (17.4.1). */
export function* siegeSegment(game: Game): Rules<PhaseId> {
  const { state } = game;
  const power = activePower(game);
  const next = Object.keys(state.sieges).find(
    (at) => !state.turn.rolled.includes(at) && besiegers(game, at, power).length > 0,
  );
  if (next === undefined) return 'rally';
  const own = () => besiegers(game, next, power);
  const [first, another] = own();
  // Which of several carries on the siege its player says; not where nobody can count them (24.5).
  const stack =
    another && !isVeiled(state)
      ? yield* choose(state.seats[power], asking('besieger', '17.4.1', { at: next }), () =>
          own().map((each) => option(nameOfStack(game, each), each)),
        )
      : first;
  state.turn.rolled.push(next);
  return stack ? call(state, newRoll(stack), 'siegeSegment') : 'siegeSegment';
}

/** Commands of this Power that can carry on the siege, the largest first. */
function besiegers(world: World, at: SpaceId, power: Power): Stack[] {
  const siege = world.state.sieges[at];
  if (!siege || forcesAt(world, at, opposing(siege.by)).length > 0) return [];
  const commands = forcesAt(world, at, siege.by).filter(
    (stack) => criteria(world, stack) === null && patronOf(world.state, nationOf(world, stack)) === power,
  );
  return commands.sort((a, b) => spOf(b) - spOf(a));
}
