import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, playOver, until } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, comeByLink, take } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const settle = async (page: Page, ...switches: readonly RegExp[]): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const name of switches) await page.getByRole('checkbox', { name }).check();
  await page.keyboard.press('Escape');
};

/** Leaves a standing order for the seat the page looks through. */
const leaveOrder = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('tab', { name: 'Standing orders' }).click();
  await page.getByRole('checkbox', { name }).check();
  await page.locator('section.orders[aria-busy="false"] :checked').waitFor();
  await page.getByRole('tab', { name: 'Chronicle' }).click();
};

test('what is ordered once is not asked again: Garrisons before a march', async () => {
  const { page, context } = await house.guest();
  const { id, path } = await deal(context, { scenario: '1805', seats: { france: 'me' } });
  await playOver(context, house.url, id, until(['envoy']));
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const note = () => shown.add(document.querySelector<HTMLElement>('.dock')?.dataset.decision ?? '');
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(path);
  expect(await asked(page)).toBe('envoy');
  await leaveOrder(page, /Never remove Garrisons/);
  const [envoy = ''] = await page
    .locator('.opt[data-option]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.option ?? ''));
  await take(page, envoy);
  await page.waitForSelector('.dock[data-decision="march"]');
  // Not even for a moment.
  const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
  expect(shown).toContain('march');
  expect(shown).not.toContain('disband');
});

test('allies march through while their host is away, if he has left word', async () => {
  const [ally, host] = await Promise.all([house.guest(), house.guest()]);
  const { id, invite } = await deal(ally.context, { scenario: '1805', seats: { russia: 'me', austria: 'open' } });
  await comeByLink(host.page, `/invite#${invite}`);
  await host.page.waitForSelector('.match .dock');
  await leaveOrder(host.page, /Always let allies pass/);
  // Austria plays on as asked, but for this; Russia marches into Austrian land as soon as it can.
  const enters = (options: readonly string[]) =>
    options.find((option) => /^move\/.*\/(galicia|bohemia|hungari|transylvania|wien)$/.test(option));
  const given = ({ log }: { readonly log: readonly { readonly event: { readonly type: string } }[] }) =>
    log.some(({ event }) => event.type === 'standing-consent');
  void playOver(host.context, house.url, id, (decision, position) =>
    given(position) ? undefined : until(['consent'])(decision, position),
  ).catch(() => undefined);
  await playOver(ally.context, house.url, id, (decision, position) =>
    given(position) ? undefined : (enters(decision.options) ?? until([])(decision, position)),
  );
  await host.page
    .getByText(/lets .* pass freely/)
    .first()
    .waitFor();
});

test('patterns for every Power, and nothing that moves, for those who need it', async () => {
  const { page, context } = await house.guest('desktop', { reducedMotion: 'reduce' });
  await settle(page, /Plain map/);
  const { path } = await deal(context, { scenario: '1805', seats: { france: 'me' } });
  await page.goto(path);
  await asked(page);
  expect(await page.locator('.board').getAttribute('data-rendition')).toBe('plain');
  expect(await page.locator('.plane > img').getAttribute('src')).toContain('.plain.webp');
  expect(await page.locator('html').getAttribute('data-patterns')).toBe('plain');
  // Every Power has a hatching of its own; one of them, silver in heraldry, is the blank one.
  const hatchings = await page.evaluate(() =>
    ['britain', 'france', 'austria', 'prussia', 'russia', 'ottomans'].map(
      (power) => document.getElementById(`hatch-${power}`)?.outerHTML.replace(/id="[^"]*"/, '') ?? '',
    ),
  );
  expect(new Set(hatchings).size).toBe(6);
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('.piece, .dial, .btn, .opt')].filter(
        (each) => Number.parseFloat(getComputedStyle(each).transitionDuration) > 0.001,
      ).length,
  );
  expect(moving).toBe(0);
});
