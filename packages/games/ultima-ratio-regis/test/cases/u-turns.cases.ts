/** U §8.1.1–2, §18.2.1, §24.3–4, §25, §26.1: what the turns bring, who comes and who goes. */
import { describe, expect, test } from 'vitest';
import { operatingDistance } from '../../src/facts/bases.ts';
import { homesOf, titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import type { Power } from '../../src/vocabulary.ts';
import {
  answer,
  army,
  fortify,
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
import { drift } from './laid.ts';
import { calm, onwards, realm, SPANISH, spain, toDo, unitsAt, unrestOf, vpOf } from './play.ts';

const gone =
  (...powers: Power[]) =>
  (state: State): void => {
    for (const power of powers) {
      const at = state.realms.findIndex((each) => each.power === power);
      if (at >= 0) state.realms.splice(at, 1);
    }
  };
/** The start of a turn, everybody taking what is proposed, up to the deal of its cards. */
function turn(number: number, change: (state: State) => void = () => {}, scenario = 'great_campaign'): Table {
  const match = table({
    scenario,
    players: 3,
    turn: number,
    change: (state) => {
      state.stage = 'turn';
      calm(state, 3);
      change(state);
    },
  });
  for (let n = 0; n < 150 && told(match, 'dealt').length === 0; n++) {
    const [seat = ''] = match.waiting;
    if (seat === '') break;
    const ids = optionsOf(match, seat);
    answer(
      match,
      `${seat} ${ids.find((id) => id.includes('propos')) ?? ids.find((id) => id.endsWith('done')) ?? ids[0]}`,
    );
  }
  return match;
}
const owner = (match: Table, ...areas: string[]): string[] => areas.map((area) => titleOf(worldOf(match), area));

describe('U §8.1.1 the rules of the turns', () => {
  test('T2-1 South America and Asia open: Brazil and the islands are independents of level 2, Malacca of 3, Peru sleeps', () => {
    const before = table({ scenario: 'great_campaign', players: 3, turn: 1 });
    expect(owner(before, 'bahia', 'malacca')).toEqual(['off', 'off']);
    expect(owner(turn(2), 'bahia', 'moluccas', 'malacca', 'lima', 'macao')).toEqual([
      'A2',
      'A2',
      'A3',
      'inactive',
      'inactive',
    ]);
  });
  test('T4-2, T5-1, T7-2 North America, the Baltic and Siberia open in their turns and not before', () => {
    const open = (number: number) =>
      owner(turn(number, gone('mamluks', 'hungary')), 'quebec', 'stockholm', 'tobolsk').map((each) => each !== 'off');
    expect([open(4), open(5), open(7)]).toEqual([
      [true, false, false],
      // The map of an earlier turn is not laid again: what opened in turn 4 is not opened by turn 5.
      [false, true, false],
      [false, false, true],
    ]);
  });
  test('T4-4 the Knights who have lost Rhodes hold Malta from turn 4, and its owner gives no morale', () => {
    const match = turn(4, (state) => {
      gone('mamluks')(state);
      own(state, 'rhodes', 'domain:ottomans');
      own(state, 'malta', 'domain:spain');
      put(state, 'spain', 'I23', 'malta');
    });
    expect(owner(match, 'malta')).toEqual(['minor:knights']);
    expect([stateOf(match).fortresses.malta?.owner, unitsAt(match, 'spain', 'malta')]).toEqual(['knights', []]);
  });
  test('T4-4 those who hold Rhodes stay there', () => {
    expect(owner(turn(4, gone('mamluks')), 'rhodes', 'malta')).toEqual(['minor:knights', 'domain:spain']);
  });
  test('T4-3 Kassa lost to the Ottomans before does not pass to Austria', () => {
    const match = turn(4, (state) => {
      gone('mamluks')(state);
      own(state, 'kassa', 'domain:ottomans');
    });
    expect(owner(match, 'kassa', 'pressburg', 'buda')).toEqual(['domain:ottomans', 'domain:austria', 'A3']);
  });
  test('T9-1 Bohemia’s card ends: what it owns is Austrian, its units go, and what it has lost stays lost', () => {
    const match = turn(9, (state) => {
      gone('mamluks', 'hungary')(state);
      own(state, 'breslau', 'domain:poland');
      put(state, 'bohemia', 'I23', 'prague');
    });
    expect(owner(match, 'prague', 'brno', 'breslau')).toEqual(['domain:austria', 'domain:austria', 'domain:poland']);
    expect(stateOf(match).units.filter(({ owner: of }) => of === 'bohemia')).toEqual([]);
  });
  test('T9-2 an undecided French civil war is won by France: the Huguenots are gone with turn 9', () => {
    const match = turn(9, (state) => {
      gone('mamluks', 'hungary')(state);
      const player = realm(state, 'england').player;
      state.realms.push({
        power: 'huguenots',
        player,
        unrest: 3,
        religion: 'protestant',
        interests: [],
        technologies: [],
        deploying: null,
        piracies: 0,
      });
      for (const area of ['la_rochelle', 'montpellier']) own(state, area, 'home:huguenots');
      put(state, 'huguenots', 'I23', 'la_rochelle');
      state.civilWars.push({
        card: '601',
        official: 'france',
        contenders: ['huguenots'],
        zone: ['paris', 'la_rochelle', 'montpellier'],
      });
    });
    expect(owner(match, 'la_rochelle', 'montpellier')).toEqual(['home:france', 'home:france']);
    expect(stateOf(match).realms.some(({ power }) => power === 'huguenots')).toBe(false);
    expect(stateOf(match).civilWars).toEqual([]);
  });
  test('T12-1, T12-2, T12-3 the Empire has no land, armies are professional, Brandenburg and Königsberg are Prussia', () => {
    const match = turn(12, gone('mamluks', 'hungary', 'huguenots', 'portugal'));
    expect(owner(match, 'ulm', 'nuremberg')).toEqual(['inactive', 'inactive']);
    expect(owner(match, 'berlin')).toEqual(['home:prussia']);
    expect(stateOf(match).rules).toContain('professional_army');
    expect(stateOf(match).minors.filter(({ minor }) => minor === 'brandenburg' || minor === 'prussia_duchy')).toEqual(
      [],
    );
  });
  test('T4-1, T12-5 fleets operate at distance 1, from turn 4 at 2, from turn 12 at 3', () => {
    const far = (number: number) =>
      operatingDistance(worldOf(table({ scenario: 'great_campaign', players: 3, turn: number })));
    expect([1, 3, 4, 11, 12, 20].map(far)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

describe('U §8.1.2 cards of the turn', () => {
  test('U §3.2 Poland’s elective crown: 1 unrest more at the start of turns 6, 7 and 8', () => {
    expect([5, 6, 7, 8].map((number) => unrestOf(turn(number, gone('mamluks', 'hungary')), 'poland') - 3)).toEqual([
      0, 1, 1, 1,
    ]);
  });
  test('U facts 40: a home area of a new card is home only if the Power owns it', () => {
    // The card of Spain from turn 6 on names Pamplona; here France owns it.
    const match = turn(6, (state) => {
      gone('mamluks', 'hungary')(state);
      own(state, 'pamplona', 'domain:france');
    });
    expect(owner(match, 'pamplona')).toEqual(['domain:france']);
    expect(homesOf(worldOf(match), 'spain')).not.toContain('pamplona');
  });
  test('U §20.3.4 the Danubian Principalities ask nobody: only minors whose card says so choose a side', () => {
    const match = turn(2, (state) => {
      for (const each of state.minors) each.ally = null;
    });
    const allies = stateOf(match).minors.filter(({ ally }) => ally !== null);
    expect(allies.map(({ minor, ally }) => `${minor} ${ally}`).toSorted()).toEqual(['scotland france']);
  });
});

describe('U §24.3 a new dynasty', () => {
  const fallen = (): Table => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        realm(state, 'venice').unrest = 20;
        fortify(state, 'venice', 'verona');
        army(state, 'venice', 'verona', 2);
        lead(state, 'venice', 'L01', 'venice-1');
        put(state, 'venice', 'S3', 'eliminated');
        state.rebellions.zara = 3;
        state.trade.tc_central_med = [{ power: 'venice', count: 2 }];
        toDo(state, { do: 'reckon', step: 'agitation' });
      },
    });
    return onwards(match, ['act']);
  };
  test('U §24.3 all its units go, fortresses and leaders; land and merchants stay; twice the vitality is lost', () => {
    const match = fallen();
    const { units, fortresses, leaders, rebellions, trade } = stateOf(match);
    expect([units, fortresses, leaders, rebellions]).toEqual([[], {}, [], {}]);
    expect(trade.tc_central_med).toEqual([{ power: 'venice', count: 2 }]);
    expect([unrestOf(match, 'venice'), vpOf(match, SPANISH)]).toEqual([3, -6]);
  });
  test('U §24.2 who changes a dynasty of his own will pays once, whatever the unrest', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        toDo(state, { do: 'reckon', step: 'agitation' });
      },
    });
    answer(match, `${SPANISH} dynasty/venice`, `${SPANISH} done`);
    onwards(match, ['act']);
    expect([unrestOf(match, 'venice'), vpOf(match, SPANISH)]).toEqual([3, -3]);
  });
  test('U §24.2 once in a turn: the fallen dynasty is not offered again', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        realm(state, 'venice').unrest = 20;
        toDo(state, { do: 'reckon', step: 'agitation' });
      },
    });
    onwards(match, ['dynasty']);
    expect(optionsOf(match, SPANISH)).not.toContain('dynasty/venice');
    expect(optionsOf(match, SPANISH)).toContain('dynasty/spain');
  });
});

