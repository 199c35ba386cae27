import type { LadderResponse, Me, PlayerResponse, TableRequest } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, type Page, Person, until } from './harness.ts';

onBothDatabases('ratings', (fresh) => {
  const server = sharedServer(fresh);

  const account = async (name: string) => {
    const person = await Person.guest(server.base);
    const { me } = await person.post<{ me: Me }>('/api/account', { name, password: 'correct horse battery' });
    return { person, id: me.id };
  };
  const shown = (id: string) => new Person(server.base).get<PlayerResponse>(`/api/players/${id}`);

  /** Plays a short match to its end, against a bot or whoever is named: whoever sits first wins. */
  async function play(
    person: Person,
    seat: string,
    {
      settings = {},
      against,
      before,
    }: {
      settings?: TableRequest['settings'];
      against?: Person;
      before?: (page: Page, id: string) => Promise<unknown>;
    } = {},
  ): Promise<string> {
    const other = seat === 'anna' ? 'bela' : 'anna';
    const seats = { [seat]: 'me', ...(!against && { [other]: 'random' }) } as NonNullable<TableRequest['seats']>;
    const { id } = await person.table({ game: 'parley', players: 2, options: { rounds: '1' }, seats, settings });
    await against?.post(`/api/tables/${id}/join`, { seat: other });
    await Promise.all([playSeat(person, id, seat, before), against && playSeat(against, id, other)]);
    return id;
  }

  async function playSeat(
    person: Person,
    id: string,
    seat: string,
    before?: (page: Page, id: string) => Promise<unknown>,
  ): Promise<void> {
    const page = await person.socket();
    await page.hello(id);
    await before?.(page, id);
    const over = () => page.messages.some((each) => each.type === 'table' && each.table.status === 'over');
    const ended = async () =>
      (await person.get<{ table: { status: string } }>(`/api/tables/${id}`)).table.status === 'over';
    for (;;) {
      const next = await until(async () => {
        if (over() || (await ended())) return 'over';
        const at = page.seat(id, seat);
        return at?.waiting.includes(seat) && at.decision && at.decision.chosen === undefined ? 'asked' : undefined;
      });
      if (next === 'over') break;
      await answer(page, id, seat);
    }
    page.close();
  }

  test('a match against a bot moves both on the ladder; one of a guest moves nobody', async () => {
    const [winner, loser] = [await account('Rated One'), await account('Rated Two')];
    const table = await play(winner.person, 'anna', { settings: { admission: 'open' } });
    await play(loser.person, 'bela', { settings: { admission: 'private' } });
    const [up, down] = [await shown(winner.id), await shown(loser.id)];
    expect(up.ratings).toMatchObject([{ game: 'parley', matches: 1 }]);
    expect(up.ratings[0]?.rating).toBeGreaterThan(down.ratings[0]?.rating ?? 0);
    // What was private is nobody's business.
    expect(up.tables.map(({ id }) => id)).toEqual([table]);
    expect(down.tables).toEqual([]);
    const guest = await Person.guest(server.base, 'Passer-by');
    await play(guest, 'anna');
    const { me } = await guest.get<{ me: Me }>('/api/me');
    expect((await shown(me.id)).ratings).toEqual([]);
    await play(winner.person, 'anna', { against: guest });
    expect((await shown(winner.id)).ratings).toEqual(up.ratings);
    const { ladder } = await guest.get<LadderResponse>('/api/games/parley/ladder');
    const names = ladder.map((rung) => ('player' in rung ? rung.player.name : rung.level));
    expect(names[0]).toBe('Rated One');
    expect(names.toSorted()).toEqual(['Rated One', 'Rated Two', 'random']);
    expect(ladder.find((rung) => 'level' in rung)?.matches).toBe(2);
  });

  test('a guest who sits down in a match that is lost saves nobody, and helps nobody to win', async () => {
    for (const [name, seat, matches] of [
      ['Loser', 'bela', 1],
      ['Helped', 'anna', 0],
    ] as const) {
      const { person, id } = await account(name);
      const guest = await Person.guest(server.base);
      const other = seat === 'anna' ? 'bela' : 'anna';
      await play(person, seat, {
        before: async (_page, table) => {
          await person.post(`/api/tables/${table}/offer`, { seat: other });
          await guest.post(`/api/tables/${table}/join`, { seat: other });
          void playSeat(guest, table, other);
        },
      });
      const { ratings } = await shown(id);
      expect(ratings.map((each) => each.matches)).toEqual(matches ? [matches] : []);
      expect(ratings.every(({ rating }) => rating < 1000)).toBe(true);
    }
  });

  test('at a table of several people whoever asks for advice can only lose', async () => {
    const [winner, loser] = [await account('Unadvised'), await account('Advised')];
    await play(loser.person, 'bela', {
      against: winner.person,
      settings: { hints: true },
      before: (page, table) =>
        until(async () => {
          const at = page.seat(table, 'bela');
          return (
            at?.waiting.includes('bela') && (await page.ask({ type: 'hint', table, seat: 'bela' })).type === 'told'
          );
        }),
    });
    await until(async () => (await shown(loser.id)).ratings.length === 1);
    expect((await shown(loser.id)).ratings[0]?.rating).toBeLessThan(1000);
    expect((await shown(winner.id)).ratings).toEqual([]);
  });

  test('a match with advice or a take-back does not count', async () => {
    const { person, id } = await account('Unrated');
    const ratings = async () => (await shown(id)).ratings;
    await play(person, 'anna', {
      settings: { hints: true },
      before: (page, table) => page.ask({ type: 'hint', table, seat: 'anna' }),
    });
    await play(person, 'anna', {
      before: async (page, table) => {
        await answer(page, table, 'anna');
        await until(() => page.seat(table, 'anna')?.waiting.includes('anna'));
        await page.ask({ type: 'call-vote', table, kind: 'takeback' });
      },
    });
    expect(await ratings()).toEqual([]);
  });
});
