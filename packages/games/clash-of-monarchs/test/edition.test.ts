/** The values of a printed copy: what may change, and what is refused. */
import { expect, test } from 'vitest';
import { clashOfMonarchs } from '../src/index.ts';

const { editable } = clashOfMonarchs;
const text = (file: string): string => editable?.texts[file] ?? '';

test('an edition with other values makes the same game', async () => {
  const leaders = text('leaders.yaml').replace(/(id: frederick\b[\s\S]*?mp: )7/, '$16');
  expect(leaders).not.toBe(text('leaders.yaml'));
  expect(await editable?.flaws({ 'leaders.yaml': leaders })).toEqual([]);
  const title = editable?.titleFrom({ 'leaders.yaml': leaders });
  expect(title?.id).toBe('clash-of-monarchs');
  expect(title?.data).not.toBe(clashOfMonarchs.data);
});

test('an unknown id, and a space that moves, are refused with file and line', async () => {
  const strange = text('leaders.yaml').replace('id: frederick', 'id: fritz');
  const [flaw] = (await editable?.flaws({ 'leaders.yaml': strange })) ?? [];
  expect(flaw).toMatchObject({ file: 'leaders.yaml', sentence: expect.stringContaining('fritz') });
  expect(flaw?.line).toBeGreaterThan(0);
});

test('a value that cannot be is refused', async () => {
  const absurd = text('leaders.yaml').replace(/(id: frederick\b[\s\S]*?mp: )7/, '$1seven');
  const [flaw] = (await editable?.flaws({ 'leaders.yaml': absurd })) ?? [];
  expect(flaw?.file).toBe('leaders.yaml');
  expect(flaw?.line).toBeGreaterThan(0);
});
