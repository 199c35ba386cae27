/** CM §2, §4 and §11: spaces, who commands, the Commander-in-Chief, minimum leaders. */
import { describe, expect, test } from 'vitest';
import { hasPath } from '../../src/facts/supply.ts';
import type { State } from '../../src/state.ts';
import type { Nation } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, optionsOf, post, stackOf, table, worldOf } from '../table.ts';
import { battle, drms, first, forcesOf, go, PASSING, sp, tales } from './drive.ts';
import { activate, asked, type Posting, quietly, strategy, whyNot } from './play.ts';

const AUSTRIANS = (forces: readonly Posting[], leader: string, change?: (state: State, world: World) => void) =>
  activate(
    strategy({ active: 'AU', hands: { AU: ['A1'] }, forces, ...(change && { change }) }),
    'austria',
    'A1',
    leader,
  );

describe('CM §2.1.1 whose space it is', () => {
  const rider = (nation: Nation, leader: string) => {
    const match = strategy({
      active: nation === 'FR' ? 'FR' : 'AU',
      forces: [[nation, 'mannheim', { leaders: [leader], inf: 4 }]],
    });
    const seat = nation === 'FR' ? 'france' : 'austria';
    answer(match, `${seat} leader`, `${seat} ${leader}`);
    return optionsOf(match, seat).some((id) => id.endsWith('/strasbourg'));
  };
  test('CM §2.1.1, 12.4 a Frenchman rides into the square space of Strasbourg, an Austrian does not', () => {
    expect([rider('FR', 'soubise'), rider('AU', 'hadik')]).toEqual([true, false]);
  });
  test('CM §2.1.1, 9.2.3 purple Kassel is British: it feeds Hanoverians next door, and no Prussians', () => {
    const fed = (nation: Nation, leader: string) => {
      const match = strategy({
        forces: [[nation, 'korbach', { leaders: [leader], inf: 10 }]],
        change: (state) => {
          state.control = {};
          state.disrupted = ['hanover', 'london', 'magdeburg', 'berlin'];
        },
      });
      const stack = stackOf(match, leader);
      return stack !== undefined && hasPath(worldOf(match), stack);
    };
    expect([fed('BR', 'sporcken'), fed('PR', 'bevern')]).toEqual([true, false]);
  });
});

describe('CM §4.1 and §4.3.4 in battle', () => {
  test('CM §4.1 one Command attacks while another of its side in the space looks on', () => {
    const match = battle({
      leader: 'frederick',
      force: { inf: 16 },
      against: 'AU',
      enemy: { leaders: ['daun'], inf: 12 },
      others: [['PR', 'kolin', { leaders: ['keith'], inf: 10 }]],
      dice: [3, 3, 3, 3],
    });
    expect(tales(match, 'battle')).toMatchObject([{ attack: 16, defence: 12 }]);
    expect(sp(match, 'keith')).toBe(10);
  });
  test('CM §4.1 all who defend in a space are one force: two Commands and leaderless troops', () => {
    const match = battle({
      leader: 'frederick',
      force: { inf: 16 },
      against: 'AU',
      enemy: { leaders: ['daun'], inf: 10 },
      others: [
        ['AU', 'kolin', { leaders: ['hadik'], inf: 8 }],
        ['AU', 'kolin', { inf: 3 }],
      ],
      dice: [3, 3, 3, 3],
    });
    expect(tales(match, 'battle')).toMatchObject([{ attack: 16, defence: 21 }]);
  });
  const defended = (austrian: number, french: number, frenchman = 'soubise') =>
    drms(
      battle({
        leader: 'keith',
        force: { inf: 12 },
        against: 'AU',
        enemy: { leaders: ['daun'], inf: austrian },
        others: [['FR', 'kolin', { leaders: [frenchman], inf: french }]],
        dice: [3, 3, 3, 3],
      }),
      'coalition',
    );
  test('CM §4.3.4 of 10 Austrians and 12 Frenchmen who defend together Soubise (1) is Commander, not Daun (4)', () => {
    expect([defended(10, 12), defended(12, 10)]).toMatchObject([{ leader: 1 }, { leader: 4 }]);
  });
  test('CM §4.3.4 with equal SPs the higher in rank: Daun (C) before Soubise (E), d’Estrées (A) before Daun', () => {
    expect([defended(11, 11), defended(11, 11, 'destrees')]).toMatchObject([{ leader: 4 }, { leader: 2 }]);
  });
});

