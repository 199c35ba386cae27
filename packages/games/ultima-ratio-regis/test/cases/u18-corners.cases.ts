/** Corners of U §18.2–3, §20–21, §25–26 where one rule runs into another. */
import { describe, expect, test } from 'vitest';
import { titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  askedOf,
  deal,
  lead,
  optionsOf,
  own,
  put,
  stateOf,
  type Table,
  table,
  told,
  war,
  worldOf,
} from '../table.ts';
import { calm, FRENCH, minorOf, onwards, realm, SPANISH, spain, toDo, unitsAt, whereIs } from './play.ts';

const owner = (match: Table, area: string): string => titleOf(worldOf(match), area);
const open = (match: Table, seat: string): string[] => optionsOf(match, seat).filter((id) => id.startsWith('enter/'));

describe('U §26.2 blurred shields', () => {
  /** The Seven Years’ War; Spain is of the second player, Portugal of the third. */
  const seven = (change: (state: State) => void = () => {}): Table => {
    const match = table({
      scenario: 'enlightened_despots',
      players: 5,
      player: 'player-2',
      change: (state) => {
        calm(state, 3);
        state.alliances.splice(0);
        deal(state, 'player-2', '1801');
        change(state);
      },
    });
    answer(match, 'player-2 card/1801/event');
    return onwards(match, ['act']);
  };
  test('U card 1801 Spain may enter the war of France and Austria at the end of its impulse, if all of them agree', () => {
    const match = seven();
    answer(match, 'player-2 end');
    expect(open(match, 'player-2')).toEqual(['enter/1801/1/spain']);
    answer(match, 'player-2 enter/1801/1/spain');
    const asked: string[] = [];
    while (match.waiting[0] !== undefined && askedOf(match, match.waiting[0]) === 'agree-coalition') {
      asked.push(match.waiting[0]);
      answer(match, `${match.waiting[0]} yes`);
    }
    // Austria and Sweden are of the third player, France and Russia of the fourth.
    expect([...new Set(asked)].toSorted()).toEqual(['player-3', 'player-4']);
    expect(stateOf(match).coalitions[0]?.sides[1]).toContain('spain');
    expect(
      stateOf(match)
        .wars.filter(({ sides }) => sides.includes('spain'))
        .map(({ sides, vp }) => [...sides, ...vp]),
    ).toEqual([
      ['spain', 'prussia', 1, 1],
      ['spain', 'england', 1, 1],
    ]);
  });
  test('U §26.2 one member refuses, and it stays out', () => {
    const match = seven();
    answer(match, 'player-2 end', 'player-2 enter/1801/1/spain');
    answer(match, `${match.waiting[0]} no`);
    expect(stateOf(match).wars.filter(({ sides }) => sides.includes('spain'))).toEqual([]);
    expect(open(match, 'player-2')).toEqual([]);
  });
  test('U §26.2 not while at war with a member, nor in forced peace with an enemy of theirs', () => {
    const refused = (change: (state: State) => void) => {
      const match = seven(change);
      answer(match, 'player-2 end');
      return open(match, 'player-2');
    };
    expect(refused((state) => war(state, 'spain', 'france'))).toEqual([]);
    expect(refused((state) => void state.truces.push(['spain', 'england']))).toEqual([]);
  });
});

describe('U §25, §26.1.2 who is gone stays away', () => {
  test('U §26.1.2 Huguenots beaten in turn 6 do not come again in turn 7', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      turn: 7,
      change: (state) => {
        calm(state, 3);
        state.stage = 'turn';
        const at = state.realms.findIndex(({ power }) => power === 'huguenots');
        state.realms.splice(at, 1);
        for (const area of ['la_rochelle', 'montpellier']) own(state, area, 'home:france');
      },
    });
    for (let n = 0; n < 100 && told(match, 'dealt').length === 0; n++) {
      const [seat = ''] = match.waiting;
      if (seat === '') break;
      const ids = optionsOf(match, seat);
      answer(
        match,
        `${seat} ${ids.find((id) => id.includes('propos')) ?? ids.find((id) => id.endsWith('done')) ?? ids[0]}`,
      );
    }
    expect(stateOf(match).realms.some(({ power }) => power === 'huguenots')).toBe(false);
    expect(owner(match, 'la_rochelle')).toBe('home:france');
  });
});

describe('U §20.5 minors without land', () => {
  test('U §20.5 nobody declares war upon an independent minor that has no area', () => {
    const match = spain({
      change: (state) => {
        for (const area of ['fez', 'marrakesh']) own(state, area, 'domain:portugal');
        state.claims.push({ of: 'spain', against: 'morocco' });
      },
    });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/war/morocco');
  });
});

