/** U §13.4: assaults, siege casualties, capitulation, sorties. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  askedOf,
  deal,
  fortify,
  lead,
  optionsOf,
  put,
  stateOf,
  type Table,
  table,
  told,
  war,
} from '../table.ts';
import { categoriesOf, FRENCH, onwards, realm, SPANISH, spain, unitsAt, unrestOf, whyNot } from './play.ts';

interface Siege {
  readonly troops?: number;
  readonly inside?: number;
  readonly casualties?: number;
  readonly at?: string;
  readonly dice?: readonly number[];
  readonly change?: (state: State) => void;
}

/** Spain before a French fortress; Perpignan, behind the besiegers, is Spanish. */
const lay =
  ({ troops = 3, inside = 1, casualties = 0, at = 'montpellier', change }: Siege) =>
  (state: State): void => {
    war(state, 'spain', 'france');
    realm(state, 'spain').interests.push('WE');
    army(state, 'spain', at, troops);
    lead(state, 'spain', 'L01', 'spain-1');
    fortify(state, 'france', at);
    state.sieges[at] = { by: 'spain', casualties, inside: army(state, 'france', at, inside) };
    change?.(state);
  };

const siege = (position: Siege): Table =>
  spain({ ...(position.dice ? { dice: position.dice } : {}), change: lay(position) });

const END = ['advance', 'act'];
/** The assault, up to its end or to a question. */
function assault(
  position: Siege,
  until: readonly string[] = END,
  answers: Readonly<Record<string, string>> = {},
): Table {
  const match = siege(position);
  answer(match, `${SPANISH} act/spain/assault/${position.at ?? 'montpellier'}`);
  return onwards(match, until, answers);
}

const casualtiesOf = (match: Table): number | undefined => stateOf(match).sieges.montpellier?.casualties;

describe('U §13.4.3–4 dice of an assault', () => {
  test('U §13.4.4 three dice each, and the fortress throws a C3', () => {
    const match = assault({ troops: 4, inside: 4 });
    expect(categoriesOf(match, 'spain')).toHaveLength(3);
    expect(categoriesOf(match, 'france').toSorted()).toEqual(['C2', 'C2', 'C3']);
  });
  test('U §13.4.4 the fortress alone defends itself with one die', () => {
    expect(categoriesOf(assault({ inside: 0 }), 'france')).toEqual(['C3']);
  });
  test('U §13.4.3 each siege casualty is a disadvantage of the besieged', () => {
    const match = assault({ inside: 2, casualties: 2 });
    // C3 of the fortress and two C2, less two.
    const total = categoriesOf(match, 'france').reduce((sum, each) => sum + Number(each.slice(1)), 0);
    expect([categoriesOf(match, 'france').length, total]).toEqual([3, 5]);
  });
  test('U §13.4.3 a fleet of one’s own is an advantage, and to the besieged a disadvantage', () => {
    const match = assault({ inside: 0, change: (state) => void put(state, 'spain', 'S2', 'west_med') }, END, {
      support: 'support/attack/west_med',
    });
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C2', 'C2', 'C3']);
    expect(categoriesOf(match, 'france')).toEqual(['C2']);
  });
  test('U §13.4.3 ground is no disadvantage in a siege', () => {
    const match = assault({ at: 'marseille' });
    expect(categoriesOf(match, 'spain')).toEqual(['C2', 'C2', 'C2']);
  });
  test('U §17.3.2 an organizer before the walls widens the battlefield to four', () => {
    const match = assault(
      {
        troops: 4,
        inside: 4,
        change: (state) => {
          state.leaders.splice(0);
          lead(state, 'spain', 'L27', 'spain-1', true);
        },
      },
      END,
      { organizer: 'field/4' },
    );
    expect(categoriesOf(match, 'spain')).toHaveLength(4);
    expect(categoriesOf(match, 'france')).toHaveLength(4);
  });
  test('U §13.1.9 the besieged raise a conscript without a leader', () => {
    const match = siege({
      inside: 1,
      change: (state) => {
        realm(state, 'france').unrest = 1;
      },
    });
    answer(match, `${SPANISH} act/spain/assault/montpellier`);
    onwards(match, ['conscript']);
    expect(match.waiting).toContain(FRENCH);
    answer(match, `${FRENCH} yes`);
    onwards(match, END);
    expect(categoriesOf(match, 'france').toSorted()).toEqual(['C1', 'C2', 'C3']);
    expect(unrestOf(match, 'france')).toBe(2);
  });
});

