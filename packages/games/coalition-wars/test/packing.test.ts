import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Golden, goldenFiles } from '@quadrille/conformance/golden.ts';
import { Match, replay, type Title } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { packing } from '../src/core/packing.ts';
import type { General, State } from '../src/core/state.ts';
import { POWERS, STATUSES } from '../src/core/vocabulary.ts';
import { ancienRegime, coalitions, realpolitik } from '../src/index.ts';
import * as ofAncienRegime from './ancien-regime.ts';
import { laidOut } from './position.ts';
import * as ofRealpolitik from './realpolitik.ts';

const TEXTS = [
  'options',
  'status',
  'master',
  'powers',
  'generals',
  'garrisons',
  'fortresses',
  'deck',
  'discard',
] as const satisfies readonly (keyof State)[];
type Text = (typeof TEXTS)[number];
type Packed = Omit<State, Text> & Readonly<Record<Text, string>>;
const packed = (state: State): Packed => packing.pack(state) as Packed;
const text = (value: unknown): string => JSON.stringify(value);

test('packs most of a state as texts, everything in its order', () => {
  const state = laidOut('1805');
  state.powers.france.hand.splice(0, 5, 2, 2, 3, 5, 5);
  state.powers.britain.hand.splice(0);
  state.discard.push(4, 2);
  state.fortresses.unshift('lisboa');
  const { options, status, master, powers, generals, garrisons, fortresses, deck, discard, ...rest } = packed(state);
  expect(options).toMatch(/^actions=parallel .* $/);
  expect(status).toBe('bbffabpnrboe');
  expect(master).toBe('bbffaapprroo');
  expect(powers).toMatch(/^b\d+,\d+,\d+, f\d+,\d+,\d+,22355 a/);
  expect(generals).toMatch(/^b11london b20cornwall b30napoli f13normandie_bretagne .* o30 $/);
  expect(garrisons).toBe('blisboa flombardia abavaria pwarszawa rlivonia ohellas oistanbul ');
  expect(fortresses).toBe('lisboa istanbul ');
  expect(deck).toBe(state.deck.join(''));
  expect(discard).toBe('42');
  for (const [part, value] of Object.entries(rest)) expect(value).toEqual(state[part as keyof State]);
  expect(Object.keys(packed(state))).toEqual(Object.keys(state));
});

describe('what was packed comes back as it was', () => {
  const returns = (state: State) => expect(text(packing.unpack(packed(state)))).toBe(text(state));

  test('in every title', () => {
    for (const state of [
      laidOut('1792'),
      laidOut('empereur', 2),
      ofAncienRegime.laidOut('1740'),
      ofRealpolitik.laidOut(),
    ])
      returns(state);
  });

  test('with Garrisons in any order, with none, and without Generals', () => {
    const state = laidOut('1805');
    const holders = Object.entries(state.garrisons);
    returns({ ...state, garrisons: Object.fromEntries(holders.toReversed()) });
    returns({ ...state, garrisons: {}, generals: [] });
  });

  test('with masters of every kind', () => {
    const state = laidOut('1805');
    returns({ ...state, master: { ...state.master, austria: null, prussia: 'britain' } });
  });

  test('with any number on the tracks', () => {
    const state = laidOut('1805');
    for (const money of [-1, 0, 7, 68, 1000]) {
      const { france, ...others } = state.powers;
      returns({ ...state, powers: { ...others, france: { ...france, money, influence: money, morale: money } } });
    }
  });

  test('with any number of Units', () => {
    const state = laidOut('1805');
    for (const units of [-1, 0, 3, 9, 10, 300]) {
      returns({ ...state, generals: state.generals.map((general) => ({ ...general, units })) });
    }
  });

  test('and can be changed without changing the other', () => {
    const state = laidOut('1805');
    const kept = packed(state);
    const before = text(kept);
    const unpacked = packing.unpack(kept);
    unpacked.powers.france.hand.splice(0);
    for (const general of unpacked.generals) general.units = 0;
    delete unpacked.garrisons.lisboa;
    unpacked.status.france = 'neutral';
    unpacked.master.france = null;
    unpacked.deck.splice(0);
    expect(packing.unpack(kept).status.france).toBe('french');
    expect(packing.unpack(kept).master.france).toBe('france');
    expect(text(kept)).toBe(before);
    expect(state.garrisons.lisboa).toBe('britain');
    expect(state.generals[0]?.units).toBe(1);
    expect(state.powers.france.hand).toHaveLength(5);
    state.fortresses.splice(0);
    expect(text(kept)).toBe(before);
  });
});

test('every Power has a letter of its own, and so has every status', () => {
  for (const names of [POWERS, STATUSES]) expect(new Set(names.map(([letter]) => letter)).size).toBe(names.length);
});

test('text that names nobody and nowhere is no state', () => {
  const state = packed(laidOut('1805'));
  for (const generals of ['x11london ', 'b01london ', 'b11atlantis ', 'b11london'])
    expect(() => packing.unpack({ ...state, generals })).toThrow();
  for (const garrisons of ['xlisboa ', 'batlantis ', 'blisboa'])
    expect(() => packing.unpack({ ...state, garrisons })).toThrow();
  for (const fortresses of ['atlantis ', 'lisboa']) expect(() => packing.unpack({ ...state, fortresses })).toThrow();
  for (const status of ['xb', 'bx', 'b']) expect(() => packing.unpack({ ...state, status })).toThrow();
  for (const master of ['xb', 'bx', 'b']) expect(() => packing.unpack({ ...state, master })).toThrow();
  for (const powers of ['x1,2,3,4 ', 'b1,2,3 ', 'b1,2,3,4', 'b1,x,3,4 ', 'b1,2,3,x ', 'b,2,3,4 ', 'b1,-,3,4 '])
    expect(() => packing.unpack({ ...state, powers })).toThrow();
  for (const deck of ['12x', '-']) expect(() => packing.unpack({ ...state, deck })).toThrow();
  for (const options of ['actions ', '=wheel ']) expect(() => packing.unpack({ ...state, options })).toThrow();
  const stranger: General = { id: 'sweden-1', power: 'spain', at: null, units: 0 };
  expect(() => packing.pack({ ...laidOut('1805'), generals: [stranger] })).toThrow('There is no General sweden-1');
});

/** Golden records of the first version: they were stored half-way before there was a packing. */
const oldRecords = ({ id }: Title): readonly string[] =>
  goldenFiles(fileURLToPath(new URL(`../golden/${id}`, import.meta.url))).filter((file) =>
    basename(file).startsWith('v1-'),
  );

test('what was stored when only Generals and Garrisons were texts is unpacked', () => {
  const state = laidOut('1805');
  const { generals, garrisons } = packed(state);
  expect(text(packing.unpack({ ...state, generals, garrisons }))).toBe(text(state));
});

for (const title of [coalitions, ancienRegime, realpolitik]) {
  test(`${title.title}: what was stored before there was a packing is resumed`, () => {
    for (const file of oldRecords(title)) {
      const { midway, record } = JSON.parse(readFileSync(file, 'utf8')) as Golden;
      const old = midway.checkpoint.state as State;
      expect(old.generals).toBeInstanceOf(Array);
      expect(text(packing.unpack(old))).toBe(text(old));
      expect(packing.unpack(old).powers).not.toBe(old.powers);
      expect(text(packing.unpack(packed(old)))).toBe(text(old));
      const played = replay(title.definition, record, { to: Math.floor(record.answers.length / 2) });
      expect(text(Match.restore(title.definition, midway).inspect())).toBe(text(played.inspect()));
    }
  });
}