describe('U §18.3 revolts and what becomes of them', () => {
  test('U §18.3 in an area that becomes independent there is no revolt any more', () => {
    const match = table({
      scenario: 'enlightened_despots',
      players: 3,
      turn: 19,
      player: 'player-1',
      change: (state) => {
        own(state, 'great_lakes', 'domain:england');
        state.rebellions.great_lakes = 2;
        deal(state, 'player-1', '1907');
      },
    });
    answer(match, 'player-1 card/1907/event');
    onwards(match, ['act']);
    expect([owner(match, 'great_lakes'), stateOf(match).rebellions]).toEqual(['A3', {}]);
  });
  test('U §21.3.2 a revolt in the last home area that a Power at war still held of its home province: it must make peace', () => {
    // Lisbon and Oporto are lost; Lagos rises.
    const match = table({
      player: SPANISH,
      change: (state) => {
        calm(state, 0);
        realm(state, 'portugal').unrest = 4;
        war(state, 'spain', 'portugal', [1, 0]);
        state.holders.lisbon = 'spain';
        state.holders.oporto = 'spain';
        deal(state, SPANISH, '033');
        for (const area of ['ceuta', 'elmina', 'cape_verde']) state.rebellions[area] = 2;
      },
    });
    answer(match, `${SPANISH} card/033/event`, `${SPANISH} against/portugal`, `${FRENCH} rebel/lagos`);
    expect(askedOf(match, FRENCH)).toBe('forced-peace');
  });
  test('U §18.3 a Power at peace is asked nothing', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        realm(state, 'barbary').unrest = 3;
        for (const area of ['algiers', 'tunis', 'bugia', 'oran']) state.rebellions[area] = 2;
        deal(state, SPANISH, '033');
      },
    });
    answer(match, `${SPANISH} card/033/event`, `${SPANISH} against/barbary`);
    if (askedOf(match, FRENCH) === 'place-rebellion') answer(match, `${FRENCH} rebel/tripoli`);
    expect(askedOf(match, SPANISH)).toBe('act');
  });
});

describe('U §18.2.3 in active independent areas', () => {
  test('U §18.2.3 even troops of another Power of one’s own player must be fought, or withdraw', () => {
    const match = spain({
      dice: [6, 6, 1, 1],
      change: (state) => {
        own(state, 'oran', 'A2');
        own(state, 'algiers', 'domain:spain');
        army(state, 'spain', 'algiers', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'venice', 'oran', 2);
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/oran`);
    onwards(match, ['act', 'advance']);
    expect(told(match, 'combat').length + told(match, 'dispersed').length).toBeGreaterThan(0);
    expect(told(match, 'morale')).toEqual([]);
  });
  test('U §18.2.3 what one Power has subdued another may not enter without war', () => {
    const match = spain({
      change: (state) => {
        own(state, 'oran', 'domain:portugal');
        own(state, 'algiers', 'domain:spain');
        put(state, 'spain', 'I23', 'algiers');
      },
    });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/march/spain-1');
  });
});

describe('U §21.2.6, §24 nobody stays where he is no guest any more', () => {
  test('U card 1903 with the turn the passage ends, and Russian troops leave Poland', () => {
    const match = table({
      scenario: 'enlightened_despots',
      players: 3,
      turn: 19,
      player: 'player-3',
      change: (state) => {
        calm(state, 3);
        state.inForce.push('passage/russia/poland');
        put(state, 'russia', 'I23', 'lwow');
        toDo(state, { do: 'reckon', step: 'wars' }, { do: 'reckon', step: 'homecoming' });
      },
    });
    onwards(match, ['act']);
    expect(unitsAt(match, 'russia', 'lwow')).toEqual([]);
  });
  test('U §20.2 troops of a minor in the land of its ally are at home there', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        minorOf(state, 'genoa').ally = 'spain';
        put(state, 'genoa', 'I23', 'palermo');
        put(state, 'spain', 'I23', 'bastia');
        toDo(state, { do: 'reckon', step: 'wars' }, { do: 'reckon', step: 'homecoming' });
      },
    });
    onwards(match, ['act']);
    expect([whereIs(match, 'genoa-1'), whereIs(match, 'spain-1')]).toEqual(['palermo', 'bastia']);
  });
  test('U §18.2.2 an active independent area that is not subdued may stay occupied over the turn', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        own(state, 'oran', 'A2');
        put(state, 'spain', 'I23', 'oran');
        put(state, 'spain', 'I34', 'milan');
        toDo(state, { do: 'reckon', step: 'wars' }, { do: 'reckon', step: 'homecoming' });
      },
    });
    onwards(match, ['act']);
    expect([whereIs(match, 'spain-1'), whereIs(match, 'spain-2') === 'milan']).toEqual(['oran', false]);
  });
});
