/** The Interrupts (8.6.5): the moment, the effect, and when they may not be played. */
import { describe, expect, test } from 'vitest';
import { DATA } from '../../src/board/data.ts';
import type { CardId, Power } from '../../src/vocabulary.ts';
import { drms, FIGHTING, go, ORDERS, SEAT, tales } from '../cases/drive.ts';
import { asked, type Case, mpsLeft, type Posting, strategy, whyNot } from '../cases/play.ts';
import { answer, depot, optionsOf, stackOf, stateOf, type Table } from '../table.ts';

interface Act {
  readonly by: Power;
  readonly leader: string;
  readonly forces: readonly Posting[];
  readonly steps?: readonly string[];
  readonly dice?: readonly number[];
  readonly change?: Case['change'];
}

const owner = (card: CardId): Power => DATA.cards.cards.get(card)?.power ?? 'PR';

/** An enemy Command is activated and steps; whoever holds the card plays it as soon as he may, everybody else lets it pass. */
function act(card: CardId, { by, leader, forces, steps = [], dice, change }: Act, plays = true): Table {
  const holder = owner(card) === 'RU' ? 'FR' : owner(card);
  const match = strategy({
    active: by,
    forces,
    hands: { [by]: [ORDERS[by]], [holder]: [card] },
    ...(dice && { dice }),
    ...(change && { change }),
  });
  const rest = [...steps];
  answer(match, `${SEAT[by]} ops/${ORDERS[by]}`, `${SEAT[by]} ${leader}`);
  const interrupt = (options: readonly string[], seat: string) =>
    plays && seat === SEAT[holder] && options.includes(`interrupt/${card}`) ? `interrupt/${card}` : 'pass';
  go(match, {
    compose: 'done',
    interrupt,
    intercept: interrupt,
    withdraw: 'stand',
    inside: 'outside',
    surprise: 'no',
    march: (options) => {
      const next = rest[0];
      return next !== undefined && options.includes(next) ? rest.shift() : undefined;
    },
  });
  return match;
}
const played = (match: Table) => tales(match, 'interrupt').map(({ card }) => card);

const DAUN: Posting = ['AU', 'kolin', { leaders: ['daun'], inf: 12 }];

describe('CM §8.6 P12 Hussar Screen', () => {
  const screen = (at: string) =>
    act('P12', {
      by: 'AU',
      leader: 'daun',
      forces: [DAUN, ['PR', at, { leaders: ['keith'], inf: 8, hussar_dual: 1 }]],
    });
  test('CM §8.6 P12 an enemy Command activated within 2 spaces of a Prussian Lt unit loses 3 MPs', () => {
    const match = screen('trautenau');
    expect(played(match)).toEqual(['P12']);
    expect(mpsLeft(match, 'austria')).toBe(3);
    expect(stateOf(match).powers.PR.discard).toContain('P12');
  });
  test('CM §8.6 P12 not at 3 spaces', () => {
    const match = screen('landeshut');
    expect([played(match), mpsLeft(match, 'austria')]).toEqual([[], 6]);
  });
  test('CM §8.6 P12 Lt units in a Theater box are no reason (readings, 71)', () => {
    const match = act('P12', {
      by: 'AU',
      leader: 'daun',
      forces: [DAUN],
      change: (state) => {
        state.boxes.border.PR = { hussar_dual: [2, 0] };
      },
    });
    expect(played(match)).toEqual([]);
  });
});

describe('CM §8.6 P17 Miracle of the House of Brandenburg', () => {
  const miracle = (die: number, year = 0) =>
    act('P17', {
      by: 'AU',
      leader: 'hadik',
      dice: [die],
      forces: [
        ['AU', 'lubben', { leaders: ['hadik'], inf: 8 }],
        ['AU', 'prague', { leaders: ['daun'], inf: 10 }],
      ],
      change: (state) => {
        state.feats.push({ power: 'PR', what: 'crushing-defeat', year: state.year + year });
      },
    });
  test('CM §8.6 P17 with a 3 the activation ends, and no other Austrian force activates this Turn', () => {
    const match = miracle(3);
    expect(played(match)).toEqual(['P17']);
    expect([asked(match, 'austria').includes('march'), stateOf(match).turn.barred]).toEqual([false, ['AU']]);
    expect(stackOf(match, 'hadik')?.at).toBe('lubben');
  });
  test('CM §8.6 P17 with a 2 nothing happens', () => {
    const match = miracle(2);
    expect(played(match)).toEqual(['P17']);
    expect(asked(match, 'austria')).toEqual(['march']);
  });
  test('CM §8.6 P17 not after a Crushing Defeat of last year', () => {
    expect(played(miracle(6, -1))).toEqual([]);
  });
});

