import { describe, expect, it } from 'vitest';
import type { Hints } from '../src/board/hints.ts';
import type { AreaDatum, RealmData } from '../src/connected/data.ts';
import { drawConnectedBoard } from '../src/connected/draw.ts';
import { misdrawn } from '../src/connected/truth.ts';
import { loadWorld } from '../src/geography/world.ts';
import { distance } from '../src/plane/geometry.ts';
import { sample } from './sample.ts';

const world = loadWorld();
const boardOf = (map: string): string => `sample-${map}`;
const draw = (map: string, hints: Hints) =>
  drawConnectedBoard({ id: boardOf(map), title: 'A sample', map, colours: {}, boardOf }, sample.data, hints, world)
    .sheet;
const sheets = { channel: draw('channel', sample.hints.channel), colony: draw('colony', sample.hints.colony) };
const { channel, colony } = sheets;

const changed = (change: Partial<RealmData>): string[] => misdrawn(sheets, { ...sample.data, ...change });
const withArea = (id: string, change: Partial<AreaDatum>): Partial<RealmData> => ({
  areas: { ...sample.data.areas, [id]: { ...(sample.data.areas[id] as AreaDatum), ...change } },
});

describe('a sample of two sheets', () => {
  it('is drawn as its data says', () => {
    expect(misdrawn(sheets, sample.data)).toEqual([]);
  });

  it('pulls towns apart', () => {
    const [london, dover] = [channel.areas.london?.town, channel.areas.dover?.town];
    expect(london && dover && distance([london.x, london.y], [dover.x, dover.y])).toBeGreaterThanOrEqual(69);
  });

  it('has seas with room for fleets and a name', () => {
    for (const sea of [...Object.values(channel.seas), ...Object.values(colony.seas)]) {
      expect(sea.places.length, sea.name).toBeGreaterThanOrEqual(2);
      expect(sea.label.lines.length, sea.name).toBeGreaterThan(0);
    }
  });

  it('has boxes whose discs lie inside them', () => {
    const boxes = Object.values({ ...channel.boxes, ...colony.boxes });
    expect(boxes.map(({ kind }) => kind).sort()).toEqual(['dispersion', 'dispersion', 'trade']);
    for (const { at, places, name } of boxes) {
      for (const { x, y, r } of places)
        expect(x - r >= at[0] && y - r >= at[1] && x + r <= at[2] && y + r <= at[3], name).toBe(true);
    }
  });

  it('names what leads to the other sheet at either end', () => {
    expect(channel.stubs.map(({ here, there, kind }) => `${here} ${there} ${kind}`)).toEqual(['narrow_sea ocean sea']);
    expect(colony.stubs.map(({ here, there, kind }) => `${here} ${there} ${kind}`)).toEqual(['ocean narrow_sea sea']);
  });
});

describe('the truth test for lines', () => {
  const { connections, seas } = sample.data;

  it('lists a connection that is not drawn', () => {
    expect(changed({ connections: [...connections, ['london', 'bruges', 'rough']] })).toEqual([
      'bruges–london rough is not drawn',
    ]);
  });

  it('lists a line that is no connection, and one of the wrong kind', () => {
    expect(changed({ connections: connections.slice(1) })).toEqual(['dover–london normal is drawn']);
    expect(changed({ connections: connections.map(([a, b]) => [a, b, 'normal']) })).toEqual([
      'calais–dover normal is not drawn',
      'calais–dover blue-white is drawn',
    ]);
  });

  it('lists seas that meet and should not, and the other way round', () => {
    const parted = { ...seas, narrow_sea: { ...sample.seaOf('narrow_sea'), adjacent: ['ocean'] } };
    const both = { ...parted, north_sea: { ...sample.seaOf('north_sea'), adjacent: [] } };
    expect(changed({ seas: both })).toEqual(['narrow_sea and north_sea meet and are not adjacent']);
    const unlimited = { ...sheets, channel: { ...channel, seaLimits: [] } };
    expect(misdrawn(unlimited, sample.data)).toEqual(['narrow_sea and north_sea are adjacent but do not meet']);
  });

  it('lists harbours that are missing or too many', () => {
    expect(changed(withArea('paris', { seas: ['narrow_sea'] }))).toEqual(['paris has no harbour on narrow_sea']);
    expect(changed(withArea('bruges', { seas: [] }))).toEqual(['bruges has a harbour on north_sea and should not']);
  });

  it('lists stubs without a twin', () => {
    const lost = { ...sheets, colony: { ...colony, stubs: [] } };
    expect(misdrawn(lost, sample.data)).toEqual([
      'narrow_sea → ocean (sea) on sample-channel has 0 twins on sample-colony',
      'ocean → narrow_sea (sea) has no stub',
    ]);
  });
});
