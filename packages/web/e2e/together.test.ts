import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { deal, sendOver } from './deal.ts';
import type { Shared } from './house.ts';
import { sharedHouse } from './shared.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

test('friends are invited: a link and its picture, a name asked once, talk before the match, a late guest told why', async () => {
  const [host, friend, late] = await Promise.all([house.guest(), house.guest('small'), house.guest('small')]);
  await host.page.goto('/');
  await host.page.getByRole('link', { name: /Invite friends/ }).click();
  await host.page.getByRole('radio', { name: /^1805/ }).check();
  await host.page.getByRole('button', { name: '3', exact: true }).click();
  await host.page.getByLabel('Name of the table').fill('The old guard');
  await host.page.getByLabel('Pace').selectOption('relaxed');
  await host.page.getByLabel('Hours per decision').fill('48');
  const seats = host.page.locator('.seat-list select');
  expect(await seats.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value))).toContain('open');
  await seats.nth(0).selectOption('easy');
  expect(await violations(host.page)).toEqual([]);
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.getByLabel('What shall the others call you?').fill('Blücher');
  await host.page.getByRole('button', { name: 'Save' }).click();
  await host.page.getByText('Blücher').first().waitFor();
  await host.page.getByAltText(/QR code/).waitFor();
  await host.page.getByLabel('Write').fill('Who is coming?');
  await host.page.getByRole('button', { name: 'Send' }).click();
  expect(await violations(host.page)).toEqual([]);
  const link = await host.page.locator('.invite input').inputValue();

  await friend.page.goto(link);
  await friend.page.getByLabel('What shall the others call you?').fill('Wellington');
  expect(await violations(friend.page)).toEqual([]);
  expect(await friend.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await friend.page.getByRole('button', { name: 'Come in' }).click();
  // One seat is free, so it is theirs, and the match begins.
  await friend.page.waitForSelector('.match');

  await late.page.goto(link);
  await late.page.getByLabel('What shall the others call you?').fill('Grouchy');
  await late.page.getByRole('button', { name: 'Come in' }).click();
  await late.page.getByText('Every seat is taken. You can watch').waitFor();
  expect(await violations(late.page)).toEqual([]);
  await late.page.getByRole('link', { name: 'Watch' }).click();
  await late.page.waitForSelector('.dock.waiting');
  expect([...host.faults, ...friend.faults, ...late.faults]).toEqual([]);
});

test('the board shows whose time runs until when; letters stay unread over a reload; a refusal says why', async () => {
  const [host, friend, visitor] = await Promise.all([house.guest(), house.guest(), house.guest()]);
  const { path, id } = await deal(host.context, {
    scenario: '1805',
    seats: { france: 'me', austria: 'open' },
    settings: { pace: { kind: 'correspondence', seconds: 172_800, grace: 3600, weekends: 'on' } },
  });
  await friend.context.request.post('/api/guest', { data: { name: 'Wellington' } });
  await friend.context.request.post(`/api/tables/${id}/join`, { data: { seat: 'austria' } });
  await sendOver(host.context, house.url, { type: 'letter', table: id, from: 'france', to: 'austria', text: 'Peace?' });
  await friend.page.goto(path);
  const clock = friend.page.locator('.clock.running').first();
  await expect.poll(() => clock.textContent()).toMatch(/47 h.*until/s);
  await friend.page.getByRole('tab', { name: 'Talk' }).click();
  const thread = friend.page.getByRole('tab', { name: /^France/ });
  await expect.poll(() => thread.locator('.count').textContent()).toBe('1');
  await thread.click();
  await thread.locator('.count').waitFor({ state: 'detached' });
  expect(await violations(friend.page, '.strips')).toEqual([]);

  // Whoever is muted is not shown, and is heard again when one likes.
  const mute = async () => {
    await friend.page.getByRole('button', { name: 'Table', exact: true }).click();
    await friend.page.getByRole('button', { name: /^Mute / }).click();
    await friend.page.getByText('From now on').waitFor();
    await friend.page.reload();
    await friend.page.getByRole('tab', { name: 'Talk' }).click();
    await thread.click();
  };
  await mute();
  await sendOver(host.context, house.url, { type: 'letter', table: id, from: 'france', to: 'austria', text: 'Again?' });
  await friend.page.getByRole('button', { name: 'Send' }).waitFor();
  expect(await friend.page.getByText('Peace?').count()).toBe(0);
  await mute();
  await friend.page.getByText('Again?').waitFor();

  await visitor.page.goto(path);
  await visitor.page.getByRole('tab', { name: 'Talk' }).click();
  await visitor.page.locator('.composer input').fill('May I say something?');
  await visitor.page.getByRole('button', { name: 'Send' }).click();
  await visitor.page.getByText('Not sent. Only those who play may talk').waitFor();
});

