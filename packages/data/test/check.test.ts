import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from '../src/index.ts';

const textOf = (name: string): string => readFileSync(new URL(`../../games/${name}`, import.meta.url), 'utf8');
const beside = (name: string): string | undefined =>
  FILES.includes(`coalition-wars/data/${name}`) ? textOf(`coalition-wars/data/${name}`) : undefined;

const FILES = [
  'coalition-wars/data/coalitions-empire.yaml',
  'coalition-wars/data/coalitions-revolution.yaml',
  'coalition-wars/data/ancien-regime.yaml',
  'coalition-wars/data/realpolitik.yaml',
  'coalition-wars/data/setups.yaml',
  'coalition-wars/data/cards.yaml',
  'clash-of-monarchs/data/map.yaml',
];

test.each(FILES)('%s is sound', (file) => {
  expect(check(file, textOf(file), beside).problems).toEqual([]);
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
  const { problems } = check(file, spoilt, beside);
  const line = start.split('\n').length;
  return {
    problems: problems.map(({ at, message }) => `${at}: ${message}`),
    lines: problems.map((problem) => problem.line - line),
  };
}

describe('a board', () => {
  const empire = 'coalition-wars/data/coalitions-empire.yaml';

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
  const setups = 'coalition-wars/data/setups.yaml';

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
    expect(spoil('coalition-wars/data/cards.yaml', /3: 10/, '3: 11').problems).toEqual([
      'battle_decks/coalitions/count: adds up to 41 cards, not to 40',
    ]);
  });
});

describe('the map of Clash of Monarchs', () => {
  const map = 'clash-of-monarchs/data/map.yaml';

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
  const { format, problems } = check('x.yaml', 'shopping: [eggs]', () => undefined);
  expect(format).toBeUndefined();
  expect(problems[0]?.message).toContain('this is no data file we know');
});
