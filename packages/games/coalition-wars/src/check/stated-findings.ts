import type { Finding } from '@quadrille/source';
import { distances, graphOf } from '@quadrille/source/graph.ts';
import type { Board } from './family.ts';
import { STATED } from './stated.ts';

/** Where a board contradicts what its rulebook says. */
export function* statedFindings(board: Board): Generator<Finding> {
  yield* named(board);
  yield* counted(board);
  if (board.game === 'coalitions') yield* measured(board);
}

function* named({ board, territories, sea_lanes }: Board): Generator<Finding> {
  const stated = STATED[board];
  if (!stated) return;
  const at = new Map(territories.map(({ id }, index) => [id, index]));
  const names = new Set(territories.map(({ name }) => name));
  for (const name of stated.names)
    if (!names.has(name)) yield { path: ['territories'], message: `the rulebook names ${name}, which is missing` };
  for (const [id, facts] of Object.entries(stated.territories)) {
    const territory = territories.find((each) => each.id === id);
    for (const [field, fact] of Object.entries(facts)) {
      const here: unknown = territory?.[field as keyof typeof territory];
      if (JSON.stringify(here) !== JSON.stringify(fact))
        yield {
          path: ['territories', at.get(id) ?? 0, field],
          message: `the rulebook says ${JSON.stringify(fact)} of ${id}, not ${JSON.stringify(here)}`,
        };
    }
  }
  for (const id of stated.notHome)
    if (territories.find((each) => each.id === id)?.owner != null)
      yield { path: ['territories', at.get(id) ?? 0, 'owner'], message: `by the rulebook ${id} is nobody's Home` };
  for (const [a, b] of stated.borders)
    if (!territories.find(({ id }) => id === a)?.adjacent.includes(b))
      yield { path: ['territories', at.get(a) ?? 0, 'adjacent'], message: `by the rulebook ${a} borders ${b}` };
  for (const [a, b, controller] of stated.lanes)
    if (!sea_lanes.some((lane) => lane.controller === controller && lane.pair.includes(a) && lane.pair.includes(b)))
      yield { path: ['sea_lanes'], message: `by the rulebook a Sea Lane of ${controller} joins ${a} and ${b}` };
}

const ELECTORS = ['bavaria', 'berlin', 'bohemia', 'hannover', 'lorraine', 'nassau', 'pfalz', 'saxonia'];

function* counted({ board, game, territories }: Board): Generator<Finding> {
  const path = ['territories'];
  if (game === 'coalitions') {
    const ports = territories.filter(({ port }) => port).length;
    if (ports !== 11) yield { path, message: `there are 11 ports by the rulebook, not ${ports}` };
    const walls = territories.filter(({ kind }) => kind === 'impassable').length;
    if (walls !== 2) yield { path, message: `there are 2 impassable Territories by the rulebook, not ${walls}` };
  }
  if (board === 'coalitions-empire')
    for (const id of ['brabant', 'karinthia'])
      if (territories.some((each) => each.id === id)) yield { path, message: `the Empire side has no ${id}` };
  if (game !== 'ancien-regime') return;
  const electors = territories.filter(({ elector }) => elector).map(({ id }) => id);
  if (electors.toSorted().join() !== ELECTORS.join())
    yield { path, message: `the Electors are ${ELECTORS.join(', ')} (AR §8)` };
  if (territories.some(({ id, adjacent }) => id === 'holland' && adjacent.includes('hannover')))
    yield { path, message: 'Holland and Hannover are joined by a Sea Lane only (AR §9)' };
}

const SPAIN = ['leon', 'navarra', 'catalonia', 'valencia', 'andalusia', 'madrid'];

/** The examples of Coalitions that measure ways. */
function* measured({ territories }: Board): Generator<Finding> {
  const path = ['territories'];
  const pairs = territories.flatMap(({ id, adjacent }) => adjacent.map((other) => [id, other] as const));
  const ids = territories.map(({ id }) => id);
  const graph = graphOf(ids, pairs);
  const french = new Set(territories.filter(({ owner }) => owner === 'france').map(({ id }) => id));
  const friendly = new Set([...french, 'navarra', 'madrid', 'catalonia', 'lombardia']);
  const march = graphOf(
    ids,
    pairs.filter(([a, b]) => friendly.has(a) && friendly.has(b)),
  );
  for (const [from, to] of [
    ['paris', 'madrid'],
    ['lombardia', 'catalonia'],
  ] as const)
    if ((distances(march, from).get(to) ?? Number.POSITIVE_INFINITY) > 3)
      yield { path, message: `${from} to ${to} is a march of 3 at most (C §7)` };
  const fromWallachia = distances(graph, 'wallachia');
  const way = (id: string) => fromWallachia.get(id) ?? Number.POSITIVE_INFINITY;
  const russian = [
    ...territories.filter(({ owner }) => owner === 'russia').map(({ id }) => id),
    'polesie',
    'podolia',
    'livonia',
  ];
  const nearest = russian.filter((id) => way(id) === Math.min(...russian.map(way))).sort();
  if (nearest.join() !== 'crimea,podolia')
    yield { path, message: 'nearest to wallachia of what is Russian are podolia and crimea (C §11)' };
  const gates = SPAIN.filter((id) => [...(graph.get(id) ?? [])].some((other) => french.has(other))).sort();
  if (gates.join() !== 'catalonia,navarra')
    yield { path, message: 'from France one enters Spain through navarra or catalonia only (C §13)' };
  if (french.size !== 7) yield { path, message: `France has 7 Home Territories (C §12), not ${french.size}` };
}
