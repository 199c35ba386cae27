/** Prisoner Exchange (20.1). */
import { type Args, choose, confirm, option, parallel, type Rules } from '@quadrille/kernel';
import { seatLeaderAt } from '../changes/leaders.ts';
import { toPool } from '../changes/losses.ts';
import { divide, type Lot } from '../changes/placing.ts';
import { takeUnits, tidy } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { leaderOf, serviceOf } from '../facts/leaders.ts';
import { isBelligerent, seatOf } from '../facts/sides.ts';
import { UNIT_SP } from '../facts/troops.ts';
import {
  ALLIANCES,
  type Alliance,
  CAVALRY,
  type LeaderId,
  LIGHT,
  NATIONS,
  type Nation,
  opposing,
  type Unit,
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
  let even = Math.min(heldSp(game, 'ap') - ransoms.ap, heldSp(game, 'coalition') - ransoms.coalition);
  while (even > 0 && !ALLIANCES.every((holder) => isPayable(game, holder, even + ransoms[holder]))) even--;
  const lists = yield* parallel(ALLIANCES.map((holder) => released(game, holder, even + ransoms[holder])));
  yield* parallel(freed.map((leader) => homecoming(game, leader)));
  yield* parallel(lists.flat().map((each) => settleIn(game, each)));
  returnLight(game);
  yield* cartels(game);
}

/**
 * Leaders without red boxes, one for one, those first who would cost most; the rest for SPs equal to their best rating, if
 * the enemy has so many (20.1).
 */
function exchangeLeaders(game: Game): { freed: LeaderId[]; ransoms: Record<Alliance, number> } {
  const { state, tell } = game;
  const price = (id: LeaderId) => Math.max(leaderOf(game, id).offense.drm, leaderOf(game, id).defense.drm);
  const plain = (holder: Alliance) =>
    state.prisoners[holder].leaders
      .filter((id) => !leaderOf(game, id).offense.red && !leaderOf(game, id).defense.red)
      .sort((a, b) => price(b) - price(a));
  const pairs = Math.min(plain('ap').length, plain('coalition').length);
  const freed: LeaderId[] = [];
  const ransoms = { ap: 0, coalition: 0 };
  for (const holder of ALLIANCES) freed.push(...plain(holder).slice(0, pairs));
  for (const holder of ALLIANCES)
    for (const id of plain(holder).slice(pairs)) {
      const payer = opposing(holder);
      if (!isPayable(game, payer, ransoms[payer] + price(id))) continue;
      freed.push(id);
      ransoms[payer] += price(id);
    }
  if (freed.length > 0) tell({ type: 'exchanged', what: 'leaders', num: freed.length });
  return { freed, ransoms };
}

/** Infantry SPs or units of one kind in a Prisoners box, and what each is worth; reduced Lt units show 0 and go for nothing. */
interface Captives {
  readonly nation: Nation;
  readonly kind: 'inf' | Unit;
  readonly reduced: boolean;
  readonly num: number;
  readonly worth: number;
}

/** Infantry first, then cavalry and Lt units. */
function captives({ state }: World, holder: Alliance): Captives[] {
  const boxed = NATIONS.flatMap((nation) => {
    const troops = state.prisoners[holder].troops[nation];
    return troops ? [{ nation, troops }] : [];
  });
  const inf = boxed.map(
    ({ nation, troops }): Captives => ({ nation, kind: 'inf', reduced: false, num: troops.inf, worth: 1 }),
  );
  const units = boxed.flatMap(({ nation, troops }) =>
    ([...CAVALRY, 'lt_inf'] as const).flatMap((kind) =>
      [false, true].map((reduced): Captives => {
        const step = reduced ? 1 : 0;
        return { nation, kind, reduced, num: troops.units[kind]?.[step] ?? 0, worth: UNIT_SP[kind][step] };
      }),
    ),
  );
  return [...inf, ...units].filter(({ num, worth }) => num > 0 && worth > 0);
}

/** Infantry, cavalry and Lt SPs in an Alliance's Prisoners box. */
const heldSp = (world: World, holder: Alliance): number =>
  captives(world, holder).reduce((sum, { num, worth }) => sum + num * worth, 0);

/** Whether so many SPs can be set free without splitting a unit. */
const isPayable = (world: World, holder: Alliance, sp: number): boolean => fits(captives(world, holder), sp);

function fits(all: readonly Captives[], sp: number): boolean {
  const [first, ...others] = all;
  if (!first) return sp === 0;
  for (let num = Math.min(first.num, Math.floor(sp / first.worth)); num >= 0; num--)
    if (fits(others, sp - num * first.worth)) return true;
  return false;
}