describe('CM §8.6 P23 Camp of Bunzelwitz', () => {
  const camp = (inf: number, austrians: number) =>
    act('P23', {
      by: 'AU',
      leader: 'daun',
      forces: [
        ['AU', 'kolin', { leaders: ['daun'], inf: austrians }],
        ['PR', 'jungbunzlau', { leaders: ['bevern'], inf }],
      ],
      steps: ['step/jungbunzlau', 'done'],
    });
  test('CM §8.6 P23 the Prussians are entrenched at once, and an enemy that does not outnumber them may not attack', () => {
    const match = camp(12, 12);
    expect(played(match)).toEqual(['P23']);
    expect(stateOf(match).entrenched).toEqual({ jungbunzlau: 'ap' });
    expect(tales(match, 'battle')).toEqual([]);
    expect(optionsOf(match, 'austria')).not.toContain('attack');
  });
  test('CM §8.6 P23 one that does may: 13 against 12', () => {
    expect(optionsOf(camp(12, 13), 'austria')).toContain('attack');
  });
  test('CM §8.6 P23 not for 7 infantry SPs', () => {
    expect(played(camp(7, 12))).toEqual([]);
  });
});

describe('CM §8.6 P27 Seydlitz!', () => {
  const seydlitz = (leaders: string[], own: number, enemy: number, fatigued = false) => {
    const match = act('P27', {
      by: 'AU',
      leader: 'nadasdy',
      forces: [
        ['AU', 'kolin', { leaders: ['nadasdy'], inf: 8, line_cav: enemy }],
        ['PR', 'jungbunzlau', { leaders, inf: 8, line_cav: own }],
      ],
      steps: ['step/jungbunzlau', 'done'],
      change: (state) => {
        for (const power of ['PR', 'AU'] as const)
          Object.assign(state.powers[power].tactics, { held: [], pool: [], discard: [] });
        if (fatigued) state.powers.PR.will = 11;
      },
    });
    go(match, {
      ...FIGHTING,
      attack: (options, seat) => (seat === 'austria' && options.includes('attack') ? 'attack' : 'no'),
      interrupt: (options, seat) =>
        seat === 'prussia' && options.includes('interrupt/P27') ? 'interrupt/P27' : 'pass',
    });
    return Object.entries(drms(match, 'ap')).filter(([why]) => !['leader', 'cavalry'].includes(why));
  };
  test('CM §8.6 P27 +2 with as many Line cavalry SPs as the enemy, +3 if Seydlitz is there', () => {
    expect(seydlitz(['keith'], 1, 1).map(([, num]) => num)).toEqual([2]);
    expect(seydlitz(['keith', 'seydlitz'], 1, 1).map(([, num]) => num)).toEqual([3]);
  });
  test('CM §8.6 P27 1 less while Fatigued', () => {
    expect(seydlitz(['keith'], 1, 1, true).map(([, num]) => num)).toEqual([1]);
  });
  test('CM §8.6 P27 not with fewer', () => {
    expect(seydlitz(['keith'], 1, 2)).toEqual([]);
  });
});

describe('CM §8.6 B14 Broken Bridges', () => {
  const bridge = (from: string, to: string, inf = 16) =>
    act('B14', {
      by: 'FR',
      leader: 'contades',
      forces: [['FR', from, { leaders: ['contades', 'soubise'], inf }]],
      steps: [`step/${to}`],
    });
  test('CM §8.6 B14 a French Command that crosses a river in the German Theater loses 3 MPs', () => {
    const match = bridge('kassel', 'gottingen');
    expect(played(match)).toEqual(['B14']);
    // 5 − 1 − 3.
    expect(mpsLeft(match, 'france')).toBe(1);
  });
  test('CM §8.6 B14 with none left its activation ends', () => {
    const match = bridge('kassel', 'gottingen', 28);
    expect(played(match)).toEqual(['B14']);
    expect(asked(match, 'france')).not.toContain('march');
    expect(stackOf(match, 'contades')?.at).toBe('gottingen');
  });
  test('CM §8.6 B14 not on a line without a river, nor in another theater', () => {
    expect(played(bridge('kassel', 'ziegenhain'))).toEqual([]);
    expect(played(bridge('leipzig', 'wittenberg'))).toEqual([]);
  });
});

