/** Prisoner Exchange (20.1). */
import { type Args, confirm, parallel, type Rules } from '@quadrille/kernel';
import { seatLeaderAt } from '../changes/leaders.ts';
import { toPool } from '../changes/losses.ts';
import { divide, type Lot, put } from '../changes/placing.ts';
import { takeUnits, tidy } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { leaderOf } from '../facts/leaders.ts';
import { seatOf } from '../facts/sides.ts';
import { UNIT_SP, unitSp } from '../facts/troops.ts';
import {
  ALLIANCES,
  type Alliance,
  CAVALRY,
  type LeaderId,
  LIGHT,
  NATIONS,
  type Nation,
  opposing,
} from '../vocabulary.ts';
import { homesOf } from '../winter/newyear.ts';
import type { Game, World } from '../world.ts';

/** Prisoners on their way home: they stay in the box until they have a place. */
interface Homeward {
  readonly nation: Nation;
  readonly holder: Alliance;
  readonly lots: Lot[];
}

/** Leaders first, then SPs one for one; Lt units that remain go back to their pools. */
export function* prisonerExchange(game: Game): Rules {
  const { freed, ransoms } = exchangeLeaders(game);
  const least = Math.min(heldSp(game, 'ap') - ransoms.ap, heldSp(game, 'coalition') - ransoms.coalition);
  const homeward = ALLIANCES.flatMap((holder) => released(game, holder, Math.max(0, least) + ransoms[holder]));
  for (const leader of freed) homecoming(game, leader);
  yield* parallel(homeward.map((each) => settleIn(game, each)));
  returnLight(game);
  yield* cartels(game);
}

/** Leaders without red boxes, one for one; the rest for SPs equal to their best rating, if the enemy has so many (20.1). */
function exchangeLeaders(game: Game): { freed: LeaderId[]; ransoms: Record<Alliance, number> } {
  const { state, tell } = game;
  const plain = (holder: Alliance) =>
    state.prisoners[holder].leaders.filter((id) => !leaderOf(game, id).offense.red && !leaderOf(game, id).defense.red);
  const pairs = Math.min(plain('ap').length, plain('coalition').length);
  const freed: LeaderId[] = [];
  const ransoms = { ap: 0, coalition: 0 };
  for (const holder of ALLIANCES) freed.push(...plain(holder).slice(0, pairs));
  for (const holder of ALLIANCES)
    for (const id of plain(holder).slice(pairs)) {
      const { offense, defense } = leaderOf(game, id);
      const price = Math.max(offense.drm, defense.drm);
      const payer = opposing(holder);
      if (heldSp(game, payer) - ransoms[payer] < price) continue;
      freed.push(id);
      ransoms[payer] += price;
    }
  if (freed.length > 0) tell({ type: 'exchanged', what: 'leaders', num: freed.length });
  return { freed, ransoms };
}

/** Infantry, cavalry and Lt SPs in an Alliance's Prisoners box. */
const heldSp = ({ state }: World, holder: Alliance): number =>
  NATIONS.reduce((sum, nation) => {
    const troops = state.prisoners[holder].troops[nation];
    return troops ? sum + troops.inf + unitSp(troops.units) : sum;
  }, 0);

/** So many SPs of a box: infantry first, then cavalry and Lt units, as long as they fit. */
function released(game: Game, holder: Alliance, sp: number): Homeward[] {
  const { troops } = game.state.prisoners[holder];
  const homeward = NATIONS.map((nation): Homeward => ({ nation, holder, lots: [] }));
  let left = sp;
  for (const { nation, lots } of homeward) {
    const inf = Math.min(left, troops[nation]?.inf ?? 0);
    if (inf > 0) lots.push({ kind: 'inf', num: inf });
    left -= inf;
  }
  for (const { nation, lots } of homeward)
    for (const unit of [...CAVALRY, 'lt_inf'] as const)
      for (const reduced of [false, true]) {
        const worth = Math.max(1, UNIT_SP[unit][reduced ? 1 : 0]);
        const num = Math.min(troops[nation]?.units[unit]?.[reduced ? 1 : 0] ?? 0, Math.floor(left / worth));
        if (num > 0) lots.push({ kind: unit, num, reduced });
        left -= num * worth;
      }
  if (sp > left) game.tell({ type: 'exchanged', what: 'sp', num: sp - left });
  return homeward.filter(({ lots }) => lots.length > 0);
}

