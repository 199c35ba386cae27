/** U §10.2, §11.2–11.4, §12.3: which squadrons fight, escort and support, and where troops embark, is the player's choice. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, lead, optionsOf, put, stateOf, type Table, told, war } from '../table.ts';
import { FRENCH, onwards, SPANISH, spain, whereIs } from './play.ts';

const atWar = (change: (state: State) => void, dice?: number[]): Table =>
  spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      war(state, 'spain', 'france');
      change(state);
    },
  });

/** A French fleet of an S3 with a leader and two S2 in the Western Mediterranean: france-1 to france-3. */
const frenchFleet = (state: State): void => {
  put(state, 'france', 'S3', 'west_med');
  put(state, 'france', 'S2', 'west_med');
  put(state, 'france', 'S2', 'west_med');
  lead(state, 'france', 'L05', 'france-1');
};
const defenders = (match: Table): readonly string[] => {
  const task = stateOf(match).agenda.at(-1);
  return task && 'fight' in task ? task.fight.defence.present : [];
};

describe('U §11.2 the fleet that fights', () => {
  test('U §11.4.1 who intercepts selects one of its fleets; the strongest is proposed, squadrons that are alike are one', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'I23', 'barcelona');
      frenchFleet(state);
    });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} to/palermo`);
    expect(optionsOf(match, FRENCH)).toEqual([
      'pass',
      'intercept',
      'fleet/france-1/france-2',
      'fleet/france-1',
      'fleet/france-2',
    ]);
    answer(match, `${FRENCH} fleet/france-2`);
    onwards(match, ['cards-before']);
    expect(defenders(match)).toEqual(['france-2']);
  });
  test('U §11.3 the attacked fight with the fleet they choose, or withdraw', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'west_med');
      frenchFleet(state);
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`);
    onwards(match, ['withdraw-fleet'], { hunt: 'sea/west_med', 'attack-fleet': 'attack/france' });
    expect(optionsOf(match, FRENCH)).toContain('withdraw');
    answer(match, `${FRENCH} fleet/france-1/france-2`);
    onwards(match, ['cards-before']);
    expect(defenders(match)).toEqual(['france-1', 'france-2']);
  });
  test('U §11.4.2 a side is supported by the fleet its Power names', () => {
    const match = atWar((state) => {
      army(state, 'spain', 'perpignan', 2);
      lead(state, 'spain', 'L01', 'spain-1');
      army(state, 'france', 'montpellier', 2);
      put(state, 'france', 'S3', 'west_med');
      put(state, 'france', 'S2', 'west_med');
    });
    answer(
      match,
      `${SPANISH} act/spain/march/L01`,
      `${SPANISH} army/all`,
      `${SPANISH} to/montpellier`,
      `${FRENCH} stand`,
    );
    onwards(match, ['support']);
    expect(optionsOf(match, FRENCH)).toEqual(['pass', 'support/defence/west_med', 'fleet/defence/west_med/france-4']);
  });
});

describe('U §12.3.1 the escort of a landing', () => {
  const landing = (change: (state: State) => void = () => {}): Table =>
    atWar((state) => {
      put(state, 'spain', 'I23', 'barcelona');
      put(state, 'spain', 'S3', 'west_med');
      put(state, 'spain', 'S2', 'west_med');
      change(state);
    });
  test('U §12.3.1 is chosen where an enemy waits on the way', () => {
    const match = landing(frenchFleet);
    answer(match, `${SPANISH} act/spain/land/spain-1`, `${SPANISH} at/marseille`);
    expect(askedOf(match, SPANISH)).toBe('landing-escort');
    expect(optionsOf(match, SPANISH)).toEqual(['escort', 'fleet/spain-3']);
    answer(match, `${SPANISH} fleet/spain-3`);
    expect(stateOf(match).agenda.at(-1)).toMatchObject({ do: 'voyage', escort: ['spain-3'] });
  });
  test('U §12.3.1 is not asked for where nobody waits', () => {
    const match = landing();
    answer(match, `${SPANISH} act/spain/land/spain-1`, `${SPANISH} at/marseille`);
    expect(askedOf(match, SPANISH)).not.toBe('landing-escort');
  });
  test('U §11.2 squadrons in port and at sea are no one fleet', () => {
    const match = atWar((state) => {
      army(state, 'spain', 'barcelona', 2);
      lead(state, 'spain', 'L01', 'spain-1');
      put(state, 'spain', 'S2', 'west_med');
      lead(state, 'spain', 'L02', 'spain-3');
      put(state, 'spain', 'S2', 'barcelona');
    });
    answer(match, `${SPANISH} act/spain/land/L01`);
    expect(optionsOf(match, SPANISH)).toEqual(['army/pick']);
  });
});

describe('U §10.2 where troops embark', () => {
  const crossing = (dice?: number[]): Table =>
    atWar((state) => {
      put(state, 'spain', 'I23', 'barcelona');
      put(state, 'france', 'S2', 'west_med');
    }, dice);
  test('U §10.2.1 beaten at sea the troop goes back to the port of its choice', () => {
    const match = crossing([5]);
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} embark/valencia`, `${SPANISH} to/palermo`);
    onwards(match, ['act'], { 'intercept-at-sea': 'intercept' });
    expect(told(match, 'turned-back')).toMatchObject([{ to: 'valencia' }]);
    expect(whereIs(match, 'spain-1')).toBe('valencia');
  });
  test('U §10.2 where no enemy waits there is nothing to choose', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'barcelona') });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`);
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('embark/'))).toEqual([]);
  });
});
