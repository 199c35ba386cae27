import { expect, test } from 'vitest';
import { activate, quietly, strategy } from './cases/play.ts';
import { answer, askedOf, depot, optionsOf, stateOf, told } from './table.ts';

/** Daun before Schweidnitz (class 2, empty), with guns and Supply Actions. */
const before = (dice: readonly number[], more: object = {}) =>
  strategy({
    active: 'AU',
    dice,
    forces: [
      ['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, field_art: 1, ...more }],
      ['PR', 'breslau', { inf: 1 }],
    ],
    hands: { AU: ['A1'] },
    change: (state, world) => {
      state.powers.AU.supplyActions = 3;
      depot(world, 'AU', 'landeshut');
    },
  });

test('17.4 a siege is laid when the Command is activated, rolls in the Siege Segment, and the fortress falls with its VPs', () => {
  const match = activate(before([3]), 'austria', 'A1', 'daun');
  const vp = { AU: stateOf(match).powers.AU.vp, PR: stateOf(match).powers.PR.vp };
  expect(optionsOf(match, 'austria')).toContain('siege');
  answer(match, 'austria siege', 'austria done');
  quietly(match);
  expect(stateOf(match).sieges.schweidnitz).toEqual({ marker: 0, by: 'coalition' });
  expect(stateOf(match).powers.AU.supplyActions).toBe(2);
  answer(match, 'austria done');
  quietly(match);
  // 3, +3 for no garrison, +1 Austrian engineers, -2 without siege guns = 5: Honors of War.
  expect(told(match, 'siege-roll')).toMatchObject([{ roll: 3, drm: 2, total: 5, result: 'breach_honors' }]);
  expect(stateOf(match).control.schweidnitz).toBe('AU');
  expect(stateOf(match).powers.AU.vp).toBe(vp.AU + 1);
  expect(stateOf(match).powers.PR.vp).toBe(vp.PR - 1);
});

test('17.6 a coup de main needs a 6, and costs 3 infantry SPs if it fails', () => {
  const match = before([2]);
  expect(optionsOf(match, 'austria')).toContain('coup/daun');
  answer(match, 'austria coup/daun');
  if (askedOf(match, 'austria') === 'losses') answer(match, 'austria proposal');
  // 2, -1 class 2, +2 for no garrison, +1 for an offence of 2 = 4.
  expect(told(match, 'coup')).toMatchObject([{ roll: 2, total: 4, success: 0 }]);
  expect(stateOf(match).stacks.find(({ leaders }) => leaders.includes('daun'))?.troops.AU?.inf).toBe(13);
  expect(optionsOf(match, 'austria')).not.toContain('coup/daun');
});
