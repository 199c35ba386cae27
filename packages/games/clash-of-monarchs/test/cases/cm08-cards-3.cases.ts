/** CM §8.6 and §14.1.1: what cards may no longer do, and what a card's last part means where the first has lapsed. */
import { describe, expect, test } from 'vitest';
import { poolLeaders } from '../../src/changes/leaders.ts';
import { before, type Change, infantry, placeOf, sending, units } from '../cards/deck.ts';
import { answer, depot, optionsOf, stackOf, stateOf, told } from '../table.ts';
import { FIGHTING, first, go, refuses } from './drive.ts';
import { asked, type Posting, strategy } from './play.ts';

describe('CM §8.6 (readings, 55) an event that would change nothing is refused', () => {
  test('CM §8.6 A14 Loudon Rising with Loudon dead', () => {
    const match = before('A14', 'AU', {
      change: (state) => {
        state.leaders.loudon_c = 'dead';
      },
    });
    refuses(match, 'austria event/A14', 'event-in-vain', '8.6');
  });
  test('CM §8.6 A14 or a prisoner', () => {
    const match = before('A14', 'AU', {
      change: (state) => {
        state.leaders.loudon_c = 'captured';
        state.prisoners.ap.leaders.push('loudon_c');
      },
    });
    refuses(match, 'austria event/A14', 'event-in-vain', '8.6');
  });
  test('CM §8.6 B23 The Hereditary Prince with nobody to lead', () => {
    const match = before('B23', 'BR', {
      forces: [
        ['BR', 'minden', { leaders: ['cumberland'], inf: 12 }],
        ['BR', 'hanover', { leaders: ['erbprinz'] }],
      ],
    });
    refuses(match, 'britain event/B23', 'event-in-vain', '8.6');
  });
  test('CM §8.6 B8 Plassey with the marker at the British end of the track', () => {
    const match = before('B8', 'BR', {
      change: (state) => {
        state.colonial = 8;
      },
    });
    refuses(match, 'britain event/B8', 'event-in-vain', '8.6');
  });
});

describe('CM §8.6 (readings, 55) what has no object lapses, the rest happens', () => {
  test('CM §8.6 F23 with Xavier a prisoner his 4 Saxon infantry SPs join a French force all the same', () => {
    const match = before('F23', 'FR', {
      change: (state) => {
        state.leaders.xavier = 'captured';
        state.prisoners.ap.leaders.push('xavier');
      },
    });
    answer(match, 'france event/F23', 'france force/broglie');
    expect([placeOf(match, 'xavier'), infantry(match, 'SA', 'mainz')]).toEqual([undefined, 4]);
  });
  test('CM §8.6 B19 with Granby dead the 2 cavalry steps come to any Anglo-Allied force', () => {
    const match = before('B19', 'BR', {
      change: (state) => {
        state.leaders.granby = 'dead';
        state.nations.BR.pool.line_cav = 1;
      },
    });
    answer(match, 'britain event/B19');
    go(match, { 'place-cavalry': 'proposal' });
    expect(units(match, 'BR', 'minden', 'line_cav')).toEqual([1, 0]);
  });
});

describe('CM §4.6, 4.7 whom a card has taken out of the game', () => {
  const bare = (leaders: readonly string[]) =>
    strategy({
      active: 'AU',
      forces: [['AU', 'prague', { leaders, inf: 20 }]],
      hands: { AU: ['A6'] },
      change: (state, world) => {
        state.feats.push({ power: 'AU', what: 'crushing-defeat', year: state.year });
        for (const id of poolLeaders(world, 'AU')) state.leaders[id] = 'captured';
        state.leaders.browne = 'dead';
      },
    });
  test('CM §4.6 of an empty pool the opponent raises one of the fallen, not Charles, whom Daun has relieved', () => {
    const match = bare(['charles', 'daun', 'hadik', 'lacy', 'nadasdy']);
    answer(match, 'austria event/A6');
    go(match, { 'minimum-leader': 'daun', 'raise-fallen': first });
    expect(told(match, 'leader-out')).toMatchObject([{ leader: 'charles' }]);
    expect(stateOf(match).leaders.charles).not.toBe('map');
    expect(placeOf(match, 'browne')).toBe('prague');
  });
});

