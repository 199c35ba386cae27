import { branchAt, type Counts, countAt } from './gathered.ts';
import { escaped } from './markup.ts';

/** Seats take them in turn. */
const INKS = [
  ...['#a33a37', '#34589c', '#b4902f', '#4f7a39', '#39566a', '#a4571a'],
  ...['#6b4c8a', '#2f7f7a', '#8a6d3b', '#555555'],
];

const inkOf = (place: number): string => INKS[place % INKS.length] ?? '#555555';

const WIDTH = 720;
const HEIGHT = 260;
const EDGE = 34;

/** What every seat has at the beginning of each round, on average over the matches that came so far. */
export function curvesOf(counts: Counts): string {
  const seats = Object.keys(branchAt(counts, 'curve'));
  const games = countAt(counts, 'games');
  const lines = seats.map((seat) => ({ seat, points: pointsOf(branchAt(counts, 'curve', seat), games) }));
  const rounds = Math.max(2, ...lines.flatMap(({ points }) => points.map(({ round }) => round)));
  const most = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ mean }) => mean)));
  const x = (round: number) => EDGE + ((round - 1) / (rounds - 1)) * (WIDTH - 2 * EDGE - 70);
  const y = (value: number) => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE);
  const drawn = lines.map(({ points }, i) => {
    const at = points.map(({ round, mean }) => `${x(round).toFixed(1)},${y(mean).toFixed(1)}`).join(' ');
    return `<polyline points="${at}" fill="none" stroke="${inkOf(i)}" stroke-width="2"/>`;
  });
  const ends = lines.flatMap(({ seat, points }, i) => {
    const last = points.at(-1);
    return last ? [{ seat, ink: inkOf(i), x: x(last.round) + 6, y: y(last.mean) + 4 }] : [];
  });
  const labels = apart(ends).map(
    (end) => `<text x="${end.x.toFixed(1)}" y="${end.y.toFixed(1)}" fill="${end.ink}">${escaped(end.seat)}</text>`,
  );
  const ticks = Array.from(
    { length: rounds },
    (_, i) => `<text x="${x(i + 1)}" y="${HEIGHT - 10}" text-anchor="middle">${i + 1}</text>`,
  );
  const scale = [0, most / 2, most].map((value) => `<text x="4" y="${y(value) + 4}">${value.toFixed(0)}</text>`);
  return `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="What is played for, by round">${[...ticks, ...scale, ...drawn, ...labels].join('')}</svg>`;
}

/** Labels that would cover one another move down. */
function apart<T extends { readonly y: number }>(labels: readonly T[]): T[] {
  let free = Number.NEGATIVE_INFINITY;
  return labels
    .toSorted((a, b) => a.y - b.y)
    .map((label) => {
      const y = Math.max(label.y, free);
      free = y + 13;
      return { ...label, y };
    });
}

interface Point {
  readonly round: number;
  readonly mean: number;
}

/** Rounds that only few matches came to say little: they are left out. */
function pointsOf(curve: Counts, games: number): Point[] {
  return Object.keys(curve)
    .map((round) => ({ round: Number(round), n: countAt(curve, round, 'n'), sum: countAt(curve, round, 'sum') }))
    .filter(({ n }) => n >= games / 20)
    .map(({ round, n, sum }) => ({ round, mean: sum / n }))
    .sort((a, b) => a.round - b.round);
}

/** How many matches ended in which round. */
export function lengthsOf(counts: Counts): string {
  const lengths = branchAt(counts, 'length');
  const rounds = Object.keys(lengths).map(Number);
  const last = Math.max(1, ...rounds);
  const most = Math.max(1, ...rounds.map((round) => countAt(lengths, round)));
  const width = (WIDTH - 2 * EDGE) / last;
  const bars = Array.from({ length: last }, (_, i) => {
    const n = countAt(lengths, i + 1);
    const height = (n / most) * (HEIGHT - 2 * EDGE);
    const left = EDGE + i * width;
    return `<rect x="${(left + 2).toFixed(1)}" y="${(HEIGHT - EDGE - height).toFixed(1)}" width="${(width - 4).toFixed(1)}" height="${height.toFixed(1)}" fill="#7d6a45"><title>${n} matches</title></rect><text x="${(left + width / 2).toFixed(1)}" y="${HEIGHT - 12}" text-anchor="middle">${i + 1}</text>`;
  });
  return `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Length in rounds">${bars.join('')}</svg>`;
}
