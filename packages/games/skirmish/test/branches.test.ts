import { branchesNeverReached } from '@quadrille/conformance/coverage/branches.ts';
import { expect, test } from 'vitest';

test('every branch of the rules is reached, but for those that guard against broken rules', async () => {
  const at = (path: string) => new URL(`../src/${path}`, import.meta.url).href;
  const { never, counted } = await branchesNeverReached({
    title: { from: at('index.ts'), name: 'title' },
    charter: { from: at('charter.ts'), name: 'charter' },
    under: at(''),
  });
  expect(counted).toBeGreaterThan(200);
  // What only an edition of somebody's own comes to is played in `data.test.ts`.
  const guard = ({ file, text }: (typeof never)[number]) =>
    /\/(charter|data|editable)\.ts$/.test(file) || /^throw new Error|^return( 1)?;$|^\?\? id/.test(text);
  expect(never.filter((branch) => !guard(branch))).toEqual([]);
});
