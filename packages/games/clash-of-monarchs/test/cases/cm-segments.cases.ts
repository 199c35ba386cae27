/** CM §5.1.2b, §9.5, §12.12: the Supply Segment and the Rally and Resupply Segment. */
import { describe, expect, test } from 'vitest';
import { answer, clear, hold, optionsOf, post, stackOf, stateOf, table, told } from '../table.ts';
import { first, go } from './drive.ts';
import { segment } from './scenes.ts';

describe('CM §9.5 and §12.12 in the Supply Segment', () => {
  test('CM §9.5 who moves back voluntarily makes no check', () => {
    const match = segment('supply', {
      forces: [['AU', 'jungbunzlau', { leaders: ['daun'], inf: 10, supply: 'short' }]],
    });
    answer(match, 'austria retrograde/daun', 'austria to/prague');
    go(match, { retrograde: 'done' });
    expect(told(match, 'supply-check')).toEqual([]);
    expect(stackOf(match, 'daun')).toMatchObject({ at: 'prague', supply: 'full' });
  });
  test('CM §12.12, 9.5 a Demoralized force in Full Supply may move back, is not checked, and improves in nothing', () => {
    const scene = () =>
      segment('supply', {
        forces: [['AU', 'jungbunzlau', { leaders: ['daun'], inf: 10, morale: 'demoralized' }]],
      });
    const stays = scene();
    answer(stays, 'austria done');
    expect([told(stays, 'supply-check').length, stackOf(stays, 'daun')?.at]).toEqual([0, 'jungbunzlau']);
    const goes = scene();
    answer(goes, 'austria retrograde/daun', 'austria to/prague');
    go(goes, { retrograde: 'done' });
    expect(stackOf(goes, 'daun')).toMatchObject({ at: 'prague', morale: 'demoralized', supply: 'full' });
  });
  test('CM §12.12 a force in Good Order and Full Supply does not', () => {
    const match = segment('supply', { forces: [['AU', 'jungbunzlau', { leaders: ['daun'], inf: 10 }]] });
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('retrograde/'))).toEqual([]);
  });
  test('CM §12.12, 17.5.1 a Demoralized garrison that is besieged does not move back', () => {
    const match = segment('supply', {
      forces: [
        ['AU', 'prague', { leaders: ['daun'], inf: 10, morale: 'demoralized', inside: true }],
        ['PR', 'prague', { leaders: ['frederick'], inf: 20, field_art: 1 }],
      ],
      change: (state) => {
        state.sieges.prague = { marker: 0, by: 'ap' };
      },
    });
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('retrograde/'))).toEqual([]);
  });
  test('CM §12.12 in all five SPs stay, wherever on the way', () => {
    const match = segment('supply', {
      forces: [['AU', 'gabel', { leaders: ['daun'], inf: 12, supply: 'short' }]],
    });
    answer(match, 'austria retrograde/daun');
    const five = optionsOf(match, 'austria').find((id) => id.startsWith('leave/') && id.endsWith('/3'));
    if (five) answer(match, `austria ${five}`);
    answer(match, 'austria to/jungbunzlau');
    const more = optionsOf(match, 'austria').filter((id) => id.startsWith('leave/'));
    expect(more.filter((id) => Number(id.split('/').at(-1)) > 2)).toEqual([]);
  });
  test('CM §5.1.2b(1d) Supply Actions are bought after the checks', () => {
    const match = segment('supply', {
      forces: [['AU', 'jungbunzlau', { leaders: ['daun'], inf: 10, supply: 'short' }]],
      change: (_, world) => hold(world, 'AU', 'A1'),
    });
    expect(optionsOf(match, 'austria')).not.toContain('buy/A1');
    go(match, { 'go-back': 'done', retrograde: first });
    expect([told(match, 'supply-check').length, optionsOf(match, 'austria').includes('buy/A1')]).toEqual([1, true]);
  });
});

describe('CM §5.1.2b(4) the Rally and Resupply Segment in order', () => {
  test('CM §5.1.2b(4a–b) Prague recovers first, and then feeds who stands in it', () => {
    const match = segment('rally', {
      forces: [['AU', 'prague', { leaders: ['daun'], inf: 10, supply: 'short' }]],
      change: (state) => {
        state.disrupted = ['prague'];
      },
    });
    expect([stateOf(match).disrupted, stackOf(match, 'daun')?.supply]).toEqual([[], 'full']);
  });
  test('CM §9.1 a Client’s five SPs are in Full Supply again in its Patron’s Segment, not in an ally’s', () => {
    const after = (power: 'AU' | 'FR') =>
      stackOf(
        segment('rally', {
          power,
          forces: [['IM', 'hof', { leaders: ['stolberg'], inf: 5, supply: 'critical' }]],
        }),
        'stolberg',
      )?.supply;
    expect([after('AU'), after('FR')]).toEqual(['full', 'critical']);
  });
  test('CM §10.4, 16.4.1 troops without a leader rally with a 3 and the marker, and not with a 2', () => {
    const rallied = (die: number) => {
      const match = table({
        phase: 'rally',
        active: 'AU',
        dice: [die],
        change: (state, world) => {
          clear(world);
          post(world, 'AU', 'prague', { inf: 8, morale: 'demoralized' });
          state.powers.AU.supplyActions = 1;
        },
      });
      const marker = optionsOf(match, 'austria').find((id) => id.startsWith('rally/'));
      answer(match, `austria ${marker}`);
      go(match, { 'supply-actions': 'done', resupply: 'done' });
      return stateOf(match).stacks.find(({ at }) => at === 'prague')?.morale;
    };
    expect([rallied(3), rallied(2)]).toEqual(['good', 'demoralized']);
  });
  test('CM §5.1.2b(4d) a Client’s Demoralized force rallies in its Patron’s Segment', () => {
    const match = table({
      phase: 'rally',
      active: 'AU',
      dice: [6],
      change: (_, world) => {
        clear(world);
        post(world, 'IM', 'nurnberg', { leaders: ['stolberg'], inf: 8, morale: 'demoralized' });
      },
    });
    go(match, { 'supply-actions': 'done', resupply: 'done' });
    expect(stackOf(match, 'stolberg')?.morale).toBe('good');
  });
});
