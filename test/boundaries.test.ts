import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { TITLES } from '@quadrille/catalogue';
import { describe, expect, test } from 'vitest';
import { importsOf, packageOf, ships, sources } from './sources.ts';

const GAMES = [...new Set(sources().map(({ path }) => packageOf(path)))].filter((name) => name.startsWith('games/'));

/** Which package may know which: dependencies point one way. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  conformance: ['kernel'],
  ...Object.fromEntries(GAMES.map((game) => [game, ['kernel', 'source']])),
  bots: ['kernel'],
  catalogue: ['kernel', ...GAMES],
  protocol: ['kernel'],
  atlas: [],
  source: [],
  server: ['kernel', 'protocol', 'catalogue', 'bots', ...GAMES],
  web: ['kernel', 'protocol', 'atlas', ...GAMES],
  bench: ['kernel', 'protocol', 'catalogue', 'bots', 'server', 'games/coalition-wars'],
  cli: ['kernel', 'catalogue', 'bots', 'conformance', 'source', 'bench', ...GAMES],
};

/** Folders of the family: the core knows none of its variants, and they do not know one another. */
const FAMILY = 'packages/games/coalition-wars/src';
const VARIANTS = readdirSync(FAMILY).filter((entry) => existsSync(posix.join(FAMILY, entry, 'ruleset.ts')));

const shipped = sources().filter(ships);

function target(specifier: string): string | undefined {
  const [, name] = /^@quadrille\/([\w-]+)/.exec(specifier) ?? [];
  if (!name) return undefined;
  return GAMES.includes(`games/${name}`) ? `games/${name}` : name;
}

describe('dependencies point one way', () => {
  for (const name of new Set(shipped.map(({ path }) => packageOf(path)))) {
    test(name, () => {
      const wrong = shipped
        .filter(({ path }) => packageOf(path) === name)
        .flatMap((source) =>
          importsOf(source)
            .filter((specifier) => {
              const other = target(specifier);
              return other !== undefined && other !== name && !(MAY_IMPORT[name] ?? []).includes(other);
            })
            .map((specifier) => `${source.path} imports ${specifier}`),
        );
      expect(wrong).toEqual([]);
    });
  }

  test('the family core knows no variant, and variants do not know one another', () => {
    const wrong = shipped
      .filter(({ path }) => path.startsWith(`${FAMILY}/`))
      .flatMap((source) => {
        const own = source.path.slice(FAMILY.length + 1).split('/')[0] ?? '';
        const others = VARIANTS.filter((variant) => variant !== own);
        if (!['core', ...VARIANTS].includes(own)) return [];
        return importsOf(source)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => posix.join(posix.dirname(source.path), specifier))
          .filter((path) => others.some((variant) => path.startsWith(`${FAMILY}/${variant}/`)))
          .map((path) => `${source.path} imports ${path}`);
      });
    expect(wrong).toEqual([]);
  });
});

describe('a game is two folders and one line', () => {
  /** Where names of games may stand: in their own folders, in the line of the catalogue, in what measures one of them. */
  const OWN = /^packages\/(games|bench|catalogue|atlas|web\/src\/games\/[\w-]+|cli\/src\/commands\/bench\.ts)/;
  const ids = TITLES.map(({ id }) => id);

  test('no list of games anywhere else', () => {
    const named = shipped
      .filter(({ path }) => !OWN.test(path))
      .filter(({ text }) => ids.some((id) => text.includes(`'${id}'`) || text.includes(`/${id}`)));
    expect(named.map(({ path }) => path)).toEqual([]);
  });
});

describe('house rules', () => {
  test('rules know no chance, clock or machine of their own', () => {
    const impure =
      /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.now\b|\bprocess\.|\bsetTimeout\b|\basync \b/;
    const rules = shipped.filter(({ path }) => /^packages\/(kernel|games)\//.test(path));
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('no source file is larger than 30 KB', () => {
    const large = sources().filter(({ bytes }) => bytes > 30 * 1024);
    expect(large.map(({ path }) => path)).toEqual([]);
  });

  test('no test is skipped or alone', () => {
    const marked = sources().filter(({ text }) => /\b(it|test|describe)\.(skip|only|todo)\b/.test(text));
    expect(marked.map(({ path }) => path)).toEqual([]);
  });
});
