/** CM §17 and what meets it: masks, depots behind walls, cards and garrisons. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, clear, depot, hold, optionsOf, post, stackOf, stateOf, table } from '../table.ts';
import { go, PASSING, tales } from './drive.ts';
import { asked, type Posting, strategy, whyNot } from './play.ts';

const besieged = (state: State, at: string, by: 'ap' | 'coalition') => {
  state.sieges[at] = { marker: 1, by };
};

describe('CM §17.3 masking together', () => {
  /** Lacy is inside Prague, and Austria looks for somebody to activate. */
  const within = (...outside: readonly Posting[]) => {
    const match = strategy({
      active: 'AU',
      hands: { AU: ['A1'] },
      forces: [
        ...outside,
        ['AU', 'prague', { leaders: ['lacy'], inf: 6, inside: true }],
        ['AU', 'wien', { leaders: ['daun'], inf: 8 }],
      ],
    });
    answer(match, 'austria ops/A1');
    return optionsOf(match, 'austria');
  };
  test('CM §17.3 two Commands of 8 SPs mask, of 8 and 6 they do not: 15 in the space count', () => {
    const henry = (inf: number): Posting => ['PR', 'prague', { leaders: ['henry'], inf }];
    const frederick: Posting = ['PR', 'prague', { leaders: ['frederick'], inf: 8 }];
    expect([within(frederick, henry(8)), within(frederick, henry(6))]).toEqual([['daun'], ['lacy', 'daun']]);
  });
  test('CM §17.3 Prussians and Anglo-Allies mask together', () => {
    const posts: readonly Posting[] = [
      ['PR', 'prague', { leaders: ['frederick'], inf: 8 }],
      ['BR', 'prague', { leaders: ['cumberland'], inf: 8 }],
    ];
    expect(within(...posts)).toEqual(['daun']);
  });
  test('CM §17.4 but a siege takes one Command of 15: Frederick’s 8 and Henry’s 8 lay none until they join', () => {
    const match = strategy({
      hands: { PR: ['P13'] },
      forces: [
        ['PR', 'prague', { leaders: ['frederick'], inf: 8, field_art: 1 }],
        ['PR', 'prague', { leaders: ['henry'], inf: 8 }],
        ['AU', 'prague', { inf: 2, inside: true }],
      ],
      change: (state, world) => {
        state.powers.PR.supplyActions = 3;
        for (const at of ['jungbunzlau', 'zittau'] as const) depot(world, 'PR', at);
      },
    });
    answer(match, 'prussia ops/P13', 'prussia frederick');
    go(match, { compose: 'done', ...PASSING });
    expect(whyNot(match, 'prussia', 'siege')).toBe('few-besiegers');
  });
  test('CM §12.5 who is dropped off before a fortress sets no siege in this Segment', () => {
    const match = strategy({
      hands: { PR: ['P13'] },
      forces: [
        ['PR', 'jungbunzlau', { leaders: ['frederick', 'keith'], inf: 32, field_art: 2 }],
        ['AU', 'prague', { inf: 2, inside: true }],
      ],
      change: (state, world) => {
        state.powers.PR.supplyActions = 3;
        for (const at of ['jungbunzlau', 'zittau'] as const) depot(world, 'PR', at);
      },
    });
    answer(match, 'prussia ops/P13', 'prussia frederick', 'prussia done');
    go(match, { interrupt: 'pass' });
    answer(match, 'prussia step/prague');
    go(match, PASSING);
    answer(match, 'prussia drop', 'prussia leader/keith', 'prussia PR/inf/16');
    go(match, { 'part-drop': 'done' });
    answer(match, 'prussia step/kolin');
    go(match, { ...PASSING, march: 'done', strategy: 'done' });
    expect(asked(match, 'prussia')).toEqual(['resupply']);
  });
});

