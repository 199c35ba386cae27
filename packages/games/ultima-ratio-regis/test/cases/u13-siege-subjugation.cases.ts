/** U §13.4–13.5: sieges, sorties, subjugation; §15 logistics. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  askedOf,
  fortify,
  lead,
  optionsOf,
  own,
  put,
  stateOf,
  type Table,
  table,
  told,
  war,
} from '../table.ts';
import { FRENCH, onwards, SPANISH, spain, toDo } from './play.ts';

const spanishAt = (match: Table, at: string): number =>
  stateOf(match).units.filter((unit) => unit.owner === 'spain' && unit.at === at).length;
const diceOf = (match: Table) => told(match, 'rolled').map(({ power, dice }) => `${power} ${String(dice)}`);

/** Spanish troops stand in an area and try to take control of it. */
const subjugate = (
  at: string,
  {
    troops = 1,
    leader = false,
    moved = false,
    dice,
  }: { troops?: number; leader?: boolean; moved?: boolean; dice: number[] },
  change: (state: State) => void = () => {},
) =>
  spain({
    dice,
    change: (state) => {
      war(state, 'spain', 'france');
      const [first = ''] = army(state, 'spain', at, troops);
      if (leader) lead(state, 'spain', 'L01', first);
      change(state);
      toDo(state, { do: 'subjugate', power: 'spain', at, moved, last: null });
    },
  });

describe('U §13.5.2 opposition', () => {
  const french = (at: string) => (state: State) => void put(state, 'france', 'I23', at);
  test('U §13.5.2 without troops or fortress within two areas there is no combat', () => {
    const match = subjugate('montpellier', { dice: [1] });
    onwards(match, ['act']);
    expect(told(match, 'combat')).toEqual([]);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §13.5.2 troops oppose from next door', () => {
    const match = subjugate('montpellier', { dice: [1] }, french('lyon'));
    expect(optionsOf(match, FRENCH)).toEqual(['pass', 'oppose/lyon/troops']);
  });
  test('U §13.5.2 from two areas away only over a controlled area free of enemies and revolts', () => {
    const far = (change: (state: State) => void = () => {}) => {
      const match = subjugate('perpignan', { dice: [1] }, (state) => {
        own(state, 'perpignan', 'domain:france');
        put(state, 'france', 'I23', 'lyon');
        change(state);
      });
      return match.waiting.includes(FRENCH) ? optionsOf(match, FRENCH) : [];
    };
    expect(far()).toContain('oppose/lyon/troops');
    const cut = far((state) => {
      for (const area of ['montpellier', 'toulouse']) state.rebellions[area] = 2;
    });
    expect(cut).not.toContain('oppose/lyon/troops');
  });
  test('U §13.5.2 a fortress may oppose instead of troops', () => {
    const match = subjugate('montpellier', { dice: [1] }, (state) => {
      put(state, 'france', 'I23', 'lyon');
      fortify(state, 'france', 'lyon');
    });
    expect(optionsOf(match, FRENCH)).toEqual(['pass', 'oppose/lyon/troops', 'oppose/lyon/fortress']);
  });
  test('U §13.5.2 a revolt keeps its owner from opposing', () => {
    const match = subjugate('montpellier', { dice: [1, 1] }, (state) => {
      put(state, 'france', 'I23', 'lyon');
      state.rebellions.montpellier = 2;
    });
    expect(told(match, 'combat')).toMatchObject([{ kind: 'subjugation' }]);
    onwards(match, ['act', 'force-control']);
    expect(told(match, 'opposes')).toEqual([]);
  });
});

