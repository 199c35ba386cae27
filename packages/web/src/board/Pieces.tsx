import type { Place } from '@quadrille/atlas';
import { memo } from 'preact/compat';
import { borderId, type Frontier } from './borders.ts';
import { type Ground, type Piece, placesFor, type Slot } from './model.ts';

export interface Placed {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What stands lowest comes first; every other slot is for things that move, and stands over these. */
const LOW: readonly Slot[] = ['border', 'fortress', 'garrison'];
/** All pieces of a kind are of one size, whatever room the land has: they are compared at a glance. */
const SCALES: Readonly<Record<Slot, number>> = { border: 0.62, fortress: 0.86, garrison: 0.86 };
const MOVING_SCALE = 0.68;

const heightOf = ({ slot, mark }: Piece): number => (mark ? -1 : LOW.includes(slot) ? LOW.indexOf(slot) : LOW.length);

type Spot = Pick<Place, 'x' | 'y'>;

/** What stands in a printed box keeps within it: from afar it grows no more than the box has room. */
const BOXED = 'min(1.25, var(--piece, 1))';
const grown = ({ slot }: Piece): string => (slot === 'box' ? BOXED : 'var(--piece, 1)');

/** Gives every piece its spot; pieces beyond the prepared spots stand beside the last one, in a row closer together. */
export function standings(
  grounds: ReadonlyMap<string, Ground>,
  borders: ReadonlyMap<string, Frontier>,
  pieces: readonly Piece[],
): Placed[] {
  const taken = new Map<string, number>();
  const rooms = roomsOf(grounds, pieces);
  const boxed = new Map<string, number>();
  for (const piece of pieces) if (piece.slot === 'box') boxed.set(keyOf(piece), (boxed.get(keyOf(piece)) ?? 0) + 1);
  return pieces
    .flatMap((piece): Placed[] => {
      const ground = grounds.get(piece.at);
      if (!ground) return [];
      const scale = (SCALES[piece.slot] ?? MOVING_SCALE) * (piece.scale ?? 1);
      if (piece.slot === 'border') {
        const border = borders.get(borderId(piece.at, piece.beyond ?? ''));
        return border ? [{ piece, x: border.x, y: border.y, scale }] : [];
      }
      const key = keyOf(piece);
      const index = taken.get(key) ?? 0;
      taken.set(key, index + 1);
      const places = rooms.get(key) ?? rowOf(placesFor(ground, piece.slot), boxed.get(key) ?? 0);
      return [{ piece, ...spot(places, ground, index), scale }];
    })
    .sort((a, b) => heightOf(a.piece) - heightOf(b.piece) || a.y - b.y);
}

const keyOf = ({ at, slot }: Piece): string => `${at}/${slot}`;

/** How wide and high a force of three is on a sheet of small areas, seen from where they can just be read. */
const WIDE = 42;
const HIGH = 38;

/** How clear of each other two places are: from 1 on pieces there do not touch. */
const apart = (a: Spot, b: Spot): number =>
  Math.min(1, Math.max(Math.abs(a.x - b.x) / WIDE, Math.abs(a.y - b.y) / HIGH));

/** Which rooms of small areas the forces there take: at first for themselves, then so that neighbours have theirs too. */
function roomsOf(
  grounds: ReadonlyMap<string, Ground>,
  pieces: readonly Piece[],
): ReadonlyMap<string, readonly Place[]> {
  const counts = new Map<string, { readonly places: readonly Place[]; count: number }>();
  const signs: Spot[] = [];
  for (const piece of pieces) {
    const ground = grounds.get(piece.at);
    // Small areas are those of which a finger finds the town.
    if (!ground?.touch) continue;
    if (piece.slot !== 'general') {
      signs.push(...placesFor(ground, piece.slot).slice(0, 1));
      continue;
    }
    const here = counts.get(keyOf(piece));
    if (here) here.count++;
    else counts.set(keyOf(piece), { places: placesFor(ground, piece.slot), count: 1 });
  }
  const rooms = new Map<string, readonly Place[]>();
  for (const [key, { places, count }] of counts) rooms.set(key, clearest(places, count, signs));
  for (const [key, { places, count }] of counts) {
    const others = [...rooms].flatMap(([each, taken]) => (each === key ? [] : taken.slice(0, counts.get(each)?.count)));
    rooms.set(key, clearest(places, count, [...signs, ...others]));
  }
  return rooms;
}

/** So many of these places as are needed, those that keep the clearest of each other and of others; the best come first. */
function clearest(places: readonly Place[], count: number, others: readonly Spot[]): readonly Place[] {
  if (count >= places.length) return places;
  const near = others.filter((other) => places.some((place) => apart(place, other) < 1));
  const clearance = (some: readonly Place[]): number =>
    Math.min(1, ...some.flatMap((a, i) => [...some.slice(i + 1), ...near].map((b) => apart(a, b))));
  return chosen(places, count).reduce((best, each) => (clearance(each) > clearance(best) ? each : best));
}

/** Every choice of so many, in their order. */
const chosen = (all: readonly Place[], count: number): readonly (readonly Place[])[] =>
  count === 0
    ? [[]]
    : all.flatMap((first, i) => chosen(all.slice(i + 1), count - 1).map((others) => [first, ...others]));

/** A row of a box that is too short for all that stand in it is shared out among them. */
function rowOf(places: readonly Place[], count: number): readonly Place[] {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || count <= places.length || places.some(({ y }) => y !== first.y)) return places;
  const step = (last.x - first.x) / (count - 1);
  return Array.from({ length: count }, (_, nth) => ({ ...first, x: first.x + nth * step }));
}

function spot(places: readonly Place[], { medallion }: Ground, index: number): Spot {
  const last = places[Math.min(index, places.length - 1)] ?? medallion;
  const beyond = Math.max(0, index - places.length + 1);
  return { x: last.x + beyond * 15, y: last.y + beyond * 6 };
}

/** Everything that stands on the map. A piece that moves slides to its new spot. */
export const Pieces = memo(({ standing }: { standing: readonly Placed[] }) => (
  <g class="pieces">
    {standing.map(({ piece, x, y, scale }) => (
      <g
        key={piece.id}
        class={piece.mark ? 'mark' : piece.chosen ? 'piece chosen' : 'piece'}
        data-place={piece.at}
        data-piece={piece.mark ? undefined : piece.id}
        style={{ transform: `translate(${x}px, ${y}px) scale(calc(${scale} * ${grown(piece)}))` }}
      >
        {piece.chosen && <circle class="chosen-ring" cy="-1" r="23" />}
        {piece.drawing}
        {piece.caption && (
          <text class="caption" y="42" text-anchor="middle">
            {piece.caption}
          </text>
        )}
      </g>
    ))}
  </g>
));
