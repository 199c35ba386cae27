import type { WordId } from '../words/words.ts';

/** The five games as the lobby shows them, whether they can be played yet or not. */
export interface Billing {
  readonly game: string;
  readonly title: string;
  readonly motto: WordId;
  readonly players: string;
  readonly length: WordId;
  /** What "Play now" starts. */
  readonly first?: { readonly scenario: string; readonly seat: string; readonly players: number };
  /** The picture, and its middle. */
  readonly picture?: string;
}

export const BILLINGS: readonly Billing[] = [
  {
    game: 'coalitions',
    title: 'Coalitions',
    motto: 'game/coalitions',
    players: '3–6',
    length: 'length/coalitions',
    first: { scenario: '1805', seat: 'austria', players: 6 },
    picture: 'coalitions-empire',
  },
  {
    game: 'ancien-regime',
    title: 'Ancien Régime',
    motto: 'game/ancien-regime',
    players: '4–7',
    length: 'length/ancien-regime',
    first: { scenario: '1756', seat: 'prussia', players: 7 },
    picture: 'ancien-regime',
  },
  {
    game: 'realpolitik',
    title: 'Realpolitik',
    motto: 'game/realpolitik',
    players: '3–4',
    length: 'length/realpolitik',
    first: { scenario: '1866', seat: 'prussia', players: 4 },
    picture: 'realpolitik',
  },
  {
    game: 'clash-of-monarchs',
    title: 'Clash of Monarchs',
    motto: 'game/clash-of-monarchs',
    players: '2–4',
    length: 'length/clash-of-monarchs',
    picture: 'clash-of-monarchs',
  },
  {
    game: 'ultima-ratio-regis',
    title: 'Ultima Ratio Regis',
    motto: 'game/ultima-ratio-regis',
    players: '1–8',
    length: 'length/ultima-ratio-regis',
    picture: 'ultima-ratio-regis',
  },
];
