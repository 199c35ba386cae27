/** CM §15–17: garrisons that come out, sieges that are raised, who scores, and senior leaders who are taken. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, post, stackOf, stateOf, told } from '../table.ts';
import { battle, first, forcesOf, go, PASSING, tales, willOf } from './drive.ts';
import { activate, type Posting, strategy } from './play.ts';
import { besieging, type Change, inside, QUIET } from './scenes.ts';

const besieged =
  (at: string, marker = 1): Change =>
  (state) => {
    state.sieges[at] = { marker, by: 'coalition' };
  };

describe('CM §17.5.1 a garrison comes out', () => {
  const besieger: Posting = ['AU', 'breslau', { leaders: ['konigsegg'], inf: 18, field_art: 1, siege_art: 1 }];
  const sallying = (dice: readonly number[], garrison: readonly Posting[], others: readonly Posting[] = [besieger]) => {
    const match = strategy({ forces: [...others, ...garrison], dice, change: besieged('breslau') });
    answer(match, 'prussia sortie/breslau');
    return go(match, { tactic: 'none', losses: 'proposal' });
  };
  test('CM §17.5.1 after a Draw it is stuck again: the besieger stands, and has his minimum', () => {
    const match = sallying([1, 1, 1, 1], [inside('PR', 'breslau', { leaders: ['keith'], inf: 12 })]);
    expect(told(match, 'battle-drawn')).toHaveLength(1);
    expect(stackOf(match, 'keith')).toMatchObject({ at: 'breslau', inside: true });
    expect(stateOf(match).sieges.breslau).toEqual({ marker: 1, by: 'coalition' });
  });
  test('CM §17.5.1 after a Draw that leaves the besieger below his minimum it goes where it likes', () => {
    const few: Posting = ['AU', 'breslau', { leaders: ['konigsegg'], inf: 15, field_art: 1, siege_art: 1 }];
    const match = sallying([1, 1, 1, 1], [inside('PR', 'breslau', { leaders: ['keith'], inf: 12 })], [few]);
    expect([told(match, 'battle-drawn').length, optionsOf(match, 'prussia')]).toEqual([
      1,
      expect.arrayContaining(['stay', 'retreat/schweidnitz']),
    ]);
    go(match, { retreat: 'stay' });
    expect([stackOf(match, 'keith')?.inside, stateOf(match).sieges]).toEqual([false, {}]);
  });
  test('CM §17.5.1 and §11.2 it comes out once in a Turn, beaten or not', () => {
    const daun: Posting = ['AU', 'breslau', { leaders: ['daun'], inf: 18, field_art: 1, siege_art: 1 }];
    const match = sallying([1, 1, 1, 1], [inside('PR', 'breslau', { leaders: ['keith'], inf: 12 })], [daun]);
    expect([told(match, 'battle-won').length, stackOf(match, 'keith')?.inside]).toEqual([1, true]);
    expect(optionsOf(match, 'prussia')).not.toContain('sortie/breslau');
  });
  test('CM §17.5.1 "a force in a fortress" is all of it: both Commands come out', () => {
    const match = sallying(
      [1, 1, 1, 1],
      [
        inside('PR', 'breslau', { leaders: ['keith'], inf: 6 }),
        inside('PR', 'breslau', { leaders: ['henry'], inf: 7 }),
      ],
    );
    expect(tales(match, 'battle')).toMatchObject([{ attack: 13, defence: 18 }]);
  });
  test('CM §17.5.1 and §4.3.2 a Corps Leader attacks with 12 SPs, three of 15 stay inside', () => {
    const match = sallying([1, 1, 1, 1], [inside('PR', 'breslau', { leaders: ['fouque'], inf: 15 })]);
    expect(tales(match, 'battle')).toMatchObject([{ attacker: 'fouque', attack: 12 }]);
  });
});

describe('CM §15.9 and §17.4 before a fortress', () => {
  test('CM §15.9 and §17.5.1 who stands before his besieged fortress and is attacked does not retreat into it', () => {
    const match = activate(
      strategy({
        active: 'AU',
        hands: { AU: ['A1'] },
        forces: [
          ['AU', 'prague', { leaders: ['daun'], inf: 20, field_art: 2 }],
          ['AU', 'breslau', { leaders: ['nadasdy'], inf: 16, siege_art: 1 }],
          ['PR', 'breslau', { leaders: ['bevern'], inf: 5 }],
          inside('PR', 'breslau', { inf: 2 }),
        ],
        dice: [5, 1],
        change: besieged('breslau'),
      }),
      'austria',
      'A1',
      'nadasdy',
    );
    go(match, { march: 'done', attack: 'attack', relief: 'stay', tactic: 'none', losses: 'proposal', ...PASSING });
    expect(optionsOf(match, 'prussia').filter((id) => id === 'inside' || id === 'leave-garrison')).toEqual([]);
    expect(optionsOf(match, 'prussia').some((id) => id.startsWith('retreat/'))).toBe(true);
  });
  test('CM §17.4.8 the marker goes when no Command is left that besieges: 9 SPs with the guns and 8 under another leader', () => {
    const match = besieging(
      'AU',
      'AU',
      'breslau',
      { leaders: ['daun'], inf: 9, siege_art: 1 },
      undefined,
      [6],
      1,
      (_, world) => {
        post(world, 'AU', 'breslau', { leaders: ['hadik'], inf: 8 });
      },
    );
    go(match, QUIET);
    expect([told(match, 'siege-roll'), stateOf(match).sieges]).toEqual([[], {}]);
  });
  test('CM §17.4.1 "no enemy force outside": reduced hussars of 0 SPs are a force', () => {
    const match = besieging(
      'AU',
      'AU',
      'breslau',
      { leaders: ['daun'], inf: 15, siege_art: 1 },
      undefined,
      [6],
      1,
      (_, world) => {
        world.state.stacks.push({
          ...(world.state.stacks[0] as (typeof world.state.stacks)[number]),
          id: world.state.nextStack++,
          leaders: [],
          troops: { PR: { inf: 0, units: { hussar_dual: [0, 1] } } },
        });
      },
    );
    go(match, QUIET);
    expect(told(match, 'siege-roll')).toEqual([]);
  });
  test('CM §17.6 and §17.4.5 stormed at +3 with a Commander inside it Surrenders "as if Breached": with Honors of War', () => {
    const storm = (marker: number) => {
      const match = strategy({
        active: 'AU',
        forces: [
          ['AU', 'schweidnitz', { leaders: ['daun'], inf: 15, siege_art: 1 }],
          inside('PR', 'schweidnitz', { leaders: ['keith'], inf: 3 }),
        ],
        dice: [6],
        change: (state, world) => {
          besieged('schweidnitz', marker)(state, world);
          state.turn.drms.push({ what: 'coup', stack: state.stacks[0]?.id ?? 0, num: 2 });
        },
      });
      answer(match, 'austria coup/daun');
      go(match, { honors: first });
      return match;
    };
    const long = storm(3);
    expect(tales(long, 'fortress-taken')).toMatchObject([{ at: 'schweidnitz', by: 'honors' }]);
    expect(stackOf(long, 'keith')?.at).toBe('breslau');
    expect(stateOf(storm(2)).prisoners.coalition.leaders).toEqual(['keith']);
  });
  test('CM §17.7 VPs marked A "always accrue to Austria": France takes Dresden from a Saxony that is Prussia’s ally', () => {
    const match = strategy({
      active: 'FR',
      forces: [['FR', 'dresden', { leaders: ['destrees'], inf: 16, siege_art: 1 }]],
      dice: [6],
      change: (state, world) => {
        besieged('dresden', 3)(state, world);
        state.control = {};
        Object.assign(state.nations.SA, { side: 'ap', patron: 'PR' });
      },
    });
    go(match, QUIET);
    expect(tales(match, 'vp')).toMatchObject([
      { power: 'AU', num: 2 },
      { power: 'PR', num: -2 },
    ]);
  });
});

describe('CM §12.7 and §17.5.3 works before a fortress', () => {
  test('CM §12.7 "stay on the map until all friendly forces vacate the space": laying siege takes nobody’s works away', () => {
    const match = strategy({
      active: 'AU',
      hands: { AU: ['A1'] },
      forces: [
        ['AU', 'breslau', { leaders: ['daun'], inf: 16, siege_art: 1 }],
        ['PR', 'breslau', { inf: 2 }],
      ],
      change: (state) => {
        state.entrenched.breslau = 'both';
        state.powers.AU.supplyActions = 1;
        state.depots.push({ nation: 'AU', at: 'breslau', inside: false, disrupted: false });
        state.control = { breslau: 'PR', glatz: 'AU', schweidnitz: 'AU' };
      },
    });
    activate(match, 'austria', 'A1', 'daun');
    answer(match, 'austria siege');
    expect([stateOf(match).sieges.breslau, stateOf(match).entrenched.breslau]).toEqual([
      { marker: 0, by: 'coalition' },
      'both',
    ]);
  });
});

describe('CM §17.4.4 and §17.7 who is inside', () => {
  const siege = (garrison: Posting, change: Change = () => {}) =>
    go(
      besieging(
        'PR',
        'PR',
        garrison[1],
        { leaders: ['frederick'], inf: 15, siege_art: 1 },
        garrison,
        [6],
        2,
        (state, world) => {
          state.control = {};
          change(state, world);
        },
      ),
      QUIET,
    );
  test('CM §17.4.4 "the garrison and its Leader(s)": a leader who is alone inside is taken too', () => {
    const match = siege(inside('AU', 'prague', { leaders: ['konigsegg'] }));
    expect(tales(match, 'fortress-taken')).toMatchObject([{ at: 'prague', by: 'surrender' }]);
    expect(stateOf(match).prisoners.ap.leaders).toEqual(['konigsegg']);
  });
  test('CM §17.7 and §15.11 a French garrison of 5 in the Empire’s Erfurt is France’s Crushing Defeat', () => {
    const loser = (nation: 'FR' | 'IM') =>
      tales(
        siege(inside(nation, 'erfurt', { inf: 3, line_cav: 1 }), (state) =>
          state.turn.drms.push({ what: 'siege', stack: state.stacks[0]?.id ?? 0, num: 3 }),
        ),
        'crushing',
      );
    expect([loser('FR'), loser('IM')]).toMatchObject([
      [{ winner: 'PR', loser: 'FR' }],
      [{ winner: 'PR', loser: 'AU' }],
    ]);
  });
});

describe('CM §15.7.2 and §21.1 senior leaders who are taken', () => {
  test('CM §15.7.6 Frederick is captured with an army that is wiped out: 4 Will, besides the Crushing Defeat’s', () => {
    const match = battle({
      by: 'AU',
      leader: 'daun',
      force: { inf: 16, field_art: 7, line_cav: 2 },
      against: 'PR',
      enemy: { leaders: ['frederick'], inf: 2 },
      dice: [6, 5, 1, 1],
    });
    expect(stateOf(match).prisoners.coalition.leaders).toEqual(['frederick']);
    expect(tales(match, 'will')).toMatchObject([{ power: 'PR', num: -4, why: 'leader-captured' }]);
  });
  test('CM §17.4.4 a fortress that Surrenders with the Austrian CIC inside costs Austria 1 Will; with another leader none', () => {
    const surrender = (leader: string, elsewhere: string) => {
      const match = besieging(
        'PR',
        'PR',
        'prague',
        { leaders: ['frederick'], inf: 15, siege_art: 1 },
        undefined,
        [6],
        2,
        (state, world) => {
          state.control = {};
          for (const [at, who, within] of [
            ['prague', leader, true],
            ['wien', elsewhere, false],
          ] as const) {
            state.leaders[who] = 'map';
            world.state.stacks.push({
              id: state.nextStack++,
              at,
              inside: within,
              leaders: [who],
              troops: { AU: { inf: 1, units: {} } },
              supply: 'full',
              morale: 'good',
              tired: 0,
            });
          }
          state.turn.drms.push({ what: 'siege', stack: state.stacks[0]?.id ?? 0, num: 3 });
        },
      );
      const before = willOf(match, 'AU');
      go(match, QUIET);
      expect(forcesOf(match, 'AU').map(({ at }) => at)).toEqual(['wien']);
      return willOf(match, 'AU') - before;
    };
    expect([surrender('arenberg', 'buccow'), surrender('buccow', 'charles')]).toEqual([-1, 0]);
  });
});
