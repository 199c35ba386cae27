import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Each of these is imported by its own address, where there is a Node or a test runner. */
const FOR_NODE = ['golden.ts', 'vitest.ts', 'coverage/branches.ts', 'coverage/branches-worker.ts'];

test('the laws run anywhere: only what is for Node knows Node', () => {
  const root = fileURLToPath(new URL('../src', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const bound = files.filter((file) =>
    /from '(node:|vitest|\.\/(golden|vitest)\.ts)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(bound.toSorted()).toEqual(FOR_NODE.toSorted());
});
