/** Ultima Ratio Regis through the page (whole matches in `npm run test:long`). */
import { DATA, title } from '@quadrille/ultima-ratio-regis/index.ts';
import { wordsFrom } from '@quadrille/ultima-ratio-regis/words/index.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sit } from './deal.ts';
import type { Shared, Size } from './house.ts';
import { everywhere } from './middle.ts';
import { type Play, rehearse } from './rehearsal.ts';
import { sharedHouse } from './shared.ts';
import { asked, endingOf, moment, settled } from './table.ts';
import { OUTINGS, type Sights, tour } from './touring.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const GAME = { game: 'ultima-ratio-regis', bots: 'easy' } as const;
const PORTUGAL = { ...GAME, scenario: 'rise_of_portugal', players: 1, seats: { 'player-1': 'me' } } as const;
const NEW_ORDER = { ...GAME, scenario: 'new_order', players: 2, seats: { 'player-1': 'me' } } as const;

/** What the golden button would take: nothing while it is idle. */
const golden = (page: Page) => page.locator('.confirm:enabled, .tray-go .btn-primary:enabled');

/** Touches something, and waits until the page has taken note: it asks anew, composes, or the golden button wakes up. */
async function touch(page: Page, selector: string): Promise<void> {
  const before = await moment(page);
  await page.locator(selector).first().click();
  await Promise.race([settled(page, before), golden(page).first().waitFor()]);
}

/** What a person sees of these in the dock or tray. */
const seen = (page: Page, part: string) => page.locator(`.lower ${part}`).filter({ visible: true });

/** What is asked and how much of it is composed; nothing while an answer is under way. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const composed = document.querySelectorAll('.composed .stop').length;
    const chosen = document.querySelectorAll('.lower [aria-checked="true"]').length;
    const listed = [...document.querySelectorAll<HTMLElement>('.lower .opt[data-option]')].map((o) => o.dataset.option);
    return [composed, chosen, listed.join()].join('/');
  });

/**
 * What is proposed; a card, then the end of the impulse; else the first that is offered. It waits until the page has
 * taken note, so that nothing is touched twice.
 */
async function oneTouch(page: Page, before: string): Promise<void> {
  await page.waitForSelector('.match[aria-busy="false"]');
  if ((await moment(page)) !== before) return;
  const was = await standing(page);
  const parts = [golden(page), ...TOUCHED.map((part) => seen(page, part))];
  for (const part of parts) {
    if ((await part.count()) === 0) continue;
    await part.first().click({ timeout: 2_000 });
    break;
  }
  const noted = async () => (await moment(page)) !== before || (await standing(page)) !== was;
  await expect.poll(noted, { timeout: 3_000, interval: 25 }).toBe(true);
}

/** What is touched where no golden button waits, the first before the others. */
const TOUCHED = ['.opt[data-option="end"]', '.opt[data-option]', '.opt[data-piece="cards"]', '.opt[data-piece]'];

/** So many touches are more than any answer takes. */
const TOUCHES = 12;

/** One answer, as a person gives it: touch by touch, until the page asks anew. A page may be drawn anew under the hand. */
async function answer(page: Page): Promise<void> {
  const before = await moment(page);
  for (let n = 0; n < TOUCHES && (await moment(page)) === before; n++) {
    await oneTouch(page, before).catch(() => undefined);
  }
  await settled(page, before);
}

/** So many answers are a match in small; `npm run test:long` plays to the end. */
const ANSWERS = process.env.LONG ? 3000 : 9;

async function play(table: typeof PORTUGAL | typeof NEW_ORDER, size: Size): Promise<void> {
  const { page, faults } = await house.guest(size);
  await sit(page, table);
  for (let n = 0; n < ANSWERS && (await asked(page)) !== 'over' && !(await endingOf(page)); n++) await answer(page);
  if (process.env.LONG) expect(await endingOf(page)).toBeDefined();
  expect(faults).toEqual([]);
}

/** A whole match takes as long as it takes: half an hour on a machine that is busy with others. */
const AN_HOUR = { timeout: 3_600_000 };

