/** CM §17.5–17.7: coups, whose VPs, who is shut in. */
import { describe, expect, test } from 'vitest';
import type { Nation, Power } from '../../src/vocabulary.ts';
import { answer, type Force, optionsOf, stackOf, stateOf, type Table, told } from '../table.ts';
import { first, go, SEAT, sp, tales } from './drive.ts';
import { type Posting, strategy } from './play.ts';
import { besieging, type Change, inside, QUIET } from './scenes.ts';

const vps = (match: Table) =>
  tales(match, 'vp')
    .map(({ power, num }) => `${power} ${num > 0 ? '+' : ''}${num}`)
    .sort();

describe('CM §17.6 coups, §17.7 whose VPs', () => {
  const coup = (
    by: Power,
    nation: Nation,
    leader: string,
    at: string,
    dice: readonly number[],
    change?: Change,
    more: readonly Posting[] = [],
    force: Force = { inf: 6 },
  ) => {
    const match = strategy({
      active: by,
      forces: [[nation, at, { leaders: [leader], ...force }], ...more],
      dice,
      ...(change && { change }),
    });
    answer(match, `${SEAT[by]} coup/${leader}`);
    return match;
  };
  test('CM §17.7 a Prussian Wesel that the Imperials storm: the active Power, Austria, gains; the Empire controls it', () => {
    // Class 3, empty: 6 − 2 + 2 = 6.
    const match = coup('AU', 'IM', 'stolberg', 'wesel', [6], (state) => {
      state.control = {};
    });
    expect([vps(match), stateOf(match).control.wesel]).toEqual([['AU +1', 'PR -1'], 'IM']);
  });
  test('CM §17.7 F accrues to France even when Austria takes Düsseldorf back', () => {
    const match = coup('AU', 'AU', 'nadasdy', 'dusseldorf', [6], (state) => {
      state.control.dusseldorf = 'BR';
    });
    expect(vps(match)).toEqual(['BR -1', 'FR +1']);
  });
  test('CM §17.7 A accrues to Austria even when France takes Erfurt back from Prussia', () => {
    const match = coup('FR', 'FR', 'destrees', 'erfurt', [6], (state) => {
      state.control.erfurt = 'PR';
    });
    expect(vps(match)).toEqual(['AU +1', 'PR -1']);
  });
  test('CM §17.7 Kolberg falls to the Swedes: France, their Patron, gains', () => {
    const swedes: Change = (state) => {
      Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'FR', side: 'coalition' });
    };
    const match = coup('FR', 'SW', 'hamilton', 'kolberg', [5], swedes);
    expect(vps(match)).toEqual(['FR +1', 'PR -1']);
  });
  test('CM §17.7 Stralsund, marked F, costs France its VP even while Sweden is a Russian Client', () => {
    const match = coup('PR', 'PR', 'keith', 'stralsund', [5], (state) => {
      Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'RU', side: 'coalition' });
      state.nations.FR.stance = 'neutral';
    });
    expect(vps(match)).toEqual(['FR -1', 'PR +1']);
  });
  test('CM §17.7 Prussia relieves the Anglo-Allies of a French Hameln: it is British again, the VP the active Power’s', () => {
    const match = coup('PR', 'PR', 'keith', 'hameln', [6], (state) => {
      state.control.hameln = 'FR';
    });
    expect([stateOf(match).control.hameln ?? 'BR', vps(match)]).toEqual(['BR', ['FR -1', 'PR +1']]);
  });
  test('CM §17.6 a failed coup costs 3 infantry SPs; 5 with their leader stay a Command of 2', () => {
    const match = coup('AU', 'AU', 'nadasdy', 'schweidnitz', [1], undefined, [], { inf: 5 });
    go(match, { losses: 'proposal' });
    expect([sp(match, 'nadasdy'), stateOf(match).control.schweidnitz, stateOf(match).coups]).toEqual([
      2,
      undefined,
      ['schweidnitz'],
    ]);
  });
  test('CM §17.6 its loss is infantry: cavalry is not touched, Light infantry may be', () => {
    const match = coup('AU', 'AU', 'nadasdy', 'schweidnitz', [1], undefined, [], { inf: 4, lt_inf: 2, line_cav: 2 });
    go(match, { losses: 'proposal' });
    const own = stackOf(match, 'nadasdy')?.troops.AU;
    expect(own?.units.line_cav).toEqual([2, 0]);
    expect([sp(match, 'nadasdy'), told(match, 'losses').length > 0]).toEqual([7, true]);
  });
  test('CM §17.6 Demoralized −1, a defending leader −1: 6 on the die is 3 at Schweidnitz', () => {
    // −1 class, +1 offence 2, −1, −1, garrison 4: −1.
    const match = coup(
      'AU',
      'AU',
      'nadasdy',
      'schweidnitz',
      [6],
      undefined,
      [inside('PR', 'schweidnitz', { leaders: ['keith'], inf: 4 })],
      { inf: 6, morale: 'demoralized' },
    );
    expect(tales(match, 'coup')).toMatchObject([{ roll: 6, total: 3, success: 0 }]);
  });
  test('CM §17.6 a coup may be tried in another Season: the markers go when the Season ends', () => {
    const match = strategy({
      active: 'RU',
      forces: [],
      change: (state) => {
        Object.assign(state, { season: 'summer', round: 5, coups: ['brieg'], order: ['PR', 'AU', 'FR', 'BR', 'RU'] });
      },
    });
    go(match, {
      ...QUIET,
      'supply-actions': 'done',
      resupply: 'done',
      rally: 'done',
      'light-transfer': 'done',
      'keep-tactic': first,
      discard: first,
      'minimum-leader': first,
    });
    expect([stateOf(match).season, stateOf(match).coups]).toEqual(['fall', []]);
  });
});

describe('CM §17.4.8, 17.5 who is shut in', () => {
  test('CM §17.4.8 a besieger whose last artillery a + destroys raises the siege… here he simply has none', () => {
    const match = besieging(
      'AU',
      'AU',
      'schweidnitz',
      { leaders: ['daun'], inf: 16 },
      inside('PR', 'schweidnitz', { inf: 3 }),
      [6],
    );
    go(match, QUIET);
    expect(told(match, 'siege-roll')).toEqual([]);
  });
  test('CM §17.5.1 a besieged force rides with nobody: its leader does not leave alone', () => {
    const match = strategy({
      forces: [
        ['PR', 'schweidnitz', { leaders: ['keith'], inf: 3, inside: true }],
        ['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, field_art: 1 }],
        ['PR', 'berlin', { leaders: ['frederick'], inf: 3 }],
      ],
      change: (state) => {
        state.sieges.schweidnitz = { marker: 0, by: 'coalition' };
      },
    });
    answer(match, 'prussia leader');
    expect(optionsOf(match, 'prussia')).not.toContain('keith');
  });
  test('CM §17.5.1 nor does it make an Admin March', () => {
    const match = strategy({
      forces: [
        ['PR', 'schweidnitz', { inf: 3, inside: true }],
        ['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, field_art: 1 }],
        ['PR', 'breslau', { inf: 3 }],
      ],
    });
    answer(match, 'prussia minor-march');
    expect(optionsOf(match, 'prussia')).not.toContain('force/schweidnitz');
    expect(optionsOf(match, 'prussia')).toContain('force/breslau');
  });
});
