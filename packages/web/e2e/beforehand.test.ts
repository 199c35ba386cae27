/** What is said, left and chosen beforehand: forecasts, lists that wait, editions. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deal, playOver, sendOver, until } from './deal.ts';
import { openHouse, root, type Shared } from './house.ts';
import { sharedHouse } from './shared.ts';
import { asked, openTable } from './table.ts';

let house: Shared;
beforeAll(async () => {
  house = await sharedHouse();
});
afterAll(() => house?.close());

/** Two people at a table of Skirmish; the second has no page. */
async function skirmish(scenario: string, players: number, second: string) {
  const [first, other] = await Promise.all([house.guest(), house.guest()]);
  const seats = { ash: 'me', [second]: 'open' };
  const { id, path } = await deal(first.context, { game: 'skirmish', scenario, players, seats });
  await other.context.request.post('/api/guest', { data: {} });
  const joined = await other.context.request.post(`/api/tables/${id}/join`, { data: { seat: second } });
  expect(joined.ok()).toBe(true);
  return { id, path, page: first.page, mine: first.context, theirs: other.context };
}

test('what a game foresees stands beside the option, each line with its section', async () => {
  const { id, path, page, mine, theirs } = await skirmish('feud', 2, 'elm');
  const wishes = ['march/ford/keep', 'march/abbey/keep', '2', 'buy/nothing'];
  const meeting = until(['commit'], wishes);
  await Promise.all([playOver(mine, house.url, id, meeting), playOver(theirs, house.url, id, meeting)]);
  await page.goto(path);
  expect(await asked(page)).toBe('commit');
  await page.locator('.opt[data-option]').first().click();
  const lines = page.locator('.forecast');
  await lines.filter({ hasText: 'Chance of' }).waitFor();
  expect(await lines.filter({ hasText: 'in the attack' }).locator('b').textContent()).toBe('2');
});

test('what waits of a plan is shown to its sender, who can withdraw it', async () => {
  const { id, path, page, mine, theirs } = await skirmish('watch', 3, 'birch');
  // A column of the third house, if it marches first, is let pass.
  const others = until([], ['buy/nothing', 'pass']);
  const watching = playOver(theirs, house.url, id, (decision, position) =>
    decision.prompt.id === 'ambush' && decision.prompt.args?.house === 'ash' ? undefined : others(decision, position),
  );
  const { decision } = await playOver(mine, house.url, id, until(['march'], ['buy/nothing']));
  await page.goto(path);
  expect(await asked(page)).toBe('march');
  // The whole plan in one message; Birch may lie in wait at the Ford.
  const march = (to: string) => [
    { question: 'march', option: `march/ashholt/${to}` },
    { question: 'troops', option: '1' },
  ];
  const items = [...march('ford'), ...march('bridge'), { question: 'march', option: 'done' }];
  await sendOver(mine, house.url, { type: 'answers', table: id, seat: 'ash', stamp: decision?.stamp, items });
  await watching;
  const rest = page.locator('.notice', { hasText: '3 more steps go on as soon as everybody lets it pass' });
  await rest.getByRole('button', { name: 'Withdraw' }).click();
  await rest.waitFor({ state: 'detached' });
  const passing = await playOver(theirs, house.url, id, () => undefined);
  const { stamp } = passing.decision ?? {};
  await sendOver(theirs, house.url, { type: 'answer', table: id, seat: 'birch', stamp, option: 'pass' });
  expect(await asked(page)).toBe('march');
});

test('a table is laid with the edition that was chosen for it', async () => {
  const own = await openHouse();
  try {
    const cli = ['packages/cli/src/main.ts', 'edition', 'new', 'coalitions', 'my-copy', '--data', own.data];
    execFileSync(process.execPath, cli, { cwd: root });
    const file = join(own.data, 'editions/coalitions/my-copy/coalitions-empire.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('value: 2', 'value: 3'));
    await own.pullThePlug();
    await own.comeBack();
    const { page, context } = await own.guest();
    const choose = () => page.locator('label', { hasText: 'Edition' }).locator('select').selectOption('my-copy');
    await openTable(page, { scenario: '1805', seats: ['France'], before: choose });
    await page.waitForSelector('.match');
    const id = page.url().split('/').at(-1);
    const { table } = (await (await context.request.get(`/api/tables/${id}`)).json()) as { table: { data: string } };
    const of = async (query: string) => (await context.request.get(`/api/games/coalitions${query}`)).text();
    expect(await of(`?data=${table.data}`)).not.toBe(await of(''));
  } finally {
    await own.close();
  }
});
