/** CM §9–10: sources, paths and Supply Actions at their borders. */
import { describe, expect, test } from 'vitest';
import { hasPath } from '../../src/facts/supply.ts';
import type { State } from '../../src/state.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, hold, optionsOf, stackOf, stateOf, table, worldOf } from '../table.ts';
import { go, tales } from './drive.ts';
import { activate, mpsLeft, type Posting, posted, quietly, strategy } from './play.ts';
import { type Scene, segment } from './scenes.ts';

type Change = (state: State, world: World) => void;
/** Whether a leader’s force has a Supply Path. */
const fed = (leader: string, forces: readonly Posting[], change?: Change) => {
  const match = table({
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
const KEITH = (at: string, inf = 10): Posting => ['PR', at, { leaders: ['keith'], inf }];

describe('CM §9.2 sources', () => {
  test('CM §9.2.1 a Major Depot reaches 4 MPs: from Glogau to Gabel and not to Jungbunzlau', () => {
    expect([fed('keith', [KEITH('gabel')]), fed('keith', [KEITH('jungbunzlau')])]).toEqual([true, false]);
  });
  test('CM §9.2.2 a Forward Depot reaches 3 MPs: from Gabel to Kolin and Prague, not to Tabor', () => {
    const from = (at: string) => fed('keith', [KEITH(at)], (_, world) => void depot(world, 'PR', 'gabel'));
    expect([from('kolin'), from('deutschbrod'), from('iglau')]).toEqual([true, true, false]);
  });
  test('CM §9.2.2 it must trace 6 MPs or less: Kolin is 6 from Glogau, Deutschbrod 7', () => {
    const at = (space: string) => fed('keith', [KEITH(space)], (_, world) => void depot(world, 'PR', space));
    expect([at('kolin'), at('deutschbrod')]).toEqual([true, false]);
  });
  test('CM §9.2.2 or to a depot that traces to a Major Depot: Deutschbrod by Gabel', () => {
    const chain = fed('keith', [KEITH('deutschbrod')], (_, world) => {
      depot(world, 'PR', 'deutschbrod');
      depot(world, 'PR', 'gabel');
    });
    expect(chain).toBe(true);
  });
  test('CM §9.2.2 two depots that trace only to each other supply nobody', () => {
    const island = fed('keith', [KEITH('iglau')], (_, world) => {
      depot(world, 'PR', 'iglau');
      depot(world, 'PR', 'tabor');
    });
    expect(island).toBe(false);
  });
  test('CM §9.2.2 a Fleet on its FD side in a friendly port supplies without tracing', () => {
    const memel = (fd: boolean) =>
      fed('fermor', [['RU', 'memel', { leaders: ['fermor'], inf: 10 }]], (state) => {
        state.control.konigsberg = 'RU';
        Object.assign(state.fleets.RU, { place: 'port', port: 'konigsberg', sea: 'baltic', fd });
      });
    expect(memel(true)).toBe(true);
  });
  test('CM §9.2.3 a fortress supplies its own within one space, and no further', () => {
    const from = (at: string) =>
      fed('daun', [['AU', at, { leaders: ['daun'], inf: 10 }]], (state) => {
        // Every Austrian Major Depot is Disrupted: only fortresses are left. Eger is Austria’s.
        state.disrupted = ['prague', 'brunn', 'wien'];
      });
    expect([from('eger'), from('zwickau'), from('chemnitz')]).toEqual([true, true, false]);
  });
  test('CM §9.2.3 outside the walls only the controlling Power and its Clients, inside any ally', () => {
    const french = (inside: boolean, at = 'eger') =>
      fed('destrees', [['FR', at, { leaders: ['destrees'], inf: 10, ...(inside && { inside: true as const }) }]]);
    const imperial = fed('stolberg', [['IM', 'zwickau', { leaders: ['stolberg'], inf: 10 }]], (state) => {
      state.disrupted = ['nurnberg'];
    });
    expect([french(false, 'hof'), imperial]).toEqual([false, true]);
  });
  test('CM §9.2.1 the Swedish Major Depot ends at Stralsund', () => {
    const swedes = (at: string) =>
      fed('hamilton', [['SW', at, { leaders: ['hamilton'], inf: 8 }]], (state) => {
        Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'FR' });
        // Stralsund’s own local supply is besieged away for the test of the depot: it still stands there itself.
        state.sieges = {};
      });
    expect([swedes('stralsund'), swedes('rostock')]).toEqual([true, true]);
    expect(swedes('anklam')).toBe(false);
  });
  test('CM §9.2.2 the Swedish depot is Disrupted when a British Fleet comes into the Baltic', () => {
    const match = strategy({
      active: 'BR',
      forces: [['SW', 'anklam', { leaders: ['hamilton'], inf: 8 }]],
      change: (state, world) => {
        Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'FR' });
        depot(world, 'SW', 'stralsund');
        Object.assign(state.fleets.BR, { place: 'sea', sea: 'north', port: null, fd: false });
      },
    });
    expect(stateOf(match).depots).toMatchObject([{ nation: 'SW', disrupted: false }]);
    answer(match, 'britain fleet/BR/sea/baltic');
    expect(stateOf(match).depots).toMatchObject([{ nation: 'SW', disrupted: true }]);
  });
});

