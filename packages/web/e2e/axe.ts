import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds against WCAG 2.2 A and AA, on the page or a part of it, once nothing moves any more. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(async (selector) => {
    const { axe: checker } = window as unknown as {
      axe: { run(context: string, options: object): Promise<{ violations: Finding[] }> };
    };
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    return (await checker.run(selector, { runOnly, resultTypes: ['violations'] })).violations;
  }, part);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
