/** U §3.2: what the cards of Powers and minors add to the rules. */
import { describe, expect, test } from 'vitest';
import { titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  askedOf,
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
import { calm, categoriesOf, FRENCH, minorOf, onwards, realm, SPANISH, spain, unrestOf } from './play.ts';

const END = ['act', 'advance', 'attack-fleet'];

describe('U §3.2 Powers', () => {
  test('U card of Venice: a conscript beside Venice costs no unrest', () => {
    const match = spain({
      change: (state) => {
        calm(state, 2);
        war(state, 'venice', 'ottomans');
        realm(state, 'ottomans').interests.push('CM');
        put(state, 'venice', 'S3', 'central_med');
        lead(state, 'venice', 'L01', 'venice-1');
        put(state, 'ottomans', 'S2', 'central_med');
      },
    });
    answer(match, `${SPANISH} act/venice/hunt/L01`);
    onwards(match, ['attack-fleet'], { hunt: 'sea/central_med' });
    answer(match, `${SPANISH} attack/ottomans`, `${FRENCH} fight`);
    onwards(match, END, { conscript: 'yes' });
    expect(told(match, 'conscripts')).toMatchObject([{ power: 'venice' }]);
    expect(unrestOf(match, 'venice')).toBe(2);
  });
  test('U card of Poland: in the open one 2/3 troop may fight a category higher', () => {
    const host = (at: string) => {
      const match = spain({
        change: (state) => {
          war(state, 'poland', 'russia');
          for (const area of ['kursk', 'smolensk']) own(state, area, 'domain:russia');
          army(state, 'poland', 'kiev', 2);
          lead(state, 'poland', 'L01', 'poland-1');
          army(state, 'russia', at, 2);
        },
      });
      answer(match, `${SPANISH} act/poland/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/${at}`, `${FRENCH} stand`);
      onwards(match, END, { advantage: 'die/poland-1', 'cavalry-host': 'die/poland-1' });
      return categoriesOf(match, 'poland').toSorted();
    };
    expect(host('kursk')).toEqual(['C2', 'C3']);
    expect(host('smolensk')).toEqual(['C2', 'C2']);
  });
  test('U card of the Netherlands: in the marshes of Holland besiegers take one more disadvantage', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      player: 'player-1',
      change: (state) => {
        war(state, 'spain', 'netherlands');
        fortify(state, 'netherlands', 'amsterdam');
        army(state, 'spain', 'amsterdam', 3);
        state.holders.middelburg = 'spain';
        state.sieges.amsterdam = { by: 'spain', casualties: 0, inside: [] };
      },
    });
    const assault = optionsOf(match, 'player-1').find((id) => id === 'act/spain/assault/amsterdam');
    expect(assault).toBeDefined();
    answer(match, `player-1 ${assault}`);
    onwards(match, END);
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C1', 'C2', 'C2']);
  });
  test('U card of Portugal: once in a turn an action makes a domain overseas a colony', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        calm(state, 2);
        own(state, 'goa', 'domain:portugal');
      },
    });
    const act = optionsOf(match, FRENCH).find((id) => id.startsWith('act/portugal/colony'));
    expect(act).toBeDefined();
    answer(match, `${FRENCH} ${act}`);
    if (askedOf(match, FRENCH) === 'colony') answer(match, `${FRENCH} colony/goa`);
    expect(['goa', 'elmina'].some((area) => titleOf(worldOf(match), area) === 'home:portugal')).toBe(true);
    expect(optionsOf(match, FRENCH).some((id) => id.startsWith('act/portugal/colony'))).toBe(false);
  });
  test('U card of Spain: Tordesillas allies it with Portugal in every turn in which the card was played', () => {
    const match = table({
      player: SPANISH,
      change: (state) => {
        realm(state, 'portugal').player = FRENCH;
        const chair = state.chairs.find(({ player }) => player === SPANISH);
        chair?.hand.push('104');
      },
    });
    answer(match, `${SPANISH} card/104/event`);
    onwards(match, ['act']);
    expect(stateOf(match).alliances.map((pair) => pair.toSorted())).toEqual([['portugal', 'spain']]);
  });
  test('U card of the Ottomans: two leaders are extraordinary at no cost while Suleiman is in force', () => {
    const suleiman = (inForce: boolean) => {
      const match = table({
        player: FRENCH,
        turn: 3,
        change: (state) => {
          calm(state, 2);
          if (inForce) state.inForce.push('307');
          put(state, 'ottomans', 'I23', 'constantinople');
        },
      });
      answer(match, `${FRENCH} act/ottomans/leader`);
      answer(match, `${FRENCH} extraordinary`);
      onwards(match, ['act']);
      return unrestOf(match, 'ottomans');
    };
    expect([suleiman(false), suleiman(true)]).toEqual([5, 2]);
  });
  test('U card of Barbary: no piracy against Muslims without war, nor in other seas', () => {
    const raids = (sea: 'west_med' | 'east_med', victim: 'ottomans' | 'spain') => {
      const match: Table = table({
        player: FRENCH,
        change: (state: State) => {
          realm(state, 'ottomans').player = SPANISH;
          realm(state, 'barbary').interests.push('EM');
          own(state, 'athens', 'domain:barbary');
          state.trade[sea === 'west_med' ? 'tc_west_med' : 'tc_east_med'] = [{ power: victim, count: 1 }];
          put(state, 'barbary', 'S2', sea);
        },
      });
      return optionsOf(match, FRENCH).some((id) => id.startsWith('act/barbary/piracy'));
    };
    expect([raids('west_med', 'spain'), raids('west_med', 'ottomans'), raids('east_med', 'spain')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('U §3.2 minors', () => {
  test('U minor Genoa: one more naval conscript in the Western or Central Mediterranean', () => {
    const raised = (ally: boolean) => {
      const match = spain({
        change: (state) => {
          calm(state, 0);
          war(state, 'spain', 'france');
          if (ally) minorOf(state, 'genoa').ally = 'spain';
          put(state, 'spain', 'S2', 'west_med');
          lead(state, 'spain', 'L27', 'spain-1', true);
          for (let n = 0; n < 3; n++) put(state, 'france', 'S2', 'west_med');
          lead(state, 'france', 'L02', 'france-1');
        },
      });
      answer(match, `${SPANISH} act/spain/hunt/L27`);
      onwards(match, ['attack-fleet'], { hunt: 'sea/west_med' });
      answer(match, `${SPANISH} attack/france`, `${FRENCH} fight`);
      onwards(match, END, { organizer: 'field/3', conscript: 'yes' });
      return categoriesOf(match, 'spain').length;
    };
    // One squadron, its conscript, and that of Genoa.
    expect([raised(false), raised(true)]).toEqual([2, 3]);
  });
  test('U minor the Cossacks: neutral at the start of a turn, a rebellion of level 2 in Kiev', () => {
    const match = table({
      turn: 2,
      change: (state) => {
        state.stage = 'turn';
        minorOf(state, 'cossacks').ally = null;
      },
    });
    expect(stateOf(match).rebellions.kiev).toBe(2);
  });
  test('U minor Rhine Bishoprics: Catholic allies only', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        realm(state, 'england').religion = 'protestant';
        state.agenda.push({
          do: 'auction',
          prize: { kind: 'minor', minor: 'rhine_bishoprics', bidders: [], barred: [] },
          card: '032',
          order: [SPANISH, FRENCH],
          at: 0,
          best: null,
          passes: 0,
        });
      },
    });
    const bidders = new Set(optionsOf(match, SPANISH).map((id) => id.split('/')[1]));
    expect([bidders.has('austria'), bidders.has('england')]).toEqual([true, false]);
  });
  test('U minor the Knights: piracy against Muslims', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'knights').ally = 'venice';
        put(state, 'knights', 'S2', 'east_med');
        state.trade.tc_east_med = [{ power: 'ottomans', count: 1 }];
      },
    });
    expect(optionsOf(match, SPANISH).some((id) => id.includes('/piracy') && id.includes('knights-1'))).toBe(true);
  });
});
