/** The cards of Clash of Monarchs, deck by deck; every one of the 110 has its case. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DATA } from '../../src/board/data.ts';
import './prussia.cases.ts';
import './britain.cases.ts';
import './austria.cases.ts';
import './russia.cases.ts';
import './france.cases.ts';
import './interrupts.cases.ts';

test('CM §8.1 each of the 110 cards is played as an event in a case, and refused in one', () => {
  const here = new URL('.', import.meta.url);
  const cases = readdirSync(here)
    .filter((name) => name.endsWith('.cases.ts'))
    .map((name) => readFileSync(new URL(name, here), 'utf8'))
    .join('\n');
  const ids = [...DATA.cards.cards.keys()];
  expect(ids).toHaveLength(110);
  expect(ids.filter((id) => !new RegExp(`^ {2}${id}: \\{|CM §8\\.6 ${id} |${id} = \\(`, 'm').test(cases))).toEqual([]);
});
