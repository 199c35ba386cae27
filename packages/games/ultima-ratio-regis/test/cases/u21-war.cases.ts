/** U §21.1–21.2: alliances, casus belli, how wars begin, what costs morale, occupation of what is not at war. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  askedOf,
  deal,
  lead,
  optionsOf,
  own,
  put,
  stateOf,
  type Table,
  table,
  told,
  war,
  worldOf,
} from '../table.ts';
import { calm, FRENCH, minorOf, onwards, realm, refusalOf, SPANISH, spain, whereIs } from './play.ts';

/** Plays the event of a card that the player of Spain holds. */
function play(card: string, change: (state: State) => void = () => {}, turn = 1): Table {
  const match = spain({
    turn,
    change: (state) => {
      deal(state, SPANISH, card);
      change(state);
    },
  });
  answer(match, `${SPANISH} card/${card}/event`);
  return onwards(match, ['act', 'join-war', 'drag', 'casus-belli-of']);
}
const warOf = (match: Table, a: string, b: string) =>
  stateOf(match).wars.find(({ sides }) => sides.some((each) => each === a) && sides.some((each) => each === b));

describe('U §21.2.1 wars of cards', () => {
  test('U §21.2.1 a war event is worth 1 VP to the winner', () => {
    expect(warOf(play('108'), 'ottomans', 'venice')?.vp).toEqual([1, 1]);
  });
  test('U §21.2.1 a second one makes the same war worth 2', () => {
    const match = play('302', (state) => war(state, 'spain', 'france', [1, 0], 1), 3);
    expect(stateOf(match).wars).toHaveLength(1);
    expect(warOf(match, 'spain', 'france')).toMatchObject({ vp: [2, 2], taken: [1, 0] });
  });
  test('U §23.1 a casus belli event in a war adds 1 VP and no claim', () => {
    const match = play('114', (state) => {
      realm(state, 'mamluks').player = SPANISH;
      war(state, 'ottomans', 'mamluks', [0, 0], 1);
    });
    expect(warOf(match, 'ottomans', 'mamluks')?.vp).toEqual([2, 2]);
    expect(stateOf(match).claims).toEqual([]);
  });
  test('U §21.2 a war between Powers of one player is ignored', () => {
    // Austria and Hungary are both of the second player.
    const match = play('117');
    expect(stateOf(match).wars).toEqual([]);
    expect(told(match, 'no-war')).toMatchObject([{ power: 'austria', against: 'hungary' }]);
  });
  test('U §21.1.3 a casus belli between allies is ignored', () => {
    const match = play('118', (state) => void state.alliances.push(['england', 'france']));
    expect(stateOf(match).claims).toEqual([]);
  });
  test('U §21.2.2 mutual casus belli goes both ways', () => {
    const { claims } = stateOf(play('118'));
    expect(claims).toContainEqual({ of: 'england', against: 'france' });
    expect(claims).toContainEqual({ of: 'france', against: 'england' });
  });
  test('U §21.2.2 further ones against the same Power are ignored', () => {
    const match = play('118', (state) => void state.claims.push({ of: 'england', against: 'france' }));
    expect(stateOf(match).claims.filter(({ of, against }) => of === 'england' && against === 'france')).toHaveLength(1);
  });
  test('U §21.2.2 they disappear when war breaks out', () => {
    const match = play('101', (state) => {
      state.claims.push({ of: 'spain', against: 'france' }, { of: 'france', against: 'spain' });
    });
    expect(stateOf(match).claims.filter(({ of, against }) => [of, against].includes('spain'))).toEqual([]);
  });
  test('U §21.1 an alliance event between Powers at war is ignored', () => {
    const match = play('104', (state) => war(state, 'spain', 'portugal'));
    expect(stateOf(match).alliances).toEqual([]);
    expect(stateOf(match).wars).toHaveLength(1);
  });
});

