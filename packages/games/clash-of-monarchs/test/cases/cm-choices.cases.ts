/** CM §4.3.4, 10.1, 12.5, 12.12, 17.4.1: who commands, who rolls, who goes and who stays is for the player to say. */
import { describe, expect, test } from 'vitest';
import { answer, depot, optionsOf, stackOf, stateOf } from '../table.ts';
import { first, go, PASSING, sp, tales } from './drive.ts';
import { activate, asked, type Posting, quietly, strategy, whyNot } from './play.ts';
import { QUIET, segment } from './scenes.ts';

describe('CM §4.3.4 of leaders equal in rank and SPs the player chooses the Commander', () => {
  const EQUALS: Posting = ['AU', 'kolin', { leaders: ['serbelloni', 'piccolomini'], inf: 10 }];
  const met = (enemies: readonly Posting[]) => {
    const match = activate(
      strategy({
        hands: { PR: ['P13'] },
        forces: [['PR', 'jungbunzlau', { leaders: ['keith'], inf: 12 }], ...enemies],
        dice: [3, 3, 3, 3],
      }),
      'prussia',
      'P13',
      'keith',
    );
    answer(match, 'prussia step/kolin');
    const stand = (ids: readonly string[]) => (ids.includes('stand') ? 'stand' : 'pass');
    return go(match, { intercept: stand, interrupt: stand });
  };
  test('CM §4.3.4 Serbelloni and Piccolomini (E) are met at Kolin: Austria says who commands', () => {
    const match = met([EQUALS]);
    expect(asked(match, 'austria')).toEqual(['commander']);
    expect([...optionsOf(match, 'austria')].sort()).toEqual(['piccolomini', 'serbelloni']);
    answer(match, 'austria piccolomini', 'prussia done', 'prussia attack');
    expect(tales(match, 'battle')).toMatchObject([{ defender: 'piccolomini' }]);
  });
  test('CM §4.3.4 it is asked once a Turn, and not where one is senior or has more SPs', () => {
    const match = met([EQUALS]);
    answer(match, 'austria serbelloni', 'prussia done', 'prussia attack');
    expect(asked(match, 'austria')).not.toContain('commander');
    expect(asked(met([['AU', 'kolin', { leaders: ['serbelloni', 'daun'], inf: 10 }]]), 'austria')).toEqual([]);
  });
  test('CM §4.3.4 with equal SPs Soubise and Serbelloni (E), of two nations, are equals; with one more Soubise commands', () => {
    const questions = (french: number) => {
      const match = met([
        ['AU', 'kolin', { leaders: ['serbelloni'], inf: 8 }],
        ['FR', 'kolin', { leaders: ['soubise'], inf: french }],
      ]);
      return match.waiting.flatMap((seat) => asked(match, seat));
    };
    expect([questions(8), questions(9)]).toEqual([['commander'], ['march']]);
  });
  test('CM §4.3.4 whom the card activates commands: he is not asked for again', () => {
    const match = activate(
      strategy({
        active: 'AU',
        hands: { AU: ['A1'] },
        forces: [EQUALS, ['PR', 'prague', { leaders: ['keith'], inf: 9 }]],
      }),
      'austria',
      'A1',
      'piccolomini',
    );
    answer(match, 'austria step/prague');
    go(quietly(match), { march: 'done', attack: 'attack', ...PASSING });
    expect(asked(match, 'austria')).not.toContain('commander');
    expect(tales(match, 'battle')).toMatchObject([{ defender: 'piccolomini' }]);
  });
});

describe('CM §17.4.1 one roll for each fortress', () => {
  test('CM §17.4.1 of two Commands that besiege Prague their player says which rolls', () => {
    const match = strategy({
      forces: [
        ['PR', 'prague', { leaders: ['frederick'], inf: 20, field_art: 1 }],
        ['PR', 'prague', { leaders: ['keith'], inf: 16, field_art: 1, siege_art: 1 }],
        ['AU', 'prague', { inf: 4, inside: true }],
      ],
      dice: [3],
      change: (state) => {
        state.sieges.prague = { marker: 1, by: 'ap' };
      },
    });
    go(match, { ...QUIET });
    expect(asked(match, 'prussia')).toEqual(['besieger']);
    answer(match, 'prussia keith');
    go(match, PASSING);
    expect(tales(match, 'siege-roll')).toHaveLength(1);
  });
});

