/** CM §20: Spring at its borders. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import type { State } from '../../src/state.ts';
import { NATIONS, type Nation } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, optionsOf, post, stackOf, stateOf, table } from '../table.ts';
import { first, go, tales } from './drive.ts';
import { asked } from './play.ts';

type Change = (state: State, world: World) => void;
const spring = (change: Change) =>
  table({
    phase: 'spring',
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'spring', year: 1758 });
      state.prisoners = { ap: { leaders: [], troops: {} }, coalition: { leaders: [], troops: {} } };
      change(state, world);
    },
  });
const EXCHANGE = {
  'prisoners-freed': 'proposal',
  'leader-back': first,
  'prisoners-home': first,
  'cartel-leaders': 'no',
  'cartel-guns': 'no',
};
const thl = (match: ReturnType<typeof spring>, nation: Nation, why: string) =>
  tales(match, 'thalers')
    .filter((event) => event.nation === nation && event.why === why)
    .reduce((sum, { num }) => sum + num, 0);

describe('CM §20.1 prisoners', () => {
  const captured = (state: State, leader: string, by: 'ap' | 'coalition') => {
    state.leaders[leader] = 'captured';
    state.prisoners[by].leaders.push(leader);
  };
  test('CM §20.1 a leader for whom there is none to exchange goes for SPs equal to his best DRM: Keith for 2', () => {
    const match = spring((state) => {
      captured(state, 'keith', 'coalition');
      state.prisoners.ap.troops.AU = { inf: 3, units: {} };
    });
    go(match, EXCHANGE);
    expect(stateOf(match).leaders.keith).toBe('map');
    expect(spOf(stateOf(match).prisoners.ap)).toBe(1);
  });
  test('CM §20.1 leaders without red boxes go one for one, before anybody is bought', () => {
    const match = spring((state) => {
      captured(state, 'keith', 'coalition');
      captured(state, 'hadik', 'ap');
      state.prisoners.ap.troops.AU = { inf: 3, units: {} };
    });
    go(match, EXCHANGE);
    expect([stateOf(match).leaders.keith, stateOf(match).leaders.hadik]).toEqual(['map', 'map']);
    expect(spOf(stateOf(match).prisoners.ap)).toBe(3);
  });
  test('CM §20.1 red boxes go only by agreement: Daun and Zieten stay if one side says no', () => {
    const match = spring((state) => {
      captured(state, 'daun', 'ap');
      captured(state, 'zieten', 'coalition');
    });
    go(match, EXCHANGE);
    expect([stateOf(match).leaders.daun, stateOf(match).leaders.zieten]).toEqual(['captured', 'captured']);
  });
  test('CM §20.1 SPs go one for one whatever their nation, so that as few as possible remain', () => {
    const match = spring((state) => {
      state.prisoners.ap.troops = { FR: { inf: 2, units: {} }, AU: { inf: 2, units: {} } };
      state.prisoners.coalition.troops = { PR: { inf: 3, units: {} } };
    });
    go(match, EXCHANGE);
    expect([spOf(stateOf(match).prisoners.ap), spOf(stateOf(match).prisoners.coalition)]).toEqual([1, 0]);
  });
  test('CM §20.1 remaining Lt units return to their Force Pool', () => {
    const before = stateOf(spring(() => {})).nations.AU.pool.lt_inf ?? 0;
    const match = spring((state) => {
      state.prisoners.ap.troops.AU = { inf: 0, units: { lt_inf: [2, 0] } };
    });
    go(match, EXCHANGE);
    expect([spOf(stateOf(match).prisoners.ap), stateOf(match).nations.AU.pool.lt_inf]).toEqual([0, before + 2]);
  });
  test('CM §20.1 freed SPs report in a fortress or Major Depot of their nation', () => {
    const match = spring((state) => {
      state.prisoners.ap.troops.AU = { inf: 2, units: {} };
      state.prisoners.coalition.troops.PR = { inf: 2, units: {} };
    });
    expect(asked(match, 'austria')).toEqual(['prisoners-home']);
    const places = optionsOf(match, 'austria').map((id) => id.split('/').at(-1));
    expect(places).toEqual(expect.arrayContaining(['prague', 'olmutz', 'wien']));
    expect(places).not.toContain('kolin');
    expect(places).not.toContain('breslau');
  });
});

describe('CM §20.2 the tally', () => {
  const tally = (nation: Nation, change: Change) =>
    thl(
      spring((state, world) => {
        state.control = {};
        change(state, world);
      }),
      nation,
      'tally',
    );
  const empty = (nation: Nation) => tally(nation, () => {});
  test('CM §20.2.1 an enemy Thaler space counts for who occupies it alone: Pilsen, 1', () => {
    const alone: Change = (_, world) => void post(world, 'PR', 'pilsen', { inf: 2 });
    expect([tally('PR', alone) - empty('PR'), tally('AU', alone) - empty('AU')]).toEqual([1, -1]);
  });
  test('CM §20.2.1 if both sides are there, the owner has it', () => {
    const both: Change = (_, world) => {
      post(world, 'PR', 'pilsen', { inf: 5 });
      post(world, 'AU', 'pilsen', { inf: 1 });
    };
    expect([tally('PR', both) - empty('PR'), tally('AU', both) - empty('AU')]).toEqual([0, 0]);
  });
  test('CM §20.2.1 of allies the nation with most SPs tallies: 3 Imperials and 2 Austrians in Halle', () => {
    const allies: Change = (_, world) => {
      post(world, 'IM', 'halle', { inf: 3 });
      post(world, 'AU', 'halle', { inf: 2 });
    };
    expect([tally('IM', allies) - empty('IM'), tally('AU', allies) - empty('AU')]).toEqual([1, 0]);
    expect(tally('PR', allies) - empty('PR')).toBe(-1);
  });
  test('CM §20.2.1 a fortress that is not taken still pays its owner: Austrians before Breslau', () => {
    const outside: Change = (_, world) => void post(world, 'AU', 'breslau', { leaders: ['daun'], inf: 16 });
    expect([tally('PR', outside) - empty('PR'), tally('AU', outside) - empty('AU')]).toEqual([0, 0]);
  });
  test('CM §20.2.7 Saxony has no Treasury while it is Austria’s Client and Prussia holds Dresden', () => {
    const held = (state: State) => {
      state.control.dresden = 'PR';
    };
    expect([tally('SA', held), empty('SA') > 0]).toEqual([0, true]);
  });
  const ended = (change: Change) => {
    const match = spring(change);
    go(match, { ...EXCHANGE, treasury: 'done' });
    return match;
  };
  test('CM §20.2.3 a subsidy is taken from the payer: France to Austria, 2', () => {
    const match = ended((state) => {
      state.subsidies = ['versailles_1'];
    });
    expect(tales(match, 'subsidy')).toMatchObject([{ from: 'FR', to: 'AU', num: 2 }]);
  });
  test('CM §20.2.6 the colonies pay at the end: F1 gives France 1; at B5 Britain has 3 and 1 Will, France loses 3 and 1', () => {
    const at = (colonial: number) => {
      const match = ended((state) => {
        state.colonial = colonial;
        state.subsidies = [];
      });
      const start = stateOf(
        spring((state) => {
          state.subsidies = [];
        }),
      );
      const { nations, powers } = stateOf(match);
      // What sustainment and tally do is the same in both.
      return {
        thl: { FR: nations.FR.treasury, BR: nations.BR.treasury },
        will: { FR: powers.FR.will - start.powers.FR.will, BR: powers.BR.will - start.powers.BR.will },
      };
    };
    const [none, f1, b5] = [at(3), at(2), at(8)];
    expect([f1.thl.FR - none.thl.FR, f1.thl.BR - none.thl.BR]).toEqual([1, 0]);
    expect([b5.thl.FR - none.thl.FR, b5.thl.BR - none.thl.BR, b5.will]).toEqual([-3, 3, { FR: -1, BR: 1 }]);
  });
  const credit = (seat: string, change: Change) =>
    spring(change)
      .decisions(seat)
      .some(({ options }) => options.includes('credit'));
  test('CM §20.2.2 no French Credit after the Fall of Quebec', () => {
    const quebec: Change = (state) => {
      state.flags.push({ id: 'fall_of_quebec', until: 'game_end' });
      state.nations.RU.stance = 'neutral';
    };
    expect([
      credit('france', quebec),
      credit('france', (state) => {
        state.nations.RU.stance = 'neutral';
      }),
    ]).toEqual([false, true]);
  });
  test('CM §20.2.2 no Austrian Credit once Karl von Zinzendorf is removed from the game', () => {
    const gone: Change = (state) => {
      const { AU } = state.powers;
      for (const pile of [AU.hand, AU.draw, AU.discard])
        if (pile.includes('A4')) AU.removed.push(...pile.splice(pile.indexOf('A4'), 1));
    };
    expect([credit('austria', gone), credit('austria', () => {})]).toEqual([false, true]);
  });
});

/** Only these nations are at war; each has 30 Thalers. */
const recruiting = (nations: readonly Nation[], change: Change, dice?: readonly number[]) =>
  table({
    phase: 'recruiting',
    ...(dice && { dice }),
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'spring', year: 1758 });
      for (const nation of NATIONS) {
        state.nations[nation].treasury = 30;
        if (!nations.includes(nation)) state.nations[nation].stance = 'neutral';
        else state.nations[nation].stance = 'belligerent';
      }
      change(state, world);
    },
  });

