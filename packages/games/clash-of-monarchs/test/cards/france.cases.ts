/** The events of France and Sweden, F1 to F23; F17 and F18 interrupt, see interrupts.cases.ts. */
import { expect } from 'vitest';
import { go, tales } from '../cases/drive.ts';
import { quietly } from '../cases/play.ts';
import { answer, optionsOf, stackOf, stateOf } from '../table.ts';
import {
  actions,
  BASE,
  type Card,
  type Change,
  candidates,
  chits,
  deck,
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

const colonial = (was: { colonial: number }, match: Parameters<typeof stateOf>[0]) =>
  stateOf(match).colonial - was.colonial;
const sweden: Change = (state) => {
  Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'FR', side: 'coalition' });
};

const CARDS: Readonly<Record<string, Card>> = {
  F1: {
    plays: [
      {
        says: 'activates up to three French Commands, adds a depot and a random leader; the minimum of leaders is 3',
        change: (state) => {
          state.nations.FR.depots = 1;
        },
        habits: { ...sending('FR', 'destrees', 'broglie'), march: 'done' },
        holds: (match, was) => {
          expect(tales(match, 'activated').map(({ force }) => force)).toEqual(['destrees', 'broglie']);
          go(match, { 'card-place': 'force/broglie', 'card-leader-place': 'force/broglie' });
          expect(stateOf(match).depots).toMatchObject([{ nation: 'FR', at: 'mainz' }]);
          expect(stackOf(match, 'broglie')?.leaders).toHaveLength(2);
          expect([was.flags, flagged(match)]).toEqual([[], ['en_avant']]);
        },
      },
    ],
    refused: 'one-time',
  },
  F2: {
    plays: [
      {
        says: 'makes a Colonial Conflict roll at +3 for France: 4 against 2 + 3',
        dice: [4, 2],
        answers: ['france option/1'],
        holds: (match, was) => expect([colonial(was, match), flagged(match)]).toEqual([-1, ['french_fleet_at_sea']]),
      },
      {
        says: 'or keeps the British Fleet busy in the North Sea',
        answers: ['france option/2'],
        holds: (match) => expect([...flagged(match)].sort()).toEqual(['french_fleet_at_sea', 'north_sea_blocked']),
      },
    ],
    refused: 'other-power',
  },
  F3: {
    plays: [
      {
        says: 'adds 10 infantry SPs, 3 Line cavalry and 2 Field Artillery units and a leader in Flanders',
        holds: (match) => {
          expect(infantry(match, 'FR', 'maubeuge')).toBe(10);
          expect([units(match, 'FR', 'maubeuge', 'line_cav'), units(match, 'FR', 'maubeuge', 'field_art')]).toEqual([
            [3, 0],
            [2, 0],
          ]);
          expect(stateOf(match).stacks.find(({ at }) => at === 'maubeuge')?.leaders).toHaveLength(1);
          expect(flagged(match)).toEqual(['army_of_westphalia']);
        },
      },
    ],
    refused: 'one-time',
  },
  F4: {
    plays: [
      {
        says: 'adds 7 infantry SPs, 2 Line cavalry units, a Field Artillery unit and Soubise in Alsace',
        holds: (match) => {
          expect([infantry(match, 'FR', 'strasbourg'), placeOf(match, 'soubise')]).toEqual([7, 'strasbourg']);
          expect([units(match, 'FR', 'strasbourg', 'line_cav'), units(match, 'FR', 'strasbourg', 'field_art')]).toEqual(
            [
              [2, 0],
              [1, 0],
            ],
          );
        },
      },
    ],
    refused: 'one-time',
  },
  F5: {
    plays: [
      {
        says: 'adds 5 infantry SPs and a Line cavalry unit in Alsace, and Broglie goes there',
        answers: ['france space/strasbourg'],
        holds: (match) => {
          expect([infantry(match, 'FR', 'strasbourg'), units(match, 'FR', 'strasbourg', 'line_cav')]).toEqual([
            5,
            [1, 0],
          ]);
          expect(placeOf(match, 'broglie')).toBe('strasbourg');
        },
      },
    ],
    refused: 'one-time',
  },
  F6: {
    plays: [
      { says: 'lends France 7 Thalers', holds: (match, was) => expect(thl(match, was, 'FR')).toBe(7) },
      {
        says: 'lends it 4 while Fatigued',
        change: (state) => {
          state.powers.FR.will = 9;
        },
        holds: (match, was) => expect(thl(match, was, 'FR')).toBe(4),
      },
    ],
    refused: 'other-power',
  },
  F7: {
    plays: [
      {
        says: 'begins an Armistice of number 4 while France controls Hanover',
        change: (state) => {
          state.control.hanover = 'FR';
        },
        holds: (match) => expect(stateOf(match).armistice).toEqual({ number: 4, end: null }),
      },
      {
        says: 'or while the largest Anglo-Allied force is Demoralized',
        forces: [
          ['BR', 'minden', { leaders: ['cumberland'], inf: 12, morale: 'demoralized' }],
          ['BR', 'hanover', { inf: 5 }],
        ],
        holds: (match) => expect(stateOf(match).armistice?.number).toBe(4),
      },
    ],
    refused: {
      without: (state) => {
        state.control.hanover = 'FR';
        state.flags.push({ id: 'ferdinand_event', until: 'game_end' });
      },
    },
  },
  F8: {
    plays: [
      {
        says: 'brings Sweden into the war under France, with 6 infantry SPs, the depot and a leader at Stralsund',
        change: (state) => {
          state.nations.SW.depots = 1;
        },
        holds: (match) => {
          expect(stateOf(match).nations.SW).toMatchObject({ stance: 'belligerent', side: 'coalition', patron: 'FR' });
          expect(infantry(match, 'SW', 'stralsund')).toBe(6);
          expect(stateOf(match).depots).toMatchObject([{ nation: 'SW', at: 'stralsund' }]);
          expect(stateOf(match).stacks.find(({ at }) => at === 'stralsund')?.leaders).toHaveLength(1);
        },
      },
    ],
    refused: {
      without: (state) => {
        state.year = 1756;
      },
    },
  },
  F9: {
    plays: [
      {
        says: 'gives France 2 Supply Actions and feeds one of its forces',
        forces: [
          ['FR', 'koln', { leaders: ['destrees'], inf: 12, supply: 'critical' }],
          ['RU', 'kowno', { leaders: ['fermor'], inf: 12, supply: 'short' }],
        ],
        habits: { 'card-target': 'force/destrees' },
        holds: (match, was) => {
          expect([actions(match, was, 'FR'), stackOf(match, 'destrees')?.supply]).toEqual([2, 'short']);
        },
      },
      {
        says: 'or Russia, if Russia plays it',
        by: 'RU',
        forces: [
          ['FR', 'koln', { leaders: ['destrees'], inf: 12, supply: 'critical' }],
          ['RU', 'kowno', { leaders: ['fermor'], inf: 12, supply: 'short' }],
        ],
        habits: { 'card-target': 'force/fermor' },
        holds: (match, was) => {
          expect([actions(match, was, 'FR'), actions(match, was, 'RU')]).toEqual([0, 2]);
          expect(stackOf(match, 'fermor')?.supply).toBe('full');
        },
      },
    ],
    refused: 'second-card',
  },
  F10: {
    plays: [
      {
        says: 'activates two forces of the playing Power or its Clients, here of Russia, without leaders too',
        by: 'RU',
        forces: [...BASE, ['RU', 'vilna', { inf: 3 }]],
        holds: (match) => {
          expect([...candidates(match, 'RU')].sort()).toEqual(['fermor', 'force/vilna', 'rumyantsev']);
          go(match, sending('RU', 'fermor', 'rumyantsev'));
          expect(tales(match, 'activated')).toMatchObject([{ force: 'fermor' }]);
        },
      },
      {
        says: 'and of France with Sweden',
        forces: [...BASE, ['SW', 'stralsund', { leaders: ['hamilton'], inf: 6 }]],
        change: sweden,
        holds: (match) => expect([...candidates(match, 'FR')].sort()).toEqual(['broglie', 'destrees', 'hamilton']),
      },
    ],
    refused: 'winter',
  },
  F11: {
    plays: [
      {
        says: 'makes an extra siege roll at +1, without a Supply Action: French +1, marker +1, +1',
        forces: [
          ['FR', 'munster', { leaders: ['destrees'], inf: 16, siege_art: 1 }],
          ['BR', 'munster', { inf: 2, inside: true }],
        ],
        change: (state) => {
          state.sieges.munster = { marker: 1, by: 'coalition' };
          state.powers.FR.supplyActions = 0;
        },
        dice: [1],
        habits: { 'card-target': 'destrees', interrupt: 'pass', intercept: 'pass' },
        holds: (match) =>
          expect(tales(match, 'siege-roll')).toMatchObject([{ at: 'munster', roll: 1, drm: 3, total: 4, marker: 2 }]),
      },
    ],
    refused: { without: () => {} },
  },
  F12: {
    plays: [
      {
        says: 'adds a Light cavalry and a Light infantry unit to the German box',
        holds: (match) => expect(stateOf(match).boxes.german.FR).toEqual({ lt_cav: [1, 0], lt_inf: [1, 0] }),
      },
    ],
    refused: 'other-power',
  },
  F13: {
    plays: [
      {
        says: 'sends Commands toward one enemy space: each must end nearer to it',
        answers: ['france munster'],
        habits: sending('FR', 'destrees'),
        holds: (match) => {
          expect(optionsOf(match, 'france')).not.toContain('done');
          answer(match, 'france step/koblenz');
          quietly(match);
          // Koblenz is farther from Münster than Köln.
          expect(optionsOf(match, 'france')).not.toContain('done');
          answer(match, 'france step/koln');
          quietly(match);
          answer(match, 'france step/dusseldorf');
          quietly(match);
          expect(optionsOf(match, 'france')).toContain('done');
        },
      },
    ],
    refused: 'winter',
  },
  F14: {
    plays: [
      {
        says: 'activates two Commands of the playing Power and one of another, whose player agrees',
        forces: [...BASE, ['FR', 'venlo', { leaders: ['chevert'], inf: 6 }]],
        answers: ['france destrees', 'france done', 'france broglie', 'france done'],
        holds: (match) => {
          expect(candidates(match, 'FR')).not.toContain('chevert');
          expect(candidates(match, 'FR')).toEqual(expect.arrayContaining(['fermor', 'daun']));
          answer(match, 'france daun');
          expect(match.decisions('austria').map(({ prompt }) => prompt.id)).toEqual(['consent']);
        },
      },
      {
        says: 'activates one Command of all other Coalition Powers together, not one of each',
        answers: ['france destrees', 'france done', 'france fermor', 'france done'],
        holds: (match) => {
          expect(candidates(match, 'FR')).toContain('broglie');
          expect(candidates(match, 'FR')).not.toContain('daun');
        },
      },
    ],
    refused: 'winter',
  },
  F15: {
    plays: [
      {
        says: 'lowers the subsidy to that of the Third Treaty: France +1 Will, Austria −1',
        change: (state) => {
          state.subsidies = ['versailles_2'];
        },
        holds: (match, was) => {
          expect([will(match, was, 'FR'), will(match, was, 'AU')]).toEqual([1, -1]);
          expect(stateOf(match).subsidies).toEqual(['versailles_3']);
        },
      },
    ],
    refused: {
      without: (state) => {
        state.subsidies = ['versailles_1'];
      },
    },
  },
  F16: {
    plays: [
      {
        says: 'threatens an invasion; Britain sends 3 infantry SPs to London, frozen until the New Year',
        answers: ['britain option/1'],
        habits: { 'card-transfer': 'cumberland/3' },
        holds: (match, was) => {
          expect([infantry(match, 'BR', 'london'), will(match, was, 'BR')]).toEqual([3, 0]);
          expect(stateOf(match).stacks.find(({ at }) => at === 'london')?.frozen).toBe(3);
          expect(stateOf(match).flags).toMatchObject([{ id: 'invasion_threat', until: 'new_year' }]);
        },
      },
      {
        says: 'or loses 1 Will',
        answers: ['britain option/2'],
        holds: (match, was) => expect([infantry(match, 'BR', 'london'), will(match, was, 'BR')]).toEqual([0, -1]),
      },
    ],
    refused: {
      without: (state) => {
        state.flags.push({ id: 'typhus', until: 'game_end' });
      },
    },
  },
  F19: {
    plays: [
      {
        says: 'draws 1 Tactic, adds a Field Artillery unit to Broglie’s force, and he has +1 MP from now on',
        holds: (match) => {
          expect([chits(match, 'FR'), units(match, 'FR', 'mainz', 'field_art')]).toEqual([1, [1, 0]]);
          expect(flagged(match)).toEqual(['broglie_reforms']);
        },
      },
    ],
    refused: {
      without: (state) => {
        for (const stack of state.stacks) stack.leaders = stack.leaders.filter((id) => id !== 'broglie');
        state.leaders.broglie = 'captured';
      },
    },
  },
  F20: {
    plays: [
      {
        says: 'in 1761 moves the colonial marker 1 toward France: France +4 Thalers, Britain −1 Will',
        change: (state) => {
          state.year = 1761;
        },
        holds: (match, was) =>
          expect([colonial(was, match), thl(match, was, 'FR'), will(match, was, 'BR')]).toEqual([-1, 4, -1]),
      },
    ],
    refused: {
      without: (state) => {
        state.year = 1760;
      },
    },
  },
  F21: {
    plays: [
      {
        says: 'adds 2 Swedish SPs at Stralsund and activates a Swedish Command with +1 MP',
        forces: [...BASE, ['SW', 'stralsund', { leaders: ['hamilton'], inf: 4 }]],
        change: sweden,
        habits: sending('FR', 'hamilton'),
        holds: (match) => {
          expect(infantry(match, 'SW', 'stralsund')).toBe(6);
          // 5 + 1 + 1.
          expect(mps(match, 'FR')).toBe(7);
        },
      },
    ],
    refused: {
      without: (state) => {
        state.nations.SW.stance = 'neutral';
      },
    },
  },
  F22: {
    plays: [
      {
        says: 'collects the Thalers of British and purple spaces held (Kassel, Brunswick), and 3 FPs for one area',
        forces: [
          ['FR', 'kassel', { inf: 2 }],
          ['FR', 'brunswick', { inf: 2 }],
        ],
        change: (state) => {
          Object.assign(state.control, { kassel: 'FR', brunswick: 'FR' });
        },
        answers: ['france hesse'],
        holds: (match, was) => {
          expect([thl(match, was, 'FR'), forage(match, was, 'hesse'), forage(match, was, 'hanover')]).toEqual([
            2, 3, 0,
          ]);
        },
      },
      {
        says: 'collects 4 at most: Hanover, Kassel, Brunswick and Münster are 5',
        forces: (['hanover', 'kassel', 'brunswick', 'munster'] as const).map((at) => ['FR', at, { inf: 2 }] as const),
        change: (state) => {
          Object.assign(state.control, { kassel: 'FR', brunswick: 'FR', hanover: 'FR', munster: 'FR' });
        },
        answers: ['france hesse'],
        holds: (match, was) => expect(thl(match, was, 'FR')).toBe(4),
      },
    ],
    refused: { without: () => {} },
  },
  F23: {
    plays: [
      {
        says: 'places Xavier with 4 Saxon SPs in a French force',
        answers: ['france force/destrees'],
        holds: (match) => {
          expect([placeOf(match, 'xavier'), infantry(match, 'SA', 'koln')]).toEqual(['koln', 4]);
          expect(flagged(match)).toEqual(['xavier_french_supply']);
        },
      },
    ],
    refused: {
      without: (state) => {
        Object.assign(state.nations.SA, { patron: 'PR', side: 'ap' });
      },
    },
  },
};

deck('FR', CARDS);
