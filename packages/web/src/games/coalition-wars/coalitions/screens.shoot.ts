/** The screens of a match as Coalitions has them, in every size. */

import type { House, Size } from '../../../../e2e/house.ts';
import { asked, begin, finish, openTable, playOn } from '../../../../e2e/table.ts';
import { candle, named, picture, type Shoots, until } from '../../../../scripts/shooting.ts';

async function match(house: House, size: Size): Promise<void> {
  const { page } = await house.guest(size);
  const name = named(size);
  await openTable(page, { scenario: '1805', seats: ['Austria'] });
  await until(page, ['envoy']);
  await picture(page, name('match-envoy'));
  await page.locator('.opt').nth(1).click();
  if ((await until(page, ['disband', 'march'])) === 'disband') await finish(page);
  await until(page, ['march']);
  const general = page.locator('.opt[data-piece]').first();
  if (await general.isVisible()) await general.click();
  const attack = page.locator('.opt[data-option]:has(.attack)');
  await ((await attack.count()) > 0 ? attack : page.locator('.opt[data-option]')).first().click();
  await picture(page, name('match-march'));
  if (size === 'desktop') {
    await candle(page, true);
    await picture(page, 'match-march-candlelight');
    await candle(page, false);
    await page.keyboard.press('?');
    await picture(page, 'match-rules');
    await page.getByRole('tab', { name: 'Chronicle' }).click();
  }
  if (await until(page, ['battle-card'])) {
    await page.locator('.hand-card').last().click();
    await picture(page, name('battle'));
    await page.locator('.card-choice .btn-primary').click();
    await page.waitForTimeout(1500);
  }
  if (size === 'desktop' && (await until(page, ['request-round', 'permit-round', 'discard', 'leadership']))) {
    await page.locator('.battle-note').last().click();
    await page.waitForSelector('.tray.told');
    await picture(page, 'battle-told');
    await page.locator('.lower.story').getByRole('button', { name: 'Close' }).click();
  }
  if (await until(page, ['mobilise'])) {
    await page.locator('.purchases .opt:enabled').first().click();
    await page.waitForTimeout(500);
    await picture(page, name('match-mobilise'));
    await page.keyboard.press('Escape');
  }
  if (await until(page, ['declare'])) {
    await page.locator('.tile').nth(1).click();
    await picture(page, name('diplomacy'));
  }
  if (size === 'desktop') {
    for (const tab of ['Standings', 'Places', 'Notebook', 'Talk']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.waitForTimeout(800);
      await picture(page, `match-${tab.toLowerCase()}`);
    }
    await page.getByRole('tab', { name: 'Chronicle' }).click();
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.waitForSelector('.stage[data-past="true"]');
    await picture(page, 'match-replay');
    await page.getByRole('button', { name: 'Table' }).click();
    await picture(page, 'match-menu');
  } else if (size === 'phone')
    for (const tab of ['Hand', 'Powers', 'Chronicle', 'Talk']) {
      await page.locator('.phone-tabs button', { hasText: tab }).click();
      await picture(page, `match-${tab.toLowerCase()}-phone`);
    }
}

async function bid(house: House): Promise<void> {
  const { page } = await house.guest();
  await openTable(page, { scenario: '1805', players: 3, seats: ['Austria'] });
  if (await until(page, ['bid'])) {
    await page.locator('.coin').nth(2).click();
    await picture(page, 'bid');
  }
}

async function others(house: House): Promise<void> {
  const { page } = await house.guest();
  await openTable(page, { scenario: '1805', seats: ['France', 'Austria'] });
  for (let turn = 0; turn < 60 && !(await page.locator('.curtain').isVisible()); turn++)
    await playOn(page, await asked(page), 2, 'tap').catch(() => undefined);
  await picture(page, 'hot-seat');
  const { page: learner } = await house.guest();
  await learner.goto('/learn');
  await learner.getByRole('button', { name: 'Begin' }).first().click();
  await learner.waitForSelector('.welcome .lead');
  await picture(learner, 'welcome');
  await begin(learner);
  await asked(learner);
  await picture(learner, 'guide');
  const { page: pattern } = await house.guest();
  await pattern.addInitScript(() => localStorage.setItem('quadrille/settings', JSON.stringify({ plainMap: true })));
  await openTable(pattern, { scenario: '1813', seats: ['Prussia'] });
  await asked(pattern);
  await picture(pattern, 'match-plain-map');
}

async function ending(house: House): Promise<void> {
  const { page } = await house.guest();
  await openTable(page, { scenario: '1813', seats: ['Prussia'] });
  await until(page, ['over'], 300);
  await page.getByRole('button', { name: 'Statistics' }).click();
  await picture(page, 'ending');
}

export const shoots: Shoots = {
  desktop: (house) => match(house, 'desktop'),
  laptop: (house) => match(house, 'laptop'),
  phone: (house) => match(house, 'phone'),
  small: (house) => match(house, 'small'),
  bid,
  others,
  ending,
};