describe('U §13.5.3–4 the combat', () => {
  test('U §13.5.4 one die each: C3 for the subjugator, C2 for the opponent', () => {
    const match = subjugate('montpellier', { dice: [6, 1] }, (state) => void put(state, 'france', 'I23', 'lyon'));
    answer(match, `${FRENCH} oppose/lyon/troops`);
    onwards(match, ['act', 'force-control']);
    expect(diceOf(match)).toEqual([
      expect.stringMatching(/^spain \d \(C3\)$/),
      expect.stringMatching(/^france \d \(C2\)$/),
    ]);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §13.5.3 a force that has moved has a disadvantage, and another one in mountains', () => {
    const dice = (at: string, moved: boolean) => {
      const match = subjugate(at, { dice: [6, 1], moved }, (state) => own(state, at, 'A2'));
      onwards(match, ['act', 'force-control']);
      return diceOf(match)[0];
    };
    expect(dice('tunis', false)).toMatch(/\(C3\)/);
    expect(dice('tunis', true)).toMatch(/\(C2\)/);
    expect(dice('algiers', true)).toMatch(/\(C1\)/);
  });
  test('U §13.5.3 who opposes from two areas away has a disadvantage', () => {
    const match = subjugate('perpignan', { dice: [6, 1] }, (state) => {
      own(state, 'perpignan', 'domain:france');
      put(state, 'france', 'I23', 'lyon');
    });
    answer(match, `${FRENCH} oppose/lyon/troops`);
    onwards(match, ['act', 'force-control']);
    expect(diceOf(match)[1]).toMatch(/^france \d \(C1\)$/);
  });
  test('U §13.5.4 A2 and R2 throw C2, A3 and R3 throw C3', () => {
    const locals = (change: (state: State) => void) => {
      const match = subjugate('tunis', { dice: [6, 1] }, change);
      onwards(match, ['act', 'force-control']);
      return diceOf(match)[1];
    };
    expect(locals((state) => own(state, 'tunis', 'A2'))).toMatch(/\(C2\)/);
    expect(locals((state) => own(state, 'tunis', 'A3'))).toMatch(/\(C3\)/);
    const rebels = (level: 2 | 3) => (state: State) => {
      own(state, 'tunis', 'domain:spain');
      state.rebellions.tunis = level;
    };
    expect(locals(rebels(2))).toMatch(/\(C2\)/);
    expect(locals(rebels(3))).toMatch(/\(C3\)/);
  });
  test('U §18.2.3 an active independent area becomes a domain of who subjugates it', () => {
    const match = subjugate('tunis', { dice: [6, 1] }, (state) => own(state, 'tunis', 'A2'));
    onwards(match, ['act', 'force-control']);
    expect(stateOf(match).titles.tunis).toBe('domain:spain');
  });
  test('U §13.5.6 a won subjugation ends the rebellion', () => {
    const match = subjugate('palermo', { dice: [6, 1] }, (state) => {
      state.rebellions.palermo = 2;
    });
    onwards(match, ['act', 'force-control']);
    expect(stateOf(match).rebellions).toEqual({});
  });
});

describe('U §13.5.4 forced control', () => {
  const lost = (dice: number[], troops = 3) =>
    onwards(
      subjugate('tunis', { dice, troops, leader: true }, (state) => own(state, 'tunis', 'A2')),
      ['act', 'force-control'],
    );
  test('U §13.5.4 after a draw one troop disperses for control', () => {
    const match = lost([1, 3]);
    expect(told(match, 'drawn')).toHaveLength(1);
    expect([askedOf(match, SPANISH), stateOf(match).titles.tunis]).toEqual(['force-control', 'A2']);
    answer(match, `${SPANISH} force`);
    onwards(match, ['act']);
    expect(stateOf(match).titles.tunis).toBe('domain:spain');
    expect([spanishAt(match, 'tunis'), spanishAt(match, 'box-CM')]).toEqual([2, 1]);
  });
  test('U §13.5.4 after a defeat two', () => {
    const match = lost([1, 5]);
    expect(told(match, 'won')).toMatchObject([{ power: 'locals' }]);
    answer(match, `${SPANISH} force`);
    onwards(match, ['act']);
    expect(stateOf(match).titles.tunis).toBe('domain:spain');
    expect([spanishAt(match, 'tunis'), spanishAt(match, 'box-CM')]).toEqual([1, 2]);
  });
  test('U §13.5.4 or nothing comes of it', () => {
    const match = lost([1, 3]);
    answer(match, `${SPANISH} pass`);
    expect(stateOf(match).titles.tunis).toBe('A2');
    expect(spanishAt(match, 'tunis')).toBe(3);
  });
});

