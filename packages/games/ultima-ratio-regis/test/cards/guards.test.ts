/** U §3.1: cards with a guard, played where it holds and where it does not. */
import { describe, expect, test } from 'vitest';
import { minorOf, realm, unitsAt, unrestOf } from '../cases/play.ts';
import { lead, own, put, stateOf, told, war } from '../table.ts';
import { at, claimed, emperor, garrison, play, warBetween } from './event.ts';

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
            else state.minors.push({ minor: 'portugal_minor', ally });
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
    const peace = play('1011', {
      change: (state) => {
        state.claims.splice(0);
        war(state, 'poland', 'sweden', [1, 1], 1);
      },
    });
    expect([warBetween(peace, 'poland', 'sweden'), stateOf(peace).claims]).toEqual([undefined, []]);
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
