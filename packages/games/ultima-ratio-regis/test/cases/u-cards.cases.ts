/** U §3.1–3.2: cards whose object is missing, what lasts how long, what builds upon what. */
import { describe, expect, test } from 'vitest';
import { titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import type { CardId } from '../../src/vocabulary.ts';
import { before, PLAYER, play, warBetween } from '../cards/event.ts';
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
import { calm, FRENCH, minorOf, offered, onwards, realm, SPANISH, spain, toDo, unitsAt, unrestOf } from './play.ts';

describe('cards that end a war', () => {
  const truces = (card: CardId) => stateOf(play(card)).truces;
  test('cards 710, 1905 without that war nothing follows; card 511 alone brings forced peace', () => {
    expect([truces('710'), truces('1905'), truces('511').length]).toEqual([[], [], 1]);
  });
  test('card 812 without that war nothing follows either', () => {
    expect(truces('812')).toEqual([]);
  });
  test('card 1110 all wars of Austria end, that with an independent minor too', () => {
    const match = play('1110', {
      change: (state) => {
        war(state, 'austria', 'sweden');
        state.wars.push({ sides: ['austria', 'switzerland'], taken: [0, 0], vp: [0, 0], cards: [] });
      },
    });
    expect(stateOf(match).wars).toEqual([]);
  });
});

describe('cards of war', () => {
  test('card 604 at war with the ally of the Knights already: that war is worth a point more', () => {
    const match = play('604', {
      change: (state) => {
        for (const each of state.minors) each.ally = null;
        minorOf(state, 'knights').ally = 'spain';
        realm(state, 'spain').player = 'player-2';
        realm(state, 'ottomans').player = PLAYER;
        war(state, 'ottomans', 'spain', [0, 0], 1);
      },
    });
    expect(warBetween(match, 'ottomans', 'spain')?.vp).toEqual([2, 2]);
    expect(stateOf(match).wars).toHaveLength(1);
  });
  test('U §21.1.5 an event of war between allies: the troop lent by one to the other goes home', () => {
    const match = spain({
      change: (state) => {
        state.alliances.push(['spain', 'france']);
        put(state, 'spain', 'I23', 'montpellier');
        state.lent['spain-1'] = 'france';
        deal(state, SPANISH, '101');
      },
    });
    answer(match, `${SPANISH} card/101/event`);
    onwards(match, ['act']);
    expect([stateOf(match).lent, unitsAt(match, 'spain', 'montpellier')]).toEqual([{}, []]);
  });
  test('U §21.5 a troop lent to a Power that collapses goes home', () => {
    const match = table({
      change: (state) => {
        calm(state, 3);
        war(state, 'ottomans', 'mamluks', [2, 0], 1);
        realm(state, 'mamluks').collapsing = true;
        state.alliances.push(['mamluks', 'persia']);
        put(state, 'persia', 'I23', 'damascus');
        state.lent['persia-1'] = 'mamluks';
        toDo(state, { do: 'peace', sides: ['ottomans', 'mamluks'], opener: null });
      },
    });
    onwards(match, ['act'], { conditions: 'done' });
    expect([stateOf(match).lent, unitsAt(match, 'persia', 'damascus')]).toEqual([{}, []]);
  });
});

describe('Suleiman', () => {
  /** The price of an extraordinary leader of the Ottomans, whose unrest is 2. */
  const price = (match: Table, seat: string): number => {
    answer(match, `${seat} act/ottomans/leader`, `${seat} extraordinary`);
    onwards(match, ['act']);
    return unrestOf(match, 'ottomans') - 2;
  };
  test('card 307 is in force to the end of turn 6, as the card of the Ottomans says', () => {
    const after = (turn: number): boolean => {
      const match = table({
        scenario: 'campaign_16c',
        players: 3,
        turn,
        change: (state) => {
          calm(state, 3);
          state.inForce.push('307');
          toDo(state, { do: 'reckon', step: 'next' });
        },
      });
      return stateOf(match).inForce.includes('307');
    };
    expect([after(3), after(5), after(6)]).toEqual([true, true, false]);
  });
  test('card 307 leaders of events are none of the two', () => {
    const match = table({
      turn: 3,
      change: (state) => {
        calm(state, 2);
        state.inForce.push('307');
        army(state, 'ottomans', 'constantinople', 3);
        lead(state, 'ottomans', 'ibrahim', 'ottomans-1', true);
        lead(state, 'ottomans', 'L01', 'ottomans-2', true);
      },
    });
    expect(price(match, FRENCH)).toBe(0);
  });
  test('card 307 the third of the others costs 3', () => {
    const match = table({
      turn: 3,
      change: (state) => {
        calm(state, 2);
        state.inForce.push('307');
        army(state, 'ottomans', 'constantinople', 3);
        lead(state, 'ottomans', 'L02', 'ottomans-1', true);
        lead(state, 'ottomans', 'L01', 'ottomans-2', true);
      },
    });
    expect(price(match, FRENCH)).toBe(3);
  });
});

describe('cards whose place is not theirs', () => {
  test('card 713 no troop in Perm if Russia does not have it, or it has risen', () => {
    const inPerm = (change: (state: State) => void) => unitsAt(play('713', { change }), 'russia', 'perm').length;
    const ours = (state: State) => own(state, 'perm', 'domain:russia');
    expect(inPerm(ours)).toBe(1);
    expect(inPerm((state) => own(state, 'perm', 'A2'))).toBe(0);
    expect(
      inPerm((state) => {
        ours(state);
        state.rebellions.perm = 2;
      }),
    ).toBe(0);
  });
  test('U §20.4.1 no revolt breaks out in a neutral minor', () => {
    const match = play('1603', {
      change: (state) => {
        own(state, 'aberdeen', 'minor:hesse');
        minorOf(state, 'hesse').ally = null;
        own(state, 'glasgow', 'home:england');
      },
    });
    expect(stateOf(match).rebellions).toEqual({ glasgow: 2 });
  });
  test('card 1608 without a counter left Austria sends nobody to India', () => {
    const sent = (centers: readonly ('tc_central_med' | 'tc_north_sea')[]) => {
      const match = before('1608', {
        change: (state) => {
          for (const center of centers) state.trade[center] = [{ power: 'austria', count: 1 }];
        },
      });
      answer(match, `${PLAYER} card/1608/event`);
      onwards(match, ['place-merchant', 'act']);
      return match.waiting.some((seat) => askedOf(match, seat) === 'place-merchant');
    };
    // Two counters in turn 16.
    expect([sent(['tc_central_med']), sent(['tc_central_med', 'tc_north_sea'])]).toEqual([true, false]);
  });
  test('U §21.1.5 a free landing is not made with a troop that serves an ally', () => {
    const match = before('102', {
      change: (state) => {
        put(state, 'spain', 'I23', 'lisbon');
        state.alliances.push(['spain', 'portugal']);
        state.lent['spain-1'] = 'portugal';
      },
    });
    answer(match, `${PLAYER} card/102/event`);
    onwards(match, ['free-landing-troop', 'act'], { 'free-landing': 'land/cuba' });
    const [seat = ''] = match.waiting;
    expect(optionsOf(match, seat)).toContain('new/I23');
    expect(optionsOf(match, seat)).not.toContain('troop/spain-1');
  });
});

describe('U §3.2 cards of Powers and minors', () => {
  test('U card of Crimea: a subjugation that nobody opposes may be a raid too', () => {
    const match = table({
      change: (state) => {
        calm(state, 2);
        war(state, 'crimea', 'poland');
        own(state, 'poltava', 'domain:poland');
        put(state, 'crimea', 'I23', 'poltava');
      },
    });
    answer(match, `${FRENCH} act/crimea/subjugate/poltava`);
    expect(askedOf(match, FRENCH)).toBe('raid');
    answer(match, `${FRENCH} raid`);
    expect([unrestOf(match, 'crimea'), unrestOf(match, 'poland')]).toEqual([1, 3]);
    expect(titleOf(worldOf(match), 'poltava')).toBe('domain:poland');
  });
  test('U §20.6, §9.1 mercenaries enter where the Power could build: not on conquered land, overseas in colonies only', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france');
        state.holders.montpellier = 'spain';
        own(state, 'cuba', 'domain:spain');
        own(state, 'jamaica', 'home:spain');
        minorOf(state, 'genoa').ally = 'spain';
        deal(state, SPANISH, '016');
      },
    });
    answer(match, `${SPANISH} card/016/event`, `${SPANISH} bid/spain/1`, `${FRENCH} pass`);
    onwards(match, ['place-minor']);
    const places = offered(match, /^place\//).map((id) => id.split('/').at(-1));
    expect(places).toEqual(expect.arrayContaining(['toledo', 'palermo', 'jamaica']));
    expect(places.filter((each) => ['montpellier', 'cuba', 'genoa'].includes(each ?? ''))).toEqual([]);
  });
  test('U §20.2, §17.2 a leader may take command in a fortress of an allied minor', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'genoa').ally = 'spain';
        fortify(state, 'genoa', 'genoa');
      },
    });
    answer(match, `${SPANISH} act/spain/leader`);
    onwards(match, ['leader-post'], { 'leader-side': 'ordinary' });
    expect(optionsOf(match, SPANISH)).toContain('with/genoa');
  });
});
