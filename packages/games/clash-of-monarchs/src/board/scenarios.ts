/** Set-ups of the scenarios, and of nations that enter the war later. */
import {
  ALLIANCES,
  type CardId,
  type LeaderId,
  NATIONS,
  type Nation,
  POWERS,
  type Power,
  type SpaceId,
  THEATERS,
  type Theater,
  UNITS,
} from '../vocabulary.ts';
import { COLONIAL, type Colonial, DECK_POWER, DECKS, SUBSIDIES, type Subsidy } from './codes.ts';
import type { Leaders } from './leaders.ts';
import type { Board } from './map.ts';
import {
  at,
  count,
  type Datum,
  entries,
  given,
  items,
  listOf,
  oneOf,
  recordOf,
  refuse,
  text,
  whole,
} from './source.ts';
import type { Units } from './tables/forces.ts';
import type { Tables } from './tables/index.ts';

/** Forces of one nation in one place. */
export interface Placed {
  /** A space, or the KK box of a Theater. */
  readonly at: SpaceId | null;
  readonly box: Theater | null;
  readonly leaders: readonly LeaderId[];
  readonly infantry: number;
  readonly units: Units;
  readonly depots: number;
}

export type Forces = Readonly<Partial<Record<Nation, readonly Placed[]>>>;

export interface Hand {
  readonly cards: readonly CardId[];
  readonly random: number;
}

