/** Every one of the 110 cards has its case. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DATA } from '../../src/board/data.ts';

test('CM §8.1 each of the 110 cards is played as an event in a case, and refused in one', () => {
  const here = new URL('.', import.meta.url);
  const cases = readdirSync(here)
    .filter((name) => name.endsWith('.test.ts') && name !== 'complete.test.ts')
    .map((name) => readFileSync(new URL(name, here), 'utf8'))
    .join('\n');
  const ids = [...DATA.cards.cards.keys()];
  expect(ids).toHaveLength(110);
  expect(ids.filter((id) => !new RegExp(`^ {2}${id}: \\{|CM §8\\.6 ${id} |${id} = \\(`, 'm').test(cases))).toEqual([]);
});