describe('CM §20.3–20.5 sustaining and recruiting', () => {
  test('CM §20.3.1 what the Empire cannot pay its Patron pays', () => {
    const match = recruiting(['AU', 'IM'], (state, world) => {
      state.nations.IM.treasury = 1;
      post(world, 'AU', 'prague', { leaders: ['daun'], inf: 10 });
    });
    go(match, { sustain: 'done' });
    // 12, and 1 of the Empire’s 2.
    expect([stateOf(match).nations.AU.treasury, stateOf(match).nations.IM.treasury]).toEqual([17, 0]);
  });
  test('CM §20.3.1 Client Russia and Denmark need no sustainment', () => {
    const match = recruiting(['PR', 'RU'], (state, world) => {
      Object.assign(state.nations.RU, { patron: 'PR', side: 'ap' });
      post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 10 });
      post(world, 'RU', 'breslau', { leaders: ['chernyshev'], inf: 8 });
    });
    go(match, { sustain: 'done' });
    expect([stateOf(match).nations.PR.treasury, stateOf(match).nations.RU.treasury]).toEqual([18, 30]);
  });
  test('CM §20.3 the British depot and captured Major Depots are free', () => {
    const match = recruiting(['PR', 'BR'], (state, world) => {
      depot(world, 'BR', 'hanover');
      state.control.prague = 'PR';
      post(world, 'PR', 'prague', { inf: 3 });
    });
    go(match, { sustain: 'done' });
    expect([stateOf(match).nations.PR.treasury, stateOf(match).nations.BR.treasury]).toEqual([18, 22]);
  });
  test('CM §20.4.1 Britain rolls 2 dice without a DRM, and pays 3 Thalers for a third and +2', () => {
    const two = recruiting(['PR', 'BR'], (_, world) => void post(world, 'BR', 'hanover', { inf: 5 }), [2, 3]);
    answer(two, 'britain by-hand', 'britain recruit/2');
    expect(tales(two, 'recruited')).toMatchObject([{ nation: 'BR', total: 5, inf: 3, cav: 1, thl: 2 }]);
    const three = recruiting(['PR', 'BR'], (_, world) => void post(world, 'BR', 'hanover', { inf: 5 }), [2, 3, 1]);
    answer(three, 'britain by-hand', 'britain recruit/3-paid');
    expect(tales(three, 'recruited')).toMatchObject([{ total: 8, inf: 4, cav: 2, thl: 4 }]);
    // 30 − 8 − 3 − 4.
    expect(stateOf(three).nations.BR.treasury).toBe(15);
  });
  test('CM §20.4.1 a minor nation rolls one die', () => {
    const match = recruiting(['AU', 'IM'], (_, world) => void post(world, 'IM', 'nurnberg', { inf: 2 }), [4]);
    go(match, { sustain: 'done', recruiting: 'by-hand' });
    const dice: Record<string, readonly string[]> = {};
    for (let n = 0; n < 6; n++) {
      const ask = match.decisions('austria').find(({ prompt }) => prompt.id === 'recruit');
      if (!ask) break;
      dice[String(ask.prompt.args.nation)] ??= ask.options.filter((id) => id.startsWith('recruit/'));
      answer(match, `austria ${ask.options.includes('done') ? 'done' : 'none'}`);
    }
    expect(dice.IM).toEqual(['recruit/1']);
  });
  test('CM §20.4.2 prisoners count against the army limit: 60 on the map and 4 captured leave room for 1', () => {
    const match = recruiting(
      ['PR', 'AU'],
      (state, world) => {
        post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 60 });
        state.prisoners.coalition.troops.PR = { inf: 4, units: {} };
      },
      [1, 2, 3],
    );
    answer(match, 'prussia by-hand', 'prussia recruit/3');
    expect(tales(match, 'recruited')).toMatchObject([{ nation: 'PR', inf: 1, thl: 6 }]);
  });
  test('CM §20.4.4 a reduced gun is restored for 1 Thaler, a lost one rebuilt for 2, a depot for 2', () => {
    const match = recruiting(['PR', 'AU'], (state, world) => {
      post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 10, field_art_reduced: 1 });
      state.nations.PR.pool.field_art = 1;
      state.nations.PR.depots = 1;
    });
    answer(match, 'prussia by-hand', 'prussia flip/field_art/berlin');
    expect(stateOf(match).nations.PR.treasury).toBe(17);
    answer(match, 'prussia rebuild/field_art/breslau');
    expect(stateOf(match).nations.PR.treasury).toBe(15);
    answer(match, 'prussia depot/breslau');
    expect(stateOf(match).nations.PR.treasury).toBe(13);
    expect(stateOf(match).depots).toMatchObject([{ nation: 'PR', at: 'breslau' }]);
    expect(stackOf(match, 'frederick')?.troops.PR?.units.field_art).toEqual([1, 0]);
  });
  test('CM §20.4.6 Russian recruits may report in Vilna, which is no fortress', () => {
    const match = recruiting(['AU', 'RU'], (_, world) => void post(world, 'RU', 'grodno', { inf: 5 }), [2, 3]);
    answer(match, 'france by-hand', 'france recruit/2');
    const places = optionsOf(match, 'france');
    expect(places.some((id) => id.endsWith('/vilna'))).toBe(true);
    expect(places.some((id) => id.endsWith('/kowno'))).toBe(false);
  });
  test('CM §20.5.1 exactly 5 Thalers short: one FS card', () => {
    const match = recruiting(['PR', 'AU'], (state, world) => {
      post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 10 });
      state.nations.PR.treasury = 7;
    });
    expect(tales(match, 'in-the-red')).toMatchObject([{ power: 'PR', shortfall: 5 }]);
    expect([stateOf(match).powers.PR.removed.length, stateOf(match).nations.PR.treasury]).toEqual([1, 1]);
  });
  test('CM §20.3 paying the last Thaler is not In the Red', () => {
    const match = recruiting(['PR', 'AU'], (state, world) => {
      post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 10 });
      state.nations.PR.treasury = 12;
    });
    expect([tales(match, 'in-the-red'), stateOf(match).nations.PR.treasury]).toEqual([[], 0]);
    // And a Treasury of 0 may still recruit (20.4).
    answer(match, 'prussia by-hand');
    expect(optionsOf(match, 'prussia')).toContain('recruit/1');
  });
});

