import { check } from '@quadrille/source';
import { describe, expect, test } from 'vitest';
import { formats } from '../src/check/index.ts';
import { dataFrom, printedTexts } from '../src/data/load.ts';
import { FILES, type FileName } from '../src/data/read.ts';
import { title } from '../src/index.ts';

const TEXTS = printedTexts();
const beside = (name: string): string | undefined =>
  FILES.map((file) => [file, TEXTS[file]]).find(([file]) => file === name)?.[1];

test('the printed data is read whole', () => {
  const data = dataFrom(TEXTS);
  expect(data.areas.size).toBe(285);
  expect(data.cards.size).toBe(304);
  expect(Object.values(data.powers).flatMap(({ cards }) => cards)).toHaveLength(81);
  expect(Object.keys(data.minors)).toHaveLength(36);
  expect(data.scenarios.size).toBe(11);
  expect(data.turns).toHaveLength(20);
  expect(data.cards.get('008')?.name).toBe('Genoa');
  expect(data.minors.genoa.card).toBe('008');
});

test.each(FILES)('%s is sound', (file) => {
  expect(check(formats, file, TEXTS[file], beside).problems).toEqual([]);
});

/** The problems of a file after one change, as `line from the change: way: message`. */
function spoilt(file: FileName, before: RegExp, after: string): string[] {
  const [start = ''] = TEXTS[file].split(before);
  const text = TEXTS[file].replace(before, after);
  expect(text).not.toBe(TEXTS[file]);
  const line = start.split('\n').length;
  return check(formats, file, text, beside).problems.map((each) => `${each.line - line}: ${each.at}: ${each.message}`);
}

describe('an edition says where and what is wrong', () => {
  test('a connection to an area that is missing', () => {
    expect(spoilt('map.yaml', /\[malacca, siam, normal\]/, '[malacca, atlantis, normal]').join()).toMatch(
      /^0: connections\/\d+\/1: .*atlantis/,
    );
  });
  test('a sea that leads one way only', () => {
    expect(spoilt('map.yaml', /adjacent: \[baltic, east_atlantic\]/, 'adjacent: [east_atlantic]').join()).toMatch(
      /seas\/baltic\/adjacent\/0: north_sea does not lead back to baltic/,
    );
  });
  test('a card whose operation has a field too many', () => {
    expect(spoilt('cards.yaml', /\{op: tech, kind: siege\}/, '{op: tech, kind: siege, power: spain}').join()).toMatch(
      /^0: generic\/001\/ops\/0\/power: tech has no field power/,
    );
  });
  test('a card that names an area that is missing', () => {
    expect(spoilt('cards.yaml', /area: adalia/, 'area: antalya').join()).toMatch(/there is no area "antalya"/);
  });
  test('a scenario with a group too few', () => {
    expect(spoilt('scenarios.yaml', / {4}- \{powers: \[poland, hungary\], bonus: 2\}\n/, '').join()).toMatch(
      /7 players need 7 groups, not 6/,
    );
  });
  test('a Power whose home area does not exist', () => {
    expect(spoilt('powers.yaml', /home: \[la_coruna,/, 'home: [el_dorado,').join()).toMatch(
      /there is no area "el_dorado"/,
    );
  });
});

test('an edition with other values is another title; one with another map is refused', async () => {
  const { editable } = title;
  const richer = { 'powers.yaml': TEXTS['powers.yaml'].replace('income: 9\n', 'income: 10\n') };
  expect(await editable?.flaws(richer)).toEqual([]);
  expect(editable?.titleFrom(richer).data).not.toBe(title.data);
  const moved = { 'map.yaml': TEXTS['map.yaml'].replace('pos: [43.37, -8.4]', 'pos: [43.37, -9.4]') };
  const [flaw] = (await editable?.flaws(moved)) ?? [];
  expect(flaw?.sentence).toMatch(/la_coruna/);
});
