/** U §9–13: what is not on offer is refused with its reason and its section. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, deal, fortify, lead, own, put, type Table, table, war } from '../table.ts';
import { atWar, FRENCH, minorOf, onwards, realm, refusalOf, SPANISH, spain } from './play.ts';

const why = (match: Table, option: string, seat = SPANISH) => refusalOf(match, seat, option);
/** Spain does this, and is asked where. */
const begun = (deed: string, change: (state: State) => void): Table => {
  const match = atWar(change);
  answer(match, `${SPANISH} act/spain/${deed}`);
  return match;
};

describe('U §9.1–5 where nothing is built or gathered', () => {
  const trouble = (state: State): void => {
    state.rebellions.granada = 2;
    state.holders.cagliari = 'france';
    fortify(state, 'spain', 'perpignan');
    put(state, 'france', 'I23', 'perpignan');
    state.sieges.perpignan = { by: 'france', casualties: 0, inside: [] };
    army(state, 'spain', 'toledo', 4);
    own(state, 'cuba', 'domain:spain');
  };
  test('U §9.1 a troop: not in a revolt, a siege, what the enemy holds, a full area, a trading post', () => {
    const match = begun('troop/spain/I23', trouble);
    expect(why(match, 'at/granada')).toEqual(['in-revolt', '§18.3']);
    expect(why(match, 'at/perpignan')).toEqual(['under-siege', '§9.1']);
    expect(why(match, 'at/cagliari')).toEqual(['not-held', '§9.1']);
    expect(why(match, 'at/toledo')).toEqual(['too-many', '§15.1']);
    expect(why(match, 'at/cuba')).toEqual(['no-colony', '§18.7']);
  });
  test('U §9.1 an elite troop: not in a domain', () => {
    const match = begun('troop/spain/I34', trouble);
    expect(why(match, 'at/palermo')).toEqual(['elite-at-home', '§9.1']);
  });
  test('U §9.2 a squadron: in no port that is lost', () => {
    const match = begun('squadron/spain/S2', trouble);
    expect(why(match, 'at/granada')).toEqual(['in-revolt', '§18.3']);
    expect(why(match, 'at/cagliari')).toEqual(['not-held', '§9.2']);
  });
  test('U §9.4 a fortress: one to an area, none overseas', () => {
    const match = begun('fortress', (state) => {
      trouble(state);
      fortify(state, 'spain', 'seville');
    });
    expect(why(match, 'at/seville')).toEqual(['fortress-stands', '§9.4']);
    expect(why(match, 'at/cuba')).toEqual(['no-fortress-overseas', '§9.4']);
    expect(why(match, 'at/granada')).toEqual(['in-revolt', '§18.3']);
  });
  test('U §9.5 a dispersed troop', () => {
    const match = begun('regroup/spain-5', (state) => {
      trouble(state);
      put(state, 'spain', 'I23', 'box-WM');
    });
    expect(why(match, 'at/toledo')).toEqual(['too-many', '§15.1']);
    expect(why(match, 'at/granada')).toEqual(['in-revolt', '§18.3']);
  });
  test('U §9.1, §20.2 a minor whose land is lost', () => {
    const match = atWar((state) => {
      minorOf(state, 'genoa').ally = 'spain';
      for (const area of ['genoa', 'bastia']) state.holders[area] = 'france';
    });
    expect(why(match, 'act/spain/troop/genoa/I23')).toEqual(['no-place', '§9.1']);
  });
});

