import { readFileSync } from 'node:fs';
import type { Sheet } from '@quadrille/atlas';
import { describe, expect, it } from 'vitest';
import { bordersOf } from '../src/board/borders.ts';
import { SMALL_AREAS } from '../src/board/camera.ts';
import { groundsOf, type Piece, placesFor } from '../src/board/model.ts';
import { standings } from '../src/board/Pieces.tsx';
import { alongRoads, roadsOf } from '../src/board/roads.ts';

const sheetOf = (board: string): Sheet =>
  JSON.parse(readFileSync(new URL(`../../atlas/boards/${board}.json`, import.meta.url), 'utf8'));
const com = sheetOf('clash-of-monarchs');
const europe = sheetOf('ultima-ratio-regis-main');
const groundOf = (sheet: Sheet, place: string) => {
  const ground = groundsOf(sheet).get(place);
  if (!ground) throw new Error(`${place} is no place`);
  return ground;
};
const piece = (id: string, at: string, slot: string): Piece => ({ id, at, slot, title: id, drawing: null });
const stand = (sheet: Sheet, ...pieces: readonly Piece[]) => standings(groundsOf(sheet), bordersOf(sheet), pieces);

describe('places of the map', () => {
  it('are seas and boxes as well as lands, water below and boxes above', () => {
    const ids = [...groundsOf(europe).keys()];
    const order = ['baltic', 'paris', 'dispersion/WM', 'trade/tc_baltic'].map((id) => ids.indexOf(id));
    expect(order.every((place, i) => place >= 0 && place > (order[i - 1] ?? -1))).toBe(true);
    expect(groundOf(com, 'theatre/border').slots.box?.length).toBe(12);
  });

  it('have named slots, and give the first to what has none of its own', () => {
    const paris = groundOf(europe, 'paris');
    expect(placesFor(paris, 'fortress')).toHaveLength(1);
    expect(placesFor(paris, 'balloon')).toEqual(placesFor(paris, 'general'));
    expect(placesFor(groundOf(europe, 'copenhagen'), 'harbour/baltic')).toHaveLength(1);
  });

  it('keep two forces of an area clear of each other, and one alone in the best room', () => {
    const lisbon = groundOf(europe, 'lisbon');
    const [best] = placesFor(lisbon, 'general');
    const army = piece('army', 'lisbon', 'general');
    expect(stand(europe, army)[0]).toMatchObject({ x: best?.x, y: best?.y });
    const [a, b] = stand(europe, army, piece('fleet', 'lisbon', 'general'));
    expect(Math.max(Math.abs((a?.x ?? 0) - (b?.x ?? 0)), Math.abs((a?.y ?? 0) - (b?.y ?? 0)))).toBeGreaterThan(31);
  });

  it('move aside for the forces of a neighbour', () => {
    const fleet = piece('fleet', 'venice', 'general');
    const army = piece('army', 'venice', 'general');
    const neighbour = piece('neighbour', 'verona', 'general');
    const spotOf = (id: string, ...forces: readonly Piece[]) =>
      stand(europe, ...forces).find((placed) => placed.piece.id === id) ?? { x: 0, y: 0 };
    const { x, y } = spotOf('neighbour', fleet, army, neighbour);
    const away = (spot: { readonly x: number; readonly y: number }) => Math.hypot(spot.x - x, spot.y - y);
    expect(away(spotOf('army', fleet, army, neighbour))).toBeGreaterThan(away(spotOf('army', fleet, army)));
  });

  it('of every sheet of areas can be hit: 24 pixels each at the zoom the camera chooses, and none in the way of another', () => {
    for (const { board } of europe.maps ?? []) {
      const areas = [...groundsOf(sheetOf(board))].flatMap(([id, { touch }]) => (touch ? [{ id, ...touch }] : []));
      expect(areas.length).toBeGreaterThan(0);
      for (const { id, r } of areas) expect(2 * r * SMALL_AREAS, id).toBeGreaterThanOrEqual(24);
      const close = areas.flatMap((a, place) =>
        areas.slice(place + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r),
      );
      expect(close).toEqual([]);
    }
  });
});

describe('pieces', () => {
  it('stand on their slots one after the other, and beside the last when there is no more room', () => {
    const places = placesFor(groundOf(europe, 'moscow'), 'general');
    const standing = stand(europe, ...[...places, 'one more'].map((_, i) => piece(`p${i}`, 'moscow', 'general')));
    const spots = new Set(standing.map(({ x, y }) => `${x} ${y}`));
    expect(spots.size).toBe(places.length + 1);
  });

  it('stand over what is printed', () => {
    const mark: Piece = { ...piece('value', 'berlin', 'general'), mark: true };
    expect(stand(com, piece('army', 'berlin', 'general'), mark).map(({ piece: { id } }) => id)).toEqual([
      'value',
      'army',
    ]);
  });

  it('that stand nowhere on the sheet are left out', () => {
    expect(stand(com, piece('army', 'atlantis', 'general'))).toEqual([]);
  });
});

describe('ways', () => {
  const grounds = groundsOf(com);
  const roads = roadsOf(com);

  it('keep to the roads, in either direction', () => {
    const there = alongRoads(['dresden', 'pirna'], roads, grounds);
    const back = alongRoads(['pirna', 'dresden'], roads, grounds);
    expect(there.length).toBeGreaterThan(2);
    const rounded = (points: typeof there) => points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
    expect(rounded(back.toReversed())).toEqual(rounded(there));
  });

  it('go straight where there is no road', () => {
    expect(alongRoads(['dresden', 'wien'], roads, grounds)).toHaveLength(2);
  });
});
