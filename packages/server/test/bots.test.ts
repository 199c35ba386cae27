import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setupFor } from '@quadrille/kernel';
import { title as skirmish } from '@quadrille/skirmish';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inOwnProcess } from '../src/bots/apart.ts';
import { freshDirectory, Person, run, until } from './harness.ts';
import { thinkable } from './thinkable.ts';

const { snapshot, seat, options } = thinkable(skirmish, setupFor(skirmish, { players: 2 }));

/** A process that is dead but has not been mourned yet still has a number. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const kill = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGKILL');
  await until(() => !isAlive(pid));
};

describe('bots in a process of their own', () => {
  let bots: ReturnType<typeof inOwnProcess>;
  const choose = async (level: 'easy' | 'normal' | 'hard') =>
    (await bots.choose(skirmish, snapshot, { seat, level }))[0].option;
  const born = (not?: number) => until(() => bots.pid !== not && bots.pid);
  beforeEach(() => {
    // Where everything else is busy a bot that comes last may have to wait for long.
    bots = inOwnProcess({ thought: 200_000 });
  });
  afterEach(() => bots.close());

  test('choose what is offered, at every level, give hints, and stand behind people with every thread', async () => {
    expect(bots.pid).toBeUndefined();
    for (const level of ['easy', 'normal', 'hard'] as const) expect(options).toContain(await choose(level));
    expect(options).toContain((await bots.hints(skirmish, snapshot, seat))[0]?.option);
    const pid = await born();
    const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid];
    for (const thread of threads) expect(getPriority(thread)).toBeGreaterThan(getPriority());
  });

  test('killed over a thought: another process thinks it', async () => {
    const choosing = choose('hard');
    const first = await born();
    await kill(first);
    expect(options).toContain(await choosing);
    expect(bots.pid).not.toBe(first);
    expect(await born()).toBeGreaterThan(0);
  });

  test('killed over it twice: they play without thinking, and think again about the next', async () => {
    const choosing = choose('hard');
    const first = await born();
    await kill(first);
    await kill(await born(first));
    expect(options).toContain(await choosing);
    expect(bots.pid).toBeUndefined();
    expect(options).toContain(await choose('normal'));
    expect(await born()).toBeGreaterThan(0);
  });

  test('who thinks for too long plays without thinking; there are no hints then', async () => {
    await bots.close();
    bots = inOwnProcess({ thought: 1 });
    expect(options).toContain(await choose('hard'));
    expect(await bots.hints(skirmish, snapshot, seat)).toEqual([]);
  });

  test('what goes wrong with a thought is told, and the process lives on', async () => {
    await choose('easy');
    const { pid } = bots;
    const unheard = { ...skirmish, id: 'unheard' };
    for (const level of ['easy', 'normal'] as const)
      await expect(bots.choose(unheard, snapshot, { seat, level })).rejects.toThrow('There is no game unheard');
    expect(options).toContain(await choose('normal'));
    expect(bots.pid).toBe(pid);
  });

  test('a process that is long idle is let go, and one is started when it is needed', async () => {
    await bots.close();
    bots = inOwnProcess({ idle: 20 });
    await choose('easy');
    const first = await born();
    await until(() => bots.pid === undefined && !isAlive(first));
    expect(options).toContain(await choose('easy'));
  });

  test('close ends it and whatever is thought', async () => {
    const choosing = choose('hard');
    const pid = await born();
    const refused = expect(choosing).rejects.toThrow('no longer');
    await bots.close();
    await refused;
    expect(isAlive(pid)).toBe(false);
    await expect(choose('easy')).rejects.toThrow('no longer');
  });

  test('stands behind a server that is nice itself, and thinks there too', async () => {
    const child = fork(fileURLToPath(new URL('./bots-child.ts', import.meta.url)), {
      execArgv: [],
      env: { ...process.env, NICENESS: '12' },
    });
    const [{ pid }] = (await once(child, 'message')) as [{ readonly pid: number }];
    const [{ option }] = (await once(child, 'message')) as [{ readonly option: string }];
    expect(options).toContain(option);
    expect(isAlive(pid)).toBe(true);
    expect([getPriority(child.pid), getPriority(pid)]).toEqual([12, 19]);
    child.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });

  test('it does not outlive a server that is killed', async () => {
    const child = fork(fileURLToPath(new URL('./bots-child.ts', import.meta.url)), { execArgv: [] });
    const [{ pid }] = (await once(child, 'message')) as [{ readonly pid: number }];
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });
});

describe('a table of bots', () => {
  test('does not keep the server from stopping, and plays on when it is back', async () => {
    const directory = freshDirectory();
    const first = await run({ directory, titles: [skirmish], bots: inOwnProcess() });
    const host = await Person.guest(first.base);
    const both = skirmish.definition.seats(setupFor(skirmish, { players: 2 }));
    const seats = Object.fromEntries(both.map((each) => [each, 'hard'] as const));
    const { id } = await host.table({ game: 'skirmish', players: 2, seats });
    const answers = async ({ server }: typeof first): Promise<number> =>
      server.hall.matches.use(id, async ({ seq }) => seq);
    const begun = await until(async () => (await answers(first)) || undefined);
    await first.stop();

    const second = await run({ directory, titles: [skirmish], bots: inOwnProcess() });
    await until(async () => (await answers(second)) > begun + 1);
    await second.stop();
    rmSync(directory, { recursive: true });
  });
});
