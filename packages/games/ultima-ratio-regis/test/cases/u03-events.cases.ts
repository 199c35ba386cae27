/** U §3.1: cards of minors, of land and units, and whose choice is whose. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { Player, Power } from '../../src/vocabulary.ts';
import { at, before, emperor, garrison, PLAYER, play, realmOf } from '../cards/event.ts';
import { answer, army, askedOf, deal, lead, optionsOf, own, put, stateOf, type Table, told, war } from '../table.ts';
import { FRENCH, minorOf, onwards, realm, SPANISH, spain, unrestOf, vpOf } from './play.ts';

const wars = (match: Table): string[] => stateOf(match).wars.map(({ sides }) => sides.join('–'));
const players = (of: Partial<Record<Power, Player>>) => (state: State) => {
  for (const each of state.realms) {
    const player = of[each.power];
    if (player) each.player = player;
  }
};

describe('U cards about minors', () => {
  test('U card 503 Kazan and Astrakhan taken: the Khanates are gone, and both are Russian domains', () => {
    const match = before('503', {
      dice: [6, 1],
      change: (state) => {
        players({ russia: PLAYER })(state);
        if (!state.minors.some(({ minor }) => minor === 'volga_khanates'))
          state.minors.push({ minor: 'volga_khanates', ally: null });
        own(state, 'kazan', 'minor:volga_khanates');
        own(state, 'astrakhan', 'minor:volga_khanates');
        state.holders.astrakhan = 'russia';
        garrison(5, 'russia')(state);
        put(state, 'russia', 'I34', 'kazan');
      },
    });
    answer(match, `${PLAYER} card/503/event`);
    onwards(match, ['act']);
    answer(match, `${PLAYER} act/russia/subjugate/kazan`);
    onwards(match, ['act']);
    expect([at(match, 'kazan'), at(match, 'astrakhan')]).toEqual(['domain:russia', 'domain:russia']);
    expect([stateOf(match).minors.some(({ minor }) => minor === 'volga_khanates'), wars(match)]).toEqual([false, []]);
  });
  test('U card 1104 the Cossacks leave Poland for Russia at once; no auction', () => {
    const match = play('1104', {
      change: (state) => {
        minorOf(state, 'cossacks').ally = 'poland';
      },
    });
    expect([minorOf(stateOf(match), 'cossacks').ally, told(match, 'auction')]).toEqual(['russia', []]);
  });
  test('U card 1208 three may bid, nobody else', () => {
    const match = before('1208', {
      change: (state) => {
        for (const each of state.realms) each.unrest = 0;
        minorOf(state, 'cossacks').ally = null;
      },
    });
    answer(match, `${PLAYER} card/1208/event`);
    const bidders = new Set<string>();
    for (const seat of ['player-1', 'player-2', 'player-3'])
      if (askedOf(match, seat) === 'bid') {
        for (const id of optionsOf(match, seat)) if (id.startsWith('bid/')) bidders.add(id.split('/')[1] ?? '');
        answer(match, `${seat} pass`);
      }
    expect([...bidders].every((power) => ['russia', 'poland', 'ottomans'].includes(power))).toBe(true);
    expect(bidders.size).toBeGreaterThan(0);
  });
  test('U card 510 Spain loses the Empire; without votes for Spain Austria’s extra votes carry it', () => {
    const match = play('510', { change: emperor('spain') });
    expect(minorOf(stateOf(match), 'empire').ally).toBe('austria');
    expect(unrestOf(match, 'spain')).toBe(8);
  });
  test('U card 1509 the units and the fortress of Scotland are off the map', () => {
    const match = play('1509', {
      change: (state) => {
        put(state, 'scotland', 'I23', 'edinburgh');
        state.fortresses.edinburgh = { owner: 'scotland', done: true };
      },
    });
    expect(stateOf(match).units.filter(({ owner }) => owner === 'scotland')).toEqual([]);
    expect(at(match, 'aberdeen')).toBe('home:england');
  });
});

describe('U facts 50: whose choice', () => {
  test('U card 608 which leader of the Huguenots is removed says who plays the card', () => {
    const match = before('608', {
      change: (state) => {
        players({ huguenots: 'player-2' })(state);
        garrison(6, 'huguenots')(state);
        lead(state, 'huguenots', 'L01', 'huguenots-1');
        lead(state, 'huguenots', 'L02', 'huguenots-1');
      },
    });
    answer(match, `${PLAYER} card/608/event`);
    expect(askedOf(match, PLAYER)).toBe('lose-leader');
    answer(match, `${PLAYER} lose/L01`);
    expect(stateOf(match).leaders.map(({ id }) => id)).toEqual(['L02']);
  });
  test('U card 105 which troop becomes a veteran says Spain, whoever plays the card', () => {
    const match = before('105', {
      change: (state) => {
        players({ spain: 'player-2' })(state);
        army(state, 'spain', 'toledo', 2, 'I34');
      },
    });
    answer(match, `${PLAYER} card/105/event`);
    onwards(match, ['make-veteran', 'act'], {});
    expect(match.waiting).toEqual(['player-2']);
  });
  test('U card 033 who plays it names the victim; the victim’s owner places the revolt', () => {
    const match = spain({
      change: (state) => {
        for (const each of state.realms) each.unrest = 0;
        realm(state, 'barbary').unrest = 3;
        realm(state, 'russia').unrest = 4;
        deal(state, SPANISH, '033');
      },
    });
    answer(match, `${SPANISH} card/033/event`);
    expect(optionsOf(match, SPANISH).toSorted()).toEqual(['against/barbary', 'against/russia']);
    answer(match, `${SPANISH} against/russia`);
    expect(match.waiting).toEqual([FRENCH]);
  });
});

describe('U cards of land and units', () => {
  test('U card 1306 an area in which enemy troops stand does not change hands, the other does', () => {
    const match = play('1306', {
      change: (state) => {
        own(state, 'strasbourg', 'inactive');
        own(state, 'luxembourg', 'domain:spain');
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'luxembourg');
      },
    });
    expect([at(match, 'strasbourg'), at(match, 'luxembourg')]).toEqual(['domain:france', 'domain:spain']);
  });
  test('U card 1306 the troops of a Power not at war leave what has become French', () => {
    const match = play('1306', {
      change: (state) => {
        own(state, 'luxembourg', 'domain:spain');
        put(state, 'spain', 'I23', 'luxembourg');
      },
    });
    expect(at(match, 'luxembourg')).toBe('domain:france');
    expect(stateOf(match).units.filter(({ at: where }) => where === 'luxembourg')).toEqual([]);
  });
  test('U card 1907 its independents rise against who owned them: a troop there does not hold the land', () => {
    const match = play('1907', {
      change: (state) => {
        own(state, 'great_lakes', 'domain:england');
        own(state, 'ohio', 'home:england');
      },
    });
    expect([at(match, 'great_lakes'), at(match, 'ohio')]).toEqual(['A3', 'home:england']);
  });
  test('U card 112 two named revolts, key area or troops or not', () => {
    const match = play('112', { change: (state) => void army(state, 'ottomans', 'adalia', 2) });
    expect(stateOf(match).rebellions).toMatchObject({ adalia: 3, sivas: 3 });
  });
  test('U card 310 a revolt of level 3 takes the place of one of level 2, not the other way round', () => {
    const match = play('310', {
      change: (state) => {
        own(state, 'valladolid', 'home:spain');
        state.rebellions.valladolid = 2;
        state.rebellions.valencia = 3;
      },
    });
    expect(stateOf(match).rebellions).toMatchObject({ valladolid: 3, valencia: 3 });
  });
  test('U card 1209 squadrons beyond those of the card are not built', () => {
    const match = play('1209', {
      change: (state) => {
        for (let n = 0; n < 3; n++) put(state, 'france', 'S3', 'brest');
      },
    });
    // Four S3 on the card of 1655.
    expect(stateOf(match).units.filter(({ owner, kind }) => owner === 'france' && kind === 'S3')).toHaveLength(4);
  });
  test('U card 414 only Catholics, and only those not at war with a Catholic', () => {
    const match = play('414', {
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'venice', 'ottomans');
      },
    });
    expect(['spain', 'france', 'venice', 'ottomans'].map((power) => unrestOf(match, power as Power))).toEqual([
      6, 6, 5, 6,
    ]);
  });
  test('U card 305 played, Hungary that loses to another Power collapses as well', () => {
    const match = play('305', {
      change: (state) => {
        war(state, 'austria', 'hungary', [1, 0]);
        players({ hungary: 'player-3', ottomans: 'player-1', austria: 'player-2' })(state);
        state.agenda.splice(0);
      },
    });
    expect(realmOf(match, 'hungary')?.collapsing).toBe(true);
    expect(vpOf(match, 'player-1')).toBe(0);
  });
});
