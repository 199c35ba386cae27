/** CM §19.1, 22.4, 19.3: no Major Force winters in the open, nobody but Russians in Poland, and a camp is struck with the Turn. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, optionsOf, post, stateOf, table } from '../table.ts';
import { go } from './drive.ts';

const quarters = (change: (state: State, world: World) => void) =>
  table({
    phase: 'winterQuarters',
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'fall', chits: [], order: ['PR', 'AU', 'FR', 'BR', 'RU'], control: {} });
      change(state, world);
    },
  });

describe('CM §22.4 "Only Russian forces may end a Winter Quarters Phase in Poland"', () => {
  const goals = (nation: 'PR' | 'AU' | 'RU', at: string) => {
    const match = quarters((_, world) => {
      depot(world, nation, at);
      post(world, nation, at, { inf: 3 });
    });
    const seat = { PR: 'prussia', AU: 'austria', RU: 'france' }[nation];
    answer(match, `${seat} by-hand`, `${seat} retrograde/${at}`);
    return optionsOf(match, seat).filter((id) => id.startsWith('to/'));
  };
  test('CM §22.4, 19.1 a small Prussian force goes back from Köslin, but not over the border to Deutsch Krone or Konitz', () => {
    expect(goals('PR', 'koslin')).toContain('to/kolberg');
    expect(goals('PR', 'koslin').filter((to) => ['to/deutsch_krone', 'to/konitz'].includes(to))).toEqual([]);
    expect(goals('RU', 'koslin')).toContain('to/konitz');
  });
});

describe('CM §19.1 "All Major Forces must end this phase in a friendly fortress or MD space"', () => {
  test('CM §19.1 two armies do not leave more than 5 SPs together at the depot of Mittelwalde', () => {
    const match = quarters((_, world) => {
      depot(world, 'AU', 'mittelwalde');
      post(world, 'AU', 'glatz', { leaders: ['daun'], inf: 14 });
      post(world, 'AU', 'glatz', { leaders: ['hadik'], inf: 9 });
    });
    answer(match, 'austria by-hand', 'austria leave/4/mittelwalde', 'austria to/olmutz');
    go(match, { losses: 'proposal' });
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('leave/'))).toEqual(['leave/1/mittelwalde']);
  });
  test('CM §19.1 who thinks better of leaving a part of horse and foot is not asked for it again', () => {
    const match = quarters((_, world) => {
      depot(world, 'AU', 'mittelwalde');
      post(world, 'AU', 'glatz', { leaders: ['daun'], inf: 14, line_cav: 1 });
    });
    answer(match, 'austria by-hand', 'austria leave-part/mittelwalde', 'austria none');
    expect(optionsOf(match, 'austria')).not.toContain('leave-part/mittelwalde');
    expect(optionsOf(match, 'austria')).toContain('leave/5/mittelwalde');
  });
  test('CM §19.1 a Light unit does not join 5 SPs in the open, and joins them in a fortress', () => {
    const places = (at: string) => {
      const match = quarters((state, world) => {
        post(world, 'AU', at, { leaders: ['daun'], inf: 5 });
        state.boxes.border = { AU: { lt_inf: [1, 0] } };
      });
      answer(match, 'austria by-hand');
      go(match, { 'small-quarters': 'done' });
      answer(match, 'austria light/border/AU/lt_inf');
      return optionsOf(match, 'austria');
    };
    expect([places('kolin').includes('daun'), places('prague').includes('daun')]).toEqual([false, true]);
  });
  test('CM §19.1 3 and 3 SPs without leaders do not come together in the open', () => {
    const match = quarters((_, world) => {
      post(world, 'AU', 'kolin', { inf: 3 });
      post(world, 'AU', 'jungbunzlau', { inf: 3 });
    });
    answer(match, 'austria by-hand', 'austria retrograde/kolin');
    const goals = optionsOf(match, 'austria').filter((id) => id.startsWith('to/'));
    expect(goals.length).toBeGreaterThan(0);
    expect(goals).not.toContain('to/jungbunzlau');
  });
});

describe('CM §19.3 and §8.6 what lasts for a Turn ends with the next Power’s in winter too', () => {
  test('CM §8.6 P23 the camp of Bunzelwitz against Austrian Winter Operations does not stand into the summer', () => {
    const match = table({
      phase: 'winterStrategy',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'winter', chits: [] });
        state.flags.push({ id: 'bunzelwitz_camp', until: 'end_of_turn', stack: 1 });
      },
    });
    go(match, { 'winter-card': 'pass' });
    expect(stateOf(match).flags.map(({ id }) => id)).not.toContain('bunzelwitz_camp');
  });
});
