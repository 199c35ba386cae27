import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, playOver, sit, until } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, comeByLink, entered, finish, moment, openTable, PASSES, playOn, settled, take } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

/** Something to wait for, and what ends the wait. */
function gate(): [Promise<void>, () => void] {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [promise, resolve];
}

const seqOf = async (page: Page): Promise<number> => Number(await page.locator('.match').getAttribute('data-seq'));
/** At a table of 1805 as France, who moves first: nobody can come between. */
async function atTheEnvoy(page: Page): Promise<void> {
  await sit(page, { scenario: '1805', seats: { france: 'me' } });
  expect(await asked(page)).toBe('name-general');
  await take(page, 'name/france-1');
  expect(await asked(page)).toBe('envoy');
}

const options = (page: Page): Promise<string[]> =>
  page.locator('.opt[data-option]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.option ?? ''));

test('hot-seat: the curtain falls before another seat looks, and nothing of the last one is left', async () => {
  const { page, context } = await house.guest();
  const { id, path } = await deal(context, { scenario: '1805', seats: { france: 'me', austria: 'me' } });
  await page.goto(path);
  const curtain = page.locator('.curtain');
  // France begins, and plays on elsewhere. When Austria is asked the curtain is down, and the page still shows no Austrian hand.
  await playOn(page, await asked(page), PASSES, 'tap');
  expect(await page.locator('.hand').count()).toBeLessThanOrEqual(1);
  await playOver(context, house.url, id, (decision, position) =>
    decision.seat === 'austria' ? undefined : until([])(decision, position),
  );
  await curtain.waitFor();
  expect(await page.locator('.hand').count()).toBeLessThanOrEqual(1);
  expect(await curtain.textContent()).toContain('Austria to decide');
  expect(await page.locator('.power.mine').getAttribute('data-power')).toBe('france');
  await page.getByRole('button', { name: 'I am Austria' }).click();
  await curtain.waitFor({ state: 'detached' });
  expect(await page.locator('.power.mine').getAttribute('data-power')).toBe('austria');
  expect(await page.locator('.dock .ptxt').first().textContent()).toBe('Austria');
});

test('news that comes together with the board leaves a page that answers', async () => {
  const { page } = await house.guest();
  const [lastNews, hearLastNews] = gate();
  const [board, bringBoard] = gate();
  await page.routeWebSocket(/api\/socket/, (line) => {
    line.connectToServer().onMessage(async (message) => {
      if (/"waiting":\["ottomans"\]/.test(String(message))) {
        hearLastNews();
        await board;
      }
      line.send(message);
    });
  });
  await page.route('**/boards/*.json', async (route) => {
    await lastNews;
    await route.continue();
    bringBoard();
  });
  await openTable(page, { scenario: '1813', seats: ['Ottomans'] });
  expect(await asked(page)).toBe('leadership');
  const keys = await page.locator('.opt .key').allTextContents();
  expect(keys).toEqual([...new Set(keys)]);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('1');
  await page.waitForSelector('.opt[data-option^="place/ottomans-3/"]');
});

test('undo: an answer that revealed nothing is taken back', async () => {
  const { page } = await house.guest();
  await atTheEnvoy(page);
  const [first = '', second = ''] = await options(page);
  const seq = await seqOf(page);
  await take(page, first);
  expect(await asked(page)).not.toBe('envoy');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.dock[data-decision="envoy"]');
  expect(await options(page)).toContain(second);
  expect(await seqOf(page)).toBeGreaterThan(seq);
});

test('a plan is composed, previewed and taken apart again before anything is sent', async () => {
  const { page } = await house.guest();
  await atTheEnvoy(page);
  await take(page, (await options(page))[0] ?? '');
  if ((await asked(page)) === 'disband') await finish(page);
  expect(await asked(page)).toBe('march');
  const seq = await seqOf(page);
  const pieceOn = () => page.locator('.piece[data-piece="france-4"]').getAttribute('data-place');
  expect(await pieceOn()).toBe('provence');
  await take(page, 'move/france-4/languedoc');
  while ((await asked(page)) === 'garrison') await finish(page);
  expect(await pieceOn()).toBe('languedoc');
  expect(await page.locator('.steps').textContent()).toContain('Languedoc');
  expect(await seqOf(page)).toBe(seq);
  await page.keyboard.press('Escape');
  await expect.poll(pieceOn).toBe('provence');
  expect(await seqOf(page)).toBe(seq);
});

test('what is not on offer says why, and where it stands', async () => {
  const { page } = await house.guest();
  await atTheEnvoy(page);
  await take(page, (await options(page))[0] ?? '');
  if ((await asked(page)) === 'disband') await finish(page);
  await page.locator('.refusals summary').click();
  const refusal = page.locator('.refusals li', { has: page.locator('.cite') }).first();
  expect((await refusal.textContent())?.length).toBeGreaterThan(20);
  await refusal.locator('.cite').click();
  await page.waitForSelector('.rule.wanted');
  expect(await page.locator('.rule.wanted h3').textContent()).toMatch(/[4-9]/);
});

test('the scrubber shows any moment of the past, and comes back to now', async () => {
  const { page } = await house.guest();
  await sit(page, { scenario: '1805', seats: { ottomans: 'me' } });
  await asked(page);
  const now = await page.locator('.piece[data-piece="france-1"]').getAttribute('data-place');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.waitForSelector('.stage[data-past="true"]');
  await expect
    .poll(() => page.locator('.piece[data-piece="france-1"]').getAttribute('data-place'))
    .toBe('normandie_bretagne');
  expect(await page.locator('.moment-of').textContent()).toMatch(/^0 of/);
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect.poll(() => page.locator('.moment-of').textContent()).toMatch(/^1 of/);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.waitForSelector('.stage[data-past="false"]');
  expect(await page.locator('.piece[data-piece="france-1"]').getAttribute('data-place')).toBe(now);
});

test('keyboard only: from the lobby to the first march, and the focus is never lost', async () => {
  const { page } = await house.guest();
  await page.goto('/');
  await page.waitForSelector('.game.first .btn-primary');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  for (let step = 0; step < 20 && !(await focused()).startsWith('Play now'); step++) await page.keyboard.press('Tab');
  expect(await focused()).toBe('Play now against bots');
  await page.keyboard.press('Enter');
  // The welcome to a first match has its button under the finger.
  await expect.poll(focused).toBe('Begin with a guide');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let turn = 0; (await asked(page)) !== 'envoy'; turn++) await playOn(page, await asked(page), turn, 'type');
  // The arrows walk through the options; Enter takes at once what can be taken back, else it selects and Enter takes.
  for (let step = 0; step < 80 && !(await page.evaluate(() => document.activeElement?.matches('.opt'))); step++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const chosen = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.option);
  expect(chosen).toBeTruthy();
  const [before, asking] = [await seqOf(page), await moment(page)];
  await page.keyboard.press('Enter');
  await entered(page, asking);
  await settled(page, asking);
  // What had the focus was taken, and nothing else.
  const log = `/api${new URL(page.url()).pathname.replace('table', 'tables')}/log`;
  const told = (await (await page.request.get(log)).json()) as { log: { event: { type: string; envoy?: string } }[] };
  const mine = told.log.findLast(({ event }) => event.type === 'envoy')?.event.envoy;
  expect(`envoy/${mine}`).toBe(chosen);
  // Whatever comes before the march is declined; then a General moves.
  for (let question = await asked(page); question !== 'march'; question = await asked(page))
    await playOn(page, question, PASSES, 'type');
  await playOn(page, 'march', 0, 'type');
  expect(await seqOf(page)).toBeGreaterThan(before);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  // ? opens the rules at the section in question; Esc does not leave anything behind.
  await page.keyboard.press('?');
  await page.waitForSelector('.rule.wanted');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('Enter takes the option that has the focus, whatever number stands there from the beginning', async () => {
  const { page, context } = await house.guest();
  const { id, path } = await deal(context, { game: 'skirmish', scenario: 'watch', players: 2, seats: { ash: 'me' } });
  await playOver(context, house.url, id, until(['bid']));
  await page.goto(path);
  expect(await asked(page)).toBe('bid');
  const two = page.locator('.opt.number[data-option="2"]');
  await two.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.opt.number[data-option="2"][aria-checked="true"]');
  // What is selected elsewhere meanwhile is not what Enter means here.
  await page.locator('.opt.number[data-option="1"]').click();
  await page.waitForSelector('.opt.number[data-option="1"][aria-checked="true"]');
  await two.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.opt.number[data-option="2"][aria-checked="true"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.dock[data-decision="bid-banner"]');
  await page.getByRole('tab', { name: /order of play/ }).click();
  await page.waitForSelector('.dock[data-decision="bid"] .opt.number[data-option="2"][aria-checked="true"]');
});

test('the second half of a double click does not answer the question that came between', async () => {
  const { page } = await house.guest();
  await atTheEnvoy(page);
  const before = await moment(page);
  const box = await page.locator('.opt[data-option]').first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await settled(page, before);
  await asked(page);
  // Whatever stands under the finger by now.
  const [after, offered] = [await moment(page), await page.locator('.opts').textContent()];
  const under = await page.locator('.opt').first().boundingBox();
  await page.mouse.move((under?.x ?? 0) + 8, (under?.y ?? 0) + 8);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await page.locator('.opt[aria-checked="true"]').count()).toBe(0);
  expect(await page.locator('.opts').textContent()).toBe(offered);
  expect(await moment(page)).toBe(after);
});

test('talk and letters reach the others, and the notebook stays', async () => {
  const [{ page: host }, { page: friend }] = await Promise.all([house.guest(), house.guest()]);
  await host.goto('/new/coalitions');
  await host.waitForSelector('.seat-list li');
  for (const row of await host.locator('.seat-list li').all()) {
    const name = await row.locator('b').textContent();
    await row.locator('select').selectOption(name === 'Britain' ? 'me' : name === 'Prussia' ? 'open' : 'easy');
  }
  await host.getByRole('button', { name: 'Open the table' }).click();
  await comeByLink(friend, await host.locator('.invite input').inputValue());
  await host.waitForSelector('.match');
  await host.getByRole('tab', { name: 'Talk' }).click();
  await host.locator('.composer input').fill('A good war to all.');
  await host.getByRole('button', { name: 'Send' }).click();
  await host.getByRole('tab', { name: 'Prussia' }).click();
  await host.locator('.composer input').fill('Hannover is yours if you stay at home.');
  await host.getByRole('button', { name: 'Send' }).click();
  // Two have not been read; each is marked until it is, and stays read after a reload.
  const unread = friend.locator('.rail .tabs .count');
  await expect.poll(() => unread.textContent()).toBe('2');
  await friend.getByRole('tab', { name: 'Talk' }).click();
  await friend.waitForSelector('text=A good war to all.');
  await expect.poll(() => unread.textContent()).toBe('1');
  await friend.getByRole('tab', { name: 'Britain' }).click();
  await friend.waitForSelector('text=Hannover is yours');
  await unread.waitFor({ state: 'detached' });
  await friend.getByRole('tab', { name: 'Notebook' }).click();
  await friend.locator('.notes textarea').fill('Do not trust Britain.');
  await friend.waitForSelector('text=Saved. Only you read this.');
  await friend.reload();
  await friend.waitForSelector('.match');
  expect(await unread.count()).toBe(0);
  await friend.getByRole('tab', { name: 'Notebook' }).click();
  await expect.poll(() => friend.locator('.notes textarea').inputValue()).toBe('Do not trust Britain.');
});

test('a spectator follows the match and is shown no hand', async () => {
  const [{ page: player }, { page: visitor }] = await Promise.all([house.guest(), house.guest()]);
  await player.goto('/new/coalitions');
  await player.getByLabel('Show the table to everybody in the lobby').check();
  await player.waitForSelector('.seat-list li');
  for (const row of await player.locator('.seat-list li').all()) {
    const name = await row.locator('b').textContent();
    await row.locator('select').selectOption(name === 'France' ? 'me' : 'easy');
  }
  await player.getByRole('button', { name: 'Open the table' }).click();
  await asked(player);
  await visitor.goto(player.url());
  await visitor.waitForSelector('.dock.waiting');
  expect(await visitor.locator('.dock').textContent()).toContain('You are watching');
  expect(await visitor.locator('.bcard').count()).toBe(0);
  expect(await visitor.locator('.confirm').count()).toBe(0);
});

test('what if: a position is played on alone, and the match itself does not notice', async () => {
  const { page } = await house.guest();
  await sit(page, { scenario: '1805', seats: { france: 'me' } });
  await asked(page);
  const [real, seq] = [page.url(), await seqOf(page)];
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Try a what-if from here' }).click();
  await page.waitForURL((url) => url.href !== real);
  const question = await asked(page);
  await playOn(page, question, 0, 'tap');
  await page.goto(real);
  await asked(page);
  expect(await seqOf(page)).toBe(seq);
});
