/** CM §9 and §10: sources, paths that are cut, checks, what Supply Actions do and for whom. */
import { describe, expect, test } from 'vitest';
import { hasPath } from '../../src/facts/supply.ts';
import type { Nation } from '../../src/vocabulary.ts';
import { answer, clear, depot, optionsOf, post, stackOf, stateOf, table, worldOf } from '../table.ts';
import { first, go, tales } from './drive.ts';
import { activate, asked, type Posting, posted, quietly, strategy } from './play.ts';
import { type Change, segment } from './scenes.ts';

const fed = (leader: string, forces: readonly Posting[], change?: Change) => {
  const match = table({
    phase: 'strategy',
    active: 'AU',
    change: (state, world) => {
      clear(world);
      state.control = {};
      posted(world, forces);
      change?.(state, world);
    },
  });
  const stack = stackOf(match, leader);
  return stack !== undefined && hasPath(worldOf(match), stack);
};

describe('CM §9.2 sources', () => {
  test('CM §9.2, 9.2.2 fortresses are sources for forces only: a depot that finds nothing but Königgrätz supplies nobody', () => {
    const daun = (koniggratz: boolean) =>
      fed('daun', [['AU', 'landeshut', { leaders: ['daun'], inf: 10 }]], (state, world) => {
        state.disrupted = koniggratz ? ['prague', 'brunn', 'wien'] : ['brunn', 'wien'];
        depot(world, 'AU', 'trautenau');
      });
    expect([daun(false), daun(true)]).toEqual([true, false]);
  });
  test('CM §9.2.2, 9.3 an enemy force on the depot’s own path back stops it', () => {
    const daun = (enemies: readonly Posting[]) =>
      fed('daun', [['AU', 'zittau', { leaders: ['daun'], inf: 10 }], ...enemies], (state, world) => {
        state.disrupted = ['brunn', 'wien'];
        depot(world, 'AU', 'gabel');
      });
    expect([
      daun([]),
      daun([
        ['PR', 'jungbunzlau', { inf: 2 }],
        ['PR', 'lobositz', { inf: 2 }],
      ]),
    ]).toEqual([true, false]);
  });
  test('CM §9.2.2 a British Fleet that serves as a depot in Stettin leaves the Swedish depot alone', () => {
    const recovers = (fd: boolean) =>
      stateOf(
        segment('rally', {
          power: 'FR',
          forces: [['SW', 'greifswald', { leaders: ['hamilton'], inf: 8 }]],
          actions: 0,
          change: (state, world) => {
            Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'FR' });
            depot(world, 'SW', 'stralsund').disrupted = true;
            const where = fd ? { place: 'port', port: 'stettin' } : { place: 'sea', port: null };
            Object.assign(state.fleets.BR, { ...where, sea: 'baltic', fd });
          },
        }),
      ).depots.map(({ disrupted }) => !disrupted);
    expect([recovers(true), recovers(false)]).toEqual([[true], [false]]);
  });
  test('CM §9.2.3 a Client is fed by its Patron’s fortress next door: Imperials at Nachod by Königgrätz', () => {
    const near = (nation: Nation, leader: string) =>
      fed(leader, [[nation, 'nachod', { leaders: [leader], inf: 8 }]], (state) => {
        state.disrupted = ['prague', 'brunn', 'wien'];
      });
    expect([near('IM', 'stolberg'), near('FR', 'soubise')]).toEqual([true, false]);
  });
});

describe('CM §9.4 what is cut', () => {
  const marching = (supply: 'full' | 'critical', inf: number) => {
    const match = activate(
      strategy({
        active: 'AU',
        hands: { AU: ['A1'] },
        forces: [
          ['AU', 'bautzen', { leaders: ['daun'], inf: 16 }],
          ['PR', 'gabel', { leaders: ['keith'], inf, supply }],
          ['AU', 'reichenberg', { inf: 4 }],
        ],
        change: (state) => {
          state.control = {};
          state.turn.linked = state.stacks.map(({ id }) => id);
        },
      }),
      'austria',
      'A1',
      'daun',
    );
    answer(match, 'austria step/zittau');
    quietly(match);
    return stackOf(match, 'keith')?.supply;
  };
  test('CM §9.4.1 Critical Supply cannot worsen; five SPs are not affected', () => {
    expect([marching('full', 10), marching('critical', 10), marching('full', 5)]).toEqual([
      'short',
      'critical',
      'full',
    ]);
  });
  test('CM §9.4.1 who had no path before loses none now', () => {
    const match = activate(
      strategy({
        active: 'AU',
        hands: { AU: ['A1'] },
        forces: [
          ['AU', 'bautzen', { leaders: ['daun'], inf: 16 }],
          ['PR', 'gabel', { leaders: ['keith'], inf: 10 }],
          ['AU', 'reichenberg', { inf: 4 }],
          ['AU', 'gorlitz', { inf: 4 }],
        ],
        change: (state, world) => {
          state.control = {};
          post(world, 'AU', 'zittau', { inf: 4 });
          state.turn.linked = [];
        },
      }),
      'austria',
      'A1',
      'daun',
    );
    answer(match, 'austria step/zittau');
    quietly(match);
    expect(stackOf(match, 'keith')?.supply).toBe('full');
  });
});

