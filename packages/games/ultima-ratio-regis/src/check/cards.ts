/** What the rules demand of the event cards (§3.1, §8.1.3). */
import type { Finding, Neighbour } from '@quadrille/source';
import { readCards, readCardsPerTurn } from '../data/cards.ts';
import { readLeaders } from '../data/leaders.ts';
import type { EventCard } from '../data/model.ts';
import type { Op } from '../data/ops.ts';
import { BadData, type Datum } from '../data/read.ts';
import { type MapFile, mapBeside } from './map.ts';

export const readCardFile = (file: Datum) => ({
  cards: [...readCards(file).values()],
  perTurn: readCardsPerTurn(file),
});

/** Cards of a turn by the number of players, as the rulebook states them (§8.1.3). */
const PER_TURN: Readonly<Record<number, number>> = { 2: 34, 3: 39, 4: 40, 5: 40, 6: 42, 7: 42, 8: 48 };
const GENERIC = 40;
const TURNS = 20;

export function* cardFindings(
  { cards, perTurn }: ReturnType<typeof readCardFile>,
  neighbour: Neighbour,
): Generator<Finding> {
  const generic = cards.filter(({ historical }) => !historical);
  const historical = cards.filter((card) => card.historical);
  if (generic.length !== GENERIC)
    yield { path: ['generic'], message: `there are ${generic.length} generic events, not ${GENERIC}` };
  for (const [players, number] of Object.entries(PER_TURN))
    if (perTurn[Number(players)] !== number)
      yield {
        path: ['meta', 'cards_per_turn', players],
        message: `${number} cards are played with ${players} players (§8.1.3)`,
      };
  yield* identity('generic', generic);
  yield* identity('historical', historical);
  yield* buildable(historical);
  const map = mapBeside(neighbour);
  const leaders = leadersBeside(neighbour);
  for (const [group, list] of [['generic', generic] as const, ['historical', historical] as const])
    for (const [index, card] of list.entries())
      for (const [op, each] of card.ops.entries())
        for (const message of opFaults(each, map, leaders)) yield { path: [group, index, 'ops', op], message };
}

function* identity(group: 'generic' | 'historical', cards: readonly EventCard[]): Generator<Finding> {
  const seen = new Set<string>();
  for (const [index, { id, from, to, historical }] of cards.entries()) {
    const path = [group, index];
    if (seen.has(id)) yield { path: [...path, 'id'], message: `"${id}" is used twice` };
    seen.add(id);
    if (to < from) yield { path: [...path, 'turns'], message: 'its turns run backwards' };
    const turn = Math.floor(Number(id) / 100);
    if (historical && (turn < from || turn > to))
      yield { path: [...path, 'id'], message: 'the number of a historical event begins with one of its turns' };
  }
}

/** All historical events of a turn must find room, and the generic ones must fill what is left. */
function* buildable(historical: readonly EventCard[]): Generator<Finding> {
  for (let turn = 1; turn <= TURNS; turn++) {
    const events = historical.filter(({ from, to }) => from <= turn && turn <= to).length;
    for (const [players, number] of Object.entries(PER_TURN))
      if (events > number || events + GENERIC < number)
        yield {
          path: ['historical'],
          message: `turn ${turn} with ${players} players: no deck of ${number} can be made`,
        };
  }
}

/** Areas, provinces and leaders that an operation names must be there. */
function opFaults(op: Op, map: MapFile | undefined, leaders: ReadonlySet<string> | undefined): string[] {
  const areas = 'areas' in op ? (op.areas ?? []) : 'area' in op ? [op.area] : [];
  const provinces =
    'provinces' in op ? (op.provinces ?? []) : 'province' in op ? [op.province] : 'zone' in op ? op.zone : [];
  const named = 'leader' in op ? [op.leader] : [];
  return [
    ...(map ? areas.filter((area) => !map.areas.has(area)).map((area) => `there is no area "${area}"`) : []),
    ...(map
      ? provinces.filter((each) => !map.provinces.has(each)).map((each) => `there is no province "${each}"`)
      : []),
    ...(leaders ? named.filter((each) => !leaders.has(each)).map((each) => `there is no leader "${each}"`) : []),
  ];
}

function leadersBeside(neighbour: Neighbour): ReadonlySet<string> | undefined {
  const value = neighbour('leaders.yaml');
  if (value === undefined) return undefined;
  try {
    return new Set(readLeaders({ file: 'leaders.yaml', path: [], value }).keys());
  } catch (problem) {
    if (problem instanceof BadData) return undefined;
    throw problem;
  }
}
