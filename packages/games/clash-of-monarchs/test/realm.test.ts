/** The worked examples of the rulebook for supply, raids, winter, politics and victory, as printed. */
import { describe, expect, test } from 'vitest';
import { settle } from '../src/changes/stacks.ts';
import { hasPath } from '../src/facts/supply.ts';
import { markersOn, tenth } from '../src/fortunes/attrition.ts';
import { isMixed } from '../src/movement/allowance.ts';
import { terminate } from '../src/politics/armistice.ts';
import { standings } from '../src/politics/victory.ts';
import { nearestQuarters } from '../src/winter/shelter.ts';
import type { Game } from '../src/world.ts';
import { first, go, type Habits } from './cases/drive.ts';
import { answer, clear, depot, hold, optionsOf, post, stateOf, table, told, worldOf } from './table.ts';

test('6.1 a 23-SP force loses 2 SPs, a 27-SP force 3', () => {
  expect([tenth(23), tenth(27), tenth(16), tenth(11)]).toEqual([2, 3, 2, 1]);
});

test('6.3 Prussia must lose 6 SPs, at least 2 of them from its Short and Demoralized force', () => {
  const match = table({
    phase: 'round',
    change: (state, world) => {
      clear(world);
      state.chits = ['desertion_a'];
      for (const nation of ['FR', 'AU', 'IM', 'BR', 'RU', 'SA'] as const) state.nations[nation].stance = 'neutral';
      post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 10 });
      post(world, 'PR', 'magdeburg', { leaders: ['henry'], inf: 9 });
      const weak = post(world, 'PR', 'chemnitz', {
        leaders: ['keith'],
        inf: 8,
        supply: 'short',
        morale: 'demoralized',
      });
      expect(markersOn(weak)).toBe(2);
    },
  });
  answer(match, 'prussia proposal', 'prussia proposal');
  const lost = told(match, 'losses').filter((event) => event.type === 'losses');
  expect(lost.reduce((sum, { sp }) => sum + sp, 0)).toBe(6);
  expect(lost.filter(({ force }) => force === 'keith').reduce((sum, { sp }) => sum + sp, 0)).toBeGreaterThanOrEqual(2);
});

test('10.5 French supply shared: Austrians and Imperials live on it under a French Commander, without the mixed penalty', () => {
  const match = table({
    phase: 'supply',
    active: 'FR',
    change: (state, world) => {
      clear(world);
      state.powers.FR.supplyActions = 2;
      hold(world, 'FR');
      depot(world, 'FR', 'koln');
      const force = post(world, 'FR', 'dusseldorf', { leaders: ['destrees'], inf: 14 });
      force.troops.AU = { inf: 5, units: {} };
      force.troops.IM = { inf: 4, units: {} };
      post(world, 'FR', 'koln', { inf: 1 });
    },
  });
  const before = stateOf(match).stacks.find(({ leaders }) => leaders.includes('destrees'));
  expect(before && isMixed(worldOf(match), before)).toBe(true);
  answer(match, 'france share/FR/destrees');
  const after = stateOf(match).stacks.find(({ leaders }) => leaders.includes('destrees'));
  expect(after && isMixed(worldOf(match), after)).toBe(false);
  expect(after && hasPath(worldOf(match), after)).toBe(true);
  expect(stateOf(match).powers.FR.supplyActions).toBe(1);
});

describe('18.6 the extended example of Kleiner Krieg', () => {
  const raid = () => {
    const match = table({
      phase: 'strategy',
      active: 'AU',
      dice: [4, 3],
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'fall', round: 4 });
        state.turn.transferred = true;
        state.forage.silesia = 5;
        state.advantage = { border: 'coalition', german: 'coalition' };
        state.boxes.border = {
          AU: { lt_inf: [4, 0], lt_cav: [2, 0] },
          RU: { lt_cav: [1, 0] },
          SA: { dual_cav: [1, 0] },
          PR: { hussar_dual: [3, 0] },
        };
        post(world, 'PR', 'gorlitz', { leaders: ['keith'], inf: 8, lt_inf: 1 });
        hold(world, 'AU', 'A5');
      },
    });
    const infantry = 'austria one/AU-lt_inf/forage/silesia';
    answer(match, 'austria raids/A5/border', infantry, infantry, infantry, infantry, 'austria all/supply/keith');
    answer(match, 'austria supply/keith', 'austria PR-hussar_dual');
    return match;
  };

  test('a 4 with Advantage and far more steps is a 6: two Prussian units are reduced to 0 SP', () => {
    const match = raid();
    expect(told(match, 'raid-losses')).toMatchObject([{ roll: 4, total: 6, raider: 0, enemy: 2 }]);
    expect(stateOf(match).boxes.border.PR).toEqual({ hussar_dual: [1, 2] });
  });

  test('four SPs forage: Silesia goes from 5 to 9, and Austria gains 1 SA for the 7th', () => {
    const match = raid();
    expect(told(match, 'foraged')).toMatchObject([{ area: 'silesia', num: 4, total: 9 }]);
    expect(stateOf(match).powers.AU.supplyActions).toBe(1);
  });

  test('five SPs raid the supply: 10 is a success, and the Prussians are in Short Supply', () => {
    const match = raid();
    expect(told(match, 'supply-raid')).toMatchObject([{ roll: 3, total: 10, result: 'success' }]);
    expect(stateOf(match).stacks.find(({ leaders }) => leaders.includes('keith'))?.supply).toBe('short');
  });
});

