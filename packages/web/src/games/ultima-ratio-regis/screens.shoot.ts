/** Pictures of Ultima Ratio Regis: an impulse, a combat, the auction. */
import type { Player } from '../../../e2e/deal.ts';
import type { House } from '../../../e2e/house.ts';
import { candle, named, picture, type Shoots, sitAt } from '../../../scripts/shooting.ts';

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

async function ultima(house: House): Promise<void> {
  for (const size of ['desktop', 'laptop', 'phone'] as const) {
    const name = named(size);
    const page = await sitAt(house, size, NEW_ORDER, towards(['act']));
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
      await sitAt(house, size, PORTUGAL, towards(['cards-rolled'], fight)),
      name('ultima-ratio-regis-combat'),
    );
  }
  const bid = await sitAt(house, 'desktop', NEW_ORDER, towards(['bid'], [/^card\/.*event/, /^event\//, /^end$/]));
  await bid.locator('.tray.auction .opts .opt').nth(1).click();
  await picture(bid, 'ultima-ratio-regis-auction');
}

export const shoots: Shoots = { ultima };