describe('CM §4.3.5 and §4.4 on the way', () => {
  test('CM §4.3.5, 12.5 Hadik (12) who meets Lacy (8) takes both along: two corps leaders lead 20', () => {
    const match = AUSTRIANS(
      [
        ['AU', 'prague', { leaders: ['daun'], inf: 30 }],
        ['AU', 'tabor', { leaders: ['hadik'], inf: 12 }],
        ['AU', 'budweis', { leaders: ['lacy'], inf: 8 }],
      ],
      'hadik',
    );
    answer(match, 'austria step/budweis');
    quietly(match);
    answer(match, 'austria pick-up/lacy');
    go(match, { 'part-pick-up': 'done' });
    expect([sp(match, 'hadik'), stackOf(match, 'lacy')?.leaders]).toEqual([20, ['hadik', 'lacy']]);
  });
  test('CM §4.4, 12.5 nor is a gun picked up beyond what the CIC has', () => {
    const match = AUSTRIANS(
      [
        ['AU', 'prague', { leaders: ['daun'], inf: 20, field_art: 1 }],
        ['AU', 'tabor', { leaders: ['hadik'], inf: 6, field_art: 1 }],
        ['AU', 'budweis', { inf: 4, field_art: 1 }],
      ],
      'hadik',
    );
    answer(match, 'austria step/budweis');
    quietly(match);
    answer(match, 'austria pick-up/budweis');
    go(match, { 'part-pick-up': 'done' });
    expect(stackOf(match, 'hadik')?.troops.AU).toMatchObject({ inf: 10, units: { field_art: [1, 0] } });
  });
  test('CM §4.4, 4.1.1 British and Hanoverians have one CIC: Sporcken leads no more than Cumberland keeps', () => {
    const match = strategy({
      active: 'BR',
      hands: { BR: ['B1'] },
      forces: [
        ['BR', 'hanover', { leaders: ['cumberland'], inf: 8 }],
        ['BR', 'minden', { leaders: ['sporcken'], inf: 12 }],
      ],
    });
    answer(match, 'britain ops/B1', 'britain sporcken');
    go(match, { compose: (ids) => (ids.includes('done') ? 'done' : 'proposal') });
    quietly(match);
    expect(sp(match, 'sporcken')).toBe(8);
  });
  test('CM §4.4 the Swedes have theirs too: Hamilton leads no more than Ungern-Sternberg keeps', () => {
    const match = strategy({
      active: 'FR',
      hands: { FR: ['F1'] },
      forces: [
        ['SW', 'stralsund', { leaders: ['ungern'], inf: 3 }],
        ['SW', 'greifswald', { leaders: ['hamilton'], inf: 7 }],
      ],
      change: (state) => void Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'FR' }),
    });
    answer(match, 'france ops/F1', 'france hamilton');
    go(match, { compose: (ids) => (ids.includes('done') ? 'done' : 'proposal') });
    quietly(match);
    expect(sp(match, 'hamilton')).toBe(3);
  });
});

describe('CM §4.6 minimum leaders', () => {
  const begins = (nations: readonly Nation[], forces: readonly Posting[], change?: (state: State) => void) =>
    table({
      phase: 'turn',
      active: 'AU',
      change: (state, world) => {
        state.stacks = [];
        for (const [id, where] of Object.entries(state.leaders)) if (where === 'map') state.leaders[id] = 'pool';
        for (const [nation, at, force] of forces) post(world, nation, at, force);
        for (const nation of nations) Object.assign(state.nations[nation], { stance: 'belligerent' });
        change?.(state);
      },
    });
  const FRENCH: Posting = ['FR', 'wesel', { leaders: ['soubise', 'destrees'], inf: 8 }];
  test('CM §4.6 Belligerent Sweden may always have one: without any its Patron is asked', () => {
    const match = begins(['FR', 'SW'], [FRENCH, ['SW', 'stralsund', { inf: 6 }]], (state) => {
      state.nations.SW.patron = 'FR';
    });
    expect(asked(match, 'france')).toEqual(['minimum-leader']);
    go(match, { 'minimum-leader': first });
    expect(forcesOf(match, 'SW').flatMap(({ leaders }) => leaders)).toHaveLength(1);
  });
  test('CM §4.6 Neutral Sweden has no such right', () => {
    const match = begins(['FR'], [FRENCH, ['SW', 'stralsund', { inf: 6 }]], (state) => {
      Object.assign(state.nations.SW, { stance: 'neutral', patron: 'FR' });
    });
    expect(asked(match, 'france')).not.toContain('minimum-leader');
  });
  test('CM §4.6 two Frenchmen are enough, after En Avant! three', () => {
    const early = begins(['FR'], [FRENCH, ['SW', 'stralsund', { leaders: ['hamilton'], inf: 6 }]]);
    expect(asked(early, 'france')).not.toContain('minimum-leader');
    const late = begins(['FR'], [FRENCH, ['SW', 'stralsund', { leaders: ['hamilton'], inf: 6 }]], (state) => {
      state.flags.push({ id: 'en_avant', until: 'game_end' });
    });
    expect(asked(late, 'france')).toEqual(['minimum-leader']);
  });
});

describe('CM §11 activation', () => {
  test('CM §11.1 troops that were not designated stay, and are free for a small march', () => {
    const match = strategy({
      hands: { PR: ['P13'] },
      forces: [
        ['PR', 'dresden', { leaders: ['keith'], inf: 12 }],
        ['PR', 'berlin', { leaders: ['frederick'], inf: 5 }],
      ],
    });
    answer(match, 'prussia ops/P13', 'prussia keith', 'prussia PR/inf/9', 'prussia done');
    quietly(match);
    expect(sp(match, 'keith')).toBe(9);
    answer(match, 'prussia step/pirna');
    quietly(match);
    answer(match, 'prussia done');
    quietly(match);
    answer(match, 'prussia minor-march', 'prussia force/dresden');
    go(match, { compose: 'done' });
    expect(optionsOf(match, 'prussia')).toContain('step/freiberg');
  });
  test('CM §4.2.1, 2.2.2 five infantry SPs with three guns are a Minor Force', () => {
    const match = strategy({ forces: [['PR', 'dresden', { inf: 5, field_art: 3 }]] });
    answer(match, 'prussia minor-march', 'prussia force/dresden');
    expect(whyNot(match, 'prussia', 'done')).toBeUndefined();
    go(match, { compose: 'done', ...PASSING });
    expect(optionsOf(match, 'prussia')).toContain('step/pirna');
  });
});