describe('U §13.5.7 mini-maps', () => {
  test('U §13.5.7 overseas areas are always subjugated: home areas as A3, others as A2', () => {
    const overseas = (title: 'home:france' | 'domain:france') => {
      const match = subjugate('cuba', { dice: [6, 1] }, (state) => {
        own(state, 'cuba', title);
        own(state, 'santo_domingo', 'domain:france');
        put(state, 'france', 'I23', 'santo_domingo');
      });
      onwards(match, ['act', 'force-control']);
      expect(told(match, 'opposes')).toEqual([]);
      return diceOf(match)[1];
    };
    expect(overseas('home:france')).toMatch(/\(C3\)/);
    expect(overseas('domain:france')).toMatch(/\(C2\)/);
  });
});

describe('U §13.4 sieges', () => {
  /** Spain before Montpellier, whose garrison is French. */
  const siege = (
    player: typeof SPANISH | typeof FRENCH,
    inside: number,
    dice: number[],
    change: (state: State) => void = () => {},
  ) =>
    table({
      player,
      dice,
      change: (state) => {
        war(state, 'spain', 'france');
        const [first = ''] = army(state, 'spain', 'montpellier', 3);
        lead(state, 'spain', 'L01', first);
        fortify(state, 'france', 'montpellier');
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: army(state, 'france', 'montpellier', inside) };
        change(state);
      },
    });
  const assault = (match: Table) => {
    const act = optionsOf(match, SPANISH).find((id) => /act\/spain\/(siege|assault)/.test(id));
    answer(match, `${SPANISH} ${act}`);
    return match;
  };
  test('U §13.4.5 the besieged may capitulate before the dice: the fortress is gone, the troops disperse', () => {
    const match = assault(siege(SPANISH, 2, [1]));
    expect(askedOf(match, FRENCH)).toBe('capitulate');
    answer(match, `${FRENCH} yes`);
    onwards(match, ['act']);
    expect(told(match, 'rolled')).toEqual([]);
    expect(stateOf(match).fortresses).toEqual({});
    expect(stateOf(match).sieges).toEqual({});
    expect(stateOf(match).holders.montpellier).toBe('spain');
    expect(stateOf(match).units.filter(({ owner, at }) => owner === 'france' && at === 'box-WE-France')).toHaveLength(
      2,
    );
  });
  test('U §13.4.5 a garrison falls to more siege casualties than it has troops', () => {
    const held = siege(SPANISH, 2, [5, 1, 1, 1, 1, 1]);
    onwards(assault(held), ['act']);
    expect(told(held, 'capitulated')).toEqual([]);
    expect(stateOf(held).sieges.montpellier).toBeDefined();
  });
  test('U §13.4.7, §10.2 besieged troops do not march; they sally, or leave a port by sea', () => {
    const match = siege(FRENCH, 2, [1]);
    const offered = optionsOf(match, FRENCH).filter((id) => id.startsWith('act/france/'));
    expect(offered).toContain('act/france/sortie/montpellier');
    expect(offered).not.toContain('act/france/march/france-1');
    answer(match, `${FRENCH} act/france/redeploy/france-1`);
    expect(optionsOf(match, FRENCH)).toContain('to/marseille');
  });
  test('U §13.4.5 a siege ends when the besiegers leave', () => {
    const match = siege(SPANISH, 1, [1]);
    answer(match, `${SPANISH} act/spain/march/L01`);
    if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
    answer(match, `${SPANISH} to/perpignan`);
    onwards(match, ['act', 'advance']);
    expect(stateOf(match).sieges).toEqual({});
    expect(told(match, 'siege-lifted')).toMatchObject([{ at: 'montpellier' }]);
  });
});
