import { type AnyDefinition, ask, choose, option, type Title } from '@quadrille/kernel';
import { expect, test } from 'vitest';
import { onBothDatabases } from './databases.ts';
import { answer, Person, run, seated, until } from './harness.ts';
import { parley } from './parley.ts';

/** The second edition: nobody hails any more, people greet. */
const second: Title = {
  ...parley,
  definition: {
    ...parley.definition,
    version: 2,
    phases: {
      ...parley.definition.phases,
      *turns({ state }) {
        const { seats } = state as { readonly seats: readonly string[] };
        for (const seat of seats) yield* choose(seat, ask('speak', 'P §1'), () => [option('greet'), option('draw')]);
        return 'wager';
      },
    },
  } satisfies AnyDefinition,
};

onBothDatabases('a change of the rules', (fresh) => {
  test('a match goes on from its last checkpoint, and its players are told', async () => {
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
    for (let i = 0; i < 90; i++) {
      const seat = await until(() => page.seat(id, 'anna')?.waiting[0]);
      const seq = await answer(page, id, seat);
      await until(() => (page.seat(id, 'anna')?.seq ?? 0) >= seq);
    }
    const before = page.seat(id, 'anna');
    await running.stop();

    const again = await run({ ...where, titles: [second] });
    const back = new Person(again.base);
    back.cookie = solo.cookie;
    const fresher = await back.socket();
    await fresher.hello(id);
    const after = fresher.seat(id, 'anna');
    const round = (view: unknown) => (view as { round: number }).round;
    expect(after?.seq).toBeGreaterThan(before?.seq ?? 0);
    expect(round(after?.view)).toBeGreaterThan(5);
    expect(fresher.frames.join()).toContain('The rules have been corrected');
    // It may stand at the wager; then everybody greets.
    for (let i = 0; i < 8 && !fresher.seat(id, 'anna')?.decision?.options.includes('greet'); i++) {
      const seat = await until(() => fresher.seat(id, 'anna')?.waiting[0]);
      const seq = await answer(fresher, id, seat);
      await until(() => (fresher.seat(id, 'anna')?.seq ?? 0) >= seq);
    }
    await answer(fresher, id, 'anna', 'greet');
    await again.stop();
  });
});