describe('CM §9.3 tracing', () => {
  // Gabel to Glogau leads by Zittau, Görlitz and Sagan, or by Reichenberg.
  test('CM §9.3 an enemy force blocks; a leader alone does not', () => {
    const blocked = (enemy: Posting) => fed('keith', [KEITH('zittau'), enemy, ['AU', 'bautzen', { inf: 3 }]]);
    expect([
      blocked(['AU', 'gorlitz', { inf: 3 }]),
      fed('keith', [KEITH('zittau'), ['AU', 'bautzen', { inf: 3 }]], (_, world) =>
        posted(world, [['AU', 'gorlitz', { leaders: ['hadik'] }]]),
      ),
    ]).toEqual([false, true]);
  });
  test('CM §9.3 not where as many friendly SPs stand', () => {
    const with3 = (own: number) =>
      fed('keith', [
        KEITH('zittau'),
        ['AU', 'bautzen', { inf: 3 }],
        ['AU', 'gorlitz', { inf: 3 }],
        ['PR', 'gorlitz', { inf: own }],
      ]);
    expect([with3(2), with3(3)]).toEqual([false, true]);
  });
});

describe('CM §9.4–9.6 worse and better', () => {
  test('CM §9.4.1 a force of 5 SPs is not affected, one of 10 is', () => {
    const cut = (inf: number) => {
      const match = activate(
        strategy({
          active: 'AU',
          forces: [KEITH('jungbunzlau', inf), ['AU', 'gabel', { leaders: ['nadasdy'], inf: 12 }]],
          hands: { AU: ['A1'] },
          change: (state, world) => {
            depot(world, 'PR', 'reichenberg');
            state.turn.linked = state.stacks.map(({ id }) => id);
          },
        }),
        'austria',
        'A1',
        'nadasdy',
      );
      answer(match, 'austria step/reichenberg');
      go(quietly(match), { distribute: 'thaler' });
      return stackOf(match, 'keith')?.supply;
    };
    expect([cut(5), cut(10)]).toEqual(['full', 'short']);
  });
  test('CM §9.4.1 (readings, 14) a path is cut once an enemy Turn: two steps onto it cost one level', () => {
    const match = activate(
      strategy({
        active: 'AU',
        forces: [KEITH('jungbunzlau'), ['AU', 'gabel', { leaders: ['nadasdy'], inf: 12 }]],
        hands: { AU: ['A1'] },
        change: (state, world) => {
          depot(world, 'PR', 'reichenberg');
          state.turn.linked = state.stacks.map(({ id }) => id);
        },
      }),
      'austria',
      'A1',
      'nadasdy',
    );
    answer(match, 'austria step/reichenberg');
    go(quietly(match), { distribute: 'thaler' });
    answer(match, 'austria step/zittau');
    quietly(match);
    expect(stackOf(match, 'keith')?.supply).toBe('short');
  });
  test('CM §9.6 who Intercepts back onto a Supply Source just entered improves by one level', () => {
    const match = activate(
      strategy({
        active: 'AU',
        forces: [
          ['PR', 'schweidnitz', { leaders: ['keith'], inf: 10, supply: 'critical' }],
          ['AU', 'militsch', { leaders: ['nadasdy'], inf: 12 }],
        ],
        hands: { AU: ['A1'] },
        dice: [6],
      }),
      'austria',
      'A1',
      'nadasdy',
    );
    answer(match, 'austria step/breslau');
    go(match, { interrupt: 'pass', intercept: 'intercept/keith' });
    expect([stackOf(match, 'keith')?.at, stackOf(match, 'keith')?.supply]).toEqual(['breslau', 'short']);
  });
  test('CM §12.12 a Retrograde Movement is 2 MPs, toward supply, and up to 5 SPs may stay', () => {
    const match = table({
      phase: 'supply',
      active: 'AU',
      change: (_, world) => {
        clear(world);
        hold(world, 'AU');
        posted(world, [['AU', 'jungbunzlau', { leaders: ['daun'], inf: 12, supply: 'short' }]]);
      },
    });
    answer(match, 'austria retrograde/daun');
    const ways = optionsOf(match, 'austria');
    expect(ways).toContain('to/prague');
    expect(ways).not.toContain('to/tabor');
    expect(ways.filter((id) => id.startsWith('leave/')).map((id) => Number(id.split('/').at(-1)))).not.toContain(6);
  });
});