describe('CM §8.6 A11 Ambush at Domstadtl', () => {
  const ambush = (at: string, depotAt: string) =>
    act('A11', {
      by: 'PR',
      leader: 'keith',
      forces: [['PR', at, { leaders: ['keith'], inf: 12 }]],
      change: (_, world) => void depot(world, 'PR', depotAt),
    });
  test('CM §8.6 A11 a Prussian Command in Bohemia hungers, and a depot within 6 MPs is Disrupted', () => {
    const match = ambush('kolin', 'landeshut');
    expect(played(match)).toEqual(['A11']);
    expect(stackOf(match, 'keith')?.supply).toBe('short');
    expect(stateOf(match).depots).toMatchObject([{ at: 'landeshut', disrupted: true }]);
    // It was in Full Supply when activated (12.1.1).
    expect(mpsLeft(match, 'prussia')).toBe(7);
  });
  test('CM §8.6 A11 a depot farther away is safe', () => {
    expect(stateOf(ambush('kolin', 'berlin')).depots).toMatchObject([{ at: 'berlin', disrupted: false }]);
  });
  test('CM §8.6 A11 not in Saxony', () => {
    expect(played(ambush('zittau', 'landeshut'))).toEqual([]);
  });
});

describe('CM §8.6 A12 Daun the Delayer', () => {
  const delay = (die: number) => {
    const match = act('A12', {
      by: 'PR',
      leader: 'frederick',
      forces: [DAUN, ['PR', 'jungbunzlau', { leaders: ['frederick'], inf: 14 }]],
      steps: ['step/kolin'],
      dice: [die],
    });
    return go(match, { 'card-withdraw': ([away]) => away, intercept: 'pass', interrupt: 'pass' });
  };
  test('CM §8.6 A12 Daun Withdraws without a roll and digs in with a 1: 1 + 3 + 4', () => {
    const match = delay(1);
    expect(played(match)).toEqual(['A12']);
    const at = stackOf(match, 'daun')?.at ?? '';
    expect(['kolin', 'jungbunzlau']).not.toContain(at);
    expect(stateOf(match).entrenched).toEqual({ [at]: 'coalition' });
    expect(asked(match, 'prussia')).toEqual(['march']);
  });
  test('CM §8.6 A12 not before another Austrian', () => {
    const match = act('A12', {
      by: 'PR',
      leader: 'frederick',
      forces: [
        ['AU', 'kolin', { leaders: ['hadik'], inf: 12 }],
        ['PR', 'jungbunzlau', { leaders: ['frederick'], inf: 14 }],
      ],
      steps: ['step/kolin'],
    });
    expect(played(match)).toEqual([]);
  });
});

describe('CM §8.6 A20 Camp of Plauen', () => {
  const camp = (inf: number) =>
    act('A20', {
      by: 'PR',
      leader: 'frederick',
      forces: [
        ['AU', 'kolin', { leaders: ['hadik'], inf }],
        ['PR', 'jungbunzlau', { leaders: ['frederick'], inf: 16 }],
      ],
      steps: ['step/kolin'],
    });
  test('CM §8.6 A20 the Austrians are entrenched at once, and the enemy loses 1 MP', () => {
    const match = camp(8);
    expect(played(match)).toEqual(['A20']);
    expect(stateOf(match).entrenched).toEqual({ kolin: 'coalition' });
    expect(mpsLeft(match, 'prussia')).toBe(5);
  });
  test('CM §8.6 A20 not for 7 infantry SPs', () => {
    expect(played(camp(7))).toEqual([]);
  });
});

