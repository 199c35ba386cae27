/** Lists of answers, standing orders, several questions at once: at a table of The Watch (Skirmish), where marches are watched. */
import type { Item, ServerMessage, TableRequest } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, asked, type Page, Person, type Running, run, seated, until } from './harness.ts';
import { returned } from './solo.ts';

const HOUSES = ['ash', 'elm', 'birch', 'oak'] as const;
type House = (typeof HOUSES)[number];

interface Watch {
  readonly id: string;
  readonly people: Readonly<Record<House, Person>>;
  readonly pages: Readonly<Record<House, Page>>;
}

/** Four people at a table. */
async function laid(base: string, request: Partial<TableRequest> = {}): Promise<Watch> {
  const people = Object.fromEntries(
    await Promise.all(HOUSES.map(async (house) => [house, await Person.guest(base, house)] as const)),
  ) as Record<House, Person>;
  const { id } = await people.ash.table({
    game: 'skirmish',
    scenario: 'watch',
    players: 4,
    seats: { ash: 'me' },
    ...request,
  });
  for (const house of HOUSES.slice(1)) await people[house].post(`/api/tables/${id}/join`, { seat: house });
  const pages = Object.fromEntries(
    await Promise.all(HOUSES.map(async (house) => [house, await people[house].socket()] as const)),
  ) as Record<House, Page>;
  await Promise.all(HOUSES.map((house) => pages[house].hello(id)));
  return { id, people, pages };
}

/** Everybody keeps their cards; the bidding begins. */
async function musteredAt(base: string, request?: Partial<TableRequest>): Promise<Watch> {
  const watch = await laid(base, request);
  for (const house of HOUSES) await answer(watch.pages[house], watch.id, house, 'keep');
  return watch;
}

/** Ash has bid most and is on the march first; Birch can see the Ford, Oak the Bridge. */
async function marchingAt(base: string, request?: Partial<TableRequest>): Promise<Watch> {
  const watch = await musteredAt(base, request);
  const { id, pages } = watch;
  for (const house of HOUSES)
    for (const _ of ['order', 'banner']) {
      const { prompt } = await unanswered(pages[house], id, house);
      await answer(pages[house], id, house, prompt.id === 'bid' && house === 'ash' ? '1' : '0');
      await until(() => asksBid(pages[house], id, house, prompt.id) === false);
    }
  for (const rank of ['ash', 'elm', 'birch']) await answer(pages.ash, id, 'ash', `rank/${rank}`);
  await answer(pages.ash, id, 'ash', 'buy/nothing');
  await until(() => pages.ash.seat(id, 'ash')?.decision?.prompt.id === 'march');
  return watch;
}

const unanswered = (page: Page, id: string, seat: string) =>
  until(() => page.seat(id, seat)?.decisions.find(({ chosen }) => chosen === undefined));
const asksBid = (page: Page, id: string, seat: string, prompt: string) =>
  page.seat(id, seat)?.decisions.some((each) => each.prompt.id === prompt && each.chosen === undefined) ?? false;

/** One troop to the Ford, one to the Bridge, and done. */
const CAMPAIGN: readonly Item[] = [
  { question: 'march', option: 'march/ashholt/ford' },
  { question: 'troops', option: '1' },
  { question: 'march', option: 'march/ashholt/bridge' },
  { question: 'troops', option: '1' },
  { question: 'march', option: 'done' },
];

async function send({ id, pages }: Watch, items = CAMPAIGN, request?: string) {
  const { stamp } = await asked(pages.ash, id, 'ash');
  return pages.ash.ask({ type: 'answers', table: id, seat: 'ash', stamp, items, ...(request && { id: request }) });
}

const listed = (message: ServerMessage) =>
  (message.type === 'told' && 'listed' in message.told && message.told.listed) || message;
const rests = (page: Page) => page.messages.filter((each) => each.type === 'rest');
const holds = (page: Page, id: string, house: string, card: string): boolean => {
  const view = page.seat(id, house)?.view as { affairs: { house: string; hand: unknown }[] } | undefined;
  const hand = view?.affairs.find((each) => each.house === house)?.hand;
  return Array.isArray(hand) && hand.includes(card);
};

