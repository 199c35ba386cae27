import type { Page } from 'playwright-core';

/**
 * What sticks out: beyond the edge of the page where nothing can be scrolled to it (the golden button must never need to be),
 * or out of its own button. Says what it is and by how many pixels.
 */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    const scrolls = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if ((overflowX === 'auto' || overflowX === 'scroll') && at.getBoundingClientRect().right <= width + 1)
          return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll('button, a, input, select, p, h1, h2, h3, label, li')) {
      if (element.closest('.board, .worlds, .vh, .skip, svg') || !element.checkVisibility({ opacityProperty: true }))
        continue;
      const { left, right, width: wide } = element.getBoundingClientRect();
      if (wide > 1 && (right > width + 1 || left < -1) && (element.matches('.go *') || !scrolls(element.parentElement)))
        found.push(`${named(element)} beyond the edge: ${Math.round(left)}–${Math.round(right)}`);
      if (
        element.matches('button, a.btn') &&
        element.scrollWidth > element.clientWidth + 2 &&
        getComputedStyle(element).overflowX === 'visible'
      )
        found.push(`${named(element)} wider than its button by ${element.scrollWidth - element.clientWidth}`);
    }
    return found;
  });
