/** CM §7 and §8: Turns, hands and Strategy Cards. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { CardId, Power } from '../../src/vocabulary.ts';
import { answer, askedOf, hold, optionsOf, stateOf, table, told } from '../table.ts';
import { asked, type Posting, quietly, strategy, whyNot } from './play.ts';

const DECKS: readonly Power[] = ['PR', 'BR', 'AU', 'FR', 'RU'];

/** A Draw Phase; everybody starts it with the hands said, the rest of the deck in the draw pile. */
const drawPhase = (hands: Partial<Record<Power, number>> = {}, change?: (state: State) => void) =>
  table({
    phase: 'draw',
    change: (state) => {
      for (const power of DECKS) {
        const own = state.powers[power];
        own.draw.push(...own.hand.splice(0), ...own.discard.splice(0));
        own.hand = own.draw.splice(0, hands[power] ?? 0);
      }
      change?.(state);
    },
  });
const held = (match: ReturnType<typeof table>, power: Power) => stateOf(match).powers[power].hand.length;

describe('CM §8.2.1 the Draw Phase', () => {
  test('CM §8.2.1 Prussia draws 7 cards, Russia 4, everybody else 6', () => {
    expect(told(drawPhase(), 'drew')).toMatchObject([
      { power: 'PR', num: 7 },
      { power: 'BR', num: 6 },
      { power: 'AU', num: 6 },
      { power: 'FR', num: 6 },
      { power: 'RU', num: 4 },
    ]);
  });
  test('CM §8.1.1 France and Russia hold one hand', () => {
    const match = drawPhase();
    expect([held(match, 'FR'), held(match, 'RU')]).toEqual([10, 0]);
  });
  test('CM §8.2.1 eight cards may be kept', () => {
    expect(asked(drawPhase({ AU: 2 }), 'austria')).not.toContain('discard');
  });
  test('CM §8.2.1 of nine one must go', () => {
    const match = drawPhase({ AU: 3 });
    expect(asked(match, 'austria')).toContain('discard');
    const card = optionsOf(match, 'austria').find((id) => id.startsWith('discard/')) ?? '';
    answer(match, `austria ${card}`);
    expect(held(match, 'AU')).toBe(8);
    expect(stateOf(match).powers.AU.discard).toEqual([card.slice('discard/'.length)]);
  });
  test('CM §8.2.1 France and Russia together keep 14', () => {
    expect(asked(drawPhase({ FR: 4 }), 'france')).not.toContain('discard');
    const match = drawPhase({ FR: 5 });
    expect(match.decisions('france').find(({ prompt }) => prompt.id === 'discard')?.prompt.args.over).toBe(1);
  });
  test('CM §8.2.1 a Fatigued Power returns one card at random to its deck', () => {
    const match = drawPhase({}, (state) => {
      state.powers.AU.will = 10;
    });
    expect(told(match, 'returned-one')).toMatchObject([{ power: 'AU' }]);
    expect([held(match, 'AU'), stateOf(match).powers.AU.discard.length]).toEqual([5, 0]);
  });
  test('CM §21.3.1 one above the Fatigue level nothing is returned', () => {
    const match = drawPhase({}, (state) => {
      Object.assign(state.powers.AU, { will: 11 });
      Object.assign(state.powers.PR, { will: 12 });
      Object.assign(state.powers.FR, { will: 10 });
      Object.assign(state.powers.BR, { will: 6 });
      Object.assign(state.powers.RU, { will: 7 });
    });
    expect(told(match, 'returned-one')).toHaveLength(0);
  });
  test('CM §21.3.1 at the Fatigue level everybody does: Austria 10, Prussia 11, France 9, Britain 5, Russia 6', () => {
    const match = drawPhase({}, (state) => {
      Object.assign(state.powers.AU, { will: 10 });
      Object.assign(state.powers.PR, { will: 11 });
      Object.assign(state.powers.FR, { will: 9 });
      Object.assign(state.powers.BR, { will: 5 });
      Object.assign(state.powers.RU, { will: 6 });
    });
    expect(told(match, 'returned-one')).toHaveLength(5);
    expect(held(match, 'FR')).toBe(8);
  });
  test('CM §21.3.1 a Fatigued Power keeps seven', () => {
    const match = drawPhase({ PR: 2 }, (state) => {
      state.powers.PR.will = 11;
    });
    // 2 + 7 - 1 = 8, one more than seven.
    expect(match.decisions('prussia').find(({ prompt }) => prompt.id === 'discard')?.prompt.args.over).toBe(1);
  });
  test('CM §21.3.1 with both France and Russia Fatigued twelve may be kept', () => {
    const match = drawPhase({ FR: 5 }, (state) => {
      state.powers.FR.will = 9;
      state.powers.RU.will = 6;
    });
    // 5 + 10 - 2 = 13.
    expect(match.decisions('france').find(({ prompt }) => prompt.id === 'discard')?.prompt.args.over).toBe(1);
  });
  test('CM §8.1 without a Draw pile the Discard pile is shuffled', () => {
    const match = drawPhase({}, (state) => {
      const { AU } = state.powers;
      AU.discard = AU.draw.splice(2);
    });
    expect([held(match, 'AU'), stateOf(match).powers.AU.discard.length]).toEqual([6, 0]);
  });
  test('CM §22.1 a Neutral Power draws nothing', () => {
    const match = drawPhase({}, (state) => {
      state.nations.BR.stance = 'neutral';
    });
    expect(held(match, 'BR')).toBe(0);
    expect(told(match, 'drew').some((event) => 'power' in event && event.power === 'BR')).toBe(false);
  });
  test('CM §5.1.1 one Tactics chit may be kept, and one is drawn', () => {
    const match = drawPhase({}, (state) => {
      state.powers.PR.tactics.held = ['oblique_attack', 'slow_reaction'];
    });
    answer(match, 'prussia keep/oblique_attack');
    expect(stateOf(match).powers.PR.tactics.held).toContain('oblique_attack');
    for (const seat of ['britain', 'austria', 'france', 'france'])
      if (askedOf(match, seat)) answer(match, `${seat} none`);
    expect(stateOf(match).powers.PR.tactics.held).toHaveLength(2);
    expect(stateOf(match).powers.AU.tactics.held).toHaveLength(1);
  });
});

