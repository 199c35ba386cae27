import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256Hex } from './plain.ts';

/**
 * How draws are made. `keyed`: HMAC-SHA256 under the seed, for real matches: nobody can foresee a draw or find the seed
 * from the draws. `fast`: a mixing function, for imagined worlds and simulations only.
 */
export const CHANCES = ['keyed', 'fast'] as const;
export type Chance = (typeof CHANCES)[number];

/** Draws made so far, by stream. */
export type Counters = Record<string, number>;

const WORDS_PER_BLOCK = 8;
const WORD = 2 ** 32;

/**
 * Counter-based randomness: word n of a stream is a pure function of (seed, stream, n), so the whole state is one
 * counter per stream, and a draw in one stream never disturbs another. Knowing the seed, anybody can audit every draw.
 */
export class Random {
  chance: Chance;
  seed: string;
  counters: Counters;
  /** What has been worked out for a stream. Most runs draw nothing: it is made when it is wanted. */
  #keys: Map<string, number> | undefined;
  #blocks: Map<string, { readonly index: number; readonly words: Uint32Array }> | undefined;
  readonly #onDraw: () => void;

  constructor(seed: string, chance: Chance = 'fast', counters: Counters = {}, onDraw: () => void = () => {}) {
    this.seed = seed;
    this.chance = chance;
    this.counters = { ...counters };
    this.#onDraw = onDraw;
  }

  /** Another, imagined future, in place: rules may hold on to this object while they wait. */
  reseed(seed: string): void {
    this.seed = seed;
    this.chance = 'fast';
    this.counters = {};
    this.#keys = undefined;
    this.#blocks = undefined;
  }

  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number, stream: string): number {
    this.#onDraw();
    const unfair = this.chance === 'keyed' ? WORD % n : 0;
    for (;;) {
      const word = this.#next(stream);
      if (this.chance === 'fast') return Math.floor((word / WORD) * n);
      if (word >= unfair) return word % n;
    }
  }

  /** One of the items. */
  pick<T>(items: readonly T[], stream: string): T {
    const item = items[this.below(items.length, stream)];
    if (item === undefined) throw new Error(`Nothing to pick from (${stream})`);
    return item;
  }

  /** Shuffles in place. */
  shuffle<T>(items: T[], stream: string): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1, stream);
      const [a, b] = [items[i] as T, items[j] as T];
      items[i] = b;
      items[j] = a;
    }
    return items;
  }

  #next(stream: string): number {
    const count = this.counters[stream] ?? 0;
    this.counters[stream] = count + 1;
    return this.chance === 'keyed' ? this.#keyedWord(stream, count) : this.#fastWord(stream, count);
  }

  #keyedWord(stream: string, count: number): number {
    const index = Math.floor(count / WORDS_PER_BLOCK);
    this.#blocks ??= new Map();
    let block = this.#blocks.get(stream);
    if (block?.index !== index) {
      block = { index, words: keyedBlock(this.seed, stream, index) };
      this.#blocks.set(stream, block);
    }
    return block.words[count % WORDS_PER_BLOCK] ?? 0;
  }

  #fastWord(stream: string, count: number): number {
    this.#keys ??= new Map();
    let key = this.#keys.get(stream);
    if (key === undefined) {
      key = mix(`${this.seed}/${stream}`);
      this.#keys.set(stream, key);
    }
    return scramble(key + Math.imul(count + 1, 0x9e3779b9));
  }
}

/** What is published when a match starts: it binds the seed and does not betray it. */
export const commitment = (seed: string): string => sha256Hex(seed);

/** Words 8·index to 8·index + 7 of a stream, as anybody who knows the seed can compute them. */
export function keyedBlock(seed: string, stream: string, index: number): Uint32Array {
  const bytes = hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`${stream}/${index}`));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: WORDS_PER_BLOCK }, (_, i) => view.getUint32(4 * i));
}

function mix(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = scramble(h ^ text.charCodeAt(i));
  return h;
}

function scramble(word: number): number {
  let x = word | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
