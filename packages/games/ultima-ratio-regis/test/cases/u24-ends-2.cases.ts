/** U §19.2, §23–26: merchants and ports, the end of the turn, dynasties, coalitions. */
import { describe, expect, test } from 'vitest';
import { titleOf } from '../../src/facts/titles.ts';
import { scoreOf } from '../../src/facts/victory.ts';
import type { State } from '../../src/state.ts';
import type { ReckoningStep } from '../../src/tasks/politics.ts';
import type { Player, Power } from '../../src/vocabulary.ts';
import { answer, askedOf, optionsOf, own, put, stateOf, type Table, table, told, war, worldOf } from '../table.ts';
import { calm, FRENCH, minorOf, offered, onwards, realm, SPANISH, spain, toDo, unrestOf, vpOf } from './play.ts';

const reckon = (step: ReckoningStep, change: (state: State) => void = () => {}): Table =>
  spain({
    change: (state) => {
      calm(state, 3);
      change(state);
      toDo(state, { do: 'reckon', step });
    },
  });
const scores = (match: Table, player: Player, power: Power): number =>
  scoreOf(worldOf(match), player)
    .filter((line) => line.power === power)
    .reduce((sum, { vp }) => sum + vp, 0);

describe('U §19.2 trade', () => {
  test('U §19.2.5 a port on two seas counts in both centers', () => {
    const match = table({
      change: (state) => {
        state.stage = 'half';
        for (const chair of state.chairs) chair.vp = chair.player === SPANISH ? 0 : 5;
      },
    });
    answer(match, `${SPANISH} begin/${SPANISH}/clockwise`);
    for (let n = 0; n < 60; n++) {
      const seat = match.waiting.find((each) => askedOf(match, each) !== 'act');
      if (seat === undefined) break;
      const options = optionsOf(match, seat);
      answer(match, `${seat} ${options.find((id) => id.endsWith('/proposed')) ?? options[0]}`);
    }
    const counter = (center: 'tc_north_sea' | 'tc_east_atlantic' | 'tc_black_sea' | 'tc_east_med', power: string) =>
      stateOf(match).trade[center]?.find((each) => each.power === power)?.count;
    // London and Portsmouth; Portsmouth and Bristol.
    expect([counter('tc_north_sea', 'england'), counter('tc_east_atlantic', 'england')]).toEqual([2, 2]);
  });
  test('U §19.2.3 a merchant of two who is overtaken keeps both: only places change', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        state.trade.tc_west_med = [
          { power: 'france', count: 2 },
          { power: 'spain', count: 1 },
        ];
      },
    });
    answer(match, `${SPANISH} act/spain/promote/tc_west_med`);
    expect(stateOf(match).trade.tc_west_med).toEqual([
      { power: 'spain', count: 1 },
      { power: 'france', count: 2 },
    ]);
    expect(stateOf(match).claims).toEqual([{ of: 'france', against: 'spain' }]);
  });
  test('U §19.2.5 what was placed stays beyond the loss of the ports: nobody else’s business before the end', () => {
    const match = reckon('trade', (state) => {
      state.trade.tc_west_med = [{ power: 'poland', count: 2 }];
    });
    onwards(match, ['act']);
    expect(stateOf(match).trade.tc_west_med).toEqual([{ power: 'poland', count: 2 }]);
  });
});

describe('U §24.1.2 units', () => {
  test('U §24.1.2 what is degraded needs a counter of the worse kind', () => {
    const worse = (s2: number) => {
      const match = reckon('units', (state) => {
        put(state, 'venice', 'S3', 'central_med');
        for (let n = 0; n < s2; n++) put(state, 'venice', 'S2', 'central_med');
      });
      onwards(match, ['disband', 'act']);
      return offered(match, /^worse\/venice-1/).length > 0;
    };
    // Venice has three S2.
    expect([worse(2), worse(3)]).toEqual([true, false]);
  });
  test('U §24.1.2 an elite troop may become a 2/3 troop', () => {
    const match = reckon('units', (state) => void put(state, 'spain', 'I34', 'toledo'));
    onwards(match, ['disband', 'act']);
    expect(offered(match, /^worse\/spain-1/).length).toBeGreaterThan(0);
  });
  test('U §24.1.2 eliminated S2 are collected, so an S3 may become one of them', () => {
    const match = reckon('units', (state) => {
      put(state, 'venice', 'S3', 'central_med');
      for (let n = 0; n < 3; n++) put(state, 'venice', 'S2', 'eliminated');
    });
    onwards(match, ['disband', 'act']);
    expect(askedOf(match, SPANISH)).toBe('disband');
  });
});

