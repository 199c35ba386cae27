/** What a person does at a table, as a person does it: through the page. */
import type { Page } from 'playwright-core';

/** Opens a table by the form of the lobby: who sits where, which scenario, how many. */
export async function openTable(
  page: Page,
  {
    game = 'coalitions',
    scenario,
    players = 6,
    seats,
    bots = 'easy',
    before,
  }: {
    game?: string;
    scenario: string;
    players?: number;
    seats: readonly string[];
    bots?: string;
    /** What else is chosen in the form. */
    before?: () => Promise<unknown>;
  },
): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByRole('radio', { name: new RegExp(`^${scenario}`) }).check();
  await page.getByRole('button', { name: String(players), exact: true }).click();
  await page.waitForSelector('.seat-list li');
  for (const row of await page.locator('.seat-list li').all()) {
    const name = (await row.locator('b').textContent()) ?? '';
    await row.locator('select').selectOption(seats.includes(name) ? 'me' : bots);
  }
  await before?.();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
}

/** Has read the welcome of a first match. */
export const begin = (page: Page): Promise<void> =>
  page.locator('.welcome').getByRole('button', { name: 'Begin', exact: true }).click();

/** A guest comes by an invite link, says what they are called, sits down and waits for the match. */
export async function comeByLink(page: Page, link: string, name = 'Wellington'): Promise<void> {
  await page.goto(link);
  await page.getByLabel('What shall the others call you?').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('.match, .room .btn-offer');
  if ((await page.locator('.match').count()) === 0) await page.locator('.room .btn-offer').first().click();
  await page.waitForSelector('.match');
}

/** The page when nothing that was touched is on its way. */
const AT_REST = '.match[aria-busy="false"]';

/** The kinds of thing the page can ask. */
const ASKED = ['.dock:not(.waiting)', '.card-choice', '.tray.diplomacy', '.tray.bid', '.tray[data-decision]']
  .map((panel) => `${AT_REST} ${panel}`)
  .join();

/** What the page asks now: the id of the question, or `over`. Waits until it asks something. */
export async function asked(page: Page, timeout = 180_000): Promise<string> {
  await page.waitForSelector(ASKED, { timeout }).catch(async () => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/stuck.png` });
    throw new Error(`Nothing is asked: ${await page.locator('.lower').first().textContent()}`);
  });
  return await page.evaluate(() => {
    if (document.querySelector('.card-choice')) return 'battle-card';
    if (document.querySelector('.tray.diplomacy')) return 'declare';
    if (document.querySelector('.tray.bid')) return 'bid';
    const tray = document.querySelector<HTMLElement>('.tray[data-decision]')?.dataset.decision;
    if (tray) return tray;
    return document.querySelector<HTMLElement>('.dock:not(.waiting)')?.dataset.decision ?? 'none';
  });
}

/** The first of these pages that is asked something. */
export async function whoIsAsked(pages: readonly Page[], timeout = 180_000): Promise<Page> {
  for (const until = Date.now() + timeout; Date.now() < until; ) {
    for (const page of pages) if (await page.locator(ASKED).first().isVisible()) return page;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Nobody is asked');
}

interface Looked {
  /** Which asking it was, and how much of a plan was composed. */
  readonly was?: string;
  /** What else is waited for. */
  readonly orElse?: string;
}

/** Run in the page: says which asking this is, or whether it is another one than it was. */
const look = ({ was, orElse }: Looked): string | false => {
  const dock = document.querySelector<HTMLElement>('.dock');
  const steps = document.querySelectorAll('.steps li').length;
  const { seq = '' } = document.querySelector<HTMLElement>('.match')?.dataset ?? {};
  const now = [seq, dock?.dataset.decision, dock?.dataset.stamp, steps].join('/');
  if (was === undefined) return now;
  if (now !== was) return 'taken';
  return orElse !== undefined && document.querySelector(orElse) !== null && 'waits';
};

/** Which asking this is: changes with every answer. */
export const moment = async (page: Page): Promise<string> => String(await page.evaluate(look, {}));

/** Waits until the last answer has led to something (`taken`), or this stands there (`waits`). */
const somethingAfter = async (page: Page, was: string, timeout: number, orElse?: string): Promise<string | false> =>
  (await page.waitForFunction(look, { was, ...(orElse && { orElse }) }, { timeout, polling: 25 })).jsonValue();

/** Waits until the last answer has led to something. */
export async function settled(page: Page, before: string, timeout = 30_000): Promise<void> {
  await somethingAfter(page, before, timeout);
}

const CONFIRM = '.confirm:not(:disabled)';

/** Touches the golden button if it waits: what can be taken back was taken by the first touch already. Says whether it did. */
export async function confirmed(page: Page, before: string, timeout = 30_000): Promise<boolean> {
  for (const until = Date.now() + timeout; ; ) {
    const left = Math.max(1, until - Date.now());
    if ((await somethingAfter(page, before, left, `${AT_REST} ${CONFIRM}`)) === 'taken') return false;
    const touched = await page
      .locator(CONFIRM)
      .click({ timeout: 2_000 })
      .then(
        () => true,
        () => false,
      );
    if (touched) return true;
  }
}

/** Takes the option of this id, by pointing at it in the list, and at the golden button if it waits for that. */
export async function take(page: Page, option: string): Promise<void> {
  const before = await moment(page);
  const [, piece = ''] = option.split('/');
  const chip = page.locator(`[data-option="${option}"].opt`);
  if ((await chip.count()) === 0 && (await page.locator(`.opt[data-piece="${piece}"]`).count()) > 0)
    await page.locator(`.opt[data-piece="${piece}"]`).click();
  await chip.click();
  await confirmed(page, before);
  await settled(page, before);
}

/** Ends a plan, or sends it. */
export async function finish(page: Page): Promise<void> {
  const before = await moment(page);
  const sends = page.locator('.finish');
  if ((await sends.count()) > 0) await sends.click();
  else {
    const done = page.locator('.opt[data-option="done"]');
    if ((await done.count()) > 0) await done.click();
    await confirmed(page, before);
  }
  await settled(page, before);
}

/** In every turn of this number nobody lays a card, and plans end. */
export const PASSES = 11;

/**
 * Answers whatever is asked in a plausible way: attacks where there is something to attack, plays a card, ends plans
 * after a few steps. `hand` says whether it taps or types.
 */
export async function playOn(page: Page, question: string, turn: number, hand: 'tap' | 'type'): Promise<void> {
  const before = await moment(page);
  const act = hand === 'type' ? typed : tapped;
  // A page may be drawn anew between a look and a touch, as under a person's hand: who sees nothing happen tries again.
  for (let attempt = 1; ; attempt++) {
    const fault = await act(page, question, turn)
      .then(() => settled(page, before, attempt < ATTEMPTS ? 5_000 : 30_000))
      .then(
        () => undefined,
        (each: Error) => each,
      );
    if (fault === undefined || (await moment(page)) !== before) return;
    if (attempt < ATTEMPTS) continue;
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/stuck.png` });
    const said = await page.locator('.lower').first().textContent();
    throw new Error(`${question}, ${before}: ${fault.message.slice(0, 300)}\n${said}`);
  }
}

