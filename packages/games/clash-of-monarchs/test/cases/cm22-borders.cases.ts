/** CM §21–23: leaving the war, Neutrals, Clients, Armistice, victory. */
import { describe, expect, test } from 'vitest';
import { standings } from '../../src/politics/victory.ts';
import type { State } from '../../src/state.ts';
import type { Nation, Power } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, optionsOf, post, stackOf, stateOf, table, told, worldOf } from '../table.ts';
import { forcesOf, go, ORDERS, refuses, SEAT, tales } from './drive.ts';
import { activate, asked, type Posting, quietly, strategy } from './play.ts';

type Change = (state: State, world: World) => void;
const POWERS = ['PR', 'BR', 'AU', 'FR', 'RU'] as const;
const turnEnd = (change: Change) => table({ phase: 'turnEnd', active: 'PR', change });

describe('CM §21.3.2 a Power leaves the war', () => {
  const left = () =>
    turnEnd((state, world) => {
      clear(world);
      state.powers.BR.will = 0;
      depot(world, 'BR', 'hanover');
      post(world, 'BR', 'minden', { leaders: ['cumberland'], inf: 10 });
      post(world, 'PR', 'halle', { leaders: ['keith'], inf: 6 });
      post(world, 'FR', 'kassel', { leaders: ['destrees'], inf: 9 });
      state.control = { kassel: 'FR' };
      for (const power of POWERS) state.powers[power].vp = 3;
    });
  test('CM §21.3.2 its forces, depots and cards are removed', () => {
    const match = go(left(), { refuge: ([to]) => to });
    expect([forcesOf(match, 'BR'), stateOf(match).depots]).toEqual([[], []]);
    const { hand, draw } = stateOf(match).powers.BR;
    expect([hand, draw]).toEqual([[], []]);
    expect(stateOf(match).nations.BR.stance).toBe('out');
  });
  test('CM §21.3.2 other forces go out of its spaces to the nearest friendly fortress; the VPs stay', () => {
    const match = left();
    expect(asked(match, 'france')).toEqual(['refuge']);
    go(match, { refuge: ([to]) => to });
    expect(['giessen', 'erfurt']).toContain(stackOf(match, 'destrees')?.at);
    expect(stackOf(match, 'keith')?.at).toBe('halle');
    // Austria’s Will rises by 1, France gains 1 VP for Britain’s exit and loses none for Kassel.
    expect(tales(match, 'vp').map(({ power, num }) => [power, num])).toEqual([['FR', 1]]);
    expect(tales(match, 'will').map(({ power, num }) => [power, num])).toEqual([['AU', 1]]);
  });
  test('CM §21.3.2 nobody enters its lands any more', () => {
    const match = activate(
      strategy({
        active: 'FR',
        forces: [['FR', 'giessen', { leaders: ['destrees'], inf: 9 }]],
        hands: { FR: ['F1'] },
        change: (state) => {
          state.nations.BR.stance = 'out';
        },
      }),
      'france',
      'F1',
      'destrees',
    );
    refuses(match, 'france step/marburg', 'left-the-war', '21.3.2');
  });
});

