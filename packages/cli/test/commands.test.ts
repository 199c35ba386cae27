import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TITLES } from '@quadrille/catalogue';
import type { MatchRecord } from '@quadrille/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataFile, folder, quadrille } from './quadrille.ts';

describe('games', () => {
  test('lists what players may play, as data', async () => {
    const listed = JSON.parse((await quadrille('games', '--json')).out);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(
      TITLES.filter((each) => each.listed).map(({ id }) => id),
    );
  });

  test('with --all also the teaching game, in full', async () => {
    const listed = JSON.parse((await quadrille('games', '--json', '--all')).out);
    const skirmish = listed.find(({ id }: { id: string }) => id === 'skirmish');
    expect(skirmish).toMatchObject({ id: 'skirmish', title: 'Skirmish' });
    expect(skirmish.scenarios[0]).toEqual({
      id: 'quarrel',
      title: 'The Quarrel',
      players: [2, 3, 4],
      options: [{ id: 'length', title: 'Length', values: ['short', 'full'], default: 'full' }],
    });
  });

  test('as a table for people', async () => {
    const { out } = await quadrille('games', '--all');
    expect(out).toMatch(/^GAME +SCENARIO +TITLE +PLAYERS +OPTIONS$/m);
    expect(out).toMatch(/^skirmish +quarrel +The Quarrel +2, 3, 4 +length=short\|full$/m);
  });
});

const SERIES = ['simulate', 'skirmish', '--scenario', 'quarrel', '--players', '3', '--option', 'length=short'];

describe('simulate', () => {
  const simulated = async (...more: string[]) =>
    JSON.parse(
      (await quadrille(...SERIES, '--bots', 'random,easy', '--games', '12', '--seed', 'x', '--json', ...more)).out,
    );

  test('goes through every set-up, and says how many matches ended in each', async () => {
    const { out, code } = await quadrille('simulate', 'skirmish', '--every-setup', '--games', '8', '--workers', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/^skirmish +quarrel +2: \d, 3: \d, 4: \d$/m);
    expect(out).toContain('8 of 8 matches ended');
  });

  test('has the shape programs rely on', async () => {
    const { err, out } = await quadrille(...SERIES, '--games', '12', '--seed', 'x', '--json');
    expect(err).toBe('');
    const report = JSON.parse(out);
    expect(Object.keys(report)).toEqual(
      'game scenario players games finished decisions decisionsPerSecond seats rounds'.split(' '),
    );
    expect(report).toMatchObject({ game: 'skirmish', scenario: 'quarrel', players: 3, games: 12, finished: 12 });
    expect(report.seats).toHaveLength(3);
    expect(report.rounds.mean).toBeGreaterThan(1);
    for (const seat of report.seats) {
      expect(Object.keys(seat)).toEqual(['seat', 'bot', 'wins', 'winRate', 'ci95']);
      expect(seat.winRate).toBeCloseTo(seat.wins / 12);
      expect(seat.ci95[0]).toBeLessThanOrEqual(seat.winRate);
      expect(seat.ci95[1]).toBeGreaterThanOrEqual(seat.winRate);
    }
  });

  test('gives the same result whatever the number of workers', async () => {
    const { decisionsPerSecond: _, ...alone } = await simulated('--workers', '1');
    const { decisionsPerSecond: __, ...together } = await simulated('--workers', '3');
    expect(together).toEqual(alone);
    expect(alone.seats.map(({ seat, bot }: { seat: string; bot: string }) => `${seat} ${bot}`)).toHaveLength(6);
  });

  test('counts matches of bots that look ahead, each with a shuffle of its own', async () => {
    const { seats, games } = JSON.parse(
      (await quadrille(...SERIES, '--bots', 'normal,easy', '--rollouts', '4', '--fresh', '--games', '4', '--json')).out,
    );
    expect(games).toBe(4);
    expect(new Set(seats.map(({ bot }: { bot: string }) => bot))).toEqual(new Set(['normal', 'easy']));
  });

  test('another seed gives other matches', async () => {
    const { out } = await quadrille(...SERIES, '--games', '12', '--seed', 'y', '--workers', '1', '--json');
    const { out: other } = await quadrille(...SERIES, '--games', '12', '--seed', 'z', '--workers', '1', '--json');
    expect(JSON.parse(out).decisions).not.toBe(JSON.parse(other).decisions);
  });
});