describe('U §13.4.2 what an assault does', () => {
  test('U §13.4.2 two disband results are a siege casualty; the besieged do not disperse', () => {
    // Spain 5, 3, 1: 3 points; France 1 (3), 1, 1: 1 point. Two disband results.
    const match = assault({ inside: 2, dice: [5, 3, 1, 1, 1, 1] });
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 3, against: 1 }]);
    expect(casualtiesOf(match)).toBe(1);
    expect(unitsAt(match, 'france', 'montpellier')).toHaveLength(2);
  });
  test('U §13.4.2 a defeat by one point is a siege casualty all the same', () => {
    // Spain 3, 3, 1: 2 points; France 1 (3), 1, 1: 1 point.
    const match = assault({ inside: 2, dice: [3, 3, 1, 1, 1, 1] });
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 2, against: 1 }]);
    expect(casualtiesOf(match)).toBe(1);
  });
  test('U §13.4.2 four disband results are two siege casualties', () => {
    // Spain 5, 5, 3: 5 points; France 1 (3): 1 point, with one troop inside that throws 1.
    const match = assault({ inside: 2, dice: [5, 5, 3, 1, 1, 1] });
    expect(casualtiesOf(match)).toBe(2);
  });
  test('U §13.4.2 beaten by one point the besieger disperses one troop', () => {
    // Spain 1, 1, 1: none; France 1 (3), 1, 1: 1 point.
    const match = assault({ inside: 2, dice: [1, 1, 1, 1, 1, 1] });
    expect(told(match, 'won')).toMatchObject([{ power: 'france', points: 1, against: 0 }]);
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(2);
    expect(casualtiesOf(match)).toBe(0);
  });
  test('U §13.4.2 a draw changes nothing', () => {
    // Spain 3, 1, 1: 1 point; France 1 (3), 1, 1: 1 point.
    const match = assault({ inside: 2, dice: [3, 1, 1, 1, 1, 1] });
    expect(told(match, 'drawn')).toMatchObject([{ points: 1 }]);
    expect([casualtiesOf(match), unitsAt(match, 'spain', 'montpellier').length]).toEqual([0, 3]);
  });
  test('U §13.4.2 a victory of the besieged takes no siege casualty away', () => {
    // The siege casualty makes the fortress C2.
    const match = assault({ inside: 2, casualties: 1, dice: [1, 1, 1, 5, 1, 1] }, END, {
      disadvantage: 'die/fortress',
    });
    expect(told(match, 'won')).toMatchObject([{ power: 'france' }]);
    expect(casualtiesOf(match)).toBe(1);
  });
  test('U §13.4.2 two casualties eliminate a besieged troop before the fortress', () => {
    // Spain 4, 4, 1: 2 points, two casualties; France 1 (3): 1 point.
    const match = assault({ inside: 2, dice: [4, 4, 1, 1, 1, 1] });
    expect(unitsAt(match, 'france', 'eliminated')).toHaveLength(1);
    expect(stateOf(match).fortresses.montpellier).toBeDefined();
    // One troop left, one siege casualty: it holds.
    expect(casualtiesOf(match)).toBe(1);
    expect(told(match, 'capitulated')).toEqual([]);
  });
  test('U §13.4.6 who eliminates a troop in an assault makes a veteran, and no morale changes hands', () => {
    const match = assault({ inside: 2, dice: [4, 4, 1, 1, 1, 1] });
    expect(told(match, 'veteran')).toMatchObject([{ power: 'spain' }]);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
  });
  test('U §13.4.1 with more actions the assault is repeated in the same impulse', () => {
    const match = siege({ inside: 2, dice: [3, 1, 1, 1, 1, 1], change: (state) => deal(state, SPANISH, '029') });
    answer(match, `${SPANISH} card/029/points`, `${SPANISH} act/spain/assault/montpellier`);
    onwards(match, END);
    expect(optionsOf(match, SPANISH)).toContain('act/spain/assault/montpellier');
  });
});

