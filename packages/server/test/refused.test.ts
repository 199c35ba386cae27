import { type ClientMessageType, LIMITS } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { MESSAGES } from '../src/socket/schemas.ts';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, asked, type Page, Person, seated } from './harness.ts';

onBothDatabases('refusals', (fresh) => {
  const server = sharedServer(fresh);

  /** Everything there is in the database: a refusal must leave it as it was. */
  async function everything(): Promise<string> {
    const { db } = server.running.server.hall.store;
    const all = [];
    for (const name of [
      'tables',
      'seats',
      'moves',
      'checkpoints',
      'messages',
      'reads',
      'mutes',
      'notebooks',
      'votes',
    ] as const)
      all.push(await db.selectFrom(name).selectAll().execute());
    return JSON.stringify(all);
  }

  async function table() {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela']);
    const stranger = await (await Person.guest(server.base)).socket();
    const [anna, bela] = pages as [Page, Page];
    await asked(anna, id, 'anna');
    return { id, people, anna, bela, stranger };
  }

  /** A proper message of every type at this table, as Anna would send it. */
  const proper = (id: string): { [T in ClientMessageType]: Record<string, unknown> } => ({
    hello: { table: id },
    bye: { table: id },
    answer: { table: id, seat: 'anna', stamp: '0', option: 'hail' },
    answers: { table: id, seat: 'anna', stamp: '0', items: [{ question: 'speak', option: 'hail' }] },
    withdraw: { table: id, seat: 'anna' },
    order: { table: id, seat: 'anna', order: 'bow', on: true },
    undo: { table: id, seat: 'anna' },
    why: { table: id, seat: 'anna', stamp: '0' },
    preview: { table: id, seat: 'anna', answers: ['hail'] },
    hint: { table: id, seat: 'anna' },
    at: { table: id, seq: 0 },
    talk: { table: id, text: 'hello' },
    letter: { table: id, from: 'anna', to: 'bela', text: 'hello' },
    offers: { table: id, from: 'anna', to: 'bela' },
    reply: { table: id, letter: 'x', agree: true },
    note: { table: id, seat: 'anna', text: 'hello' },
    read: { table: id, upTo: 'x' },
    'call-vote': { table: id, kind: 'pause' },
    vote: { table: id, vote: 'x', agree: true },
    ping: {},
  });

  test('a malformed message of every type is refused with the reason, and changes nothing', async () => {
    const { id, people } = await table();
    const before = await everything();
    for (const [type, fields] of Object.entries(proper(id))) {
      const page = await (people[0] as Person).socket();
      const spoilt: Record<string, unknown>[] = [{ ...fields, type, more: 1 }];
      for (const key of Object.keys(fields)) {
        spoilt.push({ ...fields, type, [key]: { $ne: null } }, { ...fields, type, [key]: null });
        if (typeof fields[key] === 'string') spoilt.push({ ...fields, type, [key]: 'x'.repeat(LIMITS.message - 400) });
        const { [key]: _, ...without } = fields;
        spoilt.push({ ...without, type });
      }
      for (const message of spoilt) {
        const reply = await page.ask(message);
        expect(reply, JSON.stringify(message).slice(0, 200)).toMatchObject({ type: 'refused', code: 'malformed' });
        if (reply.type === 'refused') expect(reply.sentence).toContain(type);
      }
      page.close();
    }
    expect(await everything()).toBe(before);
  });

  test('a character that stands for nothing is refused in every message, and in every request', async () => {
    const { id, people } = await table();
    const [anna] = people as [Person];
    const before = await everything();
    for (const [type, fields] of Object.entries(proper(id))) {
      const page = await anna.socket();
      for (const [key, value] of Object.entries(fields)) {
        if (typeof value !== 'string') continue;
        expect(await page.ask({ ...fields, type, [key]: `${value}\u0000` })).toMatchObject({ code: 'malformed' });
      }
      page.close();
    }
    for (const [method, path, body] of [
      ['GET', '/api/tables/%00', undefined],
      ['GET', `/api/tables/${id}/talk?before=%00`, undefined],
      ['POST', '/api/guest', { name: 'No\u0000body' }],
      ['POST', '/api/tokens', { label: '\u0000' }],
      ['POST', `/api/tables/${id}/mute`, { player: '\u0000', muted: true }],
    ] as const)
      expect([path, (await anna.request(method, path, body)).status]).toEqual([path, 400]);
    expect(await everything()).toBe(before);
  });

  test('a stranger may send no message of any type that changes something, nor learn anything hidden', async () => {
    const { id, stranger } = await table();
    const before = await everything();
    const harmless: ClientMessageType[] = ['hello', 'bye', 'read', 'ping', 'at'];
    for (const [type, fields] of Object.entries(proper(id))) {
      if (harmless.includes(type as ClientMessageType)) continue;
      const reply = await stranger.ask({ ...fields, type });
      expect(reply.type, type).toBe('refused');
    }
    expect(await everything()).toBe(before);
  });

  test('what is not JSON, not an object, of no type, or too large is refused', async () => {
    const { id, people } = await table();
    const before = await everything();
    const page = await (people[0] as Person).socket();
    for (const text of [
      '',
      'hello',
      '[]',
      'null',
      '{}',
      '{"type":"answer"}',
      '{"type":"__proto__"}',
      '{"type":["answer"]}',
    ]) {
      const refused = page.next((each) => each.type === 'refused');
      page.socket.send(text);
      expect(await refused).toMatchObject({ code: 'malformed' });
    }
    const closed = new Promise<number>((resolve) => page.socket.once('close', resolve));
    page.socket.send(JSON.stringify({ ...proper(id).talk, type: 'talk', text: 'x'.repeat(LIMITS.message), id: 'big' }));
    expect(await closed).toBe(1009);
    expect(await everything()).toBe(before);
  });

  test('a forged, replayed, late or made-up answer is refused, and says why', async () => {
    const { id, anna, bela } = await table();
    const say = (page: Page, seat: string, stamp: string, option: string) =>
      page.ask({ type: 'answer', table: id, seat, stamp, option });
    expect(await say(bela, 'anna', '0', 'hail')).toMatchObject({ code: 'not-your-seat' });
    expect(await say(bela, 'bela', '0', 'hail')).toMatchObject({ code: 'not-asked' });
    expect(await say(anna, 'anna', '0', 'fly')).toMatchObject({ code: 'not-offered' });
    expect(await say(anna, 'anna', '0', 'sing')).toMatchObject({
      code: 'no-singing',
      cite: 'P §1.1',
      sentence: 'Nobody sings at a parley.',
    });
    expect(await say(anna, 'anna', '7', 'hail')).toMatchObject({ code: 'stale' });
    expect(await say(anna, 'anna', '', 'hail')).toMatchObject({ code: 'stale' });
    expect(await say(anna, 'nobody', '0', 'hail')).toMatchObject({ code: 'not-your-seat' });
    await answer(anna, id, 'anna', 'hail');
    const { stamp } = await asked(bela, id, 'bela');
    expect(await say(anna, 'anna', '0', 'hail')).toMatchObject({ code: 'not-asked' });
    expect(await say(anna, 'bela', stamp, 'hail')).toMatchObject({ code: 'not-your-seat' });
    expect(
      await anna.ask({ type: 'answer', table: 'nowhere', seat: 'anna', stamp: '0', option: 'hail' }),
    ).toMatchObject({
      code: 'not-found',
    });
    await anna.hello(id);
    expect(anna.seat(id, 'anna')?.seq).toBe(2);
  });

  test('every type of message has a schema that allows nothing else', () => {
    for (const schema of Object.values(MESSAGES)) expect(schema).toMatchObject({ additionalProperties: false });
  });
});
