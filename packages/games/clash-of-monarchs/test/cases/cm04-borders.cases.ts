/** CM §4, §5, §7, §11: leaders below the minimum, activation, Coordinated Attacks, and why something is refused. */
import { describe, expect, test } from 'vitest';
import { nationOf } from '../../src/facts/leaders.ts';
import type { State } from '../../src/state.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, hold, optionsOf, post, stackOf, stateOf, table, worldOf } from '../table.ts';
import { go, PASSING, refuses, tales } from './drive.ts';
import { activate, asked, type Posting, quietly, strategy } from './play.ts';

type Change = (state: State, world: World) => void;

describe('CM §4.1.1 the example', () => {
  test('CM §4.1.1 6 French, 7 Imperial and 2 Saxon SPs on the map are an Imperial force', () => {
    const match = strategy({
      active: 'AU',
      forces: [['FR', 'erfurt', { leaders: ['soubise'], inf: 6 }]],
      change: (state) => {
        for (const { troops } of state.stacks)
          Object.assign(troops, { IM: { inf: 7, units: {} }, SA: { inf: 2, units: {} } });
      },
    });
    const [stack] = stateOf(match).stacks;
    expect(stack && nationOf(worldOf(match), stack)).toBe('IM');
  });
});

describe('CM §4.6 minimum leaders', () => {
  const turn = (change: Change) => {
    const match = table({
      phase: 'turn',
      active: 'RU',
      change: (state, world) => {
        clear(world);
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, power);
        Object.assign(state, { order: ['PR', 'AU', 'FR', 'BR', 'RU'] });
        for (const nation of ['BR', 'AU', 'FR', 'IM', 'SA'] as const) state.nations[nation].stance = 'neutral';
        post(world, 'PR', 'berlin', { leaders: ['frederick', 'keith', 'henry', 'bevern', 'zieten'], inf: 20 });
        change(state, world);
      },
    });
    return match;
  };
  test('CM §4.6 Russia with 2 leaders may draw a third from the pool, with any friendly force', () => {
    const match = turn((_, world) => {
      post(world, 'RU', 'grodno', { leaders: ['fermor', 'golitsyn'], inf: 10 });
      post(world, 'RU', 'vilna', { inf: 3 });
    });
    for (let n = 0; n < 20 && !asked(match, 'france').includes('minimum-leader'); n++) {
      const seat = match.waiting[0] ?? '';
      const ids = optionsOf(match, seat);
      if (ids.length === 0) break;
      answer(match, `${seat} ${['done', 'pass', 'none'].find((id) => ids.includes(id)) ?? ids[0]}`);
    }
    expect(asked(match, 'france')).toEqual(['minimum-leader']);
    go(match, { 'minimum-leader': (options) => options.find((id) => id.includes('vilna')) ?? options[0] });
    expect(
      stateOf(match)
        .stacks.filter(({ troops }) => troops.RU)
        .flatMap(({ leaders }) => leaders),
    ).toHaveLength(3);
  });
  test('CM §4.6 if the pool is empty, the opposing player picks one of the fallen', () => {
    const match = turn((state, world) => {
      for (const leader of Object.keys(state.leaders)) {
        const nation = world.data.leaders.leaders.get(leader)?.nation;
        if (nation === 'RU') state.leaders[leader] = ['apraxin', 'lopukhin'].includes(leader) ? 'dead' : 'captured';
      }
      post(world, 'RU', 'grodno', { leaders: ['fermor', 'golitsyn'], inf: 10 });
    });
    const raising = () => match.waiting.find((seat) => asked(match, seat).includes('raise-fallen'));
    const idle = { 'supply-actions': 'done', strategy: 'done', 'light-transfer': 'done', resupply: 'done' };
    go(match, { ...idle, desertion: 'proposal', 'minimum-leader': ([place]) => place });
    expect(['prussia', 'britain']).toContain(raising());
    expect([...optionsOf(match, raising() ?? '')].sort()).toEqual(['apraxin', 'lopukhin']);
  });
});

