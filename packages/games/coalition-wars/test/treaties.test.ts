import type { Treaty } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { TREATIES } from '../src/core/treaties.ts';
import { ancienRegime, coalitions, realpolitik } from '../src/index.ts';
import { diplomacy } from './position.ts';

const { treaties } = coalitions;
if (!treaties) throw new Error('Coalitions knows no treaties');
const { state } = diplomacy({ round: 2 });
const between = (kind: string, from: string, to: string, about?: string): Treaty => ({
  ...{ kind, from, to, made: '2' },
  ...(about !== undefined && { about }),
});
const after = (treaty: Treaty, event: { readonly type: string } & Readonly<Record<string, string | number>>) =>
  treaties.verdict(treaty, event, state)[0];

describe('C §4 what was promised', () => {
  test('the head of a Coalition offers a place in it, and to enemies a truce', () => {
    expect(treaties.offers(state, 'britain', 'prussia')).toEqual([
      { kind: 'alliance', about: 'british' },
      { kind: 'truce' },
      { kind: 'round' },
      { kind: 'barter', about: 'round/round' },
    ]);
    expect(treaties.offers(state, 'britain', 'france').map(({ kind }) => kind)).not.toContain('alliance');
    expect(treaties.offers(state, 'britain', 'austria')).toContainEqual({ kind: 'joint-attack', about: 'france' });
  });

  test('an alliance is kept or broken by the status that is declared', () => {
    const alliance = between('alliance', 'britain', 'prussia', 'british');
    expect(after(alliance, { type: 'status', power: 'prussia', status: 'british' })).toEqual({
      seat: 'prussia',
      kept: true,
    });
    expect(after(alliance, { type: 'status', power: 'prussia', status: 'neutral' })).toEqual({
      seat: 'prussia',
      kept: false,
    });
    expect(after(alliance, { type: 'status', power: 'russia', status: 'neutral' })).toBeUndefined();
  });

  test('RP §7 a pact by whom the marker goes to', () => {
    const pact = between('pact', 'prussia', 'france');
    const marker = (kind: string) => ({ type: 'entreaty', from: 'france', to: 'prussia', marker: kind });
    expect(after(pact, marker('alliance'))).toEqual({ seat: 'france', kept: true });
    expect(after(pact, marker('war'))).toEqual({ seat: 'france', kept: false });
    expect(after(pact, { ...marker('war'), to: 'austria' })).toBeUndefined();
  });

  test('whatever may be promised has a sentence', () => {
    for (const { definition } of [coalitions, ancienRegime, realpolitik]) {
      for (const kind of TREATIES) expect(definition.words[`treaty/${kind}`]).toContain('{to}');
      for (const barter of ['round/round', 'passage/passage', 'passage/subsidy', 'subsidy/passage'])
        expect(definition.words[`name/${barter}`]).toMatch(/\w/);
    }
  });

  test('a round and a passage by what is granted', () => {
    expect(
      after(between('round', 'france', 'britain'), { type: 'denied', power: 'france', envoy: 'britain', round: 2 }),
    ).toEqual({
      seat: 'britain',
      kept: false,
    });
    expect(
      after(between('passage', 'russia', 'austria'), { type: 'consent', by: 'austria', to: 'russia', at: 'galicia' }),
    ).toEqual({ seat: 'austria', kept: true });
  });

  test('a truce by a battle between the two, and it ends with the round', () => {
    const truce = between('truce', 'france', 'austria');
    state.battle = {
      ...{ at: 'bavaria', attacker: 'france', defenders: ['austria'], piles: {}, passed: [], broken: [], next: 0 },
      attack: { generals: [], support: [], strength: 1 },
      defence: { generals: [], support: [], strength: 1 },
    };
    const battle = { type: 'battle', at: 'bavaria', attacker: 'france', attack: 1, defence: 1 };
    expect(after(truce, battle)).toEqual({ seat: 'france', kept: false });
    expect(after(between('truce', 'france', 'russia'), battle)).toBeUndefined();
    expect(treaties.isOver(truce, state)).toBe(false);
    expect(treaties.isOver(truce, { ...state, round: 3 })).toBe(true);
  });

  test('a joint attack is a deed of both, and each has done it by attacking', () => {
    const attack = between('joint-attack', 'britain', 'prussia', 'austria');
    expect(treaties.bonds(attack).map(({ seat, deed }) => [seat, deed])).toEqual([
      ['prussia', true],
      ['britain', true],
    ]);
    const battle = (attacker: string) => ({ type: 'battle', at: 'bavaria', attacker, attack: 1, defence: 1 });
    expect(after(attack, battle('prussia'))).toEqual({ seat: 'prussia', kept: true });
    expect(after(attack, battle('britain'))).toEqual({ seat: 'britain', kept: true });
    expect(after(attack, battle('russia'))).toBeUndefined();
    expect(treaties.isOver(attack, { ...state, round: 3 })).toBe(false);
    expect(treaties.isOver(attack, { ...state, round: 4 })).toBe(true);
  });

  test('by a barter each gives what was named: an Envoy a round for a round', () => {
    const barter = between('barter', 'france', 'russia', 'round/round');
    const said = (type: string, power: string, envoy: string) => after(barter, { type, power, envoy, round: 2 });
    expect(said('granted', 'france', 'russia')).toEqual({ seat: 'russia', kept: true });
    expect(said('denied', 'russia', 'france')).toEqual({ seat: 'france', kept: false });
    expect(said('denied', 'austria', 'france')).toBeUndefined();
  });

  test('C §7.3 among allies Money is given for passage', () => {
    const allies = diplomacy({ round: 2, status: { britain: 'british', austria: 'british' } }).state;
    const offers = treaties.offers(allies, 'britain', 'austria').map(({ kind, about }) => `${kind} ${about ?? ''}`);
    expect(offers).toContain('barter passage/subsidy');
    expect(offers).not.toContain('round ');
    const barter = between('barter', 'britain', 'austria', 'passage/subsidy');
    expect(treaties.bonds(barter)).toEqual([
      { seat: 'austria', kind: 'passage' },
      { seat: 'britain', kind: 'subsidy', deed: true },
    ]);
    expect(after(barter, { type: 'offered', by: 'britain', power: 'austria', money: 3 })).toEqual({
      seat: 'britain',
      kept: true,
    });
  });
});
