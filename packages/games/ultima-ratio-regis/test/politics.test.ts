/** Worked examples of the rulebook that concern trade, war, peace and the end of the turn. */
import { describe, expect, test } from 'vitest';
import type { State } from '../src/state.ts';
import type { Task } from '../src/tasks.ts';
import type { Player, Power } from '../src/vocabulary.ts';
import { answer, askedOf, lead, optionsOf, put, stateOf, type Table, table, told, war } from './table.ts';

const realm = (state: State, power: Power) => {
  const found = state.realms.find((each) => each.power === power);
  if (!found) throw new Error(`${power} is not in play`);
  return found;
};
const unrest = (match: Table, power: Power): number => realm(stateOf(match), power).unrest;
const vpOf = (match: Table, player: Player): number =>
  stateOf(match).chairs.find((chair) => chair.player === player)?.vp ?? 0;
const leader = (state: State, power: Power): Player => realm(state, power).player;

/** A position in which these things are about to be done, the first one first. */
const toDo = (state: State, ...tasks: Task[]): void => void state.agenda.push(...tasks.toReversed());

describe('§19.2.3 a merchant is promoted', () => {
  test('France with unrest 4 moves past England, raises it to 5, and England has casus belli', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      player: 'player-3',
      change: (state) => {
        state.trade.tc_caribbean = [
          { power: 'spain', count: 2 },
          { power: 'england', count: 2 },
          { power: 'france', count: 1 },
        ];
        realm(state, 'france').unrest = 4;
      },
    });
    answer(match, 'player-3 act/france/promote/tc_caribbean');
    const { trade, claims } = stateOf(match);
    expect(trade.tc_caribbean?.map(({ power, count }) => `${power} ${count}`)).toEqual([
      'spain 2',
      'france 1',
      'england 2',
    ]);
    expect(unrest(match, 'france')).toBe(5);
    expect(claims).toContainEqual({ of: 'england', against: 'france' });
  });
});

describe('§21.4.5 one war, several cards', () => {
  test('the winner scores once for each card', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      change: (state) => {
        war(state, 'russia', 'sweden', [2, 0], 2);
        toDo(state, { do: 'peace', sides: ['russia', 'sweden'], opener: null });
      },
    });
    const winner = leader(stateOf(match), 'russia');
    expect(vpOf(match, winner)).toBe(2);
    expect(askedOf(match, winner)).toBe('conditions');
  });
});

describe('§26.2.2 a Power leaves its coalition', () => {
  /** A, B, C against D, E, F; E is the Ottomans. */
  const FIRST: readonly Power[] = ['france', 'spain', 'venice'];
  const SECOND: readonly Power[] = ['austria', 'ottomans', 'portugal'];
  const TAKEN: Readonly<Record<string, [number, number]>> = {
    'france/austria': [2, 3],
    'france/ottomans': [3, 0],
    'france/portugal': [1, 0],
    'spain/ottomans': [0, 2],
    'venice/austria': [1, 0],
  };
  const change = (state: State): void => {
    for (const power of [...FIRST, ...SECOND]) {
      const mine = realm(state, power);
      mine.player = FIRST.includes(power) ? 'player-1' : power === 'ottomans' ? 'player-3' : 'player-2';
      mine.unrest = 0;
    }
    for (const one of FIRST)
      for (const other of SECOND) {
        const [mine, theirs] = TAKEN[`${one}/${other}`] ?? [0, 0];
        war(state, one, other, [mine, theirs], 1);
      }
    state.coalitions.push({ card: '1501', sides: [[...FIRST], [...SECOND]], open: [[], []] });
    toDo(state, { do: 'forced-peace', power: 'ottomans' }, { do: 'reckon', step: 'wars' });
  };

  test('E gives A four conditions and beats B by one; the other wars end as printed, in the order of the card', () => {
    const match = table({ players: 3, change });
    answer(match, 'player-3 peace/ottomans/france');
    settle(match);
    expect(outcomes(match)).toEqual([
      'france beats ottomans by 4',
      'ottomans beats spain by 1',
      'venice draws with ottomans',
      'austria beats france by 1',
      'france beats portugal by 1',
      'spain draws with austria',
      'spain draws with portugal',
      'venice beats austria by 1',
      'venice draws with portugal',
    ]);
    expect(unrest(match, 'ottomans')).toBe(4);
    expect(unrest(match, 'spain')).toBe(1);
    expect(unrest(match, 'france')).toBe(3);
    expect(unrest(match, 'portugal')).toBe(1);
    expect(unrest(match, 'venice')).toBe(0);
    expect(told(match, 'casus-belli').map(({ power, against }) => `${power} ${against}`)).toEqual([
      'austria ottomans',
      'portugal ottomans',
    ]);
  });
});

/** Takes no conditions, and sends everybody home as proposed, until the player on the move acts again. */
function settle(match: Table): void {
  for (let n = 0; n < 60; n++) {
    const [seat = ''] = match.waiting;
    if (askedOf(match, seat) === 'act') return;
    const options = optionsOf(match, seat);
    answer(
      match,
      `${seat} ${options.find((id) => id === 'done') ?? options.find((id) => id.includes('propos')) ?? options[0]}`,
    );
  }
}