describe('CM §20.4.5 new leaders', () => {
  const looking = (die: number, leaders: readonly string[], nation: Nation = 'PR', at = 'berlin') => {
    const match = recruiting(
      [nation === 'IM' ? 'AU' : nation, nation, 'BR'],
      (_, world) => {
        post(world, nation, at, { leaders, inf: 10 });
      },
      [die],
    );
    const seat = nation === 'IM' ? 'austria' : 'prussia';
    go(match, { sustain: 'done', recruiting: (_, asked) => (asked === seat ? 'by-hand' : undefined) });
    return { match, seat };
  };
  /** Leaders on the map; there are none but those of the case. */
  const onMap = (match: ReturnType<typeof spring>) =>
    Object.entries(stateOf(match).leaders).flatMap(([leader, place]) => (place === 'map' ? [leader] : []));
  test('CM §20.4.5 4 and 5 add one leader, 6 adds two, 1 does nothing', () => {
    const added = (die: number) => {
      const { match, seat } = looking(die, ['frederick', 'keith']);
      answer(match, `${seat} leaders`);
      go(match, { 'place-leader': first });
      return onMap(match).length - 2;
    };
    expect([1, 4, 5, 6].map(added)).toEqual([0, 1, 1, 2]);
  });
  test('CM §20.4.5 2 and 3 replace two, whom the player selects', () => {
    const { match, seat } = looking(3, ['frederick', 'keith', 'henry']);
    answer(match, `${seat} leaders`);
    go(match, { 'replace-leader': (options) => options.find((id) => id !== 'frederick'), 'place-leader': first });
    expect(tales(match, 'new-leaders')).toMatchObject([{ nation: 'PR', roll: 3, result: 'replace_2' }]);
    expect(onMap(match)).toHaveLength(3);
    expect(onMap(match)).toContain('frederick');
  });
  test('CM §20.4.5 who has only one returns him and still picks two', () => {
    const { match, seat } = looking(2, ['keith']);
    answer(match, `${seat} leaders`);
    go(match, { 'replace-leader': first, 'place-leader': first });
    expect(onMap(match)).toHaveLength(2);
  });
  test('CM §20.4.5 the Empire has two leaders at most on the map: of two new ones only one comes', () => {
    const { match, seat } = looking(6, ['stolberg'], 'IM', 'nurnberg');
    go(match, { recruit: (options) => (options.includes('recruit/3') ? 'done' : undefined) });
    expect(match.decisions(seat).find(({ prompt }) => prompt.id === 'recruit')?.prompt.args.nation).toBe('IM');
    answer(match, `${seat} leaders`);
    go(match, { 'place-leader': first });
    expect(tales(match, 'new-leaders')).toMatchObject([{ nation: 'IM', roll: 6 }]);
    expect(onMap(match)).toHaveLength(2);
  });
});

