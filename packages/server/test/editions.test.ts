/** The values of the copy on somebody's shelf: made, broken, mended, played, edited during a match, exported, replayed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coalitions } from '@quadrille/coalition-wars';
import type { GameInfo, GameResponse, RecordFile, TableInfo } from '@quadrille/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { freshDirectory, Person, type Running, run } from './harness.ts';
import { retold } from './replay.ts';

const texts = coalitions.editable?.texts ?? {};

/** A data folder with an edition of Coalitions in it. */
function shelf() {
  const directory = freshDirectory();
  const folder = join(directory, 'editions/coalitions/my-copy');
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const put = (file: string, before: RegExp, after: string) => {
    const text = texts[file] ?? '';
    expect(text).toMatch(before);
    writeFileSync(join(folder, file), text.replace(before, after));
  };
  return { directory, put };
}

/** A house with that folder; it says what it has refused. */
async function house(directory: string): Promise<Running & { readonly said: () => string }> {
  let said = '';
  const write = (line: string) => {
    said += `${(JSON.parse(line) as { msg: string }).msg}\n`;
  };
  const running = await run({ directory, titles: [coalitions], log: { level: 'error', stream: { write } } });
  return { ...running, said: () => said };
}

const editionsOf = async (person: Person) =>
  (await person.get<{ games: GameInfo[] }>('/api/games')).games[0]?.editions.map(({ name }) => name);

const SEATS = { britain: 'me', france: 'me', austria: 'me', prussia: 'me', russia: 'me', ottomans: 'me' } as const;
const lay = (person: Person, edition?: string): Promise<TableInfo> =>
  person.table({ game: 'coalitions', scenario: '1805', players: 6, seats: SEATS, ...(edition && { edition }) });

/** What Prussia has when the match begins. */
async function moneyOfPrussia(person: Person, table: string): Promise<unknown> {
  const page = await person.socket();
  onTestFinished(() => page.close());
  await page.hello(table);
  const { view } = page.seat(table, 'prussia') ?? {};
  return (view as { powers: { prussia: { money: number } } }).powers.prussia.money;
}

const RICH = /(\[warszawa\], off_map: 0, cards: 3, money: )6/;

test('an edition with a mistake is refused with file, line and sentence, and the house opens all the same', async () => {
  const { directory, put } = shelf();
  put('setups.yaml', RICH, '$1many');
  const { base, said, stop } = await house(directory);
  onTestFinished(stop);
  const line = (texts['setups.yaml'] ?? '').split(RICH)[0]?.split('\n').length;
  expect(said()).toContain(`setups.yaml:${line}: coalitions/c1805/powers/prussia/money`);
  const person = await Person.guest(base);
  expect(await editionsOf(person)).toEqual([]);
  const request = { game: 'coalitions', edition: 'my-copy' };
  expect(await person.request('POST', '/api/tables', request)).toMatchObject({ status: 400 });
});

test('ids and the map stay ours', async () => {
  const { directory, put } = shelf();
  put('coalitions-empire.yaml', /adjacent: \[cornwall, scotland\]/, 'adjacent: [cornwall]');
  const { said, stop } = await house(directory);
  onTestFinished(stop);
  expect(said()).toContain('territories/london/adjacent: "adjacent" stays as it is');
});

