/** U §8.1.2, §19.2.2, §24.3: from one turn to the next. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, optionsOf, put, stateOf, type Table, table, told } from '../table.ts';
import { calm, onwards, realm, SPANISH, spain } from './play.ts';

/** The start of a turn, up to the first question that a case is about. */
function turn(
  number: number,
  change: (state: State) => void,
  until: readonly string[],
  scenario = 'campaign_16c',
): Table {
  const match = table({
    scenario,
    players: 3,
    turn: number,
    change: (state) => {
      state.stage = 'turn';
      change(state);
    },
  });
  for (let n = 0; n < 80 && !told(match, 'dealt').length; n++) {
    const [seat = ''] = match.waiting;
    const question = askedOf(match, seat) ?? '';
    if (seat === '' || until.includes(question)) break;
    const options = optionsOf(match, seat);
    const proposed = options.find((id) => id.includes('propos')) ?? options.find((id) => id.endsWith('done'));
    answer(match, `${seat} ${proposed ?? options[0]}`);
  }
  return match;
}
const gone =
  (...powers: string[]) =>
  (state: State) => {
    for (const power of powers) {
      const at = state.realms.findIndex((each) => each.power === power);
      if (at >= 0) state.realms.splice(at, 1);
    }
  };

describe('U §8.1.2 a new card with fewer counters', () => {
  test('U §8.1.2 elite troops too many become worse ones while there are any: France 4, from turn 6 on 3', () => {
    const match = turn(
      6,
      (state) => {
        gone('mamluks', 'hungary')(state);
        army(state, 'france', 'paris', 4, 'I34');
      },
      ['act'],
    );
    const french = stateOf(match).units.filter(({ owner, at }) => owner === 'france' && at === 'paris');
    expect(french.map(({ kind }) => kind).toSorted()).toEqual(['I23', 'I34', 'I34', 'I34']);
  });
  test('U §8.1.2 squadrons for which there is no worse one go: Spain 5 S2, from turn 6 on 4', () => {
    const match = turn(
      6,
      (state) => {
        gone('mamluks', 'hungary')(state);
        for (let n = 0; n < 5; n++) put(state, 'spain', 'S2', 'west_med');
      },
      ['act'],
    );
    expect(stateOf(match).units.filter(({ owner, kind }) => owner === 'spain' && kind === 'S2')).toHaveLength(4);
  });
  test('U §8.1.2 a card with more leaves all as it was', () => {
    const match = turn(3, (state) => void army(state, 'spain', 'toledo', 3, 'I34'), ['act']);
    expect(stateOf(match).units.filter(({ owner, kind }) => owner === 'spain' && kind === 'I34')).toHaveLength(3);
  });
});

describe('U §24.3 the turn after a change of dynasty', () => {
  test('U §24.3 its income in points, and a revolt of level 3 for every two of vitality', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        // More than what the income of the turn takes away.
        realm(state, 'spain').unrest = 40;
        state.stage = 'turnEnd';
      },
    });
    onwards(match, ['deploy']);
    expect(realm(stateOf(match), 'spain')).toMatchObject({ deploying: 9, unrest: 4 });
    for (let n = 0; n < 40 && !told(match, 'dealt').length; n++) {
      const [seat = ''] = match.waiting;
      const options = optionsOf(match, seat);
      const proposed = options.find((id) => id.includes('propos')) ?? options.find((id) => id.endsWith('done'));
      answer(match, `${seat} ${proposed ?? options[0]}`);
    }
    const spanish = told(match, 'rebellion').filter(({ level }) => level === 3);
    expect(spanish).toHaveLength(2);
  });
});

describe('U §19.2.2 tokens', () => {
  test('U §19.2.2 no more counters than the card has', () => {
    // Spain has four, and coasts on four centers and more.
    const match = spain({
      change: (state) => {
        state.stage = 'half';
        for (const chair of state.chairs) chair.vp = chair.player === SPANISH ? 0 : 5;
        for (const area of ['cuba', 'athens', 'goa', 'elmina']) state.titles[area] = 'domain:spain';
      },
    });
    answer(match, `${SPANISH} begin/${SPANISH}/clockwise`);
    for (let n = 0; n < 60; n++) {
      const seat = match.waiting.find((each) => askedOf(match, each) !== 'act');
      if (seat === undefined) break;
      const options = optionsOf(match, seat);
      answer(match, `${seat} ${options.find((id) => id.endsWith('/proposed')) ?? options[0]}`);
    }
    const spanish = Object.values(stateOf(match).trade).flatMap((each) =>
      each.filter(({ power }) => power === 'spain'),
    );
    expect(spanish).toHaveLength(4);
  });
  test('U §19.2.2 of the tokens it has a Power chooses where they go', () => {
    const match = spain({
      change: (state) => {
        state.stage = 'half';
        for (const chair of state.chairs) chair.vp = chair.player === SPANISH ? 0 : 5;
      },
    });
    answer(match, `${SPANISH} begin/${SPANISH}/clockwise`, `${SPANISH} merchants/spain/chosen`);
    expect(askedOf(match, SPANISH)).toBe('merchant');
    const offered = optionsOf(match, SPANISH).filter((id) => id.startsWith('merchant/'));
    expect(offered.length).toBeGreaterThan(1);
  });
});
