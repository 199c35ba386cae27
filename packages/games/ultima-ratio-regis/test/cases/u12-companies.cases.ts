/** U §10–12, §20.2: armies and fleets go only where all of them may, and what they do tires their leaders too. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, deal, lead, own, put, table, war } from '../table.ts';
import { atWar, FRENCH, minorOf, offered, onwards, reach, realm, SPANISH, type spain, whereIs } from './play.ts';

/** Two French troops, the first with a leader, and their Savoyard allies, who do not go further than the borders of Italy. */
const company =
  (at: string, savoyard = at) =>
  (state: State): void => {
    realm(state, 'spain').interests.push('WE');
    minorOf(state, 'savoy').ally = 'france';
    army(state, 'france', at, 2);
    put(state, 'savoy', 'I23', savoyard);
    lead(state, 'france', 'L02', 'france-1');
  };

describe('U §20.2 troops of a minor with those of its ally', () => {
  test('U §10.3 a column with a Savoyard does not leave the borders of Italy', () => {
    const match = table({ player: FRENCH, change: company('nice') });
    answer(match, `${FRENCH} act/france/column/L02`, `${FRENCH} with/france-1`);
    expect(offered(match, /^go\//, FRENCH)).toContain('go/paris');
    answer(match, `${FRENCH} take/savoy-1`);
    expect(offered(match, /^go\//, FRENCH).toSorted()).toEqual(['go/grenoble', 'go/marseille', 'go/turin']);
    answer(match, `${FRENCH} leave/savoy-1`);
    expect(offered(match, /^go\//, FRENCH)).toContain('go/paris');
  });
  test('U §12.2 in the first area nobody is taken along who may not go on', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        war(state, 'spain', 'france');
        company('nice', 'marseille')(state);
      },
    });
    answer(
      match,
      `${FRENCH} act/france/march/L02`,
      `${FRENCH} army/all`,
      `${FRENCH} to/marseille`,
      `${FRENCH} to/lyon`,
    );
    expect(offered(match, /^take\//, FRENCH)).toEqual([]);
  });
  test('U §12.4.1 an army that intercepts leaves him behind', () => {
    const match = atWar((state) => {
      company('marseille')(state);
      put(state, 'spain', 'I23', 'perpignan');
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/montpellier`);
    answer(match, `${FRENCH} intercept/army/marseille`, `${FRENCH} army/all`);
    expect(['france-1', 'france-2', 'savoy-1'].map((unit) => whereIs(match, unit))).toEqual([
      'montpellier',
      'montpellier',
      'marseille',
    ]);
  });
  test('U §12.4.2 an army retreats together where all of it may; apart the French go further', () => {
    const match = atWar((state) => {
      company('marseille')(state);
      put(state, 'spain', 'I23', 'montpellier');
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/marseille`);
    expect(offered(match, /^retreat/, FRENCH).toSorted()).toEqual([
      'retreat/apart',
      'retreat/disperse',
      'retreat/grenoble',
      'retreat/nice',
    ]);
    answer(match, `${FRENCH} retreat/apart`);
    onwards(match, ['retreat-one']);
    expect(offered(match, /^retreat/, FRENCH)).toContain('retreat/lyon');
  });
});

describe('U §11, §20.2 squadrons of a minor', () => {
  const genoese = (change: (state: State) => void = () => undefined) =>
    table({
      player: FRENCH,
      change: (state) => {
        minorOf(state, 'genoa').ally = 'france';
        put(state, 'genoa', 'S2', 'west_med');
        change(state);
      },
    });
  test('U §10.1 they go into ports of their own, not into one of their ally in another theater', () => {
    const ports = reach(genoese(), FRENCH, 'france', 'genoa-1');
    expect(ports).toEqual(expect.arrayContaining(['genoa', 'bastia']));
    expect(ports).not.toContain('marseille');
  });
  test('U §10.3 nor with a fleet of their ally', () => {
    const match = genoese((state) => {
      put(state, 'france', 'S2', 'west_med');
      lead(state, 'france', 'L02', 'france-1');
    });
    answer(match, `${FRENCH} act/france/column/L02`, `${FRENCH} with/france-1`);
    expect(offered(match, /^go\//, FRENCH)).toContain('go/marseille');
    answer(match, `${FRENCH} take/genoa-1`);
    expect(offered(match, /^go\//, FRENCH)).toEqual(expect.arrayContaining(['go/genoa', 'go/bastia']));
    expect(offered(match, /^go\//, FRENCH)).not.toContain('go/marseille');
  });
});

describe('U §15.1 no larger than there is room for', () => {
  test('U §12.2, §18.7 overseas two do not set out together where one may stand', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        own(state, 'mozambique', 'domain:portugal');
        army(state, 'portugal', 'mozambique', 2);
        lead(state, 'portugal', 'L02', 'portugal-1');
      },
    });
    answer(match, `${FRENCH} act/portugal/march/L02`);
    expect(offered(match, /^army\//, FRENCH)).toEqual(['army/pick']);
    answer(match, `${FRENCH} army/pick`, `${FRENCH} take/portugal-2`);
    expect(offered(match, /^to\//, FRENCH).toSorted()).toEqual(['to/mombasa', 'to/sofala']);
  });
  test('U §11.3, §15.1.2 three squadrons do not look for the enemy where trading posts take two', () => {
    const match = atWar((state) => {
      state.rules.push('galleon');
      own(state, 'cuba', 'domain:spain');
      for (let n = 0; n < 3; n++) put(state, 'spain', 'S2', 'east_atlantic');
      lead(state, 'spain', 'L01', 'spain-1');
      put(state, 'france', 'S2', 'caribbean');
      own(state, 'florida', 'domain:france');
      realm(state, 'france').interests.push('Ca');
    });
    answer(match, `${SPANISH} act/spain/hunt/L01`, `${SPANISH} take/spain-2`);
    expect(offered(match, /^take\//)).toEqual([]);
    onwards(match, ['act'], { 'attack-fleet': 'attack/france', 'withdraw-fleet': 'withdraw' });
    expect(['spain-1', 'spain-2', 'spain-3'].map((unit) => whereIs(match, unit))).toEqual([
      'caribbean',
      'caribbean',
      'east_atlantic',
    ]);
  });
});

describe('U §12.3.1 a leader who has done something does not land', () => {
  const landing = (change: (state: State) => void) =>
    atWar((state) => {
      put(state, 'spain', 'I23', 'barcelona');
      put(state, 'spain', 'S2', 'west_med');
      deal(state, SPANISH, '019');
      change(state);
    });
  const landings = (match: ReturnType<typeof spain>) => offered(match, /act\/spain\/land\//).toSorted();
  test('U §12.3.1 who has marched to the port with another troop', () => {
    const match = landing((state) => {
      put(state, 'spain', 'I34', 'valencia');
      lead(state, 'spain', 'L01', 'spain-3');
    });
    answer(match, `${SPANISH} act/spain/march/spain-3`, `${SPANISH} to/barcelona`);
    onwards(match, ['act'], { advance: 'stay' });
    answer(match, `${SPANISH} card/019/points`, `${SPANISH} attach/spain/L01/spain-1`);
    expect(landings(match)).toEqual([]);
  });
  test('U §12.3.1 the fresh troop lands without him', () => {
    const match = landing((state) => {
      put(state, 'spain', 'I34', 'valencia');
      lead(state, 'spain', 'L01', 'spain-3');
    });
    answer(match, `${SPANISH} act/spain/march/spain-3`, `${SPANISH} to/barcelona`);
    onwards(match, ['act'], { advance: 'stay' });
    answer(match, `${SPANISH} card/019/points`);
    expect(landings(match)).toEqual(['act/spain/land/spain-1']);
  });
});
