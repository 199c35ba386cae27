/** Worked examples of the rulebook that concern actions, movement and combat. */
import { describe, expect, test } from 'vitest';
import { count, faceOf } from '../src/combat/dice.ts';
import { decide } from '../src/combat/resolution.ts';
import { forceOf } from '../src/combat/sides.ts';
import { distanceFrom, fleetLimit } from '../src/facts/bases.ts';
import { unitOf } from '../src/facts/units.ts';
import type { Category, Fight } from '../src/tasks/combat.ts';
import type { Game } from '../src/world.ts';
import { answer, army, askedOf, deal, lead, optionsOf, own, put, stateOf, table, war, worldOf } from './table.ts';

describe('§8.2.2 points of cards', () => {
  test('two cards never feed the same Power in one impulse', () => {
    const match = table({
      players: 4,
      player: 'player-1',
      change: (state) => deal(state, 'player-1', '029', '030'),
    });
    answer(match, 'player-1 act/spain/calm', 'player-1 card/029/points', 'player-1 act/spain/calm');
    answer(match, 'player-1 act/spain/calm', 'player-1 act/austria/calm', 'player-1 act/austria/calm');
    answer(match, 'player-1 card/030/points');
    const offered = optionsOf(match, 'player-1');
    expect(offered.some((id) => id.startsWith('act/spain/'))).toBe(false);
    expect(offered.some((id) => id.startsWith('act/austria/'))).toBe(false);
    expect(offered.some((id) => id.startsWith('act/persia/'))).toBe(true);
  });
});

describe('§10.4 between maps', () => {
  test('an army of three goes overseas one troop at a time', () => {
    const match = table({
      change: (state) => {
        own(state, 'santo_domingo', 'home:spain');
        const [first = ''] = army(state, 'spain', 'seville', 3);
        lead(state, 'spain', 'L01', first);
      },
      player: 'player-2',
    });
    answer(match, 'player-2 act/spain/column/L01', 'player-2 with/spain-1');
    expect(optionsOf(match, 'player-2')).toContain('go/santo_domingo');
    answer(match, 'player-2 take/spain-2');
    expect(optionsOf(match, 'player-2')).not.toContain('go/santo_domingo');
    expect(optionsOf(match, 'player-2')).toContain('go/barcelona');
  });
});

describe('§11.1.3 naval distance between maps', () => {
  test('at distance 2 a fleet of Stockholm operates off North America', () => {
    const match = table({ scenario: 'wars_of_religion', players: 3 });
    expect(distanceFrom(worldOf(match), 'stockholm', 'north_atlantic')).toBe(2);
    expect(distanceFrom(worldOf(match), 'stockholm', 'east_atlantic')).toBe(3);
  });
});

describe('§13.1.4 two organizers in a forest', () => {
  test('the defender marks the field, then the attacker changes it, then the defender again', () => {
    const wooded = [...worldOf(table()).data.areas.values()].find(
      ({ terrain, titles, neighbours }) =>
        terrain === 'wood' && titles[0]?.title === 'home:france' && neighbours.length > 0,
    );
    const at = wooded?.id ?? '';
    const from = wooded?.neighbours.find(({ by }) => by === 'normal')?.area ?? '';
    const match = table({
      player: 'player-2',
      change: (state) => {
        war(state, 'spain', 'france');
        state.realms.find(({ power }) => power === 'spain')?.interests.push('WE', 'CE');
        own(state, from, 'domain:spain');
        const [a = ''] = army(state, 'spain', from, 3);
        const [b = ''] = army(state, 'france', at, 3);
        lead(state, 'spain', 'L27', a, true);
        lead(state, 'france', 'L28', b, true);
      },
    });
    answer(match, 'player-2 act/spain/march/L27', 'player-2 army/all', `player-2 to/${at}`, 'player-1 stand');
    expect(askedOf(match, 'player-1')).toBe('battlefield');
    answer(match, 'player-1 field/3');
    expect(askedOf(match, 'player-2')).toBe('organizer');
    expect(optionsOf(match, 'player-2')).toEqual(['field/2', 'field/3', 'field/4']);
    answer(match, 'player-2 field/4');
    expect(optionsOf(match, 'player-1')).toEqual(['field/3', 'field/4', 'field/5']);
  });
});

