/** The table before the first answer. */
import type { Random, Setup } from '@quadrille/kernel';
import { COLONIAL } from '../board/codes.ts';
import type { Data } from '../board/data.ts';
import type { Scenario, ScenarioId } from '../board/scenarios.ts';
import { beginInPoland } from '../politics/neutrality.ts';
import { type Affairs, freshTurn, type Standing, type State } from '../state.ts';
import {
  type Alliance,
  type Chit,
  NATIONS,
  type Nation,
  POWERS,
  type Power,
  type Stance,
  type Unit,
} from '../vocabulary.ts';
import { dealDecks, dealTactics } from './cards.ts';
import { broughtBy, fillPools, muster, placeAll } from './forces.ts';
import { seatsByPower } from './seats.ts';

export function scenarioOf(data: Data, id: string): Scenario {
  const scenario = data.scenarios.scenarios[id as ScenarioId];
  if (!scenario) throw new Error(`There is no scenario ${id}`);
  return scenario;
}

/** Everything as the scenario says; Diplomacy before the first Round is the opening's business. */
export const setUp =
  (data: Data) =>
  (setup: Setup, random: Random): State => {
    const scenario = scenarioOf(data, setup.scenario);
    const state = bareTable(data, scenario, setup);
    const world = { state, data };
    muster(world, scenario, setup.options.montcalm === 'yes');
    placeAll(world, scenario);
    const train = setup.options['siege-train'] === 'yes';
    const isTrain = (nation: Nation, unit: Unit) => nation === 'RU' && unit === 'siege_art';
    fillPools(world, (nation, unit) =>
      isTrain(nation, unit) && !train ? 0 : broughtBy(data, scenario.usedEvents, nation, unit),
    );
    if (train && scenario.id === 's1759') placeSiegeTrain(state);
    beginInPoland(world);
    dealDecks(world, scenario, random);
    dealTactics(world, scenario, random);
    random.shuffle(state.chits, 'chits');
    return state;
  };

/** The Russian siege guns begin 1759 in Königsberg, if the table plays with them (24.6.2). */
function placeSiegeTrain(state: State): void {
  const garrison = state.stacks.find(({ at, troops }) => at === 'konigsberg' && troops.RU);
  if (!garrison?.troops.RU) return;
  garrison.troops.RU.units.siege_art = [1, 0];
  for (const pile of [state.nations.RU.reserved, state.nations.RU.pool]) delete pile.siege_art;
}

function bareTable(data: Data, scenario: Scenario, setup: Setup): State {
  const { advantage } = scenario;
  return {
    scenario: scenario.id,
    players: setup.players,
    options: setup.options,
    seats: seatsByPower(setup),
    year: scenario.start.year,
    season: scenario.start.season,
    round: 1,
    order: [],
    active: null,
    agenda: [],
    frozenVp: { ap: 0, coalition: 0 },
    nations: byNation((nation) => affairs(scenario, nation)),
    powers: byPower((power) => standing(scenario, power)),
    leaders: {},
    nextStack: 1,
    stacks: [],
    depots: [],
    control: { ...scenario.control },
    sieges: {},
    entrenched: {},
    coups: [],
    disrupted: [],
    fleets: { RU: fleet('baltic'), BR: fleet('north'), DA: fleet('baltic') },
    prisoners: { ap: { leaders: [], troops: {} }, coalition: { leaders: [], troops: {} } },
    boxes: { border: {}, german: {}, northern: {} },
    advantage: {
      ...(advantage.border !== 'none' && { border: advantage.border }),
      ...(advantage.german !== 'none' && { german: advantage.german }),
    },
    forage: {},
    devastated: [],
    chits: chits(data),
    drawn: [],
    severe: false,
    halley: scenario.wider,
    deaths: [
      ...(scenario.outOfPlay.includes('browne') ? ['browne'] : []),
      ...(scenario.flags.includes('death_of_elizabeth') ? ['elizabeth'] : []),
    ],
    colonial: COLONIAL.indexOf(scenario.colonial),
    colonialOps: {},
    armistice: null,
    subsidies: [...scenario.subsidies],
    diplomacy: {},
    commitments: [],
    sharing: {},
    flags: scenario.flags.map((id) => ({ id, until: 'game_end' })),
    played: Object.fromEntries(scenario.usedEvents.map((card) => [card, [scenario.start.year - 1]])),
    feats: [],
    marks: [],
    turn: freshTurn(),
  };
}

const chits = (data: Data): Chit[] => [...data.tables.fortunes.chits];

const fleet = (sea: 'north' | 'baltic') =>
  ({ place: 'pool', sea, port: null, fd: false, moved: false, siege: null, beaten: false }) as const;

/** Neutrals are friendly to the Coalition, Britain to Prussia (22.1, 22.2). Patrons: 22.3. */
function affairs(scenario: Scenario, nation: Nation): Affairs {
  const client = nation === 'RU' && scenario.russiaClient;
  const side: Alliance = nation === 'PR' || nation === 'BR' || client ? 'ap' : 'coalition';
  const stance: Stance = scenario.belligerent.includes(nation) ? 'belligerent' : 'neutral';
  const patrons = {
    PR: 'PR',
    BR: 'BR',
    AU: 'AU',
    FR: 'FR',
    RU: client ? 'PR' : 'RU',
    IM: 'AU',
    SA: 'AU',
    SW: 'FR',
    DA: 'FR',
  } as const;
  return {
    stance,
    side,
    patron: patrons[nation],
    treasury: scenario.treasury[nation] ?? 0,
    pool: {},
    depots: 0,
    reserved: {},
  };
}

const standing = (scenario: Scenario, power: Power): Standing => ({
  will: scenario.will[power],
  vp: scenario.vp[power],
  supplyActions: 0,
  hand: [],
  draw: [],
  discard: [],
  wider: [],
  removed: [],
  tactics: { held: [], pool: [], discard: [], wider: [] },
});

const byPower = <T>(of: (power: Power) => T): Record<Power, T> =>
  Object.fromEntries(POWERS.map((power) => [power, of(power)])) as Record<Power, T>;
const byNation = <T>(of: (nation: Nation) => T): Record<Nation, T> =>
  Object.fromEntries(NATIONS.map((nation) => [nation, of(nation)])) as Record<Nation, T>;