describe('U §24.2–3 agitation and dynasties', () => {
  test('U §24.2 a troop that is in a box already stops nothing', () => {
    const match = reckon('agitation', (state) => {
      realm(state, 'spain').unrest = 10;
      put(state, 'spain', 'I23', 'box-WM');
      put(state, 'spain', 'I23', 'toledo');
    });
    expect(optionsOf(match, SPANISH)).toContain('disperse/spain-2');
    expect(optionsOf(match, SPANISH)).not.toContain('disperse/spain-1');
  });
  test('U §24.2 a troop of 2 against one revolt: the rest is lost', () => {
    const match = reckon('agitation', (state) => {
      realm(state, 'spain').unrest = 9;
      put(state, 'spain', 'I23', 'toledo');
    });
    answer(match, `${SPANISH} disperse/spain-1`);
    onwards(match, ['act']);
    expect([stateOf(match).rebellions, unrestOf(match, 'spain')]).toEqual([{}, 9]);
  });
  test('U §24.2 more revolts than areas: all its land is in revolt, and the dynasty falls', () => {
    // Crimea: two possessions, vitality 2; seven unrest are three revolts.
    const match = reckon('agitation', (state) => {
      realm(state, 'crimea').unrest = 7;
    });
    onwards(match, ['act']);
    expect(told(match, 'dynasty')).toMatchObject([{ power: 'crimea', why: 'collapse' }]);
    expect(vpOf(match, FRENCH)).toBe(-4);
  });
  test('U §24.3 unrest above vitality falls to it, below rises to it', () => {
    const match = reckon('agitation', (state) => {
      realm(state, 'venice').unrest = 0;
    });
    answer(match, `${SPANISH} dynasty/venice`, `${SPANISH} done`);
    onwards(match, ['act']);
    expect(unrestOf(match, 'venice')).toBe(3);
  });
  test('U §24.3, §25 the new dynasty takes the home areas of its card: Pamplona in turn 3, whoever owned it', () => {
    const match = table({
      scenario: 'italian_wars',
      players: 3,
      turn: 4,
      change: (state) => {
        calm(state, 3);
        own(state, 'pamplona', 'domain:france');
        realm(state, 'spain').unrest = 20;
        toDo(state, { do: 'reckon', step: 'agitation' });
      },
    });
    for (let n = 0; n < 400 && told(match, 'dealt').length === 0; n++) {
      const seat = match.waiting[0] ?? '';
      if (seat === '') break;
      const ids = optionsOf(match, seat);
      const say = ['end', 'done', 'no', 'pass', 'none'].find((each) => ids.includes(each));
      answer(match, `${seat} ${say ?? ids.find((each) => each.endsWith('/proposed')) ?? ids[0]}`);
    }
    expect(told(match, 'dynasty')).toMatchObject([{ power: 'spain' }]);
    expect(titleOf(worldOf(match), 'pamplona')).toBe('home:spain');
  });
});

describe('U §23.2 victory points', () => {
  test('U §23.2 presence is owning, not holding: what an enemy holds still counts for its owner', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        state.holders.montpellier = 'spain';
      },
    });
    expect(scores(match, FRENCH, 'france')).toBe(1);
  });
  test('U §23.2 areas of a minor that stays out of a war count for its ally no more while it does', () => {
    const match = table({
      change: (state) => {
        minorOf(state, 'morocco').ally = 'portugal';
        war(state, 'spain', 'portugal');
        minorOf(state, 'morocco').aloof = true;
      },
    });
    // Ceuta and presence in Western Mediterranean stay; the minor adds nothing either way.
    expect(scores(match, FRENCH, 'portugal')).toBe(2);
  });
  test('U §23.2 two in a center that is over its capacity are reckoned after the competition', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        state.trade.tc_west_med = [
          { power: 'spain', count: 2 },
          { power: 'france', count: 2 },
          { power: 'barbary', count: 2 },
        ];
        toDo(state, { do: 'reckon', step: 'trade' }, { do: 'reckon', step: 'points' });
      },
    });
    onwards(match, ['act']);
    const vps = told(match, 'vp')
      .filter(({ why }) => why === 'monopoly')
      .map(({ of }) => of[0]);
    const left = stateOf(match).trade.tc_west_med ?? [];
    expect(vps.toSorted()).toEqual(
      left
        .filter(({ count }) => count === 2)
        .map(({ power }) => power)
        .toSorted(),
    );
  });
});

describe('U §26.2 coalitions', () => {
  const bloc = (change: (state: State) => void, player: Player = 'player-2'): Table =>
    table({
      player,
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france');
        war(state, 'portugal', 'france');
        realm(state, 'portugal').player = SPANISH;
        realm(state, 'france').interests.push('WM');
        state.coalitions.push({ card: '1501', sides: [['spain', 'portugal'], ['france']], open: [[], []] });
        change(state);
      },
    });
  test('U §26.2, §15.2 the land of a partner carries supply', () => {
    const match = bloc((state) => {
      own(state, 'montpellier', 'domain:portugal');
      put(state, 'spain', 'I23', 'toulouse');
      realm(state, 'spain').interests.push('WE');
    });
    expect(optionsOf(match, SPANISH)).toContain('act/spain/subjugate/toulouse');
  });
  test('U §26.2, §20.2 a partner’s area is like a minor’s: it may be entered by a march too', () => {
    const match = bloc((state) => void put(state, 'spain', 'I23', 'seville'));
    answer(match, `${SPANISH} act/spain/march/spain-1`);
    expect(optionsOf(match, SPANISH)).toContain('to/lagos');
  });
  test('U §26.2.1 who is forced to peace leaves as well: the partner fights on and has casus belli', () => {
    const match = table({
      players: 3,
      player: 'player-1',
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france', [0, 4]);
        war(state, 'portugal', 'france');
        realm(state, 'portugal').player = 'player-2';
        state.coalitions.push({ card: '1501', sides: [['spain', 'portugal'], ['france']], open: [[], []] });
        toDo(state, { do: 'forced-peace', power: 'spain' });
      },
    });
    answer(match, 'player-1 peace/spain/france');
    onwards(match, ['act'], { conditions: 'done' });
    expect(stateOf(match).wars.map(({ sides }) => sides)).toEqual([['portugal', 'france']]);
    expect(stateOf(match).claims).toEqual([{ of: 'portugal', against: 'spain' }]);
  });
  test('U §21.1, §26.2 partners who are at war with each other are no allies', () => {
    const match = bloc((state) => {
      state.coalitions[0]?.sides[0].push('england');
      realm(state, 'england').player = FRENCH;
      war(state, 'spain', 'england');
      put(state, 'spain', 'I23', 'seville');
    });
    expect(offered(match, /^act\/spain\/(corps|subsidise)\/.*england/)).toEqual([]);
    expect(offered(match, /^act\/spain\/subsidise\/portugal/)).toHaveLength(1);
  });
});
