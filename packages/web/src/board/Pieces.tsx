import { memo } from 'preact/compat';
import { borderId, type Frontier } from './borders.ts';
import { type Ground, type Piece, SLOTS, type Slot } from './model.ts';

export interface Standing {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** All pieces of a kind are of one size, whatever room the land has: they are compared at a glance. */
const MOVING_SCALE = 0.68;
const STATIC_SCALE = 0.86;

const BORDER_SCALE = 0.62;

/** Gives every piece its spot; pieces beyond the prepared spots stand beside the last one. */
export function standings(
  grounds: ReadonlyMap<string, Ground>,
  borders: ReadonlyMap<string, Frontier>,
  pieces: readonly Piece[],
): Standing[] {
  const taken = new Map<string, number>();
  return pieces
    .flatMap((piece) => {
      const ground = grounds.get(piece.at);
      if (!ground) return [];
      if (piece.slot === 'border') {
        const border = borders.get(borderId(piece.at, piece.beyond ?? ''));
        return border ? [{ piece, x: border.x, y: border.y, scale: BORDER_SCALE }] : [];
      }
      const key = `${piece.at}/${piece.slot}`;
      const index = taken.get(key) ?? 0;
      taken.set(key, index + 1);
      return [{ piece, ...spot(ground, piece.slot, index) }];
    })
    .sort((a, b) => SLOTS.indexOf(b.piece.slot) - SLOTS.indexOf(a.piece.slot) || a.y - b.y);
}

function spot(ground: Ground, slot: Exclude<Slot, 'border'>, index: number): { x: number; y: number; scale: number } {
  if (slot !== 'general') {
    const { x, y } = ground[slot];
    return { x, y, scale: STATIC_SCALE };
  }
  const { generals } = ground;
  const last = generals[Math.min(index, generals.length - 1)] ?? ground.garrison;
  const beyond = Math.max(0, index - generals.length + 1);
  return { x: last.x + beyond * 15, y: last.y + beyond * 6, scale: MOVING_SCALE };
}

/** Everything that stands on the map. A piece that moves slides to its new spot. */
export const Pieces = memo(({ standing }: { standing: readonly Standing[] }) => (
  <g class="pieces">
    {standing.map(({ piece, x, y, scale }) => (
      <g
        key={piece.id}
        class={piece.chosen ? 'piece chosen' : 'piece'}
        data-place={piece.at}
        data-piece={piece.id}
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
