/** CM §4.4, 12.2, 12.3 and 12.5: an ally’s men, the CIC’s men, and a march that costs the last SP. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stackOf, stateOf } from '../table.ts';
import { refuses } from './drive.ts';
import { activate, asked, mpsLeft, quietly, strategy } from './play.ts';

describe('CM §12.2 leaders may move other nations’ SPs', () => {
  const stolberg = () => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['IM', 'erfurt', { leaders: ['stolberg'] }],
        ['FR', 'erfurt', { inf: 6 }],
        ['PR', 'halle', { inf: 2 }],
      ],
      hands: { AU: ['A1'] },
    });
    answer(match, 'austria ops/A1', 'austria stolberg');
    return match;
  };
  test('CM §12.2 (readings, 35) an Imperial without troops leads the French beside him, if France agrees; Austria moves them', () => {
    const match = stolberg();
    refuses(match, 'austria done', 'nobody', '11.1');
    answer(match, 'austria FR/inf/6', 'austria done', 'france yes');
    quietly(match);
    // 5, fewer than 16 SPs, two nations.
    expect(mpsLeft(match, 'austria')).toBe(5);
    answer(match, 'austria step/halle');
    quietly(match);
    answer(match, 'austria done');
    expect(asked(match, 'austria')).toEqual(['attack']);
  });
  test('CM §12.2 (readings, 35) if it does not, he stays, and Austria may name somebody else, if there is anybody', () => {
    const match = stolberg();
    answer(match, 'austria FR/inf/6', 'austria done', 'france no');
    expect(optionsOf(match, 'austria')).toEqual(['done']);
    answer(match, 'austria done');
    expect(asked(match, 'austria')).toEqual(['strategy']);
    expect(stackOf(match, 'stolberg')?.at).toBe('erfurt');
    expect(stateOf(match).turn.card).toBe(true);
  });
});

describe('CM §12.0 and §12.2 a leader whose own men are tired', () => {
  test('CM §12.2 (readings, 35) when France keeps its own he keeps his, and nothing is asked in vain', () => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['IM', 'erfurt', { leaders: ['stolberg'], inf: 3, field_art: 1 }],
        ['FR', 'erfurt', { inf: 6 }],
      ],
      hands: { AU: ['A1'] },
      change: (state) => {
        for (const stack of state.stacks) if (stack.troops.IM) Object.assign(stack, { tired: 3, tiredGuns: 1 });
      },
    });
    answer(match, 'austria ops/A1', 'austria stolberg', 'austria IM/field_art/0', 'austria FR/inf/6', 'austria done');
    answer(match, 'france no', 'austria done');
    expect(asked(match, 'austria')).toEqual(['strategy']);
    expect(stackOf(match, 'stolberg')?.troops.IM?.inf).toBe(3);
  });
});

describe('CM §12.3 the SP that a Forced March costs is the last one', () => {
  test('CM §12.3 the Command is gone: its leader does not march on with the 2 MPs', () => {
    const match = activate(
      strategy({
        forces: [['PR', 'lubben', { leaders: ['keith'], inf: 1 }]],
        hands: { PR: ['P13'] },
        dice: [6],
      }),
      'prussia',
      'P13',
      'keith',
    );
    while (!optionsOf(match, 'prussia').includes('force')) {
      answer(match, `prussia ${optionsOf(match, 'prussia').find((id) => /^step.(lubben|cottbus)$/.test(id))}`);
      quietly(match);
    }
    answer(match, 'prussia force');
    expect(stackOf(match, 'keith')?.troops).toEqual({});
    expect(asked(match, 'prussia')).toEqual(['strategy']);
  });
});

describe('CM §4.4 and §12.5 picking up from the CIC himself', () => {
  test('CM §4.4, 12.5 Hadik (2) may take 2 of Daun’s 6, though leaderless troops stand there too: 4 and 4', () => {
    const match = activate(
      strategy({
        active: 'AU',
        forces: [
          ['AU', 'prague', { leaders: ['daun'], inf: 6 }],
          ['AU', 'prague', { inf: 5 }],
          ['AU', 'kolin', { leaders: ['hadik'], inf: 2 }],
        ],
        hands: { AU: ['A1'] },
      }),
      'austria',
      'A1',
      'hadik',
    );
    answer(match, 'austria step/prague');
    quietly(match);
    answer(match, 'austria pick-up/daun', 'austria AU/inf/3');
    refuses(match, 'austria done', 'cic', '4.4');
    answer(match, 'austria AU/inf/2', 'austria done');
    expect([stackOf(match, 'hadik')?.troops.AU?.inf, stackOf(match, 'daun')?.troops.AU?.inf]).toEqual([4, 4]);
  });
});
