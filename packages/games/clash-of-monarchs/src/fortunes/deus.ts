/** Deus Ex Machina (6.4; the table is reconstructed). */
import { choose, type Option, option, parallel, type Rules } from '@quadrille/kernel';
import { byRoll, rowFor } from '../board/tables/rows.ts';
import { drawLeader, retireLeader, seatLeader } from '../changes/leaders.ts';
import { toPool } from '../changes/losses.ts';
import { changeSupply, changeSupplyActions, changeThalers, changeWill } from '../changes/markers.ts';
import { nameOfStack, restAt, settle } from '../changes/stacks.ts';
import { contingent, loseStep, tidy } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { hasFlag } from '../facts/flags.ts';
import { forcesOf } from '../facts/forces.ts';
import { cicOf, stackOfLeader } from '../facts/leaders.ts';
import { hasTurns, isBelligerent, sideOf } from '../facts/sides.ts';
import { adjacent, holderOf, isShut, spAt } from '../facts/spaces.ts';
import { isMajor } from '../facts/troops.ts';
import { enterWar } from '../politics/belligerents.ts';
import { tidyBox } from '../raids/light.ts';
import type { Stack, Units } from '../state.ts';
import { POWERS, type Power, THEATERS } from '../vocabulary.ts';
import { type Game, rollDie } from '../world.ts';
import { thinOut } from './attrition.ts';
import { firstPower } from './fortunes.ts';

export function* deusExMachina(game: Game): Rules {
  const roll = rollDie(game);
  const result = byRoll(game.data.tables.fortunes.deus, roll);
  game.tell({ type: 'deus', roll, result });
  if (result === 'turkish_threat') yield* turkishThreat(game);
  else if (result === 'danish') danishCrisis(game);
  else if (result === 'saxon') yield* saxonCourt(game);
  else if (result === 'pompadour') pompadour(game);
  else if (result === 'tartars') yield* tartars(game);
  else yield* poorHarvest(game);
}

/** Austria loses 1 Will, or sends 4 infantry SPs to Wien, where they stay until the New Year. */
function* turkishThreat(game: Game): Rules {
  const { state } = game;
  const donors = () =>
    state.stacks.filter(
      (stack) => (stack.troops.AU?.inf ?? 0) > 0 && stack.at !== 'wien' && !(stack.inside && isShut(game, stack.at)),
    );
  const spare = () => donors().reduce((sum, stack) => sum + (stack.troops.AU?.inf ?? 0), 0);
  const marches = yield* choose(state.seats.AU, asking('turkish-threat', '6.4'), () => [
    option('will', false),
    ...(spare() >= 4 && !isShut(game, 'wien') ? [option('march', true)] : []),
  ]);
  if (!marches) {
    changeWill(game, 'AU', -1, 'turks');
    return;
  }
  for (let left = 4; left > 0; ) {
    const from = yield* choose(state.seats.AU, asking('turkish-march', '6.4', { left }), () =>
      donors().flatMap((stack): Option<{ stack: Stack; num: number }>[] => {
        const most = Math.min(left, stack.troops.AU?.inf ?? 0);
        return [option(`${nameOfStack(game, stack)}/${most}`, { stack, num: most })];
      }),
    );
    contingent(from.stack.troops, 'AU').inf -= from.num;
    tidy(from.stack.troops);
    settle(game, from.stack.at);
    const guard = restAt(game, 'wien', 'AU');
    contingent(guard.troops, 'AU').inf += from.num;
    guard.frozen = (guard.frozen ?? 0) + from.num;
    left -= from.num;
  }
  game.tell({ type: 'came', nation: 'AU', at: 'wien', what: 'inf 4' });
}

/** Denmark may take sides (22.3.4). */
export function danishCrisis(game: Game): void {
  const { state, data, tell } = game;
  if (state.nations.DA.stance !== 'neutral') return;
  const table = data.tables.politics.danish;
  const { place, sea } = state.fleets.BR;
  const roll = rollDie(game);
  const total =
    roll +
    (place !== 'pool' && place !== 'lost' && sea === 'baltic' ? table.britishFleet : 0) +
    (holderOf(game, 'hanover') === 'FR' ? table.hanover : 0) +
    (hasFlag(state, 'death_of_elizabeth') ? table.elizabeth : 0) +
    (holderOf(game, 'stade') === 'FR' ? table.stade : 0);
  const { result } = rowFor(table.rows, total);
  tell({ type: 'intervention', nation: 'DA', roll, total, result });
  if (result === 'british_client') enterWar(game, 'DA', 'ap', 'BR');
  if (result === 'french_client') enterWar(game, 'DA', 'coalition', 'FR');
}

