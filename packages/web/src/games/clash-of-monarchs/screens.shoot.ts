/** Pictures of Clash of Monarchs: a march as an order, a battle, and both in motion. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Player } from '../../../e2e/deal.ts';
import type { House } from '../../../e2e/house.ts';
import { asked, moment, settled } from '../../../e2e/table.ts';
import { candle, folder, named, picture, type Shoots, sitAt, still } from '../../../scripts/shooting.ts';

const TABLE = {
  game: 'clash-of-monarchs',
  scenario: 's1757',
  players: 2,
  seats: { 'anglo-prussia': 'me' },
  bots: 'easy',
} as const;

/** The first winter and spring of the campaign. */
const CAMPAIGN = { ...TABLE, scenario: 'campaign_1756', bots: 'random' } as const;

/** Goes on until a card is to be chosen. */
const toTheCards: Player = ({ prompt, options }) =>
  prompt.id === 'strategy'
    ? undefined
    : (['proposal', 'done', 'pass'].find((each) => options.includes(each)) ?? options[0]);

const tap = async (page: Page, selector: string): Promise<void> => {
  const before = await moment(page);
  await page.locator(selector).first().click();
  await settled(page, before);
};

/** A card, a Command and where it goes: Frederick marches on Prague. */
async function order(page: Page, shoot: () => Promise<void>): Promise<void> {
  await shoot();
  await page.locator('.opt[data-piece]').first().click();
  await shoot();
  await tap(page, '.opt[data-option^="ops/"]');
  await shoot();
  await tap(page, '.opt[data-option="frederick"]');
  await shoot();
  await page.locator('.medallion[data-option="march/prague"]').dispatchEvent('click', { bubbles: true });
  await page.waitForSelector('.order .stop.battle');
  await shoot();
}

/** Goes on until recruits are to be raised. */
const toTheRecruits: Player = (decision, position) =>
  decision.prompt.id === 'recruiting'
    ? undefined
    : decision.prompt.id === 'strategy'
      ? 'done'
      : toTheCards(decision, position);

const nothing = async () => undefined;

async function clash(house: House): Promise<void> {
  for (const size of ['desktop', 'phone'] as const) {
    const page = await sitAt(house, size, CAMPAIGN, toTheRecruits);
    await page.waitForSelector('.levies');
    await picture(page, named(size)('clash-of-monarchs-spring'));
  }
  for (const size of ['desktop', 'laptop', 'phone'] as const) {
    const page = await sitAt(house, size, TABLE, toTheCards);
    await order(page, nothing);
    const name = named(size)('clash-of-monarchs');
    await picture(page, name);
    if (size !== 'desktop') continue;
    await candle(page, true);
    await picture(page, `${name}-candlelight`);
  }
}

const FRAME = { width: 960, height: 600 };

const BATTLE = ['attack', 'tactic', 'losses', 'retreat', 'subordinate'];

interface Sight {
  readonly stacks: readonly { readonly at: string; readonly inside: boolean; readonly troops: object }[];
}

/** Marches against Austrians wherever they stand in the open, until they can be attacked. */
const toBattle: Player = ({ prompt, options }, { view }) => {
  if (prompt.id === 'attack' && options.includes('attack')) return undefined;
  if (prompt.id === 'strategy') return options.find((option) => option.startsWith('ops/')) ?? 'done';
  const { stacks } = view as Sight;
  const foes = stacks.filter(({ inside, troops }) => !inside && 'AU' in troops).map(({ at }) => `march/${at}`);
  const march = prompt.id === 'march' ? options.find((option) => foes.includes(option)) : undefined;
  return march ?? ['proposal', 'done', 'pass'].find((each) => options.includes(each)) ?? options[0];
};

/** Goes on until my own losses in a battle are to be chosen. */
const toTheLosses: Player = (decision, position) =>
  decision.prompt.id === 'losses'
    ? undefined
    : decision.options.includes('attack')
      ? 'attack'
      : toBattle(decision, position);

/** A battle with its ledgers, at a desk and on a phone, where the question stands before them. */
async function battle(house: House): Promise<void> {
  for (const size of ['desktop', 'phone'] as const) {
    const page = await sitAt(house, size, TABLE, toTheLosses);
    await page.waitForSelector('.com-battle .dock .toll');
    await picture(page, named(size)('clash-of-monarchs-battle'));
  }
}

/** The march as an order, then a battle, as a short film. */
async function marchAndBattle(house: House): Promise<void> {
  const frames: Buffer[] = [];
  const shootAt = (page: Page) => async () => {
    await still(page);
    const frame = sharp(await page.screenshot()).resize(FRAME);
    frames.push(await frame.png().toBuffer());
  };
  const march = await sitAt(house, 'desktop', TABLE, toTheCards);
  await order(march, shootAt(march));
  const battle = await sitAt(house, 'desktop', TABLE, toBattle);
  for (let question = await asked(battle); BATTLE.includes(question); question = await asked(battle)) {
    await battle.waitForTimeout(600);
    await shootAt(battle)();
    if (await battle.locator('.confirm').isDisabled()) await battle.locator('.opt[data-option]').first().click();
    await tap(battle, '.confirm');
  }
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 68, delay: frames.map(() => 1900), loop: 0 })
    .toFile(`${folder}/march-and-battle.webp`);
  console.log('march-and-battle');
}

export const shoots: Shoots = { clash, 'clash-battle': battle, 'march-and-battle': marchAndBattle };