describe('U §21.2.3 declarations', () => {
  test('U §21.2.3 without casus belli it needs a card played before, for it is the last action', () => {
    const match = spain({ change: (state) => deal(state, SPANISH, '029') });
    expect(refusalOf(match, SPANISH, 'act/spain/war/france')?.[0]).toBe('last-action');
  });
  test('U §21.2.3 with casus belli other actions follow', () => {
    const match = spain({
      change: (state) => {
        calm(state, 2);
        state.claims.push({ of: 'spain', against: 'france' });
      },
    });
    answer(match, `${SPANISH} act/spain/war/france`);
    onwards(match, ['act']);
    expect(optionsOf(match, SPANISH)).toContain('act/spain/calm');
  });
  test('U §21.2.3 a claim of the other side does not help', () => {
    const match = spain({
      change: (state) => {
        state.claims.push({ of: 'france', against: 'spain' });
      },
    });
    answer(match, `${SPANISH} act/spain/war/france`);
    onwards(match, ['act']);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 1]);
  });
  test('U §21.2 not against Powers of the same player', () => {
    expect(refusalOf(spain({}), SPANISH, 'act/spain/war/austria')?.[0]).toBe('same-player');
  });
  test('U card of Crimea: it may not be at war with the Ottomans', () => {
    const match = table({
      players: 3,
      player: 'player-1',
      change: (state) => {
        realm(state, 'crimea').player = 'player-1';
      },
    });
    expect(refusalOf(match, 'player-1', 'act/crimea/war/ottomans')?.[0]).toBe('never-at-war');
  });
  test('U §21.2.2 an area in the home province of another is a claim of that Power only', () => {
    // Paris is in the Île-de-France, the home province of France.
    const match = spain({ change: (state) => own(state, 'amiens', 'domain:spain') });
    answer(match, `${SPANISH} act/spain/war/france`);
    onwards(match, ['act']);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 1]);
  });
  test('U §20.5 war on an independent minor that is neutral: no Power is dragged in', () => {
    const match = spain({});
    answer(match, `${SPANISH} act/spain/war/morocco`);
    onwards(match, ['act']);
    expect(stateOf(match).wars.map(({ sides }) => sides)).toEqual([['spain', 'morocco']]);
  });
  test('U §20.5 not if it is allied with a Power with which one is in forced peace', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'morocco').ally = 'portugal';
        state.truces.push(['spain', 'portugal']);
      },
    });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/war/morocco');
  });
  test('U §20.1 there is no war against an ordinary minor', () => {
    expect(optionsOf(spain({}), SPANISH)).not.toContain('act/spain/war/genoa');
  });
});

describe('U §21.1 alliances', () => {
  test('U §21.1.2 a new alliance with a Power at war: it may enter that war at once', () => {
    // Spain and Portugal ally by card 104 while Portugal fights Barbary.
    const match = table({
      players: 3,
      player: 'player-1',
      change: (state) => {
        deal(state, 'player-1', '104');
        war(state, 'portugal', 'barbary');
      },
    });
    answer(match, 'player-1 card/104/event');
    onwards(match, ['join-war', 'act']);
    expect(askedOf(match, 'player-1')).toBe('join-war');
    answer(match, 'player-1 yes');
    onwards(match, ['act']);
    expect(stateOf(match).wars.map(({ sides, vp }) => [sides.toSorted(), vp])).toEqual([
      [
        ['barbary', 'portugal'],
        [0, 0],
      ],
      [
        ['barbary', 'spain'],
        [0, 0],
      ],
    ]);
  });
  test('U §21.1.2 no ally enters against a Power of its own player', () => {
    const match = table({
      players: 3,
      player: 'player-1',
      change: (state) => {
        state.alliances.push(['austria', 'france']);
        state.claims.push({ of: 'spain', against: 'france' });
      },
    });
    answer(match, 'player-1 act/spain/war/france');
    onwards(match, ['join-war', 'act']);
    expect(askedOf(match, 'player-1')).toBe('act');
  });
  test('U §19.1.2 an ally is subsidised, once for each action', () => {
    const match = spain({
      change: (state) => {
        calm(state, 4);
        state.alliances.push(['spain', 'france']);
      },
    });
    answer(match, `${SPANISH} act/spain/subsidise/france`, `${SPANISH} act/spain/subsidise/france`);
    expect(realm(stateOf(match), 'france').unrest).toBe(2);
    expect(realm(stateOf(match), 'spain').unrest).toBe(4);
  });
  test('U §21.1.6 squadrons of an ally join a fleet with his consent, and go home with the impulse', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'barbary');
        state.alliances.push(['spain', 'france']);
        put(state, 'spain', 'S2', 'west_med');
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'S2', 'west_med');
        put(state, 'barbary', 'S2', 'west_med');
      },
    });
    const combine = optionsOf(match, SPANISH).find((id) => /combine|fleet/.test(id) && id.includes('france'));
    expect(combine).toBeDefined();
    answer(match, `${SPANISH} ${combine}`);
    expect(askedOf(match, FRENCH)).toBe('agree-fleet');
  });
  test('U §21.1.5 the owner calls an expeditionary corps back without asking', () => {
    const match = spain({
      change: (state) => {
        state.alliances.push(['spain', 'france']);
        put(state, 'spain', 'I23', 'montpellier');
        state.lent['spain-1'] = 'france';
      },
    });
    const recall = optionsOf(match, SPANISH).find((id) => /recall|back/.test(id));
    expect(recall).toBeDefined();
    answer(match, `${SPANISH} ${recall}`);
    onwards(match, ['act']);
    expect(stateOf(match).lent).toEqual({});
    expect(whereIs(match, 'spain-1')).not.toBe('montpellier');
  });
});

