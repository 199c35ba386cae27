import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, playOver, until } from './deal.ts';
import type { Shared, Size } from './house.ts';
import { everywhere, inTheMiddle } from './middle.ts';
import { sharedHouse } from './shared.ts';
import { asked, endingOf, openTable, playOn, playToTheEnd, take } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

interface Played {
  readonly game: string;
  readonly scenario: string;
  readonly players: number;
  readonly seat: string;
}

const play = async ({ seat, ...table }: Played, size: Size, hand: 'tap' | 'type') => {
  const { page, faults } = await house.guest(size);
  await openTable(page, { ...table, seats: [seat] });
  const answers = await playToTheEnd(page, hand);
  const ending = await endingOf(page);
  if (ending !== undefined || process.env.LONG) expect(ending).toMatch(/25 Influence/);
  expect(faults).toEqual([]);
  return { answers, ending };
};

const GAMES: readonly (Played & { readonly phone: string })[] = [
  { game: 'ancien-regime', scenario: '1740', players: 7, seat: 'Ottomans', phone: 'Spain' },
  { game: 'realpolitik', scenario: '1866', players: 3, seat: 'France', phone: 'Austria' },
];

test.each(GAMES)('a new visitor plays $game, at a desk and on a phone', async ({ phone, ...table }) => {
  const played = await Promise.all([play(table, 'desktop', 'type'), play({ ...table, seat: phone }, 'phone', 'tap')]);
  console.log(`${table.game}:`, ...played);
  for (const { answers } of played) expect(answers).toBeGreaterThan(5);
});

test('the Imperial Election: the electors, and what the vote in hand adds', async () => {
  const page = await inTheMiddle(
    house,
    { game: 'ancien-regime', scenario: '1740', players: 7, seats: { austria: 'me' } },
    until(['vote', 'take-crown']),
  );
  expect(await page.locator('.elector-list li').count()).toBe(8);
  await page.locator('.candidates .opt').first().click();
  expect(await page.locator('.tally .pips .mine').count()).toBeGreaterThan(0);
  await everywhere(page, '.tray.election');
});

/** Prussia takes two electors from their owners, who let it happen; then it and France have five votes. */
const PLOT = ['envoy/ottomans', 'move/prussia-1/saxonia', 'move/prussia-2/hannover', 'pass', 'vote/prussia'];

test('the Emperor wears the crown, and his election can be read', async () => {
  const { page, context } = await house.guest();
  const powers = ['britain', 'prussia', 'austria', 'france', 'russia', 'spain', 'ottomans'];
  const seats = Object.fromEntries(powers.map((power) => [power, 'me']));
  const { id, path } = await deal(context, { game: 'ancien-regime', scenario: '1740', players: 7, seats });
  const ends = (view: unknown) => (view as { empire: { emperor: string | null } }).empire.emperor !== null;
  await playOver(context, house.url, id, (decision, position) =>
    ends(position.view) ? undefined : until([], PLOT)(decision, position),
  );
  await page.goto(path);
  await page.locator('.empire-head', { hasText: 'Emperor: Prussia' }).waitFor();
  expect(await page.locator('.strip .power:has(.crowned)').getAttribute('data-power')).toBe('prussia');
  await page.locator('.empire-head').click();
  await page.getByText('Prussia was elected with 5 of 8 votes.').waitFor();
  expect(await page.locator('dialog .cast-votes li').count()).toBe(3);
});

test('Action cards: sealed, turned over together, and lying open until Dispatch', async () => {
  const page = await inTheMiddle(
    house,
    { game: 'realpolitik', scenario: '1866', players: 4, seats: { prussia: 'me' } },
    until(['action-card']),
  );
  expect(await page.locator('.acard-choice').count()).toBe(5);
  await page.locator('.acard-choice[data-option="play/taxation"]').click();
  await everywhere(page, '.tray.action-cards');
  await page.getByRole('button', { name: 'Seal Taxation' }).click();
  for (let turn = 0; (await asked(page)) !== 'action-card'; turn++) await playOn(page, await asked(page), turn, 'tap');
  expect(await page.locator('.acard-open').count()).toBe(1);
  expect(await page.locator('.acard-choice').count()).toBe(4);
  expect(await page.locator('.power[data-power="prussia"] .card-pips .gone').count()).toBe(1);
});

