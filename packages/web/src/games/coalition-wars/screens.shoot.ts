/** The screens in which Ancien Régime and Realpolitik differ from Coalitions. */
import { until as through } from '../../../e2e/deal.ts';
import type { House, Size } from '../../../e2e/house.ts';
import { asked, playOn } from '../../../e2e/table.ts';
import { named, picture, type Shoots, sitAt, until } from '../../../scripts/shooting.ts';

const easy = (powers: readonly string[], mine: string): Record<string, string> =>
  Object.fromEntries(powers.map((power) => [power, power === mine ? 'me' : 'easy']));

const SEVEN = ['britain', 'prussia', 'austria', 'france', 'russia', 'spain', 'ottomans'];
const FOUR = ['austria', 'france', 'italy', 'prussia'];

async function ancienRegime(house: House, size: Size): Promise<void> {
  const name = named(size);
  const table = { game: 'ancien-regime', scenario: '1740', players: 7 };
  const page = await sitAt(house, size, { ...table, seats: easy(SEVEN, 'prussia') }, through(['march']));
  const general = page.locator('.opt[data-piece]').first();
  if (await general.isVisible()) await general.click();
  await page.locator('.opt[data-option]').first().click();
  await picture(page, name('ancien-regime'));
  if (await until(page, ['vote', 'take-crown'])) {
    await page.locator('.candidates .opt').last().click();
    await picture(page, name('election'));
    await page.locator('.tray-go .btn-primary').click();
  }
  if (await until(page, ['subsidise'], 20)) await picture(page, name('subsidise'));
  if (await until(page, ['leadership'], 30)) {
    await until(page, ['march'], 12);
    await picture(page, name('frederick'));
  }
  if (size === 'phone') {
    await page.locator('.phone-tabs button', { hasText: 'Powers' }).click();
    return picture(page, name('empire'));
  }
  await page.locator('.empire-head').click();
  await picture(page, name('empire'));
}

async function realpolitik(house: House, size: Size): Promise<void> {
  const name = named(size);
  const four = { game: 'realpolitik', scenario: '1866', players: 4, seats: easy(FOUR, 'prussia') };
  const page = await sitAt(house, size, four, through(['free-trains'], ['play/mobilisation']));
  await page.locator('.opt[data-option]').nth(1).click();
  await picture(page, name('trains'));
  await page.keyboard.press('Escape');
  await until(page, ['action-card']);
  await page.locator('.acard-choice').last().click();
  await picture(page, name('action-cards'));
  await page.locator('.tray-go .btn-primary').click();
  if (await until(page, ['pre-move'], 6)) {
    await page.locator('.opt').first().click();
    await picture(page, name('pre-move'));
  }
  if (await until(page, ['envoy', 'mobilise', 'march'], 40)) await picture(page, name('realpolitik'));
  if (size === 'phone') {
    await page.locator('.phone-tabs button', { hasText: 'Powers' }).click();
    await picture(page, name('realpolitik-powers'));
  }
  const three = {
    ...four,
    players: 3,
    seats: easy(
      FOUR.filter((power) => power !== 'italy'),
      'prussia',
    ),
  };
  const entreating = await sitAt(house, size, three, through(['entreaty']));
  await entreating.locator('.tile').nth(2).click();
  await picture(entreating, name('entreaties'));
  await entreating.locator('.tray-go .btn-primary').click();
  if ((await asked(entreating)) === 'bid') {
    await picture(entreating, name('bid-italy'));
    await playOn(entreating, 'bid', 0, 'tap');
  }
  await asked(entreating);
  if (size === 'phone') return;
  await until(entreating, ['envoy', 'free-trains', 'mobilise', 'march'], 12);
  await entreating.locator('.last-entreaties').click();
  await picture(entreating, name('entreaties-told'));
}

const SIZES = ['desktop', 'phone'] as const;

export const shoots: Shoots = {
  'ancien-regime': async (house) => {
    for (const size of SIZES) await ancienRegime(house, size);
  },
  realpolitik: async (house) => {
    for (const size of SIZES) await realpolitik(house, size);
  },
};