describe('19.1 the Austrians before Glatz', () => {
  const winter = (withDepot: boolean) =>
    table({
      phase: 'winterQuarters',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'fall', chits: [] });
        state.order = ['PR', 'AU', 'FR', 'BR', 'RU'];
        post(world, 'AU', 'glatz', { leaders: ['daun'], inf: 14, line_cav: 1 });
        if (withDepot) depot(world, 'AU', 'mittelwalde');
      },
    });

  test('2 MPs only reach Muglitz: Olmütz is the nearest, 3 MPs away, and 2 SPs are lost', () => {
    const match = winter(false);
    const daun = stateOf(match).stacks.find(({ leaders }) => leaders.includes('daun'));
    expect(daun && nearestQuarters(worldOf(match), daun)).toEqual({ spaces: ['olmutz'], mps: 3 });
    answer(match, 'austria proposal');
    expect(told(match, 'quarters')).toMatchObject([{ force: 'daun', from: 'glatz', to: 'olmutz', lost: 2 }]);
  });

  test('with 5 SPs left at the depot in Mittelwalde, only 1 is lost', () => {
    const match = winter(true);
    answer(match, 'austria by-hand', 'austria leave/5/mittelwalde');
    // Infantry or cavalry: the player says which (6.1).
    answer(match, 'austria proposal');
    expect(stateOf(match).stacks.find(({ at }) => at === 'mittelwalde')?.troops.AU?.inf).toBe(5);
    expect(told(match, 'quarters')).toMatchObject([{ force: 'daun', to: 'olmutz', lost: 1 }]);
  });
});

test('19.2.1 Prussia holds Stettin, Dresden and Prague: Austria loses 2 Will, Russia 1', () => {
  const match = table({
    phase: 'newYear',
    change: (state) => {
      Object.assign(state, { year: 1758, season: 'winter' });
      state.control = { dresden: 'PR', prague: 'PR', konigsberg: 'RU' };
    },
  });
  const will = told(match, 'will').filter((event) => event.type === 'will' && event.why === 'key-city');
  const lost = (power: string) => will.filter((event) => event.type === 'will' && event.power === power).length;
  expect([lost('AU'), lost('RU'), lost('PR'), lost('BR')]).toEqual([2, 1, 0, 0]);
});

test('22.1.1 in 1756 Austria takes A1, A2 and four more, Prussia P1, P2, P3 and three', () => {
  const { powers } = stateOf(table({ scenario: 'campaign_1756', phase: 'opening' }));
  expect([powers.AU.hand.length, powers.PR.hand.length]).toEqual([6, 6]);
  expect(powers.AU.hand).toEqual(expect.arrayContaining(['A1', 'A2']));
  expect(powers.PR.hand).toEqual(expect.arrayContaining(['P1', 'P2', 'P3']));
});

test('22.1.1 Option B of Russia in 1756: four random Early War cards', () => {
  const match = table({ scenario: 'campaign_1756', phase: 'opening', options: { 'variable-diplomacy': 'yes' } });
  answer(match, 'prussia PR/A', 'austria AU/A', 'france FR/A', 'france RU/B', 'britain BR/A');
  const { powers, nations } = stateOf(match);
  expect(nations.RU.stance).toBe('belligerent');
  expect(powers.RU.hand).toHaveLength(4);
});

describe('22.5.2 the end of Kloster-Zeven', () => {
  const notice = (ops: number) => {
    const match = table({
      change: (state) => Object.assign(state, { season: 'fall', round: 3, armistice: { number: 4, end: null } }),
    });
    const { state, data } = worldOf(match);
    terminate({ state, data, tell: () => {} } as unknown as Game, 'BR', ops);
    return state.armistice?.end;
  };

  test('a 2-Ops card in Fall Round 3 ends it in the British Turn of Round 5', () => {
    expect(notice(2)).toEqual({ power: 'BR', season: 'fall', round: 5 });
  });

  test('a 1-Ops card ends it in the New Year Phase', () => {
    expect(notice(1)).toBe('new-year');
  });
});