export const SCENARIOS = ['s1756', 's1757', 's1756_58', 's1759', 's1762', 'campaign_1756'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

export interface Scenario {
  readonly id: ScenarioId;
  readonly name: string;
  readonly start: { readonly year: number; readonly season: 'summer' | 'fall' };
  /** The last year: it ends after that Fall (23.3.3). */
  readonly end: number;
  readonly belligerent: readonly Nation[];
  readonly neutral: readonly Nation[];
  /** Russia begins as a Prussian Client (22.3.5). */
  readonly russiaClient: boolean;
  /** Wider War cards, leaders and Tactics are in from the start. */
  readonly wider: boolean;
  readonly playOrder: readonly Power[];
  readonly will: Readonly<Record<Power, number>>;
  readonly vp: Readonly<Record<Power, number>>;
  readonly treasury: Readonly<Partial<Record<Nation, number>>>;
  readonly advantage: Readonly<Record<'border' | 'german', 'ap' | 'none' | 'coalition'>>;
  readonly colonial: Colonial;
  readonly subsidies: readonly Subsidy[];
  readonly hands: Readonly<Partial<Record<Power, Hand>>>;
  readonly usedEvents: readonly CardId[];
  readonly removedDecks: readonly Power[];
  readonly flags: readonly string[];
  readonly control: Readonly<Record<SpaceId, Nation>>;
  readonly outOfPlay: readonly LeaderId[];
  readonly aside: readonly LeaderId[];
  readonly adjust: Readonly<Record<'ap' | 'coalition', number>>;
  /** Devastated Austrian areas that a Decisive Anglo-Prussian Victory needs (23.2.3). */
  readonly decisiveNeedsDevastated: number;
  readonly forces: Forces;
}

export interface Scenarios {
  readonly scenarios: Readonly<Record<ScenarioId, Scenario>>;
  /** Where forces appear when a Neutral enters the war (22.1.1). */
  readonly deployments: Readonly<Record<'IM' | 'RU' | 'FR' | 'SA' | 'DA', readonly Placed[]>>;
}

interface Known {
  readonly board: Board;
  readonly leaders: Leaders;
  readonly tables: Tables;
  readonly cards: readonly CardId[];
  readonly flags: readonly string[];
}

export function readScenarios(file: Datum, tablesFile: Datum, known: Known): Scenarios {
  const found = items(at(file, 'scenarios'));
  const scenario = (id: ScenarioId): Scenario => {
    const own =
      found.find((entry) => at(entry, 'id').value === id) ?? refuse(at(file, 'scenarios'), `${id} is missing`);
    const inherits = at(own, 'inherits').value;
    const base = found.find((entry) => at(entry, 'id').value === inherits) ?? own;
    return readScenario(id, own, base, known);
  };
  const deployments = at(file, 'deployments');
  const placed = (nation: Nation) => items(at(deployments, nation)).map((entry) => readPlaced(entry, nation, known));
  return {
    scenarios: {
      s1756: scenario('s1756'),
      s1757: scenario('s1757'),
      s1756_58: scenario('s1756_58'),
      s1759: scenario('s1759'),
      s1762: scenario('s1762'),
      campaign_1756: scenario('campaign_1756'),
    },
    deployments: {
      IM: placed('IM'),
      RU: placed('RU'),
      FR: placed('FR'),
      SA: intervention(at(tablesFile, 'saxon_intervention', 'deployment'), 'SA', known),
      DA: intervention(at(tablesFile, 'danish_intervention', 'deployment'), 'DA', known),
    },
  };
}

/** Forces by space, one leader each (Saxon and Danish Intervention). */
function intervention(datum: Datum, nation: Nation, known: Known): Placed[] {
  return entries(datum)
    .filter(([key]) => key !== 'fleet')
    .map(([space, entry]) => {
      const units = readPlaced(
        { ...entry, value: { ...Object(entry.value), at: space, leader: undefined } },
        nation,
        known,
      );
      const leader = given(at(entry, 'leader'), oneOf([...known.leaders.leaders.keys()]), null);
      return { ...units, leaders: leader ? [leader] : [] };
    });
}

const BOXES = THEATERS.map((theater) => `box_${theater}`);

function readPlaced(entry: Datum, nation: Nation, { board, leaders, tables }: Known): Placed {
  const where = text(at(entry, 'at'));
  const box = THEATERS.find((theater) => where === `box_${theater}`) ?? null;
  if (!box && !board.spaces.has(where))
    refuse(at(entry, 'at'), `there is no space ${where} (boxes: ${BOXES.join(', ')})`);
  const units: Record<string, number> = {};
  for (const unit of UNITS) {
    const number = given(at(entry, unit), count, 0);
    if (number > (tables.forces.counters[nation].total[unit] ?? 0))
      refuse(at(entry, unit), `${nation} has not so many`);
    if (number > 0) units[unit] = number;
  }
  const led = given(at(entry, 'leaders'), listOf(oneOf([...leaders.leaders.keys()])), []);
  for (const id of led)
    if (leaders.leaders.get(id)?.nation !== nation) refuse(at(entry, 'leaders'), `${id} is not of ${nation}`);
  const depots = given(at(entry, 'fd'), count, 0);
  return { at: box ? null : where, box, leaders: led, infantry: given(at(entry, 'inf'), count, 0), units, depots };
}

function readScenario(id: ScenarioId, own: Datum, base: Datum, known: Known): Scenario {
  const nations = listOf(oneOf(NATIONS));
  const leaderIds = listOf(oneOf([...known.leaders.leaders.keys()]));
  const cardIds = listOf(oneOf(known.cards));
  const perPower = (key: string): Record<Power, number> => {
    const of = (power: Power) => whole(at(base, key, power));
    return { PR: of('PR'), BR: of('BR'), AU: of('AU'), FR: of('FR'), RU: of('RU') };
  };
  const advantage = oneOf(['ap', 'none', 'coalition'] as const);
  const victory = at(own, 'victory');
  const forces: Partial<Record<Nation, readonly Placed[]>> = {};
  for (const [nation, placed] of entries(at(base, 'forces'))) {
    const of = oneOf(NATIONS)({ ...placed, value: nation });
    forces[of] = items(placed).map((entry) => readPlaced(entry, of, known));
    checkMix(placed, of, forces[of], known.tables);
  }
  return Object.freeze({
    id,
    name: text(at(own, 'name')),
    start: {
      year: whole(at(own, 'start', 'year')),
      season: oneOf(['summer', 'fall'] as const)(at(own, 'start', 'season')),
    },
    end: whole(at(own, 'end', 'year')),
    belligerent: nations(at(base, 'belligerent')),
    neutral: nations(at(base, 'neutral')),
    russiaClient: at(base, 'russia_client_of').value === 'PR',
    wider: oneOf(['early', 'both'] as const)(at(base, 'decks')) === 'both',
    playOrder: listOf(oneOf(POWERS))(at(base, 'play_order')),
    will: perPower('mw'),
    vp: perPower('vp'),
    treasury: recordOf(NATIONS, whole)(at(base, 'treasury')),
    advantage: { border: advantage(at(base, 'kk', 'border')), german: advantage(at(base, 'kk', 'german')) },
    colonial: oneOf(COLONIAL)(at(base, 'colonial')),
    subsidies: given(at(base, 'subsidies'), listOf(oneOf(SUBSIDIES)), []),
    hands: readHands(at(base, 'hands'), known.cards),
    usedEvents: given(at(base, 'used_events'), cardIds, []),
    removedDecks: given(
      at(base, 'removed_decks'),
      listOf((deck) => DECK_POWER[oneOf(DECKS)(deck)]),
      [],
    ),
    flags: given(at(base, 'flags'), listOf(oneOf(known.flags)), []),
    control: readControl(at(base, 'control'), known.board),
    outOfPlay: given(at(base, 'out_of_play'), leaderIds, []),
    aside: given(at(base, 'aside'), leaderIds, []),
    adjust: { ap: whole(at(victory, 'adjust', ALLIANCES[0])), coalition: whole(at(victory, 'adjust', ALLIANCES[1])) },
    decisiveNeedsDevastated: at(victory, 'ap_decisive_requires').value === undefined ? 0 : 2,
    forces,
  });
}

/** No more than there are counters, no more infantry than the army limit (20.4.2). */
function checkMix(datum: Datum, nation: Nation, placed: readonly Placed[], { forces }: Tables): void {
  const sum = (of: (each: Placed) => number) => placed.reduce((total, each) => total + of(each), 0);
  if (sum(({ infantry }) => infantry) > forces.armyLimits[nation])
    refuse(datum, 'more infantry than the army limit (20.4.2)');
  if (sum(({ depots }) => depots) > forces.counters[nation].depots) refuse(datum, 'more Forward Depots than there are');
  for (const unit of UNITS)
    if (sum(({ units }) => units[unit] ?? 0) > (forces.counters[nation].total[unit] ?? 0))
      refuse(datum, `more ${unit} than there are`);
}

function readHands(datum: Datum, cards: readonly CardId[]): Partial<Record<Power, Hand>> {
  const hands: Partial<Record<Power, Hand>> = {};
  for (const [key, entry] of entries(datum)) {
    if (key === 'RU_if_option_B') continue;
    hands[oneOf(POWERS)({ ...entry, value: key })] = {
      cards: given(at(entry, 'cards'), listOf(oneOf(cards)), []),
      random: count(at(entry, 'random')),
    };
  }
  return hands;
}

function readControl(datum: Datum, board: Board): Record<SpaceId, Nation> {
  const control: Record<SpaceId, Nation> = {};
  for (const [space, nation] of entries(datum)) {
    if (!board.spaces.has(space)) refuse(nation, `there is no space ${space}`);
    control[space] = oneOf(NATIONS)(nation);
  }
  return control;
}
