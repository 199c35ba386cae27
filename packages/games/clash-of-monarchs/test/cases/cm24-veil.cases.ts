/** CM §24.5: imagined worlds look as the real one does, however mixed its forces and however rare their counters. */
import { Random } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { DATA } from '../../src/board/data.ts';
import { lookOf } from '../../src/intelligence/sight.ts';
import { answer, clear, optionsOf, post, stateOf, table } from '../table.ts';
import { strategy } from './play.ts';

describe('CM §24.5 imagined worlds', () => {
  test('CM §24.5 a battery, hussars and small forces of four nations are imagined as they are seen', () => {
    const match = strategy({
      options: { 'limited-intelligence': 'yes' },
      forces: [
        ['PR', 'berlin', { leaders: ['frederick'], inf: 10 }],
        ['AU', 'prague', { leaders: ['daun'], inf: 12, field_art: 1 }],
        ['AU', 'dresden', { field_art: 1 }],
        ['IM', 'mainz', { field_art: 1 }],
        ['IM', 'fulda', { inf: 3 }],
        ['FR', 'cottbus', { lt_cav: 1 }],
        ['SA', 'chemnitz', { inf: 1 }],
        ['AU', 'chemnitz', { inf: 1 }],
        ['FR', 'chemnitz', { lt_inf: 1 }],
        ['IM', 'chemnitz', { inf: 1 }],
        ['SA', 'leipzig', { inf: 4 }],
        ['AU', 'leipzig', { lt_inf: 1 }],
        ['IM', 'bautzen', { inf: 1 }],
        ['AU', 'bautzen', { lt_cav: 1 }],
        ['SA', 'giessen', { dual_cav: 1 }],
        ['IM', 'giessen', { inf: 1 }],
        ['AU', 'zittau', { inf: 1 }],
        ['RU', 'zittau', { lt_cav: 1 }],
        ['RU', 'prague', { lt_cav: 1 }],
        ['RU', 'grodno', { inf: 9, lt_cav: 1 }],
        ['RU', 'allenstein', { line_cav: 1 }],
        ['AU', 'bamberg', { leaders: ['lacy'], line_cav: 1 }],
        ['AU', 'pilsen', { leaders: ['charles'], inf: 3 }],
        ['IM', 'pilsen', { line_cav: 1 }],
        ['FR', 'maubeuge', { inf: 13, line_cav: 4, field_art: 2 }],
      ],
    });
    const looks = (state: ReturnType<typeof stateOf>) =>
      state.stacks.map((stack) => lookOf({ state, data: DATA }, stack));
    const seen = looks(stateOf(match));
    expect(seen.find(({ nations }) => nations.length === 4)?.size).toBe('minor');
    for (let n = 0; n < 12; n++) {
      const { state } = match.fork('prussia', new Random(`world-${n}`));
      expect(looks(state as ReturnType<typeof stateOf>)).toEqual(seen);
    }
  });
  test('CM §24.5 and §20.6 out of which force something is redeployed, nobody else knows', () => {
    const redeploying = (force: string) => {
      const match = table({
        phase: 'redeployment',
        options: { 'limited-intelligence': 'yes' },
        change: (state, world) => {
          clear(world);
          state.season = 'spring';
          post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 10 });
          for (const at of ['wien', 'brunn', 'prague'] as const) post(world, 'AU', at, { inf: 8, line_cav: 1 });
        },
      });
      answer(match, `austria line_cav/AU/${force}`);
      return match;
    };
    const offered = (force: string, seat: string | null) => {
      const world = redeploying(force).fork(seat, new Random('world'));
      const first = world.options('austria').map(({ id }) => id);
      world.answer('austria', first[0] ?? '');
      return { first, state: world.state };
    };
    for (const seat of ['prussia', null]) expect(offered('wien', seat)).toEqual(offered('brunn', seat));
    const match = redeploying('wien');
    expect(offered('wien', 'austria').first).toEqual(optionsOf(match, 'austria'));
    expect(match.fork('prussia', new Random('world')).view('prussia')).toEqual(match.view('prussia'));
    answer(match, 'austria force/brunn');
    const cavalry = stateOf(match).stacks.map(({ at, troops }) => [at, troops.AU?.units.line_cav?.[0] ?? 0]);
    expect(Object.fromEntries(cavalry)).toMatchObject({ wien: 0, brunn: 2, prague: 1 });
  });
});
