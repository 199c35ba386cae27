import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, patched, same } from '../src/index.ts';

describe('differences of plain JSON', () => {
  test('a changed field inside is all that is sent', () => {
    const before = { armies: { 'austria-1': { place: 'vienna', strength: 3 } }, turn: 1, hand: ['a', 'b', 'c'] };
    const after = { armies: { 'austria-1': { place: 'linz', strength: 3 } }, turn: 1, hand: ['a', 'c'] };
    expect(difference(before, after)).toEqual({
      in: { armies: { in: { 'austria-1': { set: { place: 'linz' } } } }, hand: { at: 1, cut: 1, put: [] } },
    });
  });

  test('what did not change is shared', () => {
    const before = { kept: { a: 1 }, changed: 1 };
    const after = patched(before, { set: { changed: 2 } }) as typeof before;
    expect(after.kept).toBe(before.kept);
    expect(before.changed).toBe(1);
  });

  test('a null is a value, not a deletion', () => {
    const patch = difference({ envoy: 'france' }, { envoy: null });
    expect(patched({ envoy: 'france' }, patch)).toEqual({ envoy: null });
  });

  test('the patch of any two values turns one into the other, through JSON too', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (a, b) => {
        const [before, after] = [a, b].map((each) => JSON.parse(JSON.stringify(each)) as unknown);
        const patch = difference(before, after);
        const sent = patch && JSON.parse(JSON.stringify(patch));
        expect(same(patched(before, sent), after)).toBe(true);
        expect(patch === undefined).toBe(same(before, after));
      }),
      { numRuns: 2000 },
    );
  });
});
