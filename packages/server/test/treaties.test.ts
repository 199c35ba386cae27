import type { Title } from '@quadrille/kernel';
import type { Letter, TreatyState } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, type Page, Person, seated, until } from './harness.ts';
import { parley } from './parley.ts';

/** Whoever agrees to `silence` does not hail before the round is over; bots agree once, and to nobody they mistrust. */
const courtly: Title = {
  ...parley,
  id: 'courtly',
  treaties: {
    date: (state) => String((state as { round: number }).round),
    offers: () => [{ kind: 'truce' }],
    bonds: ({ to }) => [{ seat: to, kind: 'truce' }],
    verdict: ({ to }, event) => {
      const { type, seat, word } = event as unknown as { type: string; seat: string; word: string };
      return type === 'said' && seat === to && word === 'hail' ? [{ seat, kept: false }] : [];
    },
    isOver: ({ made }, state) => (state as { round: number }).round > Number(made),
  },
  insight: {
    evaluate: () => 0.5,
    prior: (_state: unknown, _question: unknown, { id }: { readonly id: string }) => (id === 'hail' ? 1 : 0.1),
    boundary: ({ state }: { readonly state: { readonly round: number } }) => String(state.round),
    answerLetter: (_state: unknown, { from, faith }: { readonly from: string; readonly faith?: number }) =>
      (faith ?? 0) < 0 ? { text: 'Never again.' } : { text: 'Agreed.', pledge: { kind: 'truce', to: from } },
    breaks: (_state: unknown, _question: unknown, option: string) => option === 'hail',
  } as Title['insight'] & object,
};

/** Both hail before the round is over. */
const saluting: Title = {
  ...courtly,
  id: 'saluting',
  treaties: {
    ...(courtly.treaties ?? never()),
    bonds: ({ from, to }) => [to, from].map((seat) => ({ seat, kind: 'truce', deed: true })),
    verdict: (_treaty, event) => {
      const { type, seat, word } = event as unknown as { type: string; seat: string; word: string };
      return type === 'said' && word === 'hail' ? [{ seat, kept: true }] : [];
    },
  },
};

function never(): never {
  throw new Error('There are treaties');
}