describe('CM §9.7.1 a captured Major Depot: Prague in Prussian hands', () => {
  const prague = (leader: string, ...forces: readonly Posting[]) =>
    fed(leader, [['PR', 'prague', { inf: 3 }], ...forces], (state) => {
      state.control.prague = 'PR';
    });
  test('CM §9.7.1 it serves its captor like a Forward Depot, 3 MPs: it traces 6 MPs to Glogau', () => {
    expect([prague('keith', KEITH('deutschbrod')), prague('keith', KEITH('iglau'))]).toEqual([true, true]);
    expect(prague('keith', KEITH('leitomischl'))).toBe(false);
  });
  test('CM §9.7.1 it must trace to a friendly source: an enemy at Görlitz leaves it nothing', () => {
    expect(prague('keith', KEITH('deutschbrod'), ['AU', 'gorlitz', { inf: 3 }])).toBe(false);
  });
  test('CM §9.7.1 its owner has it no more', () => {
    const HADIK: Posting = ['AU', 'lobositz', { leaders: ['hadik'], inf: 8 }];
    expect([fed('hadik', [HADIK]), prague('hadik', HADIK)]).toEqual([true, false]);
  });
  test('CM §9.7.1 and §10.1 it does not move', () => {
    const match = table({
      phase: 'supply',
      active: 'AU',
      change: (state, world) => {
        clear(world);
        hold(world, 'AU');
        state.powers.AU.supplyActions = 3;
        state.control.breslau = 'AU';
        posted(world, [['AU', 'breslau', { leaders: ['daun'], inf: 10 }]]);
        depot(world, 'AU', 'prague');
      },
    });
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('depot/'))).toEqual(['depot/AU-prague']);
  });
});

