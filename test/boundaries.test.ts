import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, packageOf, ships, sources } from './sources.ts';

const GAMES = ['games/coalition-wars', 'games/skirmish'];

/** Which package may know which: dependencies point one way. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  conformance: ['kernel'],
  'games/coalition-wars': ['kernel'],
  'games/skirmish': ['kernel'],
  bots: ['kernel'],
  catalogue: ['kernel', ...GAMES],
  protocol: ['kernel'],
  atlas: [],
  data: ['kernel'],
  server: ['kernel', 'protocol', 'catalogue', 'bots', ...GAMES],
  web: ['kernel', 'protocol', 'atlas', ...GAMES],
  cli: ['kernel', 'catalogue', 'bots', 'conformance', 'data', ...GAMES],
};

/** Folders of the family: the core knows none of its variants, and they do not know one another. */
const VARIANTS = ['coalitions', 'ancien-regime', 'realpolitik'];
const FAMILY = 'packages/games/coalition-wars/src';

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
