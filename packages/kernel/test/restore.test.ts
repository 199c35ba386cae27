import { describe, expect, test } from 'vitest';
import { ask, choose, Match, option, type Rules, type Snapshot } from '../src/index.ts';
import { answer, notesOf, START, type Toy, type ToyDefinition, type ToyGame, toy } from './toy.ts';

/** Two choices and a roll in each phase. */
function* round({ state, random, tell }: ToyGame): Rules {
  for (const seat of ['a', 'b']) {
    const taken = yield* choose(seat, ask('take', '§1'), () => [option('x'), option('y')]);
    state.notes.push(`${seat} ${taken}`);
    tell({ type: 'note', text: `${seat} ${taken}` });
  }
  state.notes.push(random.below(1000, 'dice'));
}

const rules = toy(round, { rounds: 50 });

const stored = (match: { snapshot(): Snapshot }): Snapshot => JSON.parse(JSON.stringify(match.snapshot())) as Snapshot;

function midway(): ReturnType<typeof Match.create<Toy, { type: 'note'; text: string }, 'play', Toy>> {
  const match = Match.create(rules, START);
  for (let i = 0; i < 20; i++) answer(match, 'a x', 'b y');
  answer(match, 'a y');
  return match;
}

describe('restore', () => {
  test('makes the same match from a checkpoint and the answers since', () => {
    const live = midway();
    const restored = Match.restore(rules, stored(live));
    const truth = (match: typeof live) => [
      match.inspect(),
      match.decisions(),
      match.waiting,
      match.answered,
      match.commitment,
    ];
    expect(truth(restored)).toEqual(truth(live));
    for (const match of [live, restored]) answer(match, 'b x', 'a x');
    expect(truth(restored)).toEqual(truth(live));
    expect(restored.hash()).toBe(live.hash());
  });

  test('leaves the snapshot as it is while play goes on', () => {
    const live = midway();
    const snapshot = live.snapshot();
    const text = JSON.stringify(snapshot);
    answer(Match.restore(rules, snapshot), 'b x', 'a x');
    answer(live, 'b y');
    expect(JSON.stringify(snapshot)).toBe(text);
  });

  test('needs a tail that does not grow with the match', () => {
    const match = Match.create(rules, START);
    const longest = Array.from({ length: 49 }, () => {
      answer(match, 'a x', 'b y');
      return match.snapshot().tail.length;
    });
    expect(Math.max(...longest.slice(25))).toBeLessThanOrEqual(Math.max(...longest.slice(0, 25)));
  });

  test('knows its own game only', () => {
    const snapshot = stored(midway());
    expect(() => Match.restore({ ...rules, id: 'chess' }, snapshot)).toThrow('A match of toy is not a match of chess');
    const newer = { ...snapshot, checkpoint: { ...snapshot.checkpoint, version: 9 } };
    expect(() => Match.restore(rules, newer)).toThrow('toy 9 is newer than these rules (1)');
  });
});

describe('after a change of the rules', () => {
  const changed = (more: Partial<ToyDefinition>): ToyDefinition => ({ ...rules, version: 2, ...more });

  test('a match goes on if its tail still replays', () => {
    const live = midway();
    const { match, dropped } = Match.resume(changed({}), stored(live));
    expect(dropped).toEqual([]);
    expect(match.version).toBe(2);
    expect(match.inspect()).toEqual(live.inspect());
  });

  test('the state is migrated, once', () => {
    const migrate = (state: unknown, from: number): Toy => {
      const old = state as Toy;
      return { ...old, notes: [...old.notes, `from ${from}`] };
    };
    const live = midway();
    const { match } = Match.resume(changed({ migrate }), stored(live));
    expect(notesOf(match)).toContain('from 1');
    const { match: again } = Match.resume(changed({ migrate }), stored(match));
    expect(again.inspect()).toEqual(match.inspect());
  });

  test('a tail that no longer replays is given back, and the match goes on from its checkpoint', () => {
    function* other({ state }: ToyGame): Rules {
      state.notes.push(yield* choose('a', ask('take', '§1'), () => [option('z')]));
    }
    const live = midway();
    const snapshot = stored(live);
    const { match, dropped } = Match.resume({ ...toy(other, { rounds: 50 }), version: 2 }, snapshot);
    expect(dropped).toEqual(snapshot.tail);
    expect(dropped.length).toBeGreaterThan(0);
    expect(match.answered).toBe(snapshot.checkpoint.answers);
    expect(match.answer('a', 'z', live.decisions('a')[0]?.stamp)).toEqual({ ok: true });
    expect(() => Match.restore({ ...toy(other), version: 2 }, snapshot)).toThrow('does not replay');
  });

  test('so is one that breaks the rules down', () => {
    function* breaking(): Rules {
      yield* choose('a', ask('take', '§1'), () => [option('x'), option('y')]);
      throw new Error('not understood');
    }
    const snapshot = stored(midway());
    const { dropped } = Match.resume({ ...toy(breaking, { rounds: 50 }), version: 2 }, snapshot);
    expect(dropped).toEqual(snapshot.tail);
  });
});

test('the commitment is known from the start, the seed at the end', () => {
  const match = Match.create(toy(round, { rounds: 1 }), START);
  const { commitment } = match;
  expect(match.seed).toBeUndefined();
  answer(match, 'a x', 'b x');
  expect(match.seed).toBe('seed');
  expect(match.commitment).toBe(commitment);
});