describe('CM §10.1 and §12.12 escorts and those who stay', () => {
  test('CM §10.1 an escort of two comes from the forces that its player names', () => {
    const match = segment('supply', {
      forces: [
        ['AU', 'prague', { leaders: ['daun'], inf: 10 }],
        ['AU', 'prague', { inf: 6 }],
      ],
      change: (_, world) => void depot(world, 'AU', 'prague'),
    });
    answer(match, 'austria depot/AU-prague', 'austria escort/2', 'austria to/kolin');
    expect(asked(match, 'austria')).toEqual(['escort-from']);
    answer(match, 'austria daun', 'austria daun');
    expect(sp(match, 'daun')).toBe(8);
    expect(stateOf(match).stacks.find(({ at }) => at === 'kolin')?.troops).toEqual({ AU: { inf: 2, units: {} } });
  });
  test('CM §10.1, 12.5 the escort of a Demoralized, hungry force is as it was', () => {
    const match = segment('supply', {
      forces: [['AU', 'gabel', { leaders: ['daun'], inf: 10, morale: 'demoralized' }]],
      change: (_, world) => void depot(world, 'AU', 'gabel'),
    });
    go(match, { 'go-back': 'done' });
    answer(match, 'austria depot/AU-gabel', 'austria escort/2', 'austria to/jungbunzlau');
    expect(stateOf(match).stacks.find(({ at }) => at === 'jungbunzlau')?.morale).toBe('demoralized');
  });
  test('CM §12.12 who goes back with troops of two nations says whose infantry stays', () => {
    const match = segment('supply', {
      forces: [['AU', 'jungbunzlau', { leaders: ['daun'], inf: 10, supply: 'short' }]],
      change: (state) => {
        for (const { troops } of state.stacks) troops.IM = { inf: 4, units: {} };
      },
    });
    answer(match, 'austria retrograde/daun', 'austria leave/3');
    expect(asked(match, 'austria')).toEqual(['stays-behind']);
    answer(match, 'austria IM', 'austria IM', 'austria AU');
    expect(stackOf(match, 'daun')?.troops).toMatchObject({ AU: { inf: 9 }, IM: { inf: 2 } });
  });
});

describe('CM §11.2 and §12.5 who is left behind', () => {
  const left = () => {
    const match = activate(
      strategy({
        hands: { PR: ['P13'] },
        forces: [
          ['PR', 'dresden', { leaders: ['frederick', 'keith'], inf: 16 }],
          ['PR', 'dresden', { inf: 4 }],
        ],
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia drop', 'prussia PR/inf/3', 'prussia done', 'prussia step/pirna');
    quietly(match);
    answer(match, 'prussia done');
    return quietly(match);
  };
  test('CM §11.2, 12.5 Keith, whom the King has left with 3 SPs, neither rides nor marches in this Turn', () => {
    const match = left();
    expect(stackOf(match, 'keith')?.at).toBe('dresden');
    answer(match, 'prussia minor-march');
    expect(optionsOf(match, 'prussia')).not.toContain('keith');
    go(match, { 'designate-minor': first, compose: 'done', march: 'done', ...PASSING });
    expect(whyNot(match, 'prussia', 'leader')).toBeUndefined();
    expect(optionsOf(match, 'prussia')).not.toContain('leader');
  });
});

describe('CM §11.1 and §12.5 exactly which units', () => {
  test('CM §12.5, 2.2.2 of a full and a reduced wing the reduced one may stay behind', () => {
    const match = activate(
      strategy({
        hands: { PR: ['P13'] },
        forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 8, line_cav: 1, line_cav_reduced: 1 }]],
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia drop', 'prussia PR/inf/0', 'prussia PR/line_cav/0', 'prussia done');
    expect(stackOf(match, 'frederick')?.troops.PR).toEqual({ inf: 8, units: { line_cav: [1, 0] } });
  });
  test('CM §11.1 the force is declared exactly: the reduced wing marches, the full one does not', () => {
    const match = strategy({
      hands: { PR: ['P13'] },
      forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 8, line_cav: 2, line_cav_reduced: 1 }]],
    });
    answer(match, 'prussia ops/P13', 'prussia frederick', 'prussia PR/line_cav/0', 'prussia done');
    quietly(match);
    expect(stackOf(match, 'frederick')?.troops.PR).toEqual({ inf: 8, units: { line_cav: [0, 1] } });
  });
});