describe('U §21.2.5 morale', () => {
  test('U §18.3 a key area in revolt costs no morale until an enemy controls it; then it does', () => {
    // Palermo is a key area of Spain.
    const match = table({
      player: FRENCH,
      dice: [6, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        state.rebellions.palermo = 2;
        state.holders.syracuse = 'france';
        put(state, 'france', 'I23', 'palermo');
      },
    });
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
    answer(match, `${FRENCH} act/france/subjugate/palermo`);
    onwards(match, ['act']);
    expect(stateOf(match).holders.palermo).toBe('france');
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 1]);
  });
  test('U §21.2.5 a key area of an allied minor costs its ally a point', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        minorOf(state, 'papal_states').ally = 'france';
        put(state, 'spain', 'I23', 'rome');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/rome`);
    onwards(match, ['act']);
    expect(stateOf(match).holders.rome).toBe('spain');
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
  test('U §21.2.5 a key area won back costs the one that loses it', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        war(state, 'spain', 'france', [1, 0]);
        state.holders.lyon = 'spain';
        put(state, 'france', 'I23', 'lyon');
      },
    });
    answer(match, `${FRENCH} act/france/subjugate/lyon`);
    onwards(match, ['act']);
    expect(stateOf(match).holders).toEqual({});
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 1]);
  });
});

describe('U §21.2.6 what is not at war', () => {
  test('U §21.2.6 A takes an area of B and loses it to C, at peace with B: it goes back to B', () => {
    // A Spain, B France, C the Ottomans.
    const match = table({
      players: 3,
      player: 'player-2',
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'ottomans', 'spain');
        realm(state, 'ottomans').interests.push('WE', 'CM', 'WM');
        state.holders.montpellier = 'spain';
        put(state, 'ottomans', 'I23', 'montpellier');
      },
    });
    answer(match, 'player-2 act/ottomans/subjugate/montpellier');
    onwards(match, ['act']);
    expect(controlOf(worldOf(match), 'montpellier')).toBe('france');
    expect(stateOf(match).holders).toEqual({});
    expect(whereIs(match, 'ottomans-1')).not.toBe('montpellier');
  });
  test('U §21.2.6 at war with B too, it keeps what it took', () => {
    const match = table({
      players: 3,
      player: 'player-2',
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'ottomans', 'spain');
        war(state, 'ottomans', 'france');
        realm(state, 'ottomans').interests.push('WE', 'CM', 'WM');
        state.holders.montpellier = 'spain';
        put(state, 'ottomans', 'I23', 'montpellier');
      },
    });
    answer(match, 'player-2 act/ottomans/subjugate/montpellier');
    onwards(match, ['act']);
    expect(stateOf(match).holders.montpellier).toBe('ottomans');
  });
});

describe('U §22 effective control', () => {
  test('U §22 an army before a fortress in revolt counts as holding the area; gone, the rebels hold it', () => {
    const besieged = (troops: number) =>
      controlOf(
        worldOf(
          spain({
            change: (state) => {
              war(state, 'spain', 'france');
              state.rebellions.montpellier = 2;
              state.fortresses.montpellier = { owner: 'france', done: true };
              if (troops > 0) {
                army(state, 'spain', 'montpellier', troops);
                state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
              }
            },
          }),
        ),
        'montpellier',
      );
    expect(besieged(0)).toBe('rebels');
  });
  test('U §22 the siege won, the rebels are still to be subdued', () => {
    const match = spain({
      dice: [4, 4, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        state.rebellions.montpellier = 2;
        state.fortresses.montpellier = { owner: 'france', done: true };
        army(state, 'spain', 'montpellier', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
      },
    });
    answer(match, `${SPANISH} act/spain/assault/montpellier`);
    onwards(match, ['advance', 'act']);
    expect(told(match, 'capitulated')).toHaveLength(1);
    expect(stateOf(match).rebellions).toEqual({ montpellier: 2 });
    expect(optionsOf(match, SPANISH)).toContain('act/spain/subjugate/montpellier');
  });
  test('U §22 troops in an area that is not subdued count for strategic movement while they stand there', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'perpignan');
        put(state, 'spain', 'I23', 'montpellier');
      },
    });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`);
    expect(optionsOf(match, SPANISH)).toContain('to/montpellier');
  });
});