/** They leave the Prisoners box. */
function takeFrom({ state }: Game, { nation, holder }: Homeward, { kind, num, reduced }: Lot): void {
  const { troops } = state.prisoners[holder];
  const own = troops[nation];
  if (!own) return;
  if (kind === 'inf') own.inf -= num;
  else if (kind !== 'fd') takeUnits(own.units, kind, reduced ? 0 : num, reduced ? num : 0);
  tidy(troops);
}

/** Great captains and guns are exchanged only if both sides agree: one for one, proposed to Prussia and Austria (20.1). */
function* cartels(game: Game): Rules {
  const { state, tell } = game;
  const captains = (holder: Alliance) =>
    state.prisoners[holder].leaders.filter((id) => leaderOf(game, id).offense.red || leaderOf(game, id).defense.red);
  const [theirs] = captains('ap');
  const [ours] = captains('coalition');
  if (theirs !== undefined && ours !== undefined && (yield* bothAgree(game, 'cartel-leaders', { ours, theirs }))) {
    tell({ type: 'exchanged', what: 'leaders', num: 2 });
    for (const leader of [theirs, ours]) homecoming(game, leader);
  }
  const guns = Math.min(heldGuns(game, 'ap').length, heldGuns(game, 'coalition').length);
  if (guns === 0 || !(yield* bothAgree(game, 'cartel-guns', { guns }))) return;
  tell({ type: 'exchanged', what: 'guns', num: guns });
  for (const holder of ALLIANCES)
    for (const { nation, reduced } of heldGuns(game, holder).slice(0, guns)) {
      const lot: Lot = { kind: 'field_art', num: 1, reduced };
      const [at] = homesOf(game, nation);
      takeFrom(game, { nation, holder, lots: [] }, lot);
      if (at === undefined) toPool(state, nation, 'field_art');
      else put(game, nation, lot, { stack: null, at });
    }
}

function* bothAgree(game: Game, what: string, args: Args): Rules<boolean> {
  const { seats } = game.state;
  const answers = yield* parallel(
    (['PR', 'AU'] as const).map((power) => confirm(seats[power], asking(what, '20.1', args))),
  );
  return answers.every((yes) => yes);
}

const heldGuns = ({ state }: World, holder: Alliance): { nation: Nation; reduced: boolean }[] =>
  NATIONS.flatMap((nation) => {
    const [full, reduced] = state.prisoners[holder].troops[nation]?.units.field_art ?? [0, 0];
    return Array.from({ length: full + reduced }, (_, i) => ({ nation, reduced: i >= full }));
  });

/** What Lt units remain prisoners go back to their Force Pools. */
function returnLight({ state }: Game): void {
  for (const holder of ALLIANCES)
    for (const nation of NATIONS) {
      const own = state.prisoners[holder].troops[nation];
      if (!own) continue;
      for (const unit of LIGHT) {
        const [full, reduced] = own.units[unit] ?? [0, 0];
        if (full + reduced === 0) continue;
        takeUnits(own.units, unit, full, reduced);
        toPool(state, nation, unit, full + reduced);
      }
      tidy(state.prisoners[holder].troops);
    }
}

/** A freed leader returns to a fortress of his nation, or to the pool if it has none. */
function homecoming(game: Game, leader: LeaderId): void {
  const { state } = game;
  const { nation } = leaderOf(game, leader);
  for (const holder of ALLIANCES) {
    const { leaders } = state.prisoners[holder];
    if (leaders.includes(leader)) leaders.splice(leaders.indexOf(leader), 1);
  }
  const [at] = homesOf(game, nation);
  if (at === undefined || state.nations[nation].stance !== 'belligerent') state.leaders[leader] = 'pool';
  else seatLeaderAt(game, leader, at);
}

/** Freed troops come home to fortresses of their nation; those without a home stay prisoners. */
function* settleIn(game: Game, home: Homeward): Rules {
  const { nation, lots } = home;
  if (game.state.nations[nation].stance !== 'belligerent') return;
  const what = asking('prisoners-home', '20.1', { nation });
  const spots = () => homesOf(game, nation).map((at) => ({ stack: null, at }));
  yield* divide(game, seatOf(game.state, nation), what, nation, lots, spots, (lot) => takeFrom(game, home, lot));
}