describe('§13.1.6–7 a combat', () => {
  const fight = (): Fight => {
    const side = (dice: readonly (readonly [Category, number])[]) => {
      const made = forceOf([]);
      for (const [category, thrown] of dice)
        made.dice.push({ of: 'force', category, thrown, face: faceOf(category, thrown) });
      count(made);
      return made;
    };
    return {
      kind: 'land',
      cause: 'field',
      at: 'paris',
      from: null,
      attack: side([
        [4, 1],
        [2, 6],
      ]),
      defence: side([
        [3, 4],
        [1, 3],
      ]),
      intercepted: false,
      political: true,
      field: 4,
      winner: null,
    };
  };

  test('C4 and C2 throw 1 and 6, C3 and C1 throw 4 and 3', () => {
    const { attack, defence } = fight();
    expect(attack.dice.map(({ face }) => face)).toEqual([4, 6]);
    expect(defence.dice.map(({ face }) => face)).toEqual([4, 2]);
    expect([attack.points, attack.casualties]).toEqual([3, 2]);
    expect([defence.points, defence.casualties]).toEqual([1, 1]);
  });

  test('the second side suffers two disband results, the first one for the odd casualty', () => {
    const fought = fight();
    const game = { ...worldOf(table()), tell: () => {}, liftVeil: () => {} } as unknown as Game;
    decide(game, fought);
    expect(fought.winner).toBe('attack');
    expect(fought.defence.disbands).toBe(2);
    expect(fought.attack.disbands).toBe(1);
  });

  test('§13.1.1 the faces of the four dice', () => {
    const faces = (category: Category) => [1, 2, 3, 4, 5, 6].map((thrown) => faceOf(category, thrown));
    expect(faces(4)).toEqual([4, 4, 4, 4, 5, 6]);
    expect(faces(3)).toEqual([3, 3, 3, 4, 5, 6]);
    expect(faces(2)).toEqual([2, 2, 3, 4, 5, 6]);
    expect(faces(1)).toEqual([1, 1, 2, 3, 4, 5]);
  });
});

describe('§15.1.2 fleets stack as their base does', () => {
  test('five squadrons based on a domain overseas sail by twos', () => {
    const match = table({
      player: 'player-2',
      change: (state) => {
        own(state, 'santo_domingo', 'domain:spain');
        for (let n = 0; n < 4; n++) put(state, 'spain', 'S2', 'caribbean');
      },
    });
    const world = worldOf(match);
    expect(fleetLimit(world, unitOf(world, 'spain-1'), 'caribbean')).toBe(2);
    expect(stateOf(match).units).toHaveLength(4);
  });
});

describe('§13.5.4 taking an area at any cost', () => {
  test('with three troops: one is lost in the combat, two are given for control', () => {
    const match = table({
      player: 'player-2',
      dice: [1, 5],
      change: (state) => {
        own(state, 'naples', 'A3');
        army(state, 'spain', 'naples', 3);
      },
    });
    answer(match, 'player-2 act/spain/subjugate/naples', 'player-2 pass', 'player-2 pass');
    expect(askedOf(match, 'player-2')).toBe('force-control');
    expect(stateOf(match).units.filter(({ at }) => at === 'naples')).toHaveLength(2);
    answer(match, 'player-2 force');
    while (askedOf(match, 'player-2') === 'disperse') answer(match, `player-2 ${optionsOf(match, 'player-2')[0]}`);
    expect(stateOf(match).units.every(({ at }) => at === 'box-CM')).toBe(true);
    expect(stateOf(match).titles.naples).toBe('domain:spain');
  });
});