describe('CM §23.3 endings', () => {
  const by = (match: ReturnType<typeof table>) => match.result?.by;
  const wills = (values: Partial<Record<Power, number>>) =>
    turnEnd((state) => {
      for (const [power, will] of Object.entries(values)) state.powers[power as Power].will = will;
    });
  test('CM §23.3.1 Prussia or Austria at 0 ends it at once, France not', () => {
    expect([by(wills({ PR: 0 })), by(wills({ AU: 0 })), by(wills({ FR: 0 }))]).toEqual([
      'will-gone',
      'will-gone',
      undefined,
    ]);
  });
  test('CM §23.3.1 an Alliance with 1 Will in all ends it, with 2 not', () => {
    expect([by(wills({ PR: 1, BR: 0 })), by(wills({ PR: 1, BR: 1 }))]).toEqual(['alliance-gone', undefined]);
  });
  const fall = (change: Change, scenario = 'campaign_1756') =>
    table({
      scenario,
      phase: 'yearEnd',
      change: (state, world) => {
        state.season = 'fall';
        change(state, world);
      },
    });
  const vp = (num: number) =>
    fall((state) => {
      state.powers.PR.vp = num;
    });
  test('CM §23.3.2 at year’s end Prussia with 19 VPs triumphs, with −11 it is broken', () => {
    expect([by(vp(19)), by(vp(-11))]).toEqual(['prussia-triumphs', 'prussia-broken']);
  });
  test('CM §23.3.2 with Austria and Prussia both Exhausted it is over', () => {
    const match = fall((state) => {
      Object.assign(state.powers.AU, { will: 3 });
      Object.assign(state.powers.PR, { will: 2 });
    });
    expect(by(match)).toBe('both-exhausted');
  });
  test('CM §23.3.3 the scenario of 1757 ends after its Fall, before any Winter', () => {
    const match = fall(() => {}, 's1757');
    expect(by(match)).toBe('scenario-over');
    expect(told(match, 'quarters')).toEqual([]);
  });
  test('CM §5.1.2g, 23.3.3 it ends in Round 5 of that Fall', () => {
    const match = table({
      scenario: 's1757',
      phase: 'roundEnd',
      change: (state) => void Object.assign(state, { season: 'fall', round: 5 }),
    });
    expect(by(match)).toBe('scenario-over');
    expect(stateOf(match)).toMatchObject({ season: 'fall', round: 5 });
  });

  /** What the Will adds to an Alliance’s VPs when the scenario is over. */
  const bonus = (scenario: string, PR: number, AU: number) => {
    const end = (prussian: number, austrian: number) => {
      const match = fall((state) => {
        Object.assign(state, { year: 1762, colonial: 3 });
        Object.assign(state.powers.PR, { will: prussian, vp: 0 });
        Object.assign(state.powers.AU, { will: austrian, vp: 0 });
      }, scenario);
      return tales(match, 'victory-level').map(({ vp: total }) => total);
    };
    const [ap = 0, coalition = 0] = end(PR, AU);
    const [apEven = 0, coalitionEven = 0] = end(6, 6);
    return [ap - apEven, coalition - coalitionEven];
  };
  test('CM §23.2.2 in 1762: +1 for who is not Exhausted while the other is, +2 with a Will of 7', () => {
    expect(bonus('s1762', 4, 3)).toEqual([1, 0]);
    expect(bonus('s1762', 7, 3)).toEqual([2, 0]);
    expect(bonus('s1762', 3, 7)).toEqual([0, 2]);
    expect(bonus('s1762', 9, 4)).toEqual([0, 0]);
  });
});

