import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

/** Types cut for John Fell in the 1670s, and Garamond for figures: Fell has only old-style ones. */
export const fontFiles = {
  names: '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff',
  roman: '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff',
  italic: '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff',
  figures: '@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff',
} as const;
export type FontName = keyof typeof fontFiles;

export const fontFamilies = {
  names: 'IM Fell English SC',
  roman: 'IM Fell English',
  italic: 'IM Fell English',
  figures: 'EB Garamond',
} as const satisfies Record<FontName, string>;

const loaded = new Map<FontName, Font>();

export function fontOf(name: FontName): Font {
  const known = loaded.get(name);
  if (known) return known;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(fontFiles[name]));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(name, font);
  return font;
}

/** Width of a text in em, with letter spacing as browsers set it. */
export const widthOf = (name: FontName, text: string, spacing = 0): number =>
  fontOf(name).getAdvanceWidth(text, 1000) / 1000 + spacing * text.length;
