/** Being away from a match by correspondence: a caretaker, the way back, a replacement, the rematch. */
import type { SeatInfo, TableResponse } from '@quadrille/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { deal } from './deal.ts';
import type { Guest, Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, playOn, whoIsAsked } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

/** The shortest time for a decision that a table by correspondence can have. */
const A_MINUTE = 60;
const WHILE = { timeout: 180_000 };

/** How a seat stands by now. */
const seatAt = async (page: Page, table: string, seat: string): Promise<SeatInfo> => {
  const { table: info }: TableResponse = await (await page.request.get(`/api/tables/${table}`)).json();
  const found = info.seats.find((each) => each.seat === seat);
  if (!found) throw new Error(`There is no seat ${seat}`);
  return found;
};
const holds = async (page: Page, table: string, seat: string) => (await seatAt(page, table, seat)).holder.kind;

const menu = (page: Page) => page.getByRole('button', { name: 'Table', exact: true }).click();
const yesTo = (page: Page, vote: string) =>
  page.locator(`.ballot[data-vote="${vote}"]`).getByRole('button', { name: 'Yes' });
const agree = (page: Page, vote: string) => yesTo(page, vote).click();

/** Everybody calls a vote or agrees to it. */
async function carry(vote: string, [caller, ...others]: readonly Page[]): Promise<void> {
  await menu(caller as Page);
  await caller?.locator(`dialog [data-vote="${vote}"]`).first().click();
  await caller?.getByText('The others have been asked.').waitFor();
  await caller?.keyboard.press('Escape');
  for (const other of others) await agree(other, vote);
}

/** So many answers are given before somebody goes away, and again after they are back. */
const ANSWERS = process.env.LONG ? 30 : 3;

async function playTogether(pages: readonly Page[]): Promise<void> {
  for (let turn = 0; turn < ANSWERS; turn++) {
    const page = await whoIsAsked(pages, WHILE.timeout);
    await playOn(page, await asked(page), turn, 'tap');
  }
}

test('whoever was away too long finds a caretaker in the seat, and takes it back', async () => {
  const [host, friend] = await Promise.all([house.guest('small'), house.guest()]);
  const { id, path } = await deal(host.context, {
    scenario: '1805',
    seats: { france: 'me', austria: 'open' },
    settings: { pace: { kind: 'live', seconds: 10, increment: 0 } },
  });
  await friend.context.request.post('/api/guest', { data: { name: 'Mack' } });
  await friend.context.request.post(`/api/tables/${id}/join`, { data: { seat: 'austria' } });
  await host.page.goto(path);
  const kept = host.page.locator('.ballot[data-kept]');
  await kept.waitFor();
  expect(await violations(host.page, '.ballots')).toEqual([]);
  await kept.getByRole('button', { name: 'Take my seat back' }).click();
  await kept.waitFor({ state: 'detached' });
  expect(await holds(host.page, id, 'france')).toBe('player');
  expect([...host.faults, ...friend.faults]).toEqual([]);
});

