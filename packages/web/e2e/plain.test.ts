import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { deal, playOver, until } from './deal.ts';
import type { Shared, Size } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, endingOf, openTable, playToTheEnd } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const WHOLE = Number.POSITIVE_INFINITY;

/** A game without a line of screen code. */
const play = async (size: Size, hand: 'tap' | 'type', most?: number) => {
  const { page, faults } = await house.guest(size);
  await openTable(page, { game: 'skirmish', scenario: 'The Old Feud', players: 2, seats: ['Ash'], bots: 'easy' });
  await asked(page);
  expect(await page.locator('.question').textContent()).toBe('Exchange a card?');
  expect(await page.locator('.opt', { hasText: 'Keep all cards' }).count()).toBe(1);
  expect(await violations(page, '.match')).toEqual([]);
  await playToTheEnd(page, hand, most);
  const ending = await endingOf(page);
  if (ending !== undefined || most === WHOLE) expect(ending).toMatch(/rules the land|most renown/);
  expect(faults).toEqual([]);
  return page;
};

test('a game is played with no screen of its own: question, options, position and log in words', async () => {
  const page = await play('desktop', 'type', WHOLE);
  expect(await page.locator('.overview').textContent()).toMatch(/Renown/);
  expect(await page.locator('.log .event').count()).toBeGreaterThan(20);
  expect(await page.locator('.log', { hasText: /Season \d begins\./ }).count()).toBeGreaterThan(0);
});

test('and on a phone', () => play('phone', 'tap'));

test('several things asked at once: all are listed, and what is sealed can be changed until the last is in', async () => {
  const { page, context } = await house.guest();
  const { id, path } = await deal(context, { game: 'skirmish', scenario: 'watch', players: 2, seats: { ash: 'me' } });
  await playOver(context, house.url, id, until(['bid']));
  await page.goto(path);
  const questions = page.getByRole('tablist', { name: 'What you are asked' }).getByRole('tab');
  await questions.nth(1).waitFor();
  expect(await questions.allTextContents()).toEqual([
    'How much do you bid for the order of play?',
    expect.stringContaining('banner'),
  ]);
  const seal = async (coins: string) => {
    await page.locator(`.opt.number[data-option="${coins}"]`).click();
    await page.locator('.confirm').click();
  };
  await seal('1');
  await page.waitForSelector('.dock[data-decision="bid-banner"]');
  await questions.first().click();
  await page.waitForSelector('.dock[data-decision="bid"]');
  await seal('2');
  await page.getByText('You can change it until everyone has sealed.').waitFor();
  await questions.nth(1).click();
  await seal('0');
  // What a Power does in a row is one line: it unfolds.
  await expect
    .poll(
      async () => {
        // The chronicle may be drawn anew between a look and a touch.
        await page.locator('.fold[aria-expanded="false"]').evaluateAll((folds) => {
          for (const fold of folds) (fold as HTMLElement).click();
        });
        return page.locator('.log .event', { hasText: 'Ash bids 2 coins.' }).count();
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
});
