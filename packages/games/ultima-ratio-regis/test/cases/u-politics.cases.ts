/** U §19.2.2, §20.2–20.7, §26.3: merchants in a row, minors kept out of a war, the Empire, veterans without ground. */
import { describe, expect, test } from 'vitest';
import { mayBase } from '../../src/facts/bases.ts';
import { controllerOf } from '../../src/facts/control.ts';
import { allyOf } from '../../src/facts/realms.ts';
import type { State } from '../../src/state.ts';
import { answer, askedOf, deal, optionsOf, own, put, stateOf, type Table, table, war, worldOf } from '../table.ts';
import { calm, FRENCH, minorOf, offered, onwards, realm, SPANISH, spain, toDo, unitsAt } from './play.ts';

describe('U §19.2.2 merchants', () => {
  test('U §19.2.2 of three that are equal any may come first', () => {
    const match = table({
      change: (state) => {
        own(state, 'barcelona', 'domain:austria');
        own(state, 'valencia', 'domain:england');
        own(state, 'marseille', 'domain:venice');
        state.stage = 'half';
      },
    });
    const first = () => offered(match, /^first\//);
    for (let i = 0; i < 60 && !first().includes('first/england'); i++) {
      const seat = match.waiting[0] ?? '';
      const chosen = askedOf(match, seat) === 'merchants' ? 'chosen' : '';
      const ids = optionsOf(match, seat);
      const say = ids.find((id) => id.endsWith('/tc_west_med')) ?? ids.find((id) => chosen && id.endsWith(chosen));
      answer(match, `${seat} ${say ?? (ids.includes('done') ? 'done' : ids[0])}`);
    }
    const equal = first();
    expect(equal.toSorted()).toEqual(['first/austria', 'first/england', 'first/venice']);
    const [a = '', b = '', c = ''] = equal;
    answer(match, `${SPANISH} ${c}`);
    expect(first()).toEqual([a, b]);
    answer(match, `${SPANISH} ${b}`);
    const order = stateOf(match).trade.tc_west_med?.map(({ power }) => `first/${power}`) ?? [];
    expect(order.filter((each) => equal.includes(each))).toEqual([c, b, a]);
  });
});

describe('U §20.5 independent minors', () => {
  test('U §20.5 one that is kept out of a war and attacked itself is in it, with its units', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'france', 'england');
        minorOf(state, 'switzerland').ally = 'france';
        minorOf(state, 'switzerland').aloof = true;
        state.claims.push({ of: 'austria', against: 'switzerland' });
      },
    });
    answer(match, `${SPANISH} act/austria/war/switzerland`);
    onwards(match, ['act']);
    expect(allyOf(worldOf(match), 'switzerland')).toBe('france');
    expect(unitsAt(match, 'switzerland', 'bern')).toHaveLength(2);
    expect(stateOf(match).wars.map(({ sides }) => sides.join())).toContain('austria,france');
  });
  test('U §20.5, §26.1.2 the rebels are beaten: who fought them alone is at peace, and leaves their land', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      change: (state) => {
        calm(state, 0);
        for (const area of ['la_rochelle', 'montpellier']) own(state, area, 'home:huguenots');
        war(state, 'france', 'huguenots', [1, 0]);
        war(state, 'spain', 'huguenots');
        state.civilWars.push({
          card: '601',
          official: 'france',
          contenders: ['huguenots'],
          zone: ['paris', 'la_rochelle'],
        });
        state.holders.la_rochelle = 'france';
        state.holders.montpellier = 'spain';
        put(state, 'spain', 'I23', 'montpellier');
        minorOf(state, 'switzerland').ally = 'spain';
        minorOf(state, 'switzerland').aloof = true;
        toDo(state, { do: 'peace', sides: ['france', 'huguenots'], opener: null });
      },
    });
    onwards(match, ['act'], { conditions: 'done' });
    expect(stateOf(match).realms.some(({ power }) => power === 'huguenots')).toBe(false);
    expect(minorOf(stateOf(match), 'switzerland').aloof).toBeUndefined();
    expect(controllerOf(worldOf(match), 'montpellier')).toBe('france');
    expect(unitsAt(match, 'spain', 'montpellier')).toEqual([]);
  });
});

