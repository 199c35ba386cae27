import type { GameInfo } from '@quadrille/protocol';
import type { Coat, Heraldry } from '../sprite/coats.ts';

/** Colours that are told apart on paper and by candle; white stands well on all of them. */
const FILLS = ['#a32a2a', '#2d5296', '#3d6932', '#7a3d78', '#8a5a00', '#1f6f6f', '#5b4a3f', '#262a31'] as const;

const coat = (name: string, place: number): Coat => {
  const fill = FILLS[place % FILLS.length] ?? FILLS[0];
  const letter = `<text x="24" y="35" text-anchor="middle" font-size="32" font-weight="700">${name.charAt(0)}</text>`;
  return { emblem: letter, light: { fill, on: '#ffffff', edge: fill }, dark: { edge: '#cdb987' } };
};

/** A game without a heraldry of its own: a colour and a letter for each seat. */
export const plainHeraldry = ({ names }: GameInfo): Heraldry => ({
  coats: Object.fromEntries(Object.entries(names).map(([seat, name], place) => [seat, coat(name, place)])),
});
