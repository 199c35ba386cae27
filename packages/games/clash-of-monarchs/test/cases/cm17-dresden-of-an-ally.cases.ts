/** CM §17.7: "active Power gains and defender/Patron loses these VPs", with Saxony a Prussian ally (22.3.2). */
import { expect, test } from 'vitest';
import { clear, post, stateOf, table } from '../table.ts';

test('CM §17.7, 22.3 Austria takes Dresden from Prussia’s ally: +2 for Austria, −2 for its Patron Prussia', () => {
  const match = table({
    scenario: 's1756',
    phase: 'siegeSegment',
    active: 'AU',
    dice: [6],
    change: (state, world) => {
      clear(world);
      Object.assign(state.nations.SA, { stance: 'belligerent', side: 'ap', patron: 'PR' });
      post(world, 'AU', 'dresden', { leaders: ['daun'], inf: 16, siege_art: 1 });
      state.sieges.dresden = { marker: 1, by: 'coalition' };
    },
  });
  const { AU, PR } = stateOf(match).powers;
  // 1756 begins with Austria at 3 and Prussia at 0.
  expect([stateOf(match).control.dresden, AU.vp, PR.vp]).toEqual(['AU', 5, -2]);
});
