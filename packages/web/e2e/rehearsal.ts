/** Matches played here and imported, of which any position can be tried out: no question waits for chance or for bots. */
import { Match, type Setup, setupFor, type Title, written } from '@quadrille/kernel';
import type { TableResponse } from '@quadrille/protocol';
import type { BrowserContext } from 'playwright-core';

export interface Play {
  readonly scenario: string;
  readonly players: number;
  /** What is chosen wherever it is offered. */
  readonly wishes: readonly RegExp[];
  /** So many answers at most. */
  readonly answers: number;
  /** What the chance hangs on. */
  readonly seed: string;
}

/** Where each question was asked first, and of whom. */
type First = ReadonlyMap<string, { readonly seq: number; readonly seat: string }>;

/** Plays by wishes, else the options by turns. */
function play(title: Title, { scenario, players, wishes, answers, seed }: Play) {
  const setup = setupFor(title, { scenario, players });
  const match = Match.create(title.definition, { setup, seed, chance: 'keyed' });
  const first = new Map<string, { readonly seq: number; readonly seat: string }>();
  const given: ReturnType<typeof written>[] = [];
  for (let seq = 0; seq < answers; seq++) {
    const [seat] = match.waiting;
    const [decision] = seat === undefined ? [] : match.decisions(seat);
    if (seat === undefined || !decision) break;
    const { prompt, options } = decision;
    // Whoever tries a position out holds all seats: the page opens at any that is waited for.
    const alone = match.waiting.every((each) => match.decisions(each)[0]?.prompt.id === prompt.id);
    if (alone && !first.has(prompt.id)) first.set(prompt.id, { seq, seat });
    const wished = wishes.flatMap((wish) => options.find((each) => wish.test(each)) ?? [])[0];
    const option = wished ?? options[(seq * 7) % options.length] ?? '';
    const taken = match.answer(seat, option);
    if (!taken.ok) throw new Error(`${option}: ${taken.code}`);
    given.push(written({ seat, option }));
  }
  return { first: first as First, file: fileOf(title, setup, seed, given) };
}

/** A record that can be imported: these answers after this shuffle. */
function fileOf(title: Title, setup: Setup, seed: string, answers: readonly ReturnType<typeof written>[]): object {
  const { id: game, version } = title.definition;
  const record = { format: 1, game, version, setup, chance: 'keyed', seed, answers, hashes: [] };
  return { format: 1, name: seed, seats: {}, data: title.data, record };
}

/** Opens a table by this request; says its id. */
async function tableOf({ request }: BrowserContext, path: string, data: object): Promise<string> {
  const said = await request.post(path, { data });
  if (!said.ok()) throw new Error(await said.text());
  return ((await said.json()) as TableResponse).table.id;
}

/** A new table whose shuffle and dice hang on this seed; the guest of this context holds all seats. */
export async function shuffled(
  context: BrowserContext,
  title: Title,
  { scenario, players, seed }: Pick<Play, 'scenario' | 'players' | 'seed'>,
): Promise<string> {
  await context.request.post('/api/guest', { data: {} });
  const record = await tableOf(
    context,
    '/api/records',
    fileOf(title, setupFor(title, { scenario, players }), seed, []),
  );
  return tableOf(context, `/api/tables/${record}/fork`, { seq: 0 });
}

/** How to open a table where it is asked, for each of these questions that this play comes to. */
export async function rehearse(
  context: BrowserContext,
  title: Title,
  each: Play,
  wanted: readonly string[],
): Promise<readonly { readonly question: string; readonly open: () => Promise<string> }[]> {
  const { first, file } = play(title, each);
  const found = [...first].filter(([question]) => wanted.includes(question));
  if (found.length === 0) return [];
  await context.request.post('/api/guest', { data: {} });
  const record = await tableOf(context, '/api/records', file);
  return found.map(([question, { seq, seat }]) => ({
    question,
    open: async () => `/table/${await tableOf(context, `/api/tables/${record}/fork`, { seq, seat })}`,
  }));
}
