/** The data files say what the rules need, and bad ones are refused with line and reason. */
import { describe, expect, test } from 'vitest';
import { DATA, dataFrom, type Files, ownFiles } from '../src/board/data.ts';

const changed = (file: keyof Files, from: string, to: string): Files => {
  const files = ownFiles();
  const text = files[file].replace(from, to);
  expect(text).not.toBe(files[file]);
  return { ...files, [file]: text };
};

test('all files are read', () => {
  expect(DATA.board.spaces.size).toBe(147);
  expect(DATA.cards.cards.size).toBe(110);
  expect(DATA.leaders.leaders.get('frederick')).toMatchObject({ initiative: 1, seniority: 'A', army: true });
  expect(DATA.tables.battle.crt.intense.rows[13]?.[8]).toMatchObject({ sp: 6, d: 4, rout: false });
  expect(DATA.scenarios.scenarios.s1757.belligerent).toContain('RU');
});

test('what is reconstructed says so', () => {
  expect(DATA.cards.cards.get('P2')?.reconstructed).toBe(false);
  expect(DATA.cards.cards.get('P9')?.reconstructed).toBe(true);
  expect(DATA.tables.status.crt).toBe('reconstructed');
});

describe('bad data is refused with line and reason', () => {
  const cases: readonly [file: keyof Files, from: string, to: string, reason: RegExp][] = [
    ['map.yaml', 'b: osnabruck', 'b: osnabrueck', /map\.yaml:\d+: .*osnabrueck is not known/],
    ['map.yaml', '- {a: stralsund, b: malmo, cost: 2, sea: true}\n', '', /nothing leads to malmo/],
    ['cards.yaml', 'op: kk_shift', 'op: kk_drift', /cards\.yaml:\d+: .*kk_drift/],
    ['cards.yaml', '{neutral: SA}', '{neutral: SX}', /cards\.yaml:\d+: .*SX/],
    ['cards.yaml', 'ops: 4,', 'ops: 5,', /not between 1 and 4/],
    ['scenarios.yaml', 'inf: 15, line_cav: 3', 'inf: 95, line_cav: 3', /army limit/],
    ['scenarios.yaml', 'leaders: [frederick, keith', 'leaders: [daun, keith', /daun is not of PR/],
    ['tables.yaml', 'attrition: 1, cs_ss_attrition: 3', 'attrition: 2, cs_ss_attrition: 3', /eleven chits/],
    ['leaders.yaml', 'init: 1, mp: 7', 'init: 7, mp: 7', /leaders\.yaml:\d+: .*not between 1 and 4/],
  ];
  for (const [file, from, to, reason] of cases)
    test(`${file}: ${to || `without ${from.trim()}`}`, () => {
      expect(() => dataFrom(changed(file, from, to))).toThrow(reason);
    });
});
