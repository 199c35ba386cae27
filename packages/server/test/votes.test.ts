import type { TableInfo, VoteInfo } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, asked, type Page, type Person, seated, until } from './harness.ts';

const three = async (base: string, request = {}) => {
  const { id, people, pages } = await seated(base, ['Anna', 'Bela', 'Cora'], {
    options: { rounds: '400' },
    ...request,
  });
  const [anna, bela, cora] = pages as [Page, Page, Page];
  const status = async () => (await (people[0] as Person).get<{ table: TableInfo }>(`/api/tables/${id}`)).table;
  const call = async (page: Page, kind: string, args = {}) => {
    const reply = await page.ask({ type: 'call-vote', table: id, kind, ...args });
    if (reply.type !== 'told' || !('message' in reply.told)) throw new Error(JSON.stringify(reply));
    return reply.told.message;
  };
  const vote = (page: Page, which: string, agree: boolean) => page.ask({ type: 'vote', table: id, vote: which, agree });
  return { id, people: people as [Person, Person, Person], anna, bela, cora, status, call, vote };
};

onBothDatabases('votes', (fresh) => {
  const server = sharedServer(fresh);

  test('what made something known is taken back by consent of all, and play goes on from there', async () => {
    const { id, anna, bela, cora, call, vote } = await three(server.base);
    const before = (await asked(anna, id, 'anna')).options;
    await answer(anna, id, 'anna', 'draw');
    await asked(bela, id, 'bela');
    const which = await call(anna, 'takeback', { to: 0 });
    await vote(bela, which, true);
    await until(() => cora.seat(id, 'cora')?.waiting.includes('bela'));
    await vote(cora, which, true);
    await until(
      () => cora.seat(id, 'cora')?.waiting.includes('anna') && anna.seat(id, 'anna')?.waiting.includes('anna'),
    );
    expect((await asked(anna, id, 'anna')).options).toEqual(before);
    expect(anna.seat(id, 'anna')?.log).toEqual([]);
    await answer(anna, id, 'anna', 'hail');
    await asked(bela, id, 'bela');
  });

  test('one voice against ends a takeback', async () => {
    const { id, anna, bela, cora, call, vote } = await three(server.base);
    await answer(anna, id, 'anna', 'hail');
    const which = await call(anna, 'takeback', { to: 0 });
    const shown = cora.next((each) => each.type === 'vote' && each.votes.some(({ outcome }) => outcome === 'rejected'));
    await vote(bela, which, false);
    const message = (await shown) as unknown as { votes: VoteInfo[] };
    expect(message.votes.at(-1)).toMatchObject({ kind: 'takeback', outcome: 'rejected', needed: [] });
    expect(await vote(cora, which, true)).toMatchObject({ type: 'refused', code: 'decided' });
    // Sent again, what was said is said already.
    expect(await vote(bela, which, false)).toMatchObject({ type: 'told' });
    expect(await vote(bela, which, true)).toMatchObject({ type: 'refused', code: 'decided' });
  });

  test('a majority pauses and resumes; nobody answers meanwhile', async () => {
    const { id, anna, bela, status, call, vote } = await three(server.base);
    await vote(bela, await call(anna, 'pause'), true);
    expect((await status()).status).toBe('paused');
    const refused = await anna.ask({ type: 'answer', table: id, seat: 'anna', stamp: '0', option: 'hail' });
    expect(refused).toMatchObject({ type: 'refused', code: 'paused' });
    await vote(anna, await call(bela, 'resume'), true);
    await answer(anna, id, 'anna', 'hail');
  });

  test('who comes back while a vote is open is asked as well', async () => {
    const { id, people, anna, cora, call } = await three(server.base);
    await people[2].post(`/api/tables/${id}/leave`);
    await call(anna, 'pause');
    const needed = () => {
      const last = cora.messages.findLast((each) => each.type === 'vote');
      return last?.type === 'vote' ? last.votes.at(-1)?.needed.length : undefined;
    };
    await until(() => needed() === 1);
    await people[2].post(`/api/tables/${id}/return`);
    await until(() => needed() === 2);
  });

  test('whoever is left may call again for what they had called, and is not kept waiting for those who have gone', async () => {
    const { id, people, anna, bela, status, call, vote } = await three(server.base);
    await vote(bela, await call(anna, 'pause'), true);
    const first = await call(anna, 'resume');
    for (const person of people.slice(1)) await person.post(`/api/tables/${id}/leave`);
    expect((await status()).status).toBe('paused');
    expect(await call(anna, 'resume')).toBe(first);
    expect((await status()).status).toBe('playing');
  });

  test('an absent player is replaced by vote: the seat is offered, and a stranger takes it', async () => {
    const { id, people, anna, bela, status, call, vote } = await three(server.base);
    await people[2].post(`/api/tables/${id}/leave`);
    await vote(bela, await call(anna, 'replace', { seat: 'cora' }), true);
    expect((await status()).seats[2]).toMatchObject({ offered: true, holder: { kind: 'caretaker' } });
    const { Person: Someone } = await import('./harness.ts');
    const stranger = await Someone.guest(server.base, 'Stranger');
    await stranger.post(`/api/tables/${id}/join`, { seat: 'cora' });
    expect((await status()).seats[2]).toMatchObject({
      offered: false,
      holder: { kind: 'player', player: { name: 'Stranger' } },
    });
    expect((await people[2].request('POST', `/api/tables/${id}/return`, {})).status).toBe(403);
    const page = await stranger.socket();
    await page.hello(id);
    expect(page.seat(id, 'cora')).toBeDefined();
  });

  test('all together end the match; strangers and spectators have no vote', async () => {
    const { id, anna, bela, cora, status, call, vote } = await three(server.base);
    const { Person: Someone } = await import('./harness.ts');
    const stranger = await (await Someone.guest(server.base)).socket();
    expect(await stranger.ask({ type: 'call-vote', table: id, kind: 'end' })).toMatchObject({ code: 'forbidden' });
    const which = await call(anna, 'end');
    expect(await vote(stranger, which, true)).toMatchObject({ code: 'forbidden' });
    await vote(bela, which, true);
    expect((await status()).status).toBe('playing');
    await vote(cora, which, true);
    expect((await status()).status).toBe('ended');
    expect(await anna.ask({ type: 'answer', table: id, seat: 'anna', stamp: '0', option: 'hail' })).toMatchObject({
      code: 'over',
    });
  });
});
