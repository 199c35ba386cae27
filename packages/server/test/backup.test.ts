import { expect, test } from 'vitest';
import { backUp, restore } from '../src/store/backup.ts';
import { onBothDatabases } from './databases.ts';
import { answer, freshDirectory, Person, run, seated, until } from './harness.ts';

onBothDatabases('backup', (fresh) => {
  test('a backup taken while everybody plays is restored into an empty place, and play goes on', async () => {
    const where = await fresh();
    const running = await run(where);
    const { id, people, pages } = await seated(running.base, ['Solo'], {
      players: 2,
      options: { rounds: '400' },
      seats: { anna: 'me', bela: 'me' },
    });
    const [page] = pages;
    const [solo] = people;
    if (!page || !solo) throw new Error('nobody came');
    const play = async (answers: number) => {
      for (let i = 0; i < answers; i++) {
        const seat = await until(() => page.seat(id, 'anna')?.waiting[0]);
        const seq = await answer(page, id, seat);
        await until(() => (page.seat(id, 'anna')?.seq ?? 0) >= seq);
      }
    };
    await play(20);
    const directory = freshDirectory();
    const [rows] = await Promise.all([backUp(where, directory), play(20)]);
    expect(rows).toBeGreaterThan(20);
    await running.stop();

    const elsewhere = await fresh();
    expect(await restore(directory, elsewhere)).toBe(rows);
    await expect(restore(directory, elsewhere)).rejects.toThrow('empty');
    const again = await run(elsewhere);
    const back = new Person(again.base);
    back.cookie = solo.cookie;
    const fresher = await back.socket();
    await fresher.hello(id);
    const seat = fresher.seat(id, 'anna')?.waiting[0] ?? '';
    await answer(fresher, id, seat);
    await again.stop();
  });
});