describe('U §26.1.2 the end of a civil war', () => {
  const CIVIL = (state: State): void => {
    state.civilWars.push({
      card: '601',
      official: 'france',
      contenders: ['huguenots'],
      zone: ['paris', 'orleans', 'lyon', 'la_rochelle', 'montpellier'],
    });
    war(state, 'france', 'huguenots', [1, 0], 1);
  };
  test('U §26.1.2 undecided in turn 6 it goes on: who holds what stays, and there is peace for the rest of the turn', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      turn: 6,
      change: (state) => {
        calm(state, 3);
        CIVIL(state);
        state.holders.orleans = 'huguenots';
        put(state, 'huguenots', 'I23', 'orleans');
        toDo(
          state,
          { do: 'reckon', step: 'wars' },
          { do: 'reckon', step: 'homecoming' },
          { do: 'reckon', step: 'civil-wars' },
        );
      },
    });
    onwards(match, ['act', 'begin'], { conditions: 'done' });
    expect([stateOf(match).civilWars.length, stateOf(match).holders.orleans]).toEqual([1, 'huguenots']);
    expect(unitsAt(match, 'huguenots', 'orleans')).toHaveLength(1);
  });
  test('U §26.1.2 with the last turn of its card it ends for who won the last peace', () => {
    const match = drift(
      table({
        scenario: 'wars_of_religion',
        players: 3,
        turn: 8,
        change: (state) => {
          calm(state, 3);
          CIVIL(state);
        },
      }),
      () => false,
    );
    expect(told(match, 'civil-war-won')).toMatchObject([{ power: 'france', against: 'huguenots' }]);
  });
  test('U §26.1.1 the loser of that peace cannot be asked for land of the zone; other domains of its it can', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      turn: 6,
      change: (state) => {
        calm(state, 3);
        CIVIL(state);
        own(state, 'metz', 'domain:huguenots');
        state.holders.metz = 'france';
        state.holders.la_rochelle = 'france';
        toDo(state, { do: 'peace', sides: ['france', 'huguenots'], opener: null });
      },
    });
    expect(optionsOf(match, 'player-3').filter((id) => /^(domain|border|enclave)/.test(id))).toEqual(['domain/metz']);
  });
});