describe('U §10 strategic movement', () => {
  test('U §10.2, §21.1.4 no end in a revolt, a full area, the land of an ally, or where no way leads', () => {
    const match = begun('redeploy/spain-5', (state) => {
      state.alliances.push(['spain', 'venice']);
      state.rebellions.granada = 2;
      army(state, 'spain', 'toledo', 4);
      put(state, 'spain', 'I23', 'seville');
    });
    expect(why(match, 'to/granada')).toEqual(['in-revolt', '§18.3']);
    expect(why(match, 'to/toledo')).toEqual(['too-many', '§15.1']);
    expect(why(match, 'to/verona')).toEqual(['ally-lets-pass', '§21.1.4']);
  });
  test('U §10.2 no way over land that the enemy holds', () => {
    const match = begun('redeploy/spain-1', (state) => {
      for (const area of ['toledo', 'barcelona', 'valencia', 'bilbao', 'la_coruna']) state.holders[area] = 'france';
      put(state, 'spain', 'I23', 'zaragoza');
    });
    expect(why(match, 'to/seville')).toEqual(['no-way', '§10.2']);
    expect(why(match, 'to/toledo')).toEqual(['not-held', '§10.2']);
  });
  test('U §10.1, §11.1, §18.6.1 a squadron sails to no sea without a base, and no galley into the Atlantic', () => {
    const match = begun('redeploy/spain-1', (state) => void put(state, 'spain', 'S2', 'west_med'));
    expect(why(match, 'to/east_med')).toEqual(['no-base-there', '§11.1']);
    expect(why(match, 'to/seville')).toEqual(['galleys', '§18.6.1']);
  });
  test('U §10.2–3, §13.3.1, §13.4.7 the besieged', () => {
    const besieged = (troops: number) =>
      atWar((state) => {
        fortify(state, 'spain', 'zaragoza');
        put(state, 'france', 'I23', 'zaragoza');
        state.sieges.zaragoza = { by: 'france', casualties: 0, inside: army(state, 'spain', 'zaragoza', troops) };
        put(state, 'spain', 'I23', 'toledo');
        lead(state, 'spain', 'L01', troops > 0 ? 'spain-1' : 'zaragoza');
      });
    expect(why(besieged(1), 'act/spain/march/spain-1')).toEqual(['besieged', '§13.4.7']);
    expect(why(besieged(1), 'act/spain/redeploy/spain-1')).toEqual(['besieged', '§10.2']);
    expect(why(besieged(1), 'act/spain/column/L01')).toEqual(['leader-besieged', '§10.3']);
    expect(why(besieged(0), 'act/spain/sortie/zaragoza')).toEqual(['walls-alone', '§13.3.1']);
  });
});

describe('U §8.2.2, §17.2 leaders and the besieged', () => {
  const shut = (change: (state: State) => void): Table =>
    atWar((state) => {
      fortify(state, 'spain', 'zaragoza');
      put(state, 'france', 'I23', 'zaragoza');
      state.sieges.zaragoza = { by: 'france', casualties: 0, inside: [put(state, 'spain', 'I23', 'zaragoza')] };
      put(state, 'spain', 'I23', 'toledo');
      lead(state, 'spain', 'L01', 'spain-1');
      change(state);
    });
  test('U §17.2 a new one does not join them', () => {
    const match = shut(() => undefined);
    answer(match, `${SPANISH} act/spain/leader`);
    onwards(match, ['leader-post']);
    for (const post of ['spain-1', 'zaragoza']) expect(why(match, `with/${post}`)).toEqual(['post-besieged', '§17.2']);
  });
  test('U §8.2.2 at the end of the impulse nobody goes in or comes out', () => {
    const match = shut((state) => lead(state, 'spain', 'L02', 'spain-2'));
    answer(match, `${SPANISH} end`);
    expect(why(match, 'lead/L01/spain-2')).toEqual(['leader-besieged', '§8.2.2']);
    expect(why(match, 'lead/L02/spain-1')).toEqual(['post-besieged', '§8.2.2']);
  });
});