describe('CM §9.4.1 a Major Depot behind walls', () => {
  test('CM §9.2, 9.4.1, 17.3 18 SPs before Prague cut the path of Daun at Lobositz, 14 do not', () => {
    const daun = (inf: number) => {
      const match = table({
        phase: 'supply',
        active: 'PR',
        change: (_, world) => {
          clear(world);
          for (const power of ['PR', 'BR', 'AU', 'FR'] as const) hold(world, power);
          hold(world, 'PR', 'P13');
          post(world, 'PR', 'kolin', { leaders: ['frederick'], inf });
          post(world, 'AU', 'lobositz', { leaders: ['daun'], inf: 10 });
          post(world, 'AU', 'prague', { inf: 2, inside: true });
        },
      });
      go(match, { 'supply-actions': 'done', 'light-transfer': 'done' });
      answer(match, 'prussia ops/P13', 'prussia frederick', 'prussia done');
      go(match, PASSING);
      answer(match, 'prussia step/prague');
      go(match, { ...PASSING, march: 'done', attack: 'no' });
      return stackOf(match, 'daun')?.supply;
    };
    expect([daun(18), daun(14)]).toEqual(['short', 'full']);
  });
});

describe('CM §8.6.4, 17.5.2 cards and the besieged', () => {
  test('CM §17.5.2 Charles is relieved in besieged Prague: Daun does not get in', () => {
    const match = strategy({
      active: 'AU',
      hands: { AU: ['A6'] },
      forces: [
        ['AU', 'prague', { leaders: ['charles'], inf: 10, inside: true }],
        ['PR', 'prague', { leaders: ['frederick'], inf: 18, field_art: 1 }],
        ['AU', 'wien', { leaders: ['daun'], inf: 6 }],
      ],
      change: (state) => {
        besieged(state, 'prague', 'ap');
        state.year = 1758;
      },
    });
    answer(match, 'austria event/A6');
    expect([stackOf(match, 'daun')?.at, stackOf(match, 'charles')]).toEqual(['wien', undefined]);
  });
  test('CM §8.6.4 Ferdinand takes over a force that is not besieged', () => {
    const match = strategy({
      active: 'BR',
      hands: { BR: ['B3'] },
      forces: [
        ['BR', 'hameln', { inf: 4, inside: true }],
        ['FR', 'hameln', { leaders: ['destrees'], inf: 16, field_art: 1 }],
        ['BR', 'stade', { inf: 4 }],
        ['PR', 'halle', { leaders: ['ferdinand_pr'], inf: 2 }],
      ],
      change: (state) => besieged(state, 'hameln', 'coalition'),
    });
    answer(match, 'britain event/B3');
    expect(stackOf(match, 'ferdinand_ha')?.at).toBe('stade');
  });
  test('CM §17.5.2 Turkish Intrigues: nobody is called to Wien out of a besieged fortress', () => {
    const match = strategy({
      scenario: 's1759',
      hands: { PR: ['P18'] },
      dice: [6],
      forces: [
        ['AU', 'prague', { inf: 4, inside: true }],
        ['PR', 'prague', { leaders: ['frederick'], inf: 18, field_art: 1 }],
        ['AU', 'olmutz', { inf: 5 }],
      ],
      change: (state) => besieged(state, 'prague', 'ap'),
    });
    answer(match, 'prussia event/P18');
    expect(optionsOf(match, 'austria')).toEqual(['olmutz/4', 'olmutz/1']);
  });
  test('CM §8.6.5 one Interrupt for a force: after Hussar Screen Prussia has none left for Daun', () => {
    const match = strategy({
      active: 'AU',
      scenario: 's1759',
      hands: { AU: ['A1'], PR: ['P12', 'P23'] },
      forces: [
        ['AU', 'kolin', { leaders: ['daun'], inf: 18 }],
        ['PR', 'jungbunzlau', { leaders: ['henry'], inf: 8, hussar_dual: 1 }],
      ],
    });
    answer(match, 'austria ops/A1', 'austria daun', 'austria done', 'prussia interrupt/P12');
    expect(tales(match, 'mp-cut')).toMatchObject([{ force: 'daun', num: 3 }]);
    answer(match, 'austria step/jungbunzlau');
    expect(optionsOf(match, 'prussia').filter((option) => option.startsWith('interrupt'))).toEqual([]);
    expect(stateOf(match).powers.PR.hand).toEqual(['P23']);
  });
});