test('The Rise of Portugal is played at a desk and on a phone', process.env.LONG ? AN_HOUR : {}, async () => {
  await Promise.all([play(PORTUGAL, 'desktop'), play(PORTUGAL, 'phone')]);
});

if (process.env.LONG)
  test.each(['desktop', 'phone'] as const)('New Order is played by two to the end, %s', AN_HOUR, (size) =>
    play(NEW_ORDER, size),
  );

const PROPOSED = [/\/proposal$/, /proposed$/];

const WAR = { scenario: 'thirty_years_war', players: 3, wishes: PROPOSED, answers: 900 } as const;
const ORDER: Play = { ...WAR, scenario: 'new_order', players: 2, seed: 'order' };

/** Composes the first card that can be played, for its points; what is composed is listed, and nothing is sent. */
async function composeCard(page: Page): Promise<void> {
  await page.locator('.opt[data-piece="cards"]').click();
  await page.locator('.opts .opt[data-option$="/points"]').first().click();
  await page.waitForFunction(() => document.querySelectorAll('.composed .stop').length === 1);
  await page.locator('.columns .open-card').waitFor();
}

/** Composes an action of a Power: one that needs no place, or a unit and where it goes. */
async function compose(page: Page, power: string, action: 'calm' | 'strategic'): Promise<void> {
  const before = await page.locator('.composed .stop').count();
  await page.locator(`.column[data-p="${power}"]`).click();
  const calm = page.locator(`.opt[data-piece="${power}/calm"]`);
  if (action === 'calm' && (await calm.count()) > 0) await calm.click();
  else {
    await page.locator(`.opt[data-piece="${power}/strategic"]`).click();
    await page.waitForSelector('.dock[data-decision="redeploy"], .opts .opt[data-option*="/redeploy/"]');
    if ((await asked(page)) === 'act') await touch(page, '.opts .opt[data-option*="/redeploy/"]');
    await page.waitForSelector('.dock[data-decision="redeploy"]');
    await touch(page, '.opts .opt[data-option]');
  }
  await page.waitForSelector('.dock[data-decision="act"]');
  await page.waitForFunction((n) => document.querySelectorAll('.composed .stop').length === n, before + 1);
}

test('an impulse of six actions is composed, partly taken back, and taken', async () => {
  const { page, context } = await house.guest();
  const [begun] = await rehearse(context, title, { ...ORDER, answers: 60 }, ['act']);
  await page.goto((await begun?.open()) ?? '/');
  await asked(page);
  const powers = await page.locator('.column:enabled').evaluateAll((all) => all.map((each) => each.dataset.p ?? ''));
  expect(powers.length).toBeGreaterThanOrEqual(6);
  const hand = await page.locator('.ticket').count();
  await composeCard(page);
  for (const [place, power] of powers.slice(0, 6).entries())
    await compose(page, power, place === 0 ? 'strategic' : 'calm');
  expect(await page.locator('.confirm').textContent()).toContain('Carry it out');
  await page.locator('.composed .undo-step').nth(5).click();
  await page.waitForFunction(() => document.querySelectorAll('.composed .stop').length === 5);
  const before = await page.locator('.match').getAttribute('data-seq');
  await page.locator('.confirm').click();
  await page.waitForFunction((seq) => document.querySelector<HTMLElement>('.match')?.dataset.seq !== seq, before);
  await page.waitForSelector('.composed', { state: 'detached' });
  expect(await page.locator('.ticket').count()).toBe(hand - 1);
  // Those four have spent their own action; the others have not.
  await page.waitForFunction(
    ({ spent, left }) =>
      spent.every((power) => document.querySelector(`.column[data-p="${power}"] .own:not(.y)`)) &&
      left.every((power) => document.querySelector(`.column[data-p="${power}"] .own.y`)),
    { spent: powers.slice(0, 4), left: powers.slice(4) },
  );
  await everywhere(page, '.dock');
});

