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
      return [{ piece, ...spot(ground, piece.slot, index), scale }];
    })
    .sort((a, b) => heightOf(a.piece) - heightOf(b.piece) || a.y - b.y);
}

function spot(ground: Ground, slot: Slot, index: number): { x: number; y: number } {
  const places = placesFor(ground, slot);
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
