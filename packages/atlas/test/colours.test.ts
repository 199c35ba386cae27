import { describe, expect, it } from 'vitest';
import { inks, palettes } from '../src/art/palette.ts';
import { boards } from '../src/boards.ts';
import { coverOf } from '../src/live/wash.ts';
import { renditions, type Sheet } from '../src/sheet.ts';
import { apart, blend } from './colours.ts';
import { readSheet } from './sheets.ts';

const sheets = boards
  .map(({ id }) => readSheet(id))
  .filter((sheet, i, all) => all.findIndex((other) => other.title === sheet.title && other.kind === sheet.kind) === i);

/** Half of this is a difference one sees when looking for it. */
const told = 7;

describe.each(sheets.map((sheet): [string, Sheet] => [sheet.board, sheet]))('%s', (_, sheet) => {
  const powers = Object.keys(sheet.tints);

  it.each(renditions)('has colours that are told apart, or hatchings that are: %s', (rendition) => {
    const close = powers.flatMap((a, i) =>
      powers
        .slice(0, i)
        .filter((b) => {
          const [one, other] = [sheet.tints[a], sheet.tints[b]];
          if (!one || !other) return false;
          const gap = apart(one.wash[rendition], other.wash[rendition]);
          return gap < told && one.hatch.path === other.hatch.path;
        })
        .map((b) => `${a} and ${b}`),
    );
    expect(close).toEqual([]);
  });

  it.each(renditions)('shows held land in its holder\u2019s colour, whatever is printed below: %s', (rendition) => {
    const cover = coverOf(sheet.kind, rendition);
    const paper = palettes[rendition].paper;
    const shown = (holder: string, below: string): string =>
      blend(below, sheet.tints[holder]?.wash[rendition] ?? inks[rendition].paper, cover);
    const grounds =
      sheet.kind === 'connected' ? [paper] : powers.map((power) => sheet.tints[power]?.wash[rendition] ?? paper);
    const mistaken = powers.flatMap((holder) =>
      grounds.flatMap((below) => {
        const seen = shown(holder, below);
        const own = apart(seen, shown(holder, paper));
        const taken = powers.find((other) => other !== holder && apart(seen, shown(other, paper)) < own);
        return taken ? [`${holder} over ${below} looks like ${taken}`] : [];
      }),
    );
    expect(mistaken).toEqual([]);
  });
});
