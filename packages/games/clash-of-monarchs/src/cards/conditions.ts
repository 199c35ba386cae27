/** Conditions on cards (8.6.1). One test for each word of the grammar; none looks into a hand. */
import { battleOf } from '../agenda.ts';
import { hasFlag } from '../facts/flags.ts';
import { nationality } from '../facts/forces.ts';
import { stackOfLeader } from '../facts/leaders.ts';
import { isBelligerent, patronOf, sideOf } from '../facts/sides.ts';
import { findStack, forcesAt, holderOf, sideOfStack, spAt, spaceOf } from '../facts/spaces.ts';
import { hasPath } from '../facts/supply.ts';
import { countOf, isEmpty, isMajor, lineCavalrySp, spOf } from '../facts/troops.ts';
import { leastSp } from '../intelligence/odds.ts';
import { isVeiled } from '../intelligence/veil.ts';
import type { Stack, State } from '../state.ts';
import { ALLIANCES, type Alliance, opposing } from '../vocabulary.ts';
import type { Conditions, Since } from './grammar.ts';
import { numberOf } from './numbers.ts';
import { boxesOf, spacesOf } from './places.ts';
import { isOnSide, nationsOfWord, ownSide, type Sight } from './sight.ts';
import { found, stacksFound } from './targets.ts';

const TESTS: { readonly [K in keyof Conditions]: (sight: Sight, given: Conditions[K]) => boolean } = {
  always: () => true,
  all: (sight, conditions) => conditions.every((condition) => holds(sight, condition)),
  any: (sight, conditions) => conditions.some((condition) => holds(sight, condition)),
  not: (sight, condition) => !holds(sight, condition),
  neutral: (sight, word) => nationsOfWord(sight, word).every((nation) => stance(sight, nation) === 'neutral'),
  belligerent: (sight, word) => nationsOfWord(sight, word).every((nation) => stance(sight, nation) === 'belligerent'),
  client: ({ world: { state } }, [client, patron]) =>
    isBelligerent(state, client) && patronOf(state, client) === patron && client !== patron,
  option: ({ world: { state } }, { power, is, year }) => {
    const option = state.diplomacy[power];
    return year === null ? option?.endsWith(is) === true : state.marks.includes(`option/${power}/${year}${is}`);
  },
  subsidy: ({ world: { state } }, subsidy) => state.subsidies.includes(subsidy),
  armistice: ({ world: { state } }) => state.armistice !== null,
  phase: ({ world: { state } }) => state.season === 'winter',
  year: ({ world: { state } }, { from }) => state.year >= from,
  table_option: ({ world: { state } }) => state.options['siege-train'] === 'yes',
  flag: ({ world: { state } }, flag) => hasFlag(state, flag),
  played: ({ world: { state } }, card) => (state.played[card]?.length ?? 0) > 0,
  played_this_year: ({ world: { state } }, card) => state.played[card]?.includes(state.year) === true,
  alive: ({ world: { state } }, person) => !state.deaths.includes(person),
  devalued: ({ world: { state } }) => state.marks.includes(`devalued/${state.year}`),
  devastated: ({ world: { state } }, area) => state.devastated.includes(area),
  controls: (sight, { by, place }) =>
    spacesOf(sight, place).some((at) => {
      const holder = holderOf(sight.world, at);
      return (
        holder !== 'PO' &&
        nationsOfWord(sight, by).includes(holder) &&
        stands(sight, at, sideOf(sight.world.state, holder))
      );
    }),
  at_least: (sight, { num, min }) => numberOf(sight, num) >= min,
  on_map: ({ world: { state } }, leader) => state.leaders[leader] === 'map',
  leads_force: ({ world }, leader) => {
    const stack = stackOfLeader(world.state, leader);
    return stack !== undefined && spOf(stack) > 0;
  },
  available: ({ world: { state } }, leader) => ['map', 'pool'].includes(state.leaders[leader] ?? ''),
  in_pool: ({ world: { state } }, { nation, unit }) => {
    const { pool, depots } = state.nations[nation];
    return unit === 'fd' ? depots > 0 : unit !== 'inf' && (pool[unit] ?? 0) > 0;
  },
  prisoners: ({ world: { state } }, { nation, unit, held_by }) => {
    const troops = state.prisoners[held_by].troops[nation];
    if (!troops || unit === 'fd') return false;
    return unit === 'inf' ? troops.inf > 0 : countOf(troops.units, unit) > 0;
  },
  crushing_defeat: ({ world: { state } }, { power, since }) => hasFeat(state, power, 'crushing-defeat', since),
  crushing_victory: ({ world: { state } }, { power, since }) => hasFeat(state, power, 'crushing-victory', since),
  won_battle: ({ world: { state } }, { power, role, since }) =>
    hasFeat(state, power, role === 'attacker' ? 'won-attacking' : 'won-defending', since),
  besieging: (sight, word) =>
    sight.world.state.stacks.some(
      (stack) =>
        !isEmpty(stack) &&
        !stack.inside &&
        nationsOfWord(sight, word).includes(nationality(sight.world, stack)) &&
        sight.world.state.sieges[stack.at]?.by === sideOfStack(sight.world, stack),
    ),
  largest_force: ({ world }, { nation, state: states }) => {
    const own = world.state.stacks.filter((stack) => !isEmpty(stack) && nationality(world, stack) === nation);
    const size = isVeiled(world.state) ? (stack: Stack) => Number(isMajor(stack)) : spOf;
    const most = Math.max(0, ...own.map(size));
    return own
      .filter((stack) => size(stack) === most)
      .some((stack) =>
        states.some((each) => (each === 'no_supply_path' ? !hasPath(world, stack) : stack.morale === each)),
      );
  },
  present: (sight, { who, at }) => {
    const spaces = spacesOf(sight, at);
    const boxes = boxesOf(sight, at);
    return found(sight, who).some((each) =>
      each.at !== null
        ? spaces.includes(each.at)
        : each.kind === 'light' && each.box !== null && boxes.includes(each.box),
    );
  },
  sp_in: (sight, { space, side, max }) => {
    const { world } = sight;
    const sp = (each: Alliance, inside: boolean): number =>
      isVeiled(world.state) ? leastSp(forcesAt(world, space, each, inside)) : spAt(world, space, each, inside);
    const sides = ALLIANCES.filter((each) => isSide(sight, each, side));
    return sides.reduce((sum, each) => sum + sp(each, false) + sp(each, true), 0) <= max;
  },
  line_cav: (sight) => {
    const { own, enemy } = cavalryInBattle(sight);
    return own >= enemy;
  },
  leader_present: (sight, leader) =>
    battleStacks(sight, ownSide(sight)).some(({ leaders }) => leaders.includes(leader)),
  in_home_area: (sight, targets) =>
    stacksFound(sight, targets).some((stack) => {
      const { area } = spaceOf(sight.world, sight.notes.space ?? stack.at);
      return sight.world.data.board.areas.get(area)?.nation === nationality(sight.world, stack);
    }),
  fought: ({ notes }) => (notes.fought ?? []).length > 0,
  entered: ({ notes }, { space, enemy_sp_max }) =>
    (notes.entered ?? []).some(
      (entry) => entry.space === space && (enemy_sp_max === null || entry.enemySp <= enemy_sp_max),
    ),
  result: ({ notes }, { of, is }) => is.includes(notes.results?.[of] ?? ''),
};

