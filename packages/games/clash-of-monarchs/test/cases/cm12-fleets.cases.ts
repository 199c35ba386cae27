/** CM §9.2.2, §12.11, §15.12, §17.4.7: Fleets; and small borders of losses. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import type { State } from '../../src/state.ts';
import { answer, clear, hold, optionsOf, post, stackOf, stateOf, table, told } from '../table.ts';
import { battle, first, forcesOf, go, tales } from './drive.ts';
import { strategy } from './play.ts';

describe('CM §12.11 Fleets', () => {
  const russian = (fleet: Partial<State['fleets']['RU']>) =>
    strategy({
      active: 'RU',
      forces: [['RU', 'konigsberg', { leaders: ['fermor'], inf: 10 }]],
      change: (state) => {
        state.control.konigsberg = 'RU';
        Object.assign(state.fleets.RU, { place: 'sea', sea: 'baltic', port: null, fd: false, moved: false }, fleet);
      },
    });
  const fleets = (match: ReturnType<typeof russian>) =>
    optionsOf(match, 'france').filter((id) => id.startsWith('fleet/RU'));
  test('CM §12.11 at sea it may go to a friendly port or to the pool, not to another sea nor to an enemy port', () => {
    const ids = fleets(russian({}));
    expect(ids).toContain('fleet/RU/port/konigsberg');
    expect(ids).not.toContain('fleet/RU/port/stettin');
    expect(ids.filter((id) => id.includes('/sea/north'))).toEqual([]);
  });
  test('CM §9.2.2, §10.1 and §10.8 in a friendly port it becomes a depot for 1 Supply Action, 2 for Russia', () => {
    const flipped = (improved: boolean) => {
      const match = table({
        phase: 'supply',
        active: 'RU',
        change: (state, world) => {
          clear(world);
          hold(world, 'FR');
          state.control.konigsberg = 'RU';
          state.powers.RU.supplyActions = 2;
          Object.assign(state.fleets.RU, { place: 'port', port: 'konigsberg', sea: 'baltic', fd: false });
          if (improved) state.flags.push({ id: 'improved_russian_supply', until: 'game_end' });
        },
      });
      answer(match, 'france fleet/RU/konigsberg');
      return [stateOf(match).fleets.RU.fd, stateOf(match).powers.RU.supplyActions];
    };
    expect([flipped(false), flipped(true)]).toEqual([
      [true, 0],
      [true, 1],
    ]);
  });
  test('CM §12.11 once a Turn', () => {
    const match = russian({});
    answer(match, 'france fleet/RU/port/konigsberg');
    expect(fleets(match)).toEqual([]);
  });
  test('CM §12.11 from a port back out to sea', () => {
    const match = russian({ place: 'port', port: 'konigsberg', fd: true });
    const out = fleets(match).find((id) => id.includes('/sea'));
    answer(match, `france ${out}`);
    expect(stateOf(match).fleets.RU).toMatchObject({ place: 'sea', sea: 'baltic', fd: false });
  });
  test('CM §22.4 the Coalition does not use Gdansk as a port before a successful Danzig coup', () => {
    const port = (die: number) => {
      const match = strategy({
        active: 'RU',
        hands: { FR: ['R7'] },
        dice: [die],
        forces: [['RU', 'konigsberg', { leaders: ['fermor'], inf: 10 }]],
        change: (state) => {
          state.control.konigsberg = 'RU';
          Object.assign(state.fleets.RU, { place: 'sea', sea: 'baltic', port: null, fd: false, moved: false });
        },
      });
      answer(match, 'france event/R7');
      return fleets(match).includes('fleet/RU/port/gdansk');
    };
    expect([port(3), port(4)]).toEqual([false, true]);
  });
});

describe('CM §15.12 Fleet combat', () => {
  const meeting = (die: number) => {
    const match = strategy({
      active: 'BR',
      dice: [die],
      forces: [['BR', 'hanover', { leaders: ['cumberland'], inf: 8 }]],
      change: (state) => {
        Object.assign(state.fleets.BR, { place: 'sea', sea: 'north', port: null });
        Object.assign(state.fleets.RU, { place: 'sea', sea: 'baltic', port: null });
      },
    });
    answer(match, 'britain fleet/BR/sea/baltic');
    return match;
  };
  test('CM §15.12 (table) a 2 or 3 defeats the Russians: to the pool until next year, and Britain gains 1 VP', () => {
    const match = meeting(2);
    expect(tales(match, 'fleet-combat')).toMatchObject([{ roll: 2, total: 1, result: 'defeated' }]);
    expect(stateOf(match).fleets.RU).toMatchObject({ place: 'pool', beaten: true });
    expect(tales(match, 'vp')).toMatchObject([{ power: 'BR', num: 1 }]);
  });
  test('CM §15.12 (table) a 4 or 5 decides nothing', () => {
    const match = meeting(5);
    expect(tales(match, 'fleet-combat')).toMatchObject([{ total: 4, result: 'indecisive' }]);
    expect([stateOf(match).fleets.RU.place, stateOf(match).fleets.BR.place, told(match, 'vp')]).toEqual([
      'sea',
      'sea',
      [],
    ]);
  });
});

describe('losses', () => {
  test('CM §18.5.3 without enemies in the box a Lt unit on the map is lost before Line infantry', () => {
    const match = table({
      phase: 'strategy',
      active: 'AU',
      dice: [4],
      change: (state, world) => {
        clear(world);
        hold(world, 'AU', 'A5');
        state.turn.transferred = true;
        state.advantage = {};
        state.boxes.border = { AU: { lt_inf: [3, 0] } };
        post(world, 'PR', 'breslau', { leaders: ['bevern'], inf: 8 });
        post(world, 'PR', 'glogau', { inf: 3, lt_inf: 1 });
        post(world, 'PR', 'berlin', { inf: 3, lt_inf: 1 });
      },
    });
    answer(match, 'austria raids/A5/border', 'austria all/forage/silesia');
    go(match, { 'raid-loss': first });
    // 4 + 1: one enemy step. Berlin lies in the Northern Theater.
    expect(forcesOf(match, 'PR').map(({ at, troops }) => [at, troops.PR?.inf, troops.PR?.units.lt_inf])).toEqual([
      ['breslau', 8, undefined],
      ['glogau', 3, [0, 1]],
      ['berlin', 3, [1, 0]],
    ]);
  });
  test('CM §15.7.1 (readings, 29) a reduced Lt unit shows 0 SP, and its elimination is a loss of 1 all the same', () => {
    // Keith on 26-30 with +4: 4 is 3 D3, by hand from Light infantry first.
    const match = battle(
      {
        leader: 'keith',
        force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 2 },
        against: 'AU',
        enemy: { leaders: ['hadik'], inf: 12, lt_inf: 1 },
        dice: [4, 1],
      },
      {
        losses: (options, seat) => (seat === 'austria' ? 'by-hand' : options[0]),
        loss: (options) => options.find((id) => id.includes('lt_inf')) ?? options[0],
      },
    );
    expect(tales(match, 'battle-roll')[0]?.result).toBe('3 D3');
    // Two steps of the Light unit, and one infantry SP.
    const { AU } = stackOf(match, 'hadik')?.troops ?? {};
    expect([AU?.inf, AU?.units.lt_inf]).toEqual([11, undefined]);
  });
  test('CM §12.9 what is overrun is captured whole: infantry, cavalry, guns and leaders', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick', 'keith'], inf: 24 }],
        ['AU', 'leipzig', { leaders: ['lacy'], inf: 3, line_cav: 1, field_art: 1 }],
      ],
      hands: { PR: ['P13'] },
    });
    answer(match, 'prussia ops/P13', 'prussia frederick');
    go(match, { compose: 'done', interrupt: 'pass' });
    answer(match, 'prussia step/leipzig');
    go(match, { interrupt: 'pass', intercept: 'pass', withdraw: 'stand', overrun: 'overrun' });
    const { ap } = stateOf(match).prisoners;
    expect([spOf(ap), ap.leaders, ap.troops.AU?.units.field_art]).toEqual([5, ['lacy'], [1, 0]]);
    expect(tales(match, 'crushing')).toMatchObject([{ winner: 'PR', loser: 'AU' }]);
  });
});
