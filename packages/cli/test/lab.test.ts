import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titleOf } from '@quadrille/catalogue';
import { setupFor } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { add, branchAt, type Counts, countAt, merge } from '../src/lab/gathered.ts';
import { laboratory } from '../src/lab/index.ts';
import { observe } from '../src/lab/observe.ts';
import { evidence, verdict } from '../src/lab/sprt.ts';
import { scoreOf, summaryOf } from '../src/lab/summary.ts';

describe('counts', () => {
  test('add up the same in any order', () => {
    const [a, b]: Counts[] = [{}, {}];
    if (!a || !b) throw new Error('no counts');
    add(a, ['battles', 'won', 'attack']);
    add(b, ['battles', 'won', 'attack'], 2);
    add(b, ['games']);
    expect(merge(a, b)).toEqual(merge(b, a));
    expect(countAt(merge(a, b), 'battles', 'won', 'attack')).toBe(3);
    expect(countAt(merge(a, b), 'games')).toBe(1);
  });
});

describe('the sequential test', () => {
  const test50 = { p0: 0.5, p1: 0.6 };

  test('knows nothing before the first match', () => expect(evidence(test50, 0, 0)).toBe(0));
  test('accepts what wins often', () => expect(verdict(test50, 80, 100)).toBe('p1'));
  test('rejects what does not', () => expect(verdict(test50, 40, 100)).toBe('p0'));
  test('waits where it cannot tell', () => expect(verdict(test50, 11, 20)).toBe('open'));
  test('the bound is that of 5 errors in 100', () => {
    const wins = Array.from({ length: 100 }, (_, n) => n).find((n) => verdict(test50, n, n) === 'p1');
    expect(wins).toBe(Math.ceil(Math.log(19) / Math.log(1.2)));
  });
});

const title = titleOf('coalitions');
if (!title) throw new Error('Coalitions is not in the catalogue');
const series = {
  game: 'coalitions',
  setup: setupFor(title, { scenario: '1813', players: 4 }),
  levels: ['easy', 'random', 'random', 'random'],
  seed: 'lab',
} as const;

test('a match is observed: its result, its rounds, its map', () => {
  const counts = observe(title, { series }, 0);
  expect(countAt(counts, 'games')).toBe(1);
  expect(scoreOf(counts, 'easy').wins + scoreOf(counts, 'random').wins).toBeGreaterThanOrEqual(1);
  expect(countAt(counts, 'curve', 'france', 1, 'n')).toBe(1);
  expect(Object.keys(branchAt(counts, 'usage'))).toContain('march');
});

test('what four matches of one shuffle tell is told as what one shuffle tells', () => {
  const seats = { britain: { easy: { 0: { games: 4, wins: 4 } }, random: { 0: { games: 4, wins: 0 } } } };
  const summary = summaryOf({ games: 8, answers: 8, length: { 3: 8 }, ended: { paris: 8 }, seats });
  expect(summary).toMatch(/^easy +britain +4 +4 +100.0 % +20.7 % to 100.0 %$/m);
  expect(summary).toContain('Only 1 different shuffles');
});

test('the rounds of all years of Clash of Monarchs are counted, and no winter among them', () => {
  const clash = titleOf('clash-of-monarchs');
  if (!clash) throw new Error('Clash of Monarchs is not in the catalogue');
  const setup = setupFor(clash, { scenario: 's1757', players: 2 });
  const counts = observe(clash, { series: { game: clash.id, setup, levels: ['random'], seed: 'rounds' } }, 0);
  expect(Object.keys(branchAt(counts, 'length'))).toEqual(['10']);
});

test('the same match is observed alike twice', () => {
  expect(observe(title, { series }, 1)).toEqual(observe(title, { series }, 1));
});

test('the report stands alone: no script, nothing fetched, every part there', async () => {
  const report = join(mkdtempSync(join(tmpdir(), 'lab-')), 'out.html');
  const assignment = {
    series,
    seats: 4,
    matches: 2,
    workers: 1,
    budgets: undefined,
    report,
    sprt: undefined,
    onProgress: () => {},
  };
  expect(await laboratory(assignment)).toBe(0);
  const html = readFileSync(report, 'utf8');
  for (const part of ['Who wins', 'Length', 'What is played for', 'Battles', 'Who holds what', 'What bots choose'])
    expect(html).toContain(part);
  expect(html).toMatch(/<svg class="map"/);
  expect(html).not.toMatch(/<script|src=|href=/);
});
