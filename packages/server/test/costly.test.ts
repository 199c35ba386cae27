import { type AnyDefinition, Match, Random, recordOf, type Title } from '@quadrille/kernel';
import type { RecordFile, TableInfo } from '@quadrille/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneAtATime } from '../src/http/costly.ts';
import { freshDirectory, Person, type Running, run, until } from './harness.ts';
import { parley } from './parley.ts';

/** Rules that take their time: every turn a few milliseconds of the processor. */
const ponderous: Title = {
  ...parley,
  id: 'ponderous',
  definition: {
    ...parley.definition,
    id: 'ponderous',
    phases: {
      ...parley.definition.phases,
      *turns(game) {
        for (const until = performance.now() + 12; performance.now() < until; );
        return yield* parley.definition.phases.turns?.(game) ?? [];
      },
    },
  } as AnyDefinition,
};

const ROUNDS = '20';
const setup = { scenario: parley.scenarios[0]?.id ?? '', players: 2, options: { rounds: ROUNDS } };
let server: Running;
let file: RecordFile;

beforeAll(async () => {
  server = await run({ directory: freshDirectory(), titles: [ponderous] });
  // Played with the quick rules: the slow ones come to the same.
  const match = Match.create(parley.definition, { setup, seed: 'long' });
  const dice = new Random('dice');
  const answers = [];
  while (!match.result) {
    const seat = match.waiting[0] ?? '';
    const option = dice.pick(match.options(seat), 'option').id;
    answers.push({ seat, option });
    match.answer(seat, option);
  }
  const record = recordOf({ ...parley.definition, id: 'ponderous' }, { setup, seed: 'long', chance: 'keyed' }, answers);
  file = { format: 1, name: 'Long', data: ponderous.data, seats: {}, record };
});
afterAll(() => server.stop());

/** How often the server says that it is well while something takes its time. */
async function answersDuring(work: Promise<unknown>): Promise<number> {
  let done = false;
  void work.finally(() => {
    done = true;
  });
  let answers = 0;
  for (; !done; answers++) expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
  await work;
  return answers;
}

test('whoever has a whole match replayed keeps nobody else waiting', async () => {
  const person = await Person.guest(server.base);
  let id = '';
  const reading = person.post<{ table: TableInfo }>('/api/records', file).then(({ table }) => {
    id = table.id;
  });
  expect(await answersDuring(reading)).toBeGreaterThan(5);
  for (const path of ['audit', 'record'])
    expect(await answersDuring(person.get(`/api/tables/${id}/${path}`))).toBeGreaterThan(5);
  // One address may have only so many wait.
  const all = Array.from({ length: 25 }, () => person.request('GET', `/api/tables/${id}/audit`));
  const statuses = await Promise.all(all.map(async (each) => (await each).status));
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
});

test('who has much looked up is only one of those who wait', async () => {
  const costly = oneAtATime();
  const served: string[] = [];
  const gates: (() => void)[] = [];
  const look = (address: string) =>
    costly(address, () => {
      served.push(address);
      return new Promise<void>((done) => gates.push(done));
    });
  const all = ['busy', 'busy', 'busy', 'busy', 'other', 'third', 'other'].map(look);
  expect(() => look('busy')).toThrow('Many are looking things up.');
  for (const [place] of all.entries()) {
    await until(() => gates[place]);
    gates[place]?.();
  }
  await Promise.all(all);
  expect(served).toEqual(['busy', 'other', 'busy', 'third', 'busy', 'other', 'busy']);
  // There is room again, and what fails keeps nobody from their turn.
  await expect(costly('busy', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await costly('busy', async () => {});
});
