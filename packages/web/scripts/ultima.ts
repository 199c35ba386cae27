/** Pictures of Ultima Ratio Regis: `node packages/web/scripts/ultima.ts` → docs/screens. */
import type { Page } from 'playwright-core';
import { deal, type Player, playOver } from '../e2e/deal.ts';
import { type House, openHouse, type Size } from '../e2e/house.ts';
import { asked } from '../e2e/table.ts';
import { candle, picture } from './shooting.ts';

const NEW_ORDER = {
  game: 'ultima-ratio-regis',
  scenario: 'new_order',
  players: 4,
  seats: { 'player-1': 'me' },
  bots: 'easy',
} as const;
const PORTUGAL = { ...NEW_ORDER, scenario: 'rise_of_portugal', players: 1 } as const;

/** Plays as proposed, or by what is wished for, until a question of these. */
const towards =
  (questions: readonly string[], wishes: readonly RegExp[] = []): Player =>
  ({ prompt, options }) => {
    if (questions.includes(prompt.id)) return undefined;
    const wished = [/\/proposal$/, /proposed$/, /spain\+/, ...wishes].flatMap(
      (wish) => options.find((option) => wish.test(option)) ?? [],
    )[0];
    return wished ?? options.find((option) => option === 'done') ?? options[0];
  };

async function reach(
  house: House,
  size: Size,
  table: typeof NEW_ORDER | typeof PORTUGAL,
  player: Player,
): Promise<Page> {
  const { page, context } = await house.guest(size);
  const { id, path } = await deal(context, table as Parameters<typeof deal>[1]);
  await playOver(context, house.url, id, player);
  await page.goto(path);
  await asked(page);
  return page;
}

const house = await openHouse();
try {
  for (const size of ['desktop', 'laptop', 'phone'] as const) {
    const name = (screen: string) => (size === 'desktop' ? screen : `${screen}-${size}`);
    const page = await reach(house, size, NEW_ORDER, towards(['act']));
    await page.locator('.opt[data-piece$="/tactical"]').click();
    await page.locator('.opts .opt[data-option*="/march/"]').first().click();
    await page.waitForSelector('.dock:not([data-decision="act"])');
    await picture(page, name('ultima-ratio-regis'));
    if (size === 'desktop') {
      await candle(page, true);
      await picture(page, 'ultima-ratio-regis-candlelight');
      await candle(page, false);
      await page.getByRole('tab', { name: 'Trade' }).click();
      await picture(page, 'ultima-ratio-regis-trade');
    }
    if (size === 'laptop') continue;
    const fight = [/^card\/.*event/, /^subjugate$/, /^new\//, /^land\/(?!nowhere)/, /^end$/, /^event\//];
    await picture(
      await reach(house, size, PORTUGAL, towards(['cards-rolled'], fight)),
      name('ultima-ratio-regis-combat'),
    );
  }
  const bid = await reach(house, 'desktop', NEW_ORDER, towards(['bid'], [/^card\/.*event/, /^event\//, /^end$/]));
  await bid.locator('.tray.auction .opts .opt').nth(1).click();
  await picture(bid, 'ultima-ratio-regis-auction');
} finally {
  await house.close();
}
