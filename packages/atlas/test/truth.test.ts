import { describe, expect, it } from 'vitest';
import { at } from '../src/plane/at.ts';
import { lengthOf } from '../src/plane/geometry.ts';
import { linesOf } from '../src/plane/path.ts';
import { falsehoods } from '../src/truth.ts';
import { areaBoards } from './sheets.ts';

describe('the drawn map tells the truth', () => {
  it.each(areaBoards)('$id: lands touch if and only if they are adjacent', ({ sheet, data }) => {
    expect(falsehoods(sheet, data.territories)).toEqual([]);
  });

  it.each(areaBoards)(
    '$id: a link long enough to be seen joins what the rules join across water',
    ({ sheet, data }) => {
      const straits = data.territories.flatMap(({ id, straits = [] }) =>
        straits.map((other) => [id, other].sort().join()),
      );
      const drawn = sheet.links.map(({ a, b }) => [a, b].sort().join());
      for (const strait of straits) expect(drawn).toContain(strait);
      for (const { a, b, path } of sheet.links) {
        expect(lengthOf(at(linesOf(path), 0)), `${a}–${b} can be seen`).toBeGreaterThan(25);
      }
    },
  );

  it.each(areaBoards)('$id: every sea lane of the rules is drawn, and no other', ({ sheet, data }) => {
    const name = ([a, b]: readonly string[], controller: string) => `${a}–${b} ${controller}`;
    expect(sheet.lanes.map(({ a, b, controller }) => name([a, b], controller))).toEqual(
      data.sea_lanes.map(({ pair, controller }) => name(pair, controller)),
    );
  });

  it.each(areaBoards)('$id: the sheet repeats what the data says of each Territory', ({ sheet, data }) => {
    expect(Object.keys(sheet.territories)).toEqual(data.territories.map(({ id }) => id));
    for (const { id, name, kind, owner, stripes, value, port, elector } of data.territories) {
      expect(sheet.territories[id]).toMatchObject({ name, kind, owner, stripes, value, port, elector });
    }
  });
});

describe('the truth test', () => {
  const [board] = areaBoards;
  if (!board) throw new Error('no board');
  const rules = board.data.territories;

  it('lists a pair that should touch and does not', () => {
    const more = rules.map((rule) =>
      rule.id === 'london' ? { ...rule, adjacent: [...rule.adjacent, 'paris'] } : rule,
    );
    expect(falsehoods(board.sheet, more)).toEqual(['london and paris are adjacent but share 0 px']);
  });

  it('lists a pair that touches and should not', () => {
    const fewer = rules.map((rule) => ({
      ...rule,
      adjacent: rule.adjacent.filter(
        (other) => `${rule.id}|${other}` !== 'paris|picardie' && `${rule.id}|${other}` !== 'picardie|paris',
      ),
    }));
    expect(falsehoods(board.sheet, fewer)).toEqual([
      expect.stringMatching(/^paris and picardie are not adjacent but share \d+/),
    ]);
  });
});
