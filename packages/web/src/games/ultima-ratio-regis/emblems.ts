/** Arms that only this game bears, 48 × 48; the others are the house's. */
const star = (x: number, y: number, r: number): string =>
  `<path d="M${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((point) => {
      const far = point % 2 === 0 ? r : r * 0.42;
      const turn = (Math.PI * (point - 2.5)) / 5;
      return `${(x + far * Math.cos(turn)).toFixed(2)} ${(y + far * Math.sin(turn)).toFixed(2)}`;
    })
    .join('L')}z"/>`;

const ring = Array.from({ length: 13 }, (_, n) => (2 * Math.PI * n) / 13);

export const emblems = {
  /** A cup between two bars: the cup-bearer of the sultans. */
  cup: '<path d="M6 8h36v5H6zM6 35h36v5H6zM15 16h18c0 7-3 10-7 11v3h5v3H17v-3h5v-3c-4-1-7-4-7-11z"/>',
  /** The cross of the Huguenots, with its dove. */
  huguenot:
    '<path d="M24 22 16 3l8 4 8-4zM24 22l8 19-8-4-8 4zM24 22 5 30l4-8-4-8zM24 22l19-8-4 8 4 8z"/><circle cx="24" cy="22" r="5" fill="var(--eb)"/><path d="M24 38v3M20 43c3-2 5-2 8 0-2 3-6 3-8 0z"/>',
  /** A cross of two bars: Lorraine, and the League. */
  lorraine: '<path d="M21 3h6v9h9v6h-9v8h14v6H27v13h-6V32H7v-6h14v-8h-9v-6h9z"/>',
  /** The chalice of the Hussites. */
  chalice: '<path d="M10 5h28c0 12-4 19-11 21v9h8v7H13v-7h8v-9C14 24 10 17 10 5z"/>',
  /** A portcullis, chained. */
  portcullis:
    '<path d="M6 8h36v4H6zM6 19h36v4H6zM6 30h36v4H6z"/><path d="M8 4h4v36l-2 5-2-5zM18 4h4v36l-2 5-2-5zM28 4h4v36l-2 5-2-5zM38 4h4v36l-2 5-2-5z"/>',
  /** The ragged cross of Burgundy. */
  burgundy:
    '<path d="M5 9l4-4 4 4 3-3 3 3-2 4 7 7 7-7-2-4 3-3 3 3 4-4 4 4-4 4 3 3-3 3-4-2-7 7 7 7 4-2 3 3-3 3 4 4-4 4-4-4-3 3-3-3 2-4-7-7-7 7 2 4-3 3-3-3-4 4-4-4 4-4-3-3 3-3 4 2 7-7-7-7-4 2-3-3 3-3z"/>',
  /** Thirteen stars. */
  stars: ring.map((turn) => star(24 + 17 * Math.sin(turn), 24 - 17 * Math.cos(turn), 4.6)).join(''),
} as const;
