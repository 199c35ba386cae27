import { expect, test } from 'vitest';
import { onBothDatabases } from './databases.ts';
import { answer, type Page, Person, run, seated, until } from './harness.ts';
import { CANARY } from './parley.ts';

const WORD = new RegExp(`${CANARY}-\\d+`, 'g');

onBothDatabases('secrets', (fresh) => {
  test('no hidden word reaches another seat, a spectator, a page or the log', async () => {
    let logged = '';
    const stream = {
      write: (line: string) => {
        logged += line;
      },
    };
    const running = await run({ ...(await fresh()), log: { level: 'trace', stream } });
    const { id, people, pages, seats } = await seated(running.base, ['Anna', 'Bela', 'Cora'], {
      options: { rounds: '3' },
    });
    const watcher = await Person.guest(running.base, 'Watcher');
    const watching = await watcher.socket();
    await watching.hello(id);

    /** What each seat may know: every word it ever held. */
    const known = new Map<string, Set<string>>(seats.map((seat) => [seat, new Set()]));
    const held = () =>
      running.server.hall.matches.use(id, async (live) => {
        for (const seat of seats)
          for (const word of (live.match.view(seat) as { hand: string[] }).hand) known.get(seat)?.add(word);
      });
    await held();
    for (let round = 0; round < 2; round++) {
      for (const [index, seat] of seats.entries()) {
        const page = pages[index] as Page;
        await answer(page, id, seat, round === 0 ? 'draw' : undefined);
        await held();
        await page.ask({ type: 'preview', table: id, seat, answers: ['draw'] });
        const back = await page.ask({ type: 'undo', table: id, seat });
        if (back.type === 'told') await answer(page, id, seat);
        await page.ask({ type: 'at', table: id, seq: 1 });
      }
      for (const [index, seat] of seats.entries()) await answer(pages[index] as Page, id, seat, 'black');
    }
    const mine = pages[0] as Page;
    const shown = (await until(() => mine.seat(id, 'anna')?.decision ?? undefined)).options.find((each) =>
      each.startsWith('show/'),
    );
    await answer(mine, id, 'anna', shown);
    await until(() => (pages[1] as Page).seat(id, 'bela')?.waiting.includes('bela'));
    await (pages[1] as Page).hello(id);
    await (people[1] as Person).post(`/api/tables/${id}/fork`, { seq: 3 });

    for (const [index, seat] of seats.entries()) {
      const words = new Set((pages[index] as Page).frames.join().match(WORD));
      for (const word of words) expect(known.get(seat), `${seat} was shown ${word}`).toContain(word);
      expect(words.size).toBeGreaterThan(0);
    }
    expect(watching.frames.join()).not.toMatch(WORD);
    for (const path of ['', '/log', '/talk', '/votes', '/audit', '/record'])
      expect((await watcher.request('GET', `/api/tables/${id}${path}`)).text).not.toMatch(WORD);
    expect((await watcher.request('GET', '/api/tables?show=watch')).text).not.toMatch(WORD);
    expect((await watcher.request('GET', '/metrics')).text).not.toMatch(WORD);

    const { db } = running.server.hall.store;
    const [row] = await db.selectFrom('tables').selectAll().where('id', '=', id).execute();
    for (const page of [...pages, watching]) expect(page.frames.join()).not.toContain(row?.seed);
    await running.stop();
    expect(logged).not.toBe('');
    expect(logged).not.toMatch(WORD);
    expect(logged).not.toContain(row?.seed);
    expect(logged).not.toContain(row?.invite);
    for (const person of people) expect(logged).not.toContain((person as Person).cookie.split('=')[1]);
  });
});