test('an account: made, told by mail, a program let in and turned out, the password changed, everything deleted', async () => {
  const { page, faults } = await house.guest('small');
  await page.goto('/profile');
  const make = page.locator('form', { has: page.getByRole('heading', { name: 'A new account' }) });
  await make.getByLabel('Name').fill('Scharnhorst');
  await make.getByLabel(/^Password/).fill('correct horse battery');
  await make.getByRole('button').click();
  await page.getByText('Your account.').waitFor();
  const address = page.locator('form', { has: page.getByRole('button', { name: 'Save: E-mail for notices' }) });
  await address.getByRole('textbox', { name: 'E-mail for notices', exact: true }).fill('gerhard@example.org');
  await address.getByLabel('Your current password').fill('correct horse battery');
  await address.getByRole('button').click();
  await page.getByText('Not confirmed yet').waitFor();
  await page.getByRole('button', { name: 'Tell me in this browser' }).waitFor();
  await page.getByLabel(/^A token lets a program/).fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  expect(await page.getByLabel('The token, shown only once').inputValue()).toMatch(/^[\w-]{43}$/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Sign out: Program: my bot' }).click();
  await page.getByText('Program: my bot').waitFor({ state: 'detached' });
  await page.getByLabel('Your current password').fill('correct horse battery');
  await page.getByLabel(/^New password/).fill('another staple here');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('Changed. Every other browser').waitFor();
  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.locator('.notice.warn').getByLabel('Your current password').fill('another staple here');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByText('Everything about you is gone.').waitFor();
  expect(faults).toEqual([]);
});

test('people have a page, and every game a ladder', async () => {
  const { page, context, faults } = await house.guest('small');
  const said = await context.request.post('/api/guest', { data: { name: 'Gneisenau' } });
  const { me } = (await said.json()) as { me: { id: string } };
  for (const [path, text] of [
    [`/player/${me.id}`, 'No match has counted yet.'],
    ['/ladder', 'Everybody begins at 1000.'],
  ] as const) {
    await page.goto(path);
    await page.getByText(text).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), path).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  expect(faults).toEqual([]);
});

test('two strangers find a game, and one of them blocks the other', async () => {
  const [one, two] = await Promise.all([house.guest(), house.guest('small')]);
  for (const { page } of [one, two]) {
    await page.goto('/find');
    await page.getByLabel('Game').selectOption({ label: 'Clash of Monarchs' });
    await page.getByLabel('How many players').selectOption('2');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Look for players' }).click();
    if (page === one.page) await page.getByText('1 of 2 are here').waitFor();
  }
  expect(await two.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await Promise.all([one, two].map(({ page }) => page.waitForURL(/\/table\//)));
  await one.page.getByRole('button', { name: 'Table', exact: true }).click();
  const { me } = (await (await two.context.request.get('/api/me')).json()) as { me: { id: string; name: string } };
  await one.page.getByRole('dialog').getByRole('link', { name: me.name }).click();
  await one.page.getByRole('button', { name: 'Block' }).click();
  await one.page.getByText('Blocked. You see nothing they say').waitFor();
  await one.page.getByRole('button', { name: 'Report to the owner' }).click();
  await one.page.getByLabel('What happened?').fill('Nothing; this is a test.');
  expect(await violations(one.page)).toEqual([]);
  await one.page.getByRole('button', { name: 'Send' }).click();
  await one.page.getByText('The owner of this server will read it.').waitFor();
  await one.page.goto('/reports');
  await one.page.getByText('This is for the owner of the server.').waitFor();
});
