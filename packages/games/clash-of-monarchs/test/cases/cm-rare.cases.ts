/** What random play hardly ever comes to: each line of the list in `landmarks.ts` that no other case names. */
import { describe, expect, test } from 'vitest';
import { compositionRefusal } from '../../src/activation/compose.ts';
import { attackRefusal } from '../../src/politics/neutrality.ts';
import { siegeRefusal } from '../../src/siege/siege.ts';
import { answer, clear, depot, optionsOf, post, stackOf, stateOf, table, told, worldOf } from '../table.ts';
import { battle, go, PASSING } from './drive.ts';
import { activate, asked, strategy, whyNot } from './play.ts';

describe('CM §17.4 sieges step by step', () => {
  /** Daun before Schweidnitz with siege guns, supplied, and whoever else there is. */
  const before = (more: (world: ReturnType<typeof worldOf>) => void = () => {}) =>
    activate(
      strategy({
        active: 'AU',
        forces: [['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, siege_art: 1 }]],
        hands: { AU: ['A1'] },
        change: (state, world) => {
          state.powers.AU.supplyActions = 3;
          depot(world, 'AU', 'landeshut');
          more(world);
        },
      }),
      'austria',
      'A1',
      'daun',
    );
  test('CM §5.1.2b(2) siege-laid: Siege 0 when first activated, and not twice (siege-marker)', () => {
    const match = before();
    answer(match, 'austria siege');
    expect(told(match, 'siege-laid')).toMatchObject([{ at: 'schweidnitz', force: 'daun' }]);
    expect(whyNot(match, 'austria', 'siege')).toBe('siege-marker');
  });
  test('CM §17.4 no-fortress: there is nothing to besiege in open country', () => {
    const world = worldOf(before((each) => post(each, 'AU', 'kolin', { leaders: ['hadik'], inf: 12, field_art: 1 })));
    const hadik = world.state.stacks.find(({ leaders }) => leaders.includes('hadik'));
    expect(hadik && siegeRefusal(world, hadik, 'lay')?.code).toBe('no-fortress');
  });
  test('CM §17.4 no-command: a siege takes a Command that is not Routed', () => {
    const match = before();
    const daun = stackOf(match, 'daun');
    const routed = daun && { ...daun, morale: 'routed' as const };
    expect(routed && siegeRefusal(worldOf(match), routed, 'lay')?.code).toBe('no-command');
  });
  test('CM §17.4 fought: who has been in battle this Turn sets no siege', () => {
    const match = before((world) => {
      for (const stack of world.state.stacks) if (stack.leaders.includes('daun')) stack.fought = true;
    });
    expect(whyNot(match, 'austria', 'siege')).toBe('fought');
  });
  test('CM §17.5.1 came-out: a garrison comes out in its own Turn and fights', () => {
    const match = strategy({
      forces: [
        ['PR', 'schweidnitz', { leaders: ['keith'], inf: 6, inside: true }],
        ['AU', 'schweidnitz', { leaders: ['daun'], inf: 18, field_art: 1 }],
      ],
    });
    answer(match, 'prussia sortie/schweidnitz');
    expect(told(match, 'came-out')).toMatchObject([{ at: 'schweidnitz', sp: 6 }]);
  });
});

describe('CM §13 who may not Intercept, and why', () => {
  const marching = (forces: Parameters<typeof strategy>[0]['forces']) => {
    const match = activate(
      strategy({
        forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 16 }], ...forces],
        hands: { PR: ['P5'] },
      }),
      'prussia',
      'P5',
      'frederick',
    );
    answer(match, 'prussia step/pirna');
    return match;
  };
  test('CM §13.1 not-in-order: a Demoralized Command beside one that may', () => {
    const match = marching([
      ['AU', 'lobositz', { leaders: ['hadik'], inf: 8 }],
      ['AU', 'lobositz', { leaders: ['daun'], inf: 8, morale: 'demoralized' }],
    ]);
    expect(whyNot(match, 'austria', 'intercept/daun')).toBe('not-in-order');
  });
});

describe('CM §17.5.1 shut-in', () => {
  test('CM §17.5.1 a besieged Command does not Intercept the next space', () => {
    const match = activate(
      strategy({
        forces: [
          ['PR', 'lobositz', { leaders: ['frederick'], inf: 16 }],
          ['PR', 'prague', { leaders: ['keith'], inf: 18, field_art: 1 }],
          ['AU', 'prague', { leaders: ['daun'], inf: 8, inside: true }],
          ['AU', 'kolin', { leaders: ['hadik'], inf: 8 }],
        ],
        hands: { PR: ['P5'] },
        change: (state) => {
          state.sieges.prague = { marker: 0, by: 'ap' };
        },
      }),
      'prussia',
      'P5',
      'frederick',
    );
    go(match, { march: (options) => options.find((id) => id === 'step/jungbunzlau') });
    expect(whyNot(match, 'austria', 'intercept/daun')).toBe('shut-in');
  });
});