describe('U §20.5, §21.2 alliances with those who are at war', () => {
  const morocco = (change: (state: State) => void): Table => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        state.wars.push({ sides: ['portugal', 'morocco'], taken: [0, 0], vp: [1, 1], cards: ['613'] });
        deal(state, SPANISH, '032');
        change(state);
      },
    });
    answer(match, `${SPANISH} card/032/event`, `${SPANISH} minor/morocco`, `${SPANISH} bid/spain/1`);
    return onwards(match, ['act']);
  };
  const wars = (match: Table): string[] => stateOf(match).wars.map(({ sides }) => sides.join());
  test('U §20.5, §21.2.3 who allies with an independent minor that is at war is at war too', () => {
    const match = morocco(() => {});
    expect([wars(match), allyOf(worldOf(match), 'morocco')]).toEqual([['portugal,spain'], 'spain']);
  });
  test('U §21.2 two Powers of one player are not: the minor’s war is over', () => {
    const match = morocco((state) => {
      realm(state, 'portugal').player = SPANISH;
    });
    expect(wars(match)).toEqual([]);
  });
  test('U §21.1 partners of a coalition may be allied by an event, and stay so if one leaves it', () => {
    const match = spain({
      change: (state) => {
        state.coalitions.push({ card: '1501', sides: [['spain', 'portugal'], ['france']], open: [[], []] });
        deal(state, SPANISH, '104');
      },
    });
    answer(match, `${SPANISH} card/104/event`);
    expect(stateOf(match).alliances).toEqual([['spain', 'portugal']]);
  });
});

