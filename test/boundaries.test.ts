import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { TITLES } from '@quadrille/catalogue';
import { setupFor } from '@quadrille/kernel';
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

/**
 * The layers inside the two large packages, the lowest first: files and folders, of which a file belongs to the one that
 * names it most exactly. A file knows its own layer and those below it.
 */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'packages/server/src': [
    ...['bus.ts', 'gently.ts', 'ids.ts', 'names.ts', 'nothing.ts', 'store/', 'problem.ts', 'editions/', 'context.ts'],
    ...[
      'limits/',
      'metrics.ts',
      'bots/',
      'accounts/',
      'tables/',
      'clock/',
      'jobs/',
      'presence/',
      'notices/',
      'ratings/',
    ],
    ...['match/', 'talk/', 'hosting/', 'votes/', 'tending/', 'socket/', 'http/'],
    ...['news.ts', 'server.ts', 'index.ts', 'run.ts', 'backup.ts', 'main.ts'],
  ],
  'packages/web/src': [
    ...['styles/', 'sprite/', 'net/', 'words/', 'router.ts', 'store/', 'ui/', 'board/'],
    // What a game brings; what every part of a match may look at; the plain screen of any game, the games, where they are.
    ...['games/presenter.ts', 'games/choices.ts', 'games/lesson.ts', 'games/rulebook.ts'],
    ...['match/seen.ts', 'match/OptionChip.tsx', 'plain/', 'games/*/', 'games/'],
    ...['lobby/', 'learn/', 'match/', 'App.tsx', 'ahead.ts', 'main.tsx', 'index.ts'],
  ],
};
/** Parts of one seam, which may know each other. */
const SEAM = ['games/presenter.ts', 'games/choices.ts'];

function layerOf(layers: readonly string[], path: string): number {
  const named = path.replace(/^games\/[\w-]+\//, 'games/*/');
  const [best] = layers.filter((layer) => named.startsWith(layer)).sort((a, b) => b.length - a.length);
  return best === undefined ? -1 : layers.indexOf(best);
}

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

  for (const [root, layers] of Object.entries(LAYERS))
    test(`layers of ${root}`, () => {
      const files = shipped.filter(({ path }) => path.startsWith(`${root}/`));
      expect(files.length).toBeGreaterThan(0);
      const wrong = files.flatMap((source) => {
        const own = source.path.slice(root.length + 1);
        if (layerOf(layers, own) < 0) return [`${own} has no layer`];
        return importsOf(source)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => posix.join(posix.dirname(own), specifier))
          .filter((other) => layerOf(layers, other) > layerOf(layers, own))
          .filter((other) => !(SEAM.includes(own) && SEAM.includes(other)))
          .map((other) => `${own} imports ${other}`);
      });
      expect(wrong).toEqual([]);
    });

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
  const OWN = /^packages\/(games|bench|catalogue|web\/src\/games\/[\w-]+|cli\/src\/commands\/bench\.ts)/;
  const ids = TITLES.map(({ id }) => id);

  test('no list of games anywhere else', () => {
    const named = shipped
      .filter(({ path }) => !OWN.test(path))
      .filter(({ text }) => ids.some((id) => text.includes(`'${id}'`) || text.includes(`/${id}`)));
    expect(named.map(({ path }) => path)).toEqual([]);
  });

  test('nor of those who play them: Powers, sides, players', () => {
    const seats = TITLES.flatMap((title) =>
      title.scenarios.flatMap(({ id, players }) =>
        players.flatMap((count) => title.definition.seats(setupFor(title, { scenario: id, players: count }))),
      ),
    );
    const naming = new RegExp(`'(${[...new Set(seats)].join('|')})'|^\\s*(${[...new Set(seats)].join('|')}):`, 'm');
    const named = shipped.filter(({ path, text }) => !OWN.test(path) && naming.test(text));
    expect(seats.length).toBeGreaterThan(0);
    expect(named.map(({ path }) => path)).toEqual([]);
  });
});

describe('house rules', () => {
  /** Words that once meant several things each; outside the games each is the name of one. */
  const WORDS = ['Line', 'Step', 'Standing', 'Told', 'Title', 'Table'];

  test('one word, one thing', () => {
    const house = shipped.filter(({ path }) => !/^packages\/(games|web\/src\/games\/[\w-]+)\//.test(path));
    const doubled = WORDS.filter((word) => {
      const declares = new RegExp(`^(export )?(interface|type|const|function) ${word}\\b`, 'm');
      return house.filter(({ text }) => declares.test(text)).length > 1;
    });
    expect(doubled).toEqual([]);
  });

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