describe('CM §10 Supply Actions', () => {
  const PRAGUE: Posting = ['AU', 'prague', { leaders: ['daun'], inf: 10 }];
  test('CM §10.0 Austrian Supply Actions do nothing for Russians: nothing is offered for them', () => {
    const match = segment('rally', {
      actions: 3,
      forces: [
        ['RU', 'lissa', { leaders: ['fermor'], inf: 10, supply: 'short', morale: 'demoralized' }],
        ['AU', 'gabel', { leaders: ['daun'], inf: 10, supply: 'critical', morale: 'demoralized' }],
      ],
      change: (_, world) => void depot(world, 'RU', 'lissa'),
    });
    const ids = optionsOf(match, 'austria');
    expect(ids).toEqual(expect.arrayContaining(['supplies/daun', 'rally/daun']));
    expect(ids.filter((id) => id.includes('fermor') || id.includes('RU-'))).toEqual([]);
  });
  test('CM §10.0 but Austria may move the Imperial depot', () => {
    const match = segment('supply', { forces: [PRAGUE], change: (_, world) => void depot(world, 'IM', 'nurnberg') });
    answer(match, 'austria depot/IM-nurnberg', 'austria to/bamberg');
    expect(stateOf(match).depots).toMatchObject([{ nation: 'IM', at: 'bamberg' }]);
    expect(stateOf(match).powers.AU.supplyActions).toBe(0);
  });
  test('CM §10.0 the same depot does not move twice in a Segment', () => {
    const match = segment('supply', {
      actions: 3,
      forces: [PRAGUE],
      change: (_, world) => void depot(world, 'AU', 'prague'),
    });
    answer(match, 'austria depot/AU-prague', 'austria to/kolin');
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('depot/'))).toEqual([]);
  });
  test('CM §10.0 an Action serves a mixed force if most of its SPs are of that nation', () => {
    const mixed = (au: number, im: number) => {
      const match = segment('rally', {
        forces: [['AU', 'gabel', { leaders: ['daun'], inf: au, supply: 'critical' }]],
        change: (state) => {
          for (const { troops } of state.stacks) troops.IM = { inf: im, units: {} };
          const [stack] = state.stacks;
          if (stack) state.sharing.AU = stack.id;
        },
      });
      return optionsOf(match, 'austria').includes('supplies/daun');
    };
    expect([mixed(6, 5), mixed(5, 6)]).toEqual([true, false]);
  });
  test('CM §10.1 a depot moves 5 MPs: from Prague to Brünn and Olmütz, not to Weisskirchen', () => {
    const match = segment('supply', { forces: [PRAGUE], change: (_, world) => void depot(world, 'AU', 'prague') });
    answer(match, 'austria depot/AU-prague');
    const ids = optionsOf(match, 'austria');
    expect(ids).toEqual(expect.arrayContaining(['to/brunn', 'to/olmutz']));
    expect(ids).not.toContain('to/weisskirchen');
  });
  test('CM §10.1 not into a space with an enemy force', () => {
    const match = segment('supply', {
      forces: [PRAGUE, ['PR', 'kolin', { inf: 3 }]],
      change: (_, world) => void depot(world, 'AU', 'prague'),
    });
    answer(match, 'austria depot/AU-prague');
    expect(optionsOf(match, 'austria')).not.toContain('to/kolin');
  });
  test('CM §10.1 a besieged depot does not move', () => {
    const match = segment('supply', {
      forces: [
        ['AU', 'wien', { leaders: ['daun'], inf: 10 }],
        ['PR', 'prague', { leaders: ['keith'], inf: 16 }],
      ],
      change: (_, world) => {
        depot(world, 'AU', 'prague').inside = true;
        depot(world, 'AU', 'wien');
      },
    });
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('depot/'))).toEqual(['depot/AU-wien']);
  });
  test('CM §10.6 depots are built in the Supply Segment only', () => {
    const scene = {
      actions: 4,
      forces: [['AU', 'gabel', { leaders: ['daun'], inf: 10, supply: 'short' as const }]] as const,
    };
    const change: Change = (state) => {
      state.nations.AU.depots = 2;
    };
    expect(optionsOf(segment('rally', { ...scene, change }), 'austria')).not.toContain('build');
  });
  test('CM §10.8 Russia pays 2 for one Action, and with 1 gets none', () => {
    const russian = (actions: number, improved = false) =>
      optionsOf(
        segment('supply', {
          power: 'RU',
          actions,
          forces: [['RU', 'kowno', { leaders: ['fermor'], inf: 10 }]],
          change: (state, world) => {
            depot(world, 'RU', 'kowno');
            if (improved) state.flags.push({ id: 'improved_russian_supply', until: 'game_end' });
          },
        }),
        'france',
      ).includes('depot/RU-kowno');
    expect([russian(1), russian(2), russian(1, true)]).toEqual([false, true, true]);
  });
});

