/** U §12: marches, interception and evasion where other sections meet them. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, fortify, lead, optionsOf, own, put, stateOf, type Table } from '../table.ts';
import { atWar, minorOf, onwards, realm, SPANISH, spain, unitsAt, whereIs } from './play.ts';

const END = ['advance', 'act'];
/** Spain with an army under a leader in Perpignan. */
const perpignan = (troops: number, change: (state: State) => void = () => {}, dice?: readonly number[]): Table =>
  atWar((state) => {
    realm(state, 'spain').interests.push('WE');
    army(state, 'spain', 'perpignan', troops);
    lead(state, 'spain', 'L01', 'spain-1');
    change(state);
  }, dice);
function march(match: Table, to: string, by = 'L01'): Table {
  answer(match, `${SPANISH} act/spain/march/${by}`);
  if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
  answer(match, `${SPANISH} to/${to}`);
  return match;
}

describe('U §12.1–2 marches', () => {
  test('U §12.1, §9.4 a fortress under construction stops nobody', () => {
    const match = march(
      perpignan(2, (state) => {
        state.fortresses.montpellier = { owner: 'france', done: false };
      }),
      'montpellier',
    );
    onwards(match, END);
    expect(optionsOf(match, SPANISH)).toEqual(expect.arrayContaining(['to/lyon', 'subjugate']));
    answer(match, `${SPANISH} to/lyon`);
    onwards(match, END);
    expect(stateOf(match).fortresses.montpellier).toEqual({ owner: 'france', done: false });
  });
  test('U §12.2 an army goes on with the troops it finds in the first area, and those keep it from having moved', () => {
    const match = march(
      perpignan(1, (state) => void put(state, 'spain', 'I23', 'montpellier')),
      'montpellier',
    );
    onwards(match, END);
    answer(match, `${SPANISH} to/toulouse`);
    onwards(match, ['on-the-way']);
    expect(optionsOf(match, SPANISH)).toContain('take/spain-2');
  });
  test('U §12.2, §20.2 an army takes troops of an allied minor along', () => {
    const match = atWar((state) => {
      minorOf(state, 'savoy').ally = 'spain';
      put(state, 'spain', 'I23', 'nice');
      put(state, 'savoy', 'I23', 'nice');
      lead(state, 'spain', 'L01', 'spain-1');
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/marseille`);
    onwards(match, END, { react: 'stand' });
    expect([whereIs(match, 'spain-1'), whereIs(match, 'savoy-1')]).toEqual(['marseille', 'marseille']);
  });
  test('U §12.1 a troop without a leader goes two areas through its own land', () => {
    const match = atWar((state) => void put(state, 'spain', 'I23', 'valencia'));
    march(match, 'zaragoza', 'spain-1');
    expect(optionsOf(match, SPANISH)).toContain('to/valladolid');
    answer(match, `${SPANISH} to/valladolid`);
    onwards(match, ['act']);
    expect(whereIs(match, 'spain-1')).toBe('valladolid');
  });
  test('U §12.1 only along the lines: not from one island to the next', () => {
    const match = atWar((state) => void put(state, 'spain', 'I23', 'majorca'));
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/march/spain-1');
  });
  test('U §12.1, §18.2.3 into an active independent area: subdued with the same action', () => {
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        own(state, 'pamplona', 'A2');
        put(state, 'spain', 'I23', 'zaragoza');
      },
    });
    march(match, 'pamplona', 'spain-1');
    onwards(match, END);
    answer(match, `${SPANISH} subjugate`);
    onwards(match, ['act']);
    expect(stateOf(match).titles.pamplona).toBe('domain:spain');
  });
  test('U §12.5 a besieged enemy fortress elsewhere does not keep a second army out of its area', () => {
    const match = march(
      perpignan(2, (state) => {
        fortify(state, 'france', 'montpellier');
        put(state, 'spain', 'I23', 'montpellier');
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: army(state, 'france', 'montpellier', 1) };
      }),
      'montpellier',
    );
    onwards(match, END);
    answer(match, `${SPANISH} to/marseille`);
    onwards(match, ['act'], { 'on-the-way': 'go', advance: 'stay' });
    expect(unitsAt(match, 'spain', 'marseille')).toHaveLength(2);
    expect(stateOf(match).sieges.montpellier?.by).toBe('spain');
  });
});
