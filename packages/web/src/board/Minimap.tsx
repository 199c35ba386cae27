import type { Rendition, Sheet } from '@quadrille/atlas';
import type { Stage } from './stage.ts';

interface MinimapProps {
  readonly sheet: Sheet;
  readonly base: string;
  readonly rendition: Rendition;
  readonly stage: Stage;
}

/** The whole sheet in small, with the part that is in sight. A click goes there. */
export function Minimap({ sheet, base, rendition, stage }: MinimapProps) {
  const { width, height } = sheet.size;
  const { x, y, zoom } = stage.resting.value;
  const { glass } = stage;
  const go = (event: MouseEvent & { currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    stage.centre(((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height);
  };
  return (
    // The keyboard has arrows for this; the small map is for the mouse.
    <div class="minimap" aria-hidden="true" onClick={go}>
      <img alt="" src={`${base}/${sheet.art[rendition]['1x']}`} draggable={false} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect x={-x / zoom} y={-y / zoom} width={glass.width / zoom} height={glass.height / zoom} />
      </svg>
    </div>
  );
}
