import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, playOver, until } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, take } from './table.ts';

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

test('what is settled once is not asked again: Garrisons before a march, and an undo still gets behind it', async () => {
  const { page, context } = await house.guest();
  await settle(page, /Turn no Garrison back/);
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
  const [envoy = ''] = await page
    .locator('.opt[data-option]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.option ?? ''));
  await take(page, envoy);
  await page.waitForSelector('.dock[data-decision="march"]');
  // Not even for a moment.
  const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
  expect(shown).toContain('march');
  expect(shown).not.toContain('disband');
  for (let back = 0; back < 2; back++) {
    await page.keyboard.press('Escape');
    await page.waitForSelector('.dock:not(.waiting)');
    await page.waitForTimeout(400);
  }
  await page.waitForSelector('.dock[data-decision="envoy"]');
});

test('no support, once that is settled: the battle goes on to the cards by itself', async () => {
  const { page, context } = await house.guest();
  const { id, path } = await deal(context, { scenario: '1805', seats: { france: 'me' } });
  // One General attacks, another comes up behind him and could support.
  const advance = (options: readonly string[]) =>
    options.find((option) => option === 'move/france-5/venezia') ??
    options.find((option) => /^(move|strategic)\/france-\d\/lombardia$/.test(option));
  const { decision } = await playOver(
    context,
    house.url,
    id,
    (asking, position) =>
      (asking.prompt.id === 'march' ? advance(asking.options) : undefined) ??
      until(['support', 'battle-card'])(asking, position),
  );
  expect(decision?.prompt.id).toBe('support');
  await settle(page, /Pass where I can do nothing else/, /Give no support/);
  await page.goto(path);
  await page.waitForSelector('.card-choice');
});

test('allies march through without asking, once that is settled', async () => {
  const [ally, host] = await Promise.all([house.guest(), house.guest()]);
  await settle(host.page, /Let allies march through/);
  const { id, path, invite } = await deal(ally.context, { scenario: '1805', seats: { russia: 'me', austria: 'open' } });
  await host.page.goto(`/invite#${invite}`);
  await host.page.waitForURL(/\/table\//);
  await host.page.waitForSelector('.match, .room .btn-offer');
  if ((await host.page.locator('.match').count()) === 0) await host.page.locator('.room .btn-offer').click();
  await host.page.waitForSelector('.match');
  void path;
  // Austria plays on as asked; Russia marches into Austrian land as soon as it can.
  const enters = (options: readonly string[]) =>
    options.find((option) => /^move\/.*\/(galicia|bohemia|hungari|transylvania|wien)$/.test(option));
  await Promise.all([
    playOver(host.context, house.url, id, (decision, position) =>
      decision.prompt.id === 'consent' || position.log.some(({ event }) => event.type === 'standing-consent')
        ? undefined
        : until([])(decision, position),
    ).catch(() => undefined),
    playOver(ally.context, house.url, id, (decision, position) =>
      position.log.some(({ event }) => event.type === 'standing-consent' || event.type === 'consent')
        ? undefined
        : (enters(decision.options) ?? until([])(decision, position)),
    ),
  ]);
  await host.page
    .getByText(/gives .* leave until the next Diplomacy/)
    .first()
    .waitFor();
  expect(await host.page.locator('.dock[data-decision="consent"]').count()).toBe(0);
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
