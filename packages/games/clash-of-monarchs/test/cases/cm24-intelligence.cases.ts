/** CM §24.5: Limited Intelligence. What is seen of an enemy force, what is not, and how the truth comes out. */
import { lookAhead, Random } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { DATA } from '../../src/board/data.ts';
import { defineFrom } from '../../src/definition.ts';
import { isMajor, spOf } from '../../src/facts/troops.ts';
import { answer, depot, optionsOf, stackOf, stateOf, type Table, told } from '../table.ts';
import { activate, asked, type Case, type Posting, quietly, strategy } from './play.ts';

const YES = { 'limited-intelligence': 'yes' };
const VEILED: Posting = [
  'AU',
  'kolin',
  { leaders: ['daun', 'nadasdy'], inf: 14, line_cav: 2, field_art: 1, siege_art: 1 },
];

const field = (forces: readonly Posting[], more: Omit<Case, 'forces'> = {}): Table =>
  strategy({ forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 16 }], ...forces], options: YES, ...more });

/** What a seat sees of the force in a space. */
const seen = (match: Table, seat: string | null, at: string) => {
  const stack = match.view(seat).stacks.find((each) => each.at === at);
  if (!stack) throw new Error(`Nobody is at ${at}`);
  return stack;
};

/** Frederick marches from Dresden with so many, up to where the enemy is asked or he is. */
const marching = (sp: number, to: string, enemies: readonly Posting[], more: Omit<Case, 'forces'> = {}): Table => {
  const forces: readonly Posting[] = [['PR', 'dresden', { leaders: ['frederick'], inf: sp }], ...enemies];
  const match = activate(
    strategy({ forces, hands: { PR: ['P5'] }, options: YES, ...more }),
    'prussia',
    'P5',
    'frederick',
  );
  answer(match, `prussia step/${to}`);
  return match;
};

describe('CM §24.5 what is seen', () => {
  test('CM §24.5 without the option everything lies open', () => {
    const match = strategy({ forces: [VEILED] });
    expect(seen(match, 'prussia', 'kolin')).toEqual(stackOf(match, 'daun'));
  });
  test('CM §24.5 of a Major Force the Commander and the marker: no number, no subordinate, no guns', () => {
    const large = seen(field([VEILED]), 'prussia', 'kolin');
    const small = seen(field([['AU', 'kolin', { leaders: ['daun'], inf: 6 }]]), 'prussia', 'kolin');
    expect(large).toMatchObject({ veiled: 'major', leaders: ['daun'] });
    expect({ ...large, id: 0 }).toEqual({ ...small, id: 0 });
  });
  test('CM §24.5 five SPs are a Minor Force, six a Major one', () => {
    const size = (inf: number) => seen(field([['AU', 'kolin', { leaders: ['daun'], inf }]]), 'prussia', 'kolin').veiled;
    expect([size(5), size(6)]).toEqual(['minor', 'major']);
  });
  test('CM §24.5 the Siege Train of a Minor Force is seen, and nothing beneath it', () => {
    const match = field([['AU', 'kolin', { inf: 3, siege_art: 1 }]]);
    expect(seen(match, 'prussia', 'kolin').troops).toEqual({ AU: { inf: 0, units: { siege_art: [1, 0] } } });
  });
  test('CM §24.5 without one the top counter: infantry, however much there is of it', () => {
    for (const inf of [1, 2, 5])
      expect(seen(field([['AU', 'kolin', { inf }]]), 'prussia', 'kolin').troops).toEqual({ AU: { inf: 1, units: {} } });
  });
  test('CM §24.5 Forward Depots lie open', () => {
    const match = field([VEILED], { change: (_, world) => depot(world, 'AU', 'kolin') });
    expect(match.view('prussia').depots).toEqual([expect.objectContaining({ nation: 'AU', at: 'kolin' })]);
  });
  test('CM §24.5 whether Light units screen a force is seen (12.6, 13.2, 14.2)', () => {
    const light = (force: object) =>
      seen(field([['AU', 'kolin', { leaders: ['daun'], inf: 9, ...force }]]), 'prussia', 'kolin').troops.AU?.units;
    expect([light({}), light({ lt_cav: 3 })]).toEqual([{}, { lt_inf: [1, 0] }]);
  });
  test('CM §24.5 an ally is no enemy: forces of one Alliance hide nothing from each other', () => {
    const match = field([VEILED]);
    expect(seen(match, 'france', 'kolin')).toEqual(stackOf(match, 'daun'));
    expect(seen(match, 'britain', 'dresden')).toEqual(stackOf(match, 'frederick'));
  });
  test('CM §24.5 a spectator sees into neither side', () => {
    const match = field([VEILED]);
    expect(match.view(null).stacks.map(({ veiled }) => veiled)).toEqual(['major', 'major']);
  });
});