describe('CM §23.4 victory', () => {
  const over = (vps: Partial<Record<Power, number>>, scenario = 's1756_58', year = 1758) =>
    table({
      scenario,
      phase: 'yearEnd',
      change: (state) => {
        Object.assign(state, { year, season: 'fall', colonial: 3 });
        for (const power of POWERS) state.powers[power].vp = vps[power] ?? 0;
      },
    });
  test('CM §23.4 the example: 6 and 0 become 7 and 6, a Draw for both, and the Coalition wins the tie in 1758', () => {
    const match = over({ PR: 6 });
    expect(tales(match, 'victory-level')).toMatchObject([
      { side: 'ap', vp: 7, level: 'draw' },
      { side: 'coalition', vp: 6, level: 'draw' },
    ]);
    expect(match.result?.winners).toEqual(['austria']);
  });
  test('CM §23.4 with 7 more VPs the Anglo-Prussians are a level higher, and Prussia wins', () => {
    const match = over({ PR: 7 });
    expect(tales(match, 'victory-level')[0]).toMatchObject({ vp: 8, level: 'marginal' });
    expect(match.result?.winners).toEqual(['prussia']);
  });
  test('CM §23.4 in 1759 the Anglo-Prussians win ties', () => {
    const match = over({}, 's1759', 1759);
    const [ap, coalition] = tales(match, 'victory-level');
    // With no VPs at all: 5 and 1, both Defeats.
    expect([ap?.level, coalition?.level]).toEqual(['defeat', 'defeat']);
    expect(match.result?.winners).toEqual(['prussia']);
  });
  test('CM §23.4.1 the Power with most VPs of the victorious Alliance wins; Austria wins a tie', () => {
    expect(over({ FR: 5, AU: 4 }).result?.winners).toEqual(['france']);
    expect(over({ FR: 5, AU: 5 }).result?.winners).toEqual(['austria']);
  });
  test('CM §23.2.3 in 1757 without two Devastated Austrian areas 14 VPs are only a Substantial Victory', () => {
    const level = (devastated: string[]) => {
      const world = worldOf(
        table({
          change: (state) => {
            state.devastated = devastated;
            state.powers.PR.vp = 30;
          },
        }),
      );
      return standings(world).ap.level;
    };
    expect([level(['bohemia', 'saxony']), level(['bohemia', 'austria'])]).toEqual(['substantial', 'decisive']);
  });
  test('CM §23.1.1 after the Death of Elizabeth the Russian marker is frozen, and the Alliances’ go on', () => {
    const coup = (elizabeth: boolean) => {
      const match = strategy({
        active: 'AU',
        forces: [['AU', 'konigsberg', { leaders: ['nadasdy'], inf: 8 }]],
        dice: [6],
        change: (state) => {
          state.control.konigsberg = 'RU';
          Object.assign(state.nations.RU, { patron: 'PR', side: 'ap' });
          if (elizabeth) state.deaths.push('elizabeth');
          for (const power of POWERS) state.powers[power].vp = 0;
          state.frozenVp = { ap: 0, coalition: 0 };
        },
      });
      const before = standings(worldOf(match)).ap.vp;
      answer(match, 'austria coup/nadasdy');
      return [stateOf(match).powers.RU.vp, standings(worldOf(match)).ap.vp - before];
    };
    expect(coup(true)).toEqual([0, -2]);
  });
});

describe('CM §22.1 Neutrality', () => {
  test('CM §22.1.1 the example: Austria takes A1, A2 and four more, Prussia P1, P2, P3 and three, Russia four of its own', () => {
    const match = table({ scenario: 'campaign_1756', phase: 'opening', options: { 'variable-diplomacy': 'yes' } });
    answer(match, 'prussia PR/A', 'austria AU/A', 'france FR/A', 'france RU/B', 'britain BR/A');
    const { powers } = stateOf(match);
    expect(powers.AU.hand).toHaveLength(6);
    expect(powers.AU.hand).toEqual(expect.arrayContaining(['A1', 'A2']));
    expect(powers.PR.hand).toHaveLength(6);
    expect(powers.PR.hand).toEqual(expect.arrayContaining(['P1', 'P2', 'P3']));
    expect(powers.RU.hand).toHaveLength(4);
    expect(powers.RU.hand.every((card) => /^R[1-5]$/.test(card))).toBe(true);
    expect([powers.FR.hand, powers.BR.hand]).toEqual([[], []]);
  });
  const entering = (nation: Nation, from: string, to: string, leader: string, change: Change) => {
    const by = nation as Power;
    const match = activate(
      strategy({
        active: by,
        forces: [[nation, from, { leaders: [leader], inf: 8 }]],
        hands: { [by]: [ORDERS[by]] },
        change,
      }),
      SEAT[by],
      ORDERS[by],
      leader,
    );
    answer(match, `${SEAT[by]} step/${to}`);
    return quietly(match);
  };
  test('CM §22.3.2 Saxony entered by the Coalition while Neutral allies with Prussia', () => {
    const match = entering('AU', 'gabel', 'zittau', 'nadasdy', (state) => {
      Object.assign(state.nations.SA, { stance: 'neutral' });
      state.control = {};
    });
    expect(stateOf(match).nations.SA).toMatchObject({ stance: 'belligerent', side: 'ap', patron: 'PR' });
  });
  test('CM §22.3.3 Sweden attacked by Prussia joins the Coalition under France', () => {
    const match = entering('PR', 'anklam', 'greifswald', 'keith', () => {});
    expect(stateOf(match).nations.SW).toMatchObject({ stance: 'belligerent', side: 'coalition', patron: 'FR' });
  });
  test('CM §22.3.3 under Russia while France is Neutral', () => {
    const match = entering('PR', 'anklam', 'greifswald', 'keith', (state) => {
      state.nations.FR.stance = 'neutral';
    });
    expect(stateOf(match).nations.SW).toMatchObject({ stance: 'belligerent', side: 'coalition', patron: 'RU' });
  });
  test('CM §22.1.1 and §15.4.1 a Neutral Power that is attacked draws its hand and a Tactic at once', () => {
    const match = entering('PR', 'tilsit', 'kowno', 'keith', () => {});
    // Kowno is Polish: nobody enters the war for it.
    expect(told(match, 'enters-war')).toEqual([]);
    const french = entering('PR', 'hamm', 'dusseldorf', 'keith', (state) => {
      Object.assign(state.nations.IM, { stance: 'neutral' });
    });
    expect(tales(french, 'enters-war')).toMatchObject([{ nation: 'IM', side: 'coalition', patron: 'AU' }]);
  });
  test('CM §22.1 Belligerents do not attack friendly Neutrals: Britain is friendly to Prussia', () => {
    const match = entering('PR', 'magdeburg', 'brunswick', 'keith', (state) => {
      state.nations.BR.stance = 'neutral';
    });
    expect(told(match, 'enters-war')).toEqual([]);
    expect(stateOf(match).nations.BR.stance).toBe('neutral');
  });
  test('CM §22.1.3 prisoners of a nation that turns Neutral stay where they are', () => {
    const match = turnEnd((state) => {
      state.powers.RU.will = 0;
      state.prisoners.ap.troops.RU = { inf: 3, units: {} };
    });
    expect(stateOf(match).prisoners.ap.troops.RU?.inf).toBe(3);
  });
});