describe('CM §10.5 Share Supply', () => {
  /** D’Estrées at Korbach with Frenchmen and others; French depots at Paderborn and Wesel. */
  const mixed = (others: Partial<Record<'AU' | 'IM' | 'SW', number>>, inf = 16): Scene => ({
    power: 'FR',
    actions: 2,
    forces: [['FR', 'korbach', { leaders: ['destrees', 'chevert'], inf }]],
    change: (state, world) => {
      Object.assign(state.control, { wesel: 'FR', lippstadt: 'FR' });
      depot(world, 'FR', 'paderborn');
      depot(world, 'FR', 'wesel');
      Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'FR' });
      for (const { troops } of state.stacks)
        for (const [nation, n] of Object.entries(others))
          troops[nation as keyof typeof others] = { inf: n ?? 0, units: {} };
    },
  });
  const path = (match: ReturnType<typeof segment>) => {
    const stack = stackOf(match, 'destrees');
    return stack !== undefined && hasPath(worldOf(match), stack);
  };
  test('CM §10.5 the example: a French card buys 2 Actions, one moves a depot, the other shares supply for the year', () => {
    const match = segment('supply', {
      ...mixed({ AU: 5, IM: 4 }),
      actions: 0,
      change: (state, world) => {
        mixed({ AU: 5, IM: 4 }).change?.(state, world);
        hold(world, 'FR', 'F5');
      },
    });
    expect(path(match)).toBe(false);
    answer(match, 'france buy/F5');
    expect(stateOf(match).powers.FR.supplyActions).toBe(2);
    answer(match, 'france depot/FR-paderborn', 'france to/korbach', 'france share/FR/destrees');
    expect(stateOf(match).powers.FR.supplyActions).toBe(0);
    expect(path(match)).toBe(true);
    expect(tales(match, 'shared')).toMatchObject([{ sharer: 'FR', force: 'destrees' }]);
  });
  test('CM §10.5 and without the −1 MP while a Frenchman commands', () => {
    const moving = (shared: boolean) => {
      const match = strategy({
        active: 'FR',
        forces: [['FR', 'dusseldorf', { leaders: ['destrees', 'chevert'], inf: 14 }]],
        hands: { FR: ['F1'] },
        change: (state) => {
          for (const stack of state.stacks) {
            stack.troops.IM = { inf: 4, units: {} };
            if (shared) state.sharing.FR = stack.id;
          }
        },
      });
      answer(match, 'france ops/F1', 'france destrees');
      if (optionsOf(match, 'france').includes('IM/inf/4')) answer(match, 'france IM/inf/4');
      go(match, { compose: 'done', 'consent-troops': 'yes', interrupt: 'pass' });
      return mpsLeft(match, 'france');
    };
    expect([moving(false), moving(true)]).toEqual([4, 5]);
  });
  test('CM §10.5 up to 15 allied SPs: 16 are one too many', () => {
    const shared = (au: number) => {
      const match = segment('supply', mixed({ AU: au }, 18));
      answer(match, 'france share/FR/destrees');
      return path(match);
    };
    expect([shared(15), shared(16)]).toEqual([true, false]);
  });
  test('CM §10.5 Swedes never benefit', () => {
    const match = segment('supply', mixed({ SW: 4 }));
    if (optionsOf(match, 'france').includes('share/FR/destrees')) answer(match, 'france share/FR/destrees');
    expect(path(match)).toBe(false);
  });
  test('CM §10.5.1 a Russian force shares Austrian supply by the AU-RU Co-op', () => {
    const match = segment('supply', {
      actions: 1,
      forces: [
        ['RU', 'kolin', { leaders: ['fermor'], inf: 10 }],
        ['AU', 'kolin', { leaders: ['hadik'], inf: 3 }],
      ],
    });
    const supplied = () => {
      const stack = stackOf(match, 'fermor');
      return stack !== undefined && hasPath(worldOf(match), stack);
    };
    expect([supplied(), optionsOf(match, 'austria').filter((id) => id.startsWith('share/'))]).toEqual([
      false,
      ['share/COOP/fermor'],
    ]);
    answer(match, 'austria share/COOP/fermor');
    expect([supplied(), stateOf(match).powers.AU.supplyActions]).toEqual([true, 0]);
  });
});