const ATTEMPTS = 3;

/** What Enter would take: what is selected, or stands there from the beginning. */
const READY = `${AT_REST} .lower .btn-primary:not(:disabled)`;

/** Presses Enter if something waits for it: what can be taken back was taken by the first key already. */
export async function entered(page: Page, before: string, timeout = 30_000): Promise<void> {
  if ((await somethingAfter(page, before, timeout, READY)) === 'waits') await page.keyboard.press('Enter');
}

async function typed(page: Page, question: string, turn: number): Promise<void> {
  const before = await moment(page);
  const keys = await page.evaluate(() =>
    [...document.querySelectorAll('.opt .key, .hand-card .key, .tile .key')].map((key) => key.textContent ?? ''),
  );
  const ends = keys.includes('0') && (turn % 3 === 2 || question === 'disband' || question === 'expel');
  const key = ends ? '0' : (keys.find((each) => /[1-9]/.test(each)) ?? '0');
  const pieces = page.locator('.opts .opt[data-piece]');
  const several = (await pieces.count()) > 0;
  await page.keyboard.press(key);
  // First the piece, then what it does.
  if (several && (await pieces.count()) === 0 && (await moment(page)) === before) await page.keyboard.press('1');
  await entered(page, before, 8_000);
}

async function tapped(page: Page, question: string, turn: number): Promise<void> {
  const before = await moment(page);
  if (question === 'battle-card') {
    const cards = page.locator('.hand-card');
    if (turn % 4 === 3 || (await cards.count()) === 0) return page.getByRole('button', { name: 'Pass' }).click();
    await cards.last().click();
    return page.locator('.card-choice .btn-primary').click();
  }
  if (question === 'declare' || (await page.locator('.tray[data-decision] .tray-go').count()) > 0) {
    await page.locator('.tile, .tray-go .opt').first().click();
    return page.locator('.tray-go .btn-primary').click();
  }
  if ((await page.locator('.tray.bid').count()) > 0) return page.locator('.tray-go .btn-primary').click();
  // A number stands at its least from the beginning.
  if ((await page.locator('.amount').count()) > 0) return page.locator('.confirm').click();
  const done = page.locator('.opt[data-option="done"]');
  const few = turn % 3 === 2 || question === 'disband' || question === 'expel';
  if (few && (await done.count()) > 0) await done.click();
  else {
    const pieces = page.locator('.opt[data-piece]');
    if ((await pieces.count()) > 0) await pieces.nth(turn % (await pieces.count())).click();
    const attack = page.locator('.opt[data-option]:has(.attack)');
    const any = page.locator('.opt[data-option]:enabled');
    // Where all Money is spent there is nothing left to add: only the golden button waits.
    const offered = (await attack.count()) > 0 ? attack : any;
    if ((await offered.count()) > 0) await offered.first().click();
  }
  // What one touch takes has no button to wait for: the next question may have nothing selected.
  await confirmed(page, before, 8_000);
}

/** So many answers are a match in small; `npm run test:long` plays to the end. */
const FEW = 8;
const IN_SMALL = process.env.LONG ? Number.POSITIVE_INFINITY : FEW;

/** Plays until the match is over, or long enough; says how many answers it took. Else the test's own time is the limit. */
export async function playToTheEnd(page: Page, hand: 'tap' | 'type', most = IN_SMALL): Promise<number> {
  for (let turn = 0; turn < most; turn++) {
    const question = await asked(page);
    if (question === 'over') return turn;
    await playOn(page, question, turn, hand);
  }
  return most;
}

/** How the match ended, if it has. */
export const endingOf = async (page: Page): Promise<string | undefined> => {
  const ended = page.locator('.dock.ended .question');
  return (await ended.count()) > 0 ? ((await ended.textContent()) ?? '') : undefined;
};
