import type { TableInfo } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { freshDirectory, Person, run, until } from './harness.ts';

test('a guest plays against bots, the server restarts, the match goes on', async () => {
  const directory = freshDirectory();
  let running = await run({ directory });
  const { games } = await new Person(running.base).get<{
    games: { id: string; scenarios: { seats: { seats: string[] }[] }[] }[];
  }>('/api/games');
  const seats = games[0]?.scenarios[0]?.seats.at(-1)?.seats ?? [];
  const anna = await Person.guest(running.base, 'Anna');
  const [mine = '', ...others] = seats;
  const table: TableInfo = await anna.table({
    game: 'skirmish',
    seats: { [mine]: 'me', ...Object.fromEntries(others.map((seat) => [seat, 'random'])) },
  });
  expect(table.status).toBe('playing');
  let answered = 0;
  const play = async (page: Awaited<ReturnType<Person['socket']>>, answers: number) => {
    for (let i = 0; i < answers; i++) {
      const decision = await until(() => {
        const seat = page.seat(table.id, mine);
        return (seat?.waiting.includes(mine) && seat.decision) || undefined;
      });
      const reply = await page.ask({
        type: 'answer',
        table: table.id,
        seat: mine,
        stamp: decision.stamp,
        option: decision.options[0],
      });
      expect(reply.type).toBe('told');
      if (reply.type === 'told' && 'seq' in reply.told) answered = reply.told.seq;
    }
  };
  let page = await anna.socket();
  await page.hello(table.id);
  await play(page, 5);
  // The bots may still be at it: the position stands only when nobody but Anna is waited for.
  const before = await until(() => {
    const seat = page.seat(table.id, mine);
    return seat && seat.seq >= answered && seat.waiting.join() === mine && seat;
  });
  page.close();
  await running.stop();

  running = await run({ directory });
  const again = new Person(running.base);
  again.cookie = anna.cookie;
  page = await again.socket();
  await page.hello(table.id);
  const after = page.seat(table.id, mine);
  expect(after?.seq).toBe(before.seq);
  expect(after?.view).toEqual(before.view);
  expect(after?.decision).toEqual(before.decision);
  expect(after?.log).toEqual(before.log);
  await play(page, 3);
  page.close();
  await running.stop();
});
