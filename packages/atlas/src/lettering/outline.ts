import { along, type Line, lengthOf } from '../plane/geometry.ts';
import type { Label } from '../sheet.ts';
import { type FontName, fontOf, widthOf } from './fonts.ts';

export type Anchor = 'start' | 'middle';

/** A text as the outlines of its letters, set along a line: pictures need no fonts then. */
export function outlineAlong(
  font: FontName,
  text: string,
  size: number,
  spacing: number,
  line: Line,
  anchor: Anchor,
): string {
  const length = lengthOf(line);
  const face = fontOf(font);
  const glyphs = face.stringToGlyphs(withKnownLetters(face, text));
  let pen = anchor === 'start' ? 0 : (length - widthOf(font, text, spacing) * size) / 2;
  let path = '';
  glyphs.forEach((glyph, i) => {
    const previous = glyphs[i - 1];
    if (previous) pen += (face.getKerningValue(previous, glyph) * size) / face.unitsPerEm;
    const advance = ((glyph.advanceWidth ?? 0) * size) / face.unitsPerEm;
    const { point, angle } = along(line, length > 0 ? (pen + advance / 2) / length : 0);
    path += placeGlyph(glyph.getPath(0, 0, size).commands, [...point], angle, -advance / 2);
    pen += advance + spacing * size;
  });
  return path;
}

/** Letters the type has no sort for lose their accents: the picture must not show an empty box. */
const withKnownLetters = (face: ReturnType<typeof fontOf>, text: string): string =>
  [...text]
    .map((letter) => (face.charToGlyphIndex(letter) > 0 ? letter : (letter.normalize('NFD')[0] ?? letter)))
    .join('');

/** A straight line of text. */
export function outlineAt(
  font: FontName,
  text: string,
  size: number,
  x: number,
  y: number,
  spacing = 0,
  anchor: Anchor = 'middle',
): string {
  const width = widthOf(font, text, spacing) * size;
  const left = anchor === 'middle' ? x - width / 2 : x;
  return outlineAlong(
    font,
    text,
    size,
    spacing,
    [
      [left, y],
      [left + Math.max(1, width), y],
    ],
    'start',
  );
}

/** A territory's name as outlines. */
export const outlineLabel = (label: Label, font: FontName, lineOf: (path: string) => Line): string =>
  label.lines
    .map(({ text, path }) => outlineAlong(font, text, label.size, label.spacing, lineOf(path), 'middle'))
    .join('');

type Commands = ReturnType<ReturnType<typeof fontOf>['getPath']>['commands'];

function placeGlyph(commands: Commands, [x, y]: number[], angle: number, shift: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const put = (px: number, py: number): string => {
    const [u, v] = [px + shift, py];
    return `${hundredth((x ?? 0) + u * cos - v * sin)} ${hundredth((y ?? 0) + u * sin + v * cos)}`;
  };
  return commands
    .map((command) => {
      switch (command.type) {
        case 'M':
        case 'L':
          return `${command.type}${put(command.x, command.y)}`;
        case 'Q':
          return `Q${put(command.x1, command.y1)} ${put(command.x, command.y)}`;
        case 'C':
          return `C${put(command.x1, command.y1)} ${put(command.x2, command.y2)} ${put(command.x, command.y)}`;
        default:
          return 'Z';
      }
    })
    .join('');
}

const hundredth = (value: number): string => String(Math.round(value * 100) / 100);
