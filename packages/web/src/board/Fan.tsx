import type { Signal } from '@preact/signals';
import type { Placed } from './Pieces.tsx';

interface FanProps {
  readonly opened: Signal<string | undefined>;
  readonly standing: readonly Placed[];
}

/** Parts lie on a half circle above the stack; from seven on it grows. */
const spread = (count: number): number => Math.max(46, (count - 1) * 14);

/** The parts of the stack that is touched, laid out around it; each can be chosen for itself. */
export function Fan({ opened, standing }: FanProps) {
  const found = standing.find(({ piece }) => piece.id === opened.value && (piece.parts?.length ?? 0) > 0);
  if (!found) return null;
  const { piece, x, y, scale } = found;
  const parts = piece.parts ?? [];
  const reach = spread(parts.length);
  return (
    <g class="fan" style={{ transform: `translate(${x}px, ${y}px) scale(calc(${scale} * var(--piece, 1)))` }}>
      <circle class="fan-veil" r={reach + 26} />
      {parts.map(({ id, title, drawing }, i) => {
        const angle =
          -Math.PI / 2 + (i - (parts.length - 1) / 2) * Math.min(0.72, Math.PI / Math.max(1, parts.length - 1));
        return (
          // biome-ignore lint/a11y/useSemanticElements: there is no button inside SVG
          <g
            key={id}
            class="piece part"
            role="button"
            tabIndex={0}
            aria-label={title}
            data-place={piece.at}
            data-piece={id}
            style={{ transform: `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach}px)` }}
          >
            <title>{title}</title>
            {drawing}
          </g>
        );
      })}
    </g>
  );
}
