/** U §3.1: each historical card, played as an event, does what its data say, operation by operation. */
import { describe, expect, test } from 'vitest';
import type { Op } from '../../src/data/ops.ts';
import { titleOf } from '../../src/facts/titles.ts';
import { DATA } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import type { CardId } from '../../src/vocabulary.ts';
import { minorOf } from '../cases/play.ts';
import { own, put, stateOf, type Table, told, worldOf } from '../table.ts';
import { cardOf, claimed, garrison, homeOf, play, realmOf, warBetween } from './event.ts';

/** What must lie on the table for an operation to have something to do. */
function prepare(op: Op, turn: number): (state: State) => void {
  switch (op.op) {
    case 'leader':
      return garrison(turn, op.power);
    case 'reb':
      return (state) => own(state, op.area, 'domain:poland');
    case 'veteran':
      return (state) => void put(state, op.power, op.unit, homeOf(op.power, turn));
    case 'activate':
      return (state) => {
        for (const area of op.areas) own(state, area, 'inactive');
      };
    case 'neutral':
      return (state) => {
        minorOf(state, op.minor).ally = 'france';
      };
    case 'domain':
    case 'home':
      return (state) => own(state, op.area, 'inactive');
    case 'peace':
      return (state) => state.wars.push({ sides: [op.a, op.b], taken: [1, 0], vp: [1, 1], cards: [] });
    default:
      return () => {};
  }
}

const built = (match: Table, power: string, kind: string) =>
  told(match, 'built').filter((event) => event.power === power && event.kind === kind);

/** Verbs whose effect is the same on every card, and what it is. The others have cases of their own. */
const EFFECTS: { readonly [V in Op['op']]?: (match: Table, op: Extract<Op, { op: V }>, turn: number) => void } = {
  war: (match, { a, b }) => {
    const war = warBetween(match, a, b);
    expect([a, b, war?.vp]).toEqual([a, b, [1, 1]]);
    expect(war?.taken).toEqual([0, 0]);
  },
  cb: (match, { a, b }) => {
    const fighting = warBetween(match, a, b);
    expect([claimed(match, a, b), claimed(match, b, a)]).toEqual(fighting ? [false, false] : [true, true]);
  },
  cb1: (match, { holder, target }) => {
    if (warBetween(match, holder, target)) return;
    expect([claimed(match, holder, target), claimed(match, target, holder)]).toEqual([true, false]);
  },
  ally: (match, { a, b }) => {
    if (warBetween(match, a, b)) return;
    expect(stateOf(match).alliances.map((pair) => pair.toSorted())).toContainEqual([a, b].toSorted());
  },
  leader: (match, { power, leader }) =>
    expect(stateOf(match).leaders.find(({ id }) => id === leader)).toMatchObject({ power, extraordinary: true }),
  reb: (match, { area, level }) => expect([area, stateOf(match).rebellions[area]]).toEqual([area, level]),
  unrest: (match, { power, delta }) =>
    expect([power, told(match, 'unrest').some((event) => event.power === power && event.by === delta)]).toEqual([
      power,
      true,
    ]),
  activate: (match, { areas, level }) =>
    expect(areas.map((area) => stateOf(match).titles[area])).toEqual(areas.map(() => `A${level}`)),
  collapse: (match, { power }) => expect(realmOf(match, power)?.collapsing).toBe(true),
  troop: (match, { power, unit, n }) => expect(built(match, power, unit)).toHaveLength(n),
  squadron: (match, { power, unit, n }) => expect(built(match, power, unit)).toHaveLength(n),
  home: (match, { power, area }) => expect(titleOf(worldOf(match), area)).toBe(`home:${power}`),
  domain: (match, { power, area }) => expect(titleOf(worldOf(match), area)).toBe(`domain:${power}`),
  religion: (match, { power, religion }) => expect(realmOf(match, power)?.religion).toBe(religion),
  neutral: (match, { minor }) => expect(told(match, 'neutral-minor').map((event) => event.minor)).toContain(minor),
  minor: (match, { minor, power }) => expect(minorOf(stateOf(match), minor).ally).toBe(power),
  auction: (match, { minor, from_turn, to_turn }, turn) => {
    if (from_turn <= turn && turn <= to_turn) expect(told(match, 'auction').map(({ prize }) => prize)).toContain(minor);
  },
  coalition: (match, { side_a, side_b }) => {
    expect(stateOf(match).coalitions.map(({ sides }) => sides)).toContainEqual([side_a, side_b]);
    for (const a of side_a) for (const b of side_b) expect([a, b, warBetween(match, a, b)?.vp]).toEqual([a, b, [1, 1]]);
  },
  interest: (match, { power, theaters }) =>
    expect(realmOf(match, power)?.interests).toEqual(expect.arrayContaining([...theaters])),
  cap: (match, { trade_center }) => expect(told(match, 'capacity').map(({ center }) => center)).toContain(trade_center),
  peace: (match, { a, b }) => {
    expect(warBetween(match, a, b)).toBeUndefined();
    expect(told(match, 'peace')).toMatchObject([{ power: a, against: b }]);
    expect(stateOf(match).truces.map((pair) => pair.toSorted())).toContainEqual([a, b].toSorted());
    // Nobody asked for it, so nobody gives a point: 1 to 0.
    expect(told(match, 'war-won')).toMatchObject([{ power: a, conditions: 1 }]);
  },
};

function check<V extends Op['op']>(match: Table, op: Extract<Op, { op: V }>, turn: number): void {
  EFFECTS[op.op as V]?.(match, op, turn);
}

const historical = [...DATA.cards.values()].filter((card) => card.historical);
/** Cards whose operations have guards are cases of their own. */
const plain = historical.filter(
  ({ ops }) => ops.every(({ when }) => when === null) && ops.some(({ op }) => op in EFFECTS),
);

describe('U §3.1 what the events do', () => {
  test.each(plain.map(({ id, name }) => [id, name]))('U card %s %s', (id: CardId) => {
    const { ops, from } = cardOf(id);
    const match = play(id, {
      change: (state) => {
        for (const op of ops) prepare(op, from)(state);
      },
    });
    for (const op of ops) check(match, op, from);
    expect(stateOf(match).inForce).toContain(id);
  });
  test('U §3.1 every verb is examined here, or has a case of its own', () => {
    const own = [
      ...['tech', 'auction_barred', 'auction_if_neutral', 'auction_choice', 'election', 'combat', 'cb_choice'],
      ...['cb_domains', 'cb_minor', 'cb_emperor', 'cb_emperor_winners', 'war_minor', 'peace_all', 'civil', 'end_civil'],
      ...['activate_on', 'reb_one', 'rebellion_choice', 'transfer', 'partition', 'colony', 'landing', 'troop_in'],
      ...['fortress', 'leader_winner', 'leader_choice', 'remove_leader', 'veteran', 'devet', 'move_free', 'plague'],
      ...['unrest_if', 'unrest_emperor', 'unrest_choice', 'cap_choice', 'merchant', 'piracy', 'piracy_choice', 'rule'],
    ];
    const used = new Set([...DATA.cards.values()].flatMap(({ ops }) => ops.map(({ op }) => op)));
    expect([...used].filter((verb) => !(verb in EFFECTS) && !own.includes(verb))).toEqual([]);
  });
});