/** So many SPs of a box; where not all go, the Principal Power of those who come home says who. */
function* released(game: Game, holder: Alliance, sp: number): Rules<Homeward[]> {
  const homeward = NATIONS.map((nation): Homeward => ({ nation, holder, lots: [] }));
  const inside = captives(game, holder).map((each) => ({ ...each }));
  const seat = game.state.seats[holder === 'ap' ? 'AU' : 'PR'];
  let left = sp;
  let asProposed = false;
  const choices = () =>
    inside
      .filter((each) => each.num > 0 && each.worth <= left)
      .filter((each) =>
        fits(
          inside.map((other) => (other === each ? { ...other, num: other.num - 1 } : other)),
          left - each.worth,
        ),
      );
  while (left > 0) {
    const [first, another] = choices();
    if (!first) break;
    const all = inside.reduce((sum, { num, worth }) => sum + num * worth, 0) === left;
    const chosen: Captives | null =
      !another || all || asProposed
        ? first
        : yield* choose(seat, asking('prisoners-freed', '20.1', { left }), () => [
            option('proposal', null),
            ...choices().map((each) =>
              option(`${each.nation}/${each.kind}${each.reduced ? '/reduced' : ''}`, each as Captives),
            ),
          ]);
    if (chosen === null) asProposed = true;
    const { nation, kind, reduced } = chosen ?? first;
    const own = inside.find((each) => each.nation === nation && each.kind === kind && each.reduced === reduced);
    const lots = homeward.find((each) => each.nation === nation)?.lots;
    if (!own || !lots) break;
    own.num--;
    left -= own.worth;
    const lot = lots.find((each) => each.kind === kind && (each.reduced ?? false) === reduced);
    if (lot) lot.num++;
    else lots.push({ kind, num: 1, reduced });
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
  const held = captains('coalition');
  for (const [i, theirs] of captains('ap').entries()) {
    const ours = held[i];
    if (ours === undefined || !(yield* bothAgree(game, 'cartel-leaders', { ours, theirs }))) continue;
    tell({ type: 'exchanged', what: 'leaders', num: 2 });
    yield* parallel([theirs, ours].map((leader) => homecoming(game, leader)));
  }
  const guns = Math.min(heldGuns(game, 'ap').length, heldGuns(game, 'coalition').length);
  if (guns === 0 || !(yield* bothAgree(game, 'cartel-guns', { guns }))) return;
  tell({ type: 'exchanged', what: 'guns', num: guns });
  yield* parallel(
    ALLIANCES.flatMap((holder) =>
      heldGuns(game, holder)
        .slice(0, guns)
        .map(({ nation, reduced }) =>
          settleIn(game, { nation, holder, lots: [{ kind: 'field_art', num: 1, reduced }] }),
        ),
    ),
  );
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
function* homecoming(game: Game, leader: LeaderId): Rules {
  const { state } = game;
  const nation = serviceOf(game, leader);
  const places = () => (isBelligerent(state, nation) ? homesOf(game, nation) : []);
  const [only, another] = places();
  const at = another
    ? yield* choose(seatOf(state, nation), asking('leader-back', '20.1', { leader }), () =>
        places().map((id) => option(id, id)),
      )
    : only;
  for (const holder of ALLIANCES) {
    const { leaders } = state.prisoners[holder];
    if (leaders.includes(leader)) leaders.splice(leaders.indexOf(leader), 1);
  }
  if (at === undefined) state.leaders[leader] = 'pool';
  else seatLeaderAt(game, leader, at);
}

/** Freed troops come home to fortresses of their nation; where there is none, or it fights no more, to the Force Pool (22.1.3). */
function* settleIn(game: Game, home: Homeward): Rules {
  const { state } = game;
  const { nation, lots } = home;
  const places = isBelligerent(state, nation) ? homesOf(game, nation) : [];
  if (places.length === 0) {
    for (const lot of lots) {
      takeFrom(game, home, lot);
      if (lot.kind !== 'inf' && lot.kind !== 'fd') toPool(state, nation, lot.kind, lot.num);
    }
    return;
  }
  const what = asking('prisoners-home', '20.1', { nation });
  const spots = () => homesOf(game, nation).map((at) => ({ stack: null, at }));
  yield* divide(game, seatOf(state, nation), what, nation, lots, spots, (lot) => takeFrom(game, home, lot));
}
