/** U §21–22: casus belli at home, claims and alliances, morale, peace asked for and forced, control. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
import { answer, askedOf, deal, optionsOf, own, put, stateOf, type Table, table, war, worldOf } from '../table.ts';
import { calm, FRENCH, offered, onwards, realm, SPANISH, spain, toDo, whereIs } from './play.ts';

const control = (match: Table, area: string): string | null => controlOf(worldOf(match), area);
const taken = (match: Table): readonly number[] | undefined => stateOf(match).wars[0]?.taken;

describe('U §21.1 alliances', () => {
  test('U §21.1.3 a claim from before the alliance is of no use against the ally', () => {
    const match = spain({
      change: (state) => {
        state.claims.push({ of: 'spain', against: 'france' });
        state.alliances.push(['spain', 'france']);
      },
    });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/war/france');
  });
  test('U §21.1.4 supply comes through the land of an ally, tactical movement does not', () => {
    const match = spain({
      change: (state) => {
        state.alliances.push(['spain', 'portugal']);
        put(state, 'spain', 'I23', 'seville');
      },
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`);
    expect(optionsOf(match, SPANISH)).not.toContain('to/lagos');
  });
  test('U §21.1.5 a corps is led home at the end of the turn, even out of a besieged place', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        state.alliances.push(['spain', 'england']);
        put(state, 'spain', 'I23', 'calais');
        state.lent['spain-1'] = 'england';
        toDo(state, { do: 'reckon', step: 'wars' }, { do: 'reckon', step: 'homecoming' });
      },
    });
    onwards(match, ['act']);
    expect([whereIs(match, 'spain-1') === 'calais', stateOf(match).lent]).toEqual([false, {}]);
  });
  test('U §21.1 an alliance of two Powers of one player is an alliance: a corps needs nobody else’s leave', () => {
    const match = spain({
      change: (state) => {
        state.alliances.push(['spain', 'venice']);
        put(state, 'spain', 'I23', 'palermo');
      },
    });
    const [corps] = offered(match, /^act\/spain\/corps\/to\/venice/);
    expect(corps).toBeDefined();
    answer(match, `${SPANISH} ${corps}`);
    onwards(match, ['act']);
    expect(match.waiting).toEqual([SPANISH]);
  });
});

describe('U §21.2 war', () => {
  test('U §21.2.2 an area in revolt in the home province is owned all the same: casus belli', () => {
    const match = spain({
      change: (state) => {
        own(state, 'gibraltar', 'domain:portugal');
        state.rebellions.gibraltar = 2;
      },
    });
    answer(match, `${SPANISH} act/spain/war/portugal`);
    onwards(match, ['act']);
    expect(taken(match)).toEqual([0, 0]);
  });
  test('U §21.2.2 an area there that is merely held in a war with a third is none', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        state.holders.granada = 'portugal';
      },
    });
    answer(match, `${SPANISH} act/spain/war/portugal`);
    onwards(match, ['act']);
    expect(stateOf(match).wars.at(-1)?.taken).toEqual([0, 1]);
  });
  test('U §21.2.1 a casus belli event between those at war is worth a point to whoever wins, not to the loser', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'england', 'france', [0, 1]);
        deal(state, SPANISH, '118');
      },
    });
    answer(match, `${SPANISH} card/118/event`);
    onwards(match, ['act']);
    expect(stateOf(match).wars[0]?.vp).toEqual([1, 1]);
  });
  test('U §21.2.4 a Power has no more than its vitality of morale, however many enemies it has', () => {
    const match = table({
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'barbary', [1, 0]);
        war(state, 'venice', 'barbary', [0, 0]);
        realm(state, 'spain').interests.push('CM');
        own(state, 'bugia', 'domain:venice');
        put(state, 'venice', 'I34', 'tunis');
        put(state, 'venice', 'S2', 'central_med');
        toDo(state, { do: 'subjugate', power: 'venice', at: 'tunis', moved: false, last: null });
      },
      dice: [6, 1],
    });
    onwards(match, ['forced-peace', 'act']);
    expect(askedOf(match, FRENCH)).toBe('forced-peace');
  });
  test('U §21.2.5 a key area that is underlined too costs one point, not two', () => {
    // Smolensk is a key area, and underlined by Poland and Russia.
    const match = table({
      dice: [6, 1],
      change: (state) => {
        war(state, 'russia', 'poland');
        put(state, 'russia', 'I34', 'smolensk');
      },
    });
    answer(match, `${FRENCH} act/russia/subjugate/smolensk`);
    onwards(match, ['act']);
    expect(taken(match)).toEqual([1, 0]);
  });
  test('U §21.2.5 a key area that rebels hold is no loss of its owner when an enemy subdues them a second time round', () => {
    // Held by France, in revolt, subdued by France again: Spain lost it once already.
    const match = table({
      dice: [6, 1],
      change: (state) => {
        war(state, 'france', 'spain', [1, 0]);
        realm(state, 'france').interests.push('WM');
        state.holders.barcelona = 'france';
        state.rebellions.barcelona = 2;
        own(state, 'perpignan', 'domain:france');
        put(state, 'france', 'I34', 'barcelona');
      },
    });
    answer(match, `${FRENCH} act/france/subjugate/barcelona`);
    onwards(match, ['act']);
    expect(control(match, 'barcelona')).toBe('france');
    expect(taken(match)).toEqual([1, 0]);
  });
  test('U §21.2.5 the owner who wins his key area back takes a point from who held it', () => {
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        state.holders.barcelona = 'france';
        put(state, 'spain', 'I34', 'barcelona');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/barcelona`);
    onwards(match, ['act']);
    expect(taken(match)).toEqual([1, 0]);
  });
});

describe('U §21.3 who makes peace', () => {
  test('U §21.3.1 what was given for a war without casus belli counts as lost', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'venice', 'ottomans', [0, 1]);
        war(state, 'venice', 'france', [0, 1]);
      },
    });
    expect(offered(match, /^peace\/venice/).toSorted()).toEqual(['peace/venice/france', 'peace/venice/ottomans']);
  });
  test('U §21.3.1 after an own action the beginning is over', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        war(state, 'venice', 'ottomans', [0, 2]);
      },
    });
    expect(offered(match, /^peace\/venice/)).toHaveLength(1);
    answer(match, `${SPANISH} act/austria/calm`);
    expect(offered(match, /^peace\/venice/)).toEqual([]);
  });
  test('U §21.4.6 in the impulse of an enemy that has lost half the two may agree', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        war(state, 'venice', 'ottomans', [0, 2]);
      },
    });
    expect(offered(match, /^offer\/venice/)).toEqual(['offer/venice/ottomans']);
  });
  test('U §21.3.2 the last home area of the province with most of them lost: peace, though it has others elsewhere', () => {
    // Portugal’s home areas are Lisbon, Oporto, Lagos and Cape Verde.
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'portugal');
        state.holders.lisbon = 'spain';
        state.holders.oporto = 'spain';
        put(state, 'spain', 'I34', 'lagos');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/lagos`);
    onwards(match, ['forced-peace', 'act']);
    expect(askedOf(match, FRENCH)).toBe('forced-peace');
  });
});
