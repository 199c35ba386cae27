/** U §3.1: cards of areas, units, unrest, trade and piracy. */
import { describe, expect, test } from 'vitest';
import { capacityOf } from '../../src/facts/trade.ts';
import type { State } from '../../src/state.ts';
import { categoriesOf, minorOf, onwards, realm, unitsAt, unrestOf, whereIs } from '../cases/play.ts';
import { answer, army, askedOf, lead, optionsOf, own, put, stateOf, told, war, worldOf } from '../table.ts';
import { at, before, claimed, emperor, garrison, PLAYER, play, warBetween } from './event.ts';

describe('U cards of areas', () => {
  test('U card 116 York or Dublin', () => {
    const { rebellions } = stateOf(play('116'));
    expect(Object.entries(rebellions)).toHaveLength(1);
    expect(['york', 'dublin']).toContain(Object.keys(rebellions)[0]);
  });
  test('U card 410 Potosí and Santiago, Asunción and Buenos Aires; silver for the owner of Lima or Potosí', () => {
    const silver = (title: 'domain:spain' | 'A3') =>
      unrestOf(play('410', { change: (state) => own(state, 'lima', title) }), 'spain');
    expect([silver('domain:spain'), silver('A3')]).toEqual([3, 6]);
  });
  test('U activate: possessions are untouched; card 1907 takes domains too, not home areas', () => {
    const livonia = play('501', { change: (state) => own(state, 'riga', 'domain:poland') });
    expect(at(livonia, 'riga')).toBe('domain:poland');
    const pontiac = play('1907', {
      change: (state) => {
        own(state, 'great_lakes', 'domain:france');
        own(state, 'ohio', 'home:england');
      },
    });
    expect([at(pontiac, 'great_lakes'), at(pontiac, 'ohio')]).toEqual(['A3', 'home:england']);
  });
  test('U card 318 a Portuguese domain overseas becomes a colony, and the squadron is built there', () => {
    const match = before('318', { change: (state) => own(state, 'goa', 'domain:portugal') });
    answer(match, `${PLAYER} card/318/event`, `${PLAYER} colony/goa`);
    if (askedOf(match, PLAYER) === 'free-unit') expect(optionsOf(match, PLAYER)).toEqual(['at/goa']);
    onwards(match, ['act']);
    expect(at(match, 'goa')).toBe('home:portugal');
    expect(unitsAt(match, 'portugal', 'goa')).toHaveLength(1);
  });
  test('U card 102 a landing in Santo Domingo that succeeds may be a colony at once', () => {
    const match = before('102', { dice: [6, 1] });
    answer(match, `${PLAYER} card/102/event`, `${PLAYER} land/santo_domingo`);
    onwards(match, ['act'], { 'colony-here': 'yes', 'free-landing-troop': 'new/I23' });
    expect(at(match, 'santo_domingo')).toBe('home:spain');
  });
  test('U card 102 elsewhere it is a domain', () => {
    const match = before('102', { dice: [6, 1] });
    answer(match, `${PLAYER} card/102/event`, `${PLAYER} land/cuba`);
    onwards(match, ['act'], { 'free-landing-troop': 'new/I23' });
    expect(at(match, 'cuba')).toBe('domain:spain');
    expect(unitsAt(match, 'spain', 'cuba')).toHaveLength(1);
  });
  test('U card 208 two landings, one after the other', () => {
    const match = before('208', {
      dice: [6, 1, 6, 1],
      change: (state) => {
        garrison(2, 'portugal')(state);
        own(state, 'hormuz', 'A2');
        own(state, 'muscat', 'A2');
      },
    });
    answer(match, `${PLAYER} card/208/event`);
    const first = optionsOf(match, PLAYER);
    if (askedOf(match, PLAYER) === 'leader-comes') answer(match, `${PLAYER} ${first[0]}`);
    answer(match, `${PLAYER} land/hormuz`);
    onwards(match, ['free-landing', 'act'], { 'free-landing-troop': 'new/I23' });
    expect(askedOf(match, PLAYER)).toBe('free-landing');
    answer(match, `${PLAYER} land/muscat`);
    onwards(match, ['free-landing', 'act'], { 'free-landing-troop': 'new/I23' });
    expect(askedOf(match, PLAYER)).toBe('act');
    expect(told(match, 'combat').map((event) => event.at)).toEqual(['hormuz', 'muscat']);
  });
  test('U card 818 what England landed on may become a home area', () => {
    const match = before('818', { dice: [6, 1], change: (state) => own(state, 'virginia', 'A2') });
    answer(match, `${PLAYER} card/818/event`);
    const there = optionsOf(match, PLAYER).find((id) => id.startsWith('land/') && !id.endsWith('nowhere')) ?? '';
    answer(match, `${PLAYER} ${there}`);
    onwards(match, ['act', 'colony', 'colony-here'], { 'free-landing-troop': 'new/I23' });
    const yes = optionsOf(match, PLAYER).find(
      (id) => id === 'yes' || (id.startsWith('colony/') && !id.endsWith('none')),
    );
    answer(match, `${PLAYER} ${yes}`);
    expect(at(match, there.slice('land/'.length))).toBe('home:england');
  });
  test('U card 1408 Nerchinsk: a home area with a troop there, lost without', () => {
    const nerchinsk = (troop: boolean) =>
      at(
        play('1408', {
          change: (state) => {
            own(state, 'nerchinsk', 'domain:russia');
            if (troop) put(state, 'russia', 'I23', 'nerchinsk');
          },
        }),
        'nerchinsk',
      );
    expect(nerchinsk(true)).toBe('home:russia');
    expect(nerchinsk(false)).not.toMatch(/russia/);
  });
  test('U card 1509 the areas of Scotland become English home areas', () => {
    const match = play('1509');
    expect(['edinburgh', 'glasgow', 'aberdeen'].map((area) => at(match, area))).toEqual(
      Array.from({ length: 3 }, () => 'home:england'),
    );
  });
  test('U card 1505 Ingria becomes a Russian home area when controlled at peace', () => {
    const match = play('1505', { change: garrison(15, 'russia') });
    expect(stateOf(match).rules).toContain('ingria_home');
    expect(unrestOf(match, 'russia')).toBe(3);
  });
  test('U card 1904 Russia, Prussia and Austria take one Polish domain each, in this order', () => {
    const match = before('1904', {
      change: (state) => {
        for (const area of ['polotsk', 'danzig', 'kiev']) own(state, area, 'domain:poland');
      },
    });
    answer(match, `${PLAYER} card/1904/event`);
    const takers: string[] = [];
    for (let n = 0; n < 6 && askedOf(match, match.waiting[0] ?? '') === 'partition'; n++) {
      const seat = match.waiting[0] ?? '';
      takers.push(String(match.questions(seat)[0]?.ask.args?.power));
      answer(match, `${seat} ${optionsOf(match, seat)[0]}`);
    }
    expect(takers.every((power, n) => ['russia', 'prussia', 'austria'].indexOf(power) >= n - 1)).toBe(true);
    const owners = ['polotsk', 'danzig', 'kiev'].map((area) => at(match, area)).toSorted();
    expect(owners).toEqual(['domain:austria', 'domain:prussia', 'domain:russia']);
  });
  test('U card 1708 South Italy and Sicily become the minor Two Sicilies, ally of Spain', () => {
    const match = play('1708');
    expect(minorOf(stateOf(match), 'two_sicilies').ally).toBe('spain');
    expect(['naples', 'aquila', 'bari', 'reggio', 'palermo', 'syracuse'].map((area) => at(match, area))).toEqual(
      Array.from({ length: 6 }, () => 'minor:two_sicilies'),
    );
  });
  test('U card 2003 the areas of the Crimea become Russian', () => {
    const match = play('2003', { without: ['crimea'] });
    expect([at(match, 'crimea'), at(match, 'ochakov')]).toEqual(['domain:russia', 'domain:russia']);
    expect(claimed(match, 'ottomans', 'russia')).toBe(true);
  });
});

