/** U §17–18: leaders in their posts, boxes, revolts under arms, interests, straits, enclaves. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
import { answer, askedOf, deal, lead, optionsOf, own, put, stateOf, type Table, table, worldOf } from '../table.ts';
import { calm, FRENCH, minorOf, offered, onwards, reach, realm, SPANISH, spain, toDo, whereIs } from './play.ts';

const _control = (match: Table, area: string): string | null => controlOf(worldOf(match), area);

describe('U §17 leaders', () => {
  test('U §17.3 at its vitality a Power may have an extraordinary leader, one above it not', () => {
    const sides = (unrest: number): readonly string[] => {
      const match = spain({
        change: (state) => {
          realm(state, 'spain').unrest = unrest;
          put(state, 'spain', 'I23', 'toledo');
        },
      });
      answer(match, `${SPANISH} act/spain/leader`);
      return optionsOf(match, SPANISH);
    };
    expect(sides(4)).toContain('extraordinary');
    expect(sides(5)).not.toContain('extraordinary');
  });
  test('U §17.3.1 a historical leader who is replaced does not join the pool', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'toledo');
        lead(state, 'spain', 'gonzalo', 'spain-1', true);
      },
    });
    answer(match, `${SPANISH} act/spain/leader`);
    onwards(match, ['leader-post'], { 'leader-side': 'ordinary' });
    answer(match, `${SPANISH} instead/gonzalo`);
    expect(stateOf(match).leaders.map(({ id }) => /^L\d\d$/.test(id))).toEqual([true]);
  });
  test('U §17.2 a leader may take command of a dispersed troop or a squadron under repair', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'box-CM');
        put(state, 'spain', 'S2', 'barcelona', { up: false });
      },
    });
    answer(match, `${SPANISH} act/spain/leader`);
    onwards(match, ['leader-post'], { 'leader-side': 'ordinary' });
    expect(optionsOf(match, SPANISH)).toEqual(expect.arrayContaining(['with/spain-1', 'with/spain-2']));
  });
  test('U §17.3.3 historical leaders too are ordinary from the end of the turn on', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        put(state, 'spain', 'I23', 'toledo');
        lead(state, 'spain', 'gonzalo', 'spain-1', true);
        toDo(state, { do: 'reckon', step: 'units' });
      },
    });
    onwards(match, ['act']);
    expect(stateOf(match).leaders).toMatchObject([{ id: 'gonzalo', extraordinary: false }]);
  });
  test('U §16.2, §20.2 veterans of an allied minor are counted with those of its ally: half of one is one', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'florence').ally = 'spain';
        put(state, 'florence', 'I23', 'florence', { up: true });
        toDo(state, { do: 'reckon', step: 'units' });
      },
    });
    onwards(match, ['act']);
    expect(stateOf(match).units.map(({ up }) => up)).toEqual([false]);
  });
});

describe('U §18.1 the unit that is brought home', () => {
  test('U §18.1 its leader goes with it', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'box-CM');
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    answer(match, `${SPANISH} end`, `${SPANISH} home/spain-1/box-WM`);
    expect([whereIs(match, 'spain-1'), stateOf(match).leaders[0]?.on]).toEqual(['box-WM', 'spain-1']);
  });
  test('U §18.1 a troop of an allied minor is no unit of the Power: it is not brought to a theater that it may not enter', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'savoy').ally = 'spain';
        put(state, 'savoy', 'I23', 'box-CM');
      },
    });
    answer(match, `${SPANISH} end`);
    expect(offered(match, /^home\/savoy-1\/box-WM/)).toEqual([]);
  });
});

describe('U §18.3 revolts under arms', () => {
  test('U §18.3, §22 a named revolt under own troops: they hold the ground, and may subdue it', () => {
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        calm(state, 0);
        put(state, 'spain', 'I23', 'valencia');
        deal(state, SPANISH, '813');
      },
    });
    answer(match, `${SPANISH} card/813/event`);
    onwards(match, ['act']);
    expect(stateOf(match).rebellions.valencia).toBe(2);
    answer(match, `${SPANISH} act/spain/subjugate/valencia`);
    onwards(match, ['act']);
    expect(stateOf(match).rebellions).toEqual({});
  });
  test('U §18.3 nothing is built in a revolt, though own troops stand in it', () => {
    const match = spain({
      change: (state) => {
        state.rebellions.valencia = 2;
        put(state, 'spain', 'I23', 'valencia');
      },
    });
    answer(match, `${SPANISH} act/spain/troop/spain/I23`);
    expect(optionsOf(match, SPANISH)).not.toContain('at/valencia');
  });
  test('U §18.3 a troop in an area in revolt may go by strategic movement, and come in', () => {
    const leaves = reach(
      spain({
        change: (state) => {
          state.rebellions.valencia = 2;
          put(state, 'spain', 'I23', 'valencia');
        },
      }),
      SPANISH,
      'spain',
      'spain-1',
    );
    expect(leaves).toContain('toledo');
    const enters = reach(
      spain({
        change: (state) => {
          state.rebellions.valencia = 2;
          put(state, 'spain', 'I23', 'valencia');
          put(state, 'spain', 'I23', 'toledo');
        },
      }),
      SPANISH,
      'spain',
      'spain-2',
    );
    expect(enters).toContain('valencia');
  });
  test('U §19.2.2, §18.3 a port in revolt is still owned: it counts for merchants', () => {
    const match = table({
      change: (state) => {
        state.stage = 'half';
        for (const chair of state.chairs) chair.vp = chair.player === SPANISH ? 0 : 5;
        for (const area of ['oporto', 'lagos', 'lisbon']) state.rebellions[area] = 2;
      },
    });
    answer(match, `${SPANISH} begin/${SPANISH}/clockwise`);
    for (let n = 0; n < 60; n++) {
      const seat = match.waiting.find((each) => askedOf(match, each) !== 'act');
      if (seat === undefined) break;
      const options = optionsOf(match, seat);
      answer(match, `${seat} ${options.find((id) => id.endsWith('/proposed')) ?? options[0]}`);
    }
    expect(stateOf(match).trade.tc_east_atlantic?.find(({ power }) => power === 'portugal')?.count).toBe(2);
  });
  test('U §18.3 of two areas of a minor the second revolt is against the rule, and comes only if nothing else is left', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'genoa').ally = 'spain';
        calm(state, 0);
        realm(state, 'spain').unrest = 9;
        state.rebellions.bastia = 2;
        toDo(state, { do: 'reckon', step: 'agitation' });
      },
    });
    onwards(match, ['place-rebellion', 'act']);
    expect(offered(match, /^rebel\/(genoa|bastia)/)).toEqual([]);
  });
});

describe('U §18.4–18.6 interests and seas', () => {
  test('U §18.6.4 only who controls Constantinople sends troops from the Eastern Mediterranean into the Black Sea', () => {
    const goes = (power: 'ottomans' | 'venice') => {
      const match = table({
        player: power === 'ottomans' ? FRENCH : SPANISH,
        change: (state) => {
          own(state, 'varna', 'domain:venice');
          own(state, 'trebizond', 'domain:ottomans');
          put(state, power, 'I23', power === 'ottomans' ? 'smyrna' : 'candia');
        },
      });
      return reach(match, power === 'ottomans' ? FRENCH : SPANISH, power, `${power}-1`);
    };
    expect(goes('ottomans')).toContain('trebizond');
    expect(goes('venice')).not.toContain('varna');
  });
  test('U §18.4.1 a port of a theater without interest is no base: the fleet must go', () => {
    const match = spain({
      change: (state) => {
        own(state, 'oran', 'domain:england');
        put(state, 'england', 'S2', 'plymouth');
      },
    });
    answer(match, `${SPANISH} act/england/redeploy/england-1`);
    expect(optionsOf(match, SPANISH).filter((id) => ['to/oran', 'to/west_med'].includes(id))).toEqual([]);
  });
  test('U §18.4.1 an independent area of a theater without interest is not subdued', () => {
    const match = table({
      change: (state) => {
        own(state, 'voronezh', 'A2');
        put(state, 'ottomans', 'I23', 'voronezh');
      },
    });
    expect(optionsOf(match, FRENCH)).not.toContain('act/ottomans/subjugate/voronezh');
  });
});