/** How wars ended, in order: who won against whom by how much, or who drew. */
const outcomes = (match: Table): string[] =>
  match.log(null).flatMap((event) => {
    if (event.type === 'war-won') return [`${event.power} beats ${event.against} by ${event.conditions}`];
    return event.type === 'war-drawn' ? [`${event.power} draws with ${event.against}`] : [];
  });

describe('§24.1.2 and §26.3 veterans at the end of the turn', () => {
  /** Three veterans of Spain, and the step of the end of the turn in which half of them go. */
  const veterans = (professional: boolean) => (state: State) => {
    put(state, 'spain', 'I34', 'toledo', { up: true });
    put(state, 'spain', 'I34', 'toledo', { up: true });
    put(state, 'spain', 'I23', 'toledo', { up: true });
    if (professional) state.rules.push('professional_army');
    toDo(state, { do: 'reckon', step: 'units' });
  };
  const left = (match: Table): string[] =>
    stateOf(match)
      .units.filter(({ up }) => up)
      .map(({ kind }) => kind);

  test('two of three become regular', () => {
    const match = table({ change: veterans(false) });
    answer(match, 'player-2 veterans/spain/proposed');
    expect(left(match)).toEqual(['I34']);
  });

  test('the professional 2/3 stays veteran for 1 unrest', () => {
    const match = table({ change: veterans(true) });
    const before = unrest(match, 'spain');
    answer(match, 'player-2 veterans/spain/proposed', 'player-2 keep/spain-3');
    expect(left(match)).toEqual(['I34', 'I23']);
    expect(unrest(match, 'spain')).toBe(before + 1);
    expect(told(match, 'degraded')).toHaveLength(1);
  });
});

describe('§26.1.2 the rebels win a civil war', () => {
  test('the official Power goes on under its own player, with the army and the faith of the victor', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      change: (state) => {
        const zone = ['paris', 'rouen', 'la_rochelle'];
        state.civilWars.push({ card: '601', official: 'france', contenders: ['huguenots'], zone });
        for (const area of zone) state.holders[area] = 'huguenots';
        put(state, 'huguenots', 'I23', 'paris', { up: true });
        lead(state, 'huguenots', 'L01', 'huguenots-1');
        put(state, 'france', 'I34', 'lyon');
        toDo(state, { do: 'reckon', step: 'civil-wars' });
      },
    });
    const { realms, units, leaders, titles } = stateOf(match);
    expect(realms.some(({ power }) => power === 'huguenots')).toBe(false);
    expect(realm(stateOf(match), 'france').religion).toBe('protestant');
    expect(units.map(({ id, at, up }) => [id, at, up])).toEqual([['france-1', 'paris', true]]);
    expect(leaders.map(({ power, on }) => [power, on])).toEqual([['france', 'france-1']]);
    expect(titles.la_rochelle).toBe('home:france');
  });
});

describe('§24.3 a change of dynasty', () => {
  test('20 unrest cost twice the vitality in VP, and all units', () => {
    const match = table({
      change: (state) => {
        realm(state, 'spain').unrest = 20;
        put(state, 'spain', 'I23', 'toledo');
        toDo(state, { do: 'reckon', step: 'agitation' });
      },
    });
    const player = leader(stateOf(match), 'spain');
    while (askedOf(match, player) !== 'act' && match.waiting.includes(player)) {
      const options = optionsOf(match, player);
      answer(match, `${player} ${options.find((id) => id === 'done') ?? options[0]}`);
    }
    expect(vpOf(match, player)).toBe(-8);
    expect(unrest(match, 'spain')).toBe(4);
    expect(stateOf(match).units).toEqual([]);
  });
});

describe('§21.5 collapse', () => {
  test('the winner keeps what it holds, and the rest becomes independent', () => {
    const match = table({
      players: 3,
      change: (state) => {
        war(state, 'ottomans', 'mamluks', [2, 0], 1);
        realm(state, 'mamluks').collapsing = true;
        state.holders.aleppo = 'ottomans';
        toDo(state, { do: 'peace', sides: ['ottomans', 'mamluks'], opener: null });
      },
    });
    settle(match);
    const { realms, titles } = stateOf(match);
    expect(realms.some(({ power }) => power === 'mamluks')).toBe(false);
    expect(titles.aleppo).toBe('domain:ottomans');
    expect(titles.cairo).toBe('A3');
  });
});

describe('§20.3.3 the Knights', () => {
  test('Rhodes lost, they hold Malta with a fortress', () => {
    const match = table({
      change: (state) => {
        state.wars.push({ sides: ['ottomans', 'knights'], taken: [0, 0], vp: [1, 1], cards: [] });
        delete state.fortresses.rhodes;
        put(state, 'ottomans', 'I23', 'rhodes');
        toDo(state, { do: 'subjugate', power: 'ottomans', at: 'rhodes', moved: false, last: null });
      },
    });
    settle(match);
    const { titles, fortresses } = stateOf(match);
    expect(titles.rhodes).toBe('domain:ottomans');
    expect(titles.malta).toBe('minor:knights');
    expect(fortresses.malta).toEqual({ owner: 'knights', done: true });
  });
});
