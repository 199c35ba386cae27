import { expect, test } from 'vitest';
import { backUp, restore } from '../src/store/backup.ts';
import { onBothDatabases } from './databases.ts';
import { freshDirectory, run } from './harness.ts';
import { playOn, playOne, returned, solo } from './solo.ts';

onBothDatabases('backup', (fresh) => {
  test('a backup taken while everybody plays is restored into an empty place, and play goes on', async () => {
    const where = await fresh();
    const running = await run(where);
    const { id, person, page } = await solo(running.base);
    await playOn(page, id, 20);
    const directory = freshDirectory();
    const [rows] = await Promise.all([backUp(where, directory), playOn(page, id, 20)]);
    expect(rows).toBeGreaterThan(20);
    await running.stop();

    const elsewhere = await fresh();
    expect(await restore(directory, elsewhere)).toBe(rows);
    await expect(restore(directory, elsewhere)).rejects.toThrow('empty');
    const again = await run(elsewhere);
    const fresher = await returned(again.base, person, id);
    await playOne(fresher, id);
    await again.stop();
  });
});
