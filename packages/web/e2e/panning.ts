import type { Page } from 'playwright-core';

const STEPS = 120;

/** Drags the map about and says how long every frame took. */
export const framesWhilePanning = (page: Page): Promise<number[]> =>
  page.evaluate(async (steps) => {
    const glass = document.querySelector('.glass');
    if (!glass) return [];
    const point = (type: string, x: number, y: number) =>
      glass.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientX: x, clientY: y, bubbles: true }));
    const times: number[] = [];
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    point('pointerdown', 600, 400);
    let last = await frame();
    for (let step = 0; step < steps; step++) {
      point('pointermove', 600 + Math.sin(step / 8) * 260, 400 + Math.cos(step / 11) * 120);
      const now = await frame();
      times.push(now - last);
      last = now;
    }
    point('pointerup', 600, 400);
    return times;
  }, STEPS);