describe('CM §22.3.4 Denmark', () => {
  /** Dies Irae 3, Deus Ex Machina 2: the Danish Crisis; then the Danish Intervention Table. */
  const crisis = (die: number, change?: Change) =>
    table({
      phase: 'round',
      dice: [3, 2, die],
      change: (state, world) => {
        clear(world);
        state.chits = ['dies_irae'];
        state.control = {};
        change?.(state, world);
      },
    });
  test('CM §22.3.4 a 1 makes it a British Client, a 6 a French one; between them it stays Neutral', () => {
    expect(stateOf(crisis(1)).nations.DA).toMatchObject({ stance: 'belligerent', side: 'ap', patron: 'BR' });
    expect(stateOf(crisis(6)).nations.DA).toMatchObject({ stance: 'belligerent', side: 'coalition', patron: 'FR' });
    expect([stateOf(crisis(2)).nations.DA.stance, stateOf(crisis(5)).nations.DA.stance]).toEqual([
      'neutral',
      'neutral',
    ]);
  });
  test('CM §22.3.4 (table) it deploys in Holstein with 6 infantry SPs, cavalry, guns and a leader; its Fleet in the Baltic', () => {
    const match = crisis(1);
    const [force] = forcesOf(match, 'DA');
    expect([force?.at, force?.leaders, force?.troops.DA]).toEqual([
      'holstein',
      ['ahlefeldt'],
      { inf: 6, units: { line_cav: [1, 0], field_art: [1, 0] } },
    ]);
    expect(stateOf(match).fleets.DA).toMatchObject({ place: 'sea', sea: 'baltic' });
  });
  test('CM §22.3.4 (table) +1 while France controls Hanover: a 5 is a 6', () => {
    const match = crisis(5, (state) => {
      state.control.hanover = 'FR';
    });
    expect(tales(match, 'intervention')).toMatchObject([{ nation: 'DA', roll: 5, total: 6 }]);
    expect(stateOf(match).nations.DA.patron).toBe('FR');
  });
  test('CM §12.11 the Danish Fleet does not move', () => {
    const match = strategy({
      active: 'BR',
      forces: [['BR', 'hanover', { leaders: ['cumberland'], inf: 8 }]],
      change: (state) => {
        Object.assign(state.nations.DA, { stance: 'belligerent', side: 'ap', patron: 'BR' });
        Object.assign(state.fleets.DA, { place: 'sea', sea: 'baltic', port: null });
      },
    });
    expect(optionsOf(match, 'britain').filter((id) => id.startsWith('fleet/DA'))).toEqual([]);
  });
  test('CM §22.3 and §5.1.2b a Client’s Commands act in its Patron’s Turn, with his cards', () => {
    const match = strategy({
      active: 'BR',
      forces: [
        ['BR', 'hanover', { leaders: ['cumberland'], inf: 8 }],
        ['DA', 'holstein', { leaders: ['ahlefeldt'], inf: 6 }],
      ],
      hands: { BR: ['B1'] },
      change: (state) => {
        Object.assign(state.nations.DA, { stance: 'belligerent', side: 'ap', patron: 'BR' });
      },
    });
    answer(match, 'britain ops/B1');
    expect(optionsOf(match, 'britain')).toContain('ahlefeldt');
  });
});

