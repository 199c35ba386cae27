/** U §13.2, §11.3–11.4: battles at sea. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { SquadronKind } from '../../src/vocabulary.ts';
import { answer, army, askedOf, deal, lead, optionsOf, put, stateOf, type Table, table, told, war } from '../table.ts';
import { categoriesOf, FRENCH, onwards, realm, SPANISH, spain, unitsAt, unrestOf, whereIs } from './play.ts';

interface Sea {
  readonly spanish?: readonly SquadronKind[];
  readonly french?: readonly SquadronKind[];
  readonly dice?: readonly number[];
  readonly change?: (state: State) => void;
  /** On their extraordinary side. */
  readonly extraordinary?: string;
}

const END = ['attack-fleet', 'act'];
const up = (match: Table, unit: string): boolean | undefined => stateOf(match).units.find(({ id }) => id === unit)?.up;

/** Spain hunts the French fleet in the Western Mediterranean, which fights. */
function hunt({ spanish = ['S2', 'S2'], french = ['S2', 'S2'], dice, change, extraordinary }: Sea): Table {
  const match = spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      war(state, 'spain', 'france');
      for (const kind of spanish) put(state, 'spain', kind, 'west_med');
      for (const kind of french) put(state, 'france', kind, 'west_med');
      lead(state, 'spain', extraordinary ?? 'L01', 'spain-1', extraordinary !== undefined);
      lead(state, 'france', 'L02', 'france-1');
      change?.(state);
    },
  });
  answer(match, `${SPANISH} act/spain/hunt/${extraordinary ?? 'L01'}`);
  while (askedOf(match, SPANISH) === 'fleet')
    answer(match, `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id.startsWith('take/')) ?? 'done'}`);
  answer(match, `${SPANISH} sea/west_med`, `${SPANISH} attack/france`, `${FRENCH} fight`);
  return match;
}

describe('U §13.2.4 the battlefield at sea', () => {
  test('U §13.2.4 two dice for a fleet that looks for the enemy, however many squadrons there are', () => {
    const match = onwards(hunt({ spanish: ['S2', 'S2', 'S2', 'S2'], french: ['S2', 'S2'] }), END);
    expect([categoriesOf(match, 'spain').length, categoriesOf(match, 'france').length]).toEqual([2, 2]);
  });
  test('U §13.1.1 an S3 throws a C3', () => {
    const match = onwards(hunt({ spanish: ['S3', 'S2'], french: ['S2'] }), END);
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C2', 'C3']);
  });
  test('U §17.3.2 an organizer makes it three, never one', () => {
    const match = hunt({ spanish: ['S2', 'S2', 'S2'], french: ['S2', 'S2'], extraordinary: 'L27' });
    onwards(match, ['organizer']);
    expect(optionsOf(match, SPANISH)).toEqual(['field/2', 'field/3']);
    onwards(match, END, { organizer: 'field/3' });
    expect([categoriesOf(match, 'spain').length, categoriesOf(match, 'france').length]).toEqual([3, 2]);
  });
  test('U §17.3.2 an admiral adds 1 to a die after the throw', () => {
    const match = hunt({ extraordinary: 'L09', dice: [4, 1, 3, 3] });
    onwards(match, END, { 'plus-one': 'face/2' });
    expect(told(match, 'changed-die')).toMatchObject([{ power: 'spain', from: 2, to: 3 }]);
  });
  test('U §17.3.2 a tactical leader is of no use at sea', () => {
    const match = hunt({ extraordinary: 'L03', dice: [3, 1, 3, 1] });
    onwards(match, ['plus-one', ...END]);
    expect(askedOf(match, SPANISH)).not.toBe('plus-one');
  });
});