describe('CM §14.2 and §17.1 no-room', () => {
  test('CM §17.1 no more go inside than there is room for', () => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['PR', 'brieg', { leaders: ['keith'], inf: 12, line_cav: 1 }],
        ['AU', 'oppeln', { leaders: ['daun'], inf: 20 }],
      ],
      hands: { AU: ['A1'] },
    });
    answer(match, 'austria ops/A1', 'austria daun');
    go(match, { compose: 'done', interrupt: 'pass' });
    answer(match, 'austria step/brieg');
    go(match, { intercept: 'inside-part', interrupt: 'inside-part', inside: 'part' });
    expect(asked(match, 'prussia')).toEqual(['part-inside']);
    answer(match, 'prussia PR/inf/12');
    expect(whyNot(match, 'prussia', 'done')).toBe('no-room');
  });
});

describe('cards and captains', () => {
  test('CM §8.6 card-roll: Turkish Intrigues are rolled for', () => {
    const match = strategy({ hands: { PR: ['P18'] }, forces: [], dice: [1] });
    answer(match, 'prussia event/P18');
    expect(told(match, 'card-roll')).toMatchObject([{ card: 'P18', roll: 1 }]);
  });
  test('CM §15.1.1 entrenched-camp: Bunzelwitz is attacked only by a larger force', () => {
    const match = strategy({
      forces: [
        ['PR', 'schweidnitz', { leaders: ['frederick'], inf: 12 }],
        ['AU', 'schweidnitz', { leaders: ['daun'], inf: 12 }],
      ],
      change: (state) => {
        const camp = state.stacks.find(({ leaders }) => leaders.includes('frederick'));
        state.flags.push({ id: 'bunzelwitz_camp', until: 'end_of_turn', ...(camp && { stack: camp.id }) });
      },
    });
    const daun = stackOf(match, 'daun');
    expect(daun && attackRefusal(worldOf(match), daun, 'schweidnitz')?.code).toBe('entrenched-camp');
  });
  test('CM §12.4 leader-alone: a leader who rides alone takes no troops', () => {
    const match = strategy({ forces: [['PR', 'berlin', { leaders: ['frederick'], inf: 4 }]] });
    const terms = { how: 'leader', power: 'PR', nations: ['PR'] } as const;
    const troops = { PR: { inf: 4, units: {} } };
    const choice = { at: 'berlin', commander: 'frederick', leaders: ['frederick'], troops };
    expect(compositionRefusal(worldOf(match), terms, choice)?.code).toBe('leader-alone');
  });
  test('CM §19.2 leader-back: who has recovered reports in the New Year', () => {
    const match = table({
      phase: 'newYear',
      change: (state) => {
        Object.assign(state, { season: 'winter', year: 1757 });
        for (const stack of state.stacks) stack.leaders = stack.leaders.filter((id) => id !== 'daun');
        state.leaders.daun = 'wounded';
      },
    });
    expect(asked(match, 'austria')).toEqual(['leader-back']);
    answer(match, 'austria wien');
    expect(told(match, 'leader-back')).toMatchObject([{ leader: 'daun', at: 'wien' }]);
  });
  test('CM §22.5.2 armistice-over: 4 Ops end an Armistice of number 4 at once', () => {
    const match = strategy({
      active: 'BR',
      forces: [],
      hands: { BR: ['B1'] },
      change: (state) => {
        state.armistice = { number: 4, end: null };
      },
    });
    answer(match, 'britain armistice/B1');
    expect(told(match, 'armistice-over')).toHaveLength(1);
    expect(stateOf(match).armistice).toBeNull();
  });
  test('CM §22.1.2 neutral-ground: a beaten force does not retreat to a Neutral while there is another way', () => {
    const match = battle(
      {
        by: 'AU',
        leader: 'daun',
        from: 'prague',
        at: 'lobositz',
        force: { inf: 20, field_art: 4 },
        against: 'PR',
        enemy: { leaders: ['keith'], inf: 12 },
        dice: [3, 2, 1, 1],
        change: (state) => {
          state.nations.SA.stance = 'neutral';
          delete state.control.dresden;
        },
      },
      { retreat: () => undefined },
    );
    const refused = match.decisions('prussia').flatMap((each) => each.refused);
    expect(refused.map(({ code }) => code)).toContain('neutral-ground');
  });
});

test('CM §12.9.1 and §9.7.2 whoever is left alone on a battlefield has the depot there', () => {
  const match = battle({
    leader: 'frederick',
    force: { inf: 20, field_art: 4 },
    against: 'AU',
    enemy: { leaders: ['hadik'], inf: 8 },
    dice: [6, 6, 1, 1],
    change: (_, world) => void depot(world, 'AU', 'kolin'),
  });
  go(match, { ...PASSING, distribute: 'thaler' });
  expect(told(match, 'depot-overrun')).toMatchObject([{ at: 'kolin', nation: 'AU' }]);
  expect(stateOf(match).depots).toEqual([]);
});

test('CM §19.1 a Power with nothing that could move is not asked for quarters', () => {
  const match = table({
    phase: 'winterQuarters',
    active: 'PR',
    change: (state, world) => {
      clear(world);
      post(world, 'PR', 'kolin', { leaders: ['frederick'], inf: 12 });
      state.chits = ['media_vita'];
    },
  });
  expect(asked(match, 'prussia')).toEqual(['quarters']);
  expect(optionsOf(match, 'austria')).toEqual([]);
});
