import { createNoise2D } from 'simplex-noise';

/** A small seeded generator (mulberry32): the same sheet every time. */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise in -1…1 over the plane. */
export const noiseOf = (seed: number): ((x: number, y: number) => number) => createNoise2D(chance(seed));
