/** The events of Prussia, P1 to P27; the Interrupts are in interrupts.cases.ts. */
import { expect } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import { refuses, tales } from '../cases/drive.ts';
import { quietly } from '../cases/play.ts';
import { answer, depot, optionsOf, stackOf, stateOf } from '../table.ts';
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
  state.powers.PR.will = 11;
};
const neutralSaxony: Change = (state) => {
  state.nations.SA.stance = 'neutral';
  state.control = {};
  state.marks.push('option/PR/1756A');
};

const CARDS: Readonly<Record<string, Card>> = {
  P1: {
    plays: [
      {
        says: 'marches with +1 MP, ends in Saxony, is not Intercepted, and Saxony enters the war for Austria',
        forces: [...BASE, ['AU', 'halle', { leaders: ['hadik'], inf: 12 }]],
        change: neutralSaxony,
        habits: sending('PR', 'frederick'),
        holds: (match) => {
          // 15 SPs: 7 + 1 + 1; and he may not stay in Brandenburg.
          expect(mps(match, 'PR')).toBe(9);
          expect(optionsOf(match, 'prussia')).not.toContain('done');
          answer(match, 'prussia step/wittenberg');
          expect(match.waiting).toEqual(['prussia']);
          answer(match, 'prussia done');
          expect(stateOf(match).nations.SA).toMatchObject({ stance: 'belligerent', side: 'coalition', patron: 'AU' });
        },
      },
    ],
    refused: {
      without: (state) => {
        state.nations.SA.stance = 'belligerent';
        state.marks.push('option/PR/1756A');
      },
    },
  },
  P2: {
    plays: [
      {
        says: 'collects three times the Thalers of the Saxon spaces held (2 + 2 + 1), and adds 8 FPs to Saxony',
        forces: [
          ['PR', 'dresden', { inf: 1 }],
          ['PR', 'leipzig', { inf: 1 }],
          ['PR', 'gorlitz', { inf: 1 }],
        ],
        change: (state) => {
          state.forage.saxony = 0;
        },
        holds: (match, was) => {
          expect([thl(match, was, 'PR'), forage(match, was, 'saxony')]).toEqual([15, 8]);
          // The 3rd and the 7th FP.
          expect(actions(match, was, 'PR')).toBe(2);
        },
      },
    ],
    refused: {
      without: (state) => {
        state.devastated = ['saxony'];
      },
    },
  },
  P3: {
    plays: [
      {
        says: 'makes five captured Saxon SPs Prussian',
        change: (state) => {
          state.prisoners.ap.troops.SA = { inf: 6, units: {} };
        },
        habits: { 'card-number': first, 'card-place': 'space/dresden' },
        holds: (match) => {
          expect(infantry(match, 'PR', 'dresden')).toBe(5);
          expect(stateOf(match).prisoners.ap.troops.SA?.inf).toBe(1);
        },
      },
      {
        says: 'makes only three Prussian while Fatigued',
        change: (state, world) => {
          fatigued(state, world);
          state.prisoners.ap.troops.SA = { inf: 6, units: {} };
        },
        habits: { 'card-number': first, 'card-place': 'space/dresden' },
        holds: (match) => expect(infantry(match, 'PR', 'dresden')).toBe(3),
      },
    ],
    refused: 'one-time',
  },
  P4: {
    plays: [
      {
        says: 'activates three Commands, no fourth, and each must come nearer to the space named',
        forces: [
          ['PR', 'gabel', { leaders: ['frederick'], inf: 8 }],
          ['PR', 'reichenberg', { leaders: ['henry'], inf: 8 }],
          ['PR', 'zittau', { leaders: ['keith'], inf: 8 }],
          ['PR', 'gorlitz', { leaders: ['bevern'], inf: 8 }],
          ['AU', 'kolin', { leaders: ['daun'], inf: 12 }],
        ],
        answers: ['prussia kolin'],
        habits: sending('PR', 'frederick', 'henry', 'keith', 'bevern'),
        holds: (match) => {
          expect(tales(match, 'activated').map(({ force }) => force)).toEqual(['frederick']);
          refuses(match, 'prussia done', 'not-offered');
          answer(match, 'prussia step/jungbunzlau');
          quietly(match);
          answer(match, 'prussia done');
          expect(placeOf(match, 'frederick')).toBe('jungbunzlau');
          expect(stateOf(match).agenda.find(({ phase }) => phase === 'operation')).toMatchObject({
            chosen: { length: 3 },
          });
        },
      },
    ],
    refused: 'winter',
  },
  P5: {
    plays: [
      {
        says: 'activates two forces, with or without a leader',
        forces: [
          ['PR', 'berlin', { leaders: ['frederick'], inf: 16 }],
          ['PR', 'breslau', { inf: 8 }],
        ],
        holds: (match) => {
          expect(candidates(match, 'PR')).toEqual(['frederick', 'force/breslau']);
          answer(match, 'prussia frederick', 'prussia done', 'prussia force/breslau', 'prussia done');
          expect(mps(match, 'PR')).toBe(7);
          answer(match, 'prussia done');
          // 4 without a leader, and 1 for fewer than 16 SPs.
          expect(mps(match, 'PR')).toBe(5);
        },
      },
      {
        says: 'leaves the second 1 MP less while Fatigued',
        forces: [
          ['PR', 'berlin', { leaders: ['frederick'], inf: 16 }],
          ['PR', 'breslau', { leaders: ['henry'], inf: 16 }],
        ],
        change: fatigued,
        answers: ['prussia frederick', 'prussia done', 'prussia henry', 'prussia done'],
        holds: (match) => {
          expect(mps(match, 'PR')).toBe(7);
          answer(match, 'prussia done');
          expect(mps(match, 'PR')).toBe(5);
        },
      },
    ],
    refused: 'winter',
  },
  P6: {
    plays: [
      {
        says: 'moves one Command in winter up to 4 MPs, then it loses 1 SP and takes quarters again',
        forces: [['PR', 'torgau', { leaders: ['frederick'], inf: 12 }]],
        phase: 'winterStrategy',
        habits: { ...sending('PR', 'frederick'), 'designate-winter': 'frederick' },
        holds: (match) => {
          expect(mps(match, 'PR')).toBe(4);
          answer(match, 'prussia march/leipzig');
          for (let n = 0; n < 8 && match.waiting.includes('prussia'); n++) {
            const [decision] = match.decisions('prussia');
            const { options = [] } = decision ?? {};
            answer(match, `prussia ${['done', 'proposal'].find((id) => options.includes(id)) ?? options[0]}`);
          }
          expect(spOf(stackOf(match, 'frederick') ?? { troops: {} })).toBe(11);
          expect(['torgau', 'wittenberg', 'dresden']).toContain(placeOf(match, 'frederick'));
        },
      },
      {
        says: 'is for 15 SPs at most',
        forces: [['PR', 'torgau', { leaders: ['frederick'], inf: 16 }]],
        phase: 'winterStrategy',
        answers: ['prussia frederick', 'prussia PR/inf/16'],
        holds: (match) => refuses(match, 'prussia done', 'card-limit', '8.6.2'),
      },
    ],
    refused: { without: () => {} },
  },
  P7: {
    plays: [
      {
        says: 'sends Ferdinand to the Hanoverians and Cumberland home',
        change: (state) => {
          state.control.hameln = 'FR';
        },
        holds: (match) => {
          const { leaders } = stateOf(match);
          expect(placeOf(match, 'ferdinand_ha')).toBe('minden');
          expect([leaders.ferdinand_pr, leaders.cumberland]).not.toContain('map');
          expect(flagged(match)).toContain('ferdinand_event');
        },
      },
    ],
    refused: { without: () => {} },
  },
  P8: {
    plays: [
      {
        says: 'brings 5 Thalers',
        holds: (match, was) => expect([thl(match, was, 'PR'), will(match, was, 'PR')]).toEqual([5, 0]),
      },
      {
        says: 'costs 1 Will too if the Thaler is Devalued this year',
        change: (state) => {
          state.marks.push(`devalued/${state.year}`);
        },
        holds: (match, was) => expect([thl(match, was, 'PR'), will(match, was, 'PR')]).toEqual([5, -1]),
      },
    ],
    refused: 'second-card',
  },
  P9: {
    plays: [
      {
        says: 'adds 4 infantry SPs and 2 cavalry steps in home fortresses',
        holds: (match) => {
          expect(optionsOf(match, 'prussia')).not.toContain('all/space/dresden');
          answer(match, 'prussia all/space/glogau', 'prussia new/line_cav/glogau');
          expect([infantry(match, 'PR', 'glogau'), units(match, 'PR', 'glogau', 'line_cav')]).toEqual([4, [1, 0]]);
        },
      },
      {
        says: 'adds 2 and 1 while Fatigued',
        change: fatigued,
        holds: (match) => {
          answer(match, 'prussia all/space/breslau', 'prussia new/line_cav/breslau');
          expect([infantry(match, 'PR', 'breslau'), units(match, 'PR', 'breslau', 'line_cav')]).toEqual([10, [0, 1]]);
        },
      },
    ],
    refused: 'second-card',
  },
  P10: {
    plays: [
      {
        says: 'adds a hussar unit and shifts the Border Advantage one step',
        change: (state) => {
          state.advantage = { border: 'coalition', german: 'coalition' };
        },
        answers: ['prussia box/border'],
        holds: (match) => {
          expect(stateOf(match).boxes.border.PR).toEqual({ hussar_dual: [1, 0] });
          expect(stateOf(match).advantage).toEqual({ german: 'coalition' });
        },
      },
      {
        says: 'shifts it from nobody to the Anglo-Prussians',
        change: (state) => {
          state.advantage = {};
        },
        answers: ['prussia force/frederick'],
        holds: (match) => {
          expect(units(match, 'PR', 'berlin', 'hussar_dual')).toEqual([2, 0]);
          expect(stateOf(match).advantage).toEqual({ border: 'ap' });
        },
      },
    ],
    refused: 'second-card',
  },
  P11: {
    plays: [
      {
        says: 'adds two Light infantry units, divided as one likes',
        answers: ['prussia one/box/northern', 'prussia all/force/henry'],
        holds: (match) => {
          expect(stateOf(match).boxes.northern.PR).toEqual({ lt_inf: [1, 0] });
          expect(units(match, 'PR', 'breslau', 'lt_inf')).toEqual([1, 0]);
        },
      },
    ],
    refused: {
      inVain: (state) => {
        state.nations.PR.reserved = {};
      },
    },
  },
  P13: {
    plays: [
      {
        says: 'draws 2 Tactics and activates Frederick with +1 MP',
        habits: sending('PR', 'frederick'),
        holds: (match) => expect([chits(match, 'PR'), mps(match, 'PR')]).toEqual([2, 9]),
      },
      {
        says: 'draws 1 while Fatigued',
        change: fatigued,
        habits: sending('PR', 'frederick'),
        holds: (match) => expect(chits(match, 'PR')).toBe(1),
      },
    ],
    refused: {
      without: (state) => {
        for (const stack of state.stacks) stack.leaders = stack.leaders.filter((id) => id !== 'frederick');
        state.leaders.frederick = 'wounded';
      },
    },
  },
  P14: {
    plays: [
      {
        says: 'shows Austria’s hand to Prussia alone, and Austria discards one card at random',
        change: (state) => {
          state.powers.AU.hand = ['A1', 'A2', 'A5'];
        },
        holds: (match) => {
          const { AU } = stateOf(match).powers;
          expect([AU.hand.length, AU.discard.length]).toEqual([2, 1]);
          expect(match.log('prussia').filter(({ type }) => type === 'hand-seen')).toMatchObject([{ at: 'AU' }]);
          for (const seat of ['austria', 'france', 'britain'])
            expect(match.log(seat).filter(({ type }) => type === 'hand-seen')).toEqual([]);
        },
      },
    ],
    refused: 'second-card',
  },
  P15: {
    plays: [
      {
        says: 'activates two Prussian Commands, no third, and one Anglo-Allied if Britain agrees',
        forces: [...BASE, ['PR', 'dresden', { leaders: ['keith'], inf: 8 }]],
        answers: ['prussia frederick', 'prussia done', 'prussia henry', 'prussia done'],
        holds: (match) => {
          expect(candidates(match, 'PR')).toEqual(['cumberland', 'erbprinz']);
          answer(match, 'prussia cumberland');
          expect(match.decisions('britain').map(({ prompt }) => prompt.id)).toEqual(['consent']);
          answer(match, 'britain no');
          expect(candidates(match, 'PR')).not.toContain('cumberland');
        },
      },
    ],
    refused: 'winter',
  },
  P16: {
    plays: [
      {
        says: 'adds a Field Artillery unit to Frederick’s force and draws 1 Tactic',
        holds: (match) => expect([units(match, 'PR', 'berlin', 'field_art'), chits(match, 'PR')]).toEqual([[1, 0], 1]),
      },
    ],
    refused: 'one-time',
  },
  P18: {
    plays: [
      {
        says: 'for 2 Thalers and a 5 sends 4 Austrian infantry SPs to Wien until the New Year; Austria picks them',
        dice: [5],
        answers: ['austria daun/1', 'austria lacy/1', 'austria daun/1', 'austria daun/1'],
        holds: (match, was) => {
          expect([thl(match, was, 'PR'), infantry(match, 'AU', 'wien')]).toEqual([-2, 4]);
          expect([infantry(match, 'AU', 'kolin'), infantry(match, 'AU', 'brunn')]).toEqual([9, 7]);
          expect(stateOf(match).stacks.find(({ at }) => at === 'wien')?.frozen).toBe(4);
        },
      },
      {
        says: 'with a 3 takes 1 Thaler of an Austria without Supply Actions',
        dice: [3],
        change: (state) => {
          state.powers.AU.supplyActions = 0;
          state.nations.PR.treasury = 0;
        },
        habits: { 'card-choice': 'option/2' },
        holds: (match, was) => {
          expect([thl(match, was, 'AU'), actions(match, was, 'AU')]).toEqual([-1, 0]);
          expect(stateOf(match).nations.PR.treasury).toBe(-2);
        },
      },
      {
        says: 'with a 4 takes 1 Supply Action, if Austria prefers that',
        dice: [4],
        change: (state) => {
          state.powers.AU.supplyActions = 2;
        },
        answers: ['austria option/1'],
        holds: (match, was) => expect([thl(match, was, 'AU'), actions(match, was, 'AU')]).toEqual([0, -1]),
      },
      {
        says: 'with a 2 does nothing more',
        dice: [2],
        holds: (match, was) =>
          expect([thl(match, was, 'PR'), thl(match, was, 'AU'), infantry(match, 'AU', 'wien')]).toEqual([-2, 0, 0]),
      },
    ],
    refused: 'second-card',
  },
  P19: {
    plays: [
      {
        says: 'activates Henry with +2 MP; if he does not fight, a Major Force within 2 spaces hungers',
        forces: [...BASE, ['AU', 'landeshut', { leaders: ['hadik'], inf: 8 }]],
        habits: sending('PR', 'henry'),
        holds: (match) => {
          // 8 SPs: 6 + 1 + 2.
          expect(mps(match, 'PR')).toBe(9);
          answer(match, 'prussia done');
          if (match.decisions('prussia')[0]?.prompt.id === 'card-target') answer(match, 'prussia force/hadik');
          expect([stackOf(match, 'hadik')?.supply, stackOf(match, 'daun')?.supply]).toEqual(['short', 'full']);
        },
      },
    ],
    refused: {
      without: (state) => {
        for (const stack of state.stacks) if (stack.leaders.includes('henry')) stack.troops = {};
      },
    },
  },
  P20: {
    plays: [
      {
        says: 'adds 3 infantry SPs in one Prussian fortress',
        answers: ['prussia space/dresden'],
        holds: (match, was) =>
          expect([infantry(match, 'PR', 'dresden'), forage(match, was, 'mecklenburg')]).toEqual([3, 0]),
      },
      {
        says: 'adds 2 more and 4 FPs to Mecklenburg while a Prussian force is there',
        forces: [...BASE, ['PR', 'schwerin', { inf: 2 }]],
        answers: ['prussia space/dresden', 'prussia space/magdeburg'],
        holds: (match, was) => {
          expect([infantry(match, 'PR', 'dresden'), infantry(match, 'PR', 'magdeburg')]).toEqual([3, 2]);
          expect(forage(match, was, 'mecklenburg')).toBe(4);
        },
      },
    ],
    refused: 'second-card',
  },
  P21: {
    plays: [
      {
        says: 'adds 4 FPs to Thuringia, and the Empire loses 1 Thaler',
        change: (state) => {
          state.boxes.german.PR = { lt_inf: [1, 0] };
        },
        answers: ['prussia option/2'],
        holds: (match, was) => expect([forage(match, was, 'thuringia'), thl(match, was, 'IM')]).toEqual([4, -1]),
      },
      {
        says: 'or 3 to Bohemia',
        change: (state) => {
          state.boxes.border.PR = { hussar_dual: [1, 0] };
        },
        answers: ['prussia option/3'],
        holds: (match, was) => expect(forage(match, was, 'bohemia')).toBe(3),
      },
    ],
    refused: {
      without: (state) => {
        state.boxes.northern.PR = { lt_inf: [1, 0] };
      },
    },
  },
  P22: {
    plays: [
      {
        says: 'adds a hussar and a Light infantry unit to the Border box and shifts its Advantage',
        change: (state) => {
          state.advantage = { border: 'coalition' };
        },
        holds: (match) => {
          expect(stateOf(match).boxes.border.PR).toEqual({ hussar_dual: [1, 0], lt_inf: [1, 0] });
          expect(stateOf(match).advantage).toEqual({});
        },
      },
    ],
    refused: 'second-card',
  },
  P24: {
    plays: [
      {
        says: 'collects 1 Thaler for each point of enemy value occupied, and 2 FPs for each area',
        forces: [
          ['PR', 'pilsen', { inf: 1 }],
          ['PR', 'budweis', { inf: 1 }],
          ['PR', 'linz', { inf: 1 }],
        ],
        holds: (match, was) => {
          expect(thl(match, was, 'PR')).toBe(3);
          expect([forage(match, was, 'bohemia'), forage(match, was, 'austria')]).toEqual([2, 2]);
        },
      },
      {
        says: 'collects 6 at most: Wien, Pilsen and Budweis would be 7',
        forces: [
          ['PR', 'wien', { inf: 1 }],
          ['PR', 'pilsen', { inf: 1 }],
          ['PR', 'budweis', { inf: 1 }],
        ],
        change: (state) => {
          state.control.wien = 'PR';
        },
        holds: (match, was) => expect(thl(match, was, 'PR')).toBe(6),
      },
    ],
    refused: { without: () => {} },
  },
  P25: {
    plays: [
      {
        says: 'Disrupts the Swedish depot until the New Year, and Swedish Commands have 2 MPs less',
        forces: [...BASE, ['SW', 'stralsund', { leaders: ['hamilton'], inf: 6 }]],
        change: (state, world) => {
          Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'FR' });
          depot(world, 'SW', 'stralsund');
        },
        holds: (match) => {
          expect(stateOf(match).depots).toMatchObject([{ nation: 'SW', disrupted: true, barred: true }]);
          expect(stateOf(match).flags).toMatchObject([{ id: 'caps_vs_hats', until: 'new_year' }]);
        },
      },
    ],
    refused: {
      without: (state) => {
        state.nations.SW.stance = 'neutral';
      },
    },
  },
  P26: {
    plays: [
      {
        says: 'brings up to 10 Russian SPs and a leader to a Prussian force, which march together without penalty',
        change: (state) => {
          Object.assign(state.nations.RU, { patron: 'PR', side: 'ap' });
        },
        habits: {
          'card-number': first,
          'card-place': 'force/frederick',
          'card-transfer': (options) => options.find((id) => id.startsWith('fermor')) ?? options[0],
          'card-leader': 'fermor',
        },
        holds: (match) => {
          expect(infantry(match, 'RU', 'berlin')).toBe(10);
          expect(placeOf(match, 'fermor')).toBe('berlin');
          expect(flagged(match)).toContain('ru_pr_no_penalty');
        },
      },
      {
        says: 'brings SPs of any kind: a full unit of Line cavalry is 2',
        forces: [...BASE, ['RU', 'vilna', { line_cav: 1 }]],
        change: (state) => {
          Object.assign(state.nations.RU, { patron: 'PR', side: 'ap' });
        },
        habits: { 'card-place': 'force/frederick' },
        holds: (match) => {
          answer(match, 'prussia vilna/line_cav', 'prussia done', 'prussia none');
          expect(units(match, 'RU', 'berlin', 'line_cav')).toEqual([1, 0]);
        },
      },
    ],
    refused: { without: () => {} },
  },
};

deck('PR', CARDS);
