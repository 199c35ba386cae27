import type { TablesResponse } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, asked, run, seated, until } from './harness.ts';
import { returned, solo } from './solo.ts';

onBothDatabases('playing', (fresh) => {
  const server = sharedServer(fresh);

  test('others hear of an answer as a difference of their own view', async () => {
    const { id, people, pages, seats } = await seated(server.base, ['Anna', 'Bela', 'Cora']);
    const [anna, bela] = pages;
    const [host] = people;
    if (!host || !anna || !bela) throw new Error('nobody came');
    const seq = await answer(anna, id, 'anna', 'draw');
    await until(() => pages.every((page, i) => (page.seat(id, seats[i] ?? '')?.seq ?? 0) >= seq));
    // Bowing is no choice, and everybody knows: the platform did it at once, and both steps come as one.
    const diff = bela.messages.find((each) => each.type === 'diff');
    const log = [{ seq, event: { type: 'drew', seat: 'anna' } }];
    expect(diff).toMatchObject({ seat: 'bela', from: seq - 1, seq: seq + 1, log });
    expect(anna.seat(id, 'anna')?.log.map(({ event }) => event.type)).toContain('drew-word');
    await asked(bela, id, 'bela');
    const { tables } = await host.get<TablesResponse>('/api/tables?show=mine');
    expect(tables).toMatchObject([{ id, seq: seq + 1, waiting: ['bela'] }]);
  });

  test('who only looks on hears of several answers at once, and of each of them', async () => {
    const { id, pages } = await seated(server.base, ['Anna', 'Bela', 'Cora']);
    const [anna, bela, cora] = pages;
    if (!anna || !bela || !cora) throw new Error('nobody came');
    await answer(anna, id, 'anna', 'hail');
    await answer(bela, id, 'bela', 'hail');
    await until(() => cora.seat(id, 'cora')?.waiting.includes('cora'));
    expect(cora.seat(id, 'cora')?.log).toEqual([
      { seq: 1, event: { type: 'said', seat: 'anna', word: 'hail' } },
      { seq: 3, event: { type: 'said', seat: 'bela', word: 'hail' } },
    ]);
    await until(() => anna.seat(id, 'anna')?.waiting.includes('cora'));
    expect(anna.seat(id, 'anna')?.log).toEqual(cora.seat(id, 'cora')?.log);
  });

  test('why something is not on offer is told to the seat that asks, and to nobody else', async () => {
    const { id, pages } = await seated(server.base, ['Anna', 'Bela']);
    const [anna, bela] = pages;
    if (!anna || !bela) throw new Error('nobody came');
    const { stamp } = await asked(anna, id, 'anna');
    const why = { type: 'why', table: id, seat: 'anna', stamp };
    const told = await anna.ask(why);
    expect(told).toMatchObject({ told: { refused: [{ id: 'sing', code: 'no-singing', cite: 'P §1.1' }] } });
    expect(await bela.ask(why)).toMatchObject({ type: 'refused', code: 'not-your-seat' });
    expect(await anna.ask({ ...why, stamp: '99' })).toMatchObject({ type: 'refused', code: 'stale' });
  });

  test('of a double click, two tabs and two devices one answer counts, and the others are told', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela']);
    const [host] = people;
    const [first] = pages;
    if (!host || !first) throw new Error('nobody came');
    const second = await host.socket();
    await second.hello(id);
    const { stamp } = await asked(first, id, 'anna');
    const message = { type: 'answer', table: id, seat: 'anna', stamp, option: 'hail' };
    const replies = await Promise.all([
      first.ask({ ...message, id: 'tab-1' }),
      first.ask({ ...message, id: 'tab-1-again' }),
      second.ask({ ...message, id: 'tab-2', option: 'draw' }),
    ]);
    expect(replies.map(({ type }) => type).sort()).toEqual(['refused', 'refused', 'told']);
    const refused = replies.filter((each) => each.type === 'refused');
    for (const each of refused) expect(['stale', 'not-asked', 'not-offered']).toContain(each.code);
  });

  test('a request sent again after a broken connection is the same answer, not a second one', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela']);
    const [host] = people;
    const [page] = pages;
    if (!host || !page) throw new Error('nobody came');
    const { stamp } = await asked(page, id, 'anna');
    const message = { type: 'answer', table: id, seat: 'anna', stamp, option: 'hail', id: 'once' };
    const reply = await page.ask(message);
    const again = await host.socket();
    await again.hello(id, 0);
    const repeated = await again.ask(message);
    expect(reply).toMatchObject({ type: 'told', told: { seq: 1 } });
    expect(repeated).toMatchObject({ type: 'told', told: { seq: 1, repeated: true } });
  });

  test('an answer is taken back, unless it made something known', async () => {
    const { id, pages } = await seated(server.base, ['Anna', 'Bela']);
    const [anna, bela] = pages;
    if (!anna || !bela) throw new Error('nobody came');
    await answer(anna, id, 'anna', 'hail');
    await asked(bela, id, 'bela');
    expect(anna.seat(id, 'anna')?.undo).toBe(true);
    // The bow the platform made for her goes with it.
    expect(await anna.ask({ type: 'undo', table: id, seat: 'anna' })).toMatchObject({ type: 'told' });
    const decision = await asked(anna, id, 'anna');
    expect(decision.prompt.id).toBe('speak');
    expect(anna.seat(id, 'anna')?.log).toEqual([]);
    await answer(anna, id, 'anna', 'draw');
    await asked(bela, id, 'bela');
    const refused = await anna.ask({ type: 'undo', table: id, seat: 'anna' });
    expect(refused).toMatchObject({ type: 'refused', code: 'undo-veil' });
    await answer(bela, id, 'bela', 'hail');
  });

  test('what is taken back by a request that is sent again is taken back once', async () => {
    const { id, page, person } = await solo(server.base);
    const { db } = server.running.server.hall.store;
    const rows = async (kind: 'undo' | 'rewind') =>
      (await db.selectFrom('moves').select('seq').where('table_id', '=', id).where('kind', '=', kind).execute()).length;
    await answer(page, id, 'anna', 'hail');
    await answer(page, id, 'bela', 'hail');
    const chosen = () => page.seat(id, 'anna')?.decision?.chosen;
    await answer(page, id, 'anna', 'red');
    await until(() => chosen() === 'red');
    const again = await returned(server.base, person, id);
    const undo = { type: 'undo', table: id, seat: 'anna', id: 'back' };
    for (const each of [page, again, page]) expect(await each.ask(undo)).toMatchObject({ type: 'told' });
    expect(await rows('undo')).toBe(1);
    await until(() => chosen() === undefined);
    const call = { type: 'call-vote', table: id, kind: 'takeback', id: 'back further' };
    const called = await page.ask(call);
    expect(called).toMatchObject({ type: 'told' });
    expect(await again.ask(call)).toEqual(called);
    expect(await rows('rewind')).toBe(1);
  });

  test('a long match with takebacks opens again exactly as it was', async () => {
    const where = await fresh();
    const running = await run(where);
    const { id, person, page } = await solo(running.base);
    for (let i = 0; i < 90; i++) {
      const seat = await until(() => page.seat(id, 'anna')?.waiting[0]);
      const taken = await answer(page, id, seat, i % 7 === 3 ? 'draw' : undefined).catch(() => answer(page, id, seat));
      if (i % 11 === 5) await page.ask({ type: 'undo', table: id, seat });
      await until(
        () => page.seat(id, 'anna')?.seq === page.seat(id, 'bela')?.seq && (page.seat(id, 'anna')?.seq ?? 0) >= taken,
      );
    }
    const before = await until(async () => {
      await page.hello(id);
      const [anna, bela] = [page.seat(id, 'anna'), page.seat(id, 'bela')];
      return anna && bela && anna.seq === bela.seq && { anna, bela };
    });
    page.close();
    await running.stop();

    const again = await run(where);
    const fresher = await returned(again.base, person, id);
    for (const seat of ['anna', 'bela'] as const) {
      const after = fresher.seat(id, seat);
      expect(after?.seq).toBe(before[seat].seq);
      expect(after?.view).toEqual(before[seat].view);
      expect(after?.decision).toEqual(before[seat].decision);
    }
    const seat = before.anna.waiting[0] ?? '';
    await answer(fresher, id, seat);
    await again.stop();
  });

  test('a preview shows what would come of it, stops at the veil, and changes nothing', async () => {
    const { id, pages } = await seated(server.base, ['Anna', 'Bela']);
    const [anna] = pages;
    if (!anna) throw new Error('nobody came');
    await asked(anna, id, 'anna');
    const look = (answers: string[]) => anna.ask({ type: 'preview', table: id, seat: 'anna', answers });
    // Bowing is no choice: the look ahead goes past it, as the table does.
    expect(await look(['hail'])).toMatchObject({
      told: { preview: { took: 1, position: { waiting: ['bela'] }, events: [{ type: 'said', word: 'hail' }] } },
    });
    expect(await look(['draw'])).toMatchObject({ told: { preview: { took: 0, stopped: 'veil' } } });
    expect(await look(['sing'])).toMatchObject({
      told: { preview: { took: 0, stopped: { code: 'no-singing', cite: 'P §1.1' } } },
    });
    expect(anna.seat(id, 'anna')?.seq).toBe(0);
    await anna.hello(id);
    expect(anna.seat(id, 'anna')?.decision?.prompt.id).toBe('speak');
  });

  test('a page that was away gets what it missed, once', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela']);
    const [anna, bela] = pages;
    const [, guest] = people;
    if (!anna || !bela || !guest) throw new Error('nobody came');
    await answer(anna, id, 'anna', 'hail');
    await asked(bela, id, 'bela');
    const had = bela.seat(id, 'bela');
    bela.close();
    const back = await guest.socket();
    if (had) back.followed.set(`${id} bela`, had);
    await answerElsewhere();
    await back.hello(id, had?.seq ?? 0);
    const now = back.seat(id, 'bela');
    expect(now?.log.map(({ seq }) => seq)).toEqual([...new Set(now?.log.map(({ seq }) => seq))]);
    expect(now?.log.map(({ event }) => event.type)).toEqual(['said', 'said']);

    async function answerElsewhere(): Promise<void> {
      const other = await guest?.socket();
      if (!other) return;
      await other.hello(id);
      await answer(other, id, 'bela', 'hail');
      other.close();
    }
  });

  test('a match against bots is played to its end, and the seed is disclosed', async () => {
    const { id, people, pages } = await seated(server.base, ['Solo'], {
      players: 3,
      options: { rounds: '3' },
      seats: { anna: 'me', bela: 'random', cora: 'random' },
    });
    const [page] = pages;
    const [solo] = people;
    if (!page || !solo) throw new Error('nobody came');
    await until(async () => {
      const at = page.seat(id, 'anna');
      if (at?.waiting.length === 0) return true;
      if (at?.waiting.includes('anna') && at.decision)
        await page.ask({
          type: 'answer',
          table: id,
          seat: 'anna',
          stamp: at.decision.stamp,
          option: at.decision.options[0],
        });
      return false;
    }, 20_000);
    const { table } = await solo.get<{ table: { status: string; seed: string; commitment: string; result: unknown } }>(
      `/api/tables/${id}`,
    );
    expect(table).toMatchObject({ status: 'over', result: { winners: ['anna'] } });
    const audit = await solo.get(`/api/tables/${id}/audit`);
    expect(audit).toMatchObject({ seed: table.seed, commitment: table.commitment, replays: true });
  });
});
