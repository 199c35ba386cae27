/** CM §20.1, 20.4–20.6, 5.4.5: prisoners, recruits and redeployment. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { NATIONS, type Nation } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, optionsOf, post, stackOf, stateOf, type Table, table } from '../table.ts';
import { first, go, tales } from './drive.ts';
import { asked } from './play.ts';

type Change = (state: State, world: World) => void;
/** The Sustain/Recruit Phase among these nations only, with 30 Thalers each. */
const recruiting = (nations: readonly Nation[], change: Change, dice?: readonly number[]) =>
  table({
    phase: 'recruiting',
    ...(dice && { dice }),
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'spring', year: 1758, control: {} });
      for (const nation of NATIONS) {
        state.nations[nation].treasury = 30;
        state.nations[nation].stance = nations.includes(nation) ? 'belligerent' : 'neutral';
      }
      change(state, world);
    },
  });
/** Who may recruit among the nations of a seat, with how many dice. */
const levies = (match: Table, seat: string) => {
  go(match, { sustain: 'done', recruiting: (_, asked) => (asked === seat ? 'by-hand' : undefined) });
  const dice: Record<string, readonly string[]> = {};
  for (let n = 0; n < 12; n++) {
    const ask = match.decisions(seat).find(({ prompt }) => prompt.id === 'recruit');
    if (!ask) break;
    dice[String(ask.prompt.args.nation)] ??= ask.options.filter((id) => id.startsWith('recruit/')).sort();
    answer(match, `${seat} done`);
  }
  return dice;
};