describe('CM §11.1 the example', () => {
  const activating = (card: string) => {
    const match = strategy({
      forces: [
        ['PR', 'torgau', { leaders: ['frederick'], inf: 8 }],
        ['PR', 'breslau', { leaders: ['bevern'], inf: 8 }],
        ['PR', 'berlin', { leaders: ['keith'], inf: 8 }],
        ['PR', 'stettin', { inf: 8 }],
      ],
      hands: { PR: [card] },
    });
    answer(match, `prussia ops/${card}`);
    return match;
  };
  test('CM §11.1 Initiative 1 with any card, 3 only with 3 or 4 Ops, a leaderless force with none', () => {
    const offered = (card: string) => [...optionsOf(activating(card), 'prussia')].sort();
    expect(offered('P12')).toEqual(['frederick']);
    expect(offered('P6')).toEqual(['frederick', 'keith']);
    expect(offered('P5')).toEqual(['bevern', 'frederick', 'keith']);
    expect(offered('P13')).toEqual(['bevern', 'frederick', 'keith']);
  });
  test('CM §11.1 the others are refused with the reason', () => {
    refuses(activating('P6'), 'prussia bevern', 'too-slow', '11.1');
  });
  test('CM §11.2 what has been activated is not activated again in the same Turn', () => {
    const match = strategy({
      forces: [
        ['PR', 'torgau', { leaders: ['keith'], inf: 4 }],
        ['PR', 'berlin', { leaders: ['frederick'], inf: 4 }],
      ],
      hands: { PR: ['P13'] },
    });
    activate(match, 'prussia', 'P13', 'keith');
    answer(match, 'prussia done');
    quietly(match);
    expect(stackOf(match, 'keith')?.at).toBe('torgau');
    answer(match, 'prussia minor-march');
    expect(optionsOf(match, 'prussia')).toEqual(['frederick']);
  });
});

describe('CM §11.3 Coordinated Attacks', () => {
  const converge = (die: number) => {
    const match = strategy({
      dice: [die],
      forces: [
        ['PR', 'gabel', { leaders: ['frederick'], inf: 12 }],
        ['PR', 'reichenberg', { leaders: ['bevern'], inf: 10 }],
        ['AU', 'jungbunzlau', { leaders: ['serbelloni'], inf: 8 }],
      ],
      hands: { PR: ['P4'] },
    });
    answer(
      match,
      'prussia event/P4',
      'prussia jungbunzlau',
      'prussia frederick',
      'prussia done',
      'prussia bevern',
      'prussia done',
    );
    go(match, { ...PASSING, 'designate-event': 'done' });
    for (let n = 0; n < 2; n++) {
      answer(match, 'prussia step/jungbunzlau');
      go(match, { ...PASSING, march: (options) => (options.includes('done') ? 'done' : undefined) });
    }
    return match;
  };
  test('CM §11.3 the second Command needs a 4 to come in', () => {
    const match = converge(4);
    expect(tales(match, 'coordinated')).toMatchObject([{ force: 'bevern', roll: 4, total: 4, outcome: 'arrives' }]);
    expect(stackOf(match, 'bevern')?.at ?? stackOf(match, 'frederick')?.at).toBe('jungbunzlau');
  });
  test('CM §11.3 (table) with a 3 it is late and stays where it came from; with a 1 it loses 1 SP too', () => {
    const [late, lost] = [converge(3), converge(1)];
    expect(tales(late, 'coordinated')).toMatchObject([{ outcome: 'late' }]);
    expect([stackOf(late, 'bevern')?.at, stackOf(late, 'bevern')?.troops.PR?.inf]).toEqual(['reichenberg', 10]);
    expect(tales(lost, 'coordinated')).toMatchObject([{ outcome: 'lost' }]);
    expect(stackOf(lost, 'bevern')?.troops.PR?.inf).toBe(9);
  });
});