describe('CM §8.1.1 one hand for France and Russia', () => {
  const forces: readonly Posting[] = [
    ['FR', 'koln', { leaders: ['destrees'], inf: 10 }],
    ['RU', 'grodno', { leaders: ['rumyantsev'], inf: 10 }],
  ];
  const cards: readonly CardId[] = ['F4', 'R1', 'R2'];
  const french = strategy({ active: 'FR', forces, hands: { FR: cards } });
  const russian = strategy({ active: 'RU', forces, hands: { FR: cards } });
  test('CM §8.1.1 a card marked XX serves its own Power only', () => {
    expect(whyNot(french, 'france', 'ops/R1')).toBe('other-powers-card');
    expect(optionsOf(russian, 'france')).toContain('ops/R1');
  });
  test('CM §8.1.1 any other card serves both for Ops', () => {
    expect(optionsOf(french, 'france')).toContain('ops/R2');
    expect(optionsOf(russian, 'france')).toContain('ops/R2');
  });
  test('CM §8.1.1 an event is its own Power’s', () => {
    expect(whyNot(french, 'france', 'event/R2')).toBe('other-powers-event');
    expect(optionsOf(russian, 'france')).toContain('event/R2');
  });
});

describe('CM §8.4.2 Colonial Operations', () => {
  const ROUGH: readonly Posting[] = [['BR', 'hanover', { leaders: ['cumberland'], inf: 8 }]];
  const colonial = (dice: readonly number[], change?: (state: State) => void) =>
    strategy({ active: 'BR', forces: ROUGH, hands: { BR: ['B2', 'B4'] }, dice, ...(change && { change }) });
  test('CM §8.4.2 the higher die wins, the active Power adds its Ops: 3 + 3 against 5', () => {
    const match = colonial([3, 5]);
    const before = stateOf(match).colonial;
    answer(match, 'britain colonial/B2');
    expect(told(match, 'colonial')).toMatchObject([{ british: 6, french: 5 }]);
    expect(stateOf(match).colonial).toBe(before + 1);
  });
  test('CM §8.4.2 equal dice move nothing: 2 + 3 against 5', () => {
    const match = colonial([2, 5]);
    const before = stateOf(match).colonial;
    answer(match, 'britain colonial/B2');
    expect(told(match, 'colonial')).toMatchObject([{ british: 5, french: 5 }]);
    expect(stateOf(match).colonial).toBe(before);
  });
  test('CM §8.4.2 a higher French die moves it toward France: 1 + 3 against 5', () => {
    const match = colonial([1, 5]);
    const before = stateOf(match).colonial;
    answer(match, 'britain colonial/B2');
    expect(stateOf(match).colonial).toBe(before - 1);
  });
  test('CM §8.4.2 once an Action Phase', () => {
    const match = colonial([1], (state) => {
      state.colonialOps.BR = { phase: 1, year: 1 };
    });
    expect(optionsOf(match, 'britain')).not.toContain('colonial/B2');
  });
  test('CM §8.4.2 once a year if Fatigued', () => {
    const inFall = (will: number) =>
      optionsOf(
        colonial([1], (state) => {
          state.season = 'fall';
          state.colonialOps.BR = { phase: 0, year: 1 };
          state.powers.BR.will = will;
        }),
        'britain',
      );
    expect(inFall(6)).toContain('colonial/B2');
    expect(inFall(5)).not.toContain('colonial/B2');
  });
  test('CM §8.4.2 Prussia has no Colonial Operations', () => {
    const match = strategy({ forces: [['PR', 'berlin', { leaders: ['frederick'], inf: 8 }]], hands: { PR: ['P5'] } });
    expect(optionsOf(match, 'prussia')).not.toContain('colonial/P5');
  });
});

