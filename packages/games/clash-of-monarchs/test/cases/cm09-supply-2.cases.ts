/** CM §9: sources, paths, checks and what improves a Supply State. */
import { describe, expect, test } from 'vitest';
import { hasPath } from '../../src/facts/supply.ts';
import type { State } from '../../src/state.ts';
import type { Power } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, hold, optionsOf, post, stackOf, stateOf, table, told, worldOf } from '../table.ts';
import { go } from './drive.ts';
import { activate, type Posting, posted, quietly, strategy } from './play.ts';

type Change = (state: State, world: World) => void;
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
interface Scene {
  readonly power?: Power;
  readonly forces: readonly Posting[];
  readonly actions?: number;
  readonly dice?: readonly number[];
  readonly change?: Change;
}
const segment = (phase: 'supply' | 'rally', { power = 'AU', forces, actions = 0, dice, change }: Scene) =>
  table({
    phase,
    active: power,
    ...(dice && { dice }),
    change: (state, world) => {
      clear(world);
      for (const each of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, each);
      posted(world, forces);
      state.powers[power].supplyActions = actions;
      change?.(state, world);
    },
  });

describe('CM §9.2 sources', () => {
  test('CM §9.2.1 the paths from London stop at the ports: Bremen and Emden are fed, Osnabrück between them is not', () => {
    const british = (at: string) =>
      fed('sporcken', [['BR', at, { leaders: ['sporcken'], inf: 10 }]], (state) => {
        state.disrupted = ['hanover'];
        // No fortress near Osnabrück is British.
        state.control.munster = 'FR';
      });
    expect([british('bremen'), british('emden'), british('osnabruck')]).toEqual([true, true, false]);
  });
  test('CM §9.2 a besieged Major Depot feeds nobody outside', () => {
    const daun = (siege: boolean) =>
      fed('daun', [['AU', 'tabor', { leaders: ['daun'], inf: 10 }]], (state, world) => {
        state.disrupted = ['brunn', 'wien'];
        if (!siege) return;
        post(world, 'PR', 'prague', { leaders: ['keith'], inf: 16, field_art: 1 });
        state.sieges.prague = { marker: 0, by: 'ap' };
      });
    expect([daun(false), daun(true)]).toEqual([true, false]);
  });
  test('CM §9.2.3 a fortress that is masked no longer feeds the next space', () => {
    const near = (enemies: number) =>
      fed('daun', [['AU', 'zwickau', { leaders: ['daun'], inf: 10 }]], (state, world) => {
        state.disrupted = ['prague', 'brunn', 'wien'];
        if (enemies > 0) post(world, 'PR', 'eger', { leaders: ['keith'], inf: enemies });
      });
    expect([near(0), near(12)]).toEqual([true, false]);
  });
  test('CM §9.2.3 a fortress taken from the enemy feeds its captor', () => {
    const keith = (held: boolean) =>
      fed('keith', [['PR', 'hof', { leaders: ['keith'], inf: 10 }]], (state, world) => {
        if (!held) return;
        state.control.eger = 'PR';
        post(world, 'PR', 'eger', { inf: 1, inside: true });
      });
    expect([keith(false), keith(true)]).toEqual([false, true]);
  });
  test('CM §9.2 a source feeds its own nation only: a Prussian depot does nothing for Hanoverians', () => {
    const sporcken = (nation: 'PR' | 'BR') =>
      fed('sporcken', [['BR', 'leipzig', { leaders: ['sporcken'], inf: 10 }]], (_, world) => {
        depot(world, nation, 'leipzig');
        depot(world, nation, 'halberstadt');
      });
    expect([sporcken('PR'), sporcken('BR')]).toEqual([false, true]);
  });
});