test('Trains stand on borders, and are laid there', async () => {
  const page = await inTheMiddle(
    house,
    { game: 'realpolitik', scenario: '1866', players: 4, seats: { prussia: 'me' } },
    until(['free-trains'], ['play/mobilisation']),
  );
  const trains = page.locator('.piece[data-piece^="train/"]');
  const before = await trains.count();
  expect(before).toBeGreaterThanOrEqual(11);
  await page.locator('.medallion[data-option^="train/"]').first().click();
  await expect.poll(() => trains.count()).toBe(before + 1);
});

test('entreaties: one Alliance marker, and what came of them is told', async () => {
  const page = await inTheMiddle(
    house,
    { game: 'realpolitik', scenario: '1866', players: 3, seats: { prussia: 'me' } },
    until(['entreaty']),
  );
  await page.locator('.tile[data-option="alliance/italy"]').click();
  expect(await page.locator('.tray.entreaty .status-marker.alliance').count()).toBe(1);
  expect(await page.locator('.tray.entreaty .status-marker.war').count()).toBe(2);
  await everywhere(page, '.tray.entreaty');
  await page.locator('.tray-go .btn-primary').click();
  if ((await asked(page)) === 'bid') await playOn(page, 'bid', 0, 'tap');
  for (let turn = 0; (await asked(page)) !== 'action-card'; turn++) await playOn(page, await asked(page), turn, 'tap');
  await page.locator('.strip').waitFor();
  expect(await page.locator('.bloc[data-status^="alliance"]').count()).toBeGreaterThan(0);
});

test('Bonnie Prince Charlie comes ashore in Scotland', async () => {
  const { page, context } = await house.guest('phone');
  const { id, path } = await deal(context, {
    game: 'ancien-regime',
    scenario: '1740',
    players: 7,
    seats: { france: 'me' },
  });
  const { view } = await playOver(context, house.url, id, until(['march']));
  const charlie = (view as { named: { france?: string } }).named.france ?? '';
  await page.goto(path);
  expect(await asked(page)).toBe('march');
  expect(await page.locator(`.piece[data-piece="${charlie}"]`).count()).toBe(0);
  await take(page, `land/${charlie}/scotland`);
  await expect.poll(() => page.locator(`.piece[data-piece="${charlie}"]`).getAttribute('data-place')).toBe('scotland');
});

test('Italy goes to the highest bid of its suitors', async () => {
  const { page, context } = await house.guest();
  const seats = { prussia: 'me', austria: 'me', france: 'me' };
  const { id, path } = await deal(context, { game: 'realpolitik', scenario: '1866', players: 3, seats });
  // A third suitor could bid more.
  await playOver(context, house.url, id, (decision, position) =>
    until(['bid'], [position.seat === 'france' ? 'alliance/prussia' : 'alliance/italy'])(decision, position),
  );
  await page.goto(path);
  const bid = async (morale: number) => {
    await page.locator('.coin').nth(morale).click();
    await page.locator('.tray-go .btn-primary').click();
  };
  const title = page.locator('.tray.bid h2', { hasText: 'Italy' });
  await title.waitFor();
  const mine = (await page.locator('.power.mine').getAttribute('data-power')) ?? '';
  const [winner, loser] = mine === 'austria' ? ['Austria', 'Prussia'] : ['Prussia', 'Austria'];
  await bid(2);
  await page.getByRole('button', { name: `I am ${loser}` }).click();
  await page.waitForSelector(`.power.mine:not([data-power="${mine}"])`);
  await title.waitFor();
  // The least stands there from the beginning: Enter seals it.
  expect(await page.locator('.coin[aria-checked="true"]').textContent()).toBe('0');
  await page.keyboard.press('Enter');
  await page
    .locator('.event', { hasText: `${winner} controls Italy.` })
    .first()
    .waitFor();
  expect(await page.locator('.power[data-power="italy"]').textContent()).toContain(`of ${winner}`);
});
