/** CM §20.6 and 5.4.5: redeployment and recovery. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, optionsOf, post, stackOf, stateOf, type Table, table } from '../table.ts';

type Change = (state: State, world: World) => void;
describe('CM §20.6 redeployment', () => {
  const moving = (change: Change) =>
    table({
      phase: 'redeployment',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'spring', control: {} });
        change(state, world);
      },
    });
  const to = (match: Table, seat: string, what: string) => {
    answer(match, `${seat} ${optionsOf(match, seat).find((id) => id.includes(what))}`);
    return optionsOf(match, seat);
  };
  test('CM §20.6 "same-Power": Prussian infantry goes to Prussians, not to an Anglo-Allied force', () => {
    const match = moving((_, world) => {
      post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 10 });
      post(world, 'PR', 'breslau', { inf: 2 });
      post(world, 'BR', 'minden', { leaders: ['cumberland'], inf: 8 });
    });
    expect(to(match, 'prussia', 'inf/PR/frederick')).toEqual(expect.arrayContaining(['force/breslau']));
    expect(optionsOf(match, 'prussia')).not.toContain('cumberland');
  });
  test('CM §20.6 and §17.5.2 neither out of a besieged fortress nor into it', () => {
    const match = moving((state, world) => {
      post(world, 'AU', 'prague', { leaders: ['lacy'], inf: 6, inside: true });
      post(world, 'PR', 'prague', { leaders: ['frederick'], inf: 18, field_art: 1 });
      state.sieges.prague = { marker: 0, by: 'ap' };
      post(world, 'AU', 'wien', { leaders: ['daun'], inf: 6 });
      post(world, 'AU', 'brunn', { inf: 2 });
    });
    expect(optionsOf(match, 'austria').filter((id) => id.includes('lacy'))).toEqual([]);
    expect(to(match, 'austria', 'inf/AU/daun')).not.toContain('force/prague');
  });
  test('CM §20.6 Lt units go freely between the boxes and forces, beyond the three', () => {
    const match = moving((state, world) => {
      state.boxes.border = { PR: { lt_inf: [5, 0] } };
      post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 10 });
    });
    for (let n = 0; n < 5; n++) {
      const unit = optionsOf(match, 'prussia').find((id) => id.includes('lt_inf') && id.includes('border'));
      expect(unit).toBeDefined();
      answer(match, `prussia ${unit}`);
      const place = optionsOf(match, 'prussia').find((id) => id.includes('northern'));
      answer(match, `prussia ${place}`);
    }
    expect(stateOf(match).boxes.northern.PR).toEqual({ lt_inf: [5, 0] });
  });
  test('CM §20.6 the three infantry SPs are a Power’s, its Clients’ among them: 2 Austrian and 1 Imperial', () => {
    const match = moving((_, world) => {
      post(world, 'AU', 'wien', { leaders: ['daun'], inf: 8 });
      post(world, 'AU', 'brunn', { inf: 2 });
      post(world, 'IM', 'nurnberg', { leaders: ['stolberg'], inf: 5 });
      post(world, 'IM', 'erfurt', { inf: 1 });
    });
    for (let n = 0; n < 2; n++) answer(match, 'austria inf/AU/daun', 'austria force/brunn');
    answer(match, 'austria inf/IM/stolberg', 'austria force/erfurt');
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('inf/'))).toEqual([]);
  });
});

describe('CM §5.4.5 recovery', () => {
  test('CM §5.4.5 Austria’s die heals any area of its Alliance: Saxony, Franconia, divided as it likes', () => {
    const match = table({
      phase: 'recovery',
      dice: [1, 6],
      change: (state, world) => {
        clear(world);
        state.season = 'spring';
        Object.assign(state.forage, { silesia: 3, saxony: 4, franconia: 4 });
        post(world, 'AU', 'wien', { leaders: ['daun'], inf: 8, morale: 'routed' });
      },
    });
    expect(stackOf(match, 'daun')?.morale).toBe('good');
    const recovery: readonly string[] = optionsOf(match, 'austria');
    expect(recovery.filter((id) => id.startsWith('silesia'))).toEqual([]);
    answer(match, 'austria saxony/4', 'austria franconia/2');
    expect([stateOf(match).forage.saxony ?? 0, stateOf(match).forage.franconia]).toEqual([0, 2]);
  });
});