onBothDatabases('lists of answers', (fresh) => {
  const server = sharedServer(fresh);

  test('two questions of one seat stand side by side, and each can be changed until the last bid is in', async () => {
    const { id, pages } = await musteredAt(server.base);
    const both = await until(() => {
      const open = pages.ash.seat(id, 'ash')?.decisions ?? [];
      return open.length === 2 && open;
    });
    expect(new Set(both.map(({ stamp }) => stamp)).size).toBe(2);
    const [order, banner] = both;
    const give = (stamp: string | undefined, option: string) =>
      pages.ash.ask({ type: 'answer', table: id, seat: 'ash', stamp, option });
    expect(await give(banner?.stamp, '2')).toMatchObject({ type: 'told' });
    expect(await give(order?.stamp, '1')).toMatchObject({ type: 'told' });
    expect(await give(banner?.stamp, '3')).toMatchObject({ type: 'told' });
    await until(
      () =>
        pages.ash
          .seat(id, 'ash')
          ?.decisions.map(({ chosen }) => chosen)
          .join() === '1,3',
    );
  });

  test('a list goes on while everybody lets it pass, and is written down answer by answer', async () => {
    const watch = await marchingAt(server.base);
    const { id, pages } = watch;
    const seq = pages.ash.seat(id, 'ash')?.seq ?? 0;
    expect(listed(await send(watch))).toMatchObject({ taken: 2, waits: 3, seq: seq + 2 });
    await until(() => rests(pages.ash).at(-1)?.items.length === 3);
    await answer(pages.birch, id, 'birch', 'pass');
    await until(() => rests(pages.ash).at(-1)?.items.length === 1);
    await answer(pages.oak, id, 'oak', 'pass');
    await until(() => pages.elm.seat(id, 'elm')?.decision?.prompt.id === 'buy');
    expect(rests(pages.ash).at(-1)).toMatchObject({ items: [] });
    for (const house of ['elm', 'birch', 'oak'] as const) expect(rests(pages[house])).toEqual([]);
    const moves = await movesOf(watch, server.running);
    expect(moves.slice(-7)).toEqual([
      'ash march/ashholt/ford',
      'ash 1',
      'birch pass',
      'ash march/ashholt/bridge',
      'ash 1',
      'oak pass',
      'ash done',
    ]);
  });

  test('the same message again gets the same reply, and changes nothing', async () => {
    const watch = await marchingAt(server.base);
    const { stamp } = await asked(watch.pages.ash, watch.id, 'ash');
    const message = { type: 'answers', table: watch.id, seat: 'ash', stamp, items: CAMPAIGN, id: 'once' };
    const first = listed(await watch.pages.ash.ask(message));
    expect(listed(await watch.pages.ash.ask(message))).toEqual(first);
    await answer(watch.pages.birch, watch.id, 'birch', 'pass');
    expect(listed(await watch.pages.ash.ask(message))).toEqual(first);
  });

  test('what has not been given comes back if something happens that was not foreseen', async () => {
    let watch = await marchingAt(server.base);
    while (!holds(watch.pages.birch, watch.id, 'birch', 'feint')) watch = await marchingAt(server.base);
    const { id, pages } = watch;
    await send(watch);
    await answer(pages.birch, id, 'birch', 'ambush/feint');
    const back = await until(() => rests(pages.ash).findLast(({ why }) => why !== undefined));
    expect(back).toMatchObject({ items: CAMPAIGN.slice(2), why: { code: 'changed' } });
    expect((await asked(pages.ash, id, 'ash')).prompt.id).toBe('march');
  });

  test('an item that no longer fits stops the list, with the reason', async () => {
    const watch = await marchingAt(server.base);
    const [first, second] = CAMPAIGN as [Item, Item];
    const reply = listed(await send(watch, [first, { ...second, option: '99' }]));
    expect(reply).toMatchObject({ taken: 1, waits: 0, stopped: { code: 'not-offered' } });
    const other = listed(await send(watch, [{ question: 'buy', option: 'buy/nothing' }]));
    expect(other).toMatchObject({ taken: 0, stopped: { code: 'another-question' } });
  });

  test('who sent it may withdraw what waits; nobody else can', async () => {
    const watch = await marchingAt(server.base);
    const { id, pages } = watch;
    await send(watch);
    expect(await pages.elm.ask({ type: 'withdraw', table: id, seat: 'ash' })).toMatchObject({ code: 'not-your-seat' });
    expect(await pages.ash.ask({ type: 'withdraw', table: id, seat: 'ash' })).toMatchObject({ type: 'told' });
    await answer(pages.birch, id, 'birch', 'pass');
    expect((await asked(pages.ash, id, 'ash')).prompt.id).toBe('march');
    expect((await movesOf(watch, server.running)).at(-1)).toBe('birch pass');
  });

  test('an undo takes back one answer of it', async () => {
    const watch = await marchingAt(server.base);
    const { id, pages } = watch;
    await send(watch, CAMPAIGN.slice(0, 1));
    await until(() => pages.ash.seat(id, 'ash')?.decision?.prompt.id === 'troops');
    expect(await pages.ash.ask({ type: 'undo', table: id, seat: 'ash' })).toMatchObject({ type: 'told' });
    await until(() => pages.ash.seat(id, 'ash')?.decision?.prompt.id === 'march');
  });

  test('a look ahead goes as far as the list would, and says after how many answers others may react', async () => {
    const watch = await marchingAt(server.base);
    const { id, pages } = watch;
    const look = await pages.ash.ask({ type: 'preview', table: id, seat: 'ash', answers: CAMPAIGN });
    expect(look).toMatchObject({ told: { preview: { took: 5, passing: 2, forecast: [] } } });
  });

  test('where others are asked something else the rest waits too, and goes on if all is still as it was', async () => {
    const items = [
      { question: 'speak', option: 'hail' },
      { question: 'wager', option: 'red' },
    ];
    const parleys = async (bela: 'hail' | 'draw') => {
      const { id, pages } = await seated(server.base, ['Anna', 'Bela']);
      const [page, other] = pages as [Page, Page];
      const { stamp } = await asked(page, id, 'anna');
      const reply = await page.ask({ type: 'answers', table: id, seat: 'anna', stamp, items });
      expect(listed(reply)).toMatchObject({ taken: 1, waits: 1 });
      await answer(other, id, 'bela', bela);
      await until(() => rests(page).at(-1)?.items.length === 0 || rests(page).at(-1)?.why !== undefined);
      return rests(page).at(-1);
    };
    expect(await parleys('hail')).toMatchObject({ items: [] });
    expect(await parleys('draw')).toMatchObject({ items: items.slice(1), why: { code: 'changed' } });
  });

  test('what waits survives a restart', async () => {
    const options = await fresh();
    const first = await run(options);
    const watch = await marchingAt(first.base);
    await send(watch);
    await first.stop();
    const second = await run(options);
    const ash = await returned(second.base, watch.people.ash, watch.id);
    await until(() => rests(ash).at(-1)?.items.length === 3);
    const birch = await returned(second.base, watch.people.birch, watch.id);
    await answer(birch, watch.id, 'birch', 'pass');
    await until(() => rests(ash).at(-1)?.items.length === 1);
    await second.stop();
  });
});