describe('U cards of units', () => {
  test('U card 105 an elite troop of Spain becomes veteran', () => {
    const match = play('105', { change: (state) => void put(state, 'spain', 'I34', 'toledo') });
    expect(stateOf(match).units[0]).toMatchObject({ kind: 'I34', up: true });
    expect(stateOf(match).leaders).toMatchObject([{ id: 'gonzalo', power: 'spain', extraordinary: true }]);
  });
  test('U card 611 all veterans of Russia become regular', () => {
    const match = play('611', {
      change: (state) => {
        for (let n = 0; n < 3; n++) put(state, 'russia', 'I23', 'moscow', { up: true });
      },
    });
    expect(stateOf(match).units.every(({ up }) => !up)).toBe(true);
    expect(unrestOf(match, 'russia')).toBe(3);
    expect(stateOf(match).rebellions.pskov).toBe(2);
  });
  test('U card 607 two elite troops march to Flanders, not the others', () => {
    const match = before('607', {
      change: (state) => {
        put(state, 'spain', 'I23', 'toledo');
        army(state, 'spain', 'toledo', 2, 'I34');
      },
    });
    answer(match, `${PLAYER} card/607/event`);
    onwards(match, ['free-march', 'act']);
    expect(optionsOf(match, PLAYER)).not.toContain('march/spain-1');
    answer(match, `${PLAYER} march/spain-2`, `${PLAYER} to/antwerp`, `${PLAYER} march/spain-3`, `${PLAYER} to/ghent`);
    onwards(match, ['act']);
    expect([whereIs(match, 'spain-2'), whereIs(match, 'spain-3')]).toEqual(['antwerp', 'ghent']);
    expect(unrestOf(match, 'spain')).toBe(7);
  });
  test('U card 713 a troop in Perm, and Tobolsk is subdued with one advantage in this impulse', () => {
    const match = play('713', {
      dice: [1, 1],
      change: (state) => {
        realm(state, 'russia').interests.push('Si');
        own(state, 'perm', 'domain:russia');
        own(state, 'tobolsk', 'A2');
        put(state, 'russia', 'I23', 'tobolsk');
        realm(state, 'russia').player = PLAYER;
      },
    });
    expect(unitsAt(match, 'russia', 'perm')).toHaveLength(1);
    const plain = before('713', {
      dice: [1, 1],
      change: (state) => {
        realm(state, 'russia').interests.push('Si');
        own(state, 'perm', 'domain:russia');
        own(state, 'tobolsk', 'A2');
        put(state, 'russia', 'I23', 'tobolsk');
        realm(state, 'russia').player = PLAYER;
      },
    });
    const subdue = (table: typeof match) => {
      answer(table, `${PLAYER} act/russia/subjugate/tobolsk`);
      onwards(table, ['act', 'force-control']);
      return Number(categoriesOf(table, 'russia')[0]?.slice(1));
    };
    expect(subdue(match) - subdue(plain)).toBe(1);
  });
  test('U card 1309 two finished fortresses in border areas of France', () => {
    const match = play('1309');
    expect(Object.values(stateOf(match).fortresses)).toEqual([
      { owner: 'france', done: true },
      { owner: 'france', done: true },
    ]);
    expect(Object.keys(stateOf(match).fortresses)).not.toContain('paris');
  });
  test('U card 312 the winner of Genoa receives Andrea Doria', () => {
    const match = before('312', {
      change: (state) => {
        realm(state, 'spain').unrest = 0;
        put(state, 'spain', 'I23', 'toledo');
      },
    });
    answer(match, `${PLAYER} card/312/event`, `${PLAYER} bid/spain/1`);
    onwards(match, ['act']);
    expect(minorOf(stateOf(match), 'genoa').ally).toBe('spain');
    expect(stateOf(match).leaders).toMatchObject([{ id: 'andrea_doria', power: 'spain', extraordinary: true }]);
  });
  test('U card 312 without a winner nobody does', () => {
    expect(stateOf(play('312')).leaders).toEqual([]);
  });
});

