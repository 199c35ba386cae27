import { RULESET } from '@quadrille/coalition-wars/coalitions/ruleset.ts';
import { expect, test } from 'vitest';
import { rulebook } from '../src/games/coalition-wars/coalitions/rules/index.ts';
import { search, sectionOf } from '../src/games/rulebook.ts';

test('every section the rules of Coalitions cite can be opened', () => {
  const missing = Object.values(RULESET.sections).filter((cite) => sectionOf(rulebook, cite) === undefined);
  expect(missing).toEqual([]);
});

test('a citation opens its own section, or the one that holds it', () => {
  expect(sectionOf(rulebook, 'C §8.3')?.title).toBe('Battle cards');
  expect(sectionOf(rulebook, 'C §7.6 Sea advance')?.title).toBe('Movement');
  expect(sectionOf(rulebook, 'C §8.4.1')?.id).toBe('8.4');
});

test('sections stand in order, and a search finds all words', () => {
  const ids = rulebook.sections.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(search(rulebook, 'envoy morale').map(({ id }) => id)).toContain('7.6');
  expect(search(rulebook, 'no such words here')).toEqual([]);
});

test('what is rebuilt is marked', () => {
  const marked = rulebook.sections.filter(({ body }) =>
    body.some((passage) => typeof passage === 'object' && 'reconstructed' in passage),
  );
  expect(marked.map(({ id }) => id)).toEqual(expect.arrayContaining(['1', '8.3', '12']));
});
