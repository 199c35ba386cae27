/** U §8–10: cards, impulses, actions, strategic movement. */
import { describe, expect, test } from 'vitest';
import { answer, army, deal, fortify, lead, optionsOf, own, put, stateOf, table, war } from '../table.ts';
import { realm, SPANISH, spain, whyNot } from './play.ts';

describe('U §8.2.2 playing cards', () => {
  const hand = (...cards: string[]) => spain({ change: (state) => deal(state, SPANISH, ...cards) });
  test('U §8.2.2 a card must be played before the impulse ends', () => {
    const match = hand('029');
    expect(whyNot(match, SPANISH, 'end')).toBe('play-a-card');
    answer(match, `${SPANISH} card/029/points`);
    expect(optionsOf(match, SPANISH)).toContain('end');
  });
  test('U §8.2.2 white on blue comes first', () => {
    const match = hand('101', '029');
    expect(optionsOf(match, SPANISH)).toContain('card/101/points');
    expect(whyNot(match, SPANISH, 'card/029/points')).toBe('priority');
  });
  test('U §8.2.2 combat cards ignore priority, and have no event', () => {
    const match = hand('101', '018');
    expect(optionsOf(match, SPANISH)).toContain('card/018/points');
    expect(optionsOf(match, SPANISH)).not.toContain('card/018/event');
  });
  test('U §8.2.2 a gradient card comes first with four cards or fewer', () => {
    expect(whyNot(hand('102', '029', '030', '018'), SPANISH, 'card/029/points')).toBe('priority');
    expect(whyNot(hand('102', '029', '030', '018', '019'), SPANISH, 'card/029/points')).toBeUndefined();
  });
  test('U §8.2.2 a card gives as many actions as points, besides the own action of each Power', () => {
    const match = hand('029');
    answer(match, `${SPANISH} card/029/points`);
    for (let n = 0; n < 4; n++) answer(match, `${SPANISH} act/spain/calm`);
    expect(optionsOf(match, SPANISH).some((id) => id.startsWith('act/spain/'))).toBe(false);
    expect(optionsOf(match, SPANISH).some((id) => id.startsWith('act/austria/'))).toBe(true);
  });
  test('U §8.2.2 a player may play several cards for different Powers', () => {
    const match = hand('029', '030');
    answer(
      match,
      `${SPANISH} card/029/points`,
      `${SPANISH} act/spain/calm`,
      `${SPANISH} act/spain/calm`,
      `${SPANISH} act/spain/calm`,
      `${SPANISH} act/spain/calm`,
    );
    answer(match, `${SPANISH} card/030/points`);
    expect(optionsOf(match, SPANISH).some((id) => id.startsWith('act/spain/'))).toBe(false);
  });
  test('U §8.2.3 a player without cards has one more action', () => {
    const match = spain({});
    answer(match, `${SPANISH} act/spain/calm`, `${SPANISH} act/spain/calm`);
    expect(optionsOf(match, SPANISH).some((id) => id.startsWith('act/spain/'))).toBe(false);
    expect(optionsOf(match, SPANISH)).toContain('end');
  });
});