describe('U §13.2.5 damage', () => {
  test('U §13.2.5 two disband results damage a squadron: it goes to its base under repair', () => {
    // Spain 5, 5: 4; France 3, 3: 2. Two disband results.
    const match = onwards(hunt({ dice: [5, 5, 3, 3] }), END);
    const french = stateOf(match).units.filter(({ owner }) => owner === 'france');
    expect(french.map((unit) => unit.up).toSorted()).toEqual([false, true]);
    expect(french.every(({ at }) => ['montpellier', 'marseille'].includes(at))).toBe(true);
  });
  test('U §13.2.5 four damage two; none is eliminated', () => {
    const match = onwards(hunt({ dice: [5, 5, 1, 1] }), END);
    expect(told(match, 'damaged')).toHaveLength(2);
    expect(unitsAt(match, 'france', 'eliminated')).toEqual([]);
  });
  test('U §13.1.7 two casualties eliminate a squadron', () => {
    const match = onwards(hunt({ dice: [4, 4, 1, 1] }), END);
    expect(unitsAt(match, 'france', 'eliminated')).toHaveLength(1);
  });
  test('U §13.2.5 after a draw nobody leaves the sea', () => {
    const match = onwards(hunt({ dice: [5, 1, 5, 1] }), END);
    expect(told(match, 'drawn')).toHaveLength(1);
    expect(unitsAt(match, 'france', 'west_med')).toHaveLength(2);
    expect(unitsAt(match, 'spain', 'west_med')).toHaveLength(2);
  });
  test('U §13.1.7 an odd casualty alone damages nothing: two disband results do', () => {
    // Spain 5, 5: 4 points; France 4, 1: 1 point, one casualty: one disband result for Spain.
    const match = onwards(hunt({ dice: [5, 5, 4, 1] }), END);
    expect(unitsAt(match, 'spain', 'west_med')).toHaveLength(2);
    expect(up(match, 'spain-1') && up(match, 'spain-2')).toBe(true);
  });
  test('U §13.1.7 squadrons that did not fight are not damaged, but go to port with the beaten', () => {
    const match = onwards(hunt({ french: ['S2', 'S2', 'S2'], dice: [5, 5, 1, 1] }), END);
    expect(told(match, 'damaged')).toHaveLength(2);
    expect(unitsAt(match, 'france', 'west_med')).toEqual([]);
  });
  test('U §13.2.5 a beaten attacker goes to port too', () => {
    const match = onwards(hunt({ dice: [1, 1, 3, 1] }), END);
    expect(told(match, 'won')).toMatchObject([{ power: 'france' }]);
    expect(unitsAt(match, 'spain', 'west_med')).toEqual([]);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 1]);
  });
});

