/** Raid losses: once for the Theater, before the raids are resolved (18.5.3). */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import { rowFor } from '../board/tables/rows.ts';
import { type Loss, lose, possibleLosses, toPool } from '../changes/losses.ts';
import { settle } from '../changes/stacks.ts';
import { loseStep } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { fights } from '../facts/forces.ts';
import { seatOf, sideOf } from '../facts/sides.ts';
import { sideOfStack, spaceOf } from '../facts/spaces.ts';
import { isEmpty } from '../facts/troops.ts';
import type { Stack } from '../state.ts';
import { type Alliance, LIGHT, type Nation, opposing, type Power, type Theater } from '../vocabulary.ts';
import { type Game, rollDie, type World } from '../world.ts';
import { goalId, type Raid, raiderId } from './designate.ts';
import { advantageOf, nationsOfSide, type Raider, raidersIn, stepsIn, tidyBox, unitsInBox } from './light.ts';

/** What the enemy's steps in the box, against one's own, do to a roll (18.6 example). */
export function stepsDrm(world: World, theater: Theater, side: Alliance, fewer: number, more: number): number {
  const lead = stepsIn(world, theater, side) - stepsIn(world, theater, opposing(side));
  return lead >= 5 ? fewer : lead <= -5 ? more : 0;
}

export function* raidLosses(game: Game, power: Power, theater: Theater, raids: readonly Raid[]): Rules {
  const side = sideOf(game.state, power);
  const table = game.data.tables.economy.raidLosses;
  const roll = rollDie(game);
  const total =
    roll +
    advantageOf(game, theater, side) * table.advantage +
    stepsDrm(game, theater, side, table.fewerSteps, table.moreSteps);
  const { raider, enemy } = rowFor(table.rows, total);
  game.tell({ type: 'raid-losses', theater, roll, total, raider, enemy });
  for (let i = 0; i < raider; i++) yield* loseRaider(game, i === 0 ? power : null, side, theater, raids);
  for (let i = 0; i < enemy; i++) yield* loseEnemy(game, i === 0, power, theater);
}

/** The raider's loss: he takes the first, from a Forage Raid if he can; his enemy the second. */
export function* loseRaider(
  game: Game,
  by: Power | null,
  side: Alliance,
  theater: Theater,
  raids: readonly Raid[],
): Rules {
  const foraging = raids.filter(({ goal, raiders }) => 'forage' in goal && raiders.length > 0);
  const among = by !== null && foraging.length > 0 ? foraging : raids.filter(({ raiders }) => raiders.length > 0);
  const options = (): Option<{ raid: Raid; raider: Raider }>[] =>
    among
      .flatMap((raid) => raid.raiders.map((raider) => option(strikeId(game, among, raid, raider), { raid, raider })))
      .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i);
  const [first, second] = options();
  if (!first) return;
  const seat = by === null ? enemySeat(game, side, theater) : game.state.seats[by];
  const { raid, raider } = second
    ? yield* choose(seat, asking('raid-loss', '18.5.3', { theater }), options)
    : first.value;
  raid.raiders.splice(raid.raiders.indexOf(raider), 1);
  if (raider.full) raid.raiders.push({ ...raider, full: false });
  strike(game, theater, raider);
}

/** A unit by its kind, and by its raid if others like it are on another one. */
const strikeId = (world: World, among: readonly Raid[], raid: Raid, raider: Raider): string => {
  const id = raiderId(raider);
  const elsewhere = among.some((other) => other !== raid && other.raiders.some((each) => raiderId(each) === id));
  return elsewhere ? `${id}/${goalId(world, raid.goal)}` : id;
};

/** The seat that speaks for the other side in this box: the nation with most Lt units, else its Principal Power. */
function enemySeat(game: Game, side: Alliance, theater: Theater) {
  const enemy = opposing(side);
  return seatOf(game.state, mostUnits(game, theater, enemy) ?? principalOf(enemy));
}

const principalOf = (side: Alliance): Power => (side === 'ap' ? 'PR' : 'AU');

