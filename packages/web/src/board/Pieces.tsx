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

/** Gives every piece its spot; pieces beyond the prepared spots stand beside the last one. */
export function standings(
  grounds: ReadonlyMap<string, Ground>,
  borders: ReadonlyMap<string, Frontier>,
  pieces: readonly Piece[],
): Placed[] {
  const taken = new Map<string, number>();
  const crowds = new Map<string, number>();
  for (const { at, slot } of pieces) crowds.set(`${at}/${slot}`, (crowds.get(`${at}/${slot}`) ?? 0) + 1);
  return pieces
    .flatMap((piece): Placed[] => {
      const ground = grounds.get(piece.at);
      if (!ground) return [];
      const scale = (SCALES[piece.slot] ?? MOVING_SCALE) * (piece.scale ?? 1);
      if (piece.slot === 'border') {
        const border = borders.get(borderId(piece.at, piece.beyond ?? ''));
        return border ? [{ piece, x: border.x, y: border.y, scale }] : [];
      }
      const key = `${piece.at}/${piece.slot}`;
      const index = taken.get(key) ?? 0;
      taken.set(key, index + 1);
      return [{ piece, ...spot(ground, piece.slot, index, crowds.get(key) ?? 1), scale }];
    })
    .sort((a, b) => heightOf(a.piece) - heightOf(b.piece) || a.y - b.y);
}

/** How wide and high a piece is on a sheet of areas: forces that are less apart cover each other's figures. */
const WIDE = 32;
const HIGH = 31;

/** How clear of each other two places are: from 1 on pieces there do not touch. */
const apart = (a: Place, b: Place): number => Math.max(Math.abs(a.x - b.x) / WIDE, Math.abs(a.y - b.y) / HIGH);

/** So many of these places as are needed, those that keep the most apart; one alone stands in the best. */
export function roomsFor(places: readonly Place[], count: number): readonly Place[] {
  if (count <= 1 || count >= places.length) return places;
  const clearance = (some: readonly Place[]): number =>
    Math.min(...some.flatMap((a, i) => some.slice(i + 1).map((b) => Math.min(1, apart(a, b)))));
  return chosen(places, count).reduce((best, each) => (clearance(each) > clearance(best) ? each : best));
}

/** Every choice of so many, in their order. */
const chosen = (all: readonly Place[], count: number): readonly (readonly Place[])[] =>
  count === 0
    ? [[]]
    : all.flatMap((first, i) => chosen(all.slice(i + 1), count - 1).map((others) => [first, ...others]));

function spot(ground: Ground, slot: Slot, index: number, count: number): { x: number; y: number } {
  // Small areas are those of which a finger finds the town.
  const places = ground.touch ? roomsFor(placesFor(ground, slot), count) : placesFor(ground, slot);
  const last = places[Math.min(index, places.length - 1)] ?? ground.medallion;
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
        style={{ transform: `translate(${x}px, ${y}px) scale(calc(${scale} * var(--piece, 1)))` }}
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