describe('CM §8.6.5 one Interrupt for each activated force', () => {
  const KEITH: Posting = ['PR', 'kolin', { leaders: ['keith'], inf: 9, line_cav: 2, hussar_dual: 1 }];
  const met = (screen: 'interrupt/P12' | 'pass') => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['AU', 'koniggratz', { leaders: ['nadasdy'], inf: 9 }],
        KEITH,
        ['AU', 'wien', { leaders: ['daun'], inf: 12 }],
      ],
      hands: { AU: ['A1'], PR: ['P12', 'P27'] },
      dice: [6],
      change: (state) => {
        for (const power of ['PR', 'AU'] as const)
          Object.assign(state.powers[power].tactics, { held: [], pool: [], discard: [] });
      },
    });
    answer(match, 'austria ops/A1', 'austria nadasdy', 'austria done', `prussia ${screen}`);
    answer(match, 'austria step/jungbunzlau', 'prussia intercept/keith');
    go(match, { withdraw: 'stand', attack: 'attack', tactic: 'none' });
    expect(told(match, 'battle')).toHaveLength(1);
    return match;
  };
  test('CM §8.6.5 who has let Nadasdy march may play Seydlitz! in the battle against him', () => {
    expect(optionsOf(met('pass'), 'prussia')).toContain('interrupt/P27');
  });
  test('CM §8.6.5 not who has played Hussar Screen on him, though it is Keith who attacks', () => {
    const match = met('interrupt/P12');
    expect(asked(match, 'prussia')).not.toContain('interrupt');
    go(match, FIGHTING);
    expect(told(match, 'interrupt')).toMatchObject([{ card: 'P12' }]);
  });
});

describe('CM §11.2 an activation that an Interrupt ends', () => {
  test('CM §11.2 B14 with no MPs left there is no siege with a Supply Action either', () => {
    const match = strategy({
      active: 'FR',
      forces: [['FR', 'kassel', { leaders: ['contades', 'soubise'], inf: 28, field_art: 1 }]],
      hands: { FR: ['F1'], BR: ['B14'] },
      change: (state) => {
        state.powers.FR.supplyActions = 3;
        state.control.kassel = 'FR';
      },
    });
    answer(match, 'france ops/F1', 'france contades', 'france done');
    go(match, { interrupt: 'pass' });
    answer(match, 'france step/gottingen');
    go(match, { interrupt: 'interrupt/B14', intercept: 'interrupt/B14' });
    expect(asked(match, 'france')).toEqual(['strategy']);
    answer(match, 'france done');
    expect(asked(match, 'france')).not.toContain('siege-step');
  });
  test('CM §17.4 without the Interrupt he lays siege', () => {
    const match = strategy({
      active: 'FR',
      forces: [['FR', 'kassel', { leaders: ['contades', 'soubise'], inf: 28, field_art: 1 }]],
      hands: { FR: ['F1'] },
      change: (state) => {
        state.powers.FR.supplyActions = 3;
        state.control.kassel = 'FR';
      },
    });
    answer(match, 'france ops/F1', 'france contades', 'france done');
    go(match, { interrupt: 'pass', intercept: 'pass' });
    answer(match, 'france step/gottingen');
    go(match, { interrupt: 'pass', intercept: 'pass', march: 'done' });
    answer(match, 'france done');
    expect(optionsOf(match, 'france')).toContain('siege/gottingen');
  });
});

describe('CM §14.1.1, 15.4.1 Surprise Attack', () => {
  test('CM §15.4.1 once revealed the chit is used, though it is not played in the battle', () => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['AU', 'kolin', { leaders: ['daun'], inf: 16 }],
        ['PR', 'jungbunzlau', { leaders: ['keith'], inf: 10 }],
      ],
      hands: { AU: ['A1'] },
      change: (state) => {
        for (const power of ['PR', 'AU'] as const)
          Object.assign(state.powers[power].tactics, { held: [], pool: [], discard: [] });
        state.powers.AU.tactics.held = ['surprise_attack'];
      },
    });
    answer(match, 'austria ops/A1', 'austria daun', 'austria done');
    go(match, { interrupt: 'pass', intercept: 'pass' });
    answer(match, 'austria step/jungbunzlau');
    go(match, {
      ...FIGHTING,
      intercept: (ids) => ids.find((id) => id.startsWith('withdraw/')) ?? 'pass',
      interrupt: (ids) => ids.find((id) => id.startsWith('withdraw/')) ?? 'pass',
      withdraw: (ids) => ids.find((id) => id.startsWith('withdraw/')),
      surprise: 'yes',
    });
    expect(told(match, 'battle')).toMatchObject([{ attacker: 'daun' }]);
    expect(stateOf(match).powers.AU.tactics).toMatchObject({ held: [], discard: ['surprise_attack'] });
  });
});