test('a table is played with an edition, keeps it when its files change, and its record carries it', async () => {
  const { directory, put } = shelf();
  put('setups.yaml', RICH, '$17');
  put('cards.yaml', /name: "Armee d'Orient"/, 'name: "Egypt"');
  const first = await house(directory);
  const host = await Person.guest(first.base, 'Host');
  expect(first.said()).toBe('');
  expect(await editionsOf(host)).toEqual(['my-copy']);
  const [ours, theirs] = [await lay(host), await lay(host, 'my-copy')];
  expect(ours.data).toBe(coalitions.data);
  expect(theirs.data).not.toBe(ours.data);
  expect([await moneyOfPrussia(host, ours.id), await moneyOfPrussia(host, theirs.id)]).toEqual([6, 7]);
  const { words } = await host.get<GameResponse>(`/api/games/coalitions?data=${theirs.data}`);
  expect(words['name/N1']).toBe('Egypt');
  await first.stop();

  // The owner corrects the edition while the match is on: new tables have it, this one stays as it was.
  put('setups.yaml', RICH, '$19');
  const second = await house(directory);
  onTestFinished(second.stop);
  const again = Object.assign(new Person(second.base), { cookie: host.cookie });
  expect(await moneyOfPrussia(again, theirs.id)).toBe(7);
  expect(await moneyOfPrussia(again, (await lay(again, 'my-copy')).id)).toBe(9);

  const page = await again.socket();
  onTestFinished(() => page.close());
  await page.hello(theirs.id);
  const asked = page.seat(theirs.id, 'france')?.decision;
  await page.ask({ type: 'answer', table: theirs.id, seat: 'france', stamp: asked?.stamp, option: asked?.options[0] });
  await page.ask({ type: 'call-vote', table: theirs.id, kind: 'end' });
  const file = await again.get<RecordFile>(`/api/tables/${theirs.id}/record`);
  expect(file.edition?.['setups.yaml']).toMatch(/cards: 3, money: 7/);
  const audit = await again.get<{ replays: boolean }>(`/api/tables/${theirs.id}/audit`);
  expect(audit.replays).toBe(true);
  expect(await retold(file)).toMatch(/^1 of 1 answers replayed/);

  // Somebody else, elsewhere, without that edition: it comes with the record, and without it the record is refused.
  const elsewhere = await run({ titles: [coalitions] });
  onTestFinished(elsewhere.stop);
  const reader = await Person.guest(elsewhere.base, 'Reader');
  const { table } = await reader.post<{ table: TableInfo }>('/api/records', file);
  expect(table.data).toBe(theirs.data);
  const at = await reader.socket();
  onTestFinished(() => at.close());
  const told = await at.ask({ type: 'at', table: table.id, seq: 0 });
  expect(JSON.stringify(told)).toContain('"money":7');
});

test('an edition that a record brings is read and played beside the server, however it is made', async () => {
  const { directory, put } = shelf();
  put('setups.yaml', RICH, '$17');
  const { base, stop } = await house(directory);
  onTestFinished(stop);
  const host = await Person.guest(base, 'Host');
  const { id } = await lay(host, 'my-copy');
  const page = await host.socket();
  onTestFinished(() => page.close());
  await page.ask({ type: 'call-vote', table: id, kind: 'end' });
  const file = await host.get<RecordFile>(`/api/tables/${id}/record`);
  const cards = texts['cards.yaml'] ?? '';
  const deep = [
    'a: &a [x, x]',
    ...Array.from('bcdefghijklmnopq', (c, i) => `${c}: &${c} [${`*${'abcdefghijklmnopq'[i]},`.repeat(9)}]`),
  ];
  const broken: readonly [text: string, sentence: string][] = [
    [deep.join('\n'), 'Excessive alias count'],
    ['- {id: a}\n'.repeat(cards.length), 'far longer than ours'],
  ];
  for (const [text, sentence] of broken) {
    let done = false;
    const reply = host.request('POST', '/api/records', { ...file, edition: { ...file.edition, 'cards.yaml': text } });
    void reply.finally(() => {
      done = true;
    });
    let answered = 0;
    for (; !done; answered++) await host.get('/api/me');
    const { status, text: said } = await reply;
    expect([status, said]).toEqual([400, expect.stringContaining(sentence)]);
    if (!sentence.startsWith('far')) expect(answered).toBeGreaterThan(2);
  }
});

test('whoever did not sit at the table gets the hash of its edition, not the edition', async () => {
  const { directory, put } = shelf();
  put('setups.yaml', RICH, '$17');
  const { base, stop } = await house(directory);
  onTestFinished(stop);
  const host = await Person.guest(base, 'Host');
  const { id, data } = await lay(host, 'my-copy');
  const page = await host.socket();
  onTestFinished(() => page.close());
  await page.ask({ type: 'call-vote', table: id, kind: 'end' });
  const file = await (await Person.guest(base, 'Stranger')).get<RecordFile>(`/api/tables/${id}/record`);
  expect(file.data).toBe(data);
  expect(file.edition).toBeUndefined();
  expect(readFileSync(join(directory, 'editions/coalitions/my-copy/setups.yaml'), 'utf8')).toContain('money: 7');
});
