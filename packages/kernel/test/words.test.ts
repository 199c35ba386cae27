import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { say } from '../src/index.ts';

const WORDS = {
  'ask/levy': '{power} levies {n:troop|troops} at {place}.',
  'name/austria': 'Austria',
  plain: 'Nothing to fill in.',
};

describe('say', () => {
  test('names what has a name, and says the rest as it is', () => {
    expect(say(WORDS, 'ask/levy', { power: 'austria', n: 2, place: 'Ulm' })).toBe('Austria levies 2 troops at Ulm.');
  });

  test('counts one and many', () => {
    const said = [0, 1, 2].map((n) => say(WORDS, 'ask/levy', { power: 'austria', n, place: 'Ulm' }));
    expect(said.map((each) => each.split(' ').slice(2, 4).join(' '))).toEqual(['0 troops', '1 troop', '2 troops']);
  });

  test('a phrase that is missing says its own id, and a gap stays a gap', () => {
    expect(say(WORDS, 'ask/other')).toBe('ask/other');
    expect(say(WORDS, 'ask/levy', { n: 1, place: 'Ulm' })).toBe('{power} levies 1 troop at Ulm.');
  });

  test('arguments are never read as templates or patterns', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(say({ it: 'It is {it}!' }, 'it', { it: text })).toBe(`It is ${text}!`);
      }),
    );
  });
});
