import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { deal } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, begin, moment, playOn, settled } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

/** Reads what the guide says of a question that comes up for the first time; says whether it had something to say. */
async function heed(page: Page): Promise<boolean> {
  const guide = page.locator('.guide');
  const understood = guide.getByRole('button', { name: 'Understood' });
  if (!(await understood.isVisible())) return false;
  const words = (await guide.locator('p').first().textContent()) ?? '';
  expect(words.length).toBeGreaterThan(40);
  await understood.click();
  await guide.getByText('You know this one.').waitFor();
  return true;
}

/** Asks the guide and does what it would do. */
async function takeAdvice(page: Page): Promise<void> {
  const guide = page.locator('.guide');
  await guide.getByRole('button', { name: 'What would you do?' }).click();
  await guide.getByText(/^I would: /).waitFor();
  const before = await moment(page);
  await page.locator('.confirm, .tray-go .btn-primary').first().click();
  await settled(page, before);
}

test('the guided first game: from the first word to the last, with advice that can be taken', async () => {
  const { page, faults } = await house.guest();
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Begin' }).first().click();
  // While the welcome is read nothing has begun: France, who marches first, waits.
  await page.getByText('25 Influence wins').waitFor();
  const table = `/api${new URL(page.url()).pathname.replace('table', 'tables')}`;
  const { table: laid } = await (await page.request.get(table)).json();
  expect(laid.status).toBe('waiting');
  expect(await violations(page, '.welcome')).toEqual([]);
  await begin(page);
  const guide = page.locator('.guide');
  await guide.waitFor();
  const explained = new Set<string>();
  let advised = 0;
  for (let turn = 0; ; turn++) {
    const question = await asked(page);
    if (await heed(page)) explained.add(question);
    if (advised < 2 && (question === 'envoy' || question === 'leadership')) {
      await takeAdvice(page);
      advised++;
      continue;
    }
    await playOn(page, question, turn, 'tap');
    if (question === 'declare') break;
  }
  // Every action of the wheel has come up, been explained, and the lesson says that it is over.
  expect([...explained]).toEqual(expect.arrayContaining(['envoy', 'march', 'discard', 'leadership', 'declare']));
  expect(advised).toBe(2);
  await guide.getByText('You have played a whole round').waitFor();
  expect(await violations(page, '.guide')).toEqual([]);
  await guide.getByRole('button', { name: 'Finish the lesson' }).click();
  await guide.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test.each([
  { title: 'Ancien Régime', first: 'name-general' },
  { title: 'Realpolitik', first: 'action-card' },
])(
  'a guided start of $title: what comes up is explained, its rule shown, and advice given and taken',
  async ({ title, first }) => {
    const { page, faults } = await house.guest();
    await page.goto('/learn');
    await page.getByRole('button', { name: `Begin: ${title}` }).click();
    await begin(page);
    expect(await asked(page)).toBe(first);
    const guide = page.locator('.guide');
    await guide.getByRole('button', { name: 'Show the rule' }).click();
    await page.waitForSelector('.rule.wanted');
    const explained = new Set<string>();
    for (let turn = 0; explained.size < 4; turn++) {
      const question = await asked(page);
      if (await heed(page)) explained.add(question);
      if (turn === 0) await takeAdvice(page);
      else await playOn(page, question, turn, 'tap');
    }
    expect(explained).toContain(first);
    expect(await guide.getByText(/4 of \d+/).count()).toBe(1);
    expect(faults).toEqual([]);
  },
);

test('advice on request: the dock has the three best options with their reasons, each a touch away', async () => {
  const { page, context } = await house.guest('phone');
  const { path } = await deal(context, { scenario: '1805', seats: { france: 'me' }, settings: { hints: true } });
  await page.goto(path);
  await asked(page);
  await page.getByRole('button', { name: 'Advice' }).click();
  const advised = page.locator('.advice li');
  await advised.first().waitFor();
  expect(await advised.count()).toBeLessThanOrEqual(3);
  const [first] = await page.locator('.advice [data-advised]').all();
  const option = (await first?.getAttribute('data-advised')) ?? '';
  await first?.click();
  await page.waitForSelector(`.opt[data-option="${option}"][aria-checked="true"]`);
});
