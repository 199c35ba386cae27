/** The events of Austria, the Empire and Saxony, A1 to A25; A11, A12 and A20 interrupt, see interrupts.cases.ts. */
import { expect } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import { go, tales } from '../cases/drive.ts';
import { activate, mpsLeft, quietly, strategy } from '../cases/play.ts';
import { answer, optionsOf, stackOf, stateOf } from '../table.ts';
import {
  actions,
  BASE,
  type Card,
  type Change,
  candidates,
  chits,
  deck,
  first,
  flagged,
  forage,
  infantry,
  mps,
  placeOf,
  sending,
  thl,
  units,
  will,
} from './deck.ts';

const fatigued: Change = (state) => {
  state.powers.AU.will = 10;
};
const withoutBerlin = BASE.filter(([, at]) => at !== 'berlin');

const CARDS: Readonly<Record<string, Card>> = {
  A1: {
    plays: [
      {
        says: 'adds 6 infantry SPs, 2 Line cavalry units and a depot in Austrian fortresses, and 2 Supply Actions',
        change: (state) => {
          state.nations.AU.reserved = { line_cav: 2 };
        },
        answers: ['austria all/space/olmutz', 'austria space/prague'],
        holds: (match, was) => {
          expect([infantry(match, 'AU', 'olmutz'), units(match, 'AU', 'olmutz', 'line_cav')]).toEqual([6, [2, 0]]);
          expect(stateOf(match).depots).toMatchObject([{ nation: 'AU', at: 'prague' }]);
          expect(actions(match, was, 'AU')).toBe(2);
        },
      },
    ],
    refused: 'one-time',
  },
  A2: {
    plays: [
      {
        says: 'adds three Light infantry units and a Light cavalry unit to the boxes, and they raid at once',
        change: (state) => {
          state.nations.AU.reserved = { lt_inf: 3, lt_cav: 1 };
          state.forage.silesia = 0;
          state.advantage = {};
        },
        // No enemy in the box: 4 + 1 for fewer steps is a 5, one enemy step.
        dice: [4],
        habits: {
          'card-place': (options) => options.find((id) => id.endsWith('box/border')),
          'raid-theater': 'border',
          raid: 'all/forage/silesia',
          'raid-loss': first,
        },
        holds: (match, was) => {
          expect(stateOf(match).boxes.border.AU).toEqual({ lt_inf: [3, 0], lt_cav: [1, 0] });
          expect(forage(match, was, 'silesia')).toBe(4);
        },
      },
    ],
    refused: 'one-time',
  },
  A3: {
    plays: [
      {
        says: 'adds 5 Imperial SPs, a Line cavalry unit, a random leader and the depot at Bamberg',
        change: (state) => {
          state.nations.IM.reserved = { line_cav: 1 };
          state.nations.IM.depots = 1;
        },
        answers: ['austria space/bamberg'],
        holds: (match) => {
          expect([infantry(match, 'IM', 'bamberg'), units(match, 'IM', 'bamberg', 'line_cav')]).toEqual([5, [1, 0]]);
          expect(stateOf(match).depots).toMatchObject([{ nation: 'IM', at: 'bamberg' }]);
          expect(stateOf(match).stacks.find(({ at }) => at === 'bamberg')?.leaders).toHaveLength(1);
        },
      },
    ],
    refused: 'one-time',
  },
  A4: {
    plays: [
      {
        says: 'brings 6 Thalers, and more in every Treasury Phase',
        holds: (match, was) =>
          expect([thl(match, was, 'AU'), flagged(match)]).toEqual([6, ['zinzendorf', 'zinzendorf_credit']]),
      },
    ],
    refused: 'one-time',
  },
  A5: {
    plays: [
      {
        says: 'gives Daun and Lacy +1 MP from now on',
        holds: (match) => {
          expect(flagged(match)).toEqual(['generalstab']);
          const marching = (leader: string, staff: boolean) =>
            mpsLeft(
              activate(
                strategy({
                  active: 'AU',
                  hands: { AU: ['A1'] },
                  forces: [['AU', 'kolin', { leaders: [leader], inf: 16 }]],
                  change: (state) => {
                    state.flags = staff ? [{ id: 'generalstab', until: 'game_end' }] : [];
                  },
                }),
                'austria',
                'A1',
                leader,
              ),
              'austria',
            );
          expect([marching('daun', true), marching('daun', false), marching('nadasdy', true)]).toEqual([6, 5, 7]);
        },
      },
    ],
    refused: 'one-time',
  },
  A6: {
    plays: [
      {
        says: 'gives Charles’s force to Daun, and Austria 1 Will',
        forces: [...BASE, ['AU', 'prague', { leaders: ['charles'], inf: 6 }]],
        change: (state) => {
          state.year = 1758;
        },
        holds: (match, was) => {
          expect([placeOf(match, 'daun'), placeOf(match, 'charles')]).toEqual(['prague', undefined]);
          expect(will(match, was, 'AU')).toBe(1);
        },
      },
    ],
    refused: {
      without: (state) => {
        const [stack] = state.stacks.filter(({ at }) => at === 'brunn');
        stack?.leaders.push('charles');
        state.leaders.charles = 'map';
      },
    },
  },
  A7: {
    plays: [
      {
        says: 'sets the subsidy of the Second Treaty, binds France, and gives Austria 1 Will',
        change: (state) => {
          state.subsidies = ['versailles_1', 'french_swedish'];
          state.commitments = [];
        },
        holds: (match, was) => {
          const { subsidies, commitments } = stateOf(match);
          expect(subsidies).toContain('versailles_2');
          expect(subsidies).not.toContain('versailles_1');
          expect([commitments, will(match, was, 'AU')]).toEqual([['FR'], 1]);
        },
      },
    ],
    refused: {
      without: (state) => {
        state.year = 1756;
      },
    },
  },
  A8: {
    plays: [
      {
        says: 'costs Prussia 3 Thalers and 1 Will, Brandenburg 4 FPs, and Austria a Lt step',
        forces: [...withoutBerlin.filter(([nation]) => nation !== 'AU'), ['PR', 'berlin', { inf: 4 }]],
        change: (state) => {
          state.boxes.border.AU = { lt_cav: [1, 0] };
          state.forage.brandenburg = 0;
        },
        habits: { 'card-target': first },
        holds: (match, was) => {
          expect([thl(match, was, 'PR'), will(match, was, 'PR'), forage(match, was, 'brandenburg')]).toEqual([
            -3, -1, 4,
          ]);
          expect(stateOf(match).boxes.border.AU).toEqual({ lt_cav: [0, 1] });
        },
      },
    ],
    refused: {
      without: (state) => {
        // Frederick’s 15 SPs are in Berlin.
        state.boxes.border.AU = { lt_cav: [1, 0] };
      },
    },
  },
  A9: {
    plays: [
      {
        says: 'activates two Austrian, Imperial or Saxon forces; the second has 1 MP less while Fatigued',
        forces: [
          ['AU', 'kolin', { leaders: ['daun'], inf: 16 }],
          ['IM', 'nurnberg', { leaders: ['stolberg'], inf: 16 }],
          ['SA', 'prague', { inf: 3 }],
          ['FR', 'mainz', { leaders: ['broglie'], inf: 8 }],
        ],
        change: fatigued,
        holds: (match) => {
          expect(candidates(match, 'AU')).toEqual(expect.arrayContaining(['daun', 'stolberg', 'force/prague']));
          expect(candidates(match, 'AU')).not.toContain('broglie');
          answer(match, 'austria daun', 'austria done', 'austria stolberg', 'austria done');
          expect(mps(match, 'AU')).toBe(5);
          answer(match, 'austria done');
          expect(mps(match, 'AU')).toBe(4);
        },
      },
    ],
    refused: 'winter',
  },
  A10: {
    plays: [
      {
        says: 'adds two Field Artillery units and draws 1 Tactic',
        answers: ['austria one/force/daun', 'austria all/space/wien'],
        holds: (match) => {
          expect([units(match, 'AU', 'kolin', 'field_art'), units(match, 'AU', 'wien', 'field_art')]).toEqual([
            [1, 0],
            [1, 0],
          ]);
          expect(chits(match, 'AU')).toBe(1);
        },
      },
    ],
    refused: 'one-time',
  },
  A13: {
    plays: [
      {
        says: 'adds 2 Saxon SPs and the Saxon cavalry to an Austrian force',
        change: (state) => {
          state.nations.SA.pool = { dual_cav: 1 };
        },
        answers: ['austria force/daun'],
        holds: (match) =>
          expect([infantry(match, 'SA', 'kolin'), units(match, 'SA', 'kolin', 'dual_cav')]).toEqual([2, [1, 0]]),
      },
    ],
    refused: {
      without: (state) => {
        Object.assign(state.nations.SA, { patron: 'PR', side: 'ap' });
      },
    },
  },
  A14: {
    plays: [
      {
        says: 'places Loudon the Corps Leader and activates him',
        answers: ['austria force/daun'],
        habits: sending('AU', 'loudon_c'),
        holds: (match) => expect(tales(match, 'activated')).toMatchObject([{ force: 'loudon_c', at: 'kolin' }]),
      },
      {
        says: 'promotes a Loudon on the map to Army Leader for good, and activates him',
        forces: [...BASE, ['AU', 'olmutz', { leaders: ['loudon_c'], inf: 6 }]],
        habits: sending('AU', 'loudon_a'),
        holds: (match) => {
          expect(placeOf(match, 'loudon_a')).toBe('olmutz');
          expect(['map', 'pool']).not.toContain(stateOf(match).leaders.loudon_c);
          expect(tales(match, 'activated')).toMatchObject([{ force: 'loudon_a' }]);
        },
      },
    ],
    refused: 'one-time',
  },
  A15: {
    plays: [
      {
        says: 'activates three Austrian, Imperial or Saxon Commands, leaderless forces not',
        forces: [...BASE, ['AU', 'olmutz', { leaders: ['hadik'], inf: 6 }], ['AU', 'wien', { inf: 6 }]],
        holds: (match) => {
          expect([...candidates(match, 'AU')].sort()).toEqual(['daun', 'hadik', 'lacy', 'stolberg']);
          go(match, sending('AU', 'daun', 'lacy', 'stolberg', 'hadik'));
          expect(stateOf(match).agenda.find(({ phase }) => phase === 'operation')).toMatchObject({
            chosen: { length: 3 },
          });
        },
      },
    ],
    refused: 'winter',
  },
  A16: {
    plays: [
      {
        says: 'gives 1 Will, and all Demoralized Austrian forces rally; Routed ones do not',
        forces: [
          ['AU', 'kolin', { leaders: ['daun'], inf: 8, morale: 'demoralized' }],
          ['AU', 'brunn', { leaders: ['lacy'], inf: 8, morale: 'demoralized' }],
          ['AU', 'wien', { leaders: ['hadik'], inf: 8, morale: 'routed' }],
          ['FR', 'mainz', { leaders: ['broglie'], inf: 8, morale: 'demoralized' }],
        ],
        change: (state) => {
          state.feats.push({ power: 'AU', what: 'won-attacking', year: state.year });
        },
        holds: (match, was) => {
          expect(will(match, was, 'AU')).toBe(1);
          expect(['daun', 'lacy', 'hadik', 'broglie'].map((id) => stackOf(match, id)?.morale)).toEqual([
            'good',
            'good',
            'routed',
            'demoralized',
          ]);
        },
      },
    ],
    refused: {
      without: (state) => {
        state.feats.push({ power: 'AU', what: 'won-defending', year: state.year });
      },
    },
  },
  A17: {
    plays: [
      {
        says: 'adds 2 infantry SPs and 3 cavalry steps in Wien: a full unit and a reduced one',
        answers: ['austria space/wien', 'austria proposal'],
        holds: (match) =>
          expect([infantry(match, 'AU', 'wien'), units(match, 'AU', 'wien', 'line_cav')]).toEqual([2, [1, 1]]),
      },
      {
        says: 'adds 1 and 2 while Fatigued',
        change: fatigued,
        answers: ['austria space/wien', 'austria proposal'],
        holds: (match) =>
          expect([infantry(match, 'AU', 'wien'), units(match, 'AU', 'wien', 'line_cav')]).toEqual([1, [1, 0]]),
      },
    ],
    refused: 'second-card',
  },
  A18: {
    plays: [
      {
        says: 'attempts a coup at +2 in spite of an earlier one: 2 − 1 + 2 + 1 + 2 takes Glatz',
        forces: [...BASE, ['AU', 'glatz', { leaders: ['hadik'], inf: 8 }]],
        change: (state) => {
          state.coups = ['glatz'];
        },
        dice: [2],
        habits: { 'card-target': 'hadik' },
        holds: (match) => {
          expect(tales(match, 'coup')).toMatchObject([{ at: 'glatz', roll: 2, total: 6, success: 1 }]);
          expect(stateOf(match).control.glatz).toBe('AU');
        },
      },
    ],
    refused: { without: () => {} },
  },
  A19: {
    plays: [
      {
        says: 'in Austria’s Turn makes an extra siege roll at +2, without a Supply Action: +1 +1 +2',
        forces: [
          ['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, siege_art: 1 }],
          ['PR', 'schweidnitz', { inf: 2, inside: true }],
        ],
        change: (state) => {
          state.sieges.schweidnitz = { marker: 1, by: 'coalition' };
          state.powers.AU.supplyActions = 0;
        },
        dice: [1],
        habits: { interrupt: 'pass', intercept: 'pass' },
        holds: (match) =>
          expect(tales(match, 'siege-roll')).toMatchObject([{ roll: 1, drm: 4, total: 5, result: 'breach_honors' }]),
      },
    ],
    refused: { without: () => {} },
  },
  A21: {
    plays: [
      {
        says: 'moves one Command in winter up to 4 MPs, and it loses 2 SPs',
        forces: [['AU', 'koniggratz', { leaders: ['daun'], inf: 12 }]],
        phase: 'winterStrategy',
        habits: { ...sending('AU', 'daun'), 'designate-winter': 'daun' },
        holds: (match) => {
          expect(mps(match, 'AU')).toBe(4);
          for (let n = 0; n < 8 && match.waiting.includes('austria'); n++) {
            const options = optionsOf(match, 'austria');
            answer(match, `austria ${['done', 'proposal'].find((id) => options.includes(id)) ?? options[0]}`);
          }
          expect(spOf(stackOf(match, 'daun') ?? { troops: {} })).toBe(10);
        },
      },
    ],
    refused: { without: () => {} },
  },
  A22: {
    plays: [
      {
        says: 'adds 3 Imperial SPs and a Light infantry unit in an Imperial fortress, and exchanges a leader',
        change: (state) => {
          state.nations.IM.reserved = { lt_inf: 1 };
        },
        answers: ['austria space/wurzburg', 'austria stolberg', 'austria force/wurzburg'],
        holds: (match) => {
          expect([infantry(match, 'IM', 'wurzburg'), units(match, 'IM', 'wurzburg', 'lt_inf')]).toEqual([3, [1, 0]]);
          // Another was drawn for him, and goes to any Imperial force.
          const there = stateOf(match).stacks.find(({ at }) => at === 'wurzburg')?.leaders ?? [];
          expect(there).toHaveLength(1);
          expect(there).not.toContain('stolberg');
          expect(tales(match, 'leader-placed')).toHaveLength(1);
        },
      },
    ],
    refused: {
      without: (state) => {
        state.nations.IM.stance = 'neutral';
      },
    },
  },
  A23: {
    plays: [
      {
        says: 'converges on one space, and the enemy there is attacked',
        forces: [
          ['AU', 'kolin', { leaders: ['daun'], inf: 12 }],
          ['PR', 'jungbunzlau', { leaders: ['keith'], inf: 8 }],
        ],
        dice: [1],
        answers: ['austria jungbunzlau'],
        habits: sending('AU', 'daun'),
        holds: (match) => {
          answer(match, 'austria step/jungbunzlau');
          go(match, {
            intercept: 'pass',
            interrupt: 'pass',
            surprise: 'no',
            withdraw: (options) => options.find((id) => id.startsWith('withdraw/')),
          });
          expect(tales(match, 'pinned')).toHaveLength(1);
          quietly(match);
          go(match, {
            march: 'done',
            attack: (options, seat) => (seat === 'austria' && options.includes('attack') ? 'attack' : 'no'),
            tactic: 'none',
            losses: 'proposal',
            retreat: first,
          });
          expect(tales(match, 'battle')).toMatchObject([{ at: 'jungbunzlau', attacker: 'daun' }]);
        },
      },
    ],
    refused: 'winter',
  },
  A24: {
    plays: [
      { says: 'brings 4 Thalers', holds: (match, was) => expect(thl(match, was, 'AU')).toBe(4) },
      {
        says: 'brings 6 after Karl von Zinzendorf',
        change: (state) => {
          state.flags.push({ id: 'zinzendorf', until: 'game_end' });
        },
        holds: (match, was) => expect(thl(match, was, 'AU')).toBe(6),
      },
    ],
    refused: 'second-card',
  },
  A25: {
    plays: [
      {
        says: 'activates Lacy with +1 MP; entering Berlin before 4 enemy SPs costs Prussia 3 Thalers and 1 Will',
        forces: [
          ['AU', 'lubben', { leaders: ['lacy'], inf: 8 }],
          ['AU', 'kolin', { leaders: ['daun'], inf: 12 }],
          ['PR', 'berlin', { inf: 4 }],
        ],
        habits: sending('AU', 'lacy'),
        holds: (match, was) => {
          // 6 + 1 + 1.
          expect(mps(match, 'AU')).toBe(8);
          answer(match, 'austria step/berlin');
          quietly(match);
          go(match, { march: 'done', attack: 'no' });
          expect([thl(match, was, 'PR'), will(match, was, 'PR')]).toEqual([-3, -1]);
        },
      },
      {
        says: 'before 5 it costs nothing',
        forces: [
          ['AU', 'lubben', { leaders: ['lacy'], inf: 8 }],
          ['AU', 'kolin', { leaders: ['daun'], inf: 12 }],
          ['PR', 'berlin', { inf: 5 }],
        ],
        habits: sending('AU', 'lacy'),
        holds: (match, was) => {
          answer(match, 'austria step/berlin');
          quietly(match);
          go(match, { march: 'done', attack: 'no' });
          expect([thl(match, was, 'PR'), will(match, was, 'PR')]).toEqual([0, 0]);
        },
      },
    ],
    refused: {
      without: (state) => {
        for (const stack of state.stacks) stack.leaders = stack.leaders.filter((id) => id !== 'lacy');
        state.leaders.lacy = 'wounded';
      },
    },
  },
};

deck('AU', CARDS);
