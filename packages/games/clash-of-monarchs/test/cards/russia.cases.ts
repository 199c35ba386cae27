/** The events of Russia, R1 to R12. */
import { expect } from 'vitest';
import { tales } from '../cases/drive.ts';
import { quietly } from '../cases/play.ts';
import { answer, optionsOf, stackOf, stateOf } from '../table.ts';
import {
  actions,
  BASE,
  type Card,
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
  vp,
  will,
} from './deck.ts';

const inBerlin = (sp: number) => [...BASE.filter(([, at]) => at !== 'berlin'), ['PR', 'berlin', { inf: sp }] as const];

const CARDS: Readonly<Record<string, Card>> = {
  R1: {
    plays: [
      {
        says: 'activates two Russian Commands with +1 MP, then a depot is placed with either of them',
        change: (state) => {
          state.nations.RU.depots = 1;
        },
        habits: sending('RU', 'fermor', 'rumyantsev'),
        holds: (match) => {
          // 5 + 1 + 1, 6 + 1 + 1.
          expect(mps(match, 'RU')).toBe(7);
          answer(match, 'france done');
          expect(mps(match, 'RU')).toBe(8);
          answer(match, 'france done');
          expect([...optionsOf(match, 'france')].sort()).toEqual(['force/fermor', 'force/rumyantsev']);
          answer(match, 'france force/rumyantsev');
          expect(stateOf(match).depots).toMatchObject([{ nation: 'RU', at: 'grodno' }]);
        },
      },
    ],
    refused: 'one-time',
  },
  R2: {
    plays: [
      {
        says: 'adds two Light cavalry units to the Northern box and 4 FPs to Brandenburg',
        change: (state) => {
          state.forage.brandenburg = 0;
        },
        answers: ['france option/3'],
        holds: (match, was) => {
          expect(stateOf(match).boxes.northern.RU).toEqual({ lt_cav: [2, 0] });
          expect([forage(match, was, 'brandenburg'), actions(match, was, 'RU')]).toEqual([4, 1]);
        },
      },
    ],
    refused: 'other-power',
  },
  R3: {
    plays: [
      {
        says: 'adds 8 infantry SPs, a Line cavalry and a Field Artillery unit at Grodno',
        answers: ['france space/grodno'],
        holds: (match) => {
          expect(infantry(match, 'RU', 'grodno')).toBe(16);
          expect([units(match, 'RU', 'grodno', 'line_cav'), units(match, 'RU', 'grodno', 'field_art')]).toEqual([
            [1, 0],
            [1, 0],
          ]);
          expect(units(match, 'RU', 'vilna', 'siege_art')).toEqual([0, 0]);
        },
      },
      {
        says: 'brings the siege train to Vilna with 24.6.2',
        options: { 'siege-train': 'yes' },
        answers: ['france space/grodno'],
        holds: (match) => expect(units(match, 'RU', 'vilna', 'siege_art')).toEqual([1, 0]),
      },
    ],
    refused: 'one-time',
  },
  R4: {
    plays: [
      {
        says: 'marches in winter, and an empty Königsberg surrenders with its VPs',
        forces: [['RU', 'memel', { leaders: ['fermor'], inf: 14 }]],
        phase: 'winterStrategy',
        change: (state) => {
          state.control.memel = 'RU';
        },
        habits: { ...sending('RU', 'fermor'), 'designate-winter': 'fermor' },
        holds: (match, was) => {
          expect(mps(match, 'RU')).toBe(6);
          answer(match, 'france step/konigsberg');
          quietly(match);
          expect([stateOf(match).control.konigsberg, vp(match, was, 'RU'), vp(match, was, 'PR')]).toEqual([
            'RU',
            2,
            -2,
          ]);
          answer(match, 'france done');
          quietly(match);
          expect(flagged(match)).toContain('stande_collaboration');
        },
      },
    ],
    refused: { without: () => {} },
  },
  R5: {
    plays: [
      {
        says: 'improves a Russian force’s supply and activates that force with +1 MP',
        forces: [
          ['RU', 'kowno', { leaders: ['fermor'], inf: 16, supply: 'critical' }],
          ['RU', 'grodno', { leaders: ['rumyantsev'], inf: 8 }],
        ],
        answers: ['france force/fermor'],
        habits: sending('RU', 'fermor', 'rumyantsev'),
        holds: (match) => {
          expect(stackOf(match, 'fermor')?.supply).toBe('short');
          // 5 − 2 + 1; and nobody else marches.
          expect(mps(match, 'RU')).toBe(4);
          answer(match, 'france done');
          expect(tales(match, 'activated')).toHaveLength(1);
        },
      },
    ],
    refused: 'other-power',
  },
  R6: {
    plays: [
      {
        says: 'makes Supply Actions cost the normal amount, and gives 1',
        holds: (match, was) => {
          expect([actions(match, was, 'RU'), flagged(match)]).toEqual([1, ['improved_russian_supply']]);
        },
      },
    ],
    refused: 'one-time',
  },
  R7: {
    plays: [
      {
        says: 'opens Gdansk with a 4',
        dice: [4],
        change: (state) => {
          state.control.konigsberg = 'RU';
        },
        holds: (match) => expect(flagged(match)).toEqual(['danzig_coup']),
      },
      {
        says: 'fails with a 3, and is used up',
        dice: [3],
        change: (state) => {
          state.control.konigsberg = 'RU';
        },
        holds: (match) => expect(flagged(match)).toEqual([]),
      },
      {
        says: 'fails with a 4 if a Prussian force is next to Gdansk',
        forces: [...BASE, ['PR', 'elbing', { inf: 1 }]],
        dice: [4],
        change: (state) => {
          state.control.konigsberg = 'RU';
        },
        holds: (match) => expect(flagged(match)).toEqual([]),
      },
    ],
    refused: { without: () => {} },
  },
  R8: {
    plays: [
      {
        says: 'adds a Field Artillery unit to a Russian force and draws 1 Tactic',
        answers: ['france force/fermor'],
        holds: (match) => expect([units(match, 'RU', 'kowno', 'field_art'), chits(match, 'RU')]).toEqual([[1, 0], 1]),
      },
    ],
    refused: 'one-time',
  },
  R9: {
    plays: [
      {
        says: 'places the Co-op marker free, and activates one Russian and, if Austria agrees, one Austrian Command',
        answers: ['france force/rumyantsev', 'france fermor', 'france done'],
        holds: (match, was) => {
          expect(stateOf(match).sharing.COOP).toBe(stackOf(match, 'rumyantsev')?.id);
          expect(actions(match, was, 'RU')).toBe(0);
          expect([...candidates(match, 'RU')].sort()).toEqual(['daun', 'lacy']);
          answer(match, 'france daun');
          expect(match.decisions('austria').map(({ prompt }) => prompt.id)).toEqual(['consent']);
        },
      },
    ],
    refused: 'winter',
  },
  R10: {
    plays: [
      {
        says: 'costs Prussia 5 Thalers and 1 Will, Brandenburg 3 FPs, the raiders a Lt step',
        forces: [...inBerlin(4), ['RU', 'frankfurt_oder', { inf: 3, lt_cav: 1 }]],
        change: (state) => {
          state.forage.brandenburg = 0;
        },
        habits: { 'card-target': first, losses: 'proposal' },
        holds: (match, was) => {
          expect([thl(match, was, 'PR'), will(match, was, 'PR'), forage(match, was, 'brandenburg')]).toEqual([
            -5, -1, 3,
          ]);
          expect([infantry(match, 'RU', 'frankfurt_oder'), units(match, 'RU', 'frankfurt_oder', 'lt_cav')]).toEqual([
            3,
            [0, 1],
          ]);
        },
      },
      {
        says: 'costs them an infantry SP if they have no Lt unit',
        forces: [...inBerlin(0), ['RU', 'frankfurt_oder', { inf: 3 }]],
        habits: { 'card-target': first, losses: 'proposal' },
        holds: (match) => expect(infantry(match, 'RU', 'frankfurt_oder')).toBe(2),
      },
    ],
    refused: {
      // Frederick’s army is in Berlin.
      without: (state) => {
        for (const stack of state.stacks) if (stack.leaders.includes('fermor')) stack.at = 'frankfurt_oder';
      },
    },
  },
  R11: {
    plays: [
      {
        says: 'places the Fleet in the Baltic, and it may be a depot in a friendly port at once, without a Supply Action',
        change: (state) => {
          state.control.konigsberg = 'RU';
          state.fleets.RU.place = 'pool';
        },
        answers: ['france fd/konigsberg'],
        holds: (match, was) => {
          expect(stateOf(match).fleets.RU).toMatchObject({ place: 'port', port: 'konigsberg', fd: true });
          expect(actions(match, was, 'RU')).toBe(0);
        },
      },
      {
        says: 'or supports a siege',
        forces: [
          ['RU', 'kolberg', { leaders: ['fermor'], inf: 16, siege_art: 1 }],
          ['PR', 'kolberg', { inf: 2, inside: true }],
        ],
        change: (state) => {
          state.sieges.kolberg = { marker: 0, by: 'coalition' };
        },
        habits: { 'card-fleet': (options) => options.find((id) => id.startsWith('siege')) },
        holds: (match) => expect(stateOf(match).fleets.RU).toMatchObject({ place: 'sea', siege: 'kolberg' }),
      },
    ],
    refused: { without: () => {}, phase: 'winterStrategy' },
  },
  R12: {
    plays: [
      {
        says: 'places Rumyantsev from the pool, activates him with +1 MP and +1 on siege rolls, and adds Light infantry',
        forces: BASE.filter(([, at]) => at !== 'grodno'),
        change: (state) => {
          state.leaders.rumyantsev = 'pool';
        },
        habits: sending('RU', 'rumyantsev'),
        holds: (match) => {
          expect(placeOf(match, 'rumyantsev')).toBe('kowno');
          // 6 + 1 + 1.
          expect(mps(match, 'RU')).toBe(8);
          answer(match, 'france done');
          expect(units(match, 'RU', 'kowno', 'lt_inf')).toEqual([1, 0]);
          expect(stateOf(match).turn.drms).toMatchObject([{ what: 'siege', num: 1 }]);
        },
      },
      {
        says: 'lets him stay where he is on the map',
        habits: sending('RU', 'rumyantsev'),
        holds: (match) => expect(tales(match, 'activated')).toMatchObject([{ force: 'rumyantsev', at: 'grodno' }]),
      },
    ],
    refused: {
      without: (state) => {
        for (const stack of state.stacks) stack.leaders = stack.leaders.filter((id) => id !== 'rumyantsev');
        state.leaders.rumyantsev = 'captured';
      },
    },
  },
};

deck('RU', CARDS);