describe('CM §9.3 tracing through fortresses and enemies: Oppeln is fed from Troppau by Kosel alone', () => {
  const oppeln = (kosel: readonly Posting[], change?: Change) =>
    fed('hadik', [['AU', 'oppeln', { leaders: ['hadik'], inf: 8 }], ...kosel], (state, world) => {
      depot(world, 'AU', 'troppau');
      change?.(state, world);
    });
  test('CM §9.3 not through an empty enemy fortress', () => expect(oppeln([])).toBe(false));
  test('CM §9.3 but with 1 SP of one’s own before it', () => expect(oppeln([['AU', 'kosel', { inf: 1 }]])).toBe(true));
  test('CM §9.3 an ally’s SP is a friendly one', () => expect(oppeln([['RU', 'kosel', { inf: 1 }]])).toBe(true));
  test('CM §9.3 a leader alone is no SP', () => expect(oppeln([['AU', 'kosel', { leaders: ['lacy'] }]])).toBe(false));
  test('CM §9.3 against a garrison as many are needed: 2 against 2, not 1', () => {
    const garrison: Posting = ['PR', 'kosel', { inf: 2, inside: true }];
    expect(oppeln([garrison, ['AU', 'kosel', { inf: 1 }]])).toBe(false);
    expect(oppeln([garrison, ['AU', 'kosel', { inf: 2 }]])).toBe(true);
  });
  test('CM §9.3 who has taken it traces through it without a garrison', () =>
    expect(
      oppeln([], (state) => {
        state.control.kosel = 'AU';
      }),
    ).toBe(true));
});

describe('CM §9.4 worse', () => {
  test('CM §9.4.1 a force of two nations is fed only if both are: Frenchmen with Daun at Kolin', () => {
    const mixed = (french: number) =>
      fed('daun', [['AU', 'kolin', { leaders: ['daun'], inf: 10 }]], (state) => {
        const [stack] = state.stacks;
        if (stack && french > 0) stack.troops.FR = { inf: french, units: {} };
      });
    expect([mixed(0), mixed(2)]).toEqual([true, false]);
  });
  test('CM §9.4.1 a Command that marches beyond its path worsens itself, once, and no further on the next step', () => {
    const match = activate(
      strategy({
        hands: { PR: ['P13'] },
        forces: [['PR', 'zittau', { leaders: ['frederick'], inf: 16 }]],
        change: (state) => {
          state.control = {};
          state.turn.linked = state.stacks.map(({ id }) => id);
        },
      }),
      'prussia',
      'P13',
      'frederick',
    );
    for (const to of ['gabel', 'jungbunzlau', 'gabel', 'jungbunzlau']) {
      answer(match, `prussia step/${to}`);
      quietly(match);
    }
    expect(stackOf(match, 'frederick')?.supply).toBe('short');
  });
  test('CM §9.4.1, 17.3 who masks the fortress that feeds a force cuts its path as he arrives; 7 SPs mask nothing', () => {
    const cut = (inf: number) => {
      const match = activate(
        strategy({
          hands: { PR: ['P13'] },
          forces: [
            ['PR', 'bayreuth', { leaders: ['keith'], inf }],
            ['AU', 'zwickau', { leaders: ['hadik'], inf: 8 }],
          ],
          change: (state) => {
            state.disrupted = ['prague', 'brunn', 'wien'];
            state.turn.linked = state.stacks.map(({ id }) => id);
          },
        }),
        'prussia',
        'P13',
        'keith',
      );
      answer(match, 'prussia step/eger');
      quietly(match);
      return stackOf(match, 'hadik')?.supply;
    };
    expect([cut(7), cut(16)]).toEqual(['full', 'short']);
  });
  test('CM §9.1, 12.5 a Minor Force left behind keeps the marker of the Command it was part of', () => {
    const match = activate(
      strategy({
        hands: { PR: ['P13'] },
        forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 12, supply: 'short' }]],
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia drop', 'prussia PR/inf/4', 'prussia done', 'prussia step/freiberg');
    quietly(match);
    expect(stateOf(match).stacks.map(({ at, supply }) => [at, supply])).toEqual(
      expect.arrayContaining([
        ['dresden', 'short'],
        ['freiberg', 'short'],
      ]),
    );
  });
});

