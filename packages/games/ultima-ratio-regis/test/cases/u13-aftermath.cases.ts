/** U §13.1.8, §13.3.6–8, §16–17, §14.3: what a combat leaves behind. */
import { describe, expect, test } from 'vitest';
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
} from '../table.ts';
import { calm, categoriesOf, FRENCH, minorOf, onwards, realm, SPANISH, spain, toDo, unitsAt, whereIs } from './play.ts';

const END = ['advance', 'act'];

/** Three Spaniards from Perpignan upon the French in Montpellier, who stand. */
function battle(french: number, dice: readonly number[], change: (state: State) => void = () => {}): Table {
  const match = spain({
    dice,
    change: (state) => {
      war(state, 'spain', 'france');
      army(state, 'spain', 'perpignan', 3);
      lead(state, 'spain', 'L01', 'spain-1');
      army(state, 'france', 'montpellier', french);
      change(state);
    },
  });
  answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
  answer(match, `${FRENCH} stand`);
  return match;
}

describe('U §13.3.8 veterans', () => {
  test('U §13.3.8 the owner chooses among those that fought', () => {
    // Spain 4, 4, 1: one eliminated; France 1, 1.
    const match = battle(2, [4, 4, 1, 1, 1], (state) => {
      for (const unit of state.units) if (unit.id === 'spain-1') unit.kind = 'I34';
    });
    onwards(match, ['veteran', ...END]);
    expect(askedOf(match, SPANISH)).toBe('veteran');
    expect(optionsOf(match, SPANISH)).toEqual(expect.arrayContaining(['veteran/spain-1', 'veteran/spain-2']));
  });
  test('U §13.3.8 one troop, however many were eliminated', () => {
    const match = onwards(battle(3, [4, 6, 4, 1, 1, 1]), END);
    expect(told(match, 'veteran').filter(({ power }) => power === 'spain')).toHaveLength(1);
  });
  test('U §13.3.8 a troop that fought and was dispersed may be the one', () => {
    // Spain 5, 5, 1: 4 points; France 4, 4: 2 points and two casualties. One Spaniard is lost; both Frenchmen disperse.
    const match = battle(2, [5, 5, 1, 4, 4]);
    onwards(match, ['veteran', ...END]);
    expect(askedOf(match, FRENCH)).toBe('veteran');
    expect(optionsOf(match, FRENCH).some((id) => id.startsWith('veteran/france-'))).toBe(true);
  });
  test('U §16.1 veterans of before stay as they are', () => {
    const match = battle(2, [4, 4, 1, 1, 1], (state) => {
      for (const unit of state.units) if (unit.owner === 'spain') unit.up = true;
    });
    onwards(match, END);
    expect(told(match, 'veteran')).toEqual([]);
  });
});

describe('U §13.3.6–7 the ground', () => {
  test('U §13.3.7 a defender who wins where he had no control may take it', () => {
    // Spanish troops stand in Montpellier, which they do not control, and beat a French attack.
    const match = table({
      player: FRENCH,
      dice: [1, 1, 5, 5],
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'montpellier', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'lyon', 2);
        lead(state, 'france', 'L02', 'france-1');
      },
    });
    answer(match, `${FRENCH} act/france/march/L02`, `${FRENCH} army/all`, `${FRENCH} to/montpellier`);
    answer(match, `${SPANISH} stand`);
    onwards(match, END, { 'take-control': 'yes' });
    expect(told(match, 'won')).toMatchObject([{ power: 'spain' }]);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §13.3.3 a sortie in mountains suffers from the ground like any attacker', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'marseille', 2);
        fortify(state, 'france', 'marseille');
        state.sieges.marseille = { by: 'spain', casualties: 0, inside: army(state, 'france', 'marseille', 2) };
      },
    });
    answer(match, `${FRENCH} act/france/sortie/marseille`);
    onwards(match, END);
    expect(categoriesOf(match, 'france').toSorted()).toEqual(['C1', 'C2']);
  });
  test('U §13.3.6 an attacker from the sea who does not win goes back by sea', () => {
    const match = spain({
      dice: [1, 1, 5, 5],
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'barcelona', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        for (let n = 0; n < 2; n++) put(state, 'spain', 'S2', 'west_med');
        lead(state, 'spain', 'L03', 'spain-3');
        army(state, 'france', 'montpellier', 2);
      },
    });
    answer(match, `${SPANISH} act/spain/land/L01`, `${SPANISH} army/all`, `${SPANISH} at/montpellier`);
    onwards(match, END);
    expect(told(match, 'won')).toMatchObject([{ power: 'france' }]);
    expect(unitsAt(match, 'spain', 'montpellier')).toEqual([]);
  });
  test('U §13.3.6 intercepted and beaten in the second area, the army goes back to the first', () => {
    const match = spain({
      dice: [1, 1, 5],
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        army(state, 'spain', 'perpignan', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'I34', 'bordeaux');
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    onwards(match);
    answer(match, `${SPANISH} to/toulouse`);
    onwards(match, ['react', ...END], { 'on-the-way': 'go' });
    answer(match, `${FRENCH} intercept/france-1`);
    onwards(match, END);
    expect(told(match, 'won')).toMatchObject([{ power: 'france' }]);
    expect(unitsAt(match, 'spain', 'toulouse')).toEqual([]);
    expect(unitsAt(match, 'spain', 'perpignan')).toEqual([]);
  });
});