describe('CM §7.1 and §8.5 one card a Segment', () => {
  test('CM §8.5 a card buys its Ops value in Supply Actions, once a Turn', () => {
    const match = table({
      phase: 'supply',
      active: 'AU',
      change: (_, world) => hold(world, 'AU', 'A1', 'A5'),
    });
    if (askedOf(match, 'austria') === 'go-back') answer(match, 'austria done');
    const before = stateOf(match).powers.AU.supplyActions;
    answer(match, 'austria buy/A1');
    expect(stateOf(match).powers.AU.supplyActions).toBe(before + 4);
    expect(stateOf(match).powers.AU.discard).toContain('A1');
    expect(optionsOf(match, 'austria')).not.toContain('buy/A5');
  });
  test('CM §7.1 after an event no card is played for Ops', () => {
    const match = strategy({
      forces: [['PR', 'berlin', { leaders: ['frederick'], inf: 8 }]],
      hands: { PR: ['P14', 'P5'] },
    });
    answer(match, 'prussia event/P14');
    for (let n = 0; n < 6 && asked(match, 'prussia')[0] !== 'strategy' && match.waiting.includes('prussia'); n++)
      answer(match, `prussia ${optionsOf(match, 'prussia')[0]}`);
    quietly(match);
    expect(stateOf(match).turn.card).toBe(true);
    expect(optionsOf(match, 'prussia')).not.toContain('ops/P5');
    expect(optionsOf(match, 'prussia')).not.toContain('admin-march');
  });
  test('CM §8.6.1 a one-time event is refused the second time, but serves for Ops', () => {
    const match = strategy({
      active: 'AU',
      forces: [['AU', 'prague', { leaders: ['nadasdy'], inf: 8 }]],
      hands: { AU: ['A2'] },
      change: (state) => {
        state.played.A2 = [1756];
      },
    });
    expect(whyNot(match, 'austria', 'event/A2')).toBe('one-time');
    expect(optionsOf(match, 'austria')).toContain('ops/A2');
  });
});