onBothDatabases('treaties', (fresh) => {
  const server = sharedServer(fresh, { titles: [parley, courtly, saluting] });

  const lettersOf = async (person: Person, id: string) =>
    (await person.get<{ letters: Letter[] }>(`/api/tables/${id}/letters`)).letters;
  const stateOf = async (person: Person, id: string) =>
    (await lettersOf(person, id)).map(({ treaty }) => treaty?.state);
  const becomes = (person: Person, id: string, state: TreatyState) =>
    until(async () => (await stateOf(person, id)).includes(state));
  const propose = (page: Page, id: string, from = 'anna', to = 'bela') =>
    page.ask({ type: 'letter', table: id, from, to, text: 'Say nothing.', terms: { kind: 'truce' } });

  async function two(game = 'courtly') {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela'], { game });
    const [[anna, bela], [annas, belas]] = [people as [Person, Person], pages as [Page, Page]];
    const letter = async () => (await lettersOf(bela, id)).at(-1)?.id ?? '';
    const reply = async (page: Page, agree: boolean) =>
      page.ask({ type: 'reply', table: id, letter: await letter(), agree });
    return { id, anna, bela, annas, belas, reply };
  }

  test('is not agreed to any more when the game would not offer it now', async () => {
    const { id, annas, belas, reply } = await two();
    await propose(annas, id);
    const { db } = server.running.server.hall.store;
    await db.updateTable('treaties').set({ kind: 'marriage' }).where('table_id', '=', id).execute();
    expect(await reply(belas, true)).toMatchObject({ type: 'refused', code: 'lapsed' });
    expect(await reply(belas, false)).toMatchObject({ type: 'told' });
  });

  test('is proposed by a letter, agreed to once by whom it was written to, and broken in everybody’s hearing', async () => {
    const { id, anna, annas, belas, reply } = await two();
    expect(await annas.ask({ type: 'offers', table: id, from: 'anna', to: 'bela' })).toMatchObject({
      told: { offers: [{ kind: 'truce' }] },
    });
    await propose(annas, id);
    expect(await reply(annas, true)).toMatchObject({ type: 'refused', code: 'forbidden' });
    for (let sent = 0; sent < 2; sent++) expect(await reply(belas, true)).toMatchObject({ type: 'told' });
    expect(await reply(belas, false)).toMatchObject({ type: 'refused', code: 'settled' });
    await answer(annas, id, 'anna', 'hail');
    expect(await stateOf(anna, id)).toEqual(['agreed']);
    await answer(belas, id, 'bela', 'hail');
    await becomes(anna, id, 'broken');
    expect((await lettersOf(anna, id))[0]?.treaty).toMatchObject({ kind: 'truce', by: 'bela' });
  });

  test.each([
    ['both do it', 'hail', 'hail', { state: 'kept' }],
    ['one does not', 'hail', 'draw', { state: 'broken', by: 'bela' }],
    ['neither does', 'draw', 'draw', { state: 'lapsed' }],
  ] as const)('by which both are to do something before the round is over: %s', async (_, annas, belas, becomes) => {
    const { id, anna, annas: one, belas: other, reply } = await two('saluting');
    await propose(one, id);
    await reply(other, true);
    await answer(one, id, 'anna', annas);
    await answer(other, id, 'bela', belas);
    await answer(one, id, 'anna', 'red');
    await answer(other, id, 'bela', 'red');
    const treaty = await until(async () =>
      (await lettersOf(anna, id)).map((letter) => letter.treaty).find((each) => each && each.state !== 'agreed'),
    );
    expect(treaty).toEqual({ kind: 'truce', ...becomes });
  });

  test('of which one side has done its part binds that side again when the match is rewound to before it', async () => {
    const { id, anna, annas, belas, reply } = await two('saluting');
    await propose(annas, id);
    await reply(belas, true);
    await answer(annas, id, 'anna', 'hail');
    const parts = () =>
      server.running.server.hall.store.db
        .selectFrom('treaties')
        .select(['state', 'from_done'])
        .where('table_id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await parts()).toEqual({ state: 'agreed', from_done: expect.any(Number) });
    const undone = await annas.ask({ type: 'undo', table: id, seat: 'anna' });
    expect(undone).toMatchObject({ type: 'told' });
    expect(await parts()).toEqual({ state: 'agreed', from_done: null });
    expect(await stateOf(anna, id)).toEqual(['agreed']);
  });

  test('is nobody else’s business', async () => {
    const { id, annas } = await two();
    await propose(annas, id);
    const stranger = await Person.guest(server.base);
    expect((await stranger.request('GET', `/api/tables/${id}/letters`)).json).not.toHaveProperty('letters.0');
    const theirs = await stranger.socket();
    expect(await theirs.ask({ type: 'offers', table: id, from: 'anna', to: 'bela' })).toMatchObject({
      type: 'refused',
    });
    // Nor do letters in another's name tell what could be proposed.
    for (const kind of ['truce', 'marriage']) {
      const forged = { type: 'letter', table: id, from: 'anna', to: 'bela', text: 'x', terms: { kind } };
      expect(await theirs.ask(forged)).toMatchObject({ type: 'refused', code: 'forbidden' });
    }
    const { db } = server.running.server.hall.store;
    const made = () => db.selectFrom('treaties').select('letter').where('table_id', '=', id).execute();
    expect(await made()).toHaveLength(1);
    // Sent again, it is one proposal.
    const once = {
      type: 'letter',
      table: id,
      from: 'anna',
      to: 'bela',
      text: 'Again?',
      terms: { kind: 'truce' },
      id: 'a',
    };
    const told = await annas.ask(once);
    expect(await annas.ask(once)).toEqual(told);
    expect(await made()).toHaveLength(2);
  });

  test('lapses when the match is rewound to before it', async () => {
    const { id, anna, annas, belas, reply } = await two();
    await answer(annas, id, 'anna', 'hail');
    await propose(annas, id);
    await reply(belas, true);
    const called = (await annas.ask({ type: 'call-vote', table: id, kind: 'takeback', to: 0 })) as unknown as {
      told: { message: string };
    };
    await belas.ask({ type: 'vote', table: id, vote: called.told.message, agree: true });
    await becomes(anna, id, 'lapsed');
  });

  test('of a kind the game does not know is refused', async () => {
    const { id, annas } = await two();
    const strange = { type: 'letter', table: id, from: 'anna', to: 'bela', text: 'x', terms: { kind: 'marriage' } };
    expect(await annas.ask(strange)).toMatchObject({
      type: 'refused',
      sentence: expect.stringMatching(/no such treaty/),
    });
  });

  test('binds a bot, which keeps it; and whoever breaks one to a bot gets no other', async () => {
    const anna = await Person.guest(server.base);
    const { id } = await anna.table({ game: 'courtly', players: 2, seats: { anna: 'me', bela: 'easy' } });
    const page = await anna.socket();
    await page.hello(id);
    await propose(page, id);
    expect(await stateOf(anna, id)).toContain('agreed');
    await answer(page, id, 'anna', 'draw');
    const moves = server.running.server.hall.store.db.selectFrom('moves').select('option').where('table_id', '=', id);
    const spoken = () => moves.where('seat', '=', 'bela').orderBy('seq').executeTakeFirst();
    expect((await until(spoken)).option).toMatch(/draw|show/);
    await server.running.server.hall.store.db
      .updateTable('treaties')
      .set({ state: 'broken', by_seat: 'anna' })
      .where('table_id', '=', id)
      .execute();
    await propose(page, id);
    await until(async () => (await lettersOf(anna, id)).some(({ text }) => text === 'Never again.'));
    expect(await stateOf(anna, id)).toContain('refused');
  });
});
