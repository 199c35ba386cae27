import { readFileSync } from 'node:fs';
import { check } from '@quadrille/source';
import { describe, expect, test } from 'vitest';
import { formats } from '../src/check/index.ts';

const textOf = (name: string): string => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
const beside = (name: string): string | undefined => (FILES.includes(name) ? textOf(name) : undefined);

const FILES = ['map.yaml'];

test.each(FILES)('%s is sound', (file) => {
  expect(check(formats, file, textOf(file), beside).problems).toEqual([]);
});

interface Spoilt {
  /** The problems after the change, as `at: message`. */
  readonly problems: readonly string[];
  /** Their lines, counted from that of the change. */
  readonly lines: readonly number[];
}

/** Makes one change in a sound file. */
function spoil(file: string, before: RegExp, after: string): Spoilt {
  const text = textOf(file);
  const [start = ''] = text.split(before);
  const spoilt = text.replace(before, after);
  expect(spoilt).not.toBe(text);
  const { problems } = check(formats, file, spoilt, beside);
  const line = start.split('\n').length;
  return {
    problems: problems.map(({ at, message }) => `${at}: ${message}`),
    lines: problems.map((problem) => problem.line - line),
  };
}

describe('the map of Clash of Monarchs', () => {
  const map = 'map.yaml';

  test('with a line to nowhere', () => {
    expect(spoil(map, /a: dresden, b: pirna/, 'a: dresden, b: pirma')).toEqual({
      problems: ['connections/0/b: there is no space "pirma"'],
      lines: [0],
    });
  });

  test('with a line too long for its cost', () => {
    expect(spoil(map, /a: dresden, b: leipzig, cost: 2/, 'a: dresden, b: leipzig, cost: 1').problems[0]).toMatch(
      /km is too long for 1 MP/,
    );
  });
});

test('a file of another kind is not known', () => {
  const { format, problems } = check(formats, 'x.yaml', 'shopping: [eggs]', () => undefined);
  expect(format).toBeUndefined();
  expect(problems[0]?.message).toContain('this is no data file we know');
});
