/** U §3.1: cards of war and claims, and those that change a rule. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { minorOf, onwards, realm, unrestOf } from '../cases/play.ts';
import { answer, army, askedOf, fortify, lead, optionsOf, own, put, stateOf, told, war } from '../table.ts';
import { at, before, claimed, emperor, garrison, PLAYER, play, realmOf, warBetween } from './event.ts';

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
