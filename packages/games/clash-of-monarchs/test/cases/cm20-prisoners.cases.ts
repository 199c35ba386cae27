/** CM §20.1: the exchange of prisoners. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import type { State } from '../../src/state.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, optionsOf, post, stackOf, stateOf, type Table, table } from '../table.ts';
import { first, go } from './drive.ts';
import { asked } from './play.ts';

type Change = (state: State, world: World) => void;
const spring = (change: Change) =>
  table({
    phase: 'spring',
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'spring', year: 1758, control: {} });
      state.prisoners = { ap: { leaders: [], troops: {} }, coalition: { leaders: [], troops: {} } };
      change(state, world);
    },
  });
const captured = (state: State, leader: string, by: 'ap' | 'coalition') => {
  state.leaders[leader] = 'captured';
  state.prisoners[by].leaders.push(leader);
};
const freed = (match: Table, ...leaders: readonly string[]) =>
  leaders.map((leader) => stateOf(match).leaders[leader] !== 'captured');
const held = (match: Table) => [spOf(stateOf(match).prisoners.ap), spOf(stateOf(match).prisoners.coalition)];
const EXCHANGE = { 'prisoners-home': first, 'leader-back': first, 'cartel-leaders': 'no', 'cartel-guns': 'no' };

describe('CM §20.1 the exchange', () => {
  test('CM §20.1 cavalry and Lt units count among the SPs exchanged: 2 infantry for a Line cavalry unit of 2', () => {
    const match = spring((state) => {
      state.prisoners.ap.troops.AU = { inf: 0, units: { line_cav: [1, 0] } };
      state.prisoners.coalition.troops.PR = { inf: 2, units: {} };
    });
    go(match, EXCHANGE);
    expect(held(match)).toEqual([0, 0]);
  });
  test('CM §20.1 a Lt unit goes for an SP before the rest of the Lt units return to their pools', () => {
    const pool = stateOf(spring(() => {})).nations.AU.pool.lt_inf ?? 0;
    const match = spring((state) => {
      state.prisoners.ap.troops.AU = { inf: 0, units: { lt_inf: [2, 0] } };
      state.prisoners.coalition.troops.PR = { inf: 1, units: {} };
    });
    go(match, EXCHANGE);
    // One is exchanged and comes to the map, the other returns to the pool.
    expect(held(match)).toEqual([0, 0]);
    const back = stateOf(match).stacks.reduce((sum, { troops }) => sum + (troops.AU?.units.lt_inf?.[0] ?? 0), 0);
    expect([back, stateOf(match).nations.AU.pool.lt_inf]).toEqual([1, pool + 1]);
  });
  test('CM §20.1 leaders first: Keith goes for Lacy, and no SP is paid for either', () => {
    const match = spring((state) => {
      captured(state, 'keith', 'coalition');
      captured(state, 'lacy', 'ap');
      state.prisoners.ap.troops.AU = { inf: 5, units: {} };
      state.prisoners.coalition.troops.PR = { inf: 5, units: {} };
    });
    go(match, EXCHANGE);
    expect([freed(match, 'keith', 'lacy'), held(match)]).toEqual([
      [true, true],
      [0, 0],
    ]);
  });
  test('CM §20.1 a captured red-box leader is not bought with SPs either', () => {
    const match = spring((state) => {
      captured(state, 'zieten', 'coalition');
      state.prisoners.ap.troops.AU = { inf: 5, units: {} };
    });
    go(match, EXCHANGE);
    expect([freed(match, 'zieten'), held(match)]).toEqual([[false], [5, 0]]);
  });
  test('CM §20.1 a leader without any DRM above 0… Sackville’s best is 1: one SP', () => {
    const match = spring((state) => {
      captured(state, 'sackville', 'coalition');
      state.prisoners.ap.troops.FR = { inf: 3, units: {} };
    });
    go(match, EXCHANGE);
    expect([freed(match, 'sackville'), held(match)]).toEqual([[true], [2, 0]]);
  });
  test('CM §20.1 prisoners of a nation that is Neutral again are exchanged too (22.1.3)', () => {
    const match = spring((state) => {
      state.prisoners.ap.troops.RU = { inf: 2, units: {} };
      state.prisoners.coalition.troops.PR = { inf: 2, units: {} };
      state.nations.RU.stance = 'neutral';
    });
    go(match, EXCHANGE);
    expect(held(match)).toEqual([0, 0]);
  });
  test('CM §20.1 not into a besieged fortress: no Austrians to besieged Prague', () => {
    const match = spring((state, world) => {
      post(world, 'PR', 'prague', { leaders: ['frederick'], inf: 18, field_art: 1 });
      state.sieges.prague = { marker: 1, by: 'ap' };
      state.prisoners.ap.troops.AU = { inf: 2, units: {} };
      state.prisoners.coalition.troops.PR = { inf: 2, units: {} };
    });
    expect(asked(match, 'austria')).toEqual(['prisoners-home']);
    const places = optionsOf(match, 'austria').map((id) => id.split('/').at(-1));
    expect(places).not.toContain('prague');
    expect(places).toEqual(expect.arrayContaining(['olmutz', 'wien', 'brunn']));
  });
  test('CM §20.1 French prisoners come home although France has no fortress: to Maubeuge or Strasbourg (9.2.1)', () => {
    const match = spring((state) => {
      state.prisoners.ap.troops.FR = { inf: 2, units: {} };
      state.prisoners.coalition.troops.PR = { inf: 2, units: {} };
    });
    const places = optionsOf(match, 'france').map((id) => id.split('/').at(-1));
    expect([...new Set(places)].sort()).toEqual(['maubeuge', 'strasbourg']);
  });
  test('CM §20.1 captured artillery stays where it is without an agreement', () => {
    const match = spring((state) => {
      state.prisoners.ap.troops.AU = { inf: 0, units: { field_art: [1, 0] } };
      state.prisoners.coalition.troops.PR = { inf: 0, units: { field_art: [1, 0] } };
    });
    go(match, EXCHANGE);
    expect(stateOf(match).prisoners.ap.troops.AU?.units.field_art).toEqual([1, 0]);
  });
});

describe('CM §20.1 who goes, and where to', () => {
  test('CM §20.1 "1 for 1": a Line cavalry unit of 2 SPs is not split, and goes for 2, so that only 1 SP remains', () => {
    const match = spring((state) => {
      state.prisoners.ap.troops.AU = { inf: 1, units: { line_cav: [1, 0] } };
      state.prisoners.coalition.troops.PR = { inf: 2, units: {} };
    });
    go(match, { ...EXCHANGE, 'prisoners-freed': 'proposal' });
    expect(held(match)).toEqual([1, 0]);
  });
  test('CM §20.1 against cavalry alone an odd SP stays: both sides free 2', () => {
    const match = spring((state) => {
      state.prisoners.ap.troops.AU = { inf: 0, units: { line_cav: [2, 0] } };
      state.prisoners.coalition.troops.PR = { inf: 3, units: {} };
    });
    go(match, { ...EXCHANGE, 'prisoners-freed': 'proposal' });
    expect(held(match)).toEqual([2, 1]);
  });
  test('CM §20.1 where not all go, Austria says who: its own, or the French', () => {
    const match = spring((state) => {
      state.prisoners.ap.troops = { AU: { inf: 2, units: {} }, FR: { inf: 2, units: {} } };
      state.prisoners.coalition.troops.PR = { inf: 2, units: {} };
    });
    expect(asked(match, 'austria')).toEqual(['prisoners-freed']);
    answer(match, 'austria FR/inf', 'austria FR/inf');
    go(match, EXCHANGE);
    expect(stateOf(match).prisoners.ap.troops).toEqual({ AU: { inf: 2, units: {} } });
  });
  test('CM §20.1 of Lacy (3) and Nadasdy (2) the dearer goes for Keith, so that 2 SPs free the other', () => {
    const match = spring((state) => {
      for (const leader of ['nadasdy', 'lacy']) captured(state, leader, 'ap');
      captured(state, 'keith', 'coalition');
      state.prisoners.coalition.troops.PR = { inf: 2, units: {} };
    });
    go(match, { ...EXCHANGE, 'leader-back': first });
    expect(freed(match, 'lacy', 'nadasdy', 'keith')).toEqual([true, true, true]);
  });
  test('CM §20.1 an exchanged leader reports in a fortress of his player’s choice', () => {
    const match = spring((state) => {
      captured(state, 'keith', 'coalition');
      captured(state, 'lacy', 'ap');
    });
    answer(match, 'prussia neisse', 'austria olmutz');
    expect([stackOf(match, 'keith')?.at, stackOf(match, 'lacy')?.at]).toEqual(['neisse', 'olmutz']);
  });
});