describe('U §13.4.5 capitulation', () => {
  test('U §13.4.5 as many siege casualties as troops inside: it holds', () => {
    const match = assault({ inside: 1, dice: [3, 3, 1, 1, 1] });
    expect(casualtiesOf(match)).toBe(1);
    expect(told(match, 'capitulated')).toEqual([]);
  });
  test('U §13.4.5 one more: it falls, the troops disperse, the fortress and the markers are gone', () => {
    const match = assault({ inside: 1, casualties: 1, dice: [3, 3, 1, 1, 1] });
    expect(told(match, 'capitulated')).toMatchObject([{ at: 'montpellier' }]);
    expect(stateOf(match).fortresses).toEqual({});
    expect(stateOf(match).sieges).toEqual({});
    expect(unitsAt(match, 'france', 'montpellier')).toEqual([]);
    expect(stateOf(match).units.find(({ owner }) => owner === 'france')?.at).toMatch(/^box-/);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §13.4.5 the fortress itself is eliminated when no troop is left to be: it falls', () => {
    // Spain 4, 4, 1: two casualties; nobody inside.
    const match = assault({ inside: 0, dice: [4, 4, 1, 1] });
    expect(told(match, 'capitulated')).toHaveLength(1);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §21.2.5 a key area that capitulates costs a morale point', () => {
    const match = assault({
      at: 'lyon',
      inside: 0,
      dice: [4, 4, 1, 1],
      change: (state) => {
        state.holders.montpellier = 'spain';
      },
    });
    expect(stateOf(match).holders.lyon).toBe('spain');
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
  test('U §13.4.5 the last besieger dispersed, the siege is over and its casualties forgotten', () => {
    // One Spaniard throws 1, the fortress 5 and a troop 5: beaten.
    const match = assault({ troops: 1, inside: 1, casualties: 1, dice: [1, 5, 5] }, END, {
      disadvantage: 'die/fortress',
    });
    expect(unitsAt(match, 'spain', 'montpellier')).toEqual([]);
    expect(stateOf(match).sieges).toEqual({});
    expect(told(match, 'siege-lifted')).toMatchObject([{ at: 'montpellier' }]);
  });
});

describe('U §15.2 supply of a siege', () => {
  /** Lyon, inland, all around it France. */
  const cut = (change: (state: State) => void = () => {}) => siege({ at: 'lyon', change });
  test('U §15.2 no assault where no adjacent area is controlled', () => {
    const match = cut();
    expect(whyNot(match, SPANISH, 'act/spain/assault/lyon')).toBe('no-supply');
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/assault/lyon');
  });
  test('U §15.2 a controlled area beside it is enough', () => {
    const match = cut((state) => {
      state.holders.montpellier = 'spain';
    });
    expect(optionsOf(match, SPANISH)).toContain('act/spain/assault/lyon');
  });
  test('U §15.2 so is a supplied troop beside it', () => {
    // Montpellier lies beside Perpignan, which is Spanish.
    const match = cut((state) => void put(state, 'spain', 'I23', 'montpellier'));
    expect(optionsOf(match, SPANISH)).toContain('act/spain/assault/lyon');
  });
  test('U §15.2 by sea, unless a fleet at war lies there', () => {
    const coast = (fleet: boolean) =>
      siege({
        at: 'la_rochelle',
        change: (state) => {
          if (fleet) put(state, 'france', 'S2', 'east_atlantic');
        },
      });
    expect(optionsOf(coast(false), SPANISH)).toContain('act/spain/assault/la_rochelle');
    expect(whyNot(coast(true), SPANISH, 'act/spain/assault/la_rochelle')).toBe('no-supply');
  });
});

describe('U §13.3 sorties', () => {
  const sortie = (
    { inside = 2, casualties = 0, troops = 1, dice }: Siege,
    change: (state: State) => void = () => {},
  ) => {
    const match = table({
      player: FRENCH,
      ...(dice ? { dice } : {}),
      change: lay({ troops, inside, casualties, change }),
    });
    answer(match, `${FRENCH} act/france/sortie/montpellier`);
    return match;
  };
  test('U §13.3.4 the besieger may make the battlefield three in the open; the fortress does not fight', () => {
    const match = sortie({});
    onwards(match, ['battlefield', ...END]);
    expect([askedOf(match, SPANISH), optionsOf(match, SPANISH)]).toEqual(['battlefield', ['field/4', 'field/3']]);
    onwards(match, END);
    expect(categoriesOf(match, 'france')).toEqual(['C2', 'C2']);
  });
  test('U §13.3.3 each siege casualty is a disadvantage of who comes out', () => {
    const match = onwards(sortie({ inside: 2, casualties: 1 }), END);
    expect(categoriesOf(match, 'france').toSorted()).toEqual(['C1', 'C2']);
  });
  test('U §13.3.5 won, it expels the besiegers', () => {
    const match = onwards(sortie({ dice: [5, 5, 1] }), END);
    expect(stateOf(match).sieges).toEqual({});
    expect(unitsAt(match, 'spain', 'montpellier')).toEqual([]);
    expect(unitsAt(match, 'france', 'montpellier')).toHaveLength(2);
  });
  test('U §13.3.6 lost, the survivors are besieged as before, and the casualties stay', () => {
    // France 1 (2), 1 (2) against two Spaniards 3, 1: 0 to 1.
    const match = onwards(sortie({ troops: 2, casualties: 1, dice: [1, 1, 3, 1] }), END);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain' }]);
    expect(stateOf(match).sieges.montpellier).toMatchObject({ by: 'spain', casualties: 1 });
    expect(stateOf(match).sieges.montpellier?.inside).toHaveLength(1);
  });
  test('U §13.3.8 a sortie is a field battle: its loser gives morale', () => {
    const match = onwards(sortie({ troops: 2, dice: [1, 1, 3, 1] }), END);
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
});

describe('U §13.4 and cards', () => {
  test('U card 021 an artillery train: an advantage, or a battlefield of four', () => {
    const with021 = (play: string) =>
      assault({ troops: 4, inside: 4, change: (state) => deal(state, SPANISH, '021') }, END, { 'cards-before': play });
    expect(categoriesOf(with021('card/021/advantage'), 'spain').toSorted()).toEqual(['C2', 'C2', 'C3']);
    expect(categoriesOf(with021('card/021/wider'), 'spain')).toHaveLength(4);
  });
  test('U card 022 a heroic defence ignores two siege casualties in this combat, and they stay', () => {
    const match = assault(
      { inside: 3, casualties: 3, dice: [3, 1, 1], change: (state) => deal(state, FRENCH, '022') },
      END,
      { 'cards-before': 'card/022' },
    );
    const total = categoriesOf(match, 'france').reduce((sum, each) => sum + Number(each.slice(1)), 0);
    // C3 and two C2 less one.
    expect(total).toBe(6);
  });
  test('U §8.2.2 a combat card played in a combat gives no action points', () => {
    const match = assault({ change: (state) => deal(state, SPANISH, '021', '029') }, END, {
      'cards-before': 'card/021/advantage',
    });
    expect(told(match, 'combat-card')).toMatchObject([{ player: SPANISH, card: '021' }]);
    expect(stateOf(match).chairs.find(({ player }) => player === SPANISH)?.hand).toEqual(['029']);
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('act/spain/'))).toEqual([]);
  });
  test('U card 001 with siege technology dice that show 1 or 2 are thrown again', () => {
    const match = siege({
      dice: [1, 1, 5, 1, 1, 6],
      inside: 1,
      change: (state) => void realm(state, 'spain').technologies.push('siege'),
    });
    answer(match, `${SPANISH} act/spain/assault/montpellier`);
    onwards(match, ['throw-again', ...END]);
    expect(askedOf(match, SPANISH)).toBe('throw-again');
  });
});
