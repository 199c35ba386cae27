import type { Finding } from '@quadrille/source';
import { graphOf, parts } from '@quadrille/source/graph.ts';
import { type Board, isSourced, MEMBERS } from './family.ts';
import { statedFindings } from './stated-findings.ts';
import { territoryFindings } from './territories.ts';

/** What the rules of the family demand of a board. */
export function boardFindings(data: unknown): Finding[] {
  const board = data as Board;
  const own = [...powers(board), ...territoryFindings(board), ...borders(board), ...lanes(board)];
  // A board that contradicts itself need not be compared with the rulebook.
  return own.length > 0 ? own : [...connections(board), ...statedFindings(board)];
}

function* powers({ game, powers: named, territories }: Board): Generator<Finding> {
  const { powers: expected } = MEMBERS[game];
  if (expected.toSorted().join() !== named.toSorted().join())
    yield { path: ['powers'], message: `the Powers of ${game} are ${expected.join(', ')}` };
  for (const [i, power] of named.entries()) {
    const homes = territories.filter(({ owner }) => owner === power);
    const capitals = homes.filter(({ kind }) => kind === 'capital');
    if (capitals.length !== 1)
      yield { path: ['powers', i], message: `${power} has ${capitals.length} capitals instead of one` };
    if (homes.length < 3) yield { path: ['powers', i], message: `${power} has only ${homes.length} Home Territories` };
  }
}

function* borders({ borders: stated, territories }: Board): Generator<Finding> {
  for (const [i, { pair }] of stated.entries()) {
    const [a, b] = pair;
    const here = territories.find(({ id }) => id === a);
    if (!here?.adjacent.includes(b)) yield { path: ['borders', i, 'pair'], message: `${a} and ${b} are not adjacent` };
  }
}

function* lanes({ game, sea_lanes, territories }: Board): Generator<Finding> {
  const { seaPowers } = MEMBERS[game];
  const known = new Map(territories.map((territory) => [territory.id, territory]));
  const seen = new Set<string>();
  for (const [i, lane] of sea_lanes.entries()) {
    const path = ['sea_lanes', i];
    for (const [end, id] of lane.pair.entries()) {
      const territory = known.get(id);
      if (!territory) yield { path: [...path, 'pair', end], message: `there is no Territory "${id}"` };
      else if (game === 'coalitions' && !territory.port)
        yield { path: [...path, 'pair', end], message: `a Sea Lane ends at "${id}", which has no port` };
    }
    const name = lane.pair.toSorted().join('-');
    if (seen.has(name)) yield { path, message: `the Sea Lane ${name} is listed twice` };
    seen.add(name);
    if (!seaPowers.includes(lane.controller))
      yield { path: [...path, 'controller'], message: `Sea Lanes are controlled by ${seaPowers.join(' or ')}` };
    if (!isSourced(lane)) yield { path, message: 'say either rulebook or reconstructed: true' };
  }
  if (game !== 'coalitions') return;
  const ends = new Set(sea_lanes.flatMap(({ pair }) => pair));
  for (const [i, { id, port }] of territories.entries())
    if (port && !ends.has(id))
      yield { path: ['territories', i, 'port'], message: `no Sea Lane leads to the port "${id}"` };
}

function* connections({ game, territories, sea_lanes }: Board): Generator<Finding> {
  const passable = territories.filter(({ kind }) => kind !== 'impassable');
  const ids = passable.map(({ id }) => id);
  const byLand = passable.flatMap(({ id, adjacent }) => adjacent.map((other) => [id, other] as const));
  const [, cutOff] = parts(graphOf(ids, [...byLand, ...sea_lanes.map(({ pair }) => pair)]));
  if (cutOff) yield { path: ['territories'], message: `nothing leads to ${[...cutOff].join(', ')}` };
  const [, ...islands] = parts(graphOf(ids, byLand));
  const found = islands.map((island) => [...island].sort().join(', '));
  const expected = MEMBERS[game].island.toSorted().join(', ');
  if (found.join('; ') !== expected)
    yield {
      path: ['territories'],
      message: `by land only ${expected} may be cut off, but it is: ${found.join('; ') || 'nothing'}`,
    };
}