describe('CM §8.6 F17 Bad Roads', () => {
  const roads = (at: string, by: Power = 'PR', leader = 'keith') =>
    act('F17', { by, leader, forces: [[by === 'BR' ? 'BR' : 'PR', at, { leaders: [leader], inf: 16 }]] });
  test('CM §8.6 F17 a Prussian Command outside Prussia’s areas loses 3 MPs', () => {
    const match = roads('zittau');
    expect([played(match), mpsLeft(match, 'prussia')]).toEqual([['F17'], 3]);
  });
  test('CM §8.6 F17 not in Silesia', () => {
    expect([played(roads('breslau')), mpsLeft(roads('breslau'), 'prussia')]).toEqual([[], 6]);
  });
  test('CM §8.6 F17 Minden lies in Westphalia, a British area: home for the British, not for the Prussians', () => {
    expect(played(roads('minden'))).toEqual(['F17']);
    expect(played(roads('minden', 'BR', 'sporcken'))).toEqual([]);
  });
});

describe('CM §8.6 F18 and A19 against a siege roll', () => {
  /** The Siege Segment of the besieger; the defender plays the card or not. */
  const siege = (card: CardId, at: string, by: Power, leader: string, garrison: Posting, plays: boolean) => {
    const holder = owner(card);
    const match = strategy({
      active: by,
      forces: [[by, at, { leaders: [leader], inf: 16, siege_art: 1 }], garrison],
      hands: { [holder]: [card] },
      dice: [3],
      change: (state) => {
        state.sieges[at] = { marker: 1, by: 'ap' };
        state.control[at] = garrison[0];
      },
    });
    const choose = (options: readonly string[], seat: string) =>
      plays && seat === SEAT[holder] && options.includes(`interrupt/${card}`) ? `interrupt/${card}` : 'pass';
    go(match, {
      strategy: 'done',
      'siege-step': 'done',
      'late-march': 'done',
      sortie: 'stay',
      interrupt: choose,
      intercept: choose,
    });
    return { drm: tales(match, 'siege-roll')[0]?.drm ?? Number.NaN, match };
  };
  const F18 = (plays: boolean) =>
    siege('F18', 'wesel', 'PR', 'keith', ['FR', 'wesel', { inf: 3, inside: true }], plays);
  const A19 = (plays: boolean, nation: 'AU' | 'FR' = 'AU') =>
    siege('A19', 'olmutz', 'PR', 'keith', [nation, 'olmutz', { inf: 3, inside: true }], plays);
  test('CM §8.6 F18 a siege roll against a French fortress has −2', () => {
    expect(F18(true).drm).toBe(F18(false).drm - 2);
  });
  test('CM §8.6 A19 a siege roll against an Austrian garrison has −2', () => {
    expect(A19(true).drm).toBe(A19(false).drm - 2);
  });
  test('CM §8.6 A19 not against another garrison', () => {
    expect(played(A19(true, 'FR').match)).toEqual([]);
  });
});

describe('CM §8.6.5 Interruptions', () => {
  test('CM §8.6.5 one Interrupt of a player for each activated force', () => {
    const match = strategy({
      active: 'PR',
      forces: [DAUN, ['PR', 'jungbunzlau', { leaders: ['frederick'], inf: 14 }]],
      hands: { PR: ['P13'], AU: ['A11', 'A20'] },
    });
    answer(match, 'prussia ops/P13', 'prussia frederick');
    go(match, { compose: 'done' });
    answer(match, 'austria interrupt/A11');
    go(match, { interrupt: 'pass', intercept: 'pass' });
    answer(match, 'prussia step/kolin');
    expect(optionsOf(match, 'austria')).not.toContain('interrupt/A20');
  });
  test('CM §8.6.5 an Admin March is not Interrupted', () => {
    const match = strategy({
      active: 'PR',
      forces: [['PR', 'jungbunzlau', { leaders: ['frederick'], inf: 14 }]],
      hands: { PR: ['P13'], AU: ['A11'] },
    });
    answer(match, 'prussia admin-march', 'prussia frederick');
    go(match, { compose: 'done' });
    expect(match.waiting).toEqual(['prussia']);
  });
  for (const card of ['P12', 'P17', 'P23', 'P27', 'B14', 'A11', 'A12', 'A20', 'F17', 'F18'])
    test(`CM §8.1 ${card} is refused in its own Power’s Turn: it answers an act of the enemy`, () => {
      const power = owner(card);
      const match = strategy({
        active: power,
        forces: [[power, 'koln', { inf: 4 }]],
        hands: { [power]: [card] },
      });
      expect(whyNot(match, SEAT[power], `event/${card}`)).toBe('interrupt-only');
    });
});