describe('CM §19.3, 17.4 a winter campaign is no part of the last Turn of the year', () => {
  test('CM §17.4 who fought in the fall may lay siege in winter', () => {
    const match = before('A21', 'AU', {
      phase: 'winterStrategy',
      forces: [
        ['AU', 'landeshut', { leaders: ['daun'], inf: 15, field_art: 1 }],
        ['AU', 'prague', { leaders: ['lacy'], inf: 2 }],
      ],
      change: (state, world) => {
        depot(world, 'AU', 'landeshut');
        state.powers.AU.supplyActions = 2;
        for (const stack of state.stacks) stack.fought = true;
        state.active = null;
      },
    });
    go(match, { 'winter-card': (_, seat) => (seat === 'austria' ? undefined : 'pass') });
    answer(match, 'austria event/A21', 'austria daun', 'austria done');
    go(match, { ...sending('AU'), march: (ids) => ids.find((id) => id === 'step/schweidnitz') ?? 'done' });
    expect(asked(match, 'austria')).toEqual(['winter-siege']);
    expect(optionsOf(match, 'austria')).toEqual(['siege/schweidnitz', 'no']);
  });
});

describe('CM §8.6.2 who cannot do what the card says is not designated', () => {
  test('CM §8.6.2 P1 Lehwaldt in Königsberg never comes to Saxony, Frederick in Berlin does', () => {
    const match = before('P1', 'PR', {
      forces: [
        ['PR', 'konigsberg', { leaders: ['lehwaldt'], inf: 8 }],
        ['PR', 'berlin', { leaders: ['frederick'], inf: 12 }],
      ],
      change: (state) => {
        Object.assign(state.nations.SA, { stance: 'neutral', side: 'coalition', patron: 'AU' });
        state.marks.push('option/PR/1756A');
      },
    });
    answer(match, 'prussia event/P1');
    expect(optionsOf(match, 'prussia')).toEqual(['frederick', 'done']);
  });
});

describe('CM §8.6.3 a transfer to a force', () => {
  test('CM §8.6.3 P26 Chernyshev’s Russians stand beside Frederick at Breslau and join him there', () => {
    const match = before('P26', 'PR', {
      forces: [
        ['PR', 'breslau', { leaders: ['frederick'], inf: 10 }],
        ['RU', 'breslau', { leaders: ['chernyshev'], inf: 8 }],
      ],
      change: (state) => {
        Object.assign(state.nations.RU, { patron: 'PR', side: 'ap' });
      },
    });
    answer(match, 'prussia event/P26');
    go(match, { 'card-transfer': 'chernyshev/8', 'card-leader': 'chernyshev' });
    expect(stackOf(match, 'frederick')).toMatchObject({
      leaders: expect.arrayContaining(['chernyshev']),
      troops: { PR: { inf: 10 }, RU: { inf: 8 } },
    });
  });
});

describe('CM §19.3 events in winter', () => {
  const winter = (change: Change = () => {}) =>
    before('B3', 'BR', {
      phase: 'winterStrategy',
      change: (state, world) => {
        state.turn.card = false;
        change(state, world);
      },
    });
  test('CM §19.3 B3 Prince Ferdinand activates nobody unless Kloster-Zeven was played: it may be played', () => {
    expect(optionsOf(winter(), 'britain')).toContain('event/B3');
  });
  test('CM §19.3 after Kloster-Zeven it activates him, and may not', () => {
    const match = winter((state) => {
      state.played.F7 = [1757];
    });
    refuses(match, 'britain event/B3', 'no-winter-activation', '19.3');
  });
});

describe('CM §24.5, 14.1.1 who must attack because he is too weak to overrun', () => {
  test('CM §14.1.1 has revealed no Surprise Attack: the chit stays in hand', () => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['AU', 'kolin', { leaders: ['daun'], inf: 16 }],
        ['PR', 'jungbunzlau', { inf: 5 }],
      ],
      hands: { AU: ['A1'] },
      options: { 'limited-intelligence': 'yes' },
      change: (state) => {
        for (const power of ['PR', 'AU'] as const)
          Object.assign(state.powers[power].tactics, { held: [], pool: [], discard: [] });
        state.powers.AU.tactics.held = ['surprise_attack'];
      },
    });
    answer(match, 'austria ops/A1', 'austria daun', 'austria done');
    go(match, { interrupt: 'pass', intercept: 'pass' });
    answer(match, 'austria step/jungbunzlau');
    // There is no fortress: nobody is asked whether he goes inside (14.2).
    go(match, { interrupt: 'pass', intercept: 'pass' });
    expect(asked(match, 'prussia')).toEqual(['withdraw']);
    go(match, { ...FIGHTING, withdraw: 'stand', overrun: 'overrun' });
    expect(told(match, 'not-overrun')).toHaveLength(1);
    expect(told(match, 'battle')).toMatchObject([{ attacker: 'daun' }]);
    expect(stateOf(match).powers.AU.tactics.held).toEqual(['surprise_attack']);
  });
});
