export type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A share of the second colour in the first. */
export const mix = (a: string, b: string, share: number): string => {
  const [from, to] = [rgbOf(a), rgbOf(b)];
  return hexOf([
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]);
};
