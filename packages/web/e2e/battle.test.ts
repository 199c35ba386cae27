import type { Followed, ServerMessage } from '@quadrille/protocol';
import { followDiff, followState } from '@quadrille/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, comeByLink, finish, take, whoIsAsked } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

interface Hands {
  readonly powers: Readonly<Record<string, { readonly hand: readonly number[] | null }>>;
  readonly battle: null | { readonly piles: Readonly<Record<string, readonly (number | null)[]>> };
}

/** Follows a page's line the way the page does, and notes every view its seat is sent. */
function overhear(page: Page): Hands[] {
  const views: Hands[] = [];
  page.on('websocket', (socket) => {
    let known: Followed | undefined;
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === 'state') known = followState(known, message);
      if (message.type === 'diff' && known) known = followDiff(known, message) ?? known;
      if (known && (message.type === 'state' || message.type === 'diff')) views.push(known.view as Hands);
    });
  });
  return views;
}

/** Two people at one table: the first opens it and sits down, the second comes by the invite link. */
async function twoAtATable(): Promise<{ france: Page; austria: Page; frenchViews: Hands[]; austrianViews: Hands[] }> {
  const [{ page: france }, { page: austria }] = await Promise.all([house.guest(), house.guest('phone')]);
  const [frenchViews, austrianViews] = [overhear(france), overhear(austria)];
  await france.goto('/new/coalitions');
  await france.getByRole('radio', { name: /^1805/ }).check();
  await france.waitForSelector('.seat-list li');
  for (const row of await france.locator('.seat-list li').all()) {
    const name = await row.locator('b').textContent();
    await row.locator('select').selectOption(name === 'France' ? 'me' : name === 'Austria' ? 'open' : 'easy');
  }
  await france.getByRole('button', { name: 'Open the table' }).click();
  const link = await france.locator('.invite input').inputValue();
  await comeByLink(austria, link);
  return { france, austria, frenchViews, austrianViews };
}

test('two browsers fight a battle, and neither ever holds the cards of the other', async () => {
  const { france, austria, frenchViews, austrianViews } = await twoAtATable();
  await france.waitForSelector('.dock');

  // France names Napoleon, an Envoy, and marches from Lombardia upon the Austrians next door.
  while ((await asked(france)) !== 'march') {
    const [option] = await france
      .locator('.opt[data-option]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.option ?? ''));
    await ((await asked(france)) === 'disband' ? finish(france) : take(france, option ?? ''));
  }
  await take(france, 'move/france-5/venezia');
  while ((await asked(france)) === 'garrison') await finish(france);
  await finish(france);

  // Whoever is asked plays his highest card, openly to nobody, until the battle is over.
  const laid: string[] = [];
  for (;;) {
    const page = await whoIsAsked([france, austria]);
    const question = await asked(page);
    if (question !== 'battle-card') {
      if (!['support', 'evade', 'defeated', 'hold', 'retreat'].includes(question)) break;
      const [first] = await page
        .locator('.opt[data-option]')
        .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.option ?? ''));
      await take(page, first ?? '');
      continue;
    }
    const other = page === france ? austria : france;
    // On the phone strengths, piles and Morale stay in sight while cards are chosen.
    if (page === austria) {
      const score = await page.locator('.score').boundingBox();
      const card = await page.locator('.hand-card').last().boundingBox();
      expect((score?.y ?? 0) + (score?.height ?? 0)).toBeLessThanOrEqual((card?.y ?? 0) + 1);
      expect(await page.locator('.score').textContent()).toMatch(/Attack\d+.*Defence\d+/);
    }
    await page.locator('.hand-card').last().click();
    const seq = await page.locator('.match').getAttribute('data-seq');
    await page.locator('.card-choice .btn-primary').click();
    await page.waitForFunction(
      (was) => (document.querySelector('.match[aria-busy="false"]')?.getAttribute('data-seq') ?? was) !== was,
      seq,
    );
    laid.push(page === france ? 'france' : 'austria');
    if (await other.locator('.tray.battle:not(.told)').isVisible()) {
      // What the enemy has laid lies face down before us, without a number anywhere.
      const down = other.locator(`.fighter[data-p="${page === france ? 'france' : 'austria'}"] .bcard:not(.slot)`);
      for (const card of await down.all()) {
        expect(await card.getAttribute('class')).toContain('back');
        expect(await card.textContent()).toBe('');
      }
    }
  }
  expect(laid).toContain('france');
  expect(laid).toContain('austria');

  expect(austrianViews.length).toBeGreaterThan(5);
  for (const view of austrianViews) expect(view.powers.france?.hand).toBeNull();
  for (const view of frenchViews) expect(view.powers.austria?.hand).toBeNull();
  const piles = (views: Hands[], power: string) =>
    views.flatMap(({ battle }) =>
      Object.entries(battle?.piles ?? {})
        .filter(([id]) => id.startsWith(power))
        .flatMap(([, pile]) => pile),
    );
  expect(new Set(piles(austrianViews, 'france'))).toEqual(new Set([null]));
  expect(new Set(piles(frenchViews, 'austria'))).toEqual(new Set([null]));
  // Each sees its own.
  expect(piles(frenchViews, 'france').some((card) => card !== null)).toBe(true);
  expect(piles(austrianViews, 'austria').some((card) => card !== null)).toBe(true);

  // Afterwards anybody can follow it: the chronicle tells the battle with all cards.
  await france.locator('.battle-note').first().click();
  await france.waitForSelector('.tray.told');
  expect(await france.locator('.tray.told .bcard:not(.back) .value').count()).toBeGreaterThan(1);
});
