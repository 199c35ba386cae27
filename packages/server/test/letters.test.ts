import { TITLES } from '@quadrille/catalogue';
import { Random, type Title } from '@quadrille/kernel';
import type { BotLevel, Letter } from '@quadrille/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeAnswer } from '../src/match/play.ts';
import { answer, Person, type Running, run, until } from './harness.ts';
import { parley } from './parley.ts';

/** Bots of this game tell all they know to whoever asks for an alliance. */
const indiscreet: Title = {
  ...parley,
  id: 'indiscreet',
  insight: {
    evaluate: () => 0.5,
    prior: () => 1,
    boundary: () => '',
    answerLetter: (state: unknown) => ({ text: JSON.stringify((state as { hands: unknown }).hands) }),
  } as Title['insight'] & object,
};

/** Bots of this game would always hail, and promise whoever asks for an alliance not to. */
const obliging: Title = {
  ...parley,
  id: 'obliging',
  insight: {
    evaluate: () => 0.5,
    prior: (_state: unknown, _question: unknown, { id }: { readonly id: string }) => (id === 'hail' ? 1 : 0.1),
    boundary: ({ state }: { readonly state: { readonly round: number } }) => String(state.round),
    answerLetter: (_state: unknown, { from }: { readonly from: string }) => ({
      text: 'Agreed. I shall not hail.',
      pledge: { kind: 'reserve', to: from },
    }),
    breaks: (_state: unknown, _question: unknown, option: string) => option === 'hail',
  } as Title['insight'] & object,
};

let server: Running;
beforeAll(async () => {
  server = await run({ titles: [...TITLES, indiscreet, obliging] });
});
afterAll(() => server.stop());

async function correspondence(
  game: string,
  mine: string,
  others: readonly string[],
  { players, level = 'random' }: { readonly players: number; readonly level?: BotLevel },
) {
  const person = await Person.guest(server.base);
  const bots = Object.fromEntries(others.map((seat) => [seat, level]));
  const { id } = await person.table({ game, players, seats: { [mine]: 'me', ...bots } });
  const page = await person.socket();
  await page.hello(id);
  const letters = async () => (await person.get<{ letters: Letter[] }>(`/api/tables/${id}/letters`)).letters;
  const write = async (to: string, text: string) => {
    const known = (await letters()).length;
    await page.ask({ type: 'letter', table: id, from: mine, to, text });
    return (await until(async () => (await letters()).length > known && (await letters()))).slice(known);
  };
  return { id, page, write, letters };
}

describe('letters to bots', () => {
  test('a bot answers what it understands, from its own seat and to the writer only', async () => {
    const { write } = await correspondence('coalitions', 'britain', ['france', 'austria', 'russia'], { players: 4 });
    const [, reply] = await write('austria', 'Will you join the British coalition with me?');
    expect(reply).toMatchObject({ from: 'austria', to: 'britain' });
    expect(reply?.text).toMatch(/Agreed|interests/);
    const [, thanked] = await write('austria', 'Thank you.');
    expect(thanked?.text).toContain('servant');
    expect(await write('austria', 'Fine weather in Vienna.')).toHaveLength(1);
  });

  test('bots write first, each sentence once', async () => {
    const others = ['britain', 'france', 'prussia', 'austria', 'russia'];
    const { id, page, letters } = await correspondence('coalitions', 'ottomans', others, { players: 6, level: 'easy' });
    await until(async () => (await letters()).length > 0);
    await until(() => page.seat(id, 'ottomans')?.waiting.includes('ottomans'));
    const all = (await letters()).map(({ from, text }) => `${from} ${text}`);
    expect(new Set(all).size).toBe(all.length);
    expect((await letters()).every(({ from, to }) => others.includes(from) && to === 'ottomans')).toBe(true);
  });

  test('even a bot that tells all it knows cannot tell what is hidden from it', async () => {
    const { id, write } = await correspondence('indiscreet', 'anna', ['bela', 'cora'], { players: 3 });
    const { match } = await server.server.hall.matches.use(id, async (live) => live);
    const { hands = {} } = (match.real?.inspect().state ?? {}) as { hands?: Record<string, string[]> };
    const told: Record<string, string[]>[] = [];
    for (let i = 0; i < 5; i++) told.push(JSON.parse((await write('bela', 'Let us be allies.'))[1]?.text ?? '{}'));
    expect(told.every((each) => each.bela?.join() === hands.bela?.join())).toBe(true);
    // Whatever it says of the others it has made up, each time anew.
    expect(new Set(told.map((each) => each.cora?.join())).size).toBeGreaterThan(1);
    expect(new Set(told.map((each) => each.anna?.join())).size).toBeGreaterThan(1);
  });

  test('what a bot has promised changes what it does', async () => {
    const spoken = async (letter?: string) => {
      const { id, page, write } = await correspondence('obliging', 'anna', ['bela'], { players: 2, level: 'easy' });
      if (letter !== undefined) expect((await write('bela', letter))[1]?.text).toContain('shall not hail');
      await answer(page, id, 'anna', 'hail');
      const first = server.server.hall.store.db.selectFrom('moves').select('option').where('table_id', '=', id);
      return until(async () => (await first.where('seat', '=', 'bela').orderBy('seq').executeTakeFirst())?.option);
    };
    expect(await spoken()).toBe('hail');
    expect(await spoken('Let us be allies.')).toMatch(/draw|show/);
  });
});

