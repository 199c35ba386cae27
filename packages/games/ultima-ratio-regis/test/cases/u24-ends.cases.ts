/** U §19.2.5, §22–24: whole ends of turn, reckoned by hand; what follows in which order. */
import { describe, expect, test } from 'vitest';
import { controllerOf } from '../../src/facts/control.ts';
import { scoreOf } from '../../src/facts/victory.ts';
import type { State } from '../../src/state.ts';
import type { ReckoningStep } from '../../src/tasks/politics.ts';
import type { Player, Power } from '../../src/vocabulary.ts';
import { answer, askedOf, fortify, own, put, stateOf, type Table, table, told, war, worldOf } from '../table.ts';
import { drift } from './laid.ts';
import { calm, FRENCH, minorOf, onwards, realm, SPANISH, spain, toDo, unitsAt, unrestOf, vpOf } from './play.ts';

/** What each Power of a player scores: `spain 2`. */
const lines = (match: Table, player: Player): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { power, vp } of scoreOf(worldOf(match), player))
    sums[power ?? 'bonus'] = (sums[power ?? 'bonus'] ?? 0) + vp;
  return sums;
};
const steps = (state: State, ...those: ReckoningStep[]) =>
  toDo(state, ...those.map((step) => ({ do: 'reckon', step }) as const));
const FROM_TRADE: readonly ReckoningStep[] = ['trade', 'economy', 'units', 'agitation', 'points'];

describe('U §23.2 the printed map of 1490, line by line', () => {
  test('U §23.2 the first player: 2 for his group, 10 for his Powers', () => {
    // France: presence WE. Ottomans: EM, and SEE with seven areas and two of the Principalities. Barbary: Oran, Bugia,
    // Tripoli and presence WM. Russia: EE. Portugal: Ceuta and WM. Crimea: nothing.
    expect(lines(table({}), FRENCH)).toEqual({ france: 1, ottomans: 2, barbary: 4, russia: 1, portugal: 2, bonus: 2 });
  });
  test('U §23.2 the second player: 26 for eight Powers', () => {
    expect(lines(table({}), SPANISH)).toEqual({
      // Presence in WM and CM (Palermo, Syracuse, Malta).
      spain: 2,
      // Emperor, Flanders, presence in CE.
      austria: 3,
      // Armenia, presence in TE; of Iraq it has one area of two.
      persia: 2,
      // Syria, Adana, presence in EM.
      mamluks: 3,
      // Belgrade, Bohemia, Hungary, presence in SEE and, with three areas of Bohemia, in CE.
      hungary: 5,
      // Dalmatia (two of three), Candia with Cyprus, Modon, presence in CM and EM.
      venice: 5,
      // Calais, presence in WE.
      england: 2,
      // Lithuania, Smolensk, Ukraine (Kiev and Kursk of three), presence in EE.
      poland: 4,
    });
  });
  test('U §24 step 6 is told and paid as it is reckoned: 12 and 26', () => {
    const match = spain({ change: (state) => steps(state, 'points') });
    onwards(match, ['act']);
    expect([vpOf(match, FRENCH), vpOf(match, SPANISH)]).toEqual([12, 26]);
  });
});

