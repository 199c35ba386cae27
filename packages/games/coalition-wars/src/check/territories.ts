import type { Finding } from '@quadrille/source';
import { type Board, isSourced, type Territory } from './family.ts';

/** What each Territory must be by itself and with its neighbours. */
export function territoryFindings(board: Board): Finding[] {
  const known = new Map(board.territories.map((territory) => [territory.id, territory]));
  return board.territories.flatMap((territory, index) =>
    [
      ...identity(board, territory, index),
      ...ownership(board, territory),
      ...neighbours(territory, known),
      ...sources(territory),
    ].map(({ path, message }) => ({ path: ['territories', index, ...path], message })),
  );
}

function* identity({ territories, bbox }: Board, { id, name, center }: Territory, index: number): Generator<Finding> {
  const twin = territories.findIndex((each) => each.id === id);
  if (twin < index) yield { path: ['id'], message: `"${id}" is used twice` };
  if (territories.findIndex((each) => each.name === name) < index)
    yield { path: ['name'], message: `"${name}" is used twice` };
  const [south, north, west, east] = bbox;
  const [latitude, longitude] = center;
  if (latitude < south || latitude > north || longitude < west || longitude > east)
    yield { path: ['center'], message: 'lies outside the board' };
}

function* ownership({ powers }: Board, { kind, owner, stripes, value }: Territory): Generator<Finding> {
  const owned = kind === 'home' || kind === 'capital';
  if (owned && (owner === null || !powers.includes(owner)))
    yield { path: ['owner'], message: `a ${kind} Territory belongs to one of the Powers` };
  if (!owned && owner !== null) yield { path: ['owner'], message: `a Territory that is ${kind} has no owner` };
  if (kind === 'disputed' && stripes.length < 2)
    yield { path: ['stripes'], message: 'a disputed Territory has the stripes of two Powers or more' };
  if (kind !== 'disputed' && stripes.length > 0)
    yield { path: ['stripes'], message: 'only disputed Territories have stripes' };
  for (const [i, stripe] of stripes.entries())
    if (!powers.includes(stripe)) yield { path: ['stripes', i], message: `"${stripe}" is not one of the Powers` };
  if ((kind === 'disputed' || kind === 'capital') && value === 0)
    yield { path: ['value'], message: `a ${kind} Territory has a number` };
  if (kind === 'impassable' && value > 0) yield { path: ['value'], message: 'an impassable Territory has no number' };
}

function* neighbours(
  { id, kind, adjacent, straits = [] }: Territory,
  known: ReadonlyMap<string, Territory>,
): Generator<Finding> {
  if (kind === 'impassable' && adjacent.length > 0)
    yield { path: ['adjacent'], message: 'an impassable Territory has no neighbours' };
  for (const [i, other] of adjacent.entries()) {
    const path = ['adjacent', i];
    const neighbour = known.get(other);
    if (!neighbour) yield { path, message: `there is no Territory "${other}"` };
    else if (other === id) yield { path, message: 'a Territory is not its own neighbour' };
    else if (neighbour.kind === 'impassable') yield { path, message: `"${other}" is impassable` };
    else if (!neighbour.adjacent.includes(id)) yield { path, message: `"${other}" does not name "${id}" in return` };
  }
  for (const [i, other] of straits.entries()) {
    const path = ['straits', i];
    if (!adjacent.includes(other)) yield { path, message: `"${other}" is not adjacent` };
    else if (!known.get(other)?.straits?.includes(id))
      yield { path, message: `"${other}" does not name "${id}" in return` };
  }
}

function* sources({ kind, owner, provenance }: Territory): Generator<Finding> {
  const needed = ['name', 'kind', 'points'];
  if (owner !== null) needed.push('owner');
  if (kind === 'disputed') needed.push('stripes');
  if (kind !== 'impassable') needed.push('value');
  for (const datum of needed)
    if (!isSourced(provenance[datum] ?? {}))
      yield { path: ['provenance', datum], message: `say for "${datum}" either rulebook or reconstructed: true` };
}
