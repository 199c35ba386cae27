/** U §3.1: cards with a guard or a procedure of their own, played where they hold and where they do not. */
import { describe, expect, test } from 'vitest';
import { titleOf } from '../../src/facts/titles.ts';
import { capacityOf } from '../../src/facts/trade.ts';
import type { State } from '../../src/state.ts';
import { categoriesOf, minorOf, onwards, realm, unitsAt, unrestOf, whereIs } from '../cases/play.ts';
import { answer, army, askedOf, fortify, lead, optionsOf, own, put, stateOf, told, war, worldOf } from '../table.ts';
import { before, claimed, garrison, PLAYER, play, realmOf, warBetween } from './event.ts';

const emperor = (power: Parameters<typeof realm>[1]) => (state: State) => {
  const empire = minorOf(state, 'empire');
  empire.ally = realm(state, power).power;
};
const at = (match: ReturnType<typeof play>, area: string) => titleOf(worldOf(match), area);

describe('U cards with guards', () => {
  test('U card 209 war with the Mamluks while they are in play, otherwise casus belli with the Ottomans', () => {
    const with_ = play('209');
    expect(warBetween(with_, 'portugal', 'mamluks')?.vp).toEqual([1, 1]);
    expect(claimed(with_, 'portugal', 'ottomans')).toBe(false);
    const without = play('209', { without: ['mamluks'] });
    expect(stateOf(without).wars).toEqual([]);
    expect([claimed(without, 'portugal', 'ottomans'), claimed(without, 'ottomans', 'portugal')]).toEqual([true, true]);
  });
  test('U card 403 Barbarossa comes to the Ottomans only if he is not in play', () => {
    const absent = play('403', { change: garrison(4, 'ottomans') });
    expect(stateOf(absent).leaders).toMatchObject([{ id: 'barbarossa', power: 'ottomans' }]);
    const present = play('403', {
      change: (state) => {
        garrison(4, 'ottomans')(state);
        put(state, 'barbary', 'S2', 'west_med');
        lead(state, 'barbary', 'barbarossa', 'barbary-1', true);
      },
    });
    expect(stateOf(present).leaders.map(({ power }) => power)).toEqual(['barbary']);
    expect(warBetween(present, 'ottomans', 'venice')).toBeDefined();
  });
  test('U card 510 the Emperor Spain loses the Empire in an election; another Emperor does not', () => {
    const spanish = play('510', { change: emperor('spain') });
    expect(told(spanish, 'emperor')).toHaveLength(1);
    expect(unrestOf(spanish, 'spain')).toBe(8);
    const austrian = play('510', { change: emperor('austria') });
    expect(told(austrian, 'emperor')).toEqual([]);
    expect(unrestOf(austrian, 'spain')).toBe(8);
  });
  test('U card 615 Groningen rises if it is Spanish', () => {
    const groningen = (title: 'domain:spain' | 'domain:netherlands') =>
      stateOf(
        play('615', {
          change: (state) => {
            own(state, 'groningen', title);
            garrison(6, 'netherlands')(state);
          },
        }),
      ).rebellions.groningen;
    expect([groningen('domain:spain'), groningen('domain:netherlands')]).toEqual([2, undefined]);
  });
  test('U card 701 Oporto rises while Portugal is a minor of Spain', () => {
    const oporto = (ally: 'spain' | null) =>
      stateOf(
        play('701', {
          change: (state) => {
            const found = state.minors.find(({ minor }) => minor === 'portugal_minor');
            if (found) found.ally = ally;
            else state.minors.push({ minor: 'portugal_minor', ally, aloof: false, religion: 'catholic' });
            own(state, 'oporto', 'minor:portugal_minor');
          },
        }),
      ).rebellions.oporto;
    expect([oporto('spain'), oporto(null)]).toEqual([2, undefined]);
  });
  test('U card 707 Henry of Navarre is of the Huguenots, or of France when they are gone', () => {
    const navarre = (without: ('huguenots' | 'spain')[]) =>
      stateOf(play('707', { without, change: garrison(7, 'france', 'huguenots') })).leaders.map(({ power }) => power);
    expect(navarre([])).toEqual(['huguenots']);
    expect(navarre(['huguenots'])).toEqual(['france']);
  });
  test('U card 809 Klausenburg rises if Transylvania has an ally', () => {
    const klausenburg = (ally: 'ottomans' | null) =>
      stateOf(
        play('809', {
          change: (state) => {
            minorOf(state, 'transylvania').ally = ally;
          },
        }),
      ).rebellions.klausenburg;
    expect([klausenburg('ottomans'), klausenburg(null)]).toEqual([2, undefined]);
  });
  test('U card 812 the truce comes with four cards left or fewer', () => {
    const truce = (hand: string[]) => {
      const match = play('812', { hand, change: (state) => war(state, 'spain', 'netherlands', [1, 0], 1) });
      return warBetween(match, 'spain', 'netherlands') === undefined;
    };
    expect(truce(['029', '030', '032', '033'])).toBe(true);
    expect(truce(['029', '030', '032', '033', '034'])).toBe(false);
  });
  test('U card 1011 a war ends; without one there is casus belli', () => {
    const peace = play('1011', { change: (state) => war(state, 'poland', 'sweden', [1, 1], 1) });
    expect(warBetween(peace, 'poland', 'sweden')).toBeUndefined();
    const none = play('1011');
    expect([claimed(none, 'poland', 'sweden'), claimed(none, 'sweden', 'poland')]).toEqual([true, true]);
  });
  test('U card 1110 all wars of Austria end with four cards left or fewer', () => {
    const westphalia = (hand: string[]) => {
      const match = play('1110', {
        hand,
        change: (state) => {
          war(state, 'austria', 'sweden', [1, 1]);
          war(state, 'france', 'austria', [0, 0]);
          war(state, 'spain', 'netherlands', [0, 0]);
          realm(state, 'france').player = 'player-2';
        },
      });
      return stateOf(match).wars.map(({ sides }) => sides.join(' '));
    };
    expect(westphalia([])).toEqual(['spain netherlands']);
    expect(westphalia(['029', '030', '032', '033', '034'])).toHaveLength(3);
  });
  test('U card 1207 Bombay is ceded if it is Portuguese', () => {
    const bombay = (title: 'domain:portugal' | 'domain:netherlands') =>
      at(play('1207', { change: (state) => own(state, 'bombay', title) }), 'bombay');
    expect([bombay('domain:portugal'), bombay('domain:netherlands')]).toEqual(['domain:england', 'domain:netherlands']);
  });
  test('U card 1406 two squadrons in Azov if Russia controls it', () => {
    const azov = (title: 'domain:russia' | 'domain:ottomans') =>
      unitsAt(play('1406', { change: (state) => own(state, 'azov', title) }), 'russia', 'azov').length;
    expect([azov('domain:russia'), azov('domain:ottomans')]).toEqual([2, 0]);
  });
});

