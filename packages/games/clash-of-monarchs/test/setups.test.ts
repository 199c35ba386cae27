/** The table before the first Round, read from the scenarios' text by itself and compared with what the rules set up. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { State } from '../src/state.ts';
import { stateOf, table } from './table.ts';

interface Posted {
  readonly at: string;
  readonly leaders?: readonly string[];
  readonly fd?: number;
  readonly [piece: string]: unknown;
}
interface Sheet {
  readonly id: string;
  readonly inherits?: string;
  readonly start: { readonly year: number };
  readonly belligerent: readonly string[];
  readonly mw: object;
  readonly vp: object;
  readonly treasury: object;
  readonly kk: Readonly<Record<string, string>>;
  readonly colonial: string;
  readonly control: object;
  readonly subsidies?: readonly string[];
  readonly hands: Readonly<Record<string, { readonly cards?: readonly string[]; readonly random: number }>>;
  readonly forces: Readonly<Record<string, readonly Posted[]>>;
}

const text = readFileSync(new URL('../data/scenarios.yaml', import.meta.url), 'utf8');
const book = parse(text);
const sheets: readonly Sheet[] = book.scenarios;
const TRACK = ['F3', 'F2', 'F1', '0', 'B1', 'B2', 'B3', 'B4', 'B5'];

/** `PR breslau inf 16`, `PR frederick breslau`: every piece and leader, one line each. */
function printed(sheet: Sheet): string[] {
  return Object.entries(sheet.forces).flatMap(([nation, forces]) =>
    forces.flatMap(({ at, leaders = [], note: _, ...pieces }) => [
      ...leaders.map((leader) => `${leader} ${at}`),
      ...Object.entries(pieces).map(([piece, num]) => `${nation} ${at} ${piece} ${num}`),
    ]),
  );
}

function standing({ stacks, boxes, depots }: State): string[] {
  const units = (nation: string, at: string, all: object) =>
    Object.entries(all).map(([unit, [full]]) => `${nation} ${at} ${unit} ${full}`);
  const places = depots.map(({ nation, at }) => `${nation} ${at}`);
  return [
    ...stacks.flatMap(({ at, leaders, troops }) => [
      ...leaders.map((leader) => `${leader} ${at}`),
      ...Object.entries(troops).flatMap(([nation, own]) => [
        ...(own.inf > 0 ? [`${nation} ${at} inf ${own.inf}`] : []),
        ...units(nation, at, own.units),
      ]),
    ]),
    ...Object.entries(boxes).flatMap(([theater, box]) =>
      Object.entries(box).flatMap(([nation, all]) => units(nation, `box_${theater}`, all)),
    ),
    ...[...new Set(places)].map((place) => `${place} fd ${places.filter((each) => each === place).length}`),
  ];
}

for (const own of sheets) {
  const whole = { ...sheets.find(({ id }) => id === own.inherits), ...own };
  // Prussia’s Option A of 1756, the only one without 24.3, brings the Empire into the war at once (readings, 45).
  const empire = { belligerent: [...whole.belligerent, 'IM'], forces: { ...whole.forces, IM: book.deployments.IM } };
  const sheet: Sheet = whole.start.year === 1756 ? { ...whole, ...empire } : whole;
  test(`${own.id}: forces, markers and hands are those of its sheet`, () => {
    const state = stateOf(table({ scenario: own.id, phase: 'opening' }));
    const { nations, powers } = state;
    expect(standing(state).sort()).toEqual(printed(sheet).sort());
    expect(Object.entries(powers).map(([power, { will, vp }]) => [power, will, vp])).toEqual(
      expect.arrayContaining(
        Object.keys(sheet.mw).map((power) => [power, ...[sheet.mw, sheet.vp].map((marks) => Object(marks)[power])]),
      ),
    );
    expect(nations).toMatchObject(
      Object.fromEntries(Object.entries(sheet.treasury).map(([nation, treasury]) => [nation, { treasury }])),
    );
    for (const [nation, { stance }] of Object.entries(nations))
      expect([nation, stance]).toEqual([nation, sheet.belligerent.includes(nation) ? 'belligerent' : 'neutral']);
    expect(state.control).toEqual(sheet.control);
    expect(TRACK[state.colonial]).toBe(sheet.colonial);
    expect(state.subsidies).toEqual(sheet.subsidies ?? []);
    for (const theater of ['border', 'german'] as const)
      expect(state.advantage[theater] ?? 'none').toBe(sheet.kk[theater]);
    const common = ['FR', 'RU'].every((power) => sheet.belligerent.includes(power)) && own.id !== 's1762';
    for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) {
      const dealt = [power, ...(power === 'FR' && common ? ['RU'] : [])].flatMap((each) => sheet.hands[each] ?? []);
      const size = dealt.reduce((sum, { cards = [], random }) => sum + cards.length + random, 0);
      if (power === 'RU' && common) continue;
      expect([power, powers[power].hand.length]).toEqual([power, size]);
      expect(powers[power].hand).toEqual(expect.arrayContaining(dealt.flatMap(({ cards = [] }) => cards)));
    }
  });
}
