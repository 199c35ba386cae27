import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, playOver, until } from './deal.ts';
import { type House, openHouse } from './house.ts';
import { asked } from './table.ts';

// Here the server dies: it is not the one the other tests share.
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

test('an answer sealed while the line is dead arrives once, when the line is back', async () => {
  const { page, context, faults } = await house.guest();
  const { id, path } = await deal(context, { scenario: '1805', players: 3, seats: { austria: 'me' } });
  await playOver(context, house.url, id, until(['bid']));
  await page.goto(path);
  expect(await asked(page)).toBe('bid');

  const minor = / for (\w+)\?/.exec((await page.locator('.tray.bid h2').textContent()) ?? '')?.[1] ?? '';
  expect(minor).not.toBe('');

  await house.pullThePlug();
  await page.locator('.coin').nth(1).click();
  await page.locator('.tray-go .btn-primary').click();
  await page.waitForSelector('.line-notice');
  expect(await page.locator('.line-notice').textContent()).toContain('kept');

  await house.comeBack();
  await page.waitForSelector('.line-notice', { state: 'detached' });
  // Everybody else had sealed or seals now; the bid is revealed, exactly once and as sealed. The bid for the next Minor
  // Power may be asked at once.
  const bids = page.locator('.event', { hasText: /bids/ }).filter({ hasText: 'Austria' });
  await expect.poll(() => bids.count()).toBe(1);
  expect(await bids.first().textContent()).toMatch(new RegExp(`bids 1 Morale for ${minor}`));
  // Nothing on the page asks for that bid any longer, nor speaks of it.
  const trays = page.locator('.tray.bid', { hasText: minor });
  await expect.poll(() => trays.count()).toBe(0);
  expect(faults).toEqual([]);
});
