/** CM §17: sieges, coups and whose VPs, at their borders. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import { answer, clear, depot, type Force, optionsOf, stackOf, stateOf, told } from '../table.ts';
import { first, go, ORDERS, PASSING, tales, willOf } from './drive.ts';
import { asked, strategy, whyNot } from './play.ts';
import { besieging, inside, QUIET } from './scenes.ts';

describe('CM §17.4 the siege goes on', () => {
  const DAUN: Force = { leaders: ['daun'], inf: 14, line_cav: 2, siege_art: 1 };
  test('CM §17.4.4 Dysentery: the besieger says who dies, infantry or cavalry', () => {
    const match = besieging(
      'AU',
      'AU',
      'schweidnitz',
      { ...DAUN, supply: 'critical' },
      inside('PR', 'schweidnitz', { inf: 4 }),
      [1],
    );
    go(match, QUIET);
    expect(tales(match, 'siege-roll')).toMatchObject([{ result: 'dysentery' }]);
    expect(asked(match, 'austria')).toEqual(['losses']);
    answer(match, 'austria by-hand');
    const kinds = optionsOf(match, 'austria').map((id) => id.split('/').at(-1));
    expect(kinds).toEqual(expect.arrayContaining(['inf', 'line_cav']));
  });
  test('CM §17.4.2 and §17.4.7 a Demoralized besieger in Short Supply without siege guns before a large garrison: the ledger', () => {
    // −1 class 3, −1 large garrison, −2 no siege guns, −1 Demoralized, −2 Short Supply, +1 Austrian; a leader of 4: −1.
    const match = besieging(
      'AU',
      'AU',
      'magdeburg',
      { leaders: ['daun'], inf: 16, field_art: 1, supply: 'short', morale: 'demoralized' },
      inside('PR', 'magdeburg', { leaders: ['henry'], inf: 6 }),
      [6],
    );
    go(match, QUIET);
    expect(tales(match, 'siege-roll')).toMatchObject([{ roll: 6, drm: -7, total: -1, result: 'dysentery' }]);
  });
  test('CM §17.4.2 5 SPs in a class 3 fortress are no large garrison, 6 are', () => {
    const drm = (inf: number) => {
      const match = besieging('AU', 'AU', 'magdeburg', DAUN, inside('PR', 'magdeburg', { inf }), [2]);
      go(match, QUIET);
      return tales(match, 'siege-roll')[0]?.drm;
    };
    expect([drm(5), drm(6)]).toEqual([0, -1]);
  });
  test('CM §17.4.2 artillery inside is no garrison SP: the garrison stays tiny', () => {
    const match = besieging('AU', 'AU', 'schweidnitz', DAUN, inside('PR', 'schweidnitz', { field_art: 1 }), [1]);
    go(match, QUIET);
    // +1 Austrian, +3 tiny: 5.
    expect(tales(match, 'siege-roll')).toMatchObject([{ drm: 4, total: 5, result: 'breach_honors' }]);
  });
  test('CM §17.4.3 no marker is added for a Sortie: a 0 after it is still a 0', () => {
    const match = besieging(
      'PR',
      'PR',
      'olmutz',
      { leaders: ['frederick'], inf: 16, siege_art: 1 },
      inside('AU', 'olmutz', { inf: 3 }),
      [2],
      0,
    );
    go(match, QUIET);
    // −1 for class 3: 1, a Sortie.
    expect(tales(match, 'siege-roll')).toMatchObject([{ total: 1, result: 'sortie', marker: 0 }]);
    expect(stateOf(match).sieges.olmutz).toEqual({ marker: 0, by: 'ap' });
  });
  test('CM §5.1.2b and §17.4.1 an Imperial Command besieges in Austria’s Turn, and rolls in its Siege Segment', () => {
    const match = besieging(
      'AU',
      'IM',
      'halberstadt',
      { leaders: ['stolberg'], inf: 1 },
      undefined,
      [],
      0,
      (state, world) => {
        clear(world);
        state.sieges = {};
      },
    );
    expect(stateOf(match).sieges).toEqual({});
    const imperial = besieging(
      'AU',
      'IM',
      'torgau',
      { leaders: ['stolberg'], inf: 9, field_art: 1 },
      inside('PR', 'torgau', { inf: 1 }),
      [2],
      0,
      (state) => {
        state.control.torgau = 'PR';
      },
    );
    go(imperial, QUIET);
    // +1 class 1, −2 without siege guns. An Imperial siege is no Austrian or French one.
    expect(tales(imperial, 'siege-roll')).toMatchObject([{ roll: 2, drm: -1, total: 1 }]);
  });
  test('CM §10.8 a Russian siege costs two Supply Actions before Improved Russian Supply', () => {
    const laying = (sas: number) => {
      const match = strategy({
        active: 'RU',
        forces: [
          ['RU', 'konigsberg', { leaders: ['fermor'], inf: 16, field_art: 2 }],
          ['PR', 'konigsberg', { inf: 2, inside: true }],
        ],
        hands: { FR: [ORDERS.RU] },
        change: (state, world) => {
          state.powers.RU.supplyActions = sas;
          depot(world, 'RU', 'insterburg');
          depot(world, 'RU', 'tilsit');
        },
      });
      answer(match, `france ops/${ORDERS.RU}`, 'france fermor');
      go(match, { compose: 'done', ...PASSING });
      return match;
    };
    expect(whyNot(laying(1), 'france', 'siege')).toBe('no-supply-actions');
    const match = laying(2);
    answer(match, 'france siege');
    expect([stateOf(match).powers.RU.supplyActions, stateOf(match).sieges.konigsberg]).toEqual([
      0,
      { marker: 0, by: 'coalition' },
    ]);
  });
  test('CM §17.4.5 Honors at +3: the garrison’s siege guns go with it, its depot is captured', () => {
    const match = besieging(
      'AU',
      'AU',
      'schweidnitz',
      DAUN,
      inside('PR', 'schweidnitz', { leaders: ['keith'], inf: 3, siege_art: 1 }),
      [5],
      3,
      (_, world) => {
        depot(world, 'PR', 'schweidnitz').inside = true;
      },
    );
    go(match, { ...QUIET, honors: first, distribute: 'thaler' });
    expect(stackOf(match, 'keith')?.troops.PR?.units.siege_art).toEqual([1, 0]);
    expect([stateOf(match).depots, stateOf(match).control.schweidnitz]).toEqual([[], 'AU']);
  });
  test('CM §17.4.6 Surrender captures the siege guns inside: 1 Thaler and 1 Supply Action', () => {
    const match = besieging(
      'AU',
      'AU',
      'schweidnitz',
      DAUN,
      inside('PR', 'schweidnitz', { inf: 3, siege_art: 1 }),
      [6],
      0,
      (state) => {
        state.powers.AU.supplyActions = 0;
        state.nations.AU.treasury = 4;
      },
    );
    go(match, { ...QUIET, distribute: 'thaler' });
    expect([stateOf(match).nations.AU.treasury, stateOf(match).powers.AU.supplyActions]).toEqual([5, 1]);
    expect(stateOf(match).prisoners.coalition.troops.PR?.units.siege_art).toBeUndefined();
  });
  test('CM §17.7 exactly 5 SPs that surrender are a Crushing Victory, 4 are none', () => {
    const fall = (inf: number) => {
      const match = besieging('AU', 'AU', 'magdeburg', DAUN, inside('PR', 'magdeburg', { inf }), [6], 2, (state) => {
        for (const power of ['AU', 'PR'] as const) state.powers[power].will = 12;
      });
      go(match, QUIET);
      return [willOf(match, 'AU'), willOf(match, 'PR'), tales(match, 'crushing').length];
    };
    expect([fall(5), fall(4)]).toEqual([
      [13, 10, 1],
      [12, 12, 0],
    ]);
  });
  test('CM §17.7 Honors of War yield no prisoners, and no Crushing Victory', () => {
    const match = besieging(
      'AU',
      'AU',
      'schweidnitz',
      DAUN,
      inside('PR', 'schweidnitz', { inf: 8 }),
      [5],
      0,
      (state) => {
        state.powers.AU.will = 12;
      },
    );
    go(match, { ...QUIET, honors: first });
    // 5 + 1 − 1 for a large garrison.
    expect(tales(match, 'siege-roll')).toMatchObject([{ total: 5, result: 'breach_honors' }]);
    expect([willOf(match, 'AU'), spOf(stateOf(match).prisoners.coalition), told(match, 'crushing')]).toEqual([
      12,
      0,
      [],
    ]);
  });
});