describe('U §11.3 going on', () => {
  test('U §11.3 after a victory the fleet goes on to the next enemy with the same action', () => {
    const match = spain({
      dice: [5, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'spain', 'barbary');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
        put(state, 'barbary', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`);
    onwards(match, ['attack-fleet'], { hunt: 'sea/west_med' });
    expect(optionsOf(match, SPANISH)).toEqual(['attack/france', 'attack/barbary', 'done']);
    answer(match, `${SPANISH} attack/france`, `${FRENCH} fight`);
    onwards(match, END);
    expect(askedOf(match, SPANISH)).toBe('attack-fleet');
    expect(optionsOf(match, SPANISH)).toEqual(['attack/barbary', 'done']);
  });
  test('U §11.3 after a draw or a defeat the action is over', () => {
    const match = hunt({ dice: [5, 1, 5, 1], change: (state) => war(state, 'spain', 'barbary') });
    onwards(match, END);
    expect(askedOf(match, SPANISH)).toBe('act');
  });
  test('U §11.3 first it may move to an adjacent sea where it has a base', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'ottomans');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'ottomans', 'S2', 'central_med');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`);
    expect(optionsOf(match, SPANISH)).toContain('sea/central_med');
    answer(match, `${SPANISH} sea/central_med`);
    expect(whereIs(match, 'spain-1')).toBe('central_med');
    expect(optionsOf(match, SPANISH)).toEqual(['attack/ottomans', 'done']);
  });
  test('U §11.3 fleets of a Power at peace are not attacked', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'barbary');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
        put(state, 'barbary', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`, `${SPANISH} sea/west_med`);
    expect(optionsOf(match, SPANISH)).toEqual(['attack/barbary', 'done']);
  });
});

describe('U §13.1.9 conscripts at sea', () => {
  const asked = (change: (state: State) => void, spanish: SquadronKind[] = ['S2']) => {
    const match = hunt({ spanish, french: ['S2', 'S2'], change });
    onwards(match, ['conscript', ...END]);
    return askedOf(match, SPANISH) === 'conscript';
  };
  test('U §13.1.9 a leader, and a commercial port on that sea, owned and controlled', () => {
    const french = (change: (state: State) => void = () => {}) => {
      const match = hunt({ spanish: ['S2', 'S2'], french: ['S2'], change });
      onwards(match, ['conscript', ...END]);
      return askedOf(match, FRENCH) === 'conscript';
    };
    expect(french()).toBe(true);
    expect(french((state) => void state.leaders.splice(1, 1))).toBe(false);
    expect(
      french((state) => {
        state.holders.marseille = 'spain';
      }),
    ).toBe(false);
  });
  test('U §13.1.9 a commercial port in revolt or in enemy hands does not help', () => {
    expect(
      asked((state) => {
        state.rebellions.valencia = 2;
        state.holders.barcelona = 'france';
        state.rebellions.palermo = 2;
      }),
    ).toBe(false);
  });
  test('U §13.1.9 not where two squadrons fill the battlefield', () => {
    expect(asked(() => {}, ['S2', 'S2'])).toBe(false);
  });
  test('U §13.1.9 it costs 1 unrest and counts as the second die of a loser: morale', () => {
    const match = hunt({
      spanish: ['S2'],
      french: ['S2', 'S2'],
      dice: [1, 1, 5, 5],
      change: (state) => {
        realm(state, 'spain').unrest = 1;
      },
    });
    onwards(match, END, { conscript: 'yes' });
    expect(unrestOf(match, 'spain')).toBe(2);
    expect(categoriesOf(match, 'spain')).toEqual(['C2', 'C1']);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 1]);
  });
});

describe('U §11.4.1 convoys', () => {
  const convoy = (dice: readonly number[], change: (state: State) => void = () => {}) => {
    const match = table({
      players: 3,
      player: 'player-1',
      dice,
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'spain', 'barbary');
        put(state, 'spain', 'I23', 'barcelona');
        put(state, 'france', 'S2', 'west_med');
        put(state, 'barbary', 'S2', 'west_med');
        change(state);
      },
    });
    answer(match, 'player-1 act/spain/redeploy/spain-1', 'player-1 to/palermo');
    return match;
  };
  test('U §11.4.1 each enemy in the sea says whether it intercepts; the mover says whom he fights first', () => {
    const match = convoy([1]);
    answer(match, 'player-3 intercept', 'player-2 intercept');
    onwards(match, ['fight-first', 'act']);
    expect([askedOf(match, 'player-1'), optionsOf(match, 'player-1').length]).toEqual(['fight-first', 2]);
  });
  test('U §11.4.1 one lost combat ends the voyage: the second enemy is not fought', () => {
    const match = convoy([5]);
    answer(match, 'player-3 intercept', 'player-2 intercept');
    onwards(match, ['act']);
    expect(told(match, 'combat')).toHaveLength(1);
    expect(whereIs(match, 'spain-1')).toBe('barcelona');
  });
  test('U §11.4.1 after a tie with the first the second is fought', () => {
    const match = convoy([1, 1]);
    answer(match, 'player-3 intercept', 'player-2 intercept');
    onwards(match, ['act']);
    expect(told(match, 'combat')).toHaveLength(2);
    expect(whereIs(match, 'spain-1')).toBe('palermo');
  });
  test('U §10.2.1 troops turned back may try again with another action', () => {
    const match = convoy([5]);
    answer(match, 'player-3 intercept', 'player-2 pass');
    onwards(match, ['act']);
    expect(optionsOf(match, 'player-1')).toContain('act/spain/redeploy/spain-1');
  });
  test('U §11.4.1 an escort that has no base at the port of departure does not come', () => {
    const match = convoy([1], (state) => void put(state, 'spain', 'S2', 'east_atlantic'));
    answer(match, 'player-3 intercept', 'player-2 pass');
    onwards(match, ['escort', 'act']);
    expect(askedOf(match, 'player-1')).not.toBe('escort');
  });
  test('U §13.2.4 the battlefield against a convoy is two dice', () => {
    const match = convoy([1, 1], (state) => {
      put(state, 'france', 'S2', 'west_med');
      put(state, 'france', 'S2', 'west_med');
      lead(state, 'france', 'L02', 'france-1');
    });
    answer(match, 'player-3 intercept', 'player-2 pass');
    onwards(match, ['act']);
    expect(categoriesOf(match, 'france')).toHaveLength(2);
  });
  test('U card 024 a change of wind cancels an interception', () => {
    const match = convoy([5], (state) => deal(state, 'player-1', '024'));
    answer(match, 'player-3 intercept', 'player-2 pass');
    onwards(match, ['change-of-wind', 'act']);
    expect(askedOf(match, 'player-1')).toBe('change-of-wind');
    const play = optionsOf(match, 'player-1').find((id) => id !== 'pass');
    answer(match, `player-1 ${play}`);
    onwards(match, ['act']);
    expect(told(match, 'combat')).toEqual([]);
    expect(whereIs(match, 'spain-1')).toBe('palermo');
  });
});

describe('U §11.4.2 support of troops', () => {
  const land = (dice: readonly number[], change: (state: State) => void) => {
    const match = spain({
      dice,
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'perpignan', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'montpellier', 2);
        change(state);
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    answer(match, `${FRENCH} stand`);
    return match;
  };
  const both = (state: State) => {
    for (let n = 0; n < 3; n++) put(state, 'spain', 'S2', 'west_med');
    for (let n = 0; n < 3; n++) put(state, 'france', 'S2', 'west_med');
    lead(state, 'spain', 'L03', 'spain-3');
    lead(state, 'france', 'L02', 'france-3');
  };
  const announce = (match: Table) => {
    answer(match, `${FRENCH} support/defence/west_med`, `${SPANISH} support/attack/west_med`);
    return match;
  };
  test('U §11.4.2 fleets on both sides fight first, with three dice each', () => {
    const match = announce(land([5, 5, 5, 1, 1, 1], both));
    onwards(match, ['advance', 'act']);
    const [sea, shore] = told(match, 'combat');
    expect([sea?.kind, shore?.kind]).toEqual(['naval', 'land']);
    expect(
      told(match, 'rolled')
        .slice(0, 2)
        .map(({ dice }) => dice.split(',').length),
    ).toEqual([3, 3]);
  });
  test('U §11.4.2 the winner supports its side', () => {
    const match = announce(land([5, 5, 5, 1, 1, 1], both));
    onwards(match, ['advance', 'act']);
    expect(categoriesOf(match, 'france').toSorted()).toEqual(['C1', 'C2']);
    expect(categoriesOf(match, 'spain')).toEqual(['C2', 'C2']);
  });
  test('U §11.4.2 after a tie at sea nobody is supported', () => {
    const match = announce(land([5, 1, 1, 5, 1, 1], both));
    onwards(match, ['advance', 'act']);
    expect(categoriesOf(match, 'france')).toEqual(['C2', 'C2']);
    expect(categoriesOf(match, 'spain')).toEqual(['C2', 'C2']);
  });
  test('U §11.4.2 who is not at war with the other side may not support', () => {
    const match = land([1], (state) => {
      put(state, 'barbary', 'S2', 'west_med');
      put(state, 'venice', 'S2', 'central_med');
    });
    expect(match.questions(FRENCH).some(({ ask }) => ask.id === 'support')).toBe(false);
    expect(match.questions(SPANISH).some(({ ask }) => ask.id === 'support')).toBe(false);
  });
  test('U §11.4.2 squadrons in port do not support', () => {
    const match = land([1], (state) => void put(state, 'france', 'S2', 'marseille'));
    expect(askedOf(match, FRENCH)).not.toBe('support');
  });
  test('U §11.4.2 inland there is nothing to support', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        army(state, 'spain', 'montpellier', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'lyon', 2);
        put(state, 'france', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/lyon`, `${FRENCH} stand`);
    onwards(match, ['support', 'advance', 'act']);
    expect(askedOf(match, FRENCH)).not.toBe('support');
  });
});

