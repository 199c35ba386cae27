/** U §19–20: merchants, auctions, minor Powers. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, askedOf, deal, optionsOf, own, put, stateOf, type Table, told, war } from '../table.ts';
import { calm, FRENCH, minorOf, onwards, realm, SPANISH, spain, toDo, unrestOf } from './play.ts';

describe('U §19.1.2 subsidies', () => {
  test('U §19.1.2 an action lowers the unrest of an ally by one', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        state.alliances.push(['spain', 'france']);
      },
    });
    answer(match, `${SPANISH} act/spain/subsidise/france`);
    expect([unrestOf(match, 'france'), unrestOf(match, 'spain')]).toEqual([2, 3]);
  });
  test('U §19.1.2 nobody else is subsidised', () => {
    expect(optionsOf(spain({}), SPANISH).filter((id) => id.includes('/subsidise/'))).toEqual([]);
  });
});

describe('U §19.2.2 placing merchants', () => {
  const half = (change: (state: State) => void = () => {}) => {
    const match = spain({
      change: (state) => {
        state.stage = 'half';
        for (const chair of state.chairs) chair.vp = chair.player === SPANISH ? 0 : 5;
        change(state);
      },
    });
    answer(match, `${SPANISH} begin/${SPANISH}/clockwise`);
    return match;
  };
  const placed = (match: Table) => {
    for (let n = 0; n < 40; n++) {
      const seat = match.waiting.find((each) => askedOf(match, each)?.startsWith('merchants'));
      if (seat === undefined) break;
      answer(match, `${seat} ${optionsOf(match, seat).find((id) => id.endsWith('/proposed'))}`);
    }
    return stateOf(match).trade;
  };
  test('U §8.2.1 the player with the fewest VP says who begins and which way round', () => {
    const match = half();
    expect(told(match, 'begins')).toMatchObject([{ player: SPANISH, direction: 'clockwise' }]);
  });
  test('U §19.2.2 a Power may place none', () => {
    const match = half();
    answer(match, `${SPANISH} merchants/spain/none`);
    const trade = placed(match);
    expect(Object.values(trade).flatMap((each) => each.map(({ power }) => power))).not.toContain('spain');
  });
  test('U §19.2.2 side 2 needs two commercial ports; more ports come first', () => {
    const trade = placed(half());
    expect(trade.tc_west_med?.[0]).toEqual({ power: 'spain', count: 2 });
    expect(trade.tc_west_med?.find(({ power }) => power === 'france')).toEqual({ power: 'france', count: 1 });
  });
  test('U §19.2.2 and readings, 2: never two in Eastern Europe', () => {
    const trade = placed(half());
    expect(trade.tc_eastern_europe?.map(({ count }) => count)).toEqual(trade.tc_eastern_europe?.map(() => 1));
    expect(trade.tc_eastern_europe?.map(({ power }) => power)).toContain('poland');
  });
});

describe('U §19.3.1 technology auctions', () => {
  const auction = (change: (state: State) => void = () => {}) =>
    spain({
      change: (state) => {
        calm(state, 2);
        change(state);
        toDo(state, {
          do: 'auction',
          prize: { kind: 'tech', tech: 'siege' },
          card: '001',
          order: [SPANISH, FRENCH],
          at: 0,
          best: null,
          passes: 0,
        });
      },
    });
  const bids = (match: Table, seat: string, power: string) =>
    optionsOf(match, seat).filter((id) => id.startsWith(`bid/${power}/`));
  test('U §19.3.1 the limit is the vitality, less the unrest above it; the least bid is 1', () => {
    const limits = (unrest: number) =>
      bids(
        auction((state) => {
          realm(state, 'spain').unrest = unrest;
        }),
        SPANISH,
        'spain',
      );
    expect(limits(4)).toEqual(['bid/spain/1', 'bid/spain/2', 'bid/spain/3', 'bid/spain/4']);
    expect(limits(6)).toEqual(['bid/spain/1', 'bid/spain/2']);
    expect(limits(8)).toEqual([]);
  });
  test('U §19.3.1 the next player must surpass the bid', () => {
    const match = auction();
    answer(match, `${SPANISH} bid/spain/3`);
    expect(bids(match, FRENCH, 'france')).toEqual(['bid/france/4', 'bid/france/5']);
  });
  test('U §19.3.1 the winner pays its bid with unrest and has the technology', () => {
    const match = auction();
    answer(match, `${SPANISH} bid/spain/1`, `${FRENCH} bid/france/2`, `${SPANISH} pass`);
    expect(realm(stateOf(match), 'france').technologies).toEqual(['siege']);
    expect([unrestOf(match, 'france'), unrestOf(match, 'spain')]).toEqual([4, 2]);
  });
  test('U §19.3.1 without a bid nothing happens', () => {
    const match = auction();
    answer(match, `${SPANISH} pass`, `${FRENCH} pass`);
    expect(told(match, 'no-bid')).toHaveLength(1);
    expect(stateOf(match).realms.flatMap(({ technologies }) => technologies)).toEqual([]);
  });
  test('U §19.3.1 the points of the card are there all the same', () => {
    const match = spain({ change: (state) => deal(state, SPANISH, '001') });
    answer(match, `${SPANISH} card/001/event`);
    onwards(match, ['act']);
    answer(match, `${SPANISH} act/spain/calm`, `${SPANISH} act/spain/calm`);
    expect(stateOf(match).impulse?.fed.spain).toBe('001');
  });
});

describe('U §20.3.1 alliances by auction', () => {
  const auction = (change: (state: State) => void = () => {}) =>
    spain({
      change: (state) => {
        calm(state, 2);
        change(state);
        toDo(state, {
          do: 'auction',
          prize: { kind: 'minor', minor: 'genoa', bidders: [], barred: [] },
          card: '008',
          order: [SPANISH, FRENCH],
          at: 0,
          best: null,
          passes: 0,
        });
      },
    });
  test('U §20.3.1 only Powers with interest in its theater bid', () => {
    const bidders = new Set(optionsOf(auction(), SPANISH).map((id) => id.split('/')[1]));
    expect([bidders.has('spain'), bidders.has('venice'), bidders.has('england'), bidders.has('persia')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  test('U §20.3.1 the winner is allied, pays, and places its units', () => {
    const match = auction();
    answer(match, `${SPANISH} bid/spain/2`, `${FRENCH} pass`);
    expect(minorOf(stateOf(match), 'genoa').ally).toBe('spain');
    expect(unrestOf(match, 'spain')).toBe(4);
    expect(optionsOf(match, SPANISH).toSorted()).toEqual(['place/genoa/I23/bastia', 'place/genoa/I23/genoa']);
    onwards(match, ['act']);
    expect(
      stateOf(match)
        .units.filter(({ owner }) => owner === 'genoa')
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['I23', 'S2', 'S2']);
    expect(stateOf(match).fortresses.genoa).toEqual({ owner: 'genoa', done: true });
  });
  test('U §20.3.1 to renew an alliance costs one less', () => {
    const match = auction((state) => {
      minorOf(state, 'genoa').ally = 'spain';
    });
    answer(match, `${SPANISH} bid/spain/2`, `${FRENCH} pass`);
    expect(unrestOf(match, 'spain')).toBe(3);
  });
  test('U §20.4.1 without a bid it becomes neutral and its troops leave the map', () => {
    const match = auction((state) => {
      minorOf(state, 'genoa').ally = 'spain';
      put(state, 'genoa', 'I23', 'genoa');
      put(state, 'genoa', 'S2', 'eliminated');
      state.rebellions.bastia = 2;
    });
    answer(match, `${SPANISH} pass`, `${FRENCH} pass`);
    expect(minorOf(stateOf(match), 'genoa').ally).toBeNull();
    expect(stateOf(match).units).toEqual([]);
    expect(stateOf(match).rebellions).toEqual({});
  });
});

describe('U §20.2–20.5 minors at war', () => {
  test('U §20.2 troops of a minor are built in its own areas only', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'genoa').ally = 'spain';
      },
    });
    answer(match, `${SPANISH} act/spain/troop/genoa/I23`);
    expect(
      optionsOf(match, SPANISH)
        .filter((id) => id.startsWith('at/'))
        .toSorted(),
    ).toEqual(['at/bastia', 'at/genoa']);
  });
  test('U §20.3.3 a minor all of whose areas are taken from an enemy joins the conqueror, and its units are lost', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        minorOf(state, 'florence').ally = 'france';
        state.holders.pisa = 'spain';
        put(state, 'spain', 'I23', 'florence');
        put(state, 'florence', 'I23', 'box-CM');
        toDo(state, { do: 'subjugate', power: 'spain', at: 'florence', moved: false, last: null });
      },
    });
    onwards(match, ['act']);
    expect(minorOf(stateOf(match), 'florence').ally).toBe('spain');
    expect(stateOf(match).units.find(({ owner }) => owner === 'florence')?.at).toBe('eliminated');
  });
  test('U §20.5 a Power at war says whether an independent minor follows; if not it is neutral until the end', () => {
    const declare = () => {
      const match = spain({
        change: (state) => {
          minorOf(state, 'switzerland').ally = 'spain';
          put(state, 'switzerland', 'I23', 'bern');
          state.claims.push({ of: 'spain', against: 'france' });
        },
      });
      answer(match, `${SPANISH} act/spain/war/france`);
      expect(askedOf(match, SPANISH)).toBe('drag');
      return match;
    };
    const aloof = declare();
    answer(aloof, `${SPANISH} no`);
    expect(minorOf(stateOf(aloof), 'switzerland').aloof).toBe(true);
    expect(stateOf(aloof).units).toEqual([]);
    const follows = declare();
    answer(follows, `${SPANISH} yes`);
    expect(minorOf(stateOf(follows), 'switzerland').aloof).toBeUndefined();
    expect(stateOf(follows).units).toHaveLength(1);
  });
  test('U §20.6 and §20.5 an ordinary minor is not asked', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'genoa').ally = 'spain';
        state.claims.push({ of: 'spain', against: 'france' });
      },
    });
    answer(match, `${SPANISH} act/spain/war/france`);
    expect(askedOf(match, SPANISH)).toBe('act');
  });
  test('U §20.3.1 the alliance is void while units at war with the minor stand in it', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        minorOf(state, 'genoa').ally = 'france';
        put(state, 'spain', 'I23', 'genoa');
        own(state, 'nice', 'minor:savoy');
        deal(state, SPANISH, '008');
      },
    });
    answer(match, `${SPANISH} card/008/event`);
    expect(told(match, 'event-void')).toMatchObject([{ card: '008' }]);
    expect(told(match, 'auction')).toEqual([]);
    expect(minorOf(stateOf(match), 'genoa').ally).toBe('france');
  });
});