onBothDatabases('standing orders', (fresh) => {
  const server = sharedServer(fresh);
  const leave = ({ id, pages }: Watch, house: House, on = true) =>
    pages[house].ask({ type: 'order', table: id, seat: house, order: 'let-pass', on });

  test('answer in the same commit for whoever left them, present or not', async () => {
    const watch = await marchingAt(server.base);
    const { id, pages } = watch;
    for (const house of ['birch', 'oak'] as const) {
      expect(await leave(watch, house)).toMatchObject({ type: 'told' });
      await until(() => pages[house].messages.findLast(({ type }) => type === 'orders'));
      pages[house].close();
    }
    expect(listed(await send(watch))).toMatchObject({ taken: 5, waits: 0 });
    await until(() => pages.elm.seat(id, 'elm')?.decision?.prompt.id === 'buy');
    const moves = await movesOf(watch, server.running);
    expect(moves.filter((move) => move.endsWith('pass'))).toEqual(['birch pass', 'oak pass']);
    expect(pages.elm.messages.some(({ type }) => type === 'orders')).toBe(false);
  });

  test('an order that is left while its question is open answers it; it can be revoked', async () => {
    const watch = await marchingAt(server.base);
    const { id, pages } = watch;
    await send(watch, CAMPAIGN.slice(0, 2));
    await asked(pages.birch, id, 'birch');
    await leave(watch, 'birch');
    await until(() => pages.ash.seat(id, 'ash')?.decision?.prompt.id === 'march');
    await leave(watch, 'birch', false);
    expect(pages.birch.messages.findLast((each) => each.type === 'orders')).toMatchObject({ orders: [] });
  });

  test('ends by itself when its time has come, and with whoever left it', async () => {
    const watch = await marchingAt(server.base);
    const { id, pages, people } = watch;
    await leave(watch, 'elm');
    await leave(watch, 'oak');
    await send(watch, CAMPAIGN.slice(4));
    await until(() => pages.elm.messages.findLast((each) => each.type === 'orders')?.orders.length === 0);
    await people.oak.post(`/api/tables/${id}/resign`, {});
    const { hall } = server.running.server;
    await answer(pages.elm, id, 'elm', 'buy/nothing');
    await until(
      async () =>
        (await hall.store.db.selectFrom('orders').selectAll().where('table_id', '=', id).execute()).length === 0,
    );
  });

  test('a game that knows no such order refuses it', async () => {
    const { id, pages } = await laid(server.base);
    const order = { type: 'order', table: id, seat: 'ash', order: 'conquer', on: true };
    expect(await pages.ash.ask(order)).toMatchObject({ type: 'refused', code: 'no-order' });
  });
});

