import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const SNIPPET = /^```ts file=(\S+)\n([\s\S]*?)^```$/gm;

for (const page of ['docs/adding-a-game.md', 'docs/conformance.md']) {
  describe(`${page} shows the code as it is`, () => {
    const snippets = [...read(page).matchAll(SNIPPET)].map(([, file = '', code = '']) => ({ file, code }));
    expect(snippets.length).toBeGreaterThan(0);
    for (const { file, code } of snippets) {
      test(`${file}: ${code.trim().split('\n')[0]}`, () => expect(read(file)).toContain(code));
    }
  });
}
