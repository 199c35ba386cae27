/** CM §4: forces and Commands. */
import { describe, expect, test } from 'vitest';
import {
  capacityOf,
  ceilingOf,
  cicOf,
  commanderOf,
  initiativeOf,
  movementRating,
  nationOf,
} from '../../src/facts/leaders.ts';
import { isMajor, spOf } from '../../src/facts/troops.ts';
import type { Contingents } from '../../src/state.ts';
import { answer, clear, optionsOf, post, refusal, table, worldOf } from '../table.ts';
import { activate, strategy, whyNot } from './play.ts';

const data = worldOf(table());
const inf = (troops: Partial<Record<keyof Contingents, number>>): Contingents =>
  Object.fromEntries(Object.entries(troops).map(([nation, n]) => [nation, { inf: n ?? 0, units: {} }]));

describe('CM §4.1 forces', () => {
  test('CM §4.1.1 6 French, 7 Imperial and 2 Saxon SPs are an Imperial force', () => {
    expect(nationOf(data, { leaders: [], troops: inf({ FR: 6, IM: 7, SA: 2 }) })).toBe('IM');
  });
  test('CM §4.1.1 with equal SPs the nationality is the Commander’s', () => {
    expect(nationOf(data, { leaders: ['soubise'], troops: inf({ FR: 6, IM: 6 }) })).toBe('FR');
  });
  test('CM §4.1 a leaderless force has Initiative 4 and 4 MPs', () => {
    const force = { leaders: [], troops: inf({ PR: 8 }) };
    expect([initiativeOf(data, force), movementRating(data, force)]).toEqual([4, 4]);
  });
  test('CM §4.2.1 five SPs are a Minor Force, six a Major one', () => {
    expect([isMajor({ troops: inf({ PR: 5 }) }), isMajor({ troops: inf({ PR: 6 }) })]).toEqual([false, true]);
  });
  test('CM §2.2.2 artillery has no SPs', () => {
    expect(spOf({ troops: { PR: { inf: 3, units: { field_art: [2, 0] } } } })).toBe(3);
  });
});

describe('CM §4.3 leaders', () => {
  test('CM §4.3.1–2 an army leader moves 20 SPs, a corps leader 12, a subordinate adds his own', () => {
    expect([
      capacityOf(data, ['frederick']),
      capacityOf(data, ['maurice']),
      capacityOf(data, ['frederick', 'maurice']),
    ]).toEqual([20, 12, 32]);
  });
  test('CM §4.3.3 Frederick is more senior than Henry, Henry than Schwerin', () => {
    const troops = inf({ PR: 10 });
    expect(commanderOf(data, { leaders: ['schwerin_l', 'henry'], troops })).toBe('henry');
    expect(commanderOf(data, { leaders: ['schwerin_l', 'henry', 'frederick'], troops })).toBe('frederick');
  });
  test('CM §4.3.4 of several nations the Senior Leader of the one with most SPs commands', () => {
    expect(commanderOf(data, { leaders: ['soubise', 'hildburghausen'], troops: inf({ FR: 6, IM: 7 }) })).toBe(
      'hildburghausen',
    );
  });
  test('CM §4.3.4 with equal SPs the highest-ranked Senior Leader commands', () => {
    expect(commanderOf(data, { leaders: ['soubise', 'hildburghausen'], troops: inf({ FR: 7, IM: 7 }) })).toBe(
      'hildburghausen',
    );
  });
  test('CM §4.3.1 more SPs than the leaders can move may not march', () => {
    const match = strategy({ forces: [['PR', 'torgau', { leaders: ['maurice'], inf: 13 }]], hands: { PR: ['P5'] } });
    answer(match, 'prussia ops/P5', 'prussia maurice', 'prussia PR/inf/13');
    expect(whyNot(match, 'prussia', 'done')).toBe('capacity');
    answer(match, 'prussia proposal');
    expect(optionsOf(match, 'prussia')).toContain('done');
  });
});