test('23.2.3 in 1757 a Decisive Anglo-Prussian Victory needs two Devastated Austrian areas', () => {
  const level = (devastated: string[]) =>
    standings(
      worldOf(
        table({
          change: (state) => {
            state.powers.PR.vp = 18;
            state.devastated = devastated;
          },
        }),
      ),
    ).ap.level;
  expect([level([]), level(['bohemia']), level(['bohemia', 'moravia'])]).toEqual([
    'substantial',
    'substantial',
    'decisive',
  ]);
});

test('23.4 with 6 and 0 VPs the 1756-58 scenario is a Draw for both, and the Coalition wins the tie', () => {
  const match = table({
    scenario: 's1756_58',
    phase: 'yearEnd',
    change: (state) => {
      Object.assign(state, { year: 1758, season: 'fall', colonial: 3 });
      for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) state.powers[power].vp = 0;
      state.powers.PR.vp = 6;
    },
  });
  expect(told(match, 'victory-level')).toMatchObject([
    { side: 'ap', vp: 7, level: 'draw' },
    { side: 'coalition', vp: 6, level: 'draw' },
  ]);
  expect(match.result).toMatchObject({ winners: ['austria'], by: 'scenario-over' });
});

test('10.0 Austrian Supply Actions do nothing for Russian forces', () => {
  const match = table({
    phase: 'rally',
    active: 'AU',
    change: (state, world) => {
      clear(world);
      state.powers.AU.supplyActions = 3;
      post(world, 'RU', 'lissa', { leaders: ['fermor'], inf: 10, supply: 'short' });
      post(world, 'AU', 'kolin', { leaders: ['daun'], inf: 10, supply: 'critical' });
      depot(world, 'RU', 'lissa');
      depot(world, 'AU', 'prague');
    },
  });
  expect(optionsOf(match, 'austria').filter((id) => id.startsWith('supplies/'))).not.toContain('supplies/fermor');
});

test('20.1 SPs go one for one, plain leaders too, and great captains only if both sides agree', () => {
  const match = table({
    phase: 'spring',
    change: (state, world) => {
      Object.assign(state, { season: 'winter', year: 1758 });
      state.prisoners.ap.troops.AU = { inf: 5, units: { field_art: [1, 0] } };
      state.prisoners.coalition.troops.PR = { inf: 3, units: { lt_inf: [1, 0], field_art: [0, 1] } };
      for (const [leader, holder] of [
        ['nadasdy', 'ap'],
        ['zieten', 'coalition'],
        ['keith', 'coalition'],
        ['daun', 'ap'],
      ] as const) {
        for (const stack of state.stacks) stack.leaders = stack.leaders.filter((id) => id !== leader);
        state.leaders[leader] = 'captured';
        state.prisoners[holder].leaders.push(leader);
      }
      for (const { at } of [...state.stacks]) settle(world, at);
    },
  });
  const home: Habits = { 'leader-back': first, 'prisoners-home': first };
  go(match, home);
  answer(match, 'prussia yes', 'austria yes');
  go(match, home);
  answer(match, 'prussia yes', 'austria no');
  const { prisoners, leaders } = stateOf(match);
  expect([leaders.nadasdy, leaders.keith, leaders.daun, leaders.zieten]).toEqual(['map', 'map', 'map', 'map']);
  expect(prisoners.ap.troops.AU).toEqual({ inf: 1, units: { field_art: [1, 0] } });
  expect(prisoners.coalition.troops.PR).toEqual({ inf: 0, units: { field_art: [0, 1] } });
});

test('21.3.2 France leaves: its cards and forces go, Russia keeps its own cards, Prussia takes heart', () => {
  const match = table({
    phase: 'round',
    change: (state) => {
      state.chits = [];
      state.powers.FR.will = 0;
    },
  });
  const { nations, powers, stacks } = stateOf(match);
  expect(nations.FR.stance).toBe('out');
  expect(stacks.some(({ troops }) => troops.FR)).toBe(false);
  expect([powers.FR.hand, powers.FR.draw]).toEqual([[], []]);
  expect([...powers.RU.hand, ...powers.RU.draw, ...powers.RU.discard].every((card) => card.startsWith('R'))).toBe(true);
  expect(powers.RU.hand.length + powers.RU.draw.length).toBe(5);
  expect(told(match, 'will')).toMatchObject([{ power: 'PR', num: 1 }]);
});