describe('CM §20.6 and §5.4.5 redeployment and recovery', () => {
  test('CM §20.6 three cavalry or artillery units, no fourth; leaders as one likes', () => {
    const match = table({
      phase: 'redeployment',
      change: (state, world) => {
        clear(world);
        state.season = 'spring';
        post(world, 'PR', 'berlin', { leaders: ['frederick', 'keith'], inf: 10, line_cav: 3, field_art: 2 });
        post(world, 'PR', 'breslau', { inf: 2 });
      },
    });
    const moves = () => optionsOf(match, 'prussia');
    const unit = (name: string) => moves().find((id) => id.includes(name));
    for (const name of ['line_cav', 'line_cav', 'field_art'])
      answer(match, `prussia ${unit(name)}`, 'prussia force/breslau');
    expect([unit('line_cav'), unit('field_art')]).toEqual([undefined, undefined]);
    expect(moves().some((id) => id.includes('keith'))).toBe(true);
  });
  test('CM §5.4.5 not from a Devastated area, nor from the enemy’s', () => {
    const match = table({
      phase: 'recovery',
      dice: [5],
      change: (state, world) => {
        clear(world);
        state.season = 'spring';
        Object.assign(state.forage, { silesia: 0, pomerania: 4, bohemia: 6 });
        state.devastated = ['silesia'];
      },
    });
    expect(optionsOf(match, 'prussia').filter((id) => /^(silesia|bohemia)\/[1-9]/.test(id))).toEqual([]);
    answer(match, 'prussia pomerania/4');
    expect(stateOf(match).forage.pomerania ?? 0).toBe(0);
  });
});