onBothDatabases('clocks that count turns', (fresh) => {
  let time = Date.UTC(2026, 0, 5, 12);
  const server = sharedServer(fresh, { now: () => time });
  const MINUTE = 60_000;

  test('the time of a turn goes on through all its questions, and a reaction has an allowance of its own', async () => {
    const pace = { kind: 'correspondence', seconds: 3600, grace: 60, weekends: 'on', reactions: 600 } as const;
    const watch = await marchingAt(server.base, { settings: { pace } });
    const { id, pages } = watch;
    const leftOf = (house: House) => {
      const clock = pages.ash.messages.findLast((each) => each.type === 'clock');
      return clock?.clocks.find(({ seat }) => seat === house);
    };
    time += 20 * MINUTE;
    await send(watch, CAMPAIGN.slice(0, 1));
    await until(() => leftOf('ash')?.left === 40 * MINUTE);
    await send(watch, CAMPAIGN.slice(1, 2));
    await until(() => leftOf('birch')?.deadline === time + 10 * MINUTE);
    time += 5 * MINUTE;
    await answer(pages.birch, id, 'birch', 'pass');
    await until(() => leftOf('ash')?.deadline === time + 40 * MINUTE);
    await send(watch, CAMPAIGN.slice(4));
    await until(() => leftOf('elm')?.deadline === time + 60 * MINUTE);
  });
});

/** The answers of a match, as they are written down. */
async function movesOf({ id }: Watch, { server }: Running): Promise<readonly string[]> {
  const rows = await server.hall.store.db
    .selectFrom('moves')
    .select(['seat', 'option'])
    .where('table_id', '=', id)
    .where('kind', '=', 'answer')
    .orderBy('seq')
    .execute();
  return rows.map(({ seat, option }) => `${seat} ${option}`);
}
