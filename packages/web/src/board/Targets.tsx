import { memo } from 'preact/compat';
import { borderId, type Frontier } from './borders.ts';
import type { Ground, Target } from './model.ts';

interface OffersProps {
  readonly targets: readonly Target[];
  readonly grounds: ReadonlyMap<string, Ground>;
  readonly borders: ReadonlyMap<string, Frontier>;
}

/** Where the medallion stands: on the garrison's spot, or beside the first General. */
const medallion = ({ garrison, label }: Ground): readonly [number, number] =>
  garrison ? [garrison.x, garrison.y] : label.at;

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

interface MedallionsProps extends OffersProps {
  readonly selected: string | undefined;
}

/** The number of the option on its place: what the list shows, the map shows. Also the way there with the Tab key. */
export const Medallions = memo(({ targets, grounds, borders, selected }: MedallionsProps) => (
  <g class="medallions">
    {targets.map(({ place, beyond, option, mark, title, tone }) => {
      const ground = grounds.get(place);
      if (!ground) return null;
      const border = beyond ? borders.get(borderId(place, beyond)) : undefined;
      const [x, y] = border ? [border.x, border.y] : medallion(ground);
      const chosen = option === selected;
      return (
        // biome-ignore lint/a11y/useSemanticElements: there is no button inside SVG
        <g
          key={option}
          class={chosen ? 'medallion chosen' : 'medallion'}
          data-place={place}
          data-option={option}
          role="button"
          tabIndex={0}
          aria-pressed={chosen}
          aria-label={title}
          transform={`translate(${x} ${y})`}
        >
          {tone === 'attack' && (
            <>
              <rect x="-12" y="-12" width="43" height="24" rx="12" />
              <use href="#i-swords" x="13.5" y="-7.5" width="15" height="15" />
            </>
          )}
          <circle r="12" />
          <text y="5" text-anchor="middle">
            {mark}
          </text>
        </g>
      );
    })}
  </g>
));