/** Plays a match at random until something is so: whoever is asked takes any option. */
async function playUntil(id: string, random: Random, so: (phase: string) => boolean): Promise<void> {
  const { hall } = server.server;
  await hall.matches.use(id, async (live) => {
    const { real } = live.match;
    while (real && !so(real.inspect().phase)) {
      const [seat = ''] = real.waiting;
      const { id: option } = random.pick(real.options(seat), 'any');
      const given = { seat, option, which: 0, request: null, allowed: () => undefined };
      expect(await takeAnswer(hall, live, { ...given, by: 'player' })).toMatchObject({ ok: true });
    }
  });
}

test('in a battle of Coalitions nobody confers while its cards are chosen', async () => {
  const coalitions = TITLES.find(({ id }) => id === 'coalitions');
  const isSilent = (phase: string) => coalitions?.silent?.includes(phase) ?? false;
  const [anna, bela] = await Promise.all(['Anna', 'Bela'].map((name) => Person.guest(server.base, name)));
  if (!anna || !bela) throw new Error('Nobody came');
  const seats = { britain: 'me', austria: 'me', france: 'open', russia: 'open' } as const;
  const { id } = await anna.table({ game: 'coalitions', players: 4, seats });
  for (const seat of ['france', 'russia']) await bela.post(`/api/tables/${id}/join`, { seat });
  const page = await anna.socket();
  await page.hello(id);
  const talk = { type: 'talk', table: id, text: 'How many cards have you left?' };
  const letter = { type: 'letter', table: id, from: 'austria', to: 'russia', text: 'Play your best card.' };
  for (const words of [talk, letter]) expect(await page.ask(words)).toMatchObject({ type: 'told' });
  const random = new Random('battle', 'fast');
  await playUntil(id, random, isSilent);
  for (const words of [talk, letter]) expect(await page.ask(words)).toMatchObject({ type: 'refused', code: 'silence' });
  await playUntil(id, random, (phase) => !isSilent(phase));
  for (const words of [talk, letter]) expect(await page.ask(words)).toMatchObject({ type: 'told' });
});

test.each(TITLES.filter(({ silent }) => silent))('$id is silent in phases that it has', ({ silent, definition }) => {
  expect(Object.keys(definition.phases)).toEqual(expect.arrayContaining([...(silent ?? [])]));
});

test('in the games of the family nobody confers while battle cards are chosen', () => {
  const family = TITLES.filter(({ definition }) => 'commit' in definition.phases);
  expect(family.length).toBeGreaterThan(0);
  for (const { silent } of family) expect(silent).toEqual(['supportAttack', 'supportDefence', 'commit']);
});
