/** Takes a picture of every screen: `npm run screens` → docs/screens. */
import type { BrowserContext } from 'playwright-core';
import { deal } from '../e2e/deal.ts';
import { type House, openHouse, type Size } from '../e2e/house.ts';
import { asked, begin, finish, openTable, playOn } from '../e2e/table.ts';
import { clash, battle as clashBattle, marchAndBattle } from './clash.ts';
import { candle, picture, until } from './shooting.ts';
import { ancienRegime, realpolitik } from './titles.ts';

/** A lobby in which something is going on: a few matches of mine, a few tables of others. */
async function company(house: House, me: BrowserContext): Promise<void> {
  const live = { admission: 'open', pace: { kind: 'live', seconds: 5400, increment: 30 } };
  const byLetter = {
    admission: 'open',
    pace: { kind: 'correspondence', seconds: 172_800, grace: 3600, weekends: 'off' },
  };
  await deal(me, { scenario: '1805', seats: { austria: 'me' }, bots: 'easy' });
  await deal(me, { game: 'realpolitik', scenario: '1866', players: 4, seats: { prussia: 'me' }, bots: 'easy' });
  await deal(me, { scenario: '1813', seats: { prussia: 'me', austria: 'open' }, settings: byLetter });
  const { context } = await house.guest();
  await deal(context, { scenario: '1813', seats: { britain: 'me', russia: 'open', france: 'open' }, settings: live });
  await deal(context, {
    game: 'ancien-regime',
    scenario: '1740',
    players: 7,
    seats: { austria: 'me', prussia: 'open', spain: 'open', russia: 'open' },
    settings: byLetter,
  });
  await deal(context, {
    game: 'realpolitik',
    scenario: '1866',
    players: 4,
    seats: { france: 'me', prussia: 'open', italy: 'open', austria: 'open' },
    settings: live,
  });
}

async function pages(house: House): Promise<void> {
  const { page, context } = await house.guest();
  await company(house, context);
  for (const [path, name] of [
    ['/', 'lobby'],
    ['/new/coalitions', 'new-table'],
    ['/new/ancien-regime', 'new-table-ancien-regime'],
    ['/new/realpolitik', 'new-table-realpolitik'],
    ['/rules/coalitions', 'rules'],
    ['/rules/ancien-regime#8', 'rules-ancien-regime'],
    ['/rules/realpolitik#8.3', 'rules-realpolitik'],
    ['/learn', 'learn'],
    ['/profile', 'profile'],
  ] as const) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await picture(page, name);
  }
  await page.goto('/');
  await candle(page, true);
  await picture(page, 'lobby-candlelight');
  const { page: phone } = await house.guest('small');
  for (const [path, name] of [
    ['/', 'lobby-small'],
    ['/new/coalitions', 'new-table-small'],
  ] as const) {
    await phone.goto(path);
    await phone.waitForLoadState('networkidle');
    await picture(phone, name);
  }
}

async function match(house: House, size: Size): Promise<void> {
  const { page } = await house.guest(size);
  const name = (screen: string) => (size === 'desktop' ? screen : `${screen}-${size}`);
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
    await page.getByRole('button', { name: 'Put the battle away' }).click();
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

const house = await openHouse();
const wanted = process.argv.slice(2);
const shoots: Readonly<Record<string, () => Promise<void>>> = {
  pages: () => pages(house),
  desktop: () => match(house, 'desktop'),
  laptop: () => match(house, 'laptop'),
  phone: () => match(house, 'phone'),
  small: () => match(house, 'small'),
  bid: () => bid(house),
  others: () => others(house),
  ending: () => ending(house),
  'ancien-regime': async () => {
    for (const size of ['desktop', 'phone'] as const) await ancienRegime(house, size);
  },
  clash: () => clash(house),
  'clash-battle': () => clashBattle(house),
  'march-and-battle': () => marchAndBattle(house),
  realpolitik: async () => {
    for (const size of ['desktop', 'phone'] as const) await realpolitik(house, size);
  },
};
for (const [name, shoot] of Object.entries(shoots)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await shoot().catch((fault: Error) => console.error(`${name}: ${fault.message}`));
}
await house.close();
