/** Until the last reaction is in nobody can tell who has reacted: not by what is shown, nor by what is counted. */
import {
  type AnyDefinition,
  ask,
  choose,
  type Definition,
  type Game,
  option,
  type Rules,
  reactions,
  type Title,
} from '@quadrille/kernel';
import type { TableInfo } from '@quadrille/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, asked, type Page, Person, until } from './harness.ts';

interface Event {
  readonly type: 'called' | 'met';
  readonly by: string;
}
const SEATS = ['anna', 'bela', 'cora'] as const;

/** Anna calls, and both others may step in. */
function* round({ tell, liftVeil }: Game<object, Event>): Rules<'round'> {
  yield* choose('anna', ask('call', 'W §1'), () => [option('call'), option('shout')]);
  tell({ type: 'called', by: 'anna' });
  const met = yield* reactions({ liftVeil }, ['bela', 'cora'], (seat) => ({
    seat,
    ask: ask('step-in', 'W §2'),
    options: () => [option('step')],
  }));
  for (const { of: by } of met) tell({ type: 'met', by });
  return 'round';
}

const definition: Definition<object, Event, 'round', object> = {
  id: 'ward',
  version: 1,
  words: {},
  seats: () => SEATS,
  first: () => 'round',
  phases: { round },
  setUp: () => ({}),
  view: () => ({}),
  determinise: () => {},
  orders: [{ id: 'let-pass', answer: ({ ask: { id } }) => (id === 'step-in' ? 'pass' : undefined) }],
};
const ward: Title = {
  id: 'ward',
  title: 'Ward',
  listed: false,
  definition: definition as unknown as AnyDefinition,
  data: 'ward-1',
  scenarios: [{ id: 'gate', title: 'At the gate', players: [3], options: [] }],
};

const MINUTE = 60_000;
const HOURLY = { kind: 'correspondence', seconds: 3600, grace: 60, weekends: 'on' } as const;

