import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Divergence } from '@quadrille/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { type Golden, goldenFiles, verifyGolden, writeGolden } from '../src/golden.ts';
import { duelSubject, type Flaw } from './duel.ts';

const folder = mkdtempSync(join(tmpdir(), 'golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [file = ''] = writeGolden(folder, [duelSubject()]);

/** The same game, changed and with its version raised. */
function newer(flaw: Flaw = null) {
  const subject = duelSubject(flaw);
  return { ...subject, definition: { ...subject.definition, version: 2 } };
}

describe('a golden record', () => {
  test('is named by version and set-up, and holds a whole match and a snapshot half-way', () => {
    expect(goldenFiles(folder)).toEqual([join(folder, 'v1-duel-3.json')]);
    const { record, midway } = JSON.parse(readFileSync(file, 'utf8')) as Golden;
    expect(record).toMatchObject({ game: 'duel', version: 1, chance: 'keyed' });
    expect(midway.checkpoint.answers).toBeGreaterThan(0);
    expect(midway.checkpoint.answers).toBeLessThan(record.answers.length);
  });

  test('replays under the rules it was made with', () => {
    expect(verifyGolden(file, duelSubject())).toBe('replayed');
  });

  test('does not replay if the rules have changed and their version has not', () => {
    expect(() => verifyGolden(file, duelSubject('a card is lost'))).toThrow(Divergence);
  });

  test('is resumed and played to its end if the version was raised', () => {
    expect(verifyGolden(file, newer())).toBe('resumed');
    expect(verifyGolden(file, newer('news without lifting the veil'))).toBe('resumed');
  });

  test('shows when newer rules cannot go on from it', () => {
    expect(() => verifyGolden(file, newer('never ends'))).toThrow('does not end');
  });

  test('is not accepted with a hash that was tampered with', () => {
    const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden;
    const forged = { ...golden, record: { ...golden.record, hashes: [[0, 'f00']] } };
    const other = join(folder, 'forged.txt');
    writeFileSync(other, JSON.stringify(forged));
    expect(() => verifyGolden(other, duelSubject())).toThrow('After 0 answers');
  });
});
