/** Clash of Monarchs through the page: matches, a Turn, a battle and a spring with every touch counted. */
import { clashOfMonarchs, DATA } from '@quadrille/clash-of-monarchs/index.ts';
import { wordsOf } from '@quadrille/clash-of-monarchs/words/index.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Deal, deal, type Player, playOver, sendOver, sit } from './deal.ts';
import { type Guest, type Shared, SIZES, type Size } from './house.ts';
import { everywhere } from './middle.ts';
import { type Play, shuffled } from './rehearsal.ts';
import { sharedHouse } from './shared.ts';
import { asked, confirmed, endingOf, moment, playOn, playToTheEnd, settled, whoIsAsked } from './table.ts';
import { OUTINGS, type Sights, tour } from './touring.ts';

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
  const answers = await playToTheEnd(page, hand, FEW);
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(5);
};

/** So many answers are a match in small. */
const FEW = 12;

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
  readonly active: string;
  readonly stacks: readonly {
    readonly at: string;
    readonly inside: boolean;
    readonly leaders: readonly string[];
    readonly troops: object;
  }[];
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
  table: {
    readonly scenario: string;
    readonly bots?: string;
    readonly seats?: Deal['seats'];
    readonly options?: Deal['options'];
  } = YEAR,
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
    const before = await moment(page);
    if (await page.locator('.confirm').isDisabled()) await touch('.opt[data-option]:visible');
    if (await confirmed(page, before)) taps++;
    await settled(page, before);
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

/** On a phone this part stands where a thumb can reach it, whatever story is told around it. */
async function reachable(page: Page, part: string): Promise<void> {
  const { viewport } = SIZES.phone;
  await page.setViewportSize(viewport);
  await page.waitForSelector('.match.phone');
  await page.waitForFunction(
    ({ selector, height }) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box !== undefined && box.height > 20 && box.bottom <= height;
    },
    { selector: part, height: viewport.height },
  );
  await page.setViewportSize(SIZES.desktop.viewport);
  await page.waitForSelector('.match:not(.phone)');
}

/** What may be asked from the attack to the retreat. */
const IN_BATTLE = ['attack', 'relief', 'interrupt', 'tactic', 'subordinate', 'losses', 'loss', 'escape', 'retreat'];

test('a battle takes at most 10 touches, and is told with both ledgers', async () => {
  // In 1757 the armies stand within reach of each other: whatever the shuffle, one of a year's marches leads to a battle.
  // It is one's own: whoever is marched upon is proposed to stay where he is.
  const attack = (question: string, options: readonly string[], { active }: Sight) =>
    question === 'attack' && options.includes('attack') && ['PR', 'BR'].includes(active);
  const { page, faults } = await sitAt(attack, { scenario: 's1757' });
  const hand = handAt(page);
  await page.waitForSelector('.scales .outcome');
  expect(await page.locator('.scales .tally').count()).toBe(2);
  await everywhere(page, '.dock');
  const seen = new Set<string>();
  for (let question = await asked(page); IN_BATTLE.includes(question); question = await asked(page)) {
    if (!seen.has(question)) await reachable(page, '.dock .confirm');
    seen.add(question);
    await hand.answer();
  }
  expect(hand.count()).toBeLessThanOrEqual(10);
  expect(faults).toEqual([]);
});

