import { hexOf, type Rgb, rgbOf } from '../src/art/colour.ts';

/** Lightness and two opponent colours (CIE L*a*b*, D65): distances in it are distances to the eye. */
function labOf(hex: string): Rgb {
  const [r, g, b] = rgbOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How different two colours look (ΔE 1976); 2 is just seen. */
export function apart(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** A colour laid over another with so much cover. */
export function blend(below: string, over: string, cover: number): string {
  const [a, b] = [rgbOf(below), rgbOf(over)];
  return hexOf([a[0] + (b[0] - a[0]) * cover, a[1] + (b[1] - a[1]) * cover, a[2] + (b[2] - a[2]) * cover]);
}
