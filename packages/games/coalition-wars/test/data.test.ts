import { readFileSync } from 'node:fs';
import { check } from '@quadrille/source';
import { describe, expect, test } from 'vitest';
import { formats } from '../src/check/index.ts';

const textOf = (name: string): string => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
const beside = (name: string): string | undefined => (FILES.includes(name) ? textOf(name) : undefined);

const FILES = [
  'coalitions-empire.yaml',
  'coalitions-revolution.yaml',
  'ancien-regime.yaml',
  'realpolitik.yaml',
  'setups.yaml',
  'cards.yaml',
];

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

describe('a board', () => {
  const empire = 'coalitions-empire.yaml';

  test('that is no YAML', () => {
    const { problems, lines } = spoil(empire, /powers: \[/, 'powers: [[');
    expect(problems.length).toBeGreaterThan(0);
    expect(lines[0]).toBeGreaterThanOrEqual(0);
  });

  test('with a field nobody knows', () => {
    expect(spoil(empire, /(?<= {4})kind: capital/, 'colour: red\n    kind: capital')).toEqual({
      problems: ['territories/london/colour: "colour" is not known here'],
      lines: [0],
    });
  });

  test('with a field missing', () => {
    expect(spoil(empire, / {4}kind: capital\n/, '')).toEqual({
      problems: ['territories/london: "kind" is missing'],
      lines: [-2],
    });
  });

  test('with a border that only one side knows', () => {
    expect(spoil(empire, /(?<=adjacent: )\[cornwall, scotland\]/, '[cornwall, scotland, paris]')).toEqual({
      problems: ['territories/london/adjacent/2: "paris" does not name "london" in return'],
      lines: [0],
    });
  });

  test('with an unknown neighbour', () => {
    const { problems } = spoil(empire, /(?<=adjacent: )\[cornwall, scotland\]/, '[cornwall, scotland, avalon]');
    expect(problems).toContain('territories/london/adjacent/2: there is no Territory "avalon"');
  });

  test('with the same id twice', () => {
    const { problems, lines } = spoil(empire, /(?<=- )id: cornwall/, 'id: london');
    expect(problems[lines.indexOf(0)]).toBe('territories/london/id: "london" is used twice');
  });

  test('with a Sea Lane to a place without a port', () => {
    const { problems } = spoil(empire, /port: true/, 'port: false');
    expect(problems.join()).toContain('a Sea Lane ends at "london", which has no port');
  });

  test('without a source for a datum', () => {
    const { problems } = spoil(empire, / {6}value: \{ ?reconstructed: true ?\}\n/, '');
    expect(problems).toEqual([
      'territories/london/provenance/value: say for "value" either rulebook or reconstructed: true',
    ]);
  });

  test('that contradicts the rulebook', () => {
    const { problems } = spoil(empire, /(- id: dalmatia[\s\S]*?value: )1/, '$12');
    expect(problems).toEqual(['territories/dalmatia/value: the rulebook says 1 of dalmatia, not 2']);
  });
});

describe('set-ups', () => {
  const setups = 'setups.yaml';

  test('that name a Territory the board does not have', () => {
    expect(spoil(setups, /(?<=garrisons: \[)lisboa/, 'atlantis')).toEqual({
      problems: ['coalitions/c1805/powers/britain/garrisons/0: there is no Territory "atlantis" on the board'],
      lines: [0],
    });
  });

  test('with a General too many', () => {
    expect(spoil(setups, /off_map: 0/, 'off_map: 1').problems.join()).toContain('britain has 3 Generals, here are 4');
  });

  test('without their board', () => {
    expect(spoil(setups, /board: coalitions-empire/, 'board: coalitions-sea')).toEqual({
      problems: ['coalitions/c1805/board: there is no board file coalitions-sea.yaml beside this one'],
      lines: [0],
    });
  });
});

describe('cards', () => {
  test('that do not add up', () => {
    expect(spoil('cards.yaml', /3: 10/, '3: 11').problems).toEqual([
      'battle_decks/coalitions/count: adds up to 41 cards, not to 40',
    ]);
  });
});