describe('CM §24.5 what is told', () => {
  test('CM §24.5 an activation says who marches, not with how many', () => {
    const match = marching(16, 'pirna', []);
    expect(told(match, 'activated')).toMatchObject([{ force: 'frederick', sp: '?' }]);
  });
  test('CM §24.5 a battle shows both armies for as long as it lasts', () => {
    const match = quietly(marching(16, 'pirna', [['AU', 'pirna', { leaders: ['daun'], inf: 12 }]]));
    answer(match, 'prussia no', 'prussia done');
    expect(seen(match, 'austria', 'pirna').veiled).toBe('major');
    answer(match, 'prussia attack');
    expect(told(match, 'battle')).toMatchObject([{ attack: 16, defence: 12 }]);
    expect(told(match, 'shown')).toMatchObject([{ sp: 16 }, { sp: 12 }]);
    expect(match.view('austria').stacks.map(({ veiled }) => veiled)).toEqual([undefined, undefined]);
  });
  test('CM §24.5 a forecast says of a battle that it cannot know it', () => {
    const match = activate(
      field([['AU', 'pirna', { leaders: ['daun'], inf: 12 }]], { hands: { PR: ['P5'] } }),
      'prussia',
      'P5',
      'frederick',
    );
    const outset = { definition: defineFrom(DATA), branch: () => match.branch() };
    const { forecast } = lookAhead(outset as never, 'prussia', [{ option: 'step/pirna' }]);
    const ids = forecast.map(({ id }) => id);
    expect(forecast).toContainEqual({ id: 'unknown', value: 'major', cite: 'CM §24.5', args: { at: 'pirna' } });
    expect(ids).not.toContain('battle-won');
    expect(ids).not.toContain('column');
    expect(ids).not.toContain('overrun');
  });
});