onBothDatabases('reactions', (fresh) => {
  let time = Date.UTC(2026, 0, 5, 12);
  const server = sharedServer(fresh, { titles: [ward], now: () => time });

  async function called(spectators: number, bela: (page: Page, id: string) => Promise<unknown>) {
    time = Date.UTC(2026, 0, 5, 12);
    const people = await Promise.all(SEATS.map((seat) => Person.guest(server.base, seat)));
    const pages = await Promise.all(people.map((person) => person.socket()));
    const stranger = await Person.guest(server.base, 'Stranger');
    const watching = await stranger.socket();
    onTestFinished(() => [...pages, watching].forEach((page) => void page.close()));
    const [anna, second, cora] = people as [Person, Person, Person];
    const [hers, belas, coras] = pages as [Page, Page, Page];
    const settings = { pace: HOURLY, spectators };
    const { id } = await anna.table({ game: 'ward', players: 3, seats: { anna: 'me' }, settings });
    await second.post(`/api/tables/${id}/join`, { seat: 'bela' });
    await cora.post(`/api/tables/${id}/join`, { seat: 'cora' });
    for (const page of [...pages, watching]) await page.hello(id);
    time += 2 * MINUTE;
    const moment = () => answer(hers, id, 'anna', 'call');
    await bela(belas, id);
    await moment();
    await asked(coras, id, 'cora');
    // Whoever looks has been shown the clocks: what is shown from now on is of a later minute.
    for (const page of [...pages, watching])
      await until(() => page.messages.some((each) => each.type === 'clock' && each.clocks[1]?.deadline !== undefined));
    time += 2 * MINUTE;
    return { id, people: { anna, cora, stranger }, pages: { hers, belas, coras, watching } };
  }

  /** Everything that anybody but Bela can ask for. */
  async function sight({ id, people, pages }: Awaited<ReturnType<typeof called>>): Promise<readonly unknown[]> {
    const { anna, cora, stranger } = people;
    const heard: unknown[] = [];
    for (const person of [anna, cora, stranger]) {
      for (const path of ['', '/audit', '/log', '/votes', '/why?seq=3'])
        heard.push(await person.get(`/api/tables/${id}${path}`));
      for (const show of ['mine', 'watch']) {
        const { tables } = await person.get<{ tables: TableInfo[] }>(`/api/tables?show=${show}`);
        heard.push(tables.find((each) => each.id === id));
      }
    }
    const { table } = await cora.post<{ table: TableInfo }>(`/api/tables/${id}/fork`, { seq: 99 });
    heard.push(table.sandbox?.seq);
    const { hers, coras, watching } = pages;
    for (const page of [hers, coras, watching])
      for (const seen of [undefined, 2, 3, 4]) {
        page.send({ type: 'bye', table: id });
        await page.hello(id, seen);
      }
    for (const page of [hers, coras, watching]) heard.push(await page.ask({ type: 'at', table: id, seq: 99 }));
    const { decision } = coras.seat(id, 'cora') ?? {};
    for (const answers of [['pass'], ['step'], [{ question: 'step-in', option: 'pass' }]])
      heard.push(await coras.ask({ type: 'preview', table: id, seat: 'cora', answers }));
    heard.push(await hers.ask({ type: 'undo', table: id, seat: 'anna' }));
    const told = ['state', 'diff', 'clock', 'rest', 'orders'];
    heard.push(decision);
    for (const { messages } of [hers, coras, watching]) heard.push(messages.filter(({ type }) => told.includes(type)));
    const text = JSON.stringify(heard)
      .replaceAll(id, 'ID')
      .replace(/"(id|invite|commitment|host|player|name)":("[^"]*"|\{[^}]*\})/g, '"$1":0');
    return JSON.parse(text) as unknown[];
  }

  describe.each([0, 1])('with spectators %s steps behind', (spectators) => {
    const order = (page: Page, id: string) =>
      page.ask({ type: 'order', table: id, seat: 'bela', order: 'let-pass', on: true });

    test('a standing order that has answered, and nobody who has: both look the same', async () => {
      const [out, left] = [await called(spectators, async () => {}), await called(spectators, order)];
      const { db } = server.running.server.hall.store;
      const rows = await db.selectFrom('moves').selectAll().where('table_id', '=', left.id).execute();
      expect(rows.at(-1)).toMatchObject({ seat: 'bela', option: 'pass' });
      expect(await sight(left)).toEqual(await sight(out));
    });

    test('somebody who has answered late, and nobody who has: both look the same, and both go on', async () => {
      const [out, late] = [await called(spectators, async () => {}), await called(spectators, async () => {})];
      const { hers, belas, coras } = late.pages;
      await answer(belas, late.id, 'bela', 'pass');
      await until(() => belas.seat(late.id, 'bela')?.decision?.chosen === 'pass');
      expect(belas.seat(late.id, 'bela')?.undo).toBe(false);
      const back = await belas.ask({ type: 'undo', table: late.id, seat: 'bela' });
      expect(back).toMatchObject({ type: 'refused', code: 'undo-reacting' });
      const undecided = await belas.ask({ type: 'call-vote', table: late.id, kind: 'takeback' });
      expect(undecided).toMatchObject({ type: 'refused', code: 'nothing-decided' });
      await answer(belas, late.id, 'bela', 'step');
      await until(() => belas.seat(late.id, 'bela')?.decision?.chosen === 'step');
      expect(await sight(late)).toEqual(await sight(out));
      await answer(coras, late.id, 'cora', 'pass');
      for (const [page, seat] of [
        [hers, 'anna'],
        [belas, 'bela'],
        [coras, 'cora'],
      ] as const) {
        await until(() => page.seat(late.id, seat)?.seq === 4);
        expect(page.seat(late.id, seat)?.log.map(({ event }) => event.type)).toEqual(['called', 'met']);
      }
      await answer(late.pages.hers, late.id, 'anna', 'shout');
    });
  });
});
