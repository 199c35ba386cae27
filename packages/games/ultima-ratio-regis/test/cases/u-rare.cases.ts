/** What play by chance hardly ever comes to: each question, refusal and ending once. */
import { describe, expect, test } from 'vitest';
import { DATA } from '../../src/index.ts';
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
  table,
  told,
  war,
} from '../table.ts';
import { battle, two } from './field.ts';
import { categoriesOf, FRENCH, onwards, SPANISH, spain, toDo, whyNot } from './play.ts';

describe('U combat, seldom seen', () => {
  test('card 017 at sea: a fleet that may not withdraw fights, or disbands into repair', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
        deal(state, SPANISH, '017', '018');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`, `${SPANISH} sea/west_med`, `${SPANISH} attack/france`);
    answer(match, `${FRENCH} withdraw`, `${SPANISH} card/017`);
    expect(optionsOf(match, FRENCH)).toEqual(['fight', 'disband']);
    answer(match, `${FRENCH} disband`);
    onwards(match, ['act']);
    expect(told(match, 'damaged')).toMatchObject([{ unit: 'france-1' }]);
    expect(told(match, 'combat')).toEqual([]);
  });
  test('U §13.1.2, §13.4.3 the advantage of a friendly fleet goes to the die its owner names', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'montpellier');
        put(state, 'spain', 'I34', 'montpellier');
        put(state, 'spain', 'S2', 'west_med');
        fortify(state, 'france', 'montpellier');
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
      },
    });
    answer(match, `${SPANISH} act/spain/assault/montpellier`, `${FRENCH} no`);
    answer(match, `${SPANISH} support/attack/west_med`);
    onwards(match, ['advantage', 'act']);
    expect(askedOf(match, SPANISH)).toBe('advantage');
    expect(optionsOf(match, SPANISH)).toEqual(['die/spain-2', 'die/spain-1']);
  });
  test('U §11.4.2 of two fleets that support a side the supported Power names the one that counts', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'austria', 'france');
        state.alliances.push(['spain', 'austria']);
        put(state, 'spain', 'I23', 'montpellier');
        put(state, 'spain', 'S2', 'west_med');
        own(state, 'marseille', 'domain:austria');
        put(state, 'austria', 'S2', 'west_med');
        fortify(state, 'france', 'montpellier');
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
      },
    });
    answer(match, `${SPANISH} act/spain/assault/montpellier`, `${FRENCH} no`);
    for (let i = 0; i < 2; i++) answer(match, `${SPANISH} support/attack/west_med`);
    answer(match, `${FRENCH} pass`);
    expect(askedOf(match, SPANISH)).toBe('champion');
  });
  test('U §13.5.1 no subjugation where enemies stand', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'montpellier');
        put(state, 'france', 'I23', 'montpellier');
      },
    });
    expect(whyNot(match, SPANISH, 'act/spain/subjugate/montpellier')).toBe('enemies-there');
  });
});

describe('U leaders, cards and coalitions, seldom seen', () => {
  test('U §17.2 no leader is built when all are in the field', () => {
    const match = spain({
      change: (state) => {
        const on = put(state, 'spain', 'I23', 'toledo');
        for (const { id, historical } of DATA.leaders.values()) if (!historical) lead(state, 'spain', id, on);
      },
    });
    expect(whyNot(match, SPANISH, 'act/spain/leader')).toBe('no-leaders-left');
  });
  test('card 034: the victim raises its unrest, or disperses an army with a leader', () => {
    const match = spain({
      change: (state) => {
        lead(state, 'france', 'L01', put(state, 'france', 'I23', 'paris'));
        toDo(state, { do: 'event', card: '034', player: SPANISH, op: 0 });
      },
    });
    answer(match, `${SPANISH} unrest/france`);
    expect(optionsOf(match, FRENCH)).toEqual(['unrest', 'disperse/paris']);
    answer(match, `${FRENCH} disperse/paris`);
    expect(stateOf(match).units[0]?.at).toBe('box-WE-France');
  });
  test('card 102: Santo Domingo may at once be a colony', () => {
    const match = spain({
      scenario: 'italian_wars',
      dice: [6, 1],
      change: (state) => toDo(state, { do: 'event', card: '102', player: SPANISH, op: 0 }),
    });
    const [seat = ''] = match.waiting;
    answer(match, `${seat} land/santo_domingo`, `${seat} new/I23`);
    onwards(match, ['colony-here', 'act']);
    expect(askedOf(match, seat)).toBe('colony-here');
    answer(match, `${seat} yes`);
    expect(stateOf(match).titles.santo_domingo).toBe('home:spain');
  });
  test('U §20.7 in a tie without an Emperor the player of the card decides', () => {
    const match = spain({
      change: (state) => {
        for (const realm of state.minors)
          realm.ally = ['saxony', 'brandenburg'].includes(realm.minor) ? 'france' : null;
        toDo(state, { do: 'election', player: SPANISH });
      },
    });
    for (let i = 0; i < 9 && askedOf(match, match.waiting[0] ?? '') !== 'vote-tie'; i++) {
      const [seat = ''] = match.waiting;
      answer(
        match,
        `${seat} ${optionsOf(match, seat).find((id) => id.endsWith('/france')) ?? optionsOf(match, seat)[0]}`,
      );
    }
    expect([...optionsOf(match, SPANISH)].sort()).toEqual(['emperor/austria', 'emperor/france']);
  });
  test('U §26.2 a Power whose shield is blurred enters a coalition if all its members agree', () => {
    const match = spain({
      change: (state) => {
        war(state, 'france', 'ottomans');
        state.coalitions.push({ card: '1501', sides: [['france'], ['ottomans']], open: [['spain'], []] });
      },
    });
    answer(match, `${SPANISH} end`, `${SPANISH} enter/1501/0/spain`);
    expect(askedOf(match, FRENCH)).toBe('agree-coalition');
    answer(match, `${FRENCH} yes`);
    expect(told(match, 'war')).toMatchObject([{ power: 'spain', against: 'ottomans' }]);
  });
});

describe('U the turn and its end, seldom seen', () => {
  test('U §16.2 half of the veterans, rounded up: those proposed, or those you name', () => {
    const match = spain({
      change: (state) => {
        state.impulse = null;
        for (const kind of ['I23', 'I23', 'I34'] as const) put(state, 'spain', kind, 'toledo', { up: true });
        toDo(state, { do: 'reckon', step: 'units' });
      },
    });
    expect(optionsOf(match, SPANISH)).toEqual(['veterans/spain/proposed', 'veterans/spain/chosen']);
    answer(match, `${SPANISH} veterans/spain/chosen`);
    expect(askedOf(match, SPANISH)).toBe('veteran-lost');
    answer(match, `${SPANISH} regular/spain-3`, `${SPANISH} regular/spain-1`);
    expect(stateOf(match).units.map(({ up }) => up)).toEqual([false, true, false]);
  });
  test('U §8.1.2 counters that a new card no longer has become worse ones, as their owner says', () => {
    const match = table({
      scenario: 'italian_wars',
      players: 3,
      change: (state) => {
        state.turn = 6;
        state.stage = 'turn';
        state.impulse = null;
        for (const { power } of state.realms) army(state, power, 'paris', 9, 'I34');
      },
    });
    for (let i = 0; i < 20 && askedOf(match, match.waiting[0] ?? '') !== 'surplus'; i++) {
      const [seat = ''] = match.waiting;
      answer(match, `${seat} ${optionsOf(match, seat)[0]}`);
    }
    expect(askedOf(match, match.waiting[0] ?? '')).toBe('surplus');
  });
  test('U §13.1.4 a surprise attack (018) costs the defender a die’s category', () => {
    const match = battle({ spanish: two, french: two, change: (state) => deal(state, SPANISH, '018') });
    onwards(match, ['cards-before']);
    answer(match, `${SPANISH} card/018`);
    onwards(match, ['act', 'advance']);
    expect(categoriesOf(match, 'france')).toContain('C1');
  });
  test.each([
    [8, 'solo-prince'],
    [12, 'solo-lord'],
    [16, 'solo-estado'],
  ] as const)('The Rise of Portugal: %i VP', (vp, rank) => {
    const match = table({
      scenario: 'rise_of_portugal',
      players: 1,
      options: {},
      turn: 2,
      change: (state) => {
        state.impulse = null;
        for (const chair of state.chairs) chair.vp = vp;
        toDo(state, { do: 'reckon', step: 'units' }, { do: 'reckon', step: 'next' });
      },
    });
    answer(match, 'player-1 done');
    expect(match.result?.by).toBe(rank);
  });
  test('The Rise of Portugal: a neighbour with more battle points makes the domain independent again', () => {
    const matches = Array.from({ length: 120 }, (_, n) => {
      const match = table({
        scenario: 'rise_of_portugal',
        players: 1,
        options: {},
        seed: `neighbour-${n}`,
        change: (state) => {
          state.rival = { squadrons: [], returning: [] };
          own(state, 'elmina', 'domain:portugal');
        },
      });
      answer(match, 'player-1 end');
      return onwards(match, ['act', 'disband', 'dynasty'], { close: 'done' });
    });
    const lost = matches.filter((match) => told(match, 'domain-lost').length > 0);
    expect(lost.length).toBeGreaterThan(0);
    for (const match of lost) {
      const [attack] = told(match, 'neighbour-attacks');
      expect(attack?.attack).toBeGreaterThan(attack?.defence ?? 0);
    }
  });
  test('The Rise of Portugal: of neighbours equally near the player names the one that attacks', () => {
    const asked = Array.from({ length: 40 }, (_, n) => {
      const match = table({
        scenario: 'rise_of_portugal',
        players: 1,
        options: {},
        seed: `neighbour-${n}`,
        change: (state) => {
          state.rival = { squadrons: [], returning: [] };
          own(state, 'calicut', 'domain:portugal');
          for (const { area } of DATA.areas.get('calicut')?.neighbours ?? []) own(state, area, 'A3');
        },
      });
      answer(match, 'player-1 end');
      if (askedOf(match, 'player-1') === 'close') answer(match, 'player-1 done');
      return askedOf(match, 'player-1');
    });
    expect(asked).toContain('neighbour');
  });
  test('U §21.4.3 an area that a card makes home at peace may be asked for though it was home to the loser', () => {
    const match = table({
      scenario: 'enlightened_despots',
      players: 3,
      change: (state) => {
        own(state, 'breslau', 'home:prussia');
        toDo(state, { do: 'conditions', winner: 'austria', loser: 'prussia', left: 1, held: ['breslau'], used: [] });
      },
    });
    const [seat = ''] = match.waiting;
    answer(match, `${seat} home-area/breslau`);
    expect(stateOf(match).titles.breslau).toBe('home:austria');
  });
});