describe('CM §20.4 recruiting', () => {
  test('CM §20.4 each nation of a player rolls for itself: Austria three dice, the Empire one, Saxony one', () => {
    const match = recruiting(['PR', 'AU', 'IM', 'SA'], (_, world) => {
      post(world, 'AU', 'prague', { leaders: ['daun'], inf: 5 });
    });
    const dice = levies(match, 'austria');
    expect(dice.AU).toEqual(['recruit/1', 'recruit/2', 'recruit/3']);
    expect([dice.IM, dice.SA]).toEqual([['recruit/1'], ['recruit/1']]);
  });
  test('CM §20.2.7 Saxony without Dresden recruits nobody', () => {
    const match = recruiting(['PR', 'AU', 'SA'], (state, world) => {
      state.control.dresden = 'PR';
      post(world, 'AU', 'prague', { leaders: ['daun'], inf: 5 });
    });
    expect(levies(match, 'austria').SA ?? []).toEqual([]);
  });
  test('CM §20.2.7 and as Prussia’s ally it recruits for Prussia', () => {
    const match = recruiting(['PR', 'AU', 'SA'], (state, world) => {
      Object.assign(state.nations.SA, { side: 'ap', patron: 'PR' });
      post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 5 });
    });
    expect(levies(match, 'prussia').SA).toEqual(['recruit/1']);
  });
  test('CM §22.3.5 Client Russia recruits with Prussian Thalers, and may report in Vilna', () => {
    const match = recruiting(
      ['PR', 'AU', 'RU'],
      (state, world) => {
        Object.assign(state.nations.RU, { side: 'ap', patron: 'PR', treasury: 5 });
        post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 5 });
      },
      [2, 3],
    );
    go(match, { sustain: 'done', recruiting: (_, seat) => (seat === 'prussia' ? 'by-hand' : undefined) });
    go(match, { recruit: (options) => (options.includes('recruit/3') ? 'done' : undefined) });
    answer(match, 'prussia recruit/2');
    // 2 + 3 + 2 = 7: 5 infantry SPs and a cavalry step for 3 Thalers.
    expect(tales(match, 'recruited')).toMatchObject([{ nation: 'RU', total: 7, inf: 5, cav: 1, thl: 3 }]);
    expect([stateOf(match).nations.PR.treasury, stateOf(match).nations.RU.treasury]).toEqual([15, 5]);
    expect(optionsOf(match, 'prussia').some((id) => id.endsWith('/vilna'))).toBe(true);
  });
  test('CM §22.3.5 and §20.4.4 its guns are restored with Prussian Thalers too', () => {
    const match = recruiting(['PR', 'AU', 'RU'], (state, world) => {
      Object.assign(state.nations.RU, { side: 'ap', patron: 'PR', treasury: 0 });
      post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 5 });
      post(world, 'RU', 'breslau', { leaders: ['chernyshev'], inf: 5, field_art_reduced: 1 });
    });
    go(match, { sustain: 'done', recruiting: (_, seat) => (seat === 'prussia' ? 'by-hand' : undefined) });
    go(match, { recruit: (options) => (options.includes('recruit/3') ? 'done' : undefined) });
    answer(match, 'prussia flip/field_art/breslau');
    expect([stateOf(match).nations.PR.treasury, stateOf(match).nations.RU.treasury]).toEqual([17, 0]);
  });
  test('CM §20.4.5 with a single leader on the map one "may" return him, or keep him, and picks two', () => {
    const match = recruiting(
      ['PR', 'AU'],
      (_, world) => void post(world, 'PR', 'berlin', { leaders: ['keith'], inf: 5 }),
      [2],
    );
    answer(match, 'prussia by-hand', 'prussia leaders');
    expect([...optionsOf(match, 'prussia')].sort()).toEqual(['keith', 'none']);
    answer(match, 'prussia none');
    go(match, { 'place-leader': first });
    const own = stateOf(match).stacks.flatMap(({ troops, leaders }) => (troops.AU ? [] : leaders));
    expect([own.includes('keith'), own.length]).toEqual([true, 3]);
  });
  test('CM §22.3.4 Denmark recruits with its Patron’s Thalers', () => {
    const match = recruiting(
      ['PR', 'BR', 'DA'],
      (state, world) => {
        Object.assign(state.nations.DA, { side: 'ap', patron: 'BR', treasury: 4 });
        post(world, 'DA', 'holstein', { inf: 2 });
      },
      [3],
    );
    go(match, { sustain: 'done', recruiting: (_, seat) => (seat === 'britain' ? 'by-hand' : undefined) });
    go(match, { recruit: (options) => (options.includes('recruit/2') ? 'done' : undefined) });
    answer(match, 'britain recruit/1');
    expect(tales(match, 'recruited')).toMatchObject([{ nation: 'DA', total: 3, inf: 2, thl: 1 }]);
    expect([stateOf(match).nations.BR.treasury, stateOf(match).nations.DA.treasury]).toEqual([21, 4]);
  });
  test('CM §20.4.1 Russia pays 3 Thalers for three dice and +4', () => {
    const match = recruiting(['PR', 'RU'], (_, world) => void post(world, 'RU', 'vilna', { inf: 5 }), [1, 1, 1]);
    answer(match, 'france by-hand', 'france recruit/3-paid');
    expect(tales(match, 'recruited')).toMatchObject([{ nation: 'RU', total: 7, inf: 5, cav: 1, thl: 3 }]);
    // 30 − 6 − 3 − 3.
    expect(stateOf(match).nations.RU.treasury).toBe(18);
  });
  test('CM §20.4.1 France is Fatigued at 9: two dice and +4', () => {
    const dice = (will: number) =>
      levies(
        recruiting(['PR', 'FR'], (state, world) => {
          state.powers.FR.will = will;
          post(world, 'FR', 'maubeuge', { inf: 5 });
        }),
        'france',
      ).FR;
    expect(dice(10)).toEqual(['recruit/1', 'recruit/2', 'recruit/3']);
    expect(dice(9)).toEqual(['recruit/1', 'recruit/2', 'recruit/3-paid']);
  });
  test('CM §20.4.2 Austria with 54 infantry SPs of a reduced army gains 1', () => {
    const match = recruiting(
      ['PR', 'AU'],
      (state, world) => {
        state.flags.push({ id: 'reduced_force_austria', until: 'game_end' });
        post(world, 'AU', 'prague', { leaders: ['charles', 'daun'], inf: 54 });
      },
      [1, 2, 3],
    );
    go(match, { sustain: 'done' });
    answer(match, 'austria by-hand', 'austria recruit/3');
    expect(tales(match, 'recruited')).toMatchObject([{ nation: 'AU', inf: 1, thl: 6 }]);
  });
  test('CM §20.5.3 the Force is reduced once a game', () => {
    const match = recruiting(['PR', 'AU'], (state, world) => {
      state.flags.push({ id: 'reduced_force_austria', until: 'game_end' });
      depot(world, 'AU', 'prague');
      post(world, 'AU', 'prague', { leaders: ['daun'], inf: 10, line_cav: 1, lt_inf: 1 });
    });
    expect(asked(match, 'austria').includes('sustain') ? optionsOf(match, 'austria') : []).not.toContain(
      'reduce-force',
    );
  });
  const places = (nation: Nation, seat: string, change: Change) => {
    const match = recruiting([nation, nation === 'PR' ? 'AU' : 'PR'], change, [1]);
    go(match, { sustain: 'done', recruiting: (_, asked) => (asked === seat ? 'by-hand' : undefined) });
    answer(match, `${seat} recruit/1`);
    return [...new Set(optionsOf(match, seat).map((id) => id.split('/').at(-1)))].sort();
  };
  test('CM §20.4.6 and §17.5.2 recruits report in any fortress their nation controls, not in a besieged one', () => {
    const ids = places('AU', 'austria', (state, world) => {
      state.control.glatz = 'AU';
      post(world, 'PR', 'prague', { leaders: ['frederick'], inf: 18, field_art: 1 });
      state.sieges.prague = { marker: 0, by: 'ap' };
    });
    expect(ids).toEqual(['brunn', 'eger', 'glatz', 'koniggratz', 'olmutz', 'wien']);
  });
  test('CM §20.4.6 Prussians do not report in Wesel while France controls it, nor in Minden behind its enemies (17.3)', () => {
    const ids = places('PR', 'prussia', (state, world) => {
      state.control.wesel = 'FR';
      post(world, 'FR', 'minden', { leaders: ['destrees'], inf: 8 });
    });
    expect(ids).not.toContain('wesel');
    expect(ids).not.toContain('minden');
    expect(ids).toContain('emden');
  });
  test('CM §20.4.6 Danes may report in Holstein, Swedes in Malmö', () => {
    const swedes = recruiting(['PR', 'FR', 'SW'], (_, world) => void post(world, 'SW', 'stralsund', { inf: 2 }), [4]);
    go(swedes, { sustain: 'done', recruiting: (_, seat) => (seat === 'france' ? 'by-hand' : undefined) });
    go(swedes, { recruit: (options) => (options.includes('recruit/2') ? 'done' : undefined) });
    answer(swedes, 'france recruit/1');
    const ids = optionsOf(swedes, 'france').map((id) => id.split('/').at(-1));
    expect([...new Set(ids)].sort()).toEqual(['malmo', 'stralsund']);
  });
  test('CM §20.4.6 cavalry steps flip a reduced unit wherever it is, besieged or not', () => {
    // Three dice show 3, 3, 3: 15 brings 11 infantry SPs and 3 steps.
    const match = recruiting(
      ['PR', 'AU'],
      (_, world) => void post(world, 'PR', 'gorlitz', { leaders: ['keith'], inf: 5, line_cav_reduced: 1 }),
      [3, 3, 3],
    );
    answer(match, 'prussia by-hand', 'prussia recruit/3', 'prussia all/space/berlin');
    const flip = optionsOf(match, 'prussia').find((id) => id.startsWith('flip'));
    expect(flip).toBeDefined();
    answer(match, `prussia ${flip}`);
    expect(stackOf(match, 'keith')?.troops.PR?.units.line_cav).toEqual([1, 0]);
  });
});