describe('replay', () => {
  const dir = mkdtempSync(join(tmpdir(), 'quadrille-'));
  const file = join(dir, 'skirmish-0.json');
  let record: MatchRecord;
  beforeAll(async () => {
    expect(await quadrille(...SERIES, '--games', '2', '--record', dir)).toMatchObject({ code: 0 });
    expect(readdirSync(dir).sort()).toEqual(['skirmish-0.json', 'skirmish-1.json']);
    record = JSON.parse(readFileSync(file, 'utf8'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  /** A file with the record, changed. */
  function change(to: Partial<MatchRecord>): string {
    const changed = join(dir, 'changed.json');
    writeFileSync(changed, JSON.stringify({ ...record, ...to }));
    return changed;
  }

  test('tells the match in sentences and verifies every hash', async () => {
    const { code, out } = await quadrille('replay', file);
    expect(code).toBe(0);
    expect(out).toMatch(/Ash .*\./);
    expect(out).toMatch(/\(only ash\)$/m);
    expect(out).not.toMatch(/event\/|\{\w+\}/);
    expect(out).toMatch(/^Won by \w+/m);
    const { length } = record.answers;
    expect(out).toContain(`${length} of ${length} answers replayed, ${record.hashes.length} hashes verified.`);
    expect((await quadrille('replay', file, '--to', '10')).out).toContain(
      `10 of ${length} answers replayed, 1 hashes verified.`,
    );
    expect(await quadrille('replay', file, '--to', '99999')).toMatchObject({ code: 2, out: '' });
  });

  test('stops where the record and the rules part', async () => {
    const wrong = change({ hashes: record.hashes.map(([count]) => [count, 'f'.repeat(64)]) });
    expect(await quadrille('replay', wrong)).toMatchObject({ code: 1 });
    expect((await quadrille('replay', wrong)).err).toMatch(/after 0 answers the record and the rules part/);
    const illegal = change({ answers: record.answers.with(20, ['ash', 'cheat']) });
    expect((await quadrille('replay', illegal)).err).toMatch(/after 20 answers .* Answer 21 \(ash cheat\) is refused/);
    const old = change({ version: 0 });
    expect((await quadrille('replay', old)).err).toMatch(/The record is of version 0/);
  });

  test('knows what is no record', async () => {
    expect(await quadrille('replay', change({ answers: [] as never, seed: 7 as never }))).toMatchObject({ code: 2 });
    expect((await quadrille('replay', dataFile('coalition-wars/data/cards.yaml'))).err).toMatch(/is not JSON/);
  });
});

describe('check', () => {
  test('finds our own data sound', async () => {
    const files = ['cards', 'setups', 'coalitions-empire', 'realpolitik'].map((name) =>
      dataFile(`coalition-wars/data/${name}.yaml`),
    );
    const { code, out } = await quadrille('check', ...files);
    expect(out.match(/all well/g)).toHaveLength(4);
    expect(code).toBe(0);
  });

  test('names file, line and column of what is wrong', async () => {
    const text = readFileSync(dataFile('coalition-wars/data/realpolitik.yaml'), 'utf8');
    const file = join(folder(), 'mine.yaml');
    writeFileSync(file, text.replace('kind: capital', 'kind: castle'));
    const line = text.slice(0, text.indexOf('kind: capital')).split('\n').length;
    const { code, out } = await quadrille('check', file);
    expect(code).toBe(1);
    expect(out).toContain(`${file}:${line}:5: territories/`);
    expect(out).toContain('must be one of "home", "capital"');
  });
});

// Twenty seconds: both engines are warmed up first.
if (process.env.LONG)
  test('bench compares with boardgame.io in the same run', { timeout: 600_000 }, async () => {
    const { code, out } = await quadrille('bench', '--json', '--rounds', '1', '--slice', '20', '--lengths', '100');
    expect(code).toBe(0);
    const { speed, growth } = JSON.parse(out);
    const engines = ['quadrille match', 'boardgame.io reducer', 'boardgame.io client'];
    expect(speed.map(({ engine }: { engine: string }) => engine)).toEqual(['quadrille bare run', ...engines]);
    for (const { plain } of speed) expect(plain).toBeGreaterThan(0);
    expect(growth.map(({ engine }: { engine: string }) => engine)).toEqual(engines);
    for (const { costs } of growth) {
      expect(costs.map(({ answers }: { answers: number }) => answers)).toEqual([100]);
      for (const { restore, undo, fork } of costs)
        for (const { p50, p95 } of [restore, undo, fork]) expect(p95).toBeGreaterThanOrEqual(p50);
    }
  });

test('cover names branches with file and line', { timeout: 120_000 }, async () => {
  const { code, out } = await quadrille('cover', 'skirmish', '--answers', '300', '--setups', '2');
  expect(code).toBe(0);
  expect(out).toMatch(/skirmish\/src\/\w+\.ts:\d+: /);
  expect(out).toMatch(/\d+ of \d+ branches were never taken in 300 answers, 2 set-ups\.$/m);
});

describe('edition', () => {
  test('the files of a game are copied to be changed, checked, and refused with the line', async () => {
    const data = join(folder(), 'data');
    const made = await quadrille('edition', 'new', 'coalitions', 'my-copy', '--data', data);
    expect(made).toMatchObject({ code: 0 });
    expect(made.out).toContain('setups.yaml');
    expect(await quadrille('edition', 'new', 'coalitions', 'my-copy', '--data', data)).toMatchObject({ code: 2 });
    const file = join(data, 'editions/coalitions/my-copy/cards.yaml');
    // What editors leave there is no part of it, as the server sees it.
    writeFileSync(join(data, 'editions/coalitions/my-copy/.cards.yaml.swp'), 'open');
    mkdirSync(join(data, 'editions/coalitions/my-copy/before'));
    expect(await quadrille('edition', 'check', 'coalitions', 'my-copy', '--data', data)).toMatchObject({ code: 0 });
    writeFileSync(file, readFileSync(file, 'utf8').replace('count: { 2: 10', 'count: { 2: ten'));
    const spoilt = await quadrille('edition', 'check', 'coalitions', 'my-copy', '--data', data);
    expect(spoilt.code).toBe(1);
    expect(spoilt.out).toMatch(/cards\.yaml:6: battle_decks\/coalitions\/count/);
  });
});
