import type { Stage } from './stage.ts';

/** How far a finger may tremble before a tap becomes a drag. */
const TREMBLE = 6;

/** Wheel, drag and pinch on the glass. Returns what undoes it. */
export function gestures(glass: HTMLElement, stage: Stage): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;

  const spread = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const at = (event: { clientX: number; clientY: number }) => {
    const { left, top } = glass.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, at(event));
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const wide = spread();
    fingers.set(event.pointerId, now);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    travelled += Math.abs(dx) + Math.abs(dy);
    if (travelled < TREMBLE) return;
    if (!glass.hasPointerCapture(event.pointerId)) glass.setPointerCapture(event.pointerId);
    glass.dataset.moving = '';
    stage.panBy(dx / fingers.size, dy / fingers.size);
    if (fingers.size === 2 && wide > 0) stage.zoomAt(now.x, now.y, spread() / wide);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) delete glass.dataset.moving;
  };
  /** A drag that ends over a piece is not a click on it. */
  const click = (event: MouseEvent) => {
    if (travelled >= TREMBLE) event.stopPropagation();
    travelled = 0;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { x, y } = at(event);
    if (event.shiftKey) stage.panBy(-event.deltaY, -event.deltaX);
    else stage.zoomAt(x, y, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)));
  };

  glass.addEventListener('pointerdown', down);
  glass.addEventListener('pointermove', move);
  glass.addEventListener('pointerup', up);
  glass.addEventListener('pointercancel', up);
  glass.addEventListener('click', click, { capture: true });
  glass.addEventListener('wheel', wheel, { passive: false });
  return () => {
    glass.removeEventListener('pointerdown', down);
    glass.removeEventListener('pointermove', move);
    glass.removeEventListener('pointerup', up);
    glass.removeEventListener('pointercancel', up);
    glass.removeEventListener('click', click, { capture: true });
    glass.removeEventListener('wheel', wheel);
  };
}

/** Arrows and plus and minus, when the map has the focus. */
export function keys(event: KeyboardEvent, stage: Stage): boolean {
  const far = event.shiftKey ? 240 : 90;
  const steps: Record<string, Parameters<Stage['step']>[0]> = {
    ArrowLeft: { dx: far },
    ArrowRight: { dx: -far },
    ArrowUp: { dy: far },
    ArrowDown: { dy: -far },
    '+': { factor: 1.3 },
    '=': { factor: 1.3 },
    '-': { factor: 1 / 1.3 },
  };
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return false;
  stage.step(step);
  return true;
}