describe('CM §10 Supply Actions', () => {
  test('CM §10.0 Austria’s Actions neither feed nor cheer an Imperial force', () => {
    const match = segment('rally', {
      actions: 4,
      forces: [
        ['IM', 'bamberg', { leaders: ['stolberg'], inf: 8, supply: 'critical', morale: 'demoralized' }],
        ['AU', 'gabel', { leaders: ['daun'], inf: 8, supply: 'critical' }],
      ],
    });
    expect(optionsOf(match, 'austria')).toContain('supplies/daun');
    expect(optionsOf(match, 'austria').filter((id) => id.includes('stolberg'))).toEqual([]);
  });
  test('CM §10.5 supply is shared in the Supply Segment, not in the Rally and Resupply Segment', () => {
    const offered = (phase: 'supply' | 'rally') =>
      optionsOf(
        segment(phase, {
          actions: 2,
          forces: [['AU', 'prague', { leaders: ['daun'], inf: 8, supply: 'full' }]],
          change: (state, world) => {
            for (const { troops } of state.stacks) troops.IM = { inf: 4, units: {} };
            depot(world, 'AU', 'prague');
          },
        }),
        'austria',
      ).some((id) => id.startsWith('share/'));
    expect([offered('supply'), offered('rally')]).toEqual([true, false]);
  });
  test('CM §10.6 no depot is built in a masked fortress', () => {
    const sites = (keith: number) => {
      const match = segment('supply', {
        actions: 4,
        forces: [
          ['AU', 'prague', { leaders: ['daun'], inf: 8 }],
          ['PR', 'koniggratz', { leaders: ['keith'], inf: keith }],
        ],
        change: (state) => {
          state.nations.AU.depots = 2;
        },
      });
      answer(match, 'austria build');
      return optionsOf(match, 'austria').includes('at/koniggratz');
    };
    expect(sites(12)).toBe(false);
  });
  test('CM §10.4, 10.8 a Russian rally costs two Actions', () => {
    const rally = (actions: number) =>
      optionsOf(
        segment('rally', {
          power: 'RU',
          actions,
          forces: [['RU', 'vilna', { leaders: ['fermor'], inf: 8, morale: 'demoralized' }]],
        }),
        'france',
      ).includes('rally/fermor');
    expect([rally(1), rally(2)]).toEqual([false, true]);
  });
  test('CM §9.8 a depot in a besieged fortress is not distributed', () => {
    const ids = (siege: boolean) =>
      optionsOf(
        segment('supply', {
          forces: [
            ['AU', 'wien', { leaders: ['daun'], inf: 10 }],
            ...(siege ? ([['PR', 'prague', { leaders: ['keith'], inf: 16, field_art: 1 }]] as const) : []),
          ],
          change: (state, world) => {
            depot(world, 'AU', 'prague').inside = siege;
            if (siege) state.sieges.prague = { marker: 0, by: 'ap' };
          },
        }),
        'austria',
      ).filter((id) => id.startsWith('distribute/'));
    expect([ids(false).length > 0, ids(true)]).toEqual([true, []]);
  });
  test('CM §9.8 a captured depot goes back to its owner’s pool, the Thaler to the captor', () => {
    const match = activate(
      strategy({
        active: 'AU',
        hands: { AU: ['A1'] },
        forces: [['AU', 'zittau', { leaders: ['daun'], inf: 12 }]],
        change: (state, world) => {
          depot(world, 'PR', 'bautzen');
          state.nations.PR.depots = 1;
          state.nations.AU.treasury = 5;
          state.nations.PR.treasury = 5;
        },
      }),
      'austria',
      'A1',
      'daun',
    );
    answer(match, 'austria step/bautzen');
    go(quietly(match), { distribute: 'thaler' });
    const { PR, AU } = stateOf(match).nations;
    expect([PR.depots, PR.treasury, AU.treasury]).toEqual([2, 5, 6]);
  });
  test('CM §9.8 Austria distributes the Imperial depot in its Turn', () => {
    const match = segment('supply', {
      forces: [['AU', 'wien', { leaders: ['daun'], inf: 10 }]],
      change: (_, world) => void depot(world, 'IM', 'nurnberg'),
    });
    expect(optionsOf(match, 'austria').some((id) => id.startsWith('distribute/IM'))).toBe(true);
  });
  test('CM §10.1 one escort of two, not of three, and only who stands with the depot', () => {
    const match = segment('supply', {
      forces: [['AU', 'prague', { leaders: ['daun'], inf: 10 }]],
      change: (_, world) => void depot(world, 'AU', 'prague'),
    });
    answer(match, 'austria depot/AU-prague');
    const guards = optionsOf(match, 'austria').filter((id) => /^(escort|with)\//.test(id));
    expect(guards.some((id) => id.endsWith('/3'))).toBe(false);
    expect(tales(match, 'depot-moved')).toEqual([]);
    go(match, { escort: first });
    expect(asked(match, 'austria').length).toBeGreaterThan(0);
  });
});