describe('CM §9.5 Supply Checks', () => {
  test('CM §9.5 a Client’s hungry force is checked in its Patron’s Turn: Stolberg (3) with a 3 goes back', () => {
    const match = segment('supply', {
      dice: [3],
      forces: [['IM', 'hof', { leaders: ['stolberg'], inf: 8, supply: 'short' }]],
    });
    answer(match, 'austria done');
    expect(told(match, 'supply-check')).toMatchObject([{ roll: 3, stays: 0 }]);
  });
  test('CM §9.5 an ally’s is not', () => {
    const match = segment('supply', {
      forces: [
        ['FR', 'hof', { leaders: ['soubise'], inf: 8, supply: 'short' }],
        ['AU', 'prague', { leaders: ['daun'], inf: 8 }],
      ],
    });
    if (optionsOf(match, 'austria').includes('done')) answer(match, 'austria done');
    expect(told(match, 'supply-check')).toEqual([]);
  });
  test('CM §5.1.2b(1b), 9.5 a force with a path is checked all the same', () => {
    const match = segment('supply', {
      dice: [6],
      forces: [['AU', 'prague', { leaders: ['daun'], inf: 10, supply: 'short' }]],
    });
    answer(match, 'austria done');
    expect(told(match, 'supply-check')).toMatchObject([{ roll: 6, stays: 1 }]);
    expect(stackOf(match, 'daun')?.supply).toBe('full');
  });
});

describe('CM §9.6 better', () => {
  const resupplied = (nation: 'AU' | 'FR' | 'IM', at: string, leader: string, change?: Change) => {
    const match = segment('rally', {
      forces: [[nation, at, { leaders: [leader], inf: 10, supply: 'short' }]],
      ...(nation === 'FR' && { power: 'FR' as const }),
      ...(change && { change }),
    });
    return stackOf(match, leader)?.supply;
  };
  test('CM §9.6, 9.2 a fortress is a source too: next to Königgrätz Austrians improve', () => {
    const alone: Change = (state) => {
      state.disrupted = ['prague', 'brunn', 'wien'];
    };
    expect(resupplied('AU', 'nachod', 'daun', alone)).toBe('full');
  });
  test('CM §9.6, 9.2.3 but Frenchmen do not next to an Austrian one', () => {
    expect(resupplied('FR', 'nachod', 'soubise')).toBe('short');
  });
  test('CM §9.6 next to a source that is masked nobody improves', () => {
    const masked: Change = (_, world) => void post(world, 'PR', 'koniggratz', { leaders: ['keith'], inf: 12 });
    expect(resupplied('AU', 'nachod', 'daun', masked)).toBe('short');
  });
  test('CM §9.6 with a path but two spaces from any source: no better', () => {
    expect(resupplied('AU', 'gabel', 'daun')).toBe('short');
  });
  test('CM §9.6 in the Supply Segment next to a source is not enough: one must stand in it', () => {
    const match = segment('supply', {
      dice: [6, 6],
      forces: [
        ['AU', 'kolin', { leaders: ['daun'], inf: 10, supply: 'short' }],
        ['AU', 'koniggratz', { leaders: ['hadik'], inf: 10, supply: 'short' }],
      ],
    });
    answer(match, 'austria done');
    expect([stackOf(match, 'daun')?.supply, stackOf(match, 'hadik')?.supply]).toEqual(['short', 'full']);
  });
  test('CM §9.6, 5.1.2b once in each of the two Segments: from Critical in Prague to Full within a Turn', () => {
    const match = segment('supply', {
      dice: [6],
      forces: [['AU', 'prague', { leaders: ['daun'], inf: 10, supply: 'critical' }]],
    });
    answer(match, 'austria done');
    expect(stackOf(match, 'daun')?.supply).toBe('short');
    go(match, { 'supply-actions': 'done', 'light-transfer': 'done', strategy: 'done', 'siege-step': 'done' });
    expect(stackOf(match, 'daun')?.supply).toBe('full');
  });
  test('CM §9.6, 12.12 who goes back to where there is no path does not improve', () => {
    const match = segment('supply', {
      forces: [['AU', 'frankfurt_oder', { leaders: ['daun'], inf: 10, supply: 'critical' }]],
    });
    answer(match, 'austria retrograde/daun');
    go(match, { retrograde: (ids) => ids.find((id) => id.startsWith('to/')) });
    expect(stackOf(match, 'daun')?.supply).toBe('critical');
  });
});
