/** The events of Britain, B1 to B23; B14 interrupts, see interrupts.cases.ts. */
import { expect } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import { refuses, tales } from '../cases/drive.ts';
import { answer, optionsOf, stackOf, stateOf } from '../table.ts';
import {
  type Card,
  type Change,
  candidates,
  chits,
  deck,
  flagged,
  infantry,
  mps,
  placeOf,
  sending,
  thl,
  units,
  vp,
  will,
} from './deck.ts';

const truce: Change = (state) => {
  state.armistice = { number: 4, end: null };
};
const colonial = (was: { colonial: number }, match: Parameters<typeof stateOf>[0]) =>
  stateOf(match).colonial - was.colonial;

const CARDS: Readonly<Record<string, Card>> = {
  B1: {
    plays: [
      {
        says: 'gives Britain 2 Will, 6 Thalers, 4 infantry SPs and 2 Line cavalry units at Stade, and ends the Armistice',
        change: (state, world) => {
          truce(state, world);
          state.control.hanover = 'FR';
        },
        answers: ['britain space/stade'],
        holds: (match, was) => {
          expect([will(match, was, 'BR'), thl(match, was, 'BR'), stateOf(match).armistice]).toEqual([2, 6, null]);
          expect([infantry(match, 'BR', 'stade'), units(match, 'BR', 'stade', 'line_cav')]).toEqual([4, [2, 0]]);
          expect(flagged(match)).toContain('britains_outrage');
        },
      },
    ],
    refused: { without: () => {} },
  },
  B2: {
    plays: [
      {
        says: 'places the Fleet in the Baltic',
        answers: ['britain option/1', 'britain baltic'],
        holds: (match) => expect(stateOf(match).fleets.BR).toMatchObject({ place: 'sea', sea: 'baltic' }),
      },
      {
        says: 'or makes a Colonial Conflict roll at +3: 2 + 3 against 4',
        dice: [2, 4],
        answers: ['britain option/2'],
        holds: (match, was) => expect(colonial(was, match)).toBe(1),
      },
      {
        says: 'or fights the French fleet if it is at sea: 1 + 1 − 1 is a defeat, and Britain gains 1 VP',
        dice: [1],
        change: (state) => {
          state.flags.push({ id: 'french_fleet_at_sea', until: 'new_year' });
        },
        answers: ['britain option/3'],
        holds: (match, was) => {
          expect(tales(match, 'fleet-combat')).toMatchObject([
            { fleet: 'french', roll: 1, total: 1, result: 'defeated' },
          ]);
          expect(vp(match, was, 'BR')).toBe(1);
          expect(flagged(match)).not.toContain('french_fleet_at_sea');
        },
      },
    ],
    refused: 'second-card',
  },
  B3: {
    plays: [
      {
        says: 'gives Ferdinand the Hanoverian army and sends Cumberland home; nobody is activated before Kloster-Zeven',
        holds: (match) => {
          expect(placeOf(match, 'ferdinand_ha')).toBe('minden');
          expect(stateOf(match).leaders.cumberland).not.toBe('map');
          expect(flagged(match)).toContain('ferdinand_event');
          expect(tales(match, 'activated')).toEqual([]);
        },
      },
      {
        says: 'activates him at once if Kloster-Zeven was played',
        change: (state) => {
          state.played.F7 = [1757];
        },
        habits: sending('BR', 'ferdinand_ha'),
        holds: (match) => expect(tales(match, 'activated')).toMatchObject([{ force: 'ferdinand_ha' }]),
      },
    ],
    refused: {
      without: (state) => {
        state.flags.push({ id: 'ferdinand_event', until: 'game_end' });
      },
    },
  },
  B4: {
    plays: [
      {
        says: 'costs France 3 Thalers and one of its Major Forces a level of supply',
        answers: ['britain force/broglie'],
        holds: (match, was) => {
          expect(thl(match, was, 'FR')).toBe(-3);
          expect([stackOf(match, 'broglie')?.supply, stackOf(match, 'destrees')?.supply]).toEqual(['short', 'full']);
        },
      },
    ],
    refused: {
      without: (state) => {
        state.nations.FR.stance = 'neutral';
      },
    },
  },
  B5: {
    plays: [
      {
        says: 'adds 4 infantry SPs and a Field Artillery unit in the Hanover area, and a random leader',
        answers: ['britain all/space/hameln'],
        habits: { 'card-place': 'space/hameln', 'card-leader-place': 'force/cumberland' },
        holds: (match, was) => {
          expect([infantry(match, 'BR', 'hameln'), units(match, 'BR', 'hameln', 'field_art')]).toEqual([4, [1, 0]]);
          const onMap = (leaders: typeof was.leaders) =>
            Object.values(leaders).filter((place) => place === 'map').length;
          expect(onMap(stateOf(match).leaders)).toBe(onMap(was.leaders) + 1);
        },
      },
    ],
    refused: 'one-time',
  },
  B6: {
    plays: [
      {
        says: 'adds two Light infantry units to the German box and shifts its Advantage',
        change: (state) => {
          state.advantage = { border: 'coalition', german: 'coalition' };
        },
        holds: (match) => {
          expect(stateOf(match).boxes.german.BR).toEqual({ lt_inf: [2, 0] });
          expect(stateOf(match).advantage).toEqual({ border: 'coalition' });
        },
      },
    ],
    refused: 'second-card',
  },
  B7: {
    plays: [
      {
        says: 'adds 3 infantry SPs at Brunswick for 1 Thaler',
        answers: ['britain space/brunswick'],
        holds: (match, was) => expect([thl(match, was, 'BR'), infantry(match, 'BR', 'brunswick')]).toEqual([-1, 3]),
      },
      {
        says: 'adds them at Hanover if neither Kassel nor Brunswick is friendly',
        change: (state) => Object.assign(state.control, { kassel: 'FR', brunswick: 'FR' }),
        holds: (match) => expect(infantry(match, 'BR', 'hanover')).toBe(3),
      },
    ],
    refused: 'second-card',
  },
  B8: {
    plays: [
      {
        says: 'moves the colonial marker 1 toward Britain',
        holds: (match, was) => expect(colonial(was, match)).toBe(1),
      },
    ],
    refused: 'one-time',
  },
  B9: {
    plays: [
      {
        says: 'activates two Anglo-Allied forces, with or without leaders',
        forces: [
          ['BR', 'minden', { leaders: ['cumberland'], inf: 8 }],
          ['BR', 'stade', { inf: 4 }],
          ['PR', 'berlin', { leaders: ['keith'], inf: 8 }],
        ],
        holds: (match) => {
          expect(candidates(match, 'BR')).toEqual(['cumberland', 'force/stade']);
          answer(match, 'britain cumberland', 'britain done', 'britain force/stade', 'britain done');
          // 4 + 1 each.
          expect(mps(match, 'BR')).toBe(5);
        },
      },
    ],
    refused: { without: truce },
  },
  B10: {
    plays: [
      {
        says: 'after a Crushing Victory of last year adds 4 infantry SPs and a Line cavalry unit at a North Sea port for 2 Thalers',
        change: (state) => {
          state.feats.push({ power: 'BR', what: 'crushing-victory', year: state.year - 1 });
        },
        answers: ['britain space/stade'],
        holds: (match, was) => {
          expect(thl(match, was, 'BR')).toBe(-2);
          expect([infantry(match, 'BR', 'stade'), units(match, 'BR', 'stade', 'line_cav')]).toEqual([4, [1, 0]]);
        },
      },
    ],
    refused: {
      without: (state) => {
        state.feats.push({ power: 'BR', what: 'crushing-victory', year: state.year - 2 });
      },
    },
  },
  B11: {
    plays: [
      {
        says: 'moves the colonial marker 2 toward Britain, gives it 1 VP, and ends French Credit',
        change: (state) => {
          state.year = 1759;
        },
        holds: (match, was) => {
          expect([colonial(was, match), vp(match, was, 'BR')]).toEqual([2, 1]);
          expect(flagged(match)).toContain('fall_of_quebec');
        },
      },
    ],
    refused: {
      without: (state) => {
        state.year = 1758;
      },
    },
  },
  B12: {
    plays: [
      {
        says: 'costs France 1 Thaler and lays its fleet low',
        holds: (match, was) => expect([thl(match, was, 'FR'), flagged(match)]).toEqual([-1, ['typhus']]),
      },
    ],
    refused: {
      without: (state) => {
        state.flags.push({ id: 'french_fleet_destroyed', until: 'game_end' });
      },
    },
  },
  B13: {
    plays: [
      {
        says: 'fights the French fleet: a 2 defeats it, and the Invasion Threat ends',
        dice: [2],
        change: (state) => {
          state.flags.push({ id: 'invasion_threat', until: 'new_year' });
        },
        holds: (match, was) => {
          expect(tales(match, 'fleet-combat')).toMatchObject([{ total: 2, result: 'defeated' }]);
          expect([vp(match, was, 'BR'), flagged(match)]).toEqual([1, []]);
        },
      },
      {
        says: 'a 3 is indecisive, and the threat stays',
        dice: [3],
        change: (state) => {
          state.flags.push({ id: 'invasion_threat', until: 'new_year' });
        },
        holds: (match, was) => expect([vp(match, was, 'BR'), flagged(match)]).toEqual([0, ['invasion_threat']]),
      },
    ],
    refused: { without: () => {} },
  },
  B15: {
    plays: [
      {
        says: 'adds a Light cavalry unit to the German box and shifts its Advantage',
        change: (state) => {
          state.advantage = {};
        },
        holds: (match) => {
          expect(stateOf(match).boxes.german.BR).toEqual({ lt_cav: [1, 0] });
          expect(stateOf(match).advantage).toEqual({ german: 'ap' });
        },
      },
    ],
    refused: 'second-card',
  },
  B16: {
    plays: [
      {
        says: 'gives Britain 5 Thalers and 1 Will, and Prussia 1 Thaler',
        holds: (match, was) =>
          expect([thl(match, was, 'BR'), will(match, was, 'BR'), thl(match, was, 'PR')]).toEqual([5, 1, 1]),
      },
    ],
    refused: {
      without: (state) => {
        state.deaths.push('george_ii');
      },
    },
  },
  B17: {
    plays: [
      {
        says: 'activates three Commands, one of which may be Prussian if Prussia agrees',
        answers: ['britain cumberland', 'britain done', 'britain frederick'],
        holds: (match) => {
          expect(match.decisions('prussia').map(({ prompt }) => prompt.id)).toEqual(['consent']);
          answer(match, 'prussia yes');
          if (match.decisions('prussia')[0]?.prompt.id === 'compose') answer(match, 'prussia done');
          if (match.decisions('britain')[0]?.prompt.id === 'compose') answer(match, 'britain done');
          // No second Prussian one.
          expect(optionsOf(match, 'britain')).not.toContain('henry');
        },
      },
    ],
    refused: { without: truce },
  },
  B18: {
    plays: [
      {
        says: 'makes France send 4 infantry SPs to Flanders, whom it picks',
        answers: ['france option/1', 'france broglie/4'],
        holds: (match, was) => {
          expect([infantry(match, 'FR', 'maubeuge'), infantry(match, 'FR', 'mainz')]).toEqual([4, 4]);
          expect(will(match, was, 'FR')).toBe(0);
        },
      },
      {
        says: 'or lose 1 Will, which is all that is left to it with 3 SPs',
        forces: [['FR', 'koln', { inf: 3 }]],
        habits: { 'card-choice': 'option/2' },
        holds: (match, was) => {
          expect([will(match, was, 'FR'), infantry(match, 'FR', 'koln')]).toEqual([-1, 3]);
        },
      },
    ],
    refused: {
      without: (state) => {
        state.nations.FR.stance = 'neutral';
      },
    },
  },
  B19: {
    plays: [
      {
        says: 'places Granby, adds 2 cavalry steps there, and draws 1 Tactic',
        holds: (match) => {
          expect([placeOf(match, 'granby'), chits(match, 'BR')]).toEqual(['minden', 1]);
          expect(units(match, 'BR', 'minden', 'line_cav')).toEqual([1, 0]);
        },
      },
    ],
    refused: 'one-time',
  },
  B20: {
    plays: [
      {
        says: 'moves one Command of 20 SPs in winter up to 5 MPs, and it loses 1 SP',
        forces: [['BR', 'minden', { leaders: ['ferdinand_ha', 'sporcken'], inf: 20 }]],
        phase: 'winterStrategy',
        habits: { ...sending('BR', 'ferdinand_ha'), 'designate-winter': 'ferdinand_ha' },
        holds: (match) => {
          expect(mps(match, 'BR')).toBe(5);
          for (let n = 0; n < 8 && match.waiting.includes('britain'); n++) {
            const options = optionsOf(match, 'britain');
            answer(match, `britain ${['done', 'proposal'].find((id) => options.includes(id)) ?? options[0]}`);
          }
          expect(spOf(stackOf(match, 'ferdinand_ha') ?? { troops: {} })).toBe(19);
        },
      },
    ],
    refused: { without: truce, phase: 'winterStrategy' },
  },
  B21: {
    plays: [
      {
        says: 'makes a Colonial Conflict roll at +2; a success brings 2 Thalers',
        dice: [3, 4],
        holds: (match, was) => expect([colonial(was, match), thl(match, was, 'BR')]).toEqual([1, 2]),
      },
      {
        says: 'brings none if the marker does not move',
        dice: [2, 4],
        holds: (match, was) => expect([colonial(was, match), thl(match, was, 'BR')]).toEqual([0, 0]),
      },
    ],
    refused: 'second-card',
  },
  B22: {
    plays: [
      {
        says: 'adds a Light cavalry and a Light infantry unit to the German box',
        holds: (match) => expect(stateOf(match).boxes.german.BR).toEqual({ lt_cav: [1, 0], lt_inf: [1, 0] }),
      },
    ],
    refused: 'one-time',
  },
  B23: {
    plays: [
      {
        says: 'activates the Hereditary Prince with 12 SPs at most and +1 MP; his coups have +1',
        forces: [['BR', 'minden', { leaders: ['ferdinand_ha', 'erbprinz'], inf: 30 }]],
        answers: ['britain erbprinz'],
        holds: (match) => {
          answer(match, 'britain BR/inf/13');
          refuses(match, 'britain done', 'card-limit', '8.6.2');
          answer(match, 'britain proposal');
          expect(tales(match, 'activated')).toMatchObject([{ force: 'erbprinz', sp: 12 }]);
          // 8 + 1 + 1.
          expect(mps(match, 'BR')).toBe(10);
          answer(match, 'britain done');
          expect(stateOf(match).turn.drms).toMatchObject([{ what: 'coup', num: 1 }]);
        },
      },
    ],
    refused: { without: truce },
  },
};
deck('BR', CARDS);
