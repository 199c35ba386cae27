import { memo } from 'preact/compat';
import { borderId, type Frontier } from './borders.ts';
import type { Sizes } from './camera.ts';
import type { Ground, Target, Tone } from './model.ts';
import type { Placed } from './Pieces.tsx';
import type { Stage } from './stage.ts';

interface OffersProps {
  readonly targets: readonly Target[];
  readonly grounds: ReadonlyMap<string, Ground>;
  readonly borders: ReadonlyMap<string, Frontier>;
}

/** Half of a General and half of a medallion, in sheet pixels at their natural size. */
const REACH = { piece: 15, mark: 13 };
/** Slots of pieces that move: a medallion keeps clear of them. */
const MOVING = ['general', 'fleet'];

/** The swords beside the number: so far to the right lies the middle of both. */
const SWORDS = 9;

type Spot = readonly [number, number];

/** Where the medallion stands: on its spot, and if it would cover a piece that moves, clear of that. */
function medallion({ medallion: { x, y } }: Ground, tone: Tone, generals: readonly Placed[], sizes: Sizes): Spot {
  const wide = tone === 'attack' ? SWORDS * sizes.mark : 0;
  const clear = REACH.piece * sizes.piece + REACH.mark * sizes.mark + wide / 2;
  const away = ([ax, ay]: Spot, general: Placed): Spot => {
    const [dx, dy] = [ax + wide - general.x, ay - general.y];
    const length = Math.hypot(dx, dy);
    if (length >= clear) return [ax, ay];
    const [ux, uy] = length < 1 ? [0, -1] : [dx / length, dy / length];
    return [general.x + ux * clear - wide, general.y + uy * clear];
  };
  return generals.reduce<Spot>(away, [x, y]);
}

/** Legal places glow, or the border between two; their edges say what going there means. */
export const Halos = memo(({ targets, grounds, borders }: OffersProps) => (
  <g class="halos">
    {targets.map(({ place, beyond, tone, option }) => {
      const path = beyond ? borders.get(borderId(place, beyond))?.path : grounds.get(place)?.path;
      return (
        <g key={option} class={`halo ${tone}`}>
          {!beyond && <path class="glow" d={path} />}
          <path class="edge" d={path} />
          <path class="line" d={path} />
          {tone === 'attack' && <path class="dashes" d={path} />}
        </g>
      );
    })}
  </g>
));

interface ContestedProps {
  readonly places: readonly string[];
  readonly grounds: ReadonlyMap<string, Ground>;
}

/** A battle is fought here. */
export const Contested = memo(({ places, grounds }: ContestedProps) => (
  <g class="halos">
    {places.map((place) => (
      <g key={place} class="halo attack">
        <path class="edge" d={grounds.get(place)?.path} />
        <path class="line" d={grounds.get(place)?.path} />
        <path class="dashes" d={grounds.get(place)?.path} />
      </g>
    ))}
  </g>
));

interface MedallionsProps extends OffersProps {
  readonly selected: string | undefined;
  readonly standing: readonly Placed[];
  readonly stage: Stage;
}

/** The number of the option on its place: what the list shows, the map shows. Also the way there with the Tab key. */
export const Medallions = memo(({ targets, grounds, borders, selected, standing, stage }: MedallionsProps) => (
  <g class="medallions">
    {targets.map(({ place, beyond, option, mark, title, tone }) => {
      const ground = grounds.get(place);
      if (!ground) return null;
      const border = beyond ? borders.get(borderId(place, beyond)) : undefined;
      const generals = standing.filter(({ piece }) => piece.at === place && MOVING.includes(piece.slot) && !piece.mark);
      const [x, y] = border ? [border.x, border.y] : medallion(ground, tone, generals, stage.sizes.value);
      const chosen = option === selected;
      return (
        // biome-ignore lint/a11y/useSemanticElements: there is no button inside SVG
        <g
          key={option}
          class={chosen ? 'medallion chosen' : mark === '·' ? 'medallion small' : 'medallion'}
          data-place={place}
          data-option={option}
          role="button"
          tabIndex={0}
          aria-pressed={chosen}
          aria-label={mark === '·' ? title : `${mark}: ${title}`}
          style={{ transform: `translate(${x}px, ${y}px) scale(var(--mark, 1))` }}
        >
          {tone === 'attack' && (
            <>
              <rect x="-12" y="-12" width="43" height="24" rx="12" />
              <use href="#i-swords" x="13.5" y="-7.5" width="15" height="15" />
            </>
          )}
          <circle r={mark === '·' && !chosen ? 6 : 12} />
          {mark !== '·' && (
            <text y="5" text-anchor="middle">
              {mark}
            </text>
          )}
        </g>
      );
    })}
  </g>
));
