/** U §7–8.1, §25: groups by auction, deployment, the deck of a turn; §8.2.2–3 and §18.1, the ends of an impulse. */
import { Match, setupFor } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { defineFrom } from '../../src/definition.ts';
import { DATA, title } from '../../src/index.ts';
import { answer, lead, optionsOf, put, stateOf, type Table, table, told, war } from '../table.ts';
import { FRENCH, realm, SPANISH, spain, vpOf } from './play.ts';

const FIRST = 'group/france+ottomans+crimea+barbary+russia+portugal';

/** A match from its very beginning. */
const opened = (groups: 'auction' | 'seats'): Table => {
  const setup = setupFor(title, { scenario: 'new_order', players: 2, options: { groups } });
  return Match.create(defineFrom(DATA), { setup, seed: 'case', chance: 'fast' });
};

describe('U §7.1.1 the auction of groups', () => {
  test('U §7.1.1 the highest bidder chooses first, and the other has what is left', () => {
    const match = opened('auction');
    answer(match, `${FRENCH} 3`, `${SPANISH} 5`);
    expect(match.waiting).toEqual([SPANISH]);
    answer(match, `${SPANISH} ${FIRST}`);
    expect(optionsOf(match, FRENCH)).not.toContain(FIRST);
    answer(match, `${FRENCH} ${optionsOf(match, FRENCH)[0]}`);
    expect([realm(stateOf(match), 'france').player, realm(stateOf(match), 'spain').player]).toEqual([SPANISH, FRENCH]);
  });
  test('U §7.1.1 the highest bidder begins with 0 VP, the other with the difference', () => {
    const match = opened('auction');
    answer(match, `${FRENCH} 3`, `${SPANISH} 5`, `${SPANISH} ${FIRST}`);
    answer(match, `${FRENCH} ${optionsOf(match, FRENCH)[0]}`);
    expect([vpOf(match, SPANISH), vpOf(match, FRENCH)]).toEqual([0, 2]);
  });
  test('U §7.1.1 bids are secret until all are made', () => {
    const match = opened('auction');
    answer(match, `${FRENCH} 3`);
    expect(match.log(SPANISH).filter(({ type }) => type === 'group-bid')).toEqual([]);
    answer(match, `${SPANISH} 5`);
    expect(told(match, 'group-bid').map(({ player, vp }) => [player, vp])).toEqual([
      [FRENCH, 3],
      [SPANISH, 5],
    ]);
  });
});

describe('U §25 deployment', () => {
  test('U §25 unrest begins at the vitality, with the points of the scenario', () => {
    const { unrest, deploying } = realm(stateOf(opened('seats')), 'spain');
    expect([unrest, deploying]).toEqual([4, 12]);
  });
  test('U §25 a troop costs 1, a squadron ready for sea 2, one under repair 1', () => {
    const match = opened('seats');
    answer(match, `${SPANISH} deploy/spain/troop/I23/toledo`);
    expect(realm(stateOf(match), 'spain').deploying).toBe(11);
    answer(match, `${SPANISH} deploy/spain/fleet/S2/barcelona`);
    expect(realm(stateOf(match), 'spain').deploying).toBe(9);
    answer(match, `${SPANISH} deploy/spain/squadron/S2/barcelona`);
    expect(realm(stateOf(match), 'spain').deploying).toBe(8);
    const squadrons = stateOf(match).units.filter(({ owner, kind }) => owner === 'spain' && kind === 'S2');
    expect(squadrons.map(({ up }) => up)).toEqual([true, false]);
  });
  test('U §25 a point lowers unrest', () => {
    const match = opened('seats');
    answer(match, `${SPANISH} deploy/spain/calm`);
    const { unrest, deploying } = realm(stateOf(match), 'spain');
    expect([unrest, deploying]).toEqual([3, 11]);
  });
  test('U §7.2 all deploy at the same time', () => {
    expect([...opened('seats').waiting].toSorted()).toEqual([FRENCH, SPANISH]);
  });
});

describe('U §8.1.3 the deck', () => {
  const dealt = (players: number) =>
    stateOf(
      table({
        players,
        change: (state) => {
          state.stage = 'deck';
        },
      }),
    ).chairs.map(({ hand }) => hand.length);
  test('U §8.1.3 as many cards as the table says', () => {
    expect([2, 3, 4, 5, 6, 7].map((players) => [...new Set(dealt(players))])).toEqual([
      [17],
      [13],
      [10],
      [8],
      [7],
      [6],
    ]);
  });
  test('U §8.1.3 all historical events of the turn are in it, and no other ones', () => {
    const { chairs } = stateOf(
      table({
        change: (state) => {
          state.stage = 'deck';
        },
      }),
    );
    const hundreds = chairs.flatMap(({ hand }) => hand).map((card) => Math.floor(Number(card) / 100));
    expect([...new Set(hundreds)].toSorted()).toEqual([0, 1]);
  });
});

describe('U §8.2.3 without cards', () => {
  test('U §8.2.3 a Power at war regroups or redeploys one troop for nothing', () => {
    const atWar = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'box-WM');
      },
    });
    expect(optionsOf(atWar, SPANISH)).toContain('regroup/spain-1');
    const atPeace = spain({ change: (state) => void put(state, 'spain', 'I23', 'box-WM') });
    expect(optionsOf(atPeace, SPANISH)).not.toContain('regroup/spain-1');
  });
});

describe('U §8.2.2 the end of an impulse', () => {
  test('U §18.1 one unit of a Power goes to the box of its main theater', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'box-CM');
        put(state, 'spain', 'I23', 'palermo');
      },
    });
    answer(match, `${SPANISH} end`);
    expect(optionsOf(match, SPANISH)).toContain('home/spain-2/box-WM');
    answer(match, `${SPANISH} home/spain-1/box-WM`);
    expect(stateOf(match).units[0]?.at).toBe('box-WM');
    expect(optionsOf(match, SPANISH)).not.toContain('home/spain-2/box-WM');
  });
  test('U §8.2.2 one leader of a Power joins another unit of its own', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'toledo');
        put(state, 'spain', 'I23', 'palermo');
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    answer(match, `${SPANISH} end`);
    const move = optionsOf(match, SPANISH).find((id) => id.includes('L01') && id.includes('spain-2'));
    answer(match, `${SPANISH} ${move}`);
    expect(stateOf(match).leaders[0]?.on).toBe('spain-2');
  });
});
