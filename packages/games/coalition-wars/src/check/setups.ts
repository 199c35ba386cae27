import type { Finding, Neighbour } from '@quadrille/source';
import { type Board, FAMILY, MEMBERS, type Member, type Territory } from './family.ts';

interface Power {
  readonly generals: Readonly<Record<string, number>>;
  readonly garrisons: readonly string[];
  readonly fortresses?: readonly string[];
  readonly off_map: number;
  readonly money: number;
  readonly napoleon?: string;
}

interface Scenario {
  readonly board: string;
  readonly status?: Readonly<Record<string, readonly string[]>>;
  readonly morale: Readonly<Record<string, number>>;
  readonly trains?: readonly (readonly [string, string])[];
  readonly powers: Readonly<Record<string, Power>>;
}

type Counts = Readonly<Partial<Record<Member, Readonly<Record<string, number>>>>>;

type Setups = Readonly<Partial<Record<Member, Readonly<Record<string, Scenario>>>>> & {
  readonly wheel: Readonly<
    Partial<Record<Member, { readonly actions: readonly string[]; readonly start: Readonly<Record<string, number>> }>>
  >;
  readonly pawns: Counts;
  readonly units: Counts;
};

type Land = ReadonlyMap<string, Territory>;

/** What the rules of the family demand of the set-ups. */
export function setupFindings(data: unknown, neighbour: Neighbour): Finding[] {
  const setups = data as Setups;
  const scenarios = FAMILY.flatMap((game) =>
    Object.entries(setups[game] ?? {}).flatMap(([id, scenario]) =>
      [...scenarioFindings(setups, game, scenario, neighbour)].map(({ path, message }) => ({
        path: [game, id, ...path],
        message,
      })),
    ),
  );
  return [...scenarios, ...FAMILY.flatMap((game) => [...wheelFindings(setups, game)])];
}

function* scenarioFindings(setups: Setups, game: Member, scenario: Scenario, neighbour: Neighbour): Generator<Finding> {
  const { powers } = MEMBERS[game];
  const board = neighbour(`${scenario.board}.yaml`) as Board | undefined;
  if (!board?.territories) {
    yield { path: ['board'], message: `there is no board file ${scenario.board}.yaml beside this one` };
    return;
  }
  if (board.game !== game) yield { path: ['board'], message: `${scenario.board} is a board of ${board.game}` };
  for (const part of ['powers', 'morale'] as const)
    if (Object.keys(scenario[part]).toSorted().join() !== powers.toSorted().join())
      yield { path: [part], message: `must name each of ${powers.join(', ')} once` };
  if (scenario.status) {
    const listed = Object.values(scenario.status).flat().sort();
    const others = powers.filter((power) => power !== 'britain' && power !== 'france').sort();
    if (listed.join() !== others.join())
      yield { path: ['status'], message: `must name each of ${others.join(', ')} once` };
  }
  const land: Land = new Map(board.territories.map((territory) => [territory.id, territory]));
  for (const [name, power] of Object.entries(scenario.powers))
    for (const { path, message } of [...pieces(power, land), ...supplies(setups, game, name, power)])
      yield { path: ['powers', name, ...path], message };
  yield* sharedGarrisons(scenario);
  for (const [i, [a, b]] of (scenario.trains ?? []).entries())
    if (!land.get(a)?.adjacent.includes(b) || land.get(a)?.owner !== land.get(b)?.owner)
      yield {
        path: ['trains', i],
        message: `a Train joins two neighbouring Territories of one Power: not ${a} and ${b}`,
      };
}

function* pieces({ generals, garrisons, fortresses = [], napoleon }: Power, land: Land): Generator<Finding> {
  for (const id of Object.keys(generals)) yield* standing(['generals', id], id, land);
  for (const [i, id] of garrisons.entries()) yield* standing(['garrisons', i], id, land);
  for (const [i, id] of fortresses.entries())
    if (!garrisons.includes(id)) yield { path: ['fortresses', i], message: `there is no Garrison in "${id}"` };
  if (napoleon !== undefined && !['any', 'off_map'].includes(napoleon) && !(napoleon in generals))
    yield { path: ['napoleon'], message: `no General stands in "${napoleon}"` };
}

function* standing(path: Finding['path'], id: string, land: Land): Generator<Finding> {
  const territory = land.get(id);
  if (!territory) yield { path, message: `there is no Territory "${id}" on the board` };
  else if (territory.kind === 'impassable') yield { path, message: `"${id}" is impassable` };
}

function* supplies(setups: Setups, game: Member, name: string, power: Power): Generator<Finding> {
  const pawns = setups.pawns[game]?.[name] ?? 0;
  const generals = Object.keys(power.generals).length + power.off_map;
  if (generals !== pawns && !('note_off' in power))
    yield { path: ['generals'], message: `${name} has ${pawns} Generals, here are ${generals} with those off the map` };
  const units = setups.units[game]?.[name] ?? 0;
  const placed = Object.values(power.generals).reduce((sum, count) => sum + count, 0) + power.garrisons.length;
  if (placed > units) yield { path: ['generals'], message: `${name} has ${units} Units, here are ${placed}` };
}

function* sharedGarrisons({ powers }: Scenario): Generator<Finding> {
  const holders = new Map<string, string>();
  for (const [name, { garrisons }] of Object.entries(powers))
    for (const [i, id] of garrisons.entries()) {
      const other = holders.get(id);
      if (other !== undefined)
        yield { path: ['powers', name, 'garrisons', i], message: `${other} has a Garrison in "${id}" already` };
      holders.set(id, name);
    }
}

/** The Wheel of War: each Power starts at its own action, and who mobilises before its first Taxation has Money. */
function* wheelFindings({ wheel, ...setups }: Setups, game: Member): Generator<Finding> {
  const { actions, start } = wheel[game] ?? { actions: [], start: {} };
  if (actions.length === 0) return;
  const path = ['wheel', game, 'start'];
  const size = MEMBERS[game].powers.length;
  const places = Object.values(start).toSorted((a, b) => a - b);
  if (places.join() !== Array.from({ length: size }, (_, i) => i + 1).join()) {
    yield { path, message: `the ${size} Powers must start at the actions 1 to ${size}, each at its own` };
    return;
  }
  const taxation = 2;
  const mobilisation = actions.indexOf('mobilisation') + 1;
  const until = (action: number, place: number) => (action - place + size) % size;
  const poor = Object.keys(start).filter((power) => {
    const place = start[power] ?? 0;
    return until(mobilisation, place) < until(taxation, place);
  });
  const scenarios = Object.values(setups[game] ?? {});
  const rich = new Set(
    scenarios.flatMap(({ powers }) => Object.keys(powers).filter((power) => (powers[power]?.money ?? 0) > 0)),
  );
  if (scenarios.length > 0 && poor.toSorted().join() !== [...rich].sort().join())
    yield {
      path,
      message: `${poor.join(', ')} mobilise before their first Taxation, but Money is given to ${[...rich].join(', ')}`,
    };
}
