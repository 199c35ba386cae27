/** U §21.4.1, §21.5, §26.2.1: sums that one might do otherwise, and who leaves a coalition. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, own, put, stateOf, type Table, table, told, war } from '../table.ts';
import { calm, onwards, realm, SPANISH, toDo, whereIs } from './play.ts';

const status = (match: Table): string | undefined => {
  const last = told(match, 'status').at(-1);
  return last && `${last.mine}–${last.theirs}`;
};

/** France holds these colonies of Spain, Spain these areas of France. */
const peace = (colonies: readonly string[], areas: readonly string[]): string | undefined =>
  status(
    table({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france');
        for (const area of colonies) {
          own(state, area, 'home:spain');
          state.holders[area] = 'france';
        }
        for (const area of areas) state.holders[area] = 'spain';
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
      },
    }),
  );

describe('U §21.4.1 colonies and other areas', () => {
  test.each([
    [['cuba'], ['montpellier'], '0–1'],
    [['cuba'], ['montpellier', 'toulouse'], '0–0'],
    [['cuba'], ['montpellier', 'toulouse', 'bordeaux'], '0–0'],
    [['cuba', 'santo_domingo'], ['montpellier', 'toulouse', 'bordeaux'], '0–1'],
    [['cuba'], ['montpellier', 'toulouse', 'bordeaux', 'clermont', 'grenoble'], '1–0'],
  ])('U §21.4.1 %j against %j: %s, a single area is worth nothing', (colonies, areas, sum) => {
    expect(peace(colonies, areas)).toBe(sum);
  });
});

describe('U §21.5 collapse', () => {
  const losing = (change: (state: State) => void): Table =>
    table({
      change: (state) => {
        calm(state, 3);
        war(state, 'ottomans', 'mamluks', [2, 0], 1);
        war(state, 'portugal', 'mamluks', [0, 1]);
        realm(state, 'mamluks').collapsing = true;
        change(state);
      },
    });
  test('U §21.5, §21.4 at the end of the turn it gives no point for asking its other enemies', () => {
    const match = losing((state) => {
      state.impulse = null;
      state.stage = 'turn';
      toDo(state, { do: 'reckon', step: 'wars' });
    });
    onwards(match, ['begin', 'merchants', 'disband'], { conditions: 'done' });
    expect(told(match, 'war-won')).toMatchObject([{ power: 'ottomans' }, { power: 'mamluks', conditions: 1 }]);
  });
  test('U §21.5, §21.4 within it, forced to peace with them, it does', () => {
    const match = losing((state) => {
      toDo(state, { do: 'peace', sides: ['ottomans', 'mamluks'], opener: null });
    });
    onwards(match, ['act'], { conditions: 'done' });
    expect(told(match, 'war-won')).toHaveLength(1);
    expect(told(match, 'war-drawn')).toHaveLength(1);
  });
});

describe('U §26.2.1 who leaves a coalition', () => {
  /** Spain, which has lent a troop to Portugal, leaves their coalition. */
  const leaving = (change: (state: State) => void = () => {}): Table => {
    const match = table({
      player: SPANISH,
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france', [0, 2]);
        war(state, 'portugal', 'france');
        realm(state, 'portugal').player = SPANISH;
        state.coalitions.push({ card: '1501', sides: [['spain', 'portugal'], ['france']], open: [[], []] });
        state.lent[put(state, 'spain', 'I23', 'lisbon')] = 'portugal';
        change(state);
      },
    });
    answer(match, `${SPANISH} peace/spain/france`);
    return onwards(match, ['act'], { conditions: 'done' });
  };
  test('U §26.2.1, §21.1.5 takes back the troop that serves a partner', () => {
    const match = leaving();
    expect([stateOf(match).lent, whereIs(match, 'spain-1') === 'lisbon']).toEqual([{}, false]);
  });
  test('U §21.1.5 but not from one that is its ally besides', () => {
    const match = leaving((state) => state.alliances.push(['spain', 'portugal']));
    expect([stateOf(match).lent, whereIs(match, 'spain-1')]).toEqual([{ 'spain-1': 'portugal' }, 'lisbon']);
  });
});
