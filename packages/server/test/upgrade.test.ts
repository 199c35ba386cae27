import { type AnyDefinition, ask, choose, option, type Rules, type Title } from '@quadrille/kernel';
import type { AuditResponse, RecordFile, TableInfo } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { onBothDatabases } from './databases.ts';
import { answer, Person, run } from './harness.ts';
import { parley } from './parley.ts';
import { playOn, playOne, returned, solo } from './solo.ts';

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

/** Another: in the third round people begin to greet. */
const fewerHails: Title = {
  ...second,
  definition: {
    ...second.definition,
    phases: {
      ...second.definition.phases,
      turns: (game) => {
        const { round } = game.state as { readonly round: number };
        return (round < 3 ? parley : second).definition.phases.turns?.(game) ?? nothing();
      },
    },
  } satisfies AnyDefinition,
};

function* nothing(): Rules<string> {
  yield* [];
  return 'wager';
}

onBothDatabases('a change of the rules', (fresh) => {
  test('a match goes on from its last checkpoint and what still fits after it, and its players are told', async () => {
    const where = await fresh();
    const running = await run(where);
    const { id, person, page } = await solo(running.base);
    await playOn(page, id, 90);
    const before = page.seat(id, 'anna');
    await running.stop();

    const again = await run({ ...where, titles: [second] });
    const fresher = await returned(again.base, person, id);
    const after = fresher.seat(id, 'anna');
    const round = (view: unknown) => (view as { round: number }).round;
    expect(after?.seq).toBeGreaterThan(before?.seq ?? 0);
    expect(round(after?.view)).toBeGreaterThan(5);
    expect(fresher.frames.join()).toContain('The rules have been corrected');
    // It may stand at the wager; then everybody greets.
    for (let i = 0; i < 8 && !fresher.seat(id, 'anna')?.decision?.options.includes('greet'); i++)
      await playOne(fresher, id);
    await answer(fresher, id, 'anna', 'greet');
    await again.stop();
  });

  test('a match without a checkpoint goes on from the last answer that still fits', async () => {
    const where = await fresh();
    const running = await run(where);
    const { id, person, page } = await solo(running.base);
    const roundAt = (at: typeof page) => (at.seat(id, 'anna')?.view as { readonly round: number } | undefined)?.round;
    while (roundAt(page) !== 4) await playOne(page, id);
    await running.stop();

    const again = await run({ ...where, titles: [fewerHails] });
    const fresher = await returned(again.base, person, id);
    expect(roundAt(fresher)).toBe(3);
    expect(fresher.frames.join()).toContain('The rules have been corrected');
    await answer(fresher, id, 'anna', 'greet');
    await again.stop();
  });

  test('a match that is over stays as it was played: result, record and all', async () => {
    const where = await fresh();
    const running = await run(where);
    const { id, person, page } = await solo(running.base, '1');
    const status = async () => (await person.get<{ table: TableInfo }>(`/api/tables/${id}`)).table.status;
    while ((await status()) !== 'over') await playOne(page, id);
    const before = await person.get<RecordFile>(`/api/tables/${id}/record`);
    await running.stop();

    const again = await run({ ...where, titles: [second] });
    const fresher = await returned(again.base, person, id);
    const back = new Person(again.base);
    back.cookie = person.cookie;
    const after = await back.get<RecordFile>(`/api/tables/${id}/record`);
    expect(after.record).toEqual({ ...before.record, hashes: [] });
    const { table } = await back.get<{ table: TableInfo }>(`/api/tables/${id}`);
    expect([table.status, table.result]).toEqual(['over', expect.objectContaining({ by: 'P §4' })]);
    expect(fresher.frames.join()).not.toContain('The rules have been corrected');
    expect(await back.get<AuditResponse>(`/api/tables/${id}/audit`)).not.toHaveProperty('replays');
    await again.stop();
  });
});
