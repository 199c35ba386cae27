import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, copy, digest } from '../src/index.ts';

test('a copy is equal and shares nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(copy(value)).toEqual(value);
    }),
  );
  const original = { list: [{ deep: 1 }] };
  const copied = copy(original);
  copied.list.push({ deep: 2 });
  if (copied.list[0]) copied.list[0].deep = 3;
  expect(original).toEqual({ list: [{ deep: 1 }] });
});

test('a copy takes a key called __proto__ for a key', () => {
  const hostile: unknown = JSON.parse(
    '{ "__proto__": { "admin": true }, "list": [{ "__proto__": { "admin": true } }] }',
  );
  expect(JSON.stringify(copy(hostile))).toBe(JSON.stringify(hostile));
  expect(copy(hostile)).not.toHaveProperty('admin');
});

test('many names for many names are copied in their order', () => {
  const holders = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`place-${(i * 7) % 30}`, `power-${i}`]));
  expect(Object.entries(copy(holders))).toEqual(Object.entries(holders));
});

test('the order of keys does not matter to canonical text and hashes, the order of lists does', () => {
  expect(canonical({ b: [1, { d: 1, c: 2 }], a: 0 })).toBe('{"a":0,"b":[1,{"c":2,"d":1}]}');
  expect(digest({ a: 1, b: 2 })).toBe(digest({ b: 2, a: 1 }));
  expect(digest([1, 2])).not.toBe(digest([2, 1]));
});

test('canonical text reads back as the same data', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
