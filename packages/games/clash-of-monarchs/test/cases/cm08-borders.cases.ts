/** CM §8 and §16, and where chapters meet: decks that join, Fatigue, morale, besieged Commands. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, type Force, hold, optionsOf, post, stackOf, stateOf, table, told } from '../table.ts';
import { battle, first, forcesOf, go, PASSING, sp, tales } from './drive.ts';
import { activate, asked, type Posting, posted, quietly, strategy } from './play.ts';

type Change = (state: State, world: World) => void;

describe('CM §8.1.1 and §8.2 decks and hands', () => {
  const entering = () => {
    const match = table({ scenario: 'campaign_1756', phase: 'opening', options: { 'variable-diplomacy': 'yes' } });
    answer(match, 'prussia PR/A', 'austria AU/A', 'france FR/A', 'france RU/B', 'britain BR/A');
    return match;
  };
  test('CM §15.4.1 Russia draws a Tactic the moment it becomes Belligerent; Neutral Powers have none', () => {
    const { powers } = stateOf(entering());
    expect([powers.RU.tactics.held.length, powers.FR.tactics.held.length]).toEqual([1, 0]);
  });
  test('CM §8.1 only Early War cards before the comet', () => {
    const { powers } = stateOf(table());
    // Russia’s lie with France’s, as the common hand does.
    for (const power of ['PR', 'BR', 'AU', 'FR'] as const) expect(powers[power].wider.length).toBeGreaterThan(0);
    expect([...powers.PR.hand, ...powers.PR.draw].every((card) => Number(card.slice(1)) <= 14)).toBe(true);
  });
  test('CM §8.1 in 1759 both groups are in the decks', () => {
    const { powers } = stateOf(table({ scenario: 's1759' }));
    expect(powers.PR.wider).toEqual([]);
    expect(powers.PR.hand.length + powers.PR.draw.length + powers.PR.discard.length).toBe(27);
  });
  test('CM §8.2.1 the card a Fatigued Power returns is shuffled into the draw pile, not discarded', () => {
    const match = table({
      phase: 'draw',
      change: (state) => {
        const { PR } = state.powers;
        PR.draw.push(...PR.hand.splice(0), ...PR.discard.splice(0));
        PR.discard = PR.draw.splice(0, 2);
        PR.will = 11;
      },
    });
    const { PR } = stateOf(match).powers;
    expect([PR.hand.length, PR.discard.length]).toEqual([6, 2]);
  });
  test('CM §8.4.2 no Colonial Ops while the marker shows the Invasion Threat', () => {
    const may = (threat: boolean) =>
      optionsOf(
        strategy({
          active: 'BR',
          forces: [['BR', 'hanover', { leaders: ['cumberland'], inf: 8 }]],
          hands: { BR: ['B4'] },
          change: (state) => {
            if (threat) state.flags.push({ id: 'invasion_threat', until: 'new_year' });
          },
        }),
        'britain',
      ).includes('colonial/B4');
    expect([may(false), may(true)]).toEqual([true, false]);
  });
  test('CM §8.5 Supply Actions are bought in the Supply Segment only, not with the Strategy card', () => {
    const match = strategy({ forces: [['PR', 'berlin', { leaders: ['keith'], inf: 8 }]], hands: { PR: ['P13'] } });
    expect(optionsOf(match, 'prussia').filter((id) => id.startsWith('buy/') || id.startsWith('supply/'))).toEqual([]);
  });
  test('CM §8.6.3 a transfer is no movement: nobody Intercepts the SPs of B18', () => {
    const match = strategy({
      active: 'BR',
      forces: [
        ['BR', 'munster', { leaders: ['cumberland'], inf: 8 }],
        ['FR', 'koln', { leaders: ['destrees'], inf: 8 }],
      ],
      hands: { BR: ['B18'] },
    });
    answer(match, 'britain event/B18', 'france option/1');
    go(match, { 'card-transfer': first });
    expect([told(match, 'intercepts'), told(match, 'misses'), match.waiting]).toEqual([[], [], ['britain']]);
  });
});

describe('CM §16 morale', () => {
  const rallying = (force: Force, die: number) => {
    const match = table({
      phase: 'rally',
      active: 'PR',
      dice: [die],
      change: (_, world) => {
        clear(world);
        hold(world, 'PR');
        post(world, 'PR', 'berlin', force);
      },
    });
    go(match, { resupply: 'done' });
    return forcesOf(match, 'PR')[0]?.morale;
  };
  test('CM §16.4.1 a leaderless force needs more than 4', () => {
    const force: Force = { inf: 8, morale: 'demoralized' };
    expect([rallying(force, 4), rallying(force, 5)]).toEqual(['demoralized', 'good']);
  });
  test('CM §16.4.1 Frederick (1) needs a 2', () => {
    const force: Force = { leaders: ['frederick'], inf: 8, morale: 'demoralized' };
    expect([rallying(force, 1), rallying(force, 2)]).toEqual(['demoralized', 'good']);
  });
  test('CM §16.2 (readings, 22) a Routed force makes no Admin March', () => {
    const match = strategy({
      forces: [
        ['PR', 'torgau', { leaders: ['keith'], inf: 4, morale: 'routed' }],
        ['PR', 'berlin', { inf: 4 }],
      ],
    });
    answer(match, 'prussia minor-march');
    expect(optionsOf(match, 'prussia')).toEqual(['force/berlin']);
  });
  test('CM §12.12 but it may move back in the Supply Segment', () => {
    const match = table({
      phase: 'supply',
      active: 'PR',
      change: (_, world) => {
        clear(world);
        hold(world, 'PR');
        post(world, 'PR', 'jungbunzlau', { leaders: ['keith'], inf: 8, morale: 'routed' });
      },
    });
    expect(optionsOf(match, 'prussia')).toContain('retrograde/keith');
  });
  test('CM §16.1 a Demoralized Command may be attacked and defends, and may march away', () => {
    const match = activate(
      strategy({
        forces: [['PR', 'torgau', { leaders: ['keith'], inf: 8, morale: 'demoralized' }]],
        hands: { PR: ['P13'] },
      }),
      'prussia',
      'P13',
      'keith',
    );
    expect(optionsOf(match, 'prussia')).toContain('step/leipzig');
  });
});

describe('where chapters meet', () => {
  const BESIEGED: readonly Posting[] = [
    ['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, field_art: 1 }],
    ['PR', 'schweidnitz', { leaders: ['keith'], inf: 6, inside: true }],
  ];
  const siege: Change = (state) => {
    state.sieges.schweidnitz = { marker: 0, by: 'coalition' };
  };
  test('CM §17.5.1 and §13.0 a besieged Command does not Intercept next door', () => {
    const match = activate(
      strategy({
        active: 'AU',
        forces: [...BESIEGED, ['AU', 'landeshut', { leaders: ['nadasdy'], inf: 8 }]],
        hands: { AU: ['A1'] },
        change: siege,
      }),
      'austria',
      'A1',
      'nadasdy',
    );
    answer(match, 'austria step/liegnitz');
    go(match, { interrupt: 'pass' });
    expect(optionsOf(match, 'prussia')).not.toContain('intercept/keith');
  });
  test('CM §17.5.1 and §12.4 nor does its leader ride out alone', () => {
    const match = strategy({
      forces: [...BESIEGED, ['PR', 'breslau', { leaders: ['henry'], inf: 4 }]],
      change: siege,
    });
    answer(match, 'prussia leader');
    expect(optionsOf(match, 'prussia')).not.toContain('keith');
  });
  test('CM §9.1 a force in a besieged fortress of 6 SPs is supplied by it: it makes no Supply Check', () => {
    const match = table({
      phase: 'supply',
      active: 'PR',
      change: (state, world) => {
        clear(world);
        hold(world, 'PR');
        posted(world, BESIEGED);
        siege(state, world);
      },
    });
    expect(told(match, 'supply-check')).toEqual([]);
    expect(stackOf(match, 'keith')?.supply).toBe('full');
  });
  test('CM §9.5 forces of 5 SPs are not checked', () => {
    const match = table({
      phase: 'supply',
      active: 'PR',
      dice: [1],
      change: (_, world) => {
        clear(world);
        hold(world, 'PR');
        post(world, 'PR', 'jungbunzlau', { leaders: ['keith'], inf: 5, supply: 'short' });
      },
    });
    go(match, { 'go-back': 'done' });
    expect(told(match, 'supply-check')).toEqual([]);
  });
  test('CM §15.9 a beaten force too large for the fortress may leave a part inside, and the rest retreats', () => {
    // Class 1 holds 8 SPs; 12 stand before Brieg. Daun 2 + 2 guns + 4 = 8 on 19-22: 2 D3.
    const match = battle(
      {
        by: 'AU',
        from: 'oppeln',
        at: 'brieg',
        leader: 'daun',
        force: { inf: 20, field_art: 2 },
        against: 'PR',
        enemy: { leaders: ['bevern'], inf: 12 },
        dice: [5, 1],
      },
      { retreat: () => undefined },
    );
    expect(tales(match, 'battle-won')).toMatchObject([{ side: 'coalition' }]);
    expect(asked(match, 'prussia')).toEqual(['retreat']);
    expect(optionsOf(match, 'prussia')).toContain('leave-garrison');
    expect(optionsOf(match, 'prussia')).not.toContain('inside');
  });
  test('CM §15.9 and §22.1.2 a retreat into a Neutral space is the last resort', () => {
    // Gabel is lost: 6 in the hills is 1 D1. Lobositz and Reichenberg are Austrian; Zittau is Neutral Saxony’s.
    const match = battle(
      {
        leader: 'keith',
        force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 2 },
        against: 'AU',
        at: 'gabel',
        enemy: { leaders: ['hadik'], inf: 12 },
        dice: [6, 1, 1, 5],
        change: (state) => {
          Object.assign(state.nations.SA, { stance: 'neutral' });
          state.control = {};
        },
      },
      { retreat: () => undefined },
    );
    expect(asked(match, 'austria')).toEqual(['retreat']);
    expect(optionsOf(match, 'austria')).not.toContain('retreat/zittau');
  });
  test('CM §9.8 a captured depot is distributed at once: the march waits for the answer', () => {
    const match = activate(
      strategy({
        forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 12 }]],
        hands: { PR: ['P13'] },
        change: (state, world) => {
          depot(world, 'AU', 'freiberg');
          state.nations.AU.depots = 0;
          state.nations.PR.treasury = 3;
        },
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/freiberg');
    quietly(match);
    expect(asked(match, 'prussia')).toEqual(['distribute']);
    answer(match, 'prussia thaler');
    expect([stateOf(match).nations.PR.treasury, stateOf(match).nations.AU.depots, stateOf(match).depots]).toEqual([
      4,
      1,
      [],
    ]);
    expect(asked(match, 'prussia')).toEqual(['march']);
  });
  test('CM §14.1 and §17.1 a depot goes into the fortress with its garrison, and cannot Withdraw elsewhere', () => {
    const match = activate(
      strategy({
        forces: [
          ['PR', 'lobositz', { leaders: ['frederick'], inf: 16 }],
          ['AU', 'prague', { leaders: ['hadik'], inf: 8 }],
        ],
        hands: { PR: ['P13'] },
        change: (_, world) => void depot(world, 'AU', 'prague'),
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/prague');
    const inside = (options: readonly string[]) => (options.includes('inside') ? 'inside' : 'pass');
    go(match, { interrupt: inside, intercept: inside, inside: 'inside', withdraw: 'stand' });
    expect(stackOf(match, 'hadik')?.inside).toBe(true);
    expect(stateOf(match).depots).toMatchObject([{ at: 'prague', inside: true }]);
  });
  test('CM §12.9 and §15.11 an Overrun of 4 SPs is no Crushing Victory', () => {
    const match = activate(
      strategy({
        forces: [
          ['PR', 'dresden', { leaders: ['frederick'], inf: 16 }],
          ['AU', 'leipzig', { inf: 4 }],
        ],
        hands: { PR: ['P13'] },
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/leipzig');
    go(match, { ...PASSING, overrun: 'overrun' });
    expect(tales(match, 'overrun')).toMatchObject([{ sp: 4 }]);
    expect(told(match, 'crushing')).toEqual([]);
  });
  test('CM §15.7.1 and §4.6 losses return to the Force Pools: a lost Line cavalry unit can be raised again', () => {
    const fight = (cavalry: Force) =>
      battle({
        leader: 'keith',
        force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 2 },
        against: 'AU',
        enemy: { leaders: ['hadik'], inf: 12, ...cavalry },
        dice: [5, 1],
      });
    const before = stateOf(fight({})).nations.AU.pool.line_cav ?? 0;
    const match = fight({ line_cav_reduced: 1 });
    expect([sp(match, 'hadik'), stateOf(match).nations.AU.pool.line_cav]).toEqual([9, before + 1]);
  });
  test('CM §4.4 in battle too only the CIC’s nation counts: a Prussian Command may be larger than the King’s', () => {
    const match = activate(
      strategy({
        forces: [
          ['PR', 'torgau', { leaders: ['frederick'], inf: 2 }],
          ['PR', 'breslau', { leaders: ['henry'], inf: 19 }],
        ],
        hands: { PR: ['P13'] },
      }),
      'prussia',
      'P13',
      'henry',
    );
    expect(tales(match, 'activated')).toMatchObject([{ force: 'henry', sp: 19 }]);
  });
});
