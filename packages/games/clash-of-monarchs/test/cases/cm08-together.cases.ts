/** CM §8.6.2: events that activate several forces: whom one names, who goes first, what the second meets. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stateOf } from '../table.ts';
import { go, refuses } from './drive.ts';
import { asked, quietly, strategy } from './play.ts';

describe('CM §8.6.2 Converging Attack names one enemy space', () => {
  const named = (scenario: string) => {
    const match = strategy({
      scenario,
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 10 }],
        ['AU', 'lobositz', { leaders: ['daun'], inf: 8 }],
        ['SA', 'pirna', { inf: 8 }],
      ],
      hands: { PR: ['P4'] },
    });
    answer(match, 'prussia event/P4');
    return optionsOf(match, 'prussia');
  };
  test('CM §8.6.2, 22.1 Neutrals and Poland are no enemies: no Stralsund, no Torun in 1757', () => {
    const spaces = named('s1757');
    expect(spaces).toEqual(expect.arrayContaining(['lobositz', 'prague', 'wesel', 'erfurt', 'pirna']));
    expect(spaces.filter((at) => ['stralsund', 'torun', 'poznan', 'gdansk', 'warsaw'].includes(at))).toEqual([]);
  });
  test('CM §8.6.2, 22.1 nor is Neutral Saxony in 1756', () => {
    expect(named('s1756')).not.toContain('pirna');
  });
});

describe('CM §8.6.2 all are designated, then each marches', () => {
  test('CM §8.6, 11.2 P17: "no other force of its nation may activate" holds for Hadik too, who was designated before', () => {
    const activated = (dice: readonly number[]) => {
      const match = strategy({
        active: 'AU',
        forces: [
          ['AU', 'gorlitz', { leaders: ['daun'], inf: 10 }],
          ['AU', 'bautzen', { leaders: ['hadik'], inf: 6 }],
          ['PR', 'berlin', { leaders: ['henry'], inf: 6 }],
        ],
        hands: { AU: ['A15'], PR: ['P17'] },
        dice,
        change: (state) => void state.feats.push({ power: 'PR', what: 'crushing-defeat', year: state.year }),
      });
      answer(match, 'austria event/A15', 'austria daun', 'austria done', 'austria hadik', 'austria done');
      answer(match, 'prussia interrupt/P17');
      go(match, { interrupt: 'pass', march: 'done' });
      return stateOf(match).turn.activated.length;
    };
    expect([activated([3]), activated([2])]).toEqual([1, 2]);
  });
  test('CM §8.6.2 the first does not take along the second’s men', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 10 }],
        ['PR', 'pirna', { leaders: ['keith'], inf: 6 }],
      ],
      hands: { PR: ['P5'] },
    });
    answer(match, 'prussia event/P5', 'prussia frederick', 'prussia done', 'prussia keith', 'prussia done');
    quietly(match);
    answer(match, 'prussia step/pirna');
    quietly(match);
    refuses(match, 'prussia pick-up/keith', 'activated', '8.6.2');
  });
  test('CM §8.6.2, 11.2 troops without a leader march on Active Operations, but enter no space with enemies', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { inf: 8 }],
        ['AU', 'pirna', { inf: 1 }],
      ],
      hands: { PR: ['P5'] },
    });
    answer(match, 'prussia event/P5', 'prussia force/dresden', 'prussia done');
    if (asked(match, 'prussia')[0] === 'designate-event') answer(match, 'prussia done');
    quietly(match);
    refuses(match, 'prussia step/pirna', 'leaderless-enemy', '11.2');
    expect(optionsOf(match, 'prussia')).toContain('step/freiberg');
  });
});

describe('CM §8.6.2 "up to" two or three', () => {
  test('CM §8.6.2 F1 may activate nobody: the depot and the leader come all the same', () => {
    const match = strategy({
      active: 'FR',
      forces: [['FR', 'giessen', { leaders: ['destrees'], inf: 10 }]],
      hands: { FR: ['F1'] },
    });
    answer(match, 'france event/F1', 'france done');
    expect(stateOf(match).depots).toMatchObject([{ nation: 'FR', at: 'giessen' }]);
    expect(stateOf(match).turn.activated).toEqual([]);
  });
  test('CM §8.6 "activate Frederick" is no offer: P13 asks for nobody else, and for him', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 10 }],
        ['PR', 'pirna', { leaders: ['keith'], inf: 6 }],
      ],
      hands: { PR: ['P13'] },
    });
    answer(match, 'prussia event/P13');
    expect(optionsOf(match, 'prussia')).toEqual(['frederick']);
  });
});

describe('CM §8.6.2 (readings, 35) a Command that an ally lends is his own player’s to move', () => {
  const lent = (forces: Parameters<typeof strategy>[0]['forces']) => {
    const match = strategy({ scenario: 's1759', forces, hands: { PR: ['P15'] } });
    answer(match, 'prussia event/P15', 'prussia ferdinand_ha', 'britain yes', 'britain done');
    if (asked(match, 'prussia')[0] === 'designate-event') answer(match, 'prussia done');
    return quietly(match);
  };
  test('CM §8.6.2 Britain says whom Ferdinand drops and whom he takes along, though the card is Prussia’s', () => {
    const match = lent([
      ['PR', 'dresden', { leaders: ['frederick'], inf: 10 }],
      ['BR', 'hanover', { leaders: ['ferdinand_ha'], inf: 8 }],
      ['BR', 'celle', { inf: 4 }],
    ]);
    answer(match, 'britain drop', 'britain BR/inf/2', 'britain done', 'britain step/celle');
    quietly(match);
    answer(match, 'britain pick-up/celle', 'britain done');
    expect(stateOf(match).stacks.find(({ leaders }) => leaders.includes('ferdinand_ha'))?.troops.BR?.inf).toBe(10);
  });
  test('CM §8.6.2 P15 may be played for the Anglo-Allied Command alone', () => {
    const match = lent([
      ['BR', 'hanover', { leaders: ['ferdinand_ha'], inf: 8 }],
      ['FR', 'celle', { inf: 2 }],
    ]);
    answer(match, 'britain step/celle');
    expect(asked(quietly(match), 'britain')).toEqual(['overrun']);
  });
});