describe('U cards of war and claims', () => {
  test('U card 101 who has domains in the four lands has casus belli against each other, and Italy is activated in turn 1', () => {
    const match = play('101', {
      change: (state) => {
        own(state, 'bologna', 'domain:venice');
        own(state, 'pisa', 'domain:france');
      },
    });
    expect([claimed(match, 'venice', 'france'), claimed(match, 'france', 'venice')]).toEqual([true, true]);
    expect(['milan', 'parma', 'naples', 'aquila', 'bari', 'reggio'].map((area) => at(match, area))).toEqual(
      Array.from({ length: 6 }, () => 'A2'),
    );
    expect(warBetween(match, 'spain', 'france')?.vp).toEqual([1, 1]);
  });
  test('U card 101 in later turns nothing is activated', () => {
    expect(at(play('101', { turn: 2 }), 'milan')).toBe('inactive');
  });
  test('U card 211 England against the ally of Scotland; if it has none it is auctioned', () => {
    const allied = play('211', {
      change: (state) => {
        minorOf(state, 'scotland').ally = 'france';
        realm(state, 'france').player = 'player-3';
      },
    });
    expect([claimed(allied, 'england', 'france'), told(allied, 'auction').length]).toEqual([true, 0]);
    const neutral = play('211', {
      change: (state) => {
        minorOf(state, 'scotland').ally = null;
      },
    });
    expect([claimed(neutral, 'england', 'france'), told(neutral, 'auction')]).toMatchObject([
      false,
      [{ prize: 'scotland' }],
    ]);
  });
  test('U card 404 the Emperor has casus belli against winners that are not the Emperor', () => {
    const match = before('404', {
      change: (state) => {
        emperor('austria')(state);
        for (const each of state.realms) each.unrest = 0;
      },
    });
    answer(match, `${PLAYER} card/404/event`);
    for (let n = 0; n < 40 && askedOf(match, match.waiting[0] ?? '') !== 'act'; n++) {
      const seat = match.waiting[0] ?? '';
      const options = optionsOf(match, seat);
      const prize = told(match, 'auction').at(-1)?.prize;
      const bid = prize === 'saxony' ? 'bid/france/1' : prize === 'palatinate' ? 'bid/austria/1' : 'pass';
      answer(match, `${seat} ${options.find((id) => id === bid) ?? options.find((id) => id === 'pass') ?? options[0]}`);
    }
    expect(told(match, 'auction').map(({ prize }) => prize)).toEqual(['saxony', 'palatinate', 'hesse']);
    expect(minorOf(stateOf(match), 'saxony').ally).toBe('france');
    expect(stateOf(match).claims.filter(({ of }) => of === 'austria')).toEqual([{ of: 'austria', against: 'france' }]);
  });
  test('U card 506 Metz is French unless enemy troops hold it; the Emperor has casus belli', () => {
    const metz = (change: (state: State) => void = () => {}) =>
      play('506', {
        change: (state) => {
          realm(state, 'france').player = 'player-3';
          emperor('austria')(state);
          change(state);
        },
      });
    const free = metz();
    expect([at(free, 'metz'), claimed(free, 'austria', 'france')]).toEqual(['domain:france', true]);
    const held = metz((state) => {
      war(state, 'france', 'spain');
      put(state, 'spain', 'I23', 'metz');
    });
    expect(at(held, 'metz')).not.toBe('domain:france');
  });
  test('U card 304 the Ottomans fight the Knights, and their ally if they have one', () => {
    const alone = play('304');
    expect(stateOf(alone).wars.map(({ sides }) => sides)).toEqual([['ottomans', 'knights']]);
    const allied = play('304', {
      change: (state) => {
        minorOf(state, 'knights').ally = 'venice';
        realm(state, 'ottomans').player = 'player-2';
      },
    });
    onwards(allied, ['act']);
    expect(warBetween(allied, 'ottomans', 'venice')).toBeDefined();
  });
  test('U card 908 a war confined to The East', () => {
    expect(warBetween(play('908'), 'persia', 'spain')?.within).toEqual(['TE']);
  });
  test('U card 608 the Huguenots lose a leader', () => {
    const match = play('608', {
      change: (state) => {
        garrison(6, 'huguenots')(state);
        lead(state, 'huguenots', 'L01', 'huguenots-1');
        lead(state, 'huguenots', 'L02', 'huguenots-1');
      },
    });
    expect(stateOf(match).leaders).toHaveLength(1);
    expect(unrestOf(match, 'huguenots')).toBe(5);
  });
});

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
    onwards(match, ['act'], { 'free-unit': 'at/goa' });
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
  test('U card 214 the Emperor raises unrest by 2, and four princes are Protestant', () => {
    const match = play('214', { change: emperor('austria') });
    expect(unrestOf(match, 'austria')).toBe(8);
    expect(
      (['saxony', 'hesse', 'palatinate', 'brandenburg'] as const).map((each) => minorOf(stateOf(match), each).religion),
    ).toEqual(Array.from({ length: 4 }, () => 'protestant'));
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
  test('U card 1608 a merchant of Austria in India', () => {
    const match = play('1608');
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

describe('U cards of rules', () => {
  test('U card 107 until the end of the impulse French armies pass neutral minors, and rough passes do not narrow the field', () => {
    const match = play('107', {
      change: (state) => {
        realm(state, 'france').player = PLAYER;
        war(state, 'france', 'venice');
        own(state, 'milan', 'domain:venice');
        realm(state, 'venice').player = 'player-3';
        army(state, 'france', 'turin', 2);
        lead(state, 'france', 'L01', 'france-1');
        army(state, 'venice', 'milan', 2);
      },
    });
    answer(match, `${PLAYER} act/france/march/L01`, `${PLAYER} army/all`, `${PLAYER} to/milan`);
    onwards(match, ['battlefield', 'act', 'advance']);
    expect(askedOf(match, 'player-3')).not.toBe('battlefield');
  });
  test('U card 207 a troop that has acted may land once in this impulse', () => {
    const landed = (card: boolean) => {
      const setting = {
        change: (state: State) => {
          realm(state, 'spain').player = PLAYER;
          if (!card) war(state, 'spain', 'barbary');
          put(state, 'spain', 'I23', 'valencia');
          put(state, 'spain', 'S2', 'west_med');
        },
      };
      const match = card ? play('207', setting) : before('207', setting);
      answer(match, `${PLAYER} act/spain/redeploy/spain-1`, `${PLAYER} to/barcelona`);
      onwards(match, ['act']);
      return optionsOf(match, PLAYER).some((id) => id.startsWith('act/spain/land/'));
    };
    expect([landed(false), landed(true)]).toEqual([false, true]);
  });
  test('U card 305 Hungary collapses: Pressburg, Kassa and Zagreb to Austria, Klausenburg to Transylvania', () => {
    const match = before('305', {
      change: (state) => {
        realm(state, 'hungary').player = 'player-2';
        realm(state, 'ottomans').player = PLAYER;
      },
    });
    answer(match, `${PLAYER} card/305/event`);
    onwards(match, ['act']);
    expect(realmOf(match, 'hungary')?.collapsing).toBe(true);
    expect(warBetween(match, 'ottomans', 'hungary')?.vp).toEqual([1, 1]);
  });
  test('U card 311 the minors of the Emperor do not leave their areas this turn', () => {
    const marching = (card: boolean) => {
      const setting = {
        change: (state: State) => {
          emperor('austria')(state);
          realm(state, 'austria').player = PLAYER;
          put(state, 'empire', 'I23', 'ulm');
        },
      };
      const match = card ? play('311', setting) : before('311', setting);
      if (!optionsOf(match, PLAYER).includes('act/austria/march/empire-1')) return [];
      answer(match, `${PLAYER} act/austria/march/empire-1`);
      return optionsOf(match, PLAYER).filter((id) => id.startsWith('to/'));
    };
    expect(marching(false).length).toBeGreaterThan(0);
    expect(marching(true).filter((id) => !['to/strasbourg', 'to/nuremberg', 'to/munster'].includes(id))).toEqual([]);
  });
  test('U card 603 galleons, 405 tercios, 1001 the Modern Army are in force from now on', () => {
    expect(stateOf(play('603')).rules).toContain('galleon');
    expect(stateOf(play('405')).rules).toContain('tercios');
    expect(stateOf(play('1001')).rules).toContain('modern_army');
  });
  test('U card 601 civil war: France and the Huguenots, in French home areas', () => {
    const match = play('601');
    expect(stateOf(match).civilWars).toMatchObject([
      { official: 'france', contenders: expect.arrayContaining(['huguenots']) },
    ]);
    expect(stateOf(match).civilWars[0]?.zone).toEqual(expect.arrayContaining(['paris', 'lyon', 'bordeaux']));
    expect(stateOf(match).civilWars[0]?.zone.every((area) => /^home:(france|huguenots)$/.test(at(match, area)))).toBe(
      true,
    );
    expect(warBetween(match, 'france', 'huguenots')).toBeDefined();
  });
  test('U card 805 the French civil war ends with peace negotiations', () => {
    const match = play('805', {
      change: (state) => {
        war(state, 'france', 'huguenots', [1, 0], 1);
        state.civilWars.push({ card: '601', official: 'france', contenders: ['huguenots'], zone: ['paris', 'lyon'] });
      },
    });
    expect(warBetween(match, 'france', 'huguenots')).toBeUndefined();
    expect(unrestOf(match, 'france')).toBe(3);
  });
  test('U card 814 Scotland is of England for good, and never auctioned again', () => {
    const match = play('814', { hand: ['005'] });
    expect(minorOf(stateOf(match), 'scotland').ally).toBe('england');
    answer(match, `${PLAYER} card/005/event`);
    onwards(match, ['act']);
    expect(told(match, 'auction')).toEqual([]);
  });
  test('U card 1903 Russia moves through Poland and never controls it', () => {
    const match = play('1903', {
      change: (state) => {
        realm(state, 'russia').player = PLAYER;
        realm(state, 'poland').player = 'player-3';
        put(state, 'russia', 'I23', 'smolensk');
        own(state, 'smolensk', 'domain:russia');
        own(state, 'polotsk', 'domain:poland');
        fortify(state, 'russia', 'moscow');
      },
    });
    answer(match, `${PLAYER} act/russia/march/russia-1`);
    expect(optionsOf(match, PLAYER)).toContain('to/polotsk');
    answer(match, `${PLAYER} to/polotsk`);
    onwards(match, ['act', 'advance']);
    expect(optionsOf(match, PLAYER)).not.toContain('subjugate');
    expect(stateOf(match).holders).toEqual({});
  });
  test('U card 111 Switzerland is auctioned, and Austria may not bid', () => {
    const match = before('111', {
      change: (state) => {
        for (const each of state.realms) each.unrest = 0;
      },
    });
    answer(match, `${PLAYER} card/111/event`);
    const bidders = new Set<string | undefined>();
    for (const seat of ['player-1', 'player-2', 'player-3'])
      if (askedOf(match, seat) === 'bid') {
        for (const id of optionsOf(match, seat)) bidders.add(id.split('/')[1]);
        answer(match, `${seat} pass`);
      }
    expect(bidders.has('austria')).toBe(false);
    expect(told(match, 'auction')).toMatchObject([{ prize: 'switzerland' }]);
  });
});