describe('CM §22.3.5 Russia as a Prussian Client', () => {
  const client: Change = (state) => {
    Object.assign(state.nations.RU, { patron: 'PR', side: 'ap', stance: 'belligerent' });
    state.deaths.push('elizabeth');
  };
  test('CM §22.3.5 Prussia activates Russian Commands with its own cards', () => {
    const match = strategy({
      forces: [
        ['PR', 'berlin', { leaders: ['keith'], inf: 6 }],
        ['RU', 'breslau', { leaders: ['chernyshev'], inf: 6 }],
      ],
      hands: { PR: ['P13'] },
      change: client,
    });
    answer(match, 'prussia ops/P13');
    expect(optionsOf(match, 'prussia')).toContain('chernyshev');
  });
  test('CM §22.3.5 Russia has no Turn of its own', () => {
    const match = table({ scenario: 's1762' });
    for (let n = 0; n < 200 && told(match, 'round').length < 2 && match.waiting.length > 0; n++) {
      const seat = match.waiting[0] ?? '';
      const ids = optionsOf(match, seat);
      answer(match, `${seat} ${['done', 'pass', 'none', 'proposal'].find((id) => ids.includes(id)) ?? ids[0]}`);
    }
    const turns = tales(match, 'turn').map(({ power }) => power);
    expect(turns.slice(0, 4)).toEqual(['AU', 'PR', 'BR', 'FR']);
    expect(turns).not.toContain('RU');
  });
});

describe('CM §22.4 Poland', () => {
  const into = (nation: Power, from: string, to: string, leader: string, change?: Change) => {
    const match = activate(
      strategy({
        active: nation,
        forces: [[nation, from, { leaders: [leader], inf: 8 }]],
        hands: { [nation === 'RU' ? 'FR' : nation]: [ORDERS[nation]] },
        ...(change && { change }),
      }),
      SEAT[nation],
      ORDERS[nation],
      leader,
    );
    answer(match, `${SEAT[nation]} step/${to}`);
    return quietly(match);
  };
  const vps = (match: ReturnType<typeof into>) => tales(match, 'vp').map(({ power, num }) => [power, num]);
  test('CM §22.4 Coalition units in Gdansk before the coup: Prussia gains 1 VP, once', () => {
    const match = into('RU', 'elbing', 'gdansk', 'fermor');
    expect(vps(match)).toEqual([['PR', 1]]);
    answer(match, 'france step/elbing');
    quietly(match);
    if (optionsOf(match, 'france').includes('step/gdansk')) answer(match, 'france step/gdansk');
    expect(vps(quietly(match))).toHaveLength(1);
  });
  test('CM §22.4 not after it', () => {
    const match = into('RU', 'elbing', 'gdansk', 'fermor', (state) => {
      state.flags.push({ id: 'danzig_coup', until: 'game_end' });
    });
    expect(vps(match)).toEqual([]);
  });
  test('CM §22.4 the Coalition enters other Polish fortresses freely', () => {
    expect(vps(into('RU', 'plock', 'torun', 'fermor'))).toEqual([]);
  });
  test('CM §22.4 Prussians who follow the Coalition into Torun lose nothing', () => {
    const first = into('RU', 'plock', 'torun', 'fermor');
    const marks = stateOf(first).marks;
    const match = into('PR', 'marienwerder', 'torun', 'keith', (state) => {
      state.marks = [...marks];
    });
    expect(vps(match)).toEqual([]);
  });
  test('CM §22.4 Prussians may enter Warsaw if Saxony is their ally', () => {
    const match = activate(
      strategy({
        forces: [['PR', 'plock', { leaders: ['keith'], inf: 8 }]],
        hands: { PR: ['P13'] },
        change: (state) => {
          Object.assign(state.nations.SA, { stance: 'belligerent', side: 'ap', patron: 'PR' });
        },
      }),
      'prussia',
      'P13',
      'keith',
    );
    expect(optionsOf(match, 'prussia')).toContain('step/warsaw');
  });
});