describe('CM §24.5 who is asked tells nothing', () => {
  test('CM §24.5 Interception: 4 against 16 are asked as 5 are; that they are too few comes out (13.1)', () => {
    const near = (inf: number) => marching(16, 'pirna', [['AU', 'lobositz', { leaders: ['daun'], inf }]]);
    for (const inf of [4, 5]) expect(asked(near(inf), 'austria')).toEqual(['intercept']);
    const match = near(4);
    expect(match.decisions('austria')[0]?.prompt.args.sp).toBe('?');
    answer(match, 'austria intercept/daun');
    expect(told(match, 'too-few')).toMatchObject([{ force: 'daun', at: 'pirna' }]);
    expect(stackOf(match, 'daun')?.at).toBe('lobositz');
    expect(told(match, 'misses')).toEqual([]);
  });
  test('CM §24.5 Overrun: a Major Force may try any Minor one; where it cannot, it must attack (12.9)', () => {
    const meet = (inf: number) => quietly(marching(12, 'pirna', [['AU', 'pirna', { leaders: ['daun'], inf }]]));
    for (const inf of [2, 4]) expect(asked(meet(inf), 'prussia')).toEqual(['overrun']);
    const match = meet(4);
    expect(match.decisions('prussia')[0]?.prompt.args.sp).toBe('?');
    answer(match, 'prussia overrun');
    expect(told(match, 'not-overrun')).toMatchObject([{ force: 'frederick', at: 'pirna' }]);
    expect(told(match, 'battle')).toHaveLength(1);
  });
  test('CM §24.5 Overrun: where it can, it does', () => {
    const match = quietly(marching(12, 'pirna', [['AU', 'pirna', { leaders: ['daun'], inf: 2 }]]));
    answer(match, 'prussia overrun');
    expect(told(match, 'overrun')).toMatchObject([{ sp: 2 }]);
  });
  test('CM §24.5 Overrun: nobody is asked whose look rules it out, a Minor Force before a Major one', () => {
    const match = quietly(marching(5, 'pirna', [['AU', 'pirna', { leaders: ['daun'], inf: 9 }]]));
    expect(asked(match, 'prussia')).not.toContain('overrun');
  });
  test('CM §24.5 masking is told, not the number that masks: 15 do, 14 do not (17.3)', () => {
    const before = (inf: number) => {
      const forces: readonly Posting[] = [
        ['AU', 'landeshut', { leaders: ['daun'], inf }],
        ['PR', 'schweidnitz', { inside: true, inf: 2 }],
      ];
      const match = activate(
        strategy({ active: 'AU', forces, hands: { AU: ['A1'] }, options: YES }),
        'austria',
        'A1',
        'daun',
      );
      answer(match, 'austria step/schweidnitz');
      quietly(match);
      return told(match, 'ground').filter((event) => 'at' in event && event.at === 'schweidnitz');
    };
    expect(before(15)).toMatchObject([{ masked: 'masked' }]);
    expect(before(14)).toMatchObject([{ masked: 'not-masked' }]);
    expect(JSON.stringify(before(15))).not.toContain('15');
  });
  test('CM §24.5 a siege may be tried against any enemy outside; that he is too strong comes out (17.4)', () => {
    const before = (inf: number) =>
      activate(
        strategy({
          active: 'AU',
          forces: [
            ['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, field_art: 1 }],
            ['PR', 'schweidnitz', { inf }],
          ],
          hands: { AU: ['A1'] },
          options: YES,
          change: (state, world) => {
            state.powers.AU.supplyActions = 2;
            depot(world, 'AU', 'landeshut');
          },
        }),
        'austria',
        'A1',
        'daun',
      );
    for (const inf of [4, 5]) expect(optionsOf(before(inf), 'austria')).toContain('siege');
    const match = before(5);
    answer(match, 'austria siege');
    expect(told(match, 'no-siege')).toMatchObject([{ force: 'daun', at: 'schweidnitz' }]);
    expect([stateOf(match).sieges, optionsOf(match, 'austria').includes('siege')]).toEqual([{}, false]);
  });
  test('CM §24.5 supply: that an army bars a road is told when it comes there (9.3)', () => {
    const match = quietly(marching(16, 'pirna', [['AU', 'pirna', { leaders: ['daun'], inf: 12 }]]));
    expect(told(match, 'ground')).toContainEqual(expect.objectContaining({ at: 'pirna', passes: 'ap' }));
  });
});

describe('CM §24.5 imagined worlds', () => {
  test('CM §24.5 hidden strength is dealt anew, Major stays Major, and nobody is lost', () => {
    const forces: readonly Posting[] = [
      VEILED,
      ['AU', 'prague', { leaders: ['charles'], inf: 18, line_cav: 4 }],
      ['AU', 'brunn', { inf: 4 }],
    ];
    const match = field(forces);
    const strengths = (run: { readonly state: unknown }) =>
      (run.state as ReturnType<typeof stateOf>).stacks.filter(({ troops }) => troops.AU).map(spOf);
    const real = strengths({ state: stateOf(match) });
    const worlds = Array.from({ length: 12 }, (_, n) => match.fork('prussia', new Random(`world-${n}`)));
    const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
    for (const world of worlds) {
      expect(sum(strengths(world))).toBe(sum(real));
      expect((world.state as ReturnType<typeof stateOf>).stacks.map(isMajor)).toEqual(
        stateOf(match).stacks.map(isMajor),
      );
    }
    expect(new Set(worlds.map((world) => strengths(world).join())).size).toBeGreaterThan(6);
  });
  test('CM §24.5 what an enemy may be offered is nobody else’s to work out', () => {
    const match = marching(16, 'pirna', [['AU', 'lobositz', { leaders: ['daun'], inf: 5 }]]);
    expect(optionsOf(match, 'austria')).toContain('intercept/daun');
    expect(optionsOf(marching(16, 'pirna', [['AU', 'lobositz', { leaders: ['daun'], inf: 4 }]]), 'austria')).toEqual(
      optionsOf(match, 'austria'),
    );
  });
  test('CM §24.5 nothing of the truth is left, be the forces ever so hard to imagine', () => {
    // The Saxons are all with Xavier, and with them French Light infantry: there is room for one SP of it, no more.
    const imagined = (daun: number, charles: number) => {
      const match = field(
        [
          ['SA', 'giessen', { leaders: ['xavier'], inf: 4 }],
          ['FR', 'kassel', { leaders: ['broglie'], inf: 12, line_cav: 2, lt_cav: 1 }],
          ['AU', 'kolin', { leaders: ['daun'], inf: daun }],
          ['AU', 'olmutz', { leaders: ['charles'], inf: charles }],
        ],
        {
          change: (state) => {
            const xavier = state.stacks.find(({ at }) => at === 'giessen');
            if (xavier) xavier.troops.FR = { inf: 0, units: { lt_inf: [1, 0] } };
          },
        },
      );
      return Array.from({ length: 4 }, (_, n) => stacksIn(match, 'prussia', `world-${n}`));
    };
    expect(imagined(12, 8)).toEqual(imagined(9, 11));
  });
  test('CM §24.5 where chance does not find what is said of the ground, it is not the truth that is imagined', () => {
    const imagined = (mask: number, daun: number, garrison: number, frederick: number) => {
      const match = strategy({
        forces: [
          ['AU', 'schweidnitz', { inf: mask }],
          ['PR', 'schweidnitz', { inside: true, inf: garrison }],
          ['AU', 'kolin', { leaders: ['daun'], inf: daun }],
          ['PR', 'dresden', { leaders: ['frederick'], inf: frederick }],
        ],
        options: YES,
      });
      return Array.from({ length: 4 }, (_, n) => stacksIn(match, null, `world-${n}`));
    };
    expect(imagined(16, 40, 2, 16)).toEqual(imagined(20, 36, 3, 15));
  });
  test('CM §24.5 a force of guns under Light units is imagined as one', () => {
    const match = field([
      ['AU', 'kolin', { hussar_dual: 1, field_art: 1 }],
      ['AU', 'prague', { leaders: ['charles'], inf: 18, hussar_dual: 2, field_art: 3 }],
    ]);
    const looks = Array.from({ length: 12 }, (_, n) => {
      const world = match.fork('prussia', new Random(`world-${n}`));
      return world.view('prussia').stacks.find(({ at }) => at === 'kolin');
    });
    for (const look of looks) expect(look).toEqual(seen(match, 'prussia', 'kolin'));
  });
});

/** The forces of a world that a seat imagines. */
const stacksIn = (match: Table, seat: string | null, seed: string) =>
  (match.fork(seat, new Random(seed)).state as ReturnType<typeof stateOf>).stacks;

describe('CM §24.5 SPs beyond the limit of §22.2', () => {
  const abroad = (inf: number, options = YES) => field([['PR', 'kassel', { inf }]], { options });
  test('CM §24.5 that there are any is told before somebody is asked for it', () => {
    const match = abroad(8);
    expect(asked(match, 'prussia')).toEqual(['excess-home']);
    expect(told(match, 'excess')).toMatchObject([{ nation: 'PR', sp: 2 }]);
    expect(told(abroad(6), 'excess')).toEqual([]);
  });
  test('CM §24.5 who goes one by one is counted down', () => {
    const match = field([['PR', 'kassel', { inf: 7, line_cav: 1 }]]);
    answer(match, 'prussia to/berlin', 'prussia by-hand', 'prussia kassel/inf');
    expect(told(match, 'excess')).toMatchObject([{ sp: 3 }, { sp: 2 }]);
    answer(match, 'prussia kassel/line_cav');
    expect(told(match, 'excess-moved')).toMatchObject([{ nation: 'PR', sp: 3, to: 'berlin' }]);
  });
  test('CM §24.5 without the option nobody needs to be told', () => {
    expect(told(abroad(8, { 'limited-intelligence': 'no' }), 'excess')).toEqual([]);
  });
});
