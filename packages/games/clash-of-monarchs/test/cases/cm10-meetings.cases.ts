/** Where chapters of Clash of Monarchs meet: supply and depots, Fatigue and Tactics, guests abroad. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import type { State } from '../../src/state.ts';
import { NATIONS } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, hold, optionsOf, post, stackOf, stateOf, table } from '../table.ts';
import { battle, first, forcesOf, go, PASSING, tales } from './drive.ts';
import { activate, asked, mpsLeft, strategy } from './play.ts';

type Change = (state: State, world: World) => void;

describe('depots', () => {
  test('CM §9.4.1 a depot that is distributed cuts the path of those who traced to it', () => {
    const match = strategy({
      forces: [['PR', 'jungbunzlau', { leaders: ['keith'], inf: 10 }]],
      change: (state, world) => {
        depot(world, 'PR', 'reichenberg');
        state.turn.linked = state.stacks.map(({ id }) => id);
      },
    });
    answer(match, 'prussia distribute/PR-reichenberg/sa');
    expect(stackOf(match, 'keith')?.supply).toBe('short');
  });
  const resupply = (change: Change) =>
    table({
      phase: 'rally',
      active: 'FR',
      change: (state, world) => {
        clear(world);
        hold(world, 'FR');
        Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'FR' });
        change(state, world);
      },
    });
  test('CM §5.1.2b(4a) a Disrupted depot that traces a path recovers in its Rally and Resupply Segment', () => {
    const match = resupply((_, world) => {
      depot(world, 'FR', 'koln').disrupted = true;
    });
    expect(stateOf(match).depots).toMatchObject([{ at: 'koln', disrupted: false }]);
  });
  test('CM §5.1.2b(4a) not one that traces none, nor the Swedish one after “Caps” vs. “Hats”', () => {
    const match = resupply((_, world) => {
      depot(world, 'FR', 'leipzig').disrupted = true;
      Object.assign(depot(world, 'SW', 'stralsund'), { disrupted: true, barred: true });
    });
    expect(stateOf(match).depots.map(({ at, disrupted }) => [at, disrupted])).toEqual([
      ['leipzig', true],
      ['stralsund', true],
    ]);
  });
  test('CM §10.5 one force a Round shares a nation’s supply: no second one in the same Segment', () => {
    const match = table({
      phase: 'supply',
      active: 'AU',
      change: (state, world) => {
        clear(world);
        hold(world, 'AU');
        state.powers.AU.supplyActions = 3;
        for (const [leader, at] of [
          ['daun', 'prague'],
          ['hadik', 'brunn'],
        ] as const)
          post(world, 'AU', at, { leaders: [leader], inf: 8 }).troops.IM = { inf: 2, units: {} };
      },
    });
    expect(optionsOf(match, 'austria')).toEqual(expect.arrayContaining(['share/AU/daun', 'share/AU/hadik']));
    answer(match, 'austria share/AU/daun');
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('share/AU'))).toEqual([]);
  });
  test('CM §12.12 who cannot reach supply moves toward the nearest source: from Iglau to Brünn or Kolin, not to Znaim', () => {
    const match = table({
      phase: 'supply',
      active: 'PR',
      change: (_, world) => {
        clear(world);
        hold(world, 'PR');
        post(world, 'PR', 'iglau', { leaders: ['keith'], inf: 10, supply: 'short' });
      },
    });
    answer(match, 'prussia retrograde/keith');
    // Kosel by Brünn and Schweidnitz by Kolin are 6 MPs away: the player’s choice.
    expect(optionsOf(match, 'prussia').filter((id) => id.startsWith('to/'))).toEqual(['to/brunn', 'to/kolin']);
  });
});

describe('Fatigue', () => {
  const fire = (will: number) =>
    tales(
      battle(
        {
          leader: 'keith',
          force: { inf: 9 },
          against: 'AU',
          enemy: { leaders: ['hadik'], inf: 8 },
          tactics: { PR: ['superior_inf_fire'] },
          change: (state) => {
            state.powers.PR.will = will;
          },
        },
        { tactic: (options) => options.find((id) => id !== 'none') ?? 'none' },
      ),
      'battle-roll',
    )[0]?.drm;
  test('CM §21.3.1 penalties on Tactics are observed: Superior Inf Fire is +2, +1 while Fatigued', () => {
    expect([fire(12), fire(11)]).toEqual([4, 3]);
  });
});

describe('Light and Line', () => {
  test('CM §12.6 and §2.2.2 Prussian hussars, who count as Light, cost the enemy 1 MP more', () => {
    const match = activate(
      strategy({
        active: 'AU',
        forces: [
          ['AU', 'prague', { leaders: ['nadasdy'], inf: 12 }],
          ['PR', 'kolin', { inf: 4, hussar_dual: 1 }],
        ],
        hands: { AU: ['A1'] },
      }),
      'austria',
      'A1',
      'nadasdy',
    );
    const before = mpsLeft(match, 'austria');
    answer(match, 'austria step/kolin');
    go(match, PASSING);
    expect(before - mpsLeft(match, 'austria')).toBe(2);
  });
  test('CM §20.4.3 Austria rebuilds the Saxon cavalry with its own steps while Prussia holds Dresden', () => {
    const match = table({
      phase: 'recruiting',
      dice: [1, 2, 3],
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'spring', year: 1758, control: { dresden: 'PR' } });
        for (const nation of NATIONS) {
          state.nations[nation].treasury = 30;
          if (!['PR', 'AU', 'SA'].includes(nation)) state.nations[nation].stance = 'neutral';
        }
        state.nations.SA.pool = { dual_cav: 1 };
        post(world, 'AU', 'prague', { leaders: ['daun'], inf: 10 });
      },
    });
    go(match, { sustain: 'done', recruiting: (_, seat) => (seat === 'austria' ? 'by-hand' : undefined) });
    answer(match, 'austria recruit/3');
    go(match, { 'place-recruits': first });
    expect(asked(match, 'austria')).toEqual(['place-cavalry']);
    const saxon =
      optionsOf(match, 'austria').find((id) => id.includes('dual_cav') && id.includes('SA')) ??
      optionsOf(match, 'austria').find((id) => id.includes('dual_cav'));
    expect(saxon).toBeDefined();
  });
});

describe('CM §22.2 guests', () => {
  test('CM §22.2 of 8 Anglo-Allied SPs in Saxony without a Command of theirs, 2 go to Hanover', () => {
    const match = table({
      phase: 'turnEnd',
      active: 'BR',
      change: (_, world) => {
        clear(world);
        post(world, 'BR', 'leipzig', { inf: 8 });
      },
    });
    go(match, { excess: 'proposal', 'excess-home': first });
    expect(tales(match, 'excess-moved')).toMatchObject([{ nation: 'BR', sp: 2, to: 'hanover' }]);
    expect(forcesOf(match, 'BR').map(({ at, troops }) => [at, spOf({ troops })])).toEqual(
      expect.arrayContaining([
        ['leipzig', 6],
        ['hanover', 2],
      ]),
    );
  });
  test('CM §22.2 and §4.1.1 in a Prussian Command they are guests: 7 of them under Frederick are one too many', () => {
    const guests = (inf: number) => {
      const match = table({
        phase: 'turnEnd',
        active: 'BR',
        change: (_, world) => {
          clear(world);
          post(world, 'PR', 'leipzig', { leaders: ['frederick'], inf: 12 }).troops.BR = { inf, units: {} };
        },
      });
      go(match, { excess: 'proposal', 'excess-home': first });
      return tales(match, 'excess-moved').map(({ sp }) => sp);
    };
    expect([guests(6), guests(7)]).toEqual([[], [1]]);
  });
});

describe('the winter hand', () => {
  test('CM §8.2.2 and §19.3 Royal Navy and French Fleet come back from the draw pile too (readings, 17)', () => {
    const match = table({
      phase: 'winterStrategy',
      change: (state) => {
        Object.assign(state, { season: 'winter', year: 1758, order: ['PR', 'AU', 'FR', 'BR', 'RU'] });
        for (const [power, card] of [
          ['BR', 'B2'],
          ['FR', 'F2'],
        ] as const) {
          const own = state.powers[power];
          for (const pile of [own.hand, own.discard]) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
          if (!own.draw.includes(card)) own.draw.push(card);
        }
      },
    });
    expect(stateOf(match).powers.BR.hand).toContain('B2');
    expect(stateOf(match).powers.FR.hand).toContain('F2');
  });
});

describe('CM §24.1.2 Louis wants victories', () => {
  test('CM §24.1.2 the card that activates the French CIC allows a second French Command, with +1 MP', () => {
    const match = strategy({
      active: 'FR',
      options: { 'imperial-pressure': 'yes' },
      forces: [
        ['FR', 'koln', { leaders: ['destrees'], inf: 16 }],
        ['FR', 'giessen', { leaders: ['contades'], inf: 16 }],
        ['BR', 'munster', { leaders: ['cumberland'], inf: 10 }],
      ],
      hands: { FR: ['F1'] },
      change: (state) => {
        state.marks.push('wants-victories/louis');
      },
    });
    answer(match, 'france ops/F1', 'france destrees');
    go(match, { ...PASSING, compose: 'done' });
    answer(match, 'france contades');
    go(match, { ...PASSING, compose: 'done' });
    // D’Estrées has his 5; then comes the other.
    expect(mpsLeft(match, 'france')).toBe(5);
    answer(match, 'france done');
    go(match, PASSING);
    expect(tales(match, 'activated').map(({ force }) => force)).toEqual(['destrees', 'contades']);
    // 5, and 1 more.
    expect(mpsLeft(match, 'france')).toBe(6);
  });
});
