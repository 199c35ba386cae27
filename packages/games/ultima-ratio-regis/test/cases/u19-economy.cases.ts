/** U §19–20: trade centers and their order, promotion, auctions in several rounds; minors and what becomes of them. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { Minor, Power } from '../../src/vocabulary.ts';
import { answer, askedOf, optionsOf, own, put, stateOf, type Table, table, told, war } from '../table.ts';
import {
  calm,
  FRENCH,
  minorOf,
  onwards,
  realm,
  refusalOf,
  SPANISH,
  spain,
  toDo,
  unitsAt,
  unrestOf,
  whereIs,
} from './play.ts';

describe('U §19.2.2 merchants in their order', () => {
  const placed = (change: (state: State) => void = () => {}) => {
    const match = spain({
      change: (state) => {
        state.stage = 'half';
        for (const chair of state.chairs) chair.vp = chair.player === SPANISH ? 0 : 5;
        change(state);
      },
    });
    answer(match, `${SPANISH} begin/${SPANISH}/clockwise`);
    for (let n = 0; n < 60; n++) {
      const seat = match.waiting.find((each) => askedOf(match, each) !== 'act');
      if (seat === undefined) break;
      const options = optionsOf(match, seat);
      answer(match, `${seat} ${options.find((id) => id.endsWith('/proposed')) ?? options[0]}`);
    }
    return stateOf(match).trade;
  };
  const order = (center: 'tc_west_med' | 'tc_north_sea', change?: (state: State) => void) =>
    placed(change)[center]?.map(({ power, count }) => `${power} ${count}`);
  test('U §19.2.2 more commercial ports come first', () => {
    // Spain: Barcelona, Valencia (and Palermo); Barbary: Tunis; France: Marseille.
    expect(order('tc_west_med')?.[0]).toBe('spain 2');
  });
  test('U §19.2.2 a tie goes to the higher vitality: France (5) before Barbary (2)', () => {
    const [, second, third] = order('tc_west_med') ?? [];
    expect([second, third]).toEqual(['france 1', 'barbary 1']);
  });
  test('U §19.2.2 a coastal area without anchor is enough for side 1, and comes after ports', () => {
    // With Marseille gone France still has the coast of Montpellier.
    const trade = order('tc_west_med', (state) => own(state, 'marseille', 'domain:spain'));
    expect(trade).toContain('france 1');
    expect(trade?.indexOf('france 1')).toBeGreaterThan(trade?.indexOf('barbary 1') ?? 9);
  });
  test('U §19.2.2 readings, 35: areas of an allied minor give none', () => {
    const trade = order('tc_west_med', (state) => {
      own(state, 'marseille', 'minor:genoa');
      own(state, 'montpellier', 'minor:genoa');
      minorOf(state, 'genoa').ally = 'france';
    });
    expect(trade?.some((each) => each.startsWith('france'))).toBe(false);
  });
});

describe('U §19.2.3 promotion', () => {
  const caribbean = (unrest: number, change: (state: State) => void = () => {}) =>
    table({
      scenario: 'wars_of_religion',
      players: 3,
      player: 'player-3',
      change: (state) => {
        state.trade.tc_caribbean = [
          { power: 'spain', count: 2 },
          { power: 'england', count: 2 },
          { power: 'france', count: 1 },
        ];
        realm(state, 'france').unrest = unrest;
        change(state);
      },
    });
  test('U §19.2.3 the worked example: France, with 4 unrest, passes England in the Caribbean', () => {
    const match = caribbean(4);
    answer(match, 'player-3 act/france/promote/tc_caribbean');
    expect(stateOf(match).trade.tc_caribbean?.map(({ power, count }) => `${power} ${count}`)).toEqual([
      'spain 2',
      'france 1',
      'england 2',
    ]);
    expect(unrestOf(match, 'france')).toBe(5);
    expect(stateOf(match).claims).toEqual([{ of: 'england', against: 'france' }]);
  });
  test('U §19.2.3 at its vitality it may, above it may not', () => {
    expect(optionsOf(caribbean(5), 'player-3')).toContain('act/france/promote/tc_caribbean');
    expect(refusalOf(caribbean(6), 'player-3', 'act/france/promote/tc_caribbean')?.[0]).toBe('unrest-too-high');
  });
  test('U §19.2.3 the first has nobody to pass', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        state.trade.tc_west_med = [{ power: 'spain', count: 1 }];
      },
    });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/promote/tc_west_med');
  });
  test('U §19.2.3 in forced peace it is refused', () => {
    const match = caribbean(4, (state) => void state.truces.push(['england', 'france']));
    expect(refusalOf(match, 'player-3', 'act/france/promote/tc_caribbean')?.[0]).toBe('forced-peace');
  });
  test('U §19.2.3 past a merchant of one’s own player there is no casus belli to fear, but the position changes', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        state.trade.tc_west_med = [
          { power: 'venice', count: 1 },
          { power: 'spain', count: 1 },
        ];
      },
    });
    answer(match, `${SPANISH} act/spain/promote/tc_west_med`);
    expect(stateOf(match).trade.tc_west_med?.map(({ power }) => power)).toEqual(['spain', 'venice']);
  });
});

describe('U §19.3.1 auctions', () => {
  const auction = (order: ('player-1' | 'player-2')[], change: (state: State) => void = () => {}) =>
    spain({
      change: (state) => {
        calm(state, 0);
        change(state);
        toDo(state, {
          do: 'auction',
          prize: { kind: 'tech', tech: 'land' },
          card: '002',
          order,
          at: 0,
          best: null,
          passes: 0,
        });
      },
    });
  test('U §19.3.1 who passed may come back while others raise (readings, 31)', () => {
    const match = auction([SPANISH, FRENCH]);
    answer(match, `${SPANISH} pass`, `${FRENCH} bid/france/1`);
    expect(askedOf(match, SPANISH)).toBe('bid');
    answer(match, `${SPANISH} bid/spain/2`, `${FRENCH} pass`);
    expect(realm(stateOf(match), 'spain').technologies).toEqual(['land']);
  });
  test('U §19.3.1 another Power of the same player may raise in the next round', () => {
    const match = auction([SPANISH, FRENCH]);
    answer(match, `${SPANISH} bid/spain/1`, `${FRENCH} bid/france/2`, `${SPANISH} bid/venice/3`, `${FRENCH} pass`);
    expect(realm(stateOf(match), 'venice').technologies).toEqual(['land']);
    expect([unrestOf(match, 'venice'), unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([3, 0, 0]);
  });
  test('U §19.3.1 unrest at vitality bids the vitality, one above it one less', () => {
    const most = (unrest: number) =>
      optionsOf(
        auction([SPANISH, FRENCH], (state) => {
          realm(state, 'spain').unrest = unrest;
        }),
        SPANISH,
      ).filter((id) => id.startsWith('bid/spain/')).length;
    expect([most(4), most(5), most(7), most(8)]).toEqual([4, 3, 1, 0]);
  });
});

describe('U §20 minors', () => {
  const auction = (minor: Minor, change: (state: State) => void) =>
    spain({
      change: (state) => {
        calm(state, 0);
        change(state);
        toDo(state, {
          do: 'auction',
          prize: { kind: 'minor', minor, bidders: [], barred: [] },
          card: '008',
          order: [SPANISH, FRENCH],
          at: 0,
          best: null,
          passes: 0,
        });
      },
    });
  test('U §20.3.1 the renewal discount does not help to win', () => {
    const match = auction('genoa', (state) => {
      minorOf(state, 'genoa').ally = 'spain';
      realm(state, 'spain').unrest = 4;
    });
    // Vitality 4: no bid of 5, though it would cost 4.
    expect(optionsOf(match, SPANISH)).not.toContain('bid/spain/5');
  });
  test('U §20.3.1 units of others in the land of the new ally go home', () => {
    const match = auction('genoa', (state) => void put(state, 'france', 'I23', 'genoa'));
    answer(match, `${SPANISH} bid/spain/1`, `${FRENCH} pass`);
    onwards(match, ['act']);
    expect(minorOf(stateOf(match), 'genoa').ally).toBe('spain');
    expect(unitsAt(match, 'france', 'genoa')).toEqual([]);
  });
  test('U §20.3.2 all its units come, also those that were besieged or elsewhere; its fortress is rebuilt', () => {
    const match = auction('genoa', (state) => {
      minorOf(state, 'genoa').ally = 'france';
      put(state, 'genoa', 'I23', 'box-CM');
      put(state, 'genoa', 'S2', 'eliminated');
      delete state.fortresses.genoa;
    });
    answer(match, `${SPANISH} bid/spain/1`, `${FRENCH} pass`);
    onwards(match, ['act']);
    const { units, fortresses } = stateOf(match);
    expect(fortresses.genoa).toEqual({ owner: 'genoa', done: true });
    expect(
      units.filter(({ owner, kind, at }) => owner === 'genoa' && kind === 'I23' && !at.startsWith('box')),
    ).toHaveLength(1);
    // The destroyed squadron stays destroyed; the other one is placed.
    expect(
      units.filter(({ owner, kind, at }) => owner === 'genoa' && kind === 'S2' && at !== 'eliminated'),
    ).toHaveLength(1);
  });
  test('U §20.6 mercenaries are rebuilt, destroyed units too', () => {
    const match = auction('german_mercenaries', (state) => {
      for (let n = 0; n < 3; n++) put(state, 'german_mercenaries', 'I23', 'eliminated');
    });
    answer(match, `${SPANISH} bid/spain/1`, `${FRENCH} pass`);
    onwards(match, ['act']);
    expect(
      stateOf(match).units.filter(({ owner, at }) => owner === 'german_mercenaries' && at !== 'eliminated'),
    ).toHaveLength(3);
  });
  test('U §20.2 troops of a minor stay in their theater and its border areas', () => {
    const reach = (minor: Minor, at: string, ally: Power) => {
      const match = spain({
        change: (state) => {
          minorOf(state, minor).ally = ally;
          war(state, 'spain', 'france');
          put(state, minor, 'I23', at);
        },
      });
      answer(match, `${SPANISH} act/${ally}/redeploy/${minor}-1`);
      return optionsOf(match, SPANISH).filter((id) => id.startsWith('to/'));
    };
    // Genoa is of CM: to Sicily, not to Castile.
    const offered = reach('genoa', 'genoa', 'spain');
    expect(offered).toContain('to/palermo');
    expect(offered).not.toContain('to/toledo');
  });
  test('U §18.5 a minor does not march further than the border area of the next theater', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        minorOf(state, 'savoy').ally = 'spain';
        put(state, 'savoy', 'I23', 'nice');
      },
    });
    answer(match, `${SPANISH} act/spain/march/savoy-1`, `${SPANISH} to/marseille`);
    onwards(match, ['advance', 'act']);
    expect(whereIs(match, 'savoy-1')).toBe('marseille');
    // Montpellier does not border Central Mediterranean.
    expect(optionsOf(match, SPANISH)).not.toContain('to/montpellier');
  });
  test('U §20.4.1 a minor that becomes neutral takes its troops and rebellions off the map; those of Powers may stay', () => {
    const match = auction('genoa', (state) => {
      minorOf(state, 'genoa').ally = 'spain';
      put(state, 'genoa', 'I23', 'genoa');
      state.rebellions.bastia = 3;
      put(state, 'spain', 'I23', 'genoa');
    });
    answer(match, `${SPANISH} pass`, `${FRENCH} pass`);
    onwards(match, ['act'], { repatriate: 'repatriate/spain/stay' });
    expect(told(match, 'neutral-minor')).toMatchObject([{ minor: 'genoa' }]);
    expect(stateOf(match).units.filter(({ owner }) => owner === 'genoa')).toEqual([]);
    expect(stateOf(match).rebellions).toEqual({});
  });
  test('U §20.5 an alliance with an independent minor after the war began: it says then whether it enters', () => {
    const match = auction('switzerland', (state) => war(state, 'austria', 'france'));
    answer(match, `${SPANISH} bid/austria/1`, `${FRENCH} pass`);
    onwards(match, ['drag', 'act']);
    expect(askedOf(match, SPANISH)).toBe('drag');
    answer(match, `${SPANISH} no`);
    onwards(match, ['act']);
    expect(minorOf(stateOf(match), 'switzerland')).toMatchObject({ ally: 'austria', aloof: true });
    expect(stateOf(match).units.filter(({ owner }) => owner === 'switzerland')).toEqual([]);
  });
  test('U §20.3.3 not all home areas: the minor stays with its ally', () => {
    const match: Table = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        minorOf(state, 'papal_states').ally = 'france';
        state.holders.rome = 'spain';
        put(state, 'spain', 'I23', 'ancona');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/ancona`);
    onwards(match, ['act']);
    expect(stateOf(match).holders.ancona).toBe('spain');
    expect(minorOf(stateOf(match), 'papal_states').ally).toBe('france');
  });
});