describe('CM §4.4 Commanders-in-Chief', () => {
  test('CM §4.4 the highest-ranked leader in play is CIC', () => {
    const match = table({
      change: (_, world) => {
        clear(world);
        post(world, 'AU', 'prague', { leaders: ['daun'], inf: 10 });
        post(world, 'AU', 'brunn', { leaders: ['nadasdy'], inf: 4 });
      },
    });
    expect(cicOf(worldOf(match), 'AU')).toBe('daun');
    expect(ceilingOf(worldOf(match), 'AU')?.sp).toBe(10);
  });
  test('CM §4.4 another Command may not activate with more SPs than the CIC has', () => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['AU', 'prague', { leaders: ['charles'], inf: 6 }],
        ['AU', 'koniggratz', { leaders: ['nadasdy'], inf: 9 }],
      ],
      hands: { AU: ['A3'] },
    });
    const card = optionsOf(match, 'austria').find((id) => id.startsWith('ops/'));
    answer(match, `austria ${card}`, 'austria nadasdy', 'austria AU/inf/7');
    expect(whyNot(match, 'austria', 'done')).toBe('cic');
    answer(match, 'austria proposal');
    expect(optionsOf(match, 'austria')).toContain('done');
  });
  test('CM §4.4 no non-Prussian Command may have more Field Artillery than its CIC’s', () => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['AU', 'prague', { leaders: ['charles'], inf: 12, field_art: 1 }],
        ['AU', 'koniggratz', { leaders: ['nadasdy'], inf: 9, field_art: 2 }],
      ],
      hands: { AU: ['A3'] },
    });
    const card = optionsOf(match, 'austria').find((id) => id.startsWith('ops/'));
    answer(match, `austria ${card}`, 'austria nadasdy', 'austria AU/field_art/2');
    expect(whyNot(match, 'austria', 'done')).toBe('cic-guns');
  });
  test('CM §4.4 Prussia has no such rule', () => {
    const match = strategy({
      forces: [
        ['PR', 'torgau', { leaders: ['frederick'], inf: 2 }],
        ['PR', 'breslau', { leaders: ['bevern'], inf: 11 }],
      ],
      hands: { PR: ['P5'] },
    });
    activate(match, 'prussia', 'P5', 'bevern');
    expect(match.decisions('prussia')[0]?.prompt.id).toBe('march');
  });
});

describe('CM §11 activation', () => {
  test('CM §11.1 any card activates a Commander of Initiative 1', () => {
    const match = strategy({ forces: [['PR', 'torgau', { leaders: ['frederick'], inf: 8 }]], hands: { PR: ['P12'] } });
    expect(refusal(match, 'prussia ops/P12')).toBeUndefined();
    expect(optionsOf(match, 'prussia')).toContain('frederick');
  });
  test('CM §11.1 a Command of Initiative 3 needs 3 Ops or more', () => {
    const forces = [
      ['PR', 'torgau', { leaders: ['frederick'], inf: 8 }],
      ['PR', 'breslau', { leaders: ['bevern'], inf: 8 }],
    ] as const;
    const weak = strategy({ forces, hands: { PR: ['P6'] } });
    answer(weak, 'prussia ops/P6');
    expect(whyNot(weak, 'prussia', 'bevern')).toBe('too-slow');
    const strong = strategy({ forces, hands: { PR: ['P5'] } });
    answer(strong, 'prussia ops/P5');
    expect(optionsOf(strong, 'prussia')).toContain('bevern');
  });
  test('CM §11.1 a leaderless force does not activate by Ops, but by an Admin March', () => {
    const match = strategy({
      forces: [
        ['PR', 'torgau', { leaders: ['frederick'], inf: 8 }],
        ['PR', 'breslau', { inf: 8 }],
      ],
      hands: { PR: ['P5'] },
    });
    answer(match, 'prussia ops/P5');
    expect(optionsOf(match, 'prussia')).not.toContain('force/breslau');
    const admin = strategy({ forces: [['PR', 'breslau', { inf: 8 }]], hands: { PR: ['P5'] } });
    answer(admin, 'prussia admin-march');
    expect(optionsOf(admin, 'prussia')).toContain('force/breslau');
  });
});
