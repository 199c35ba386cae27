import { TITLES } from '@quadrille/catalogue';
import type { Title } from '@quadrille/kernel';
import type { Letter } from '@quadrille/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person, type Running, run, until } from './harness.ts';
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

let server: Running;
beforeAll(async () => {
  server = await run({ titles: [...TITLES, indiscreet] });
});
afterAll(() => server.stop());

async function correspondence(game: string, mine: string, others: readonly string[], players: number) {
  const person = await Person.guest(server.base);
  const bots = Object.fromEntries(others.map((seat) => [seat, 'random' as const]));
  const { id } = await person.table({ game, players, seats: { [mine]: 'me', ...bots } });
  const page = await person.socket();
  await page.hello(id);
  const letters = async () => (await person.get<{ letters: Letter[] }>(`/api/tables/${id}/letters`)).letters;
  const write = async (to: string, text: string) => {
    const known = (await letters()).length;
    await page.ask({ type: 'letter', table: id, from: mine, to, text });
    return (await until(async () => (await letters()).length > known && (await letters()))).slice(known);
  };
  return { id, write };
}

describe('letters to bots', () => {
  test('a bot answers what it understands, from its own seat and to the writer only', async () => {
    const { write } = await correspondence('coalitions', 'britain', ['france', 'austria', 'russia'], 4);
    const [, reply] = await write('austria', 'Will you join the British coalition with me?');
    expect(reply).toMatchObject({ from: 'austria', to: 'britain' });
    expect(reply?.text).toMatch(/Agreed|interests/);
    const [, thanked] = await write('austria', 'Thank you.');
    expect(thanked?.text).toContain('servant');
    expect(await write('austria', 'Fine weather in Vienna.')).toHaveLength(1);
  });

  test('even a bot that tells all it knows cannot tell what is hidden from it', async () => {
    const { id, write } = await correspondence('indiscreet', 'anna', ['bela', 'cora'], 3);
    const { match } = await server.server.hall.matches.use(id, async (live) => live);
    const { hands = {} } = (match.real?.inspect().state ?? {}) as { hands?: Record<string, string[]> };
    const told: Record<string, string[]>[] = [];
    for (let i = 0; i < 5; i++) told.push(JSON.parse((await write('bela', 'Let us be allies.'))[1]?.text ?? '{}'));
    expect(told.every((each) => each.bela?.join() === hands.bela?.join())).toBe(true);
    // Whatever it says of the others it has made up, each time anew.
    expect(new Set(told.map((each) => each.cora?.join())).size).toBeGreaterThan(1);
    expect(new Set(told.map((each) => each.anna?.join())).size).toBeGreaterThan(1);
  });
});

test.each(TITLES.filter(({ silent }) => silent))('$id is silent in phases that it has', ({ silent, definition }) => {
  expect(Object.keys(definition.phases)).toEqual(expect.arrayContaining([...(silent ?? [])]));
});

test('in the games of the family nobody confers while battle cards are chosen', () => {
  const family = TITLES.filter(({ definition }) => 'commit' in definition.phases);
  expect(family.length).toBeGreaterThan(0);
  for (const { silent } of family) expect(silent).toEqual(['supportAttack', 'supportDefence', 'commit']);
});
