/** Takes a picture of every screen: `npm run screens` → docs/screens. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GamesResponse } from '@quadrille/protocol';
import type { BrowserContext } from 'playwright-core';
import { deal } from '../e2e/deal.ts';
import { type House, openHouse } from '../e2e/house.ts';
import { candle, picture, type Shoots } from './shooting.ts';

const LIVE = { admission: 'open', pace: { kind: 'live', seconds: 5400, increment: 30 } };
const BY_LETTER = {
  admission: 'open',
  pace: { kind: 'correspondence', seconds: 172_800, grace: 3600, weekends: 'off' },
};

/** A lobby in which something is going on: of every game a match of mine, and a table of somebody else's. */
async function company(house: House, me: BrowserContext): Promise<readonly string[]> {
  const { games } = (await (await me.request.get('/api/games')).json()) as GamesResponse;
  const { context: other } = await house.guest();
  const listed = games.filter((game) => game.listed);
  for (const [n, { id: game, first, scenarios }] of listed.entries()) {
    const { scenario, players, seat } = first;
    await deal(me, { game, scenario, players, seats: { [seat]: 'me' }, bots: 'easy' });
    const seats = scenarios.find(({ id }) => id === scenario)?.seats.find((each) => each.players === players)?.seats;
    const settings = n % 2 === 0 ? LIVE : BY_LETTER;
    await deal(other, { game, scenario, players, seats: { [seats?.[0] ?? seat]: 'me' }, bots: 'open', settings });
  }
  return listed.map(({ id }) => id);
}

async function pages(house: House): Promise<void> {
  const { page, context } = await house.guest();
  await page.goto('/');
  const games = await company(house, context);
  for (const [path, name] of [
    ['/', 'lobby'],
    ...games.map((game) => [`/new/${game}`, `new-table-${game}`] as const),
    ...games.map((game) => [`/rules/${game}`, `rules-${game}`] as const),
    ['/learn', 'learn'],
    ['/profile', 'profile'],
  ] as const) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await picture(page, name);
  }
  await page.goto('/');
  await candle(page, true);
  await picture(page, 'lobby-candlelight');
  const { page: phone } = await house.guest('small');
  for (const [path, name] of [
    ['/', 'lobby-small'],
    [`/new/${games[0]}`, 'new-table-small'],
  ] as const) {
    await phone.goto(path);
    await phone.waitForLoadState('networkidle');
    await picture(phone, name);
  }
}

/** What the folders of the games add. */
async function ofGames(): Promise<readonly Shoots[]> {
  const games = fileURLToPath(new URL('../src/games', import.meta.url));
  const files = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === 'screens.shoot.ts',
  );
  return Promise.all(
    files.sort().map(async (file) => ((await import(join(games, file))) as { shoots: Shoots }).shoots),
  );
}

const house = await openHouse();
const wanted = process.argv.slice(2);
const shoots: Shoots = Object.assign({ pages }, ...(await ofGames()));
for (const [name, shoot] of Object.entries(shoots)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await shoot(house).catch((fault: Error) => console.error(`${name}: ${fault.message}`));
}
await house.close();