describe('U §20.7 the Empire', () => {
  test('U card of the Empire: allied by election only, so it is held, not won, by arms', () => {
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('CE');
        minorOf(state, 'empire').ally = 'france';
        for (const area of ['munster', 'ulm', 'nuremberg']) state.holders[area] = 'spain';
        put(state, 'spain', 'I34', 'strasbourg');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/strasbourg`);
    onwards(match, ['act']);
    expect([minorOf(stateOf(match), 'empire').ally, stateOf(match).holders.strasbourg]).toEqual(['france', 'spain']);
  });
});

describe('U §20.2 bases of minors', () => {
  test('U card of Portugal: its squadrons use Spanish ports in Asia, not in the Caribbean', () => {
    const match = table({
      scenario: 'thirty_years_war',
      players: 3,
      change: (state) => {
        own(state, 'manila', 'domain:spain');
        own(state, 'cuba', 'domain:spain');
        put(state, 'portugal_minor', 'S3', 'china_sea');
      },
    });
    const [unit] = stateOf(match).units;
    if (!unit) throw new Error('no squadron');
    expect([mayBase(worldOf(match), unit, 'manila'), mayBase(worldOf(match), unit, 'cuba')]).toEqual([true, false]);
  });
});

describe('U §26.3 professional army', () => {
  test('U §26.3 at home in two theaters alike, the owner says which box', () => {
    const match = table({
      scenario: 'sun_king',
      players: 3,
      player: 'player-3',
    });
    answer(match, 'player-3 act/prussia/troop/prussia/I23');
    expect(offered(match, /^at\/professional/, 'player-3')).toEqual([
      'at/professional/box-CE',
      'at/professional/box-BT',
    ]);
    answer(match, 'player-3 at/professional/box-BT');
    expect(stateOf(match).units).toMatchObject([{ owner: 'prussia', kind: 'I23', at: 'box-BT', up: true }]);
  });
  test('U §26.3 without any ground to build on a Power may still raise veterans', () => {
    const match = table({
      scenario: 'sun_king',
      players: 3,
      player: 'player-3',
      change: (state) => {
        for (const area of ['berlin', 'konigsberg']) state.rebellions[area] = 2;
      },
    });
    answer(match, 'player-3 act/prussia/troop/prussia/I23');
    expect(offered(match, /^at\//, 'player-3')).toEqual(['at/professional/box-CE', 'at/professional/box-BT']);
  });
});

describe('U §9.1, §21.1.4, §25 deployment', () => {
  test('U §21.1.4 strategic movement of a troop that is deployed may lead through an ally’s areas, but not end there', () => {
    const match = table({
      scenario: 'campaign_16c',
      players: 3,
      turn: 6,
      change: (state) => {
        for (const each of state.realms) if (each.power === 'austria') each.deploying = 5;
        state.alliances.push(['spain', 'austria']);
        own(state, 'antwerp', 'domain:spain');
        own(state, 'milan', 'domain:austria');
        state.stage = 'deployment';
      },
    });
    const [seat = ''] = match.waiting;
    const places = offered(match, /^deploy\/austria\/troop\/I23\//, seat).map((id) => id.split('/').at(-1));
    expect(places).toContain('vienna');
    expect(places).not.toContain('antwerp');
  });
});

describe('U §20.3.2, §14.1 a minor changes sides', () => {
  test('U §14.1 its troops in the land of their former ally leave it, if their new one is not at war with him', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        minorOf(state, 'savoy').ally = 'france';
        put(state, 'savoy', 'I23', 'lyon');
        for (const area of ['turin', 'nice']) state.rebellions[area] = 2;
        deal(state, SPANISH, '009');
      },
    });
    answer(match, `${SPANISH} card/009/event`);
    for (let i = 0; i < 6 && askedOf(match, match.waiting[0] ?? '') === 'bid'; i++) {
      const [seat = ''] = match.waiting;
      answer(match, `${seat} ${optionsOf(match, seat).find((id) => id === 'bid/spain/1') ?? 'pass'}`);
    }
    onwards(match, ['act']);
    expect([minorOf(stateOf(match), 'savoy').ally, unitsAt(match, 'savoy', 'lyon')]).toEqual(['spain', []]);
  });
  test('U card 1509 Scotland does not come back with the next turn', () => {
    const match = table({
      scenario: 'age_of_succession',
      players: 3,
      change: (state) => {
        for (const area of ['edinburgh', 'glasgow', 'aberdeen']) own(state, area, 'home:england');
        state.minors.splice(0, state.minors.length, ...state.minors.filter(({ minor }) => minor !== 'scotland'));
        toDo(state, { do: 'reckon', step: 'next' });
        state.stage = 'turn';
      },
    });
    expect(stateOf(match).turn).toBe(16);
    expect(stateOf(match).minors.some(({ minor }) => minor === 'scotland')).toBe(false);
  });
});

describe('U §26.2 coalitions', () => {
  test('U §26.2 a Power that was refused may ask again at the end of another impulse', () => {
    const match = spain({
      change: (state) => {
        war(state, 'france', 'ottomans');
        state.coalitions.push({ card: '1501', sides: [['france'], ['ottomans']], open: [['spain'], []] });
        deal(state, FRENCH, '023', '026');
      },
    });
    answer(match, `${SPANISH} end`, `${SPANISH} enter/1501/0/spain`, `${FRENCH} no`);
    expect(offered(match, /^enter\//)).toEqual([]);
    answer(match, `${SPANISH} done`);
    answer(match, `${FRENCH} card/023/points`, `${FRENCH} end`);
    onwards(match, ['act', 'close'], {});
    if (askedOf(match, FRENCH) === 'close') answer(match, `${FRENCH} done`);
    answer(match, `${SPANISH} end`);
    expect(offered(match, /^enter\//)).toEqual(['enter/1501/0/spain']);
  });
});

describe('U §18.3, §9.4 revolts', () => {
  test('U §9.4 a fortress that is being built keeps no revolt away, one that is done does', () => {
    const open = (done: boolean): string[] => {
      const match = spain({
        change: (state) => {
          calm(state, 0);
          realm(state, 'england').unrest = 9;
          state.fortresses.york = { owner: 'england', done };
          deal(state, SPANISH, '033');
        },
      });
      answer(match, `${SPANISH} card/033/event`);
      onwards(match, ['place-rebellion'], { 'revolt-against': 'against/england' });
      return offered(match, /^rebel\//, match.waiting[0]);
    };
    expect(open(false)).toContain('rebel/york');
    expect(open(true)).not.toContain('rebel/york');
  });
});
