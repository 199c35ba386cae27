import { readdirSync, readFileSync } from 'node:fs';
import { RULESET as AncienRegime } from '@quadrille/coalition-wars/ancien-regime/ruleset.ts';
import { RULESET as Coalitions } from '@quadrille/coalition-wars/coalitions/ruleset.ts';
import { RULESET as Realpolitik } from '@quadrille/coalition-wars/realpolitik/ruleset.ts';
import { expect, test } from 'vitest';
import { rulebook as clashOfMonarchs } from '../src/games/clash-of-monarchs/rules/index.ts';
import { rulebook as ancienRegime } from '../src/games/coalition-wars/ancien-regime/rules/index.ts';
import { rulebook as coalitions } from '../src/games/coalition-wars/coalitions/rules/index.ts';
import { rulebook as realpolitik } from '../src/games/coalition-wars/realpolitik/rules/index.ts';
import { inOrder, search, sectionOf } from '../src/games/rulebook.ts';
import { rulebook as ultimaRatioRegis } from '../src/games/ultima-ratio-regis/rules/index.ts';

/** Every section that a game's rules cite: read from its sources. */
function cited(game: string, pattern: RegExp): Record<string, string> {
  const folder = new URL(`../../games/${game}/src/`, import.meta.url);
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, section = '']) => section));
  return Object.fromEntries([...new Set(found)].map((section) => [section, `§${section}`]));
}

const BOOKS = [
  { book: coalitions, sections: Coalitions.sections },
  { book: ancienRegime, sections: AncienRegime.sections },
  { book: realpolitik, sections: Realpolitik.sections },
  { book: clashOfMonarchs, sections: cited('clash-of-monarchs', /(?:asking|refusing)\(\s*'[a-z-]+',\s*'([\d.]+)'/g) },
  { book: ultimaRatioRegis, sections: cited('ultima-ratio-regis', /'§([\d.]+)'/g) },
];

for (const { book, sections } of BOOKS) {
  test(`every section the rules of ${book.title} cite can be opened`, () => {
    const missing = Object.values(sections).filter((cite) => sectionOf(book, cite) === undefined);
    expect(missing).toEqual([]);
  });

  test(`the sections of ${book.title} stand in order, each once`, () => {
    const ids = book.sections.map(({ id }) => id);
    expect(ids).toEqual(inOrder(book.sections).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test(`what is rebuilt is marked in the rules of ${book.title}`, () => {
    const marked = book.sections.filter(({ body }) =>
      body.some((passage) => typeof passage === 'object' && 'reconstructed' in passage),
    );
    expect(marked.length).toBeGreaterThanOrEqual(2);
  });
}

test('a citation opens its own section, or the one that holds it', () => {
  expect(sectionOf(coalitions, 'C §8.3')?.title).toBe('Battle cards');
  expect(sectionOf(coalitions, 'C §7.6 Sea advance')?.title).toBe('Movement');
  expect(sectionOf(coalitions, 'C §8.4.1')?.id).toBe('8.4');
  expect(sectionOf(ancienRegime, 'AR §8')?.title).toBe('The Imperial Election');
  expect(sectionOf(ancienRegime, 'AR §3 Bonnie Prince Charlie')?.title).toBe('Bonnie Prince Charlie');
  expect(sectionOf(ancienRegime, 'AR §9.7 Select the Envoy')?.id).toBe('9.7');
  expect(sectionOf(realpolitik, 'RP §8 Mobilisation 3')?.title).toBe('Mobilisation');
  expect(sectionOf(realpolitik, 'RP §8 Trains')?.title).toBe('Trains');
  expect(sectionOf(realpolitik, 'RP §8.3 Train pre-move')?.title).toBe('The Train pre-move');
  expect(sectionOf(realpolitik, 'RP §9.4 If you lost the battle')?.id).toBe('9.4');
});

test('a search finds all words', () => {
  expect(search(coalitions, 'envoy morale').map(({ id }) => id)).toContain('7.6');
  expect(search(ancienRegime, 'elector vote').map(({ id }) => id)).toContain('8');
  expect(search(realpolitik, 'train ally').map(({ id }) => id)).toContain('8.3');
  expect(search(coalitions, 'no such words here')).toEqual([]);
});