/** The nations of an Alliance with most Lt units in the box; Austria or Prussia alone if it is among them (18.5.3). */
function leading(world: World, theater: Theater, side: Alliance): Nation[] {
  const principal = principalOf(side);
  const number = (nation: Nation) => raidersIn(world, theater, [nation]).length;
  const most = Math.max(1, ...nationsOfSide(world, side).map(number));
  const all = nationsOfSide(world, side).filter((nation) => number(nation) === most);
  return all.includes(principal) ? [principal] : all;
}

export const mostUnits = (world: World, theater: Theater, side: Alliance): Nation | null =>
  leading(world, theater, side)[0] ?? null;

function strike(game: Game, theater: Theater, { nation, unit, full }: Raider): void {
  const fate = loseStep(unitsInBox(game, theater, nation), unit, full ? 'full' : 'reduced');
  if (fate === 'eliminated') toPool(game.state, nation, unit);
  tidyBox(game, theater, nation);
  game.tell({ type: 'light-lost', theater, nation, what: unit });
}

/**
 * The enemy's loss: he chooses the first step, the raider the second; from the map if his box is empty. Among nations that
 * are tied, his Principal Power does (18.5.3).
 */
function* loseEnemy(game: Game, first: boolean, power: Power, theater: Theater): Rules {
  const side = sideOf(game.state, power);
  const enemy = opposing(side);
  const [nation, tied] = leading(game, theater, enemy);
  if (nation === undefined) {
    yield* loseOnMap(game, theater, enemy, first ? null : power);
    return;
  }
  const options = (): Option<Raider>[] =>
    raidersIn(game, theater, leading(game, theater, enemy))
      .map((raider) => option(raiderId(raider), raider))
      .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i);
  const [only, another] = options();
  if (!only) return;
  const theirs = tied === undefined ? nation : principalOf(enemy);
  const seat = first ? seatOf(game.state, theirs) : game.state.seats[power];
  const raider = another ? yield* choose(seat, asking('raid-loss', '18.5.3', { theater }), options) : only.value;
  strike(game, theater, raider);
}

/** `AU/lt_inf/prague`, and with `reduced` behind it for a reduced unit beside a full one. */
const strickenId = ({ stack: { at }, loss }: { readonly stack: Stack; readonly loss: Loss }): string =>
  `${loss.nation}/${loss.kind}/${at}${loss.reduced ? '/reduced' : ''}`;

/** A Lt unit in the Theater's areas, or failing that an infantry SP: the loser takes the first step, the raider the second. */
function* loseOnMap(game: Game, theater: Theater, side: Alliance, raider: Power | null): Rules {
  const all = () =>
    game.state.stacks
      .filter(
        (stack) =>
          !isEmpty(stack) &&
          fights(game, stack) &&
          spaceOf(game, stack.at).theater === theater &&
          sideOfStack(game, stack) === side,
      )
      .flatMap((stack) => possibleLosses(stack).map((loss) => ({ stack, loss })));
  const light = () => all().filter(({ loss: { kind } }) => LIGHT.some((unit) => unit === kind));
  const fitting = () => (light().length > 0 ? light() : all().filter(({ loss: { kind } }) => kind === 'inf'));
  const options = () =>
    fitting()
      .map((each) => option(strickenId(each), each))
      .filter(({ id }, i, list) => list.findIndex((other) => other.id === id) === i);
  const [only, another] = options();
  if (!only) return;
  const owners = new Set(options().map(({ value }) => seatOf(game.state, value.loss.nation)));
  const [owner] = owners;
  const loser = owners.size === 1 && owner ? owner : game.state.seats[principalOf(side)];
  const seat = raider ? game.state.seats[raider] : loser;
  const { stack, loss } = another
    ? yield* choose(seat, asking('raid-loss', '18.5.3', { theater }), options)
    : only.value;
  lose(game.state, stack, loss);
  game.tell({ type: 'light-lost', theater, nation: loss.nation, what: loss.kind });
  settle(game, stack.at);
}