if (process.env.LONG)
  test('four people and two bots by correspondence: an absence, a caretaker, a return, a replacement, a rematch', async () => {
    const host = await house.guest();
    const { id, path, invite } = await deal(host.context, {
      scenario: '1805',
      seats: { france: 'me', austria: 'open', russia: 'open', prussia: 'open' },
      settings: { pace: { kind: 'correspondence', seconds: A_MINUTE, grace: 0, weekends: 'on' }, admission: 'private' },
    });
    const names = ['Kutuzov', 'Mack', 'Hardenberg'];
    const guests: Guest[] = [];
    for (const name of names) {
      const guest = await house.guest();
      await comeIn(guest.page, `/invite#${invite}`, name);
      guests.push(guest);
    }
    await host.page.goto(path);
    const people = [host, ...guests];
    for (const { page } of people) await page.waitForSelector('.match');
    await playTogether(people.map(({ page }) => page));

    // Whoever is asked next goes away, and a caretaker comes when the time is over; nobody waits for ever.
    const away = people.find(({ page }) => page !== host.page) as Guest;
    const seat = (await away.page.locator('.power.mine').getAttribute('data-power')) ?? '';
    const stay = people.filter((each) => each !== away).map(({ page }) => page);
    await away.page.goto('about:blank');
    const isAsked = (page: Page) => page.locator('.match[aria-busy="false"] .dock:not(.waiting)').isVisible();
    const isKept = async () => (await holds(host.page, id, seat)) === 'caretaker';
    while (!(await isKept())) {
      for (const page of stay)
        if (await isAsked(page)) await playOn(page, await asked(page), 0, 'tap').catch(() => undefined);
      await expect
        .poll(async () => (await isKept()) || (await Promise.all(stay.map(isAsked))).includes(true), WHILE)
        .toBe(true);
    }

    // They come back, are told, and take their seat.
    await away.page.goto(path);
    const kept = away.page.locator('.ballot[data-kept]');
    await kept.waitFor();
    expect(await violations(away.page, '.ballots')).toEqual([]);
    await kept.getByRole('button', { name: 'Take my seat back' }).click();
    await kept.waitFor({ state: 'detached' });
    expect(await holds(host.page, id, seat)).toBe('player');

    // Then they go for good; the others offer the seat, and somebody else comes by the link.
    await away.page.goto('about:blank');
    await expect.poll(() => holds(host.page, id, seat), WHILE).toBe('caretaker');
    await menu(host.page);
    await host.page.getByRole('button', { name: new RegExp(`Offer the seat of ${seat}`, 'i') }).click();
    await host.page.getByText('The others have been asked.').waitFor();
    await host.page.keyboard.press('Escape');
    // More than half is enough: whoever is not needed any more is not asked.
    const isOffered = async () => (await seatAt(host.page, id, seat)).offered;
    for (const page of stay.filter((each) => each !== host.page)) {
      await backIn(page);
      const yes = yesTo(page, 'replace');
      await expect.poll(async () => (await isOffered()) || (await yes.isVisible()), WHILE).toBe(true);
      if (!(await isOffered())) await yes.click().catch(() => undefined);
    }
    await expect.poll(isOffered, WHILE).toBe(true);
    const late = await house.guest();
    await late.page.goto(`/invite#${invite}`);
    await late.page.getByLabel('What shall the others call you?').fill('Blücher');
    await late.page.getByRole('button', { name: 'Come in' }).click();
    await late.page.locator('.btn-offer').first().click();
    await late.page.waitForSelector('.match');
    await expect.poll(() => holds(host.page, id, seat)).toBe('player');

    // They end it together, and play again: the same people, the same bots.
    const now = [...stay, late.page];
    for (const page of now) await backIn(page);
    await carry('end', now);
    await host.page.getByText('The match was ended without a winner.').waitFor();
    await host.page.getByRole('button', { name: 'Play again' }).click();
    await host.page.waitForURL((url) => !url.pathname.endsWith(id));
    await host.page.getByRole('button', { name: 'Begin' }).click();
    await host.page.waitForSelector('.match');
    for (const page of now.slice(1)) {
      await page.getByRole('button', { name: 'Join the rematch' }).click();
      await page.waitForSelector('.match');
    }
    expect(new Set(now.map((page) => new URL(page.url()).pathname)).size).toBe(1);
    await whoIsAsked(now, WHILE.timeout);
    for (const { faults } of [...people, late]) expect(faults).toEqual([]);
  }, 900_000);

/** Takes a seat back if a caretaker has come to it meanwhile: a slow hand has a minute too. */
async function backIn(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: 'Take my seat back' });
  if (await back.isVisible()) await back.click();
}

/** Comes by the link and takes the first free seat; whoever takes the last one finds the match begun. */
async function comeIn(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('What shall the others call you?').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.waitForSelector('.match, .room .btn-offer');
  if ((await page.locator('.match').count()) > 0) return;
  const free = await page.locator('.room .btn-offer').count();
  await page.locator('.room .btn-offer').first().click();
  await page.waitForFunction((n) => document.querySelectorAll('.room .btn-offer').length < n, free);
}
