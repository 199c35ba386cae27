/** What is wrong with the data, where it stands: first its shape, then what must be true of it. */
import { type Finding, type Format, shapeOf } from '@quadrille/source';
import { CARD_IDS, HAND_LIMIT, HOUSES, keysOf, PLACES, SCENARIO_IDS, TROOPS, WARE_IDS } from './board.ts';
import type { CardData, Data, PlaceData, ScenarioData } from './data.ts';

type Things<T> = Readonly<Record<string, T>>;

/** Roads go both ways and lead somewhere; every house has one home, which has no crowns (S §1). */
export function boardFaults(board: Things<PlaceData>): readonly Finding[] {
  const roads = keysOf(board).flatMap((from) => {
    const next: readonly string[] = board[from]?.next ?? [];
    const oneWay = next.filter((to) => !(board[to]?.next as readonly string[] | undefined)?.includes(from));
    return [
      ...(next.length === 0 ? [{ path: [from], message: 'it has no roads' }] : []),
      ...oneWay.map((to) => ({
        path: [from, 'next'],
        message: `${to} ${to in board ? `has no road back to ${from}` : 'is not on the board'}`,
      })),
    ];
  });
  const homes = HOUSES.flatMap((house) => {
    const found = keysOf(board).filter((place) => board[place]?.home === house).length;
    return found === 1 ? [] : [{ path: [], message: `${house} has ${found} homes` }];
  });
  const crowned = keysOf(board).filter((place) => board[place]?.home && board[place].crowns !== 0);
  return [
    ...roads,
    ...homes,
    ...crowned.map((place) => ({ path: [place, 'crowns'], message: 'a home has no crowns' })),
  ];
}

/** There are enough cards for four full hands, and something to shuffle besides (S §3). */
export function cardFaults(cards: Things<CardData>): readonly Finding[] {
  const copies = Object.values(cards).reduce((sum, card) => sum + card.copies, 0);
  return copies > HOUSES.length * HAND_LIMIT
    ? []
    : [{ path: [], message: `${copies} cards are not enough for ${HOUSES.length} hands` }];
}

/** Nobody starts with more troops or cards than there are, or in a place that is someone's home (S §2). */
export function scenarioFaults(
  scenarios: Things<ScenarioData>,
  board: Things<Pick<PlaceData, 'home' | 'crowns'>>,
): readonly Finding[] {
  const crowns = Object.values(board).reduce((sum, ground) => sum + ground.crowns, 0);
  return Object.entries(scenarios).flatMap(([id, { players, atHome, outposts, dominion }]) => {
    const playing = HOUSES.slice(0, Math.min(...players));
    return [
      ...players
        .filter((n) => n < 2 || n > HOUSES.length)
        .map((n) => ({ path: [id, 'players'], message: `it is not for ${n} players` })),
      ...outposts.flatMap(({ house, place, troops }, i) => [
        ...(board[place]?.home === null ? [] : [{ path: [id, 'outposts', i], message: `${place} is no outpost` }]),
        ...(playing.includes(house) ? [] : [{ path: [id, 'outposts', i], message: `${house} may not play` }]),
        ...(atHome + troops > TROOPS ? [{ path: [id, 'outposts', i], message: `${house} has too many troops` }] : []),
      ]),
      ...(dominion > crowns ? [{ path: [id, 'dominion'], message: `there are only ${crowns} crowns` }] : []),
    ];
  });
}

const TEXT = { type: 'string', minLength: 1 };
const YES_NO = { type: 'boolean' };
const count = (least: number, most: number) => ({ type: 'integer', minimum: least, maximum: most });
const list = (items: object) => ({ type: 'array', items });
const record = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
/** The same of every one of these. */
const each = (ids: readonly string[], fields: Readonly<Record<string, object>>) =>
  record(Object.fromEntries(ids.map((id) => [id, record(fields)])));

const board = each(PLACES, {
  title: TEXT,
  home: { enum: [...HOUSES, null] },
  crowns: count(0, 9),
  next: list({ enum: PLACES }),
});
const cards = each(CARD_IDS, {
  title: TEXT,
  copies: count(0, 20),
  attack: count(0, 9),
  defence: count(0, 9),
  cancels: YES_NO,
});
const wares = each(WARE_IDS, { title: TEXT, price: count(1, 20), stock: count(1, 20), restocked: YES_NO });
const scenarios = each(SCENARIO_IDS, {
  title: TEXT,
  blurb: TEXT,
  players: list({ type: 'integer' }),
  atHome: count(1, TROOPS),
  outposts: list(record({ house: { enum: HOUSES }, place: { enum: PLACES }, troops: count(1, TROOPS) })),
  coin: count(0, 15),
  cards: count(0, HAND_LIMIT),
  dominion: count(1, 99),
  watched: YES_NO,
});

/** The data files of the game, as `quadrille check` and editions know them. */
export const formats: readonly Format[] = [
  {
    name: 'land of Skirmish',
    marks: ['keep'],
    shape: shapeOf(board),
    demands: (data) => boardFaults(data as Data['board']),
  },
  {
    name: 'cards of Skirmish',
    marks: ['feint'],
    shape: shapeOf(cards),
    demands: (data) => cardFaults(data as Data['cards']),
  },
  { name: 'wares of Skirmish', marks: ['troop'], shape: shapeOf(wares), demands: () => [] },
  {
    name: 'set-ups of Skirmish',
    marks: ['quarrel'],
    shape: shapeOf(scenarios),
    demands: (data, neighbour) => scenarioFaults(data as Data['scenarios'], neighbour('board.json') as Data['board']),
  },
];
