/** CM §8 to §14 once more: small borders of cards, depots, Fleets and Interception. */
import { describe, expect, test } from 'vitest';
import { answer, clear, depot, hold, optionsOf, post, stackOf, stateOf, table } from '../table.ts';
import { forcesOf, tales } from './drive.ts';
import { activate, strategy } from './play.ts';
import { segment } from './scenes.ts';

describe('CM §8.2.1 a Fatigued Power returns a card', () => {
  test('CM §8.2.1 when all have drawn: the card France gives back does not come to Russia in the same Draw Phase', () => {
    const match = table({
      phase: 'draw',
      scenario: 's1759',
      change: (state, world) => {
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, power);
        const own = state.powers.FR;
        const all = [...own.draw.splice(0), ...own.discard.splice(0)];
        const [french, russian] = [all.filter((id) => id.startsWith('F')), all.filter((id) => id.startsWith('R'))];
        own.draw.push(...french.splice(0, 6), ...russian.splice(0, 4));
        own.removed.push(...french, ...russian);
        state.powers.FR.will = 9;
        state.powers.RU.will = 20;
      },
    });
    expect(tales(match, 'drew').map(({ power, num }) => [power, num])).toEqual(
      expect.arrayContaining([
        ['FR', 6],
        ['RU', 4],
      ]),
    );
    // Six French and four Russian cards were drawn, and a French one was given back.
    expect(stateOf(match).powers.FR.draw.map(([deck]) => deck)).toEqual(['F']);
  });
});

describe('CM §9.7.1 and §5.1.2b(4a) a captured Major Depot is a Forward Depot', () => {
  test('CM §9.7.1 Disrupted, it recovers only if it traces: Prague in Prussian hands', () => {
    const recovered = (blocked: boolean) =>
      stateOf(
        segment('rally', {
          power: 'PR',
          forces: [['PR', 'prague', { inf: 3 }], ...(blocked ? ([['AU', 'gorlitz', { inf: 3 }]] as const) : [])],
          change: (state) => {
            state.control = { prague: 'PR' };
            state.disrupted = ['prague'];
          },
        }),
      ).disrupted;
    expect([recovered(false), recovered(true)]).toEqual([[], ['prague']]);
  });
});

describe('CM §12.11 Fleets', () => {
  const fleet = (navy: 'BR' | 'RU', sea: 'north' | 'baltic', port: string) => {
    const match = strategy({
      active: navy,
      forces: [[navy, port, { leaders: [navy === 'BR' ? 'sporcken' : 'fermor'], inf: 6 }]],
      change: (state) => {
        state.control[port] = navy;
        Object.assign(state.fleets[navy], { place: 'port', port, sea, fd: false, moved: false });
      },
    });
    return optionsOf(match, navy === 'BR' ? 'britain' : 'france').includes(`fleet/${navy}/pool`);
  };
  test('CM §12.11 from a port too it may return to the Force Pool, the British one from the North Sea only', () => {
    expect([
      fleet('BR', 'north', 'stade'),
      fleet('BR', 'baltic', 'stettin'),
      fleet('RU', 'baltic', 'konigsberg'),
    ]).toEqual([true, false, true]);
  });
});