describe('U §11.5 piracy', () => {
  const raid = (dice: readonly number[], change: (state: State) => void = () => {}, count: 1 | 2 = 2) => {
    const match = spain({
      dice,
      change: (state) => {
        war(state, 'spain', 'france');
        state.trade.tc_west_med = [{ power: 'france', count }];
        put(state, 'spain', 'S2', 'west_med');
        realm(state, 'spain').unrest = 3;
        realm(state, 'france').unrest = 3;
        change(state);
      },
    });
    const act = optionsOf(match, SPANISH).find((id) => id.includes('/piracy'));
    answer(match, `${SPANISH} ${act}`);
    return match;
  };
  const TOLD = ['guard', 'merchant-after', 'act'];
  test('U §11.5.2 with one merchant on the counter one point of unrest changes sides', () => {
    const match = onwards(
      raid([5], () => {}, 1),
      ['merchant-after', 'act'],
    );
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([2, 4]);
  });
  test('U §11.5.2 without a battle point nothing is taken', () => {
    const match = onwards(raid([2]), ['act']);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([3, 3]);
  });
  test('U §11.5.2 after the defeat the victim may lower or remove its counter', () => {
    const match = onwards(raid([5]), ['merchant-after', 'act']);
    expect(askedOf(match, FRENCH)).toBe('merchant-after');
    expect(optionsOf(match, FRENCH)).toHaveLength(3);
  });
  test('U §11.5.1 the pirate does nothing more in this impulse', () => {
    const match = onwards(raid([5]), ['act']);
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('act/') && id.endsWith('/spain-1'))).toEqual([]);
    expect(optionsOf(match, SPANISH).some((id) => id.includes('/piracy'))).toBe(false);
  });
  test('U §11.4.3 a squadron in port intercepts with a disadvantage, one at sea without', () => {
    const guarded = (at: 'marseille' | 'west_med') => {
      const match = raid([1, 5], (state) => void put(state, 'france', 'S2', at));
      onwards(match, TOLD);
      expect(askedOf(match, FRENCH)).toBe('guard');
      answer(match, `${FRENCH} ${optionsOf(match, FRENCH).find((id) => id.includes('france-1'))}`);
      onwards(match, ['act']);
      return categoriesOf(match, 'france');
    };
    expect(guarded('marseille')).toEqual(['C1']);
    expect(guarded('west_med')).toEqual(['C2']);
  });
  test('U §11.4.3 a squadron under repair does not intercept', () => {
    const match = raid([5], (state) => void put(state, 'france', 'S2', 'marseille', { up: false }));
    onwards(match, TOLD);
    expect(optionsOf(match, FRENCH).some((id) => id.includes('france-1'))).toBe(false);
  });
  test('U §13.2.4 one die each, whatever an organizer would like', () => {
    const match = raid([5, 1], (state) => {
      lead(state, 'spain', 'L27', 'spain-1', true);
      put(state, 'france', 'S2', 'west_med');
      put(state, 'france', 'S2', 'west_med');
      lead(state, 'france', 'L28', 'france-1', true);
    });
    onwards(match, TOLD);
    answer(match, `${FRENCH} ${optionsOf(match, FRENCH).find((id) => id.includes('france-1'))}`);
    onwards(match, ['organizer', 'merchant-after', 'act']);
    expect(askedOf(match, SPANISH)).not.toBe('organizer');
    expect([categoriesOf(match, 'spain').length, categoriesOf(match, 'france').length]).toEqual([1, 1]);
  });
  test('U §13.2.6 nobody gives morale for piracy: one die each', () => {
    const match = onwards(raid([6]), ['act']);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
  });
  test('U §11.5.1 no merchant of the victim in that center, no piracy', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        state.trade.tc_central_med = [{ power: 'france', count: 1 }];
        put(state, 'spain', 'S2', 'west_med');
      },
    });
    expect(optionsOf(match, SPANISH).some((id) => id.includes('/piracy'))).toBe(false);
  });
  test('U §11.5.1 Barbary raids Christians of the Mediterranean without war, as its card says', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        state.trade.tc_west_med = [{ power: 'spain', count: 1 }];
        put(state, 'barbary', 'S2', 'west_med');
      },
    });
    expect(optionsOf(match, FRENCH).some((id) => id.startsWith('act/barbary/piracy'))).toBe(true);
  });
});
