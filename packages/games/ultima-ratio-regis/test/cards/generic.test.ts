/** U §3.1: the generic cards whose event is more than an auction of one minor. */
import { describe, expect, test } from 'vitest';
import { capacityOf } from '../../src/facts/trade.ts';
import type { State } from '../../src/state.ts';
import { FRENCH, minorOf, onwards, realm, SPANISH, spain, unitsAt, unrestOf } from '../cases/play.ts';
import { answer, army, askedOf, deal, fortify, lead, optionsOf, put, stateOf, told, war, worldOf } from '../table.ts';
import { before, claimed, PLAYER, play, realmOf } from './event.ts';

describe('U cards 001–004 technology', () => {
  test('U card 002 land technology: once in a land battle one die that shows 1 or 2 is thrown again', () => {
    const match = spain({
      dice: [1, 1, 1, 1, 6],
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').technologies.push('land');
        army(state, 'spain', 'perpignan', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'montpellier', 2);
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    answer(match, `${FRENCH} stand`);
    onwards(match, ['throw-again', 'act', 'advance']);
    expect(askedOf(match, SPANISH)).toBe('throw-again');
    const again = optionsOf(match, SPANISH).find((id) => id.startsWith('again/'));
    answer(match, `${SPANISH} ${again}`);
    onwards(match, ['throw-again', 'act', 'advance']);
    expect(askedOf(match, SPANISH)).not.toBe('throw-again');
    // Nothing to nothing before, then a 6.
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 2, against: 0 }]);
  });
  test('U card 002 not for dice that show more', () => {
    const match = spain({
      dice: [3, 3, 1, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').technologies.push('land');
        army(state, 'spain', 'perpignan', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'montpellier', 2);
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    answer(match, `${FRENCH} stand`);
    onwards(match, ['throw-again', 'act', 'advance']);
    expect(askedOf(match, SPANISH)).not.toBe('throw-again');
  });
  test('U card 003 naval technology counts in piracy too', () => {
    const match = spain({
      dice: [1, 5],
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').technologies.push('naval');
        state.trade.tc_west_med = [{ power: 'france', count: 1 }];
        put(state, 'spain', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id.includes('/piracy'))}`);
    onwards(match, ['throw-again', 'act']);
    expect(askedOf(match, SPANISH)).toBe('throw-again');
  });
  test('U card 004 industrial technology: 3 less to pay, and what is begun is finished in the same impulse', () => {
    const match = spain({ change: (state) => void realm(state, 'spain').technologies.push('industrial') });
    answer(match, `${SPANISH} act/spain/squadron/spain/S2`, `${SPANISH} at/barcelona`);
    expect(optionsOf(match, SPANISH)).toContain('act/spain/repair/spain-1');
  });
  test('U cards 001–004 the winner of the auction has it', () => {
    for (const [card, tech] of [
      ['001', 'siege'],
      ['002', 'land'],
      ['003', 'naval'],
      ['004', 'industrial'],
    ] as const) {
      const match = before(card);
      answer(match, `${PLAYER} card/${card}/event`, `${PLAYER} bid/spain/1`);
      onwards(match, ['act']);
      expect(realmOf(match, 'spain')?.technologies).toEqual([tech]);
    }
  });
});

describe('U cards 005–016, 032 alliances', () => {
  test('U card 005 Scotland, and from turn 9 Hesse', () => {
    const prizes = (turn: number) => told(play('005', { turn }), 'auction').map(({ prize }) => prize);
    expect([prizes(1), prizes(8)]).toEqual([['scotland'], ['scotland']]);
    expect(prizes(9)).toEqual(['hesse']);
  });
  test('U card 011 Brandenburg, and from turn 12 Hanover', () => {
    const prizes = (turn: number) => told(play('011', { turn }), 'auction').map(({ prize }) => prize);
    expect([prizes(1), prizes(12)]).toEqual([['brandenburg'], ['hanover']]);
  });
  test('U §3.2 England counts as 5 vitality when bidding for Scotland', () => {
    const limit = (unrest: number) => {
      const match = before('005', {
        change: (state) => {
          realm(state, 'england').player = PLAYER;
          realm(state, 'england').unrest = unrest;
        },
      });
      answer(match, `${PLAYER} card/005/event`);
      return optionsOf(match, PLAYER).filter((id) => id.startsWith('bid/england/')).length;
    };
    // 5, less the unrest above 5 (readings, 32).
    expect([limit(3), limit(5), limit(7), limit(10)]).toEqual([5, 5, 3, 0]);
  });
  test('U card 015 elite mercenaries come as reinforcements where the ally likes', () => {
    const match = before('015', {
      change: (state) => {
        realm(state, 'spain').unrest = 0;
      },
    });
    answer(match, `${PLAYER} card/015/event`, `${PLAYER} bid/spain/1`);
    onwards(match, ['act']);
    expect(minorOf(stateOf(match), 'elite_mercenaries').ally).toBe('spain');
    expect(stateOf(match).units.filter(({ owner }) => owner === 'elite_mercenaries')).toHaveLength(2);
  });
  test('U card 032 a minor without an alliance card of its own', () => {
    const match = before('032');
    answer(match, `${PLAYER} card/032/event`);
    const minors = optionsOf(match, PLAYER).map((id) => id.slice('minor/'.length));
    expect(minors).toEqual(expect.arrayContaining(['switzerland', 'hesse', 'knights', 'morocco']));
    expect(minors.filter((minor) => ['genoa', 'savoy', 'empire', 'scotland'].includes(minor))).toEqual([]);
  });
  test('U §20 the Papal States ally with Catholics only', () => {
    const match = before('006', {
      change: (state) => {
        for (const each of state.realms) each.unrest = 0;
        realm(state, 'ottomans').player = PLAYER;
        realm(state, 'ottomans').interests.push('CM');
      },
    });
    answer(match, `${PLAYER} card/006/event`);
    const bidders = new Set(optionsOf(match, PLAYER).map((id) => id.split('/')[1]));
    expect([bidders.has('spain'), bidders.has('ottomans')]).toEqual([true, false]);
  });
});

describe('U cards 018–028 combat', () => {
  const battle = (card: string, seat: typeof SPANISH | typeof FRENCH, dice: readonly number[], at = 'montpellier') => {
    const match = spain({
      dice,
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        const from = at === 'montpellier' ? 'perpignan' : 'montpellier';
        army(state, 'spain', from, 3);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', at, 3);
        deal(state, seat, card);
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/${at}`, `${FRENCH} stand`);
    return match;
  };
  const END = ['act', 'advance'];
  test('U card 018 surprise: the defender chooses first and takes a disadvantage', () => {
    const match = battle('018', SPANISH, [1]);
    onwards(match, ['who-fights', ...END], { 'cards-before': 'card/018' });
    expect(match.waiting[0]).toBe(FRENCH);
    onwards(match, END);
    const french = told(match, 'rolled').find(({ power }) => power === 'france');
    expect(String(french?.dice).match(/C\d/g)?.toSorted()).toEqual(['C1', 'C2', 'C2']);
  });
  test('U card 018 only for the attacker', () => {
    const match = battle('018', FRENCH, [1]);
    onwards(match, ['cards-before']);
    expect(optionsOf(match, FRENCH)).toEqual(['pass']);
  });
  test('U card 019 a flank: one die more or one less', () => {
    const match = battle('019', FRENCH, [1]);
    onwards(match, END, { 'cards-before': 'card/019/less' });
    expect(told(match, 'battlefield')).toMatchObject([{ size: 3 }]);
  });
  test('U card 020 cavalry throws up to two dice again, not in mountains', () => {
    const open = battle('020', SPANISH, [1, 1, 3, 1, 1, 1]);
    onwards(open, ['cards-rolled']);
    expect(optionsOf(open, SPANISH).some((id) => id.startsWith('card/020'))).toBe(true);
    const mountain = battle('020', SPANISH, [1, 1, 3, 1, 1, 1], 'marseille');
    onwards(mountain, ['cards-rolled', ...END]);
    expect(askedOf(mountain, SPANISH) === 'cards-rolled' ? optionsOf(mountain, SPANISH) : ['pass']).toEqual(['pass']);
  });
  test('U card 028 hold the line: up to two disband results are cancelled, the battle is lost all the same', () => {
    // Spain 5, 5, 1: 4; France 1, 1, 1: 0. Four disband results on three troops; with the card two disperse.
    const match = battle('028', FRENCH, [5, 5, 1, 1, 1, 1]);
    onwards(match, END, { 'cards-resolved': 'card/028' });
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 4, against: 0 }]);
    expect(unitsAt(match, 'france', 'box-WE-France')).toHaveLength(2);
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
  test('U card 023 a broadside adds 1 to a die below 6 at sea', () => {
    const match = spain({
      dice: [4, 4],
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
        deal(state, SPANISH, '023', '029');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`, `${SPANISH} sea/west_med`, `${SPANISH} attack/france`);
    answer(match, `${FRENCH} fight`);
    onwards(match, ['act', 'attack-fleet'], { 'cards-rolled': 'card/023/face-4' });
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 2, against: 1 }]);
  });
});

describe('U cards 029–040', () => {
  test('U card 029 casus belli between two not at war or allied', () => {
    const match = before('029', {
      change: (state) => {
        war(state, 'spain', 'france');
        state.alliances.push(['spain', 'england']);
      },
    });
    answer(match, `${PLAYER} card/029/event`, `${PLAYER} of/spain`);
    const offered = optionsOf(match, PLAYER);
    expect(offered).toContain('against/ottomans');
    expect(offered).toContain('against/switzerland');
    expect(offered.filter((id) => ['against/france', 'against/england', 'against/genoa'].includes(id))).toEqual([]);
    answer(match, `${PLAYER} against/ottomans`);
    expect([claimed(match, 'spain', 'ottomans'), claimed(match, 'ottomans', 'spain')]).toEqual([true, true]);
  });
  test('U card 031 neutral electors vote for the Emperor; most votes win', () => {
    // Saxony and Bavaria are of France, Bohemia of Hungary: France has 2 of its own and Bohemia’s.
    const match = before('031', {
      change: (state) => {
        for (const minor of ['saxony', 'bavaria', 'palatinate', 'brandenburg'] as const)
          minorOf(state, minor).ally = 'france';
        minorOf(state, 'rhine_bishoprics').ally = 'france';
      },
    });
    answer(match, `${PLAYER} card/031/event`);
    onwards(match, ['act'], { 'vote-order': 'next/player-3' });
    expect(told(match, 'votes').filter(({ elector }) => elector === 'bohemia')).toHaveLength(1);
    expect(told(match, 'emperor')).toHaveLength(1);
  });
  test('U card 031 in a tie the present Emperor stays', () => {
    // Austria has 2 extra votes; Saxony and Brandenburg, of France, give France 2; the rest of the electors are out of it.
    const match = before('031', {
      change: (state) => {
        const keep = ['saxony', 'brandenburg', 'empire'];
        for (const minor of [...state.minors])
          if (['bohemia', 'bavaria', 'palatinate', 'rhine_bishoprics'].includes(minor.minor))
            state.minors.splice(state.minors.indexOf(minor), 1);
          else if (keep.includes(minor.minor) && minor.minor !== 'empire') minor.ally = 'france';
      },
    });
    answer(match, `${PLAYER} card/031/event`);
    for (let n = 0; n < 10 && askedOf(match, match.waiting[0] ?? '') !== 'act'; n++) {
      const seat = match.waiting[0] ?? '';
      const options = optionsOf(match, seat);
      answer(match, `${seat} ${options.find((id) => id.endsWith('/france')) ?? options[0]}`);
    }
    expect(told(match, 'emperor')).toMatchObject([{ power: 'austria' }]);
  });
  test('U card 033 only against a Power whose unrest exceeds its vitality', () => {
    const match = before('033', {
      change: (state) => {
        for (const each of state.realms) each.unrest = 2;
        realm(state, 'france').unrest = 6;
      },
    });
    answer(match, `${PLAYER} card/033/event`);
    if (askedOf(match, PLAYER) === 'revolt-against') {
      expect(optionsOf(match, PLAYER)).toEqual(['against/france']);
      answer(match, `${PLAYER} against/france`);
    }
    // The owner of the victim places it: no key area, none with troops.
    expect(askedOf(match, 'player-3')).toBe('place-rebellion');
    expect(optionsOf(match, 'player-3')).not.toContain('rebel/paris');
    answer(match, 'player-3 rebel/brest');
    expect(stateOf(match).rebellions).toEqual({ brest: 2 });
  });
  test('U card 034 the victim raises unrest by 2, or disperses an army with a leader', () => {
    const match = before('034', {
      change: (state) => {
        army(state, 'france', 'paris', 2);
        lead(state, 'france', 'L01', 'france-1');
        put(state, 'france', 'I23', 'lyon');
      },
    });
    answer(match, `${PLAYER} card/034/event`, `${PLAYER} unrest/france`);
    expect(askedOf(match, 'player-3')).toBe('conspiracy');
    expect(match.questions('player-3')[0]?.ask.args).toMatchObject({ way: 'rises', points: 2 });
    const options = optionsOf(match, 'player-3');
    expect(options.filter((id) => id.includes('lyon') || id.includes('france-3'))).toEqual([]);
    answer(match, `player-3 ${options.find((id) => id.startsWith('disperse'))}`);
    onwards(match, ['act']);
    expect(unitsAt(match, 'france', 'box-WE-France')).toHaveLength(2);
    expect(unrestOf(match, 'france')).toBe(6);
  });
  test('U card 035 the highest unrest above twice the vitality, or whom you like if there is none', () => {
    const high = before('035', {
      change: (state) => {
        realm(state, 'france').unrest = 12;
        realm(state, 'spain').unrest = 13;
      },
    });
    answer(high, `${PLAYER} card/035/event`);
    onwards(high, ['act']);
    expect(unrestOf(high, 'spain')).toBe(15);
    const none = before('035', {
      change: (state) => {
        for (const each of state.realms) each.unrest = 1;
      },
    });
    answer(none, `${PLAYER} card/035/event`);
    expect(optionsOf(none, PLAYER)).toHaveLength(stateOf(none).realms.length);
  });
  test('U card 036 one of your own, and not below 0', () => {
    const match = before('036', {
      change: (state) => {
        realm(state, 'spain').unrest = 2;
      },
    });
    answer(match, `${PLAYER} card/036/event`);
    expect(optionsOf(match, PLAYER)).not.toContain('unrest/france');
    answer(match, `${PLAYER} unrest/spain`);
    expect(unrestOf(match, 'spain')).toBe(0);
  });
  test('U card 037 in the theater each Power with two troops in one area disperses one; the owner chooses', () => {
    const match = before('037', {
      change: (state) => {
        army(state, 'france', 'paris', 2);
        put(state, 'england', 'I23', 'london');
        army(state, 'spain', 'toledo', 2);
      },
    });
    answer(match, `${PLAYER} card/037/event`, `${PLAYER} plague/WE`);
    onwards(match, ['act']);
    expect(unitsAt(match, 'france', 'paris')).toHaveLength(1);
    expect(unitsAt(match, 'england', 'london')).toHaveLength(1);
    expect(unitsAt(match, 'spain', 'toledo')).toHaveLength(2);
  });
  test('U card 038 one merchant more in a center, this turn', () => {
    const match = play('038', {}, { boom: 'boom/tc_west_med' });
    expect(capacityOf(worldOf(match), 'tc_west_med')).toBe(5);
  });
  test('U card 039 a squadron at sea raids anybody not allied, without war and for nothing', () => {
    const match = before('039', {
      dice: [5],
      change: (state) => {
        put(state, 'spain', 'S2', 'west_med');
        state.trade.tc_west_med = [{ power: 'france', count: 2 }];
      },
    });
    answer(match, `${PLAYER} card/039/event`);
    onwards(match, ['act', 'merchant-after'], { 'piracy-of': 'piracy/spain-1/west_med/france' });
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([4, 8]);
    onwards(match, ['act']);
    // The three points and the own action are still there.
    expect(stateOf(match).impulse?.spent).toEqual([]);
  });
  test('U card 039 not an ally', () => {
    const match = play('039', {
      change: (state) => {
        put(state, 'spain', 'S2', 'west_med');
        state.trade.tc_west_med = [{ power: 'france', count: 2 }];
        state.alliances.push(['spain', 'france']);
      },
    });
    expect(told(match, 'piracy')).toEqual([]);
  });
  test('U card 040 an extraordinary leader whatever the unrest, and it does not rise', () => {
    const match = play('040', {
      change: (state) => {
        realm(state, 'spain').unrest = 9;
        put(state, 'spain', 'I23', 'toledo');
      },
    });
    expect(stateOf(match).leaders).toMatchObject([{ power: 'spain', extraordinary: true }]);
    expect(unrestOf(match, 'spain')).toBe(9);
  });
});

describe('U §8.2.2 event and points', () => {
  test('U §8.2.2 the event may come after the points', () => {
    const match = before('108', { change: (state: State) => void fortify(state, 'spain', 'toledo') });
    answer(match, `${PLAYER} card/108/points`, `${PLAYER} act/spain/calm`, `${PLAYER} act/spain/calm`);
    expect(stateOf(match).wars).toEqual([]);
    answer(match, `${PLAYER} event/108`);
    onwards(match, ['act']);
    expect(stateOf(match).wars).toHaveLength(1);
  });
  test('U §8.2.2 an event is not left out: it takes place before the impulse ends', () => {
    const match = before('108');
    answer(match, `${PLAYER} card/108/points`, `${PLAYER} act/spain/calm`);
    expect(optionsOf(match, PLAYER)).toContain('event/108');
    answer(match, `${PLAYER} end`);
    onwards(match, ['close', 'act']);
    expect(told(match, 'event')).toMatchObject([{ card: '108' }]);
  });
});