describe('U cards of unrest, trade and piracy', () => {
  test('U card 214 the Emperor raises unrest by 2, and that the four princes are Protestant is in force', () => {
    const match = play('214', { change: emperor('austria') });
    expect(unrestOf(match, 'austria')).toBe(8);
    expect(stateOf(play('213')).rules).not.toContain('protestant_princes');
    expect(stateOf(match).rules).toContain('protestant_princes');
  });
  test('U card 217 the Emperor, or Austria if there is none, lowers unrest by 3', () => {
    const fugger = (power: 'france' | null) =>
      play('217', {
        change: (state) => {
          minorOf(state, 'empire').ally = power;
        },
      });
    expect([unrestOf(fugger('france'), 'france'), unrestOf(fugger('france'), 'austria')]).toEqual([3, 6]);
    expect(unrestOf(fugger(null), 'austria')).toBe(3);
    expect(capacityOf(worldOf(fugger(null)), 'tc_north_sea')).toBe(6);
  });
  test('U card 414 Catholic Powers not at war with a Catholic one lower unrest by 1', () => {
    const match = play('414', { change: (state) => war(state, 'spain', 'france') });
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france'), unrestOf(match, 'venice')]).toEqual([6, 6, 5]);
    expect([unrestOf(match, 'ottomans'), unrestOf(match, 'russia')]).toEqual([6, 6]);
  });
  test('U card 1608 Austria may send a merchant to India', () => {
    expect(stateOf(play('1608', {}, { 'place-merchant': 'no' })).trade.tc_india).toBeUndefined();
    const match = play('1608', {}, { 'place-merchant': 'yes' });
    expect(stateOf(match).trade.tc_india?.map(({ power, count }) => `${power} ${count}`)).toEqual(['austria 1']);
    expect([claimed(match, 'england', 'austria'), claimed(match, 'netherlands', 'austria')]).toEqual([true, true]);
  });
  test('U card 612 England may make piracy in the Caribbean without war, this turn', () => {
    const hawkins = (card: boolean) => {
      const setting = {
        change: (state: State) => {
          realm(state, 'england').player = PLAYER;
          realm(state, 'spain').player = 'player-2' as const;
          realm(state, 'england').interests.push('Ca');
          own(state, 'jamaica', 'domain:england');
          put(state, 'england', 'S3', 'caribbean');
          state.trade.tc_caribbean = [{ power: 'spain', count: 2 }];
        },
      };
      const match = card ? play('612', setting) : before('612', setting);
      return optionsOf(match, PLAYER).some((id) => id.startsWith('act/england/piracy'));
    };
    expect([hawkins(false), hawkins(true)]).toEqual([false, true]);
  });
  test('U card 613 Portugal raises unrest by 5 if it loses a land battle in Morocco', () => {
    const match = play('613', {
      dice: [1, 1, 5, 5],
      change: (state) => {
        realm(state, 'portugal').player = PLAYER;
        minorOf(state, 'morocco').ally = 'ottomans';
        own(state, 'ceuta', 'domain:portugal');
        army(state, 'portugal', 'ceuta', 2);
        lead(state, 'portugal', 'L01', 'portugal-1');
        army(state, 'morocco', 'fez', 2);
      },
    });
    expect(warBetween(match, 'portugal', 'ottomans')).toBeDefined();
    answer(match, `${PLAYER} act/portugal/march/L01`, `${PLAYER} army/all`, `${PLAYER} to/fez`);
    onwards(match, ['act', 'advance']);
    expect(told(match, 'won')).toHaveLength(1);
    expect(unrestOf(match, 'portugal')).toBe(11);
  });
});