describe('U §11 at sea', () => {
  test('U §9.3, §11.3 a squadron under repair, one without an enemy in reach', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'barcelona', { up: false });
      put(state, 'spain', 'S2', 'west_med');
    });
    expect(why(match, 'act/spain/redeploy/spain-1')).toEqual(['under-repair', '§9.3']);
    expect(why(match, 'act/spain/hunt/spain-2')).toEqual(['nobody-to-hunt', '§11.3']);
  });
  test('U §11.5.1 a pirate does nothing more', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'west_med');
      state.trade.tc_west_med = [{ power: 'france', count: 1 }];
      deal(state, SPANISH, '019');
    });
    answer(match, `${SPANISH} act/spain/piracy/spain-1/tc_west_med/france`);
    onwards(match, ['act']);
    answer(match, `${SPANISH} card/019/points`);
    expect(why(match, 'act/spain/redeploy/spain-1')).toEqual(['has-raided', '§11.5.1']);
  });
  test('U §8.2.2, §11.6 putting to sea after an action', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'barcelona') });
    answer(match, `${SPANISH} act/spain/calm`);
    expect(why(match, 'sail/spain-1/west_med')).toEqual(['start-only', '§8.2.2']);
  });
});

describe('U §12 marches, landings and what answers them', () => {
  test('U §12.1 a troop on an island', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'majorca') });
    expect(why(match, 'act/spain/march/spain-1')).toEqual(['nowhere-to-march', '§12.1']);
  });
  test('U §11.1.2, §12.1 landings: too far, or at peace', () => {
    const match = begun('land/spain-1', (state) => {
      put(state, 'spain', 'I23', 'barcelona');
      put(state, 'spain', 'S2', 'west_med');
    });
    expect(why(match, 'at/bordeaux')).toEqual(['too-far', '§11.1.2']);
    expect(why(match, 'at/tunis')).toEqual(['not-at-war', '§12.1']);
  });
  test('U §11.1.2 nowhere to land', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        put(state, 'ottomans', 'I23', 'kaffa');
        put(state, 'ottomans', 'S2', 'kaffa');
      },
    });
    expect(why(match, 'act/ottomans/land/ottomans-1', FRENCH)).toEqual(['no-beach', '§11.1.2']);
  });
  test('U §12.3.3 two troops do not land on another map', () => {
    const match = spain({
      scenario: 'italian_wars',
      turn: 4,
      change: (state) => {
        war(state, 'spain', 'portugal');
        army(state, 'spain', 'seville', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        for (let n = 0; n < 2; n++) put(state, 'spain', 'S2', 'seville');
        lead(state, 'spain', 'L02', 'spain-3');
      },
    });
    answer(match, `${SPANISH} act/spain/land/L01`, `${SPANISH} army/all`);
    expect(why(match, 'at/cuba')).toEqual(['one-troop', '§12.3.3']);
  });
  const toMontpellier = (change: (state: State) => void): Table => {
    const match = atWar((state) => {
      realm(state, 'spain').interests.push('WE');
      put(state, 'spain', 'I23', 'perpignan');
      change(state);
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/montpellier`);
    return match;
  };
  test('U §12.4.2 retreats: not where the enemy comes from, not into a revolt', () => {
    const match = toMontpellier((state) => {
      put(state, 'france', 'I23', 'montpellier');
      state.rebellions.lyon = 2;
    });
    expect(why(match, 'retreat/perpignan', FRENCH)).toEqual(['came-from-there', '§12.4.2']);
    expect(why(match, 'retreat/lyon', FRENCH)).toEqual(['in-revolt', '§18.3']);
  });
  test('U §12.4.1 an army two areas away intercepts under a determined leader only', () => {
    const match = toMontpellier((state) => {
      army(state, 'france', 'dijon', 2);
      lead(state, 'france', 'L02', 'france-1');
    });
    expect(why(match, 'intercept/army/dijon', FRENCH)).toEqual(['army-too-far', '§12.4.1']);
  });
  test('U §12.4.1 overseas a single troop intercepts', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        war(state, 'portugal', 'spain');
        own(state, 'mozambique', 'domain:portugal');
        own(state, 'mombasa', 'domain:spain');
        own(state, 'ethiopia', 'domain:spain');
        realm(state, 'spain').interests.push('Af');
        put(state, 'portugal', 'I23', 'mozambique');
        army(state, 'spain', 'ethiopia', 2);
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    answer(match, `${FRENCH} act/portugal/march/portugal-1`, `${FRENCH} to/mombasa`);
    expect(why(match, 'intercept/army/ethiopia')).toEqual(['single-troop', '§12.4.1']);
  });
});