describe('CM §13.2 allies in the Command', () => {
  const total = (marker: 'AU' | 'IM' | null) => {
    const match = activate(
      strategy({
        hands: { PR: ['P13'] },
        forces: [
          ['PR', 'dresden', { leaders: ['frederick'], inf: 16 }],
          ['AU', 'lobositz', { leaders: ['hadik'], inf: 10 }],
        ],
        dice: [4],
        change: (state) => {
          const stack = state.stacks.find(({ leaders }) => leaders.includes('hadik'));
          if (!stack) return;
          stack.troops.IM = { inf: 3, units: {} };
          if (marker) state.sharing[marker] = stack.id;
        },
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/pirna', 'austria intercept/hadik');
    return [...tales(match, 'intercepts'), ...tales(match, 'misses')].map((each) => each.total);
  };
  test('CM §13.2 no −1 with a Supply Sharing marker, whose ever it is', () => {
    expect([total(null), total('AU'), total('IM')]).toEqual([[5], [6], [6]]);
  });
  test('CM §13.1, 4.1 the entire force comes, allies of another seat with their player’s consent', () => {
    const come = (says: 'yes' | 'no') => {
      const match = activate(
        strategy({
          hands: { PR: ['P13'] },
          forces: [
            ['PR', 'dresden', { leaders: ['frederick'], inf: 16 }],
            ['AU', 'lobositz', { leaders: ['hadik'], inf: 8 }],
          ],
          dice: [6],
          change: (state) => {
            for (const { leaders, troops } of state.stacks)
              if (leaders.includes('hadik')) troops.FR = { inf: 3, units: {} };
          },
        }),
        'prussia',
        'P13',
        'frederick',
      );
      answer(match, 'prussia step/pirna', 'austria intercept/hadik', `france ${says}`);
      return [stackOf(match, 'hadik')?.troops.AU?.inf, stackOf(match, 'hadik')?.troops.FR?.inf ?? 0];
    };
    expect([come('yes'), come('no')]).toEqual([
      [8, 3],
      [8, 0],
    ]);
  });
});

describe('CM §13.1 the entire force of a space, or less', () => {
  test('CM §13.1 two Commands come as one: Daun with 18 and Hadik with 10 SPs, or as many as Daun’s player likes', () => {
    const scene = () => {
      const match = activate(
        strategy({
          hands: { PR: ['P13'] },
          forces: [
            ['PR', 'dresden', { leaders: ['frederick'], inf: 16 }],
            ['AU', 'lobositz', { leaders: ['daun'], inf: 18 }],
            ['AU', 'lobositz', { leaders: ['hadik'], inf: 10 }],
          ],
          dice: [6],
        }),
        'prussia',
        'P13',
        'frederick',
      );
      answer(match, 'prussia step/pirna', 'austria intercept/daun/part');
      return match;
    };
    const all = scene();
    answer(all, 'austria done');
    expect([stackOf(all, 'daun')?.leaders, stackOf(all, 'daun')?.troops.AU?.inf]).toEqual([['daun', 'hadik'], 28]);
    const less = scene();
    answer(less, 'austria leader/hadik', 'austria AU/inf/20', 'austria done');
    expect([stackOf(less, 'daun')?.troops.AU?.inf, stackOf(less, 'hadik')?.at]).toEqual([20, 'lobositz']);
  });
});

describe('CM §9 and §10 depots', () => {
  test('CM §9.8 distributed in the owner’s Turn at any time: also in the Rally and Resupply Segment, to cheer a beaten army', () => {
    const match = segment('rally', {
      actions: 0,
      forces: [['AU', 'prague', { leaders: ['daun'], inf: 10, morale: 'demoralized' }]],
      change: (_, world) => void depot(world, 'AU', 'kolin'),
    });
    answer(match, 'austria distribute/AU-kolin/sa', 'austria rally/daun');
    expect(stateOf(match).powers.AU.supplyActions).toBe(0);
    expect(stackOf(match, 'daun')?.rally ?? forcesOf(match, 'AU').length).toBeTruthy();
  });
  test('CM §10.1, 2.1.1 a depot enters no square space of another nation', () => {
    const match = table({
      phase: 'provisions',
      active: 'AU',
      change: (state, world) => {
        clear(world);
        hold(world, 'AU');
        post(world, 'AU', 'mannheim', { leaders: ['hadik'], inf: 8 });
        depot(world, 'AU', 'mannheim');
        state.powers.AU.supplyActions = 1;
      },
    });
    answer(match, 'austria depot/AU-mannheim');
    expect(optionsOf(match, 'austria').filter((id) => /strasbourg|maubeuge/.test(id))).toEqual([]);
    expect(optionsOf(match, 'austria')).toContain('to/mainz');
  });
});
