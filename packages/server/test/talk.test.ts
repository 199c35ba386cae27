import type { Letter, TableInfo, TalkResponse } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, asked, type Page, Person, seated, until } from './harness.ts';

onBothDatabases('talk', (fresh) => {
  const server = sharedServer(fresh);
  const info = async (person: Person | undefined, id: string) =>
    (await (person as Person).get<{ table: TableInfo }>(`/api/tables/${id}`)).table;

  test('everybody hears the table talk; a letter reaches its reader only', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela', 'Cora']);
    const watcher = await (await Person.guest(server.base)).socket();
    await watcher.hello(id);
    const [anna, bela, cora] = pages;
    await anna?.ask({ type: 'talk', table: id, text: 'Good evening' });
    await anna?.ask({ type: 'letter', table: id, from: 'anna', to: 'bela', text: 'Let us share Cora.' });
    await until(() => bela?.frames.some((frame) => frame.includes('share Cora')));
    await until(() => watcher.frames.some((frame) => frame.includes('Good evening')));
    await cora?.hello(id);
    for (const page of [cora, watcher]) expect(page?.frames.join()).not.toContain('share Cora');
    const { letters } = await (people[2] as Person).get<{ letters: Letter[] }>(`/api/tables/${id}/letters`);
    expect(letters).toEqual([]);
    expect(await watcher.ask({ type: 'talk', table: id, text: 'Me too' })).toMatchObject({ code: 'forbidden' });
    expect(await cora?.ask({ type: 'letter', table: id, from: 'bela', to: 'anna', text: 'forged' })).toMatchObject({
      code: 'forbidden',
    });
  });

  test('what is sent again after a loss of the line is said once, and written once', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela']);
    const [anna, bela] = pages as [Page, Page];
    const words = [
      { type: 'talk', table: id, text: 'Once', id: 'a' },
      { type: 'letter', table: id, from: 'anna', to: 'bela', text: 'Twice?', id: 'a' },
    ];
    const again = await (people[0] as Person).socket();
    for (const each of words) {
      const told = await anna.ask(each);
      expect(told).toMatchObject({ type: 'told' });
      expect(await again.ask(each)).toEqual(told);
      expect(await Promise.all([anna.ask(each), again.ask(each)])).toEqual([told, told]);
    }
    // Another's request may have the same name.
    expect(await bela.ask({ type: 'talk', table: id, text: 'And I', id: 'a' })).toMatchObject({ type: 'told' });
    const { talk } = await (people[1] as Person).get<TalkResponse>(`/api/tables/${id}/talk`);
    expect(talk.map(({ text }) => text)).toEqual(['Once', 'And I']);
    const { letters } = await (people[1] as Person).get<{ letters: Letter[] }>(`/api/tables/${id}/letters`);
    expect(letters.map(({ text }) => text)).toEqual(['Twice?']);
  });

  test('unread is counted until it is read; the muted are neither shown nor counted', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela']);
    const [anna, bela] = pages;
    const reader = people[1] as Person;
    await anna?.ask({ type: 'talk', table: id, text: 'one' });
    const told = await anna?.ask({ type: 'letter', table: id, from: 'anna', to: 'bela', text: 'two' });
    expect((await info(reader, id)).mine.unread).toEqual({ talk: 1, letters: { 'bela anna': 1 } });
    const upTo = told?.type === 'told' && 'message' in told.told ? told.told.message : '';
    bela?.send({ type: 'read', table: id, upTo, seat: 'bela', with: 'anna' });
    await until(async () => Object.keys((await info(reader, id)).mine.unread.letters).length === 0);
    const host = (await info(reader, id)).host.id;
    await reader.post(`/api/tables/${id}/mute`, { player: host, muted: true });
    await anna?.ask({ type: 'talk', table: id, text: 'unwanted' });
    expect((await info(reader, id)).mine.unread.talk).toBe(0);
    await bela?.ask({ type: 'talk', table: id, text: 'after' });
    await until(() => bela?.frames.some((frame) => frame.includes('after')));
    expect(bela?.frames.join()).not.toContain('unwanted');
  });

  test('the press mode is kept', async () => {
    const quiet = await seated(server.base, ['Anna', 'Bela'], { settings: { press: 'none' } });
    expect(await quiet.pages[0]?.ask({ type: 'talk', table: quiet.id, text: 'psst' })).toMatchObject({
      code: 'forbidden',
    });
    const open = await seated(server.base, ['Anna', 'Bela'], { settings: { press: 'public' } });
    expect(await open.pages[0]?.ask({ type: 'talk', table: open.id, text: 'hello' })).toMatchObject({ type: 'told' });
    expect(
      await open.pages[0]?.ask({ type: 'letter', table: open.id, from: 'anna', to: 'bela', text: 'psst' }),
    ).toMatchObject({ code: 'forbidden' });
  });

  test('a notebook goes with its seat, and nobody else reads it', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela']);
    const [anna, bela] = pages;
    await anna?.ask({ type: 'note', table: id, seat: 'anna', text: 'trust nobody' });
    expect(await bela?.ask({ type: 'note', table: id, seat: 'anna', text: 'trust Bela' })).toMatchObject({
      code: 'forbidden',
    });
    const again = await (people[0] as Person).socket();
    await again.hello(id);
    expect(again.messages).toContainEqual({ type: 'note', table: id, seat: 'anna', text: 'trust nobody' });
    await bela?.hello(id);
    expect(bela?.frames.join()).not.toContain('trust nobody');
  });

  test('nobody confers while everybody decides alone', async () => {
    const { id, pages, seats } = await seated(server.base, ['Anna', 'Bela']);
    const [anna, bela] = pages as [Page, Page];
    const talk = { type: 'talk', table: id, text: 'What will you wager?' };
    const letter = { type: 'letter', table: id, from: 'anna', to: 'bela', text: 'Say low.' };
    expect(await anna.ask(talk)).toMatchObject({ type: 'told' });
    await answer(anna, id, 'anna', 'hail');
    await answer(bela, id, 'bela', 'hail');
    await asked(anna, id, 'anna');
    expect(await anna.ask(talk)).toMatchObject({ type: 'refused', code: 'silence' });
    expect(await anna.ask(letter)).toMatchObject({ type: 'refused', code: 'silence' });
    for (const [i, page] of [anna, bela].entries()) await answer(page, id, seats[i] ?? '');
    expect(await anna.ask(letter)).toMatchObject({ type: 'told' });
  });

  test('the pages of the people at a table hear of words and of the end, wherever they are', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela'], { options: { rounds: '1' } });
    const [anna, bela] = pages as [Page, Page];
    const lobby = await (people[1] as Person).socket();
    const stranger = await (await Person.guest(server.base)).socket();
    const heard = (page: Page) => page.messages.findLast((each) => each.type === 'table')?.table;
    await anna.ask({ type: 'talk', table: id, text: 'Are you there?' });
    await until(() => heard(lobby)?.mine.unread.talk === 1);
    await anna.ask({ type: 'letter', table: id, from: 'anna', to: 'bela', text: 'Come.' });
    await until(() => heard(lobby)?.mine.unread.letters['bela anna'] === 1);
    await playOut(anna, bela, id);
    await until(() => heard(lobby)?.status === 'over' && heard(anna)?.status === 'over');
    expect(stranger.messages).toEqual([]);
    expect(lobby.frames.join()).not.toContain('Come.');
  });
});

/** Both take their first option until the match is over. */
async function playOut(anna: Page, bela: Page, id: string): Promise<void> {
  const turns = [
    [anna, 'anna'],
    [bela, 'bela'],
  ] as const;
  const over = () => turns.some(([page, seat]) => page.seat(id, seat)?.waiting.length === 0);
  while (!over()) {
    const turn = turns.find(([page, seat]) => page.seat(id, seat)?.waiting.includes(seat));
    if (turn) await answer(turn[0], id, turn[1]);
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
