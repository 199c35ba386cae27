import type { Signal } from '@preact/signals';
import type { Rendition, Sheet } from '@quadrille/atlas';
import { memo } from 'preact/compat';
import { Icon } from '../ui/Icon.tsx';
import { polyline } from './Lines.tsx';
import { type Ground, type Layer, middle, type Tag } from './model.ts';
import { alongRoads, type Point } from './roads.ts';
import { Washes } from './Washes.tsx';

interface LayerProps {
  readonly layer: Layer;
  readonly sheet: Sheet;
  readonly rendition: Rendition;
  readonly grounds: ReadonlyMap<string, Ground>;
  readonly roads: ReadonlyMap<string, readonly Point[]>;
}

/** What a layer lays over the land: washes, and ways along the roads. */
export const Overlay = memo(({ layer, sheet, rendition, grounds, roads }: LayerProps) => (
  <g class="layer">
    <Washes washes={layer.washes ?? []} grounds={grounds} sheet={sheet} rendition={rendition} />
    {layer.ways?.map(({ by, shade = 'plain' }) => {
      const path = polyline(alongRoads(by, roads, grounds));
      return (
        <g key={by.join()} class={`net ${shade}`}>
          <path class="under" d={path} />
          <path class="over" d={path} />
        </g>
      );
    })}
  </g>
));

/** A few letters beside each place: costs, chances, values. They are as large as medallions and stand over pieces. */
export const Tags = memo(({ tags, grounds }: { tags: readonly Tag[]; grounds: ReadonlyMap<string, Ground> }) => (
  <g class="tags">
    {tags.map(({ place, text, shade = 'plain', low = false }) => {
      const ground = grounds.get(place);
      if (!ground) return null;
      const [x, y] = middle(ground);
      const half = 6 + text.length * 4.2;
      return (
        <g
          key={`${place}/${text}`}
          class={`tag ${shade}`}
          style={{
            transform: `translate(${x}px, ${y}px) scale(var(--mark, 1)) translate(${half + 9}px, ${low ? 22 : -15}px)`,
          }}
        >
          <rect x={-half} y="-10" width={2 * half} height="20" rx="10" />
          <text y="5" text-anchor="middle">
            {text}
          </text>
        </g>
      );
    })}
  </g>
));

/** One button for each layer; at most one layer is shown. */
export const LayerButtons = ({ layers, shown }: { layers: readonly Layer[]; shown: Signal<string | undefined> }) => (
  <>
    {layers.map(({ id, title, icon, key }) => (
      <button
        key={id}
        type="button"
        class="btn btn-icon layer-button"
        aria-label={title}
        title={key ? `${title} (${key})` : title}
        aria-keyshortcuts={key}
        aria-pressed={shown.value === id}
        onClick={() => {
          shown.value = shown.value === id ? undefined : id;
        }}
      >
        <Icon name={icon} size={18} />
      </button>
    ))}
  </>
);
