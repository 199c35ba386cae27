/** CM §12.2 and §12.3: leaders at the head of an ally's men, and a march that costs the last SP. */
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
  test('CM §12.2 (readings, 35) if it does not, he stays, and the card is played', () => {
    const match = stolberg();
    answer(match, 'austria FR/inf/6', 'austria done', 'france no');
    expect(asked(match, 'austria')).toEqual(['strategy']);
    expect(stackOf(match, 'stolberg')?.at).toBe('erfurt');
    expect(stateOf(match).turn.card).toBe(true);
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