/** The condition holds now. */
export const holds = <K extends keyof Conditions>(
  sight: Sight,
  { word, given }: { readonly word: K; readonly given: Conditions[K] },
): boolean => TESTS[word](sight, given);

const stance = ({ world: { state } }: Sight, nation: keyof State['nations']) => state.nations[nation].stance;

/** Open ground counts as controlled only while no enemy holds it alone (readings, 39). */
const stands = ({ world }: Sight, at: string, side: Alliance): boolean =>
  spaceOf(world, at).fortress > 0 || spAt(world, at, opposing(side)) === 0;

const isSide = (sight: Sight, side: Alliance, word: Conditions['sp_in']['side']): boolean =>
  word === 'enemy'
    ? side === opposing(ownSide(sight))
    : word === 'own' || word === 'self'
      ? side === ownSide(sight)
      : isOnSide(sight, word, word) && sideOf(sight.world.state, word) === side;

/** Since the last New Year Phase, or the one before it (readings, 58). */
const hasFeat = ({ feats, year }: State, power: string, what: string, since: Since): boolean =>
  feats.some(
    (feat) => feat.power === power && feat.what === what && feat.year >= (since === 'this_year' ? year : year - 1),
  );

function battleStacks({ world: { state } }: Sight, side: Alliance) {
  const { attacker, defender } = battleOf(state);
  const camp = attacker.alliance === side ? attacker : defender;
  return [findStack(state, camp.stack)].flatMap((stack) => stack ?? []);
}

function cavalryInBattle(sight: Sight): { own: number; enemy: number } {
  const sum = (side: Alliance) => battleStacks(sight, side).reduce((total, stack) => total + lineCavalrySp(stack), 0);
  return { own: sum(ownSide(sight)), enemy: sum(opposing(ownSide(sight))) };
}