/** Every Power of the seat is asked on a sheet of its own; each tray is looked at when it first comes up. */
test('a winter and spring take at most 12 touches for each Power', async () => {
  const campaign = { scenario: 'campaign_1756', seats: { coalition: 'me' } };
  const { page, faults } = await sitAt((question) => question === 'quarters', campaign);
  const touches: Record<string, number> = {};
  const seen = new Set<string>();
  for (let question = await asked(page); !BEGINS.includes(question); question = await asked(page)) {
    if (LOOKED_AT.includes(question) && !seen.has(question)) await everywhere(page, '.dock');
    seen.add(question);
    const power = (await page.locator('.dock .who .ptxt').getAttribute('data-p')) ?? '';
    const hand = handAt(page);
    // One touch pays the army and fills it up; whoever would rather choose the recruits pays first.
    if (question === 'sustain' && !seen.has('recruiting')) {
      await page.waitForSelector('.spring-year .now');
      await settled(page, await hand.touch('[data-option="pay-only"]'));
    } else await hand.answer();
    touches[power] = (touches[power] ?? 0) + hand.count();
  }
  expect([...seen]).toEqual(expect.arrayContaining(TRAYS));
  expect(Object.keys(touches)).toEqual(expect.arrayContaining(['AU', 'FR', 'RU']));
  for (const [power, count] of Object.entries(touches)) expect(count, power).toBeLessThanOrEqual(12);
  expect(faults).toEqual([]);
});

/** Questions of the year's end that every Power has. */
const TRAYS = ['quarters', 'treasury', 'sustain', 'recruiting', 'redeploy'];
const LOOKED_AT = process.env.LONG ? TRAYS : ['quarters', 'recruiting'];

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

/** Frederick goes to Dresden, out of everybody's sight; then back to Pirna, beside Charles who has come to Lobositz. */
const GOALS: Readonly<Record<string, string>> = {
  'PR/1': 'march/dresden',
  'PR/2': 'march/pirna',
  'AU/1': 'march/lobositz',
};

/** Notes each asking of the enemy in a Prussian Turn, by its stamp: whoever is told of it twice was asked once. */
const beforeCharles =
  (asked: Map<string, string>): Player =>
  ({ prompt, options, seat, stamp }, { view }) => {
    const { active, round, turn } = view as { active: string; round: number; turn: { card: boolean } };
    if (round > 2) return undefined;
    if (active === 'PR' && seat === 'coalition') asked.set(stamp, `${round}/${prompt.id}`);
    const goal = GOALS[`${active}/${round}`];
    if (prompt.id === 'strategy' && !turn.card && goal)
      return options.find((option) => option.startsWith('ops/')) ?? 'done';
    // Back where one has come from is no goal any more: a force marches once.
    const wanted = [goal ?? '', 'frederick', 'charles', 'done', 'proposal', 'pass'];
    return wanted.find((option) => options.includes(option)) ?? options[0];
  };

test('the enemy is asked nothing where nobody in sight can answer, otherwise once', async () => {
  const { context } = await house.guest();
  // Not every first card brings Charles to Lobositz: with A3 only his juniors march, and nobody there is a match for Frederick.
  const id = await shuffled(context, clashOfMonarchs, { scenario: 's1757', players: 2, seed: 'charles' });
  const asked = new Map<string, string>();
  const { view } = await playOver(context, house.url, id, beforeCharles(asked));
  const at = (leader: string) => (view as Sight).stacks.find(({ leaders }) => leaders.includes(leader))?.at;
  expect([at('frederick'), at('charles')]).toEqual(['pirna', 'lobositz']);
  expect([...asked.values()]).toEqual(['2/intercept']);
});

