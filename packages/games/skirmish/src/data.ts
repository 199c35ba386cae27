/** What is printed: values, counts and set-ups. Made from the texts of the files, ours or those of an edition (S §1). */
import { readFileSync } from 'node:fs';
import type { Texts } from '@quadrille/kernel';
import type { Card, Ground, House, Place, ScenarioId, Ware } from './board.ts';

export interface PlaceData extends Ground {
  readonly title: string;
  readonly crowns: number;
}

export interface CardData {
  readonly title: string;
  readonly copies: number;
  readonly attack: number;
  readonly defence: number;
  readonly cancels: boolean;
}

export interface WareData {
  readonly title: string;
  readonly price: number;
  readonly stock: number;
  readonly restocked: boolean;
}

export interface ScenarioData {
  readonly title: string;
  readonly blurb: string;
  readonly players: readonly number[];
  readonly atHome: number;
  readonly outposts: readonly { readonly house: House; readonly place: Place; readonly troops: number }[];
  readonly coin: number;
  readonly cards: number;
  readonly dominion: number;
  /** The banner is bid for, and marches may be waylaid (S §9). */
  readonly watched: boolean;
}

/** Never part of the state: rules reach it through the game they are given. */
export interface Data {
  readonly board: Readonly<Record<Place, PlaceData>>;
  readonly cards: Readonly<Record<Card, CardData>>;
  readonly wares: Readonly<Record<Ware, WareData>>;
  readonly scenarios: Readonly<Record<ScenarioId, ScenarioData>>;
}

export const FILES = ['board.json', 'cards.json', 'wares.json', 'scenarios.json'] as const;
type File = (typeof FILES)[number];

/** The files of this package. */
export const TEXTS = Object.fromEntries(
  FILES.map((file) => [file, readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')]),
);

/** Reads an edition: files that it leaves out are ours. */
export function dataFrom(texts: Texts): Data {
  const parsed = (file: File) => frozen(JSON.parse(texts[file] ?? TEXTS[file] ?? ''));
  return {
    board: parsed('board.json'),
    cards: parsed('cards.json'),
    wares: parsed('wares.json'),
    scenarios: parsed('scenarios.json'),
  };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

export const DATA = dataFrom(TEXTS);
