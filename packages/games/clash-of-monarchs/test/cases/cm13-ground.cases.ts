/** CM §12 to §14 and §22: what it means to come to a space other than by a march. */
import { describe, expect, test } from 'vitest';
import { answer, depot, optionsOf, stackOf, stateOf, told } from '../table.ts';
import { go, PASSING } from './drive.ts';
import { activate, asked, strategy } from './play.ts';
import { segment } from './scenes.ts';

describe('CM §13.2 an Interceptor enters the space', () => {
  test('CM §13.2, 22.4 Prussians do not Intercept into Warsaw', () => {
    const warsaw = (to: string) => {
      const match = activate(
        strategy({
          active: 'RU',
          forces: [
            ['RU', 'lomza', { leaders: ['rumyantsev'], inf: 8 }],
            ['PR', 'plock', { leaders: ['lehwaldt'], inf: 9 }],
          ],
          hands: { FR: ['R12'] },
        }),
        'france',
        'R12',
        'rumyantsev',
      );
      answer(match, `france step/${to}`);
      return asked(match, 'prussia');
    };
    expect(warsaw('warsaw')).toEqual([]);
  });
  test('CM §13.2, 22.1.1 an Austrian who Intercepts in Neutral Hanover’s land brings Britain into the war', () => {
    const match = activate(
      strategy({
        scenario: 's1756',
        forces: [
          ['PR', 'halberstadt', { leaders: ['frederick'], inf: 8 }],
          ['AU', 'muhlhausen', { leaders: ['hadik'], inf: 9 }],
        ],
        hands: { PR: ['P13'] },
        dice: [6],
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/gottingen');
    expect(stateOf(match).nations.BR.stance).toBe('neutral');
    answer(match, 'austria intercept/hadik');
    expect(stackOf(match, 'hadik')?.at).toBe('gottingen');
    expect(told(match, 'enters-war')).toMatchObject([{ nation: 'BR', side: 'ap' }]);
  });
  test('CM §13.2, 22.4 a Russian who Intercepts in Gdansk before the coup gives Prussia 1 VP', () => {
    const match = activate(
      strategy({
        forces: [
          ['PR', 'konitz', { leaders: ['keith'], inf: 8 }],
          ['RU', 'elbing', { leaders: ['rumyantsev'], inf: 9 }],
        ],
        hands: { PR: ['P13'] },
        dice: [6],
      }),
      'prussia',
      'P13',
      'keith',
    );
    const before = stateOf(match).powers.PR.vp;
    answer(match, 'prussia step/gdansk');
    expect(stateOf(match).powers.PR.vp).toBe(before - 2);
    answer(match, 'france intercept/rumyantsev');
    expect(stateOf(match).powers.PR.vp).toBe(before - 1);
  });
});

describe('CM §9.7.2 and §12.9.1 depots that nobody guards', () => {
  test('CM §12.9.1, 12.12 who goes back into their space takes them: 1 Thaler or 1 Supply Action', () => {
    const match = segment('supply', {
      power: 'AU',
      actions: 0,
      forces: [['AU', 'jungbunzlau', { leaders: ['daun'], inf: 8, supply: 'short' }]],
      change: (_, world) => void depot(world, 'PR', 'kolin'),
    });
    answer(match, 'austria retrograde/daun', 'austria to/kolin');
    expect(optionsOf(match, 'austria')).toEqual(['thaler', 'supply-action']);
    answer(match, 'austria supply-action');
    expect(stateOf(match).depots).toEqual([]);
    expect(stateOf(match).powers.AU.supplyActions).toBe(1);
  });
  test('CM §12.9.1, 14.2 and who Withdraws there', () => {
    const match = activate(
      strategy({
        forces: [
          ['PR', 'dresden', { leaders: ['frederick'], inf: 16 }],
          ['AU', 'pirna', { leaders: ['daun'], inf: 8 }],
        ],
        hands: { PR: ['P13'] },
        dice: [6],
        change: (_, world) => void depot(world, 'PR', 'lobositz'),
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/pirna');
    go(match, {
      ...PASSING,
      withdraw: 'withdraw/lobositz',
      intercept: 'withdraw/lobositz',
      interrupt: 'withdraw/lobositz',
    });
    expect(stackOf(match, 'daun')?.at).toBe('lobositz');
    expect(told(match, 'depot-overrun')).toMatchObject([{ force: 'daun', nation: 'PR' }]);
  });
  test('CM §9.7.2, 14.1.2 an Intercepted force that Withdraws leaves the depot it stood with to the Interceptor', () => {
    const match = activate(
      strategy({
        forces: [
          ['PR', 'dresden', { leaders: ['frederick'], inf: 10 }],
          ['AU', 'lobositz', { leaders: ['hadik'], inf: 9 }],
        ],
        hands: { PR: ['P13'] },
        dice: [6, 6],
        change: (_, world) => void depot(world, 'PR', 'pirna'),
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/pirna', 'austria intercept/hadik', 'prussia withdraw/dresden', 'austria thaler');
    expect(stateOf(match).depots).toEqual([]);
    expect(stackOf(match, 'frederick')?.at).toBe('dresden');
  });
});

describe('CM §12.10 after an Interrupt', () => {
  test('CM §8.6, 12.10 A12: Daun, who has Withdrawn, is met no more; from Lobositz he may still Intercept', () => {
    const match = activate(
      strategy({
        forces: [
          ['PR', 'dresden', { leaders: ['frederick'], inf: 12 }],
          ['AU', 'pirna', { leaders: ['daun'], inf: 9 }],
        ],
        hands: { PR: ['P13'], AU: ['A12'] },
        dice: [1],
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/pirna', 'austria interrupt/A12', 'austria withdraw/lobositz');
    expect(optionsOf(match, 'austria')).toEqual(['pass', 'pass-march', 'intercept/daun', 'intercept/daun/part']);
  });
});
