/** U §12.1, §13.4.7: to whom a besieged area belongs, and who keeps the siege up. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, fortify, lead, optionsOf, put, stateOf, type Table, table, told, war } from '../table.ts';
import { atWar, categoriesOf, FRENCH, offered, onwards, realm, refusalOf, SPANISH } from './play.ts';

/** Lyon, a French fortress; Austrians beside it, at Besançon. */
const lyon = (besieger: 'spain' | 'hungary', change: (state: State) => void, dice?: readonly number[]): Table =>
  atWar((state) => {
    realm(state, 'austria').interests.push('WE');
    war(state, 'austria', 'france');
    if (besieger !== 'spain') war(state, besieger, 'france');
    fortify(state, 'france', 'lyon');
    put(state, besieger, 'I23', 'lyon');
    state.sieges.lyon = { by: besieger, casualties: 2, inside: army(state, 'france', 'lyon', 2) };
    army(state, 'austria', 'besancon', 3);
    lead(state, 'austria', 'L01', 'austria-1');
    change(state);
  }, dice);

const march = (match: Table): Table => {
  answer(match, `${SPANISH} act/austria/march/L01`, `${SPANISH} army/all`);
  return match;
};

describe('U §13.4.7 a besieged area belongs to the besieger', () => {
  test('U §12.1, §13.4.7 who is at war with the besieged, but not with the besieger, does not march there', () => {
    const match = march(lyon('spain', () => undefined));
    expect(optionsOf(match, SPANISH)).not.toContain('to/lyon');
    expect(refusalOf(match, SPANISH, 'to/lyon')).toEqual(['siege-of-another', '§13.4.7']);
  });
  test('U §13.4.7, §26.2 a partner in a coalition does', () => {
    const match = march(
      lyon(
        'spain',
        (state) =>
          void state.coalitions.push({ card: '1301', sides: [['spain', 'austria'], ['france']], open: [[], []] }),
      ),
    );
    expect(optionsOf(match, SPANISH)).toContain('to/lyon');
  });
  test('U §13.4.5, §13.4.7 an enemy of both who drives the besieger off begins a siege of his own, without casualties', () => {
    const match = march(lyon('hungary', (state) => war(state, 'austria', 'hungary'), [6, 6, 6, 1]));
    answer(match, `${SPANISH} to/lyon`);
    onwards(match, ['act']);
    expect(told(match, 'won')).toMatchObject([{ power: 'austria' }]);
    expect(stateOf(match).sieges.lyon).toMatchObject({
      by: 'austria',
      casualties: 0,
      inside: ['france-1', 'france-2'],
    });
  });
  test('U §12.1, §26.2 the area of a partner in revolt may be entered, that of a Power at peace not', () => {
    const enters = (partners: boolean): boolean => {
      const match = atWar((state) => {
        state.rebellions.verona = 2;
        put(state, 'spain', 'I23', 'milan');
        if (partners) state.coalitions.push({ card: '1301', sides: [['spain', 'venice'], ['france']], open: [[], []] });
      });
      answer(match, `${SPANISH} act/spain/march/spain-1`);
      return optionsOf(match, SPANISH).includes('to/verona');
    };
    expect([enters(true), enters(false)]).toEqual([true, false]);
  });
  test('U §13.3.1, §26.2 partners before the same fortress stand against a sortie together', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'austria', 'france');
        state.coalitions.push({ card: '1301', sides: [['spain', 'austria'], ['france']], open: [[], []] });
        fortify(state, 'france', 'lyon');
        put(state, 'spain', 'I23', 'lyon');
        put(state, 'austria', 'I34', 'lyon');
        state.sieges.lyon = { by: 'spain', casualties: 0, inside: army(state, 'france', 'lyon', 2) };
      },
    });
    answer(match, `${FRENCH} act/france/sortie/lyon`);
    onwards(match, ['act']);
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C2', 'C3']);
  });
  describe('U §12.4.1, §22 who intercepts a march into it', () => {
    /** Austria, at war with both, marches to Lyon; a French troop waits at Dijon. */
    const asked = (change: (state: State) => void): string[] => {
      const match = lyon('hungary', (state) => {
        war(state, 'austria', 'hungary');
        put(state, 'france', 'I23', 'dijon');
        change(state);
      });
      answer(march(match), `${SPANISH} to/lyon`);
      return match.waiting.filter((seat) => offered(match, /^intercept/, seat).length > 0);
    };
    test('U §12.4.1, §13.4.7 the owner of the fortress does not: the area is the besieger’s', () => {
      expect(asked(() => undefined)).toEqual([]);
    });
    test('U §12.4.1, §22 nor into his own area on which another enemy stands', () => {
      const open = (state: State): void => {
        delete state.fortresses.lyon;
        delete state.sieges.lyon;
        for (const unit of state.units) if (unit.owner === 'france' && unit.at === 'lyon') unit.at = 'paris';
      };
      expect(asked(open)).toEqual([]);
      expect(
        asked((state) => {
          open(state);
          for (const unit of state.units) if (unit.owner === 'hungary') unit.at = 'buda';
        }),
      ).toEqual([FRENCH]);
    });
  });
});
