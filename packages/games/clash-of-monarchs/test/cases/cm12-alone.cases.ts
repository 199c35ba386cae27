/** CM §11.2, 12.4 and 17.1: leaders and depots without troops, among enemies. */
import { describe, expect, test } from 'vitest';
import { answer, clear, optionsOf, post, stackOf, stateOf, table } from '../table.ts';
import { go, refuses } from './drive.ts';
import { quietly, strategy } from './play.ts';

describe('CM §12.4 (readings, 48) a leader alone does not stop where enemies stand', () => {
  const keith = (mps: number) => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['keith'], inf: 4 }],
        ['AU', 'pirna', { inf: 6 }],
      ],
    });
    answer(match, 'prussia leader', 'prussia keith');
    // To and fro: 9 MPs of Keith, who has 6 and rides alone.
    for (let left = 9; left > mps; left--)
      answer(match, `prussia step/${stackOf(match, 'keith')?.at === 'dresden' ? 'freiberg' : 'dresden'}`);
    return match;
  };
  test('CM §12.0 with 3 MPs left he rides through Pirna and out again', () => {
    const match = keith(3);
    expect(stackOf(match, 'keith')?.at).toBe('dresden');
    answer(match, 'prussia step/pirna');
    expect(optionsOf(match, 'prussia')).not.toContain('done');
    answer(match, 'prussia step/dresden', 'prussia done');
  });
  test('CM §11.2 with 1 MP left he cannot ride there: it would be his last', () => {
    const match = keith(1);
    expect(stackOf(match, 'keith')?.at).toBe('dresden');
    refuses(match, 'prussia step/pirna', 'leader-stops', '11.2');
    expect(optionsOf(match, 'prussia')).not.toContain('march/pirna');
  });
});

describe('CM §4.1 (readings, 48) a leader whom his troops leave among enemies', () => {
  test('CM §12.8 Keith’s men march off from beside an enemy: when the Turn ends he joins the nearest force', () => {
    const match = strategy({
      forces: [
        ['PR', 'pirna', { leaders: ['keith', 'henry'], inf: 4 }],
        ['PR', 'freiberg', { inf: 3 }],
        ['AU', 'pirna', { inf: 6 }],
      ],
    });
    answer(match, 'prussia minor-march', 'prussia henry', 'prussia leader/keith', 'prussia done');
    quietly(match);
    answer(match, 'prussia march/bautzen', 'prussia done');
    expect(stackOf(match, 'keith')?.at).toBe('pirna');
    answer(match, 'prussia done');
    expect(stackOf(match, 'keith')?.at).toBe('dresden');
  });
});

describe('CM §17.1 a depot that comes to a garrison with enemies before its walls', () => {
  test('CM §8.6.4, 17.1 F1: the depot placed with the French in Erfurt is inside, as they are', () => {
    const match = strategy({
      active: 'FR',
      forces: [
        ['FR', 'erfurt', { inf: 3, inside: true }],
        ['PR', 'erfurt', { inf: 3 }],
      ],
      hands: { FR: ['F1'] },
    });
    answer(match, 'france event/F1', 'france done');
    expect(stateOf(match).depots).toMatchObject([{ nation: 'FR', at: 'erfurt', inside: true }]);
  });
});

describe('CM §16.5 Light units that are left alone', () => {
  test('CM §6.2, 16.5 a hungry, beaten force that loses its last Line SP: its Pandours bear no marker', () => {
    const match = table({
      phase: 'round',
      change: (state, world) => {
        clear(world);
        post(world, 'AU', 'kolin', { inf: 1, lt_inf: 1, supply: 'short', morale: 'demoralized' });
        state.chits = ['cs_ss_attrition'];
      },
    });
    go(match, {
      shortages: 'by-hand',
      losses: 'by-hand',
      loss: (options) => options.find((id) => id.endsWith('inf') && !id.includes('lt')),
    });
    const left = stateOf(match).stacks.find(({ at }) => at === 'kolin');
    expect(left).toMatchObject({ morale: 'good', troops: { AU: { inf: 0 } } });
  });
});
