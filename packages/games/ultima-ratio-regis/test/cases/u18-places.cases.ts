/** U §18.1–18.5: boxes, independents, rebellions, interests, borders. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
import { titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  askedOf,
  deal,
  fortify,
  lead,
  optionsOf,
  own,
  put,
  stateOf,
  type Table,
  table,
  war,
  worldOf,
} from '../table.ts';
import {
  calm,
  FRENCH,
  minorOf,
  onwards,
  reach,
  realm,
  refusalOf,
  SPANISH,
  spain,
  toDo,
  unitsAt,
  whereIs,
} from './play.ts';

const control = (match: Table, area: string): string | null => controlOf(worldOf(match), area);

describe('U §18.1 boxes', () => {
  test('U §18.1 each Power brings one home at the end of an impulse, whatever its player’s other Powers do', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'box-CM');
        put(state, 'spain', 'I34', 'box-EM');
        put(state, 'venice', 'I23', 'box-EM');
      },
    });
    answer(match, `${SPANISH} end`);
    answer(match, `${SPANISH} home/spain-1/box-WM`);
    expect(optionsOf(match, SPANISH)).not.toContain('home/spain-2/box-WM');
    expect(optionsOf(match, SPANISH)).toContain('home/venice-1/box-CM');
  });
  test('U §18.1 nobody must', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'box-CM') });
    answer(match, `${SPANISH} end`);
    const refuse = optionsOf(match, SPANISH).find((id) => !id.startsWith('home/'));
    answer(match, `${SPANISH} ${refuse}`);
    expect(whereIs(match, 'spain-1')).toBe('box-CM');
  });
  test('U §18.5 troops of a minor beaten beyond the border disperse in their own theater only', () => {
    // Savoy is of Central Mediterranean; Marseille of Western Europe.
    const match = spain({
      dice: [1, 6],
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        minorOf(state, 'savoy').ally = 'spain';
        put(state, 'savoy', 'I23', 'marseille');
        put(state, 'france', 'I23', 'lyon');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/marseille`);
    onwards(match, ['which-box', 'act'], { oppose: 'oppose/lyon/troops' });
    expect(askedOf(match, SPANISH)).toBe('act');
    expect(unitsAt(match, 'savoy', 'box-CM')).toHaveLength(1);
  });
});

describe('U §18.2 independents', () => {
  test('U §18.2.2 troops in an inactive area carry supply and open the way beyond', () => {
    // Aquila is inactive; from Rome, Papal and Spanish, a siege of Bari would be supplied through it.
    const through = (there: boolean) => {
      const match = spain({
        change: (state) => {
          own(state, 'bari', 'domain:spain');
          if (there) put(state, 'spain', 'I23', 'aquila');
          minorOf(state, 'papal_states').ally = 'spain';
          put(state, 'spain', 'I34', 'bari');
        },
      });
      return reach(match, SPANISH, 'spain', there ? 'spain-2' : 'spain-1').includes('rome');
    };
    expect([through(false), through(true)]).toEqual([true, true]);
  });
  test('U §18.2.2 a troop there does not hold a claim: no casus belli, presence or income comes of it', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'milan') });
    expect(control(match, 'milan')).not.toBe('domain:spain');
    expect(titleOf(worldOf(match), 'milan')).toBe('inactive');
    expect(refusalOf(match, SPANISH, 'act/spain/subjugate/milan')?.[0]).toBeDefined();
  });
  test('U §18.2.3 the troops already there may withdraw instead of fighting', () => {
    const match = spain({
      change: (state) => {
        own(state, 'oran', 'A2');
        own(state, 'algiers', 'domain:spain');
        own(state, 'bugia', 'domain:france');
        realm(state, 'france').interests.push('CM');
        army(state, 'spain', 'algiers', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'I23', 'oran');
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/oran`);
    expect(askedOf(match, FRENCH)).toBe('react');
    expect(optionsOf(match, FRENCH).some((id) => id.startsWith('disperse') || id.startsWith('retreat'))).toBe(true);
  });
  test('U §18.2.3 A3 and A2 are the dice of their defence: a 2 of a C3 counts as 3 and holds, of a C2 it does not', () => {
    const subdued = (level: 'A2' | 'A3') => {
      const match = spain({
        dice: [3, 2],
        change: (state) => {
          own(state, 'oran', level);
          own(state, 'algiers', 'domain:spain');
          put(state, 'spain', 'I23', 'oran');
        },
      });
      answer(match, `${SPANISH} act/spain/subjugate/oran`);
      onwards(match, ['act']);
      return titleOf(worldOf(match), 'oran');
    };
    expect([subdued('A2'), subdued('A3')]).toEqual(['domain:spain', 'A3']);
  });
});

describe('U §18.3 rebellions', () => {
  /** Card 033: a revolt under the limits of §18.3, placed by the owner of the victim. */
  const placed = (change: (state: State) => void): string[] => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        realm(state, 'barbary').unrest = 3;
        deal(state, SPANISH, '033');
        change(state);
      },
    });
    answer(match, `${SPANISH} card/033/event`);
    onwards(match, ['place-rebellion', 'act'], { 'which-power': 'power/barbary' });
    return optionsOf(match, FRENCH)
      .filter((id) => id.startsWith('rebel/'))
      .map((id) => id.slice(6))
      .toSorted();
  };
  test('U §18.3 not in the last calm area of a province, nor in a key area, nor with troops', () => {
    // Barbary: Oran, Algiers* and Bugia; Tunis* and Tripoli. Benghazi is independent.
    expect(placed(() => {})).toEqual(['bugia', 'oran', 'tripoli']);
    expect(placed((state) => void put(state, 'barbary', 'I23', 'bugia'))).toEqual(['oran', 'tripoli']);
    expect(placed((state) => fortify(state, 'barbary', 'oran'))).toEqual(['bugia', 'tripoli']);
    expect(placed((state) => void put(state, 'barbary', 'S2', 'tripoli'))).toEqual(['bugia', 'oran']);
    expect(
      placed((state) => {
        state.rebellions.tunis = 2;
      }),
    ).toEqual(['bugia', 'oran']);
  });
  test('U §18.3 where nothing else is left the limits fall', () => {
    expect(
      placed((state) => {
        for (const area of ['bugia', 'oran', 'tripoli']) put(state, 'barbary', 'I23', area);
      }),
    ).toEqual(['algiers', 'bugia', 'oran', 'tripoli', 'tunis']);
  });
  test('U §18.3 who subdues a revolt at home controls the area again, and the marker is gone', () => {
    const match = spain({
      dice: [5, 1],
      change: (state) => {
        state.rebellions.valencia = 2;
        put(state, 'spain', 'I23', 'valencia');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/valencia`);
    onwards(match, ['act']);
    expect([stateOf(match).rebellions, control(match, 'valencia')]).toEqual([{}, 'spain']);
  });
  test('U §18.3 who subdues a revolt in an area of an enemy holds the area; it was a key area, and costs morale now', () => {
    const match = table({
      dice: [5, 1],
      change: (state) => {
        war(state, 'france', 'spain');
        realm(state, 'france').interests.push('WM');
        state.rebellions.barcelona = 2;
        own(state, 'perpignan', 'domain:france');
        put(state, 'france', 'I23', 'barcelona');
      },
    });
    answer(match, `${FRENCH} act/france/subjugate/barcelona`);
    onwards(match, ['act']);
    expect([stateOf(match).rebellions, control(match, 'barcelona')]).toEqual([{}, 'france']);
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
  test('U §18.3 a revolt in what an enemy holds: the rebels hold it, its owner is still the owner', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        state.holders.valencia = 'france';
        deal(state, SPANISH, '813');
      },
    });
    answer(match, `${SPANISH} card/813/event`);
    onwards(match, ['act']);
    expect([stateOf(match).rebellions.valencia, control(match, 'valencia')]).toEqual([2, 'rebels']);
    expect(titleOf(worldOf(match), 'valencia')).toBe('home:spain');
  });
  test('U §18.3 a dispersed troop is not regrouped in a revolt', () => {
    const match = spain({
      change: (state) => {
        state.rebellions.valencia = 2;
        put(state, 'spain', 'I23', 'box-WM');
      },
    });
    answer(match, `${SPANISH} act/spain/regroup/spain-1`);
    expect(optionsOf(match, SPANISH)).toContain('at/granada');
    expect(optionsOf(match, SPANISH)).not.toContain('at/valencia');
  });
});

describe('U §18.4–5 interests', () => {
  test('U §18.4.1 a conqueror without interest in the theater of a minor does not become its ally', () => {
    // England’s interests end in Western Europe; Turin and Nice are on its border.
    const match = spain({
      dice: [5, 1],
      change: (state) => {
        war(state, 'england', 'france');
        minorOf(state, 'savoy').ally = 'france';
        state.holders.turin = 'england';
        own(state, 'marseille', 'domain:england');
        put(state, 'england', 'I23', 'nice');
      },
    });
    answer(match, `${SPANISH} act/england/subjugate/nice`);
    onwards(match, ['act']);
    expect(stateOf(match).holders.nice).toBe('england');
    expect(minorOf(stateOf(match), 'savoy').ally).toBe('france');
  });
  test('U §18.4.1 future interests of a card begin with their turn: Spain marches in Central Europe from turn 3', () => {
    const interested = (turn: number) => {
      const match = spain({
        turn,
        change: (state) => {
          war(state, 'spain', 'france');
          own(state, 'besancon', 'domain:spain');
          own(state, 'strasbourg', 'domain:spain');
          put(state, 'spain', 'I23', 'besancon');
        },
      });
      return optionsOf(match, SPANISH).includes('act/spain/redeploy/spain-1')
        ? reach(match, SPANISH, 'spain', 'spain-1').includes('strasbourg')
        : false;
    };
    expect([interested(1), interested(3)]).toEqual([false, true]);
  });
  test('U §18.5 a border area held without interest is not among the conditions, and is given back', () => {
    const match = table({
      change: (state) => {
        calm(state, 3);
        war(state, 'england', 'france', [3, 0]);
        // Nice, of France here, borders Western Europe.
        own(state, 'nice', 'domain:france');
        state.holders.nice = 'england';
        toDo(state, { do: 'peace', sides: ['england', 'france'], opener: null });
      },
    });
    expect(optionsOf(match, SPANISH)).not.toContain('domain/nice');
    onwards(match, ['act'], { conditions: 'done' });
    expect(control(match, 'nice')).toBe('france');
  });
});
