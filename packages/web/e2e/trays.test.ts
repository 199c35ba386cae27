import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { deal, playOver, until } from './deal.ts';
import { type Shared, SIZES } from './house.ts';
import { everywhere, inTheMiddle } from './middle.ts';
import { sharedHouse } from './shared.ts';
import { asked, PASSES, playOn } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

test('axe finds nothing: battle, while it is fought and told', async () => {
  const page = await inTheMiddle(
    house,
    { scenario: '1805', seats: { france: 'me' } },
    until(['battle-card'], ['move/france-5/venezia']),
  );
  await page.locator('.hand-card').last().click();
  await everywhere(page, '.tray.battle');
  // No more cards, however many the others lay: whatever is asked next, the battle has been told.
  while ((await asked(page)) === 'battle-card') await playOn(page, 'battle-card', PASSES, 'tap');
  await page.locator('.battle-note').last().click();
  await page.waitForSelector('.tray.told');
  await everywhere(page, '.tray.told');
});

test('axe finds nothing: diplomacy and bids', async () => {
  const [diplomacy, bid] = await Promise.all([
    inTheMiddle(house, { scenario: '1805', seats: { austria: 'me' } }, until(['declare'])),
    inTheMiddle(house, { scenario: '1805', players: 3, seats: { austria: 'me' } }, until(['bid'])),
  ]);
  await diplomacy.locator('.tile').nth(1).click();
  await everywhere(diplomacy, '.tray.diplomacy');
  await bid.locator('.coin').nth(1).click();
  await everywhere(bid, '.tray.bid');
});

test('axe finds nothing: curtain, dialogs, drawers', async () => {
  const curtain = await house.guest();
  const { id, path } = await deal(curtain.context, { scenario: '1805', seats: { france: 'me', austria: 'me' } });
  await curtain.page.goto(path);
  await asked(curtain.page);
  // France plays elsewhere; when Austria is asked, the curtain is down here.
  await playOver(curtain.context, house.url, id, (decision, position) =>
    decision.seat === 'austria' ? undefined : until([])(decision, position),
  );
  await curtain.page.waitForSelector('.curtain');
  await everywhere(curtain.page, '.curtain');
  await curtain.page.getByRole('button', { name: 'I am Austria' }).click();
  await curtain.page.getByRole('button', { name: 'Table', exact: true }).click();
  await everywhere(curtain.page, 'dialog');
  await curtain.page.keyboard.press('Escape');

  await curtain.page.setViewportSize(SIZES.phone.viewport);
  for (const drawer of ['Rules', 'Standings', 'Notebook', 'Places']) {
    await curtain.page.getByRole('button', { name: 'Table', exact: true }).click();
    await curtain.page.getByRole('dialog').getByRole('button', { name: drawer, exact: true }).click();
    await curtain.page.waitForSelector('.drawer');
    expect(await violations(curtain.page, '.drawer'), drawer).toEqual([]);
  }
  await curtain.page.goto('/');
  for (const dialog of ['Settings', /^Notices/]) {
    await curtain.page.getByRole('button', { name: dialog }).click();
    await everywhere(curtain.page, 'dialog');
    await curtain.page.keyboard.press('Escape');
  }
});