describe('CM §22.5.2 Armistice', () => {
  const truce: Change = (state) => {
    state.armistice = { number: 4, end: null };
  };
  const notice = (card: string, round: number, season: 'summer' | 'fall' = 'fall') => {
    const match = strategy({
      active: 'BR',
      forces: [['BR', 'hanover', { leaders: ['cumberland'], inf: 8 }]],
      hands: { BR: [card] },
      change: (state, world) => {
        truce(state, world);
        Object.assign(state, { season, round });
      },
    });
    answer(match, `britain armistice/${card}`);
    return match;
  };
  test('CM §22.5.2 the example: Livres Astray (2) in Fall Round 3 ends it in the British Turn of Round 5', () => {
    const match = notice('B4', 3);
    expect(tales(match, 'armistice-ends')).toMatchObject([{ power: 'BR', season: 'fall', round: 5 }]);
    expect(stateOf(match).armistice?.end).toEqual({ power: 'BR', season: 'fall', round: 5 });
  });
  test('CM §22.5.2 a 1-Ops card instead: in the New Year Phase', () => {
    expect(stateOf(notice('B8', 3)).armistice?.end).toBe('new-year');
  });
  test('CM §22.5.2 (readings, 32) Rounds run on from Summer into Fall, and 4 less 4 ends it at once', () => {
    expect(stateOf(notice('B4', 4, 'summer')).armistice?.end).toEqual({ power: 'BR', season: 'fall', round: 1 });
    expect(stateOf(notice('B1', 3)).armistice).toBeNull();
  });
  const marching = (forces: readonly Posting[]) =>
    activate(strategy({ active: 'FR', forces, hands: { FR: ['F1'] }, change: truce }), 'france', 'F1', 'destrees');
  test('CM §22.5.2 France does not move closer to Anglo-Allied forces or spaces', () => {
    const match = marching([
      ['FR', 'koln', { leaders: ['destrees'], inf: 8 }],
      ['BR', 'munster', { inf: 3 }],
    ]);
    refuses(match, 'france step/dusseldorf', 'armistice', '22.5.2');
    // Koblenz is nearer to Marburg than Köln to any British space; Aachen is not.
    refuses(match, 'france step/koblenz', 'armistice', '22.5.2');
    expect(optionsOf(match, 'france')).toContain('step/aachen');
  });
  test('CM §22.5.2 and makes no coup against a British fortress', () => {
    const match = strategy({
      active: 'FR',
      forces: [['FR', 'munster', { leaders: ['destrees'], inf: 8 }]],
      change: truce,
    });
    expect(optionsOf(match, 'france').filter((id) => id.startsWith('coup/'))).toEqual([]);
  });
  test('CM §22.5.2 but against a Prussian one it may', () => {
    const match = strategy({
      active: 'FR',
      forces: [['FR', 'minden', { leaders: ['destrees'], inf: 8 }]],
      change: truce,
    });
    expect(optionsOf(match, 'france')).toContain('coup/destrees');
  });
  test('CM §22.5.2 and the colonies are fought for', () => {
    const match = strategy({
      active: 'FR',
      forces: [['FR', 'koln', { leaders: ['destrees'], inf: 8 }]],
      hands: { FR: ['F4'] },
      change: truce,
    });
    expect(optionsOf(match, 'france')).toEqual(expect.arrayContaining(['colonial/F4', 'armistice/F4']));
  });
});
