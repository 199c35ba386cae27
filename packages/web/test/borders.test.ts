import type { Sheet } from '@quadrille/atlas';
import { PRINTED } from '@quadrille/coalition-wars/core/data.ts';
import { scenarioIn } from '@quadrille/coalition-wars/realpolitik/scenario.ts';
import { expect, test } from 'vitest';
import { borderId, bordersOf, middleOf } from '../src/board/borders.ts';

const drawn: string = '../../atlas/boards/realpolitik.json';
const { default: sheet } = (await import(drawn)) as { default: Sheet };

test('the middle of a border lies half the way along it', () => {
  expect(middleOf('M10 20l4 0 6 0')).toEqual({ x: 15, y: 20 });
  expect(middleOf('M0 0l0 3 4 0 0 1')).toEqual({ x: 1, y: 3 });
  expect(middleOf('M-1.5 .5l3-.5')).toEqual({ x: 0, y: 0.25 });
});

test('every Train of the set-up has a border of the map to stand on, between its two lands', () => {
  const borders = bordersOf(sheet);
  for (const [a, b] of scenarioIn(PRINTED).trains) {
    const { x, y } = borders.get(borderId(a, b)) ?? { x: Number.NaN, y: Number.NaN };
    for (const at of [a, b]) {
      const [left, top, right, bottom] = sheet.kind === 'areas' ? (sheet.territories[at]?.bounds ?? []) : [];
      expect(x, `${a}/${b}`).toBeGreaterThanOrEqual((left ?? Number.NaN) - 2);
      expect(x, `${a}/${b}`).toBeLessThanOrEqual((right ?? Number.NaN) + 2);
      expect(y, `${a}/${b}`).toBeGreaterThanOrEqual((top ?? Number.NaN) - 2);
      expect(y, `${a}/${b}`).toBeLessThanOrEqual((bottom ?? Number.NaN) + 2);
    }
  }
});