describe('U §10.2 sieges and the sea', () => {
  const besieged = (at: string) =>
    table({
      player: FRENCH,
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        army(state, 'spain', at, 2);
        fortify(state, 'france', at);
        state.sieges[at] = { by: 'spain', casualties: 0, inside: [put(state, 'france', 'I23', at)] };
      },
    });
  test('U §10.2 troops besieged in a port leave it by sea', () => {
    const match = besieged('marseille');
    expect(optionsOf(match, FRENCH)).toContain('act/france/redeploy/france-1');
    answer(match, `${FRENCH} act/france/redeploy/france-1`);
    expect(optionsOf(match, FRENCH)).toContain('to/montpellier');
  });
  test('U §10.2 inland they do not', () => {
    expect(optionsOf(besieged('lyon'), FRENCH)).not.toContain('act/france/redeploy/france-1');
  });
});

describe('U §14.3, §17.1 leaders without a command', () => {
  test('U §13.1.7 a leader alone in a fortress is lost with it', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'montpellier', 3);
        fortify(state, 'france', 'montpellier');
        lead(state, 'france', 'L02', 'montpellier');
        put(state, 'france', 'I23', 'paris');
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
      },
    });
    answer(match, `${SPANISH} act/spain/assault/montpellier`, `${FRENCH} yes`);
    onwards(match, ['act']);
    expect(stateOf(match).fortresses).toEqual({});
    expect(stateOf(match).leaders).toEqual([]);
  });
  test('U §14.3 of a fortress that is ceded in peace the leader joins another unit of his Power', () => {
    const match = table({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france', [1, 0]);
        own(state, 'bari', 'domain:france');
        state.holders.bari = 'spain';
        fortify(state, 'france', 'bari');
        lead(state, 'france', 'L02', 'bari');
        put(state, 'france', 'I23', 'paris');
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
      },
    });
    answer(match, `${SPANISH} domain/bari`);
    onwards(match, ['act'], { conditions: 'done' });
    expect(stateOf(match).leaders).toMatchObject([{ id: 'L02', on: 'france-1' }]);
  });
  test('U §13.1.7 leaders eliminated go back to the pool: they can be drawn again', () => {
    const match = onwards(
      battle(1, [4, 4, 1, 1], (state) => lead(state, 'france', 'L02', 'france-1')),
      END,
    );
    expect(unitsAt(match, 'france', 'eliminated')).toHaveLength(1);
    expect(stateOf(match).leaders.map(({ id }) => id)).toEqual(['L01']);
  });
});

describe('U §20.4.1 a minor becomes neutral under foreign troops', () => {
  const neutral = () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        minorOf(state, 'genoa').ally = 'spain';
        put(state, 'spain', 'I23', 'genoa');
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
    answer(match, `${SPANISH} pass`, `${FRENCH} pass`);
    return match;
  };
  test('U §20.4.1 they are repatriated if their owner likes: he is asked', () => {
    const match = neutral();
    expect(askedOf(match, SPANISH)).not.toBe('act');
    const stay = optionsOf(match, SPANISH).find((id) => id.includes('stay'));
    expect(stay).toBeDefined();
    answer(match, `${SPANISH} ${stay}`);
    onwards(match, ['act']);
    expect(whereIs(match, 'spain-1')).toBe('genoa');
  });
  test('U §20.4.1 or they go home', () => {
    const match = neutral();
    const home = optionsOf(match, SPANISH).find((id) => !id.includes('stay'));
    answer(match, `${SPANISH} ${home}`);
    onwards(match, ['act']);
    expect(whereIs(match, 'spain-1')).not.toBe('genoa');
  });
});

describe('U §21.3.2 in the middle of things', () => {
  test('U §21.3.2 the last morale lost at sea: peace before the fleet goes on', () => {
    const match = spain({
      dice: [5, 5, 1, 1],
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france', [4, 0]);
        war(state, 'spain', 'barbary');
        for (let n = 0; n < 2; n++) put(state, 'spain', 'S2', 'west_med');
        for (let n = 0; n < 2; n++) put(state, 'france', 'S2', 'west_med');
        lead(state, 'spain', 'L01', 'spain-1');
        lead(state, 'france', 'L02', 'france-1');
        put(state, 'barbary', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/L01`, `${SPANISH} take/spain-2`, `${SPANISH} sea/west_med`);
    answer(match, `${SPANISH} attack/france`, `${FRENCH} fight`);
    onwards(match, ['forced-peace', 'act', 'attack-fleet']);
    expect(askedOf(match, FRENCH)).toBe('forced-peace');
    answer(match, `${FRENCH} peace/france/spain`);
    onwards(match, ['act', 'attack-fleet'], { conditions: 'done' });
    // The rest of the action goes on: Barbary is still there to be attacked.
    expect(askedOf(match, SPANISH)).toBe('attack-fleet');
    expect(optionsOf(match, SPANISH)).toEqual(['attack/barbary', 'done']);
  });
  test('U §21.3.2 after the peace the army does not take land of a Power it is no longer at war with', () => {
    const match = spain({
      dice: [5, 5, 5, 1, 1],
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france', [4, 0]);
        realm(state, 'spain').interests.push('WE');
        army(state, 'spain', 'montpellier', 3);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'lyon', 2);
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/lyon`, `${FRENCH} stand`);
    onwards(match, ['act'], { conditions: 'done', 'take-control': 'yes' });
    expect(stateOf(match).wars).toEqual([]);
    expect(stateOf(match).holders).toEqual({});
    expect(unitsAt(match, 'spain', 'lyon')).toEqual([]);
  });
});

describe('U §15.1, §20.2 who counts where', () => {
  test('U §15.1 troops of an allied minor fill the same four places', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'german_mercenaries').ally = 'spain';
        army(state, 'german_mercenaries', 'toledo', 3);
        put(state, 'spain', 'I23', 'toledo');
        put(state, 'spain', 'I23', 'barcelona');
        own(state, 'pamplona', 'inactive');
      },
    });
    answer(match, `${SPANISH} act/spain/redeploy/spain-2`);
    expect(optionsOf(match, SPANISH)).not.toContain('to/toledo');
  });
});