describe('U §24 one thing leads to another', () => {
  /** Venice has 6 unrest and four S2 (8); its one merchant of the Central Mediterranean is the surplus one. */
  const venice = (capacity: number): Table =>
    spain({
      change: (state) => {
        calm(state, 0);
        realm(state, 'venice').unrest = 6;
        for (let n = 0; n < 4; n++) put(state, 'venice', 'S2', 'central_med');
        state.trade.tc_central_med = [
          { power: 'spain', count: 2 },
          { power: 'ottomans', count: 2 },
          { power: 'venice', count: 1 },
        ];
        state.capacity.tc_central_med = capacity;
        steps(state, ...FROM_TRADE);
      },
    });
  test('U §24 the merchant lost in step 2 is missed in step 3; the unrest of step 3 breaks out in step 5; step 6 counts what is left', () => {
    const match = venice(0);
    onwards(match, ['place-rebellion']);
    expect(told(match, 'income').find(({ power }) => power === 'venice')).toMatchObject({ income: 7, expenses: 8 });
    expect(told(match, 'agitation')).toMatchObject([{ power: 'venice', revolts: 1 }]);
    answer(match, `${SPANISH} rebel/modon`);
    onwards(match, ['act']);
    // Modon scores no more; its owner still has three areas in Eastern Mediterranean.
    expect(lines(match, SPANISH).venice).toBe(4);
  });
  test('U card 038 a merchant more in the center: nobody leaves it, and Venice stays calm', () => {
    const match = venice(1);
    onwards(match, ['act']);
    expect(told(match, 'income').find(({ power }) => power === 'venice')).toMatchObject({ income: 9, expenses: 8 });
    expect([told(match, 'agitation'), unrestOf(match, 'venice')]).toEqual([[], 5]);
  });
  test('U §24 a revolt that breaks out now costs nothing in this turn’s accounts', () => {
    const match = venice(0);
    onwards(match, ['act']);
    expect(unrestOf(match, 'venice')).toBe(7);
  });
  test('U §24.3 a dynasty that falls in step 5 has no ally left in step 6', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        realm(state, 'hungary').unrest = 20;
        steps(state, 'agitation', 'points');
      },
    });
    onwards(match, ['act']);
    // Without Bohemia: neither the objective nor presence in Central Europe. It loses twice its vitality of 3.
    expect(lines(match, SPANISH).hungary).toBe(3);
    expect(vpOf(match, SPANISH)).toBe(26 - 2 - 6);
  });
  test('U §24 unrest for a professional army of step 4 counts in step 5', () => {
    const match = table({
      scenario: 'sun_king',
      players: 3,
      turn: 12,
      change: (state) => {
        calm(state, 3);
        realm(state, 'prussia').unrest = 4;
        put(state, 'prussia', 'I23', 'berlin', { up: true });
        own(state, 'berlin', 'home:prussia');
        steps(state, 'units', 'agitation');
      },
    });
    onwards(match, ['professional']);
    answer(match, 'player-3 keep/prussia-1');
    onwards(match, ['agitation', 'act', 'dynasty']);
    expect(unrestOf(match, 'prussia')).toBe(5);
    expect(told(match, 'agitation')).toMatchObject([{ power: 'prussia', revolts: 1 }]);
  });
  test('U §24.2 the troop that disperses to calm its land is paid no less, and does not fight revolts that are there', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        realm(state, 'venice').unrest = 8;
        state.rebellions.candia = 2;
        put(state, 'venice', 'I23', 'verona');
        steps(state, 'agitation');
      },
    });
    expect(askedOf(match, SPANISH)).toBe('agitation');
    answer(match, `${SPANISH} disperse/venice-1`);
    onwards(match, ['act']);
    expect(stateOf(match).rebellions).toEqual({ candia: 2 });
    expect(unrestOf(match, 'venice')).toBe(8);
  });
});

