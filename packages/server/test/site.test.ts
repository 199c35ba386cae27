import { expect, test } from 'vitest';
import { onBothDatabases } from './databases.ts';
import { run } from './harness.ts';

onBothDatabases('what is sent', (fresh) => {
  test('the words of a game go compressed to whoever takes them so', async () => {
    const { base, stop } = await run(await fresh());
    const as = (encoding: string) => fetch(`${base}/api/games/parley`, { headers: { 'accept-encoding': encoding } });
    const [small, plain] = [await as('br'), await as('identity')];
    expect([small.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['br', null]);
    expect(await small.json()).toEqual(await plain.json());
    await stop();
  });
});