describe('why a siege, a coup or a Supply Action is refused', () => {
  const besieging = (force: Posting[2], change?: Change, more: readonly Posting[] = []) =>
    activate(
      strategy({
        active: 'AU',
        forces: [['AU', 'schweidnitz', { leaders: ['daun'], ...force }], ...more],
        hands: { AU: ['A1'] },
        change: (state, world) => {
          state.powers.AU.supplyActions = 2;
          depot(world, 'AU', 'landeshut');
          change?.(state, world);
        },
      }),
      'austria',
      'A1',
      'daun',
    );
  test('CM §17.4 14 SPs: few-besiegers', () => {
    refuses(besieging({ inf: 14, field_art: 1 }), 'austria siege', 'few-besiegers', '17.4');
  });
  test('CM §17.4 no guns: no-artillery', () => {
    refuses(besieging({ inf: 15 }), 'austria siege', 'no-artillery', '17.4');
  });
  test('CM §17.4 more than 25 % of enemies outside: enemy-outside', () => {
    refuses(
      besieging({ inf: 16, field_art: 1 }, undefined, [['PR', 'schweidnitz', { inf: 5 }]]),
      'austria siege',
      'enemy-outside',
      '17.4',
    );
  });
  test('CM §10.0 without a path: no-supply', () => {
    refuses(
      besieging({ inf: 16, field_art: 1 }, (state) => {
        state.depots = [];
      }),
      'austria siege',
      'no-supply',
      '10.0',
    );
  });
  test('CM §10.3 without a Supply Action: no-supply-actions', () => {
    refuses(
      besieging({ inf: 16, field_art: 1 }, (state) => {
        state.powers.AU.supplyActions = 0;
      }),
      'austria siege',
      'no-supply-actions',
      '10.3',
    );
  });
  test('CM §17.6 a second coup in a Season: coup-tried', () => {
    const match = strategy({
      active: 'AU',
      forces: [['AU', 'brieg', { leaders: ['nadasdy'], inf: 8 }]],
      change: (state) => {
        state.coups = ['brieg'];
      },
    });
    refuses(match, 'austria coup/nadasdy', 'coup-tried', '17.6');
  });
  test('CM §4.3.1 more SPs than leaders can lead: capacity', () => {
    const match = strategy({ forces: [['PR', 'torgau', { leaders: ['maurice'], inf: 13 }]], hands: { PR: ['P13'] } });
    answer(match, 'prussia ops/P13', 'prussia maurice', 'prussia PR/inf/13');
    refuses(match, 'prussia done', 'capacity', '4.3.5');
  });
  test('CM §2.1.1 a square space of another nation: square', () => {
    const match = activate(
      strategy({ active: 'AU', forces: [['AU', 'mannheim', { leaders: ['nadasdy'], inf: 8 }]], hands: { AU: ['A1'] } }),
      'austria',
      'A1',
      'nadasdy',
    );
    refuses(match, 'austria step/strasbourg', 'square', '2.1.1');
  });
  test('CM §22.4 Warsaw: warsaw', () => {
    const match = activate(
      strategy({ forces: [['PR', 'plock', { leaders: ['keith'], inf: 8 }]], hands: { PR: ['P13'] } }),
      'prussia',
      'P13',
      'keith',
    );
    refuses(match, 'prussia step/warsaw', 'warsaw', '22.4');
  });
  test('an unknown option, another seat and a late stamp are refused, and nothing changes', () => {
    const match = strategy({ forces: [['PR', 'torgau', { leaders: ['keith'], inf: 8 }]], hands: { PR: ['P13'] } });
    refuses(match, 'prussia march/atlantis', 'not-offered');
    refuses(match, 'austria done', 'not-asked');
    const before = match.hash();
    expect(match.answer('prussia', 'done', 'no-such-stamp')).toMatchObject({ ok: false, code: 'stale' });
    expect(match.hash()).toBe(before);
  });
});

describe('CM §5.1.1 and §15.4.1 the Draw Phase', () => {
  test('CM §15.4.1 (readings, 18) Tactics that are not kept go to the Discard pool', () => {
    const match = table({
      phase: 'draw',
      change: (state) => {
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const)
          Object.assign(state.powers[power].tactics, { held: [] });
        state.powers.PR.tactics.held = ['oblique_attack', 'slow_reaction', 'blown_march'];
        state.powers.PR.tactics.discard = [];
      },
    });
    go(match, { 'keep-tactic': 'keep/oblique_attack' });
    const { held, discard } = stateOf(match).powers.PR.tactics;
    expect(held).toContain('oblique_attack');
    expect([...discard].sort()).toEqual(['blown_march', 'slow_reaction']);
  });
  test('CM §7.1 a Power without a card to play may still march, and its Turn ends when it says so', () => {
    const match = strategy({ forces: [['PR', 'torgau', { leaders: ['keith'], inf: 4 }]] });
    expect(optionsOf(match, 'prussia')).toEqual(
      expect.arrayContaining(['admin-march', 'minor-march', 'leader', 'done']),
    );
    answer(match, 'prussia done');
    expect(stateOf(match).powers.PR.hand).toEqual([]);
  });
});