describe('U §24.1 accounts', () => {
  const spent = (power: Power, change: (state: State) => void): number | undefined => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        change(state);
        steps(state, 'economy');
      },
    });
    return told(match, 'income').find((event) => event.power === power)?.expenses;
  };
  test('U §24.1.1 a fortress of an ally’s minor is not paid, one’s own in its area is', () => {
    expect(
      spent('spain', (state) => {
        minorOf(state, 'genoa').ally = 'spain';
        fortify(state, 'genoa', 'genoa');
        fortify(state, 'spain', 'palermo');
      }),
    ).toBe(1);
  });
  test('U §24.1.1 an expeditionary corps is paid by its owner', () => {
    const change = (state: State) => {
      put(state, 'spain', 'I23', 'calais');
      state.lent['spain-1'] = 'england';
    };
    expect([spent('spain', change), spent('england', change)]).toEqual([1, 0]);
  });
  test('U §24.1.1 revolts in areas of an allied minor are none of its ally’s accounts', () => {
    expect(
      spent('spain', (state) => {
        minorOf(state, 'genoa').ally = 'spain';
        state.rebellions.bastia = 3;
      }),
    ).toBe(0);
  });
  test('U §24.1.2 units lost in the turn are there again in the next, those of neutral minors too', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        put(state, 'spain', 'I34', 'eliminated');
        put(state, 'genoa', 'S2', 'eliminated');
        put(state, 'cossacks', 'I23', 'eliminated');
        steps(state, 'units');
      },
    });
    onwards(match, ['act']);
    expect(stateOf(match).units).toEqual([]);
  });
  test('U §24.1.2 a veteran that lies with the eliminated is no veteran any more: half of the others', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I34', 'eliminated', { up: true });
        put(state, 'spain', 'I34', 'toledo', { up: true });
        put(state, 'spain', 'I34', 'box-WM', { up: true });
        steps(state, 'units');
      },
    });
    onwards(match, ['act'], { veterans: 'veterans/spain/proposed' });
    expect(stateOf(match).units.filter(({ up }) => up)).toHaveLength(1);
  });
});

describe('U §22 control', () => {
  test('U §22 troops alone hold the ground of an area only while they stand there', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'montpellier');
      },
    });
    expect(controllerOf(worldOf(match), 'montpellier')).toBe('france');
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/perpignan`);
    onwards(match, ['act', 'advance']);
    expect([controllerOf(worldOf(match), 'montpellier'), stateOf(match).holders]).toEqual(['france', {}]);
  });
  test('U §23.2 an area objective held by an army that has not subdued it is not scored', () => {
    const match = table({
      change: (state) => {
        war(state, 'france', 'spain');
        put(state, 'france', 'I23', 'perpignan');
      },
    });
    expect(lines(match, FRENCH).france).toBe(1);
  });
  test('U §23.2 what an enemy holds at the end has been given back by the peace, and scores for its owner', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        war(state, 'france', 'england');
        state.holders.calais = 'france';
        put(state, 'france', 'I23', 'calais');
        steps(state, 'wars', 'homecoming', 'points');
      },
    });
    onwards(match, ['act'], { conditions: 'done' });
    expect(lines(match, SPANISH).england).toBe(2);
    expect(unitsAt(match, 'france', 'calais')).toEqual([]);
  });
  test('U §23.2 ceded in that peace it scores for the winner', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        war(state, 'france', 'england', [1, 0]);
        state.holders.calais = 'france';
        steps(state, 'wars', 'homecoming', 'points');
      },
    });
    answer(match, `${FRENCH} domain/calais`);
    onwards(match, ['act']);
    expect([lines(match, FRENCH).france, lines(match, SPANISH).england]).toEqual([2, 1]);
  });
  test('U facts 35: areas of an allied minor count for provinces and presence, not for the objective of an area', () => {
    // Denmark 1610–: nothing; Poland: the Duchy of Prussia. Here Barbary’s Oran is of Morocco, its ally.
    const match = table({
      change: (state) => {
        own(state, 'oran', 'minor:morocco');
        minorOf(state, 'morocco').ally = 'barbary';
      },
    });
    expect(lines(match, FRENCH).barbary).toBe(3);
  });
});

describe('U §24 the last turn', () => {
  test('U §24 step 7: most victory points win; a tie is shared', () => {
    const over = (spanish: number) =>
      drift(
        table({
          turn: 3,
          change: (state) => {
            calm(state, 3);
            for (const chair of state.chairs) chair.vp = chair.player === SPANISH ? spanish : 0;
          },
        }),
        () => false,
      ).result?.winners;
    const difference = (() => {
      const match = drift(table({ turn: 3, change: (state) => calm(state, 3) }), () => false);
      return vpOf(match, FRENCH) - vpOf(match, SPANISH);
    })();
    expect([over(difference + 1), over(difference - 1), over(difference)?.length]).toEqual([[SPANISH], [FRENCH], 2]);
  });
});
