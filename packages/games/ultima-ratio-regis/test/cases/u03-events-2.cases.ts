/** U §3.1, §21.2.6: what an event gives, whom it finds there, and what it leaves as it was. */
import { describe, expect, test } from 'vitest';
import { controllerOf } from '../../src/facts/control.ts';
import { at, before, PLAYER, play } from '../cards/event.ts';
import { answer, army, deal, fortify, optionsOf, own, put, stateOf, table, told, war, worldOf } from '../table.ts';
import { calm, onwards, realm, SPANISH, spain, toDo, unitsAt } from './play.ts';

describe('U §21.2.6 land given by an event', () => {
  test('card 2001 the United States take Boston, and who held it against England alone holds it no more', () => {
    const match = table({
      scenario: 'enlightened_despots',
      players: 3,
      turn: 20,
      change: (state) => {
        calm(state, 0);
        war(state, 'france', 'england');
        state.holders.boston = 'france';
        deal(state, PLAYER, '2001');
      },
    });
    answer(match, `${PLAYER} card/2001/event`);
    onwards(match, ['act']);
    expect([at(match, 'boston'), controllerOf(worldOf(match), 'boston')]).toEqual([
      'home:united_states',
      'united_states',
    ]);
  });
  test('card 206 an enemy of the new owner keeps what he holds, and the fortress he has built there', () => {
    const match = play('206', {
      change: (state) => {
        own(state, 'pamplona', 'domain:france');
        war(state, 'ottomans', 'france');
        war(state, 'ottomans', 'spain');
        state.holders.pamplona = 'ottomans';
        fortify(state, 'ottomans', 'pamplona');
      },
    });
    expect([at(match, 'pamplona'), controllerOf(worldOf(match), 'pamplona')]).toEqual(['home:spain', 'ottomans']);
    expect(stateOf(match).fortresses.pamplona).toEqual({ owner: 'ottomans', done: true });
  });
  test('card 1509 troops of a Power that is not at war with England leave Scotland', () => {
    const match = play('1509', {
      change: (state) => {
        put(state, 'france', 'I23', 'glasgow');
      },
    });
    expect(unitsAt(match, 'france', 'glasgow')).toEqual([]);
  });
  test('§25 the Catholic League takes Munich: Bavaria is out of play, with its troops', () => {
    const match = table({
      scenario: 'great_campaign',
      players: 3,
      turn: 8,
      change: (state) => {
        const bavaria = state.minors.find(({ minor }) => minor === 'bavaria');
        if (bavaria) bavaria.ally = 'france';
        put(state, 'bavaria', 'I23', 'munich');
        put(state, 'bavaria', 'I23', 'box-CE');
        toDo(state, { do: 'reckon', step: 'next' });
        state.stage = 'turn';
      },
    });
    expect([at(match, 'munich'), stateOf(match).minors.find(({ minor }) => minor === 'bavaria')?.ally]).toEqual([
      'home:catholic_league',
      null,
    ]);
    expect(stateOf(match).units.filter(({ owner }) => owner === 'bavaria')).toEqual([]);
  });
});

describe('U §3.1 what is done, and said', () => {
  test('card 805 the Huguenots win that peace: they are in play until the VP are counted (§26.1.2)', () => {
    const match = play('805', {
      change: (state) => {
        war(state, 'france', 'huguenots', [0, 2], 1);
        own(state, 'la_rochelle', 'home:huguenots');
        state.civilWars.push({
          card: '601',
          official: 'france',
          contenders: ['huguenots'],
          zone: ['paris', 'la_rochelle'],
        });
      },
    });
    expect(stateOf(match).realms.some(({ power }) => power === 'huguenots')).toBe(true);
    expect(stateOf(match).inForce).toContain('civil-peace-won/huguenots');
  });
  test('card 029 no casus belli between Powers in forced peace is on offer (§21.4.4)', () => {
    const match = spain({
      change: (state) => {
        state.truces.push(['spain', 'france']);
        deal(state, SPANISH, '029');
      },
    });
    answer(match, `${SPANISH} card/029/event`, `${SPANISH} of/spain`);
    expect(optionsOf(match, SPANISH)).toContain('against/ottomans');
    expect(optionsOf(match, SPANISH)).not.toContain('against/france');
  });
  test('card 037 troops that are shut in share an area too', () => {
    const match = before('037', {
      change: (state) => {
        army(state, 'france', 'paris', 2);
        fortify(state, 'france', 'paris');
        put(state, 'spain', 'I23', 'paris');
        war(state, 'spain', 'france');
        state.sieges.paris = { by: 'spain', casualties: 0, inside: ['france-1', 'france-2'] };
      },
    });
    answer(match, `${PLAYER} card/037/event`);
    onwards(match, ['act'], { plague: 'plague/WE' });
    expect(unitsAt(match, 'france', 'paris')).toHaveLength(1);
  });
  test('card 607 a troop that is shut in does not march', () => {
    const match = before('607', {
      change: (state) => {
        own(state, 'ghent', 'domain:spain');
        put(state, 'spain', 'I34', 'naples');
        put(state, 'spain', 'I34', 'milan');
        fortify(state, 'spain', 'milan');
        put(state, 'france', 'I23', 'milan');
        war(state, 'spain', 'france');
        state.sieges.milan = { by: 'france', casualties: 0, inside: ['spain-2'] };
      },
    });
    answer(match, `${PLAYER} card/607/event`);
    onwards(match, ['free-march']);
    const [seat = ''] = match.waiting;
    expect(optionsOf(match, seat)).toEqual(['march/spain-1', 'march/none']);
  });
  test('card 611 it is told which veterans of Russia are regular now', () => {
    const match = play('611', {
      change: (state) => {
        put(state, 'russia', 'I23', 'moscow', { up: true });
        put(state, 'russia', 'I23', 'novgorod');
      },
    });
    expect(told(match, 'degraded')).toMatchObject([{ power: 'russia', unit: 'russia-1' }]);
  });
  test('card 1505 Ingria is a home area at once if Russia has it at peace, in a war not before it ends', () => {
    const ingria = (atWar: boolean): string =>
      at(
        play('1505', {
          change: (state) => {
            own(state, 'ingria', 'domain:russia');
            if (atWar) war(state, 'russia', 'sweden');
          },
        }),
        'ingria',
      );
    expect([ingria(false), ingria(true)]).toEqual(['home:russia', 'domain:russia']);
  });
  test('card 2002 France is at war by the event: it is not asked whether it helps the United States', () => {
    const match = before('2002', {
      change: (state) => {
        realm(state, 'england').player = 'player-2';
        war(state, 'england', 'united_states', [0, 0], 1);
      },
    });
    answer(match, `${PLAYER} card/2002/event`);
    const asked = match.waiting.flatMap((seat) => match.questions(seat).map(({ ask }) => ask));
    expect(asked.filter(({ id, args }) => id === 'join-war' && args?.power === 'france')).toEqual([]);
  });
});
