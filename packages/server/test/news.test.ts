/** Whoever looks hears what has happened, whatever the server still has in memory. */
import type { TableInfo } from '@quadrille/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { onBothDatabases, sharedServer, startPostgres } from './databases.ts';
import { answer, type Page, Person, run, until } from './harness.ts';

const lastTable = ({ messages }: Page, id: string): TableInfo | undefined =>
  messages.flatMap((each) => (each.type === 'table' && each.table.id === id ? [each.table] : [])).at(-1);

onBothDatabases('news', (fresh) => {
  const server = sharedServer(fresh);

  test('what was missed is read anew at every table, though one cannot be read', async () => {
    const anna = await Person.guest(server.base, 'Anna');
    const laid = () => anna.table({ game: 'parley', players: 2, seats: { anna: 'me' } });
    const [first, second] = [await laid(), await laid()];
    const page = await anna.socket();
    onTestFinished(() => page.close());
    for (const { id } of [first, second]) await page.hello(id);
    const { store } = server.running.server.hall;
    const { settings } = await store.db
      .selectFrom('tables')
      .select('settings')
      .where('id', '=', second.id)
      .executeTakeFirstOrThrow();
    const renamed = JSON.stringify({ ...(JSON.parse(settings) as object), name: 'The Other Table' });
    const put = (id: string, text: string) =>
      store.db.updateTable('tables').set({ settings: text }).where('id', '=', id).execute();
    await put(first.id, '{');
    onTestFinished(() => put(first.id, settings).then(() => undefined));
    await put(second.id, renamed);
    await store.bus.publish({ kind: 'missed' });
    await until(() => lastTable(page, second.id)?.settings.name === 'The Other Table');
  });
});

describe('two processes on one PostgreSQL', () => {
  const postgres = startPostgres();

  test('a match that had to make room in memory is shown on to whoever looks at it', async () => {
    const databaseUrl = await (await postgres.running()).createDatabase();
    const [here, there] = [await run({ databaseUrl }), await run({ databaseUrl })];
    onTestFinished(async () => {
      for (const server of [here, there]) await server.stop();
    });
    const [anna, bela] = [await Person.guest(here.base, 'Anna'), await Person.guest(here.base, 'Bela')];
    const { id } = await anna.table({ game: 'parley', players: 2, seats: { anna: 'me' } });
    await bela.post(`/api/tables/${id}/join`, { seat: 'bela' });
    const [hers, his] = [await anna.socket(), await bela.socket()];
    const watching = await (await Person.guest(there.base, 'Carl')).socket();
    for (const page of [hers, his, watching]) await page.hello(id);
    const { matches } = there.server.hall;
    const makesRoom = () => matches.drop(id);
    makesRoom();
    await answer(hers, id, 'anna', 'hail');
    await until(() => watching.seat(id, null)?.seq === hers.seat(id, 'anna')?.seq);
    expect(watching.seat(id, null)?.log.map(({ seq }) => seq)).toContain(1);
    makesRoom();
    await hers.ask({ type: 'call-vote', table: id, kind: 'pause' });
    const { votes } = await bela.get<{ votes: { id: string }[] }>(`/api/tables/${id}/votes`);
    await his.ask({ type: 'vote', table: id, vote: votes[0]?.id ?? '', agree: true });
    await until(() => lastTable(watching, id)?.status === 'paused');
  });
});