/** Armies go for the great fortresses: they besiege, fight and are intercepted on the way. */
const FORTRESSES = /^march\/(prague|olmutz|dresden|schweidnitz|breslau|glatz|neisse|magdeburg|torgau|wesel|hameln)$/;
const WAGED = [/^siege/, /^proposal$/, FORTRESSES, /^attack$/, /^buy/, /^ops/, /^done$/];
const RAIDED = [/^proposal$/, /^raids/, /^all\//, /^attack$/, /^siege/, /^done$/, /^event/, /^pass$/];

const waged = (scenario: string, seed: string): Play => ({ scenario, players: 2, wishes: WAGED, answers: 150, seed });

/** Matches in which everything is asked sooner or later; those that come last are needed only if the dice fall otherwise. */
const PLAYS: readonly Play[] = [
  waged('s1759', 's6'),
  { scenario: 'campaign_1756', players: 2, wishes: RAIDED, answers: 400, seed: 'years' },
  ...['sieges', 'battles', 'walls', 'mines'].flatMap((seed) => [waged('s1759', seed), waged('s1757', seed)]),
  { scenario: 'campaign_1756', players: 4, wishes: WAGED, answers: 2500, seed: 'allies' },
  { scenario: 'campaign_1756', players: 3, wishes: [], answers: 4000, seed: 'lot' },
];

/** What stands beside the question, by its kind. */
const SHOWS: Readonly<Record<string, string>> = {
  'supply-actions': '.dock .opt',
  strategy: '.opt[data-piece]',
  'siege-step': '.opt[data-option^="siege/"]',
  compose: '.arms .arm-row',
  interrupt: '.reaction .way-row',
  withdraw: '.reaction .odds',
  tactic: '.opt .sub',
  losses: '.opt[data-option="by-hand"]',
  retreat: '.dock .opt',
  raid: '.raid-row .raid-goal',
  quarters: '.com-table tbody tr, .march-hint',
  'winter-card': '.opt',
  diplomacy: '.courses .opt .sub',
  treasury: '.spring-purse .tally',
  recruiting: '.levies',
  redeploy: '.spring-year .now',
  discard: '.opt .sub',
};

const SIGHTS: Sights = {
  title: clashOfMonarchs,
  plays: PLAYS,
  shows: SHOWS,
  all: Object.keys(wordsOf(DATA)).flatMap((id) => id.split('ask/')[1] ?? []),
  lookedAt: ['siege-step', 'raid', 'tactic', 'diplomacy'],
  answer: (page, question) => playOn(page, question, 0, 'tap'),
};

test.each(OUTINGS)(
  'each kind of question is asked and answered at $at',
  process.env.LONG ? { timeout: 1_800_000 } : {},
  ({ sizes }) => tour(house, SIGHTS, sizes),
);

/** What the log of a table tells of, and how far the page has come. */
async function toldAt(page: Page): Promise<Set<string>> {
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const kinds = new Set<string>();
  for (let before: number | undefined = Number.POSITIVE_INFINITY; before !== undefined; ) {
    const query = Number.isFinite(before) ? `?before=${before}` : '';
    const said = await page.request.get(`/api/tables/${table}/log${query}`);
    const part = (await said.json()) as { log: { event: { type: string } }[]; before?: number };
    for (const { event } of part.log) kinds.add(event.type);
    before = part.log.length > 0 ? part.before : undefined;
  }
  return kinds;
}

/** Plays through the page to the end: now and then a raid or an Interrupt, else whatever comes first. */
async function wage(page: Page, hand: 'tap' | 'type', over: (question: string) => boolean): Promise<number> {
  for (let turn = 0; ; turn++) {
    const question = await asked(page);
    if (question === 'over' || (await endingOf(page)) !== undefined || over(question)) return turn;
    const wish = page.locator('.opt[data-option^="interrupt/"]:visible, .opt[data-option^="siege"]:visible').first();
    const before = await moment(page);
    if (turn % 2 === 0 && (await wish.count()) > 0) {
      await wish.click();
      if ((await moment(page)) === before) await page.locator('.confirm').click();
      await settled(page, before);
    } else await playOn(page, question, turn, hand);
  }
}

if (process.env.LONG) {
  test('1757 is played to its end at a desk and on a phone, and sees battles, sieges, raids and Interrupts', async () => {
    const whole = async (size: Size, hand: 'tap' | 'type') => {
      const { page, faults } = await house.guest(size);
      await sit(page, { ...YEAR, scenario: 's1757', bots: 'easy' });
      await wage(page, hand, () => false);
      expect(await endingOf(page)).toBeDefined();
      expect(faults).toEqual([]);
      return toldAt(page);
    };
    const [desk, phone] = await Promise.all([whole('desktop', 'type'), whole('phone', 'tap')]);
    expect([...desk, ...phone]).toEqual(expect.arrayContaining(['battle', 'siege-laid', 'raids', 'interrupt']));
  }, 1_800_000);

  test('a winter and spring of 1756–58 are played on a phone', async () => {
    const { page, context, faults } = await house.guest('phone');
    const { id, path } = await deal(context, { ...YEAR, scenario: 's1756_58', bots: 'easy' });
    await playOver(context, house.url, id, (decision, position) =>
      decision.prompt.id === 'quarters' ? undefined : campaigning(decision, position),
    );
    await page.goto(path);
    const seen = new Set<string>();
    await wage(page, 'tap', (question) => {
      seen.add(question);
      return question === 'strategy';
    });
    // Whoever pays the army fills it up by the same touch.
    expect([...seen]).toEqual(expect.arrayContaining(['quarters', 'treasury', 'sustain', 'redeploy']));
    expect(faults).toEqual([]);
  }, 600_000);

  test('four browsers play a year with standing orders', async () => {
    const host = await house.guest();
    const { id, path, invite } = await deal(host.context, {
      ...YEAR,
      scenario: 's1757',
      players: 4,
      seats: { prussia: 'me', britain: 'open', austria: 'open', france: 'open' },
      settings: { admission: 'private' },
    });
    await host.page.goto(path);
    const guests = await Promise.all(['desktop', 'phone', 'laptop'].map((size) => house.guest(size as Size)));
    for (const [place, { page }] of guests.entries()) await takeSeat(page, `/invite#${invite}`, `Guest ${place + 1}`);
    const all = [host, ...guests];
    await leaveOrders(all, id);
    const pages = all.map(({ page }) => page);
    const questions = new Set<string>();
    for (let turn = 0; (await endingOf(host.page)) === undefined; turn++) {
      const page = await whoIsAsked(pages);
      const question = await asked(page);
      if (question === 'over') break;
      questions.add(question);
      await playOn(page, question, turn, 'tap');
    }
    expect(await endingOf(host.page)).toBeDefined();
    // Everybody has left word to let marches pass.
    expect([...questions]).not.toEqual(expect.arrayContaining(['interrupt']));
    for (const { faults } of all) expect(faults).toEqual([]);
  }, 1_800_000);
}

/** Comes by the link and takes the first free seat; the match begins when all are taken. */
async function takeSeat(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('What shall the others call you?').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.waitForSelector('.match, .room .btn-offer');
  const free = await page.locator('.room .btn-offer').count();
  // Whoever comes to the last free seat has it at once.
  if (free === 0) return;
  await page.locator('.room .btn-offer').first().click();
  await page.waitForFunction((n) => document.querySelectorAll('.room .btn-offer').length < n, free);
}

/** Everybody lets every march pass: each leaves word for the seat that is his, and is refused for the others'. */
async function leaveOrders(all: readonly Guest[], table: string): Promise<void> {
  const order = { type: 'order', table, order: 'pass-reactions', on: true };
  for (const { page, context } of all) {
    await page.waitForSelector('.match');
    const seats = ['prussia', 'britain', 'austria', 'france'].map((seat) =>
      sendOver(context, house.url, { ...order, seat }),
    );
    const said = await Promise.allSettled(seats);
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
}

/** Nobody counts the enemy: his tags and the words of a space say so, and nothing breaks on the way. */
test('with Limited Intelligence enemy forces are seen, not counted', async () => {
  const options = { 'limited-intelligence': 'yes' };
  const { page, faults } = await sitAt((question) => question === 'march', { scenario: 's1757', options });
  await asked(page);
  const map = await page.content();
  expect([map.includes('>6+<'), map.includes('>?<'), map.includes('NaN')]).toEqual([true, true, false]);
  expect(await playToTheEnd(page, 'tap', FEW)).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});
