/** Clash of Monarchs through the page: matches, a Turn, a battle and a spring with every touch counted. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, type Player, playOver, sit } from './deal.ts';
import type { Shared, Size } from './house.ts';
import { everywhere } from './middle.ts';
import { sharedHouse } from './shared.ts';
import { asked, endingOf, moment, playToTheEnd, settled } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

const ME = 'anglo-prussia';
const YEAR = { game: 'clash-of-monarchs', scenario: 's1756', players: 2, seats: { [ME]: 'me' } } as const;

const play = async (size: Size, hand: 'tap' | 'type') => {
  const { page, faults } = await house.guest(size);
  await sit(page, { ...YEAR, bots: 'easy' });
  const answers = await playToTheEnd(page, hand);
  if (process.env.LONG) expect(await endingOf(page)).toBeDefined();
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(5);
};

test('it is played at a desk and on a phone', async () => {
  await Promise.all([play('desktop', 'type'), play('phone', 'tap')]);
});

/** Over the wire: cards march against the enemy, proposals are accepted, everything else is let pass. */
const campaigning: Player = ({ prompt, options }, { view }) => {
  if (prompt.id === 'strategy') return options.find((option) => option.startsWith('ops/')) ?? 'done';
  if (prompt.id === 'march') return marchAgainst(options, view);
  return ['attack', 'proposal', 'done', 'pass', 'yes'].find((each) => options.includes(each)) ?? options[0];
};

interface Sight {
  readonly season: string;
  readonly stacks: readonly { readonly at: string; readonly inside: boolean; readonly troops: object }[];
}

/** Into a space where Austrians stand in the open, if one is in reach; else no further. */
function marchAgainst(options: readonly string[], view: unknown): string | undefined {
  const { stacks } = view as Sight;
  const foes = stacks.filter(({ inside, troops }) => !inside && 'AU' in troops).map(({ at }) => `march/${at}`);
  return options.find((option) => foes.includes(option)) ?? options.find((option) => option === 'done') ?? options[0];
}

/** A table played over the wire until I am asked this, then opened in the page. */
async function sitAt(
  until: (question: string, options: readonly string[], view: Sight) => boolean,
  table: { readonly scenario: string; readonly bots?: string } = YEAR,
) {
  const { page, context, faults } = await house.guest();
  const { id, path } = await deal(context, { ...YEAR, bots: 'random', ...table });
  await playOver(context, house.url, id, (decision, position) =>
    until(decision.prompt.id, decision.options, position.view as Sight) ? undefined : campaigning(decision, position),
  );
  await page.goto(path);
  return { page, faults };
}

/** A hand at the page that counts how often it touches. */
function handAt(page: Page) {
  let taps = 0;
  const touch = async (selector: string) => {
    const before = await moment(page);
    await page.locator(selector).first().click();
    taps++;
    return before;
  };
  /** The golden button: what is proposed, or what has been selected. */
  const accept = async () => settled(page, await touch('.confirm'));
  /** The proposal where there is one; else the first that is offered. */
  const answer = async () => {
    if (await page.locator('.confirm').isDisabled()) await touch('.opt[data-option]:visible');
    await accept();
  };
  return { touch, accept, answer, count: () => taps };
}

const BEGINS = ['supply-actions', 'light-transfer', 'strategy'];

test('a Turn with one activation takes at most 8 touches', async () => {
  const { page, faults } = await sitAt((question) => BEGINS.includes(question));
  const hand = handAt(page);
  while ((await asked(page)) !== 'strategy') await hand.answer();
  await hand.touch('.opt[data-piece]');
  await settled(page, await hand.touch('.opt[data-option^="ops/"]'));
  expect(await asked(page)).toBe('designate-ops');
  await settled(page, await hand.touch('.opt[data-option="frederick"]'));
  expect(await asked(page)).toBe('march');
  expect(await page.locator('.question').textContent()).toContain('Frederick');
  await page.waitForSelector('.halo');
  await everywhere(page, '.dock');
  // A space in reach: the map shows the way, the dock its stops, and the golden button carries it out.
  await touchOnMap(page, 'march/wittenberg');
  await page.waitForSelector('.order .stop.goal');
  expect(await page.locator('.way.march').count()).toBe(1);
  await hand.accept();
  while (await turnGoesOn(page)) await hand.answer();
  expect(hand.count() + 1).toBeLessThanOrEqual(8);
  expect(faults).toEqual([]);
});

/** Touches the medallion of an option, wherever on the sheet it lies. */
const touchOnMap = (page: Page, option: string) =>
  page.locator(`.medallion[data-option="${option}"]`).dispatchEvent('click', { bubbles: true });

/** What is asked in one's own Turn after the card: what comes later belongs to another's. */
const LATER = ['light-transfer', 'strategy', 'siege-step', 'late-march', 'resupply'];
const turnGoesOn = async (page: Page) => LATER.includes(await asked(page));

test('a Turn in which nothing is done takes at most 3 touches', async () => {
  const { page, faults } = await sitAt((question) => question === 'supply-actions');
  const hand = handAt(page);
  while ((await asked(page)) !== 'strategy') await hand.answer();
  await hand.touch('.opt[data-option="done"]');
  await hand.accept();
  while (await turnGoesOn(page)) await hand.answer();
  expect(hand.count()).toBeLessThanOrEqual(3);
  expect(faults).toEqual([]);
});

/** What may be asked from the attack to the retreat. */
const IN_BATTLE = ['attack', 'relief', 'interrupt', 'tactic', 'subordinate', 'losses', 'loss', 'escape', 'retreat'];

test('a battle takes at most 10 touches, and is told with both ledgers', async () => {
  // In 1757 the armies stand within reach of each other: whatever the shuffle, one of a year's marches leads to a battle.
  const attack = (question: string, options: readonly string[]) => question === 'attack' && options.includes('attack');
  const { page, faults } = await sitAt(attack, { scenario: 's1757' });
  const hand = handAt(page);
  await page.waitForSelector('.scales .outcome');
  expect(await page.locator('.scales .tally').count()).toBe(2);
  await everywhere(page, '.dock');
  while (IN_BATTLE.includes(await asked(page))) await hand.answer();
  expect(hand.count()).toBeLessThanOrEqual(10);
  expect(faults).toEqual([]);
});

test('a spring takes at most 12 touches for each Power', async () => {
  const campaign = { scenario: 'campaign_1756' };
  const { page, faults } = await sitAt((question) => question === 'quarters', campaign);
  const hand = handAt(page);
  while (!BEGINS.includes(await asked(page))) await hand.answer();
  expect(hand.count()).toBeLessThanOrEqual(12);
  expect(faults).toEqual([]);
});

/** Whoever may answer a march sees each way with its chance, and lets it pass by one touch. */
test('a reaction is one touch', async () => {
  const { page, faults } = await sitAt((question) => question === 'intercept', { scenario: 's1757' });
  await asked(page);
  await page.waitForSelector('.reaction .odds');
  await everywhere(page, '.dock');
  const hand = handAt(page);
  await hand.accept();
  expect(hand.count()).toBe(1);
  expect(faults).toEqual([]);
});