/** Neutral Saxony may take sides (22.3.2); otherwise the First Power's lands recover a little. */
function* saxonCourt(game: Game): Rules {
  const { state, data, tell } = game;
  if (state.nations.SA.stance === 'neutral') {
    const table = data.tables.politics.saxon;
    const roll = rollDie(game);
    const total =
      roll +
      (state.powers.PR.vp >= 4 ? table.prussianVp : 0) +
      (coalitionNear(game) ? table.coalitionForce : 0) +
      (holderOf(game, 'prague') === 'PR' ? table.prague : 0);
    const { result } = rowFor(table.rows, total);
    tell({ type: 'intervention', nation: 'SA', roll, total, result });
    if (result === 'joins_prussia') enterWar(game, 'SA', 'ap');
    if (result === 'joins_coalition') enterWar(game, 'SA', 'coalition');
    return;
  }
  const first = firstPower(game);
  const areas = () =>
    Object.keys(state.forage).filter((area) => {
      const nation = data.board.areas.get(area)?.nation;
      return (
        nation !== undefined &&
        nation !== 'PO' &&
        sideOf(state, nation) === sideOf(state, first) &&
        (state.forage[area] ?? 0) > 0
      );
    });
  if (areas().length === 0) return;
  const area = yield* choose(state.seats[first], asking('saxon-relief', '6.4'), () =>
    areas().map((id) => option(id, id)),
  );
  const num = Math.min(4, state.forage[area] ?? 0);
  state.forage[area] = (state.forage[area] ?? 0) - num;
  if (state.forage[area] === 0) delete state.forage[area];
  tell({ type: 'forage-removed', area, num });
}

/** A Coalition force of 10 SPs next to Saxony. */
const coalitionNear = (game: Game): boolean => {
  const saxon = game.data.board.areas.get('saxony')?.spaces ?? [];
  return [...game.data.board.spaces.keys()].some(
    (at) =>
      !saxon.includes(at) && saxon.some((other) => adjacent(game, at, other)) && spAt(game, at, 'coalition') >= 10,
  );
};

/** The French Commander-in-Chief falls out of favour. */
function pompadour(game: Game): void {
  const { state } = game;
  const cic = isBelligerent(state, 'FR') ? cicOf(game, 'FR') : null;
  const stack = cic === null ? undefined : stackOfLeader(state, cic);
  if (cic === null || !stack) return;
  const drawn = drawLeader(game, 'FR');
  if (drawn !== null) seatLeader(game, drawn, stack);
  retireLeader(game, cic, 'pool', 'pompadour');
}

/** Russia loses 3 SPs, or a Lt cavalry unit and 1 SP; its player says which. */
function* tartars(game: Game): Rules {
  const { state } = game;
  if (!isBelligerent(state, 'RU')) return;
  const seat = state.seats[state.nations.RU.patron];
  const cossacks = yield* choose(seat, asking('tartars', '6.4'), () => [
    option('sps', null),
    ...cossackUnits(game).map(({ name, ...where }) => option(`cossacks/${name}`, where)),
  ]);
  if (cossacks === null) {
    yield* thinOut(game, { nation: 'RU', cite: '6.4' }, 3, 'tartar-losses');
    return;
  }
  const { units, at } = cossacks;
  while (units.lt_cav && loseStep(units, 'lt_cav') !== 'eliminated');
  toPool(state, 'RU', 'lt_cav');
  game.tell({ type: 'cossacks-gone', at });
  for (const theater of THEATERS) tidyBox(game, theater, 'RU');
  for (const stack of [...state.stacks]) {
    tidy(stack.troops);
    settle(game, stack.at);
  }
  yield* thinOut(game, { nation: 'RU', cite: '6.4', infantryOnly: true }, 1, 'tartar-losses');
}

/** Russian Lt cavalry in the Theater boxes and on the map. */
function cossackUnits(game: Game): { name: string; at: string; units: Units }[] {
  const { boxes, stacks } = game.state;
  const inBoxes = THEATERS.map((theater) => ({ name: theater, at: theater, units: boxes[theater].RU ?? {} }));
  const onMap = stacks
    .filter(({ troops }) => troops.RU !== undefined)
    .map((stack) => ({ name: nameOfStack(game, stack), at: stack.at, units: stack.troops.RU?.units ?? {} }));
  return [...inBoxes, ...onMap]
    .filter(({ units }) => units.lt_cav !== undefined)
    .filter(({ name }, i, all) => all.findIndex((other) => other.name === name) === i);
}

/** Every Power spends a Supply Action or a Thaler, or one of its Major Forces goes short. */
function* poorHarvest(game: Game): Rules {
  const powers = POWERS.filter((power) => hasTurns(game.state, power));
  yield* parallel(powers.map((power) => harvest(game, power)));
}

function* harvest(game: Game, power: Power): Rules {
  const { state } = game;
  const hungry = () => forcesOf(game, power).filter((stack) => isMajor(stack) && stack.supply !== 'critical');
  const what = yield* choose(state.seats[power], asking('harvest', '6.4', { power }), () => [
    ...(state.nations[power].treasury > 0 ? [option('thl', 'thl' as const)] : []),
    ...(state.powers[power].supplyActions > 0 ? [option('sa', 'sa' as const)] : []),
    ...hungry()
      .map((stack) => option(`force/${nameOfStack(game, stack)}`, stack))
      .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i),
    ...(state.nations[power].treasury <= 0 && state.powers[power].supplyActions === 0 && hungry().length === 0
      ? [option('nothing', 'nothing' as const)]
      : []),
  ]);
  if (what === 'thl') changeThalers(game, power, -1, 'harvest');
  else if (what === 'sa') changeSupplyActions(game, power, -1, 'harvest');
  else if (what !== 'nothing') changeSupply(game, what, -1, 'harvest');
}