describe('U §9 construction', () => {
  test('U §9.1 a 2/3 troop is built on side 2 in any controlled possession', () => {
    const match = spain({});
    answer(match, `${SPANISH} act/spain/troop/spain/I23`);
    expect(optionsOf(match, SPANISH)).toContain('at/palermo');
    answer(match, `${SPANISH} at/palermo`);
    expect(stateOf(match).units.find(({ owner }) => owner === 'spain')).toMatchObject({ kind: 'I23', up: false });
  });
  test('U §9.1 elite troops only in home areas', () => {
    const match = spain({});
    answer(match, `${SPANISH} act/spain/troop/spain/I34`);
    const offered = optionsOf(match, SPANISH);
    expect(offered).toContain('at/toledo');
    expect(offered).not.toContain('at/palermo');
  });
  test('U §9.2 a squadron begins under repair in a coastal possession', () => {
    const match = spain({});
    answer(match, `${SPANISH} act/spain/squadron/spain/S2`);
    expect(optionsOf(match, SPANISH)).not.toContain('at/toledo');
    answer(match, `${SPANISH} at/barcelona`);
    expect(stateOf(match).units.find(({ kind }) => kind === 'S2')).toMatchObject({ at: 'barcelona', up: false });
  });
  test('U §9.3 a squadron built in this impulse is not repaired in it', () => {
    const match = spain({});
    answer(match, `${SPANISH} act/spain/squadron/spain/S2`, `${SPANISH} at/barcelona`);
    expect(optionsOf(match, SPANISH).some((id) => id.startsWith('act/spain/repair'))).toBe(false);
  });
  test('U §9.4 a fortress takes two actions in different impulses, and there is one to an area', () => {
    const match = spain({ change: (state) => fortify(state, 'spain', 'toledo') });
    answer(match, `${SPANISH} act/spain/fortress`);
    expect(optionsOf(match, SPANISH)).not.toContain('at/toledo');
    answer(match, `${SPANISH} at/barcelona`);
    expect(stateOf(match).fortresses.barcelona).toMatchObject({ owner: 'spain', done: false });
    expect(optionsOf(match, SPANISH).some((id) => /act\/spain\/(finish|complete).*barcelona/.test(id))).toBe(false);
  });
  test('U §9.4 no fortress on a mini-map', () => {
    const match = spain({ change: (state) => own(state, 'santo_domingo', 'home:spain') });
    answer(match, `${SPANISH} act/spain/fortress`);
    expect(optionsOf(match, SPANISH)).not.toContain('at/santo_domingo');
  });
  test('U §9.5 a dispersed troop regroups in its theater', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'box-WM') });
    answer(match, `${SPANISH} act/spain/regroup/spain-1`);
    const offered = optionsOf(match, SPANISH);
    expect(offered).toContain('at/toledo');
    expect(offered).not.toContain('at/palermo');
  });
  test('U §9.1 only as many troops as the card has', () => {
    const match = spain({ change: (state) => void army(state, 'spain', 'toledo', 6) });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/troop/spain/I23');
  });
  test('U §19.1.1 lowering unrest lowers it by one', () => {
    const match = spain({
      change: (state) => {
        realm(state, 'spain').unrest = 4;
      },
    });
    answer(match, `${SPANISH} act/spain/calm`);
    expect(realm(stateOf(match), 'spain').unrest).toBe(3);
  });
});

describe('U §17 leaders', () => {
  test('U §17.3 extraordinary costs 3 unrest, and needs unrest within vitality', () => {
    const build = (unrest: number) => {
      const match = spain({
        change: (state) => {
          army(state, 'spain', 'toledo', 1);
          realm(state, 'spain').unrest = unrest;
        },
      });
      answer(match, `${SPANISH} act/spain/leader`);
      return match;
    };
    const calm = build(4);
    expect(optionsOf(calm, SPANISH)).toContain('extraordinary');
    answer(calm, `${SPANISH} extraordinary`, `${SPANISH} with/spain-1`);
    expect(realm(stateOf(calm), 'spain').unrest).toBe(7);
    expect(optionsOf(build(5), SPANISH)).not.toContain('extraordinary');
  });
});

describe('U §10 strategic movement', () => {
  test('U §10.2 a troop goes through controlled areas, however far, and over seas', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'toledo') });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`);
    const offered = optionsOf(match, SPANISH);
    expect(offered).toContain('to/barcelona');
    expect(offered).toContain('to/palermo');
    expect(offered).not.toContain('to/lisbon');
  });
  test('U §10.3 a leader takes up to four troops, an organizer too', () => {
    const match = spain({
      change: (state) => {
        const [first = ''] = army(state, 'spain', 'toledo', 5);
        lead(state, 'spain', 'L27', first, true);
      },
    });
    answer(
      match,
      `${SPANISH} act/spain/column/L27`,
      `${SPANISH} with/spain-1`,
      `${SPANISH} take/spain-2`,
      `${SPANISH} take/spain-3`,
      `${SPANISH} take/spain-4`,
    );
    expect(optionsOf(match, SPANISH)).not.toContain('take/spain-5');
  });
  test('U §10.2.1 an enemy fleet may intercept troops at sea', () => {
    const match = table({
      player: SPANISH,
      dice: [1],
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'barcelona');
        put(state, 'france', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} to/palermo`);
    expect(match.waiting).toContain('player-1');
    expect(optionsOf(match, 'player-1')).toContain('intercept');
  });
});
