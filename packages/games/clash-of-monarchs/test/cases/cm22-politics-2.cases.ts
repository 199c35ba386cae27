/** CM §22: Neutrals, guests, Saxony. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { POWERS } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, optionsOf, post, table, told } from '../table.ts';
import { first, go, tales } from './drive.ts';
import { strategy } from './play.ts';

type Change = (state: State, world: World) => void;
/** A Turn is over: whose Will is gone leaves. */
const turnEnd = (change: Change, scenario = 's1757') =>
  table({
    scenario,
    phase: 'turnEnd',
    active: 'PR',
    change: (state, world) => {
      clear(world);
      state.control = {};
      for (const power of POWERS) Object.assign(state.powers[power], { will: 12, vp: 0 });
      change(state, world);
    },
  });
describe('CM §22 politics', () => {
  test('CM §22.1 the Coalition may not lay hands on friendly Neutrals: Austrians do not storm Neutral Dresden', () => {
    const match = strategy({
      active: 'AU',
      scenario: 's1756',
      forces: [['AU', 'dresden', { leaders: ['nadasdy'], inf: 10 }]],
    });
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('coup/'))).toEqual([]);
  });
  test('CM §2.1.1, 22.1 R11: no port of Neutral Sweden is offered to the Russian Fleet, a captured Königsberg is', () => {
    const match = strategy({
      active: 'RU',
      hands: { FR: ['R11'] },
      forces: [['RU', 'konigsberg', { leaders: ['fermor'], inf: 8 }]],
      change: (state) => {
        state.control.konigsberg = 'RU';
        Object.assign(state.fleets.RU, { place: 'pool', port: null });
      },
    });
    answer(match, 'france event/R11');
    const ports = optionsOf(match, 'france').filter((id) => id.startsWith('fd/'));
    // Rostock is the Belligerent Empire’s.
    expect([...ports].sort()).toEqual(['fd/konigsberg', 'fd/rostock']);
  });
  test('CM §2.1.1, 12.11 nor may it sail there in its Turn; Belligerent Sweden takes it in', () => {
    const ports = (stance: 'neutral' | 'belligerent') =>
      optionsOf(
        strategy({
          active: 'RU',
          forces: [['RU', 'grodno', { leaders: ['fermor'], inf: 8 }]],
          change: (state, world) => {
            Object.assign(state.nations.SW, { stance, side: 'coalition', patron: 'FR' });
            Object.assign(state.fleets.RU, { place: 'sea', sea: 'baltic', port: null });
            depot(world, 'RU', 'grodno');
          },
        }),
        'france',
      )
        .filter((id) => id.startsWith('fleet/RU/port'))
        .map((id) => id.split('/').at(-1))
        .sort();
    expect([ports('neutral'), ports('belligerent').includes('stralsund')]).toEqual([['rostock'], true]);
  });
  test('CM §20.6, 22.1 nothing is redeployed to the Neutral Saxons', () => {
    const match = table({
      scenario: 's1756_58',
      phase: 'redeployment',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'spring', year: 1758 });
        post(world, 'SA', 'pirna', { leaders: ['rutowski'], inf: 7 });
        post(world, 'AU', 'prague', { leaders: ['browne'], inf: 8 });
        post(world, 'AU', 'wien', { leaders: ['daun'], inf: 8 });
      },
    });
    answer(match, 'austria inf/AU/browne');
    expect(optionsOf(match, 'austria').filter((id) => /pirna|rutowski/.test(id))).toEqual([]);
  });
  test('CM §22.2 and §4.1.1 6 guests are suffered, of 7 one goes home; dual-role cavalry and Light units count', () => {
    const home = (inf: number) => {
      const match = turnEnd((_, world) => void post(world, 'PR', 'minden', { inf, hussar_dual: 1 }));
      go(match, { 'excess-home': first, excess: 'proposal', 'excess-who': first });
      return tales(match, 'excess-moved').reduce((sum, { sp }) => sum + sp, 0);
    };
    expect([home(5), home(6)]).toEqual([0, 1]);
  });
  test('CM §22.3.2 Dresden in enemy hands: Saxony allied to Prussia tallies nothing while Austria holds it', () => {
    const match = table({
      phase: 'spring',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'spring', year: 1758, control: { dresden: 'AU' } });
        state.prisoners = { ap: { leaders: [], troops: {} }, coalition: { leaders: [], troops: {} } };
        Object.assign(state.nations.SA, { side: 'ap', patron: 'PR', treasury: 3 });
      },
    });
    expect(tales(match, 'thalers').filter(({ nation, num }) => nation === 'SA' && num > 0)).toEqual([]);
    expect(told(match, 'will')).toEqual([]);
  });
});