/** Matches in which everything is asked sooner or later; the first that comes to a question shows it. */
const PLAYS: readonly Play[] = [
  {
    scenario: 'rise_of_portugal',
    players: 1,
    answers: 300,
    wishes: [...PROPOSED, /^card\/.*(event|points)/, /^end$/],
    seed: 'discovery',
  },
  { ...WAR, wishes: [...PROPOSED, /^card\/.*event/, /\/war\//, /\/march\//, /^subjugate/, /^fight/], seed: 'war' },
  { ...WAR, wishes: [...PROPOSED, /\/assault\//, /peace/, /\/march\//], seed: 'siege' },
  { ...WAR, seed: 'lot' },
  ORDER,
  { ...WAR, answers: 2500, seed: 'long' },
];

/** What stands beside the question, by its kind. */
const SHOWS: Readonly<Record<string, string>> = {
  'group-bid': '.amount',
  group: '.groups .opt .dot',
  deploy: '.columns .column',
  merchants: '.foreshown',
  march: '.dock .opt',
  react: '.standing-orders .pill',
  'cards-rolled': '.tray.battle.urr .dice-row .cd',
  'unrest-of': '.dock .opt',
  bid: '.tray.auction .bids li',
  vote: '.votes .candidate',
  conditions: '.peace .price',
  'forced-peace': '.dock .opt .sub',
  repatriate: '.foreshown',
  disband: '.tray.reckoning .ledger-table',
};

const SIGHTS: Sights = {
  title,
  plays: PLAYS,
  shows: SHOWS,
  all: Object.keys(wordsFrom(DATA)).flatMap((id) => id.split('ask/')[1] ?? []),
  lookedAt: ['cards-rolled', 'bid', 'conditions', 'disband'],
  answer,
};

test.each(OUTINGS)('each kind of question is asked and answered at $at', process.env.LONG ? AN_HOUR : {}, ({ sizes }) =>
  tour(house, SIGHTS, sizes),
);

/** Half of what a thumb needs, in screen pixels; and how far a map can be brought up. */
const THUMB = 22;
const CLOSEST = 3;

/** The places of the sheet that nowhere take a disc of this radius, in sheet pixels, without touching another place. */
const tooSmall = (page: Page, radius: number): Promise<string[]> =>
  page.evaluate((r) => {
    const shapes = [...document.querySelectorAll<SVGGeometryElement>('.lands [data-place]')].map((shape) => ({
      shape,
      place: shape.dataset.place ?? '',
      box: shape.getBBox(),
    }));
    const placeAt = (x: number, y: number): string | undefined =>
      shapes.findLast(
        ({ shape, box }) =>
          x >= box.x &&
          y >= box.y &&
          x <= box.x + box.width &&
          y <= box.y + box.height &&
          shape.isPointInFill(new DOMPoint(x, y)),
      )?.place;
    const ring = Array.from(
      { length: 8 },
      (_, n) => [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)] as const,
    );
    const holds = (place: string, x: number, y: number): boolean =>
      placeAt(x, y) === place && ring.every(([dx, dy]) => placeAt(x + dx * r, y + dy * r) === place);
    const takes = ({ place, box: { x, y, width, height } }: (typeof shapes)[number]): boolean => {
      const step = Math.max(2, Math.min(width, height) / 9);
      for (let across = x + step / 2; across < x + width; across += step)
        for (let down = y + step / 2; down < y + height; down += step) if (holds(place, across, down)) return true;
      return false;
    };
    const large = new Set(shapes.filter(takes).map(({ place }) => place));
    return [...new Set(shapes.map(({ place }) => place))].filter((place) => !large.has(place));
  }, radius);

test('the sheets overseas are opened by their thumbnails, which stand clear of each other, and a thumb hits every place', async () => {
  const { page, faults } = await house.guest('laptop');
  await sit(page, PORTUGAL);
  await asked(page);
  for (const name of ['America', 'Africa', 'India', 'Asia', 'Siberia', 'Europe']) {
    await page.locator('.world', { hasText: name }).click();
    await page.locator(`.world[aria-current="true"]`, { hasText: name }).waitFor();
    expect(await tooSmall(page, THUMB / CLOSEST), name).toEqual([]);
  }
  const boxes = await page
    .locator('.world')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const overlap = boxes.flatMap((a, place) =>
    boxes.slice(place + 1).filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  expect(overlap).toEqual([]);
  await everywhere(page, '.match');
  expect(faults).toEqual([]);
});
