import { describe, expect, test } from 'vitest';
import { ask, choose, Divergence, Match, option, type Rules, recordOf, replay } from '../src/index.ts';
import { answer, START, type ToyGame, toy } from './toy.ts';

function* round({ state, random }: ToyGame): Rules {
  state.notes.push(yield* choose('a', ask('take', '§1'), () => [option('x'), option('y')]));
  state.notes.splice(0, state.notes.length, random.below(1000, 'dice'));
}

const rules = toy(round, { rounds: 250 });
const answers = Array.from({ length: 250 }, (_, i) => ({ seat: 'a', option: i % 3 === 0 ? 'x' : 'y' }));
const record = recordOf(rules, START, answers);

function divergence(play: () => unknown): Divergence | undefined {
  try {
    play();
    return undefined;
  } catch (thrown) {
    return thrown instanceof Divergence ? thrown : undefined;
  }
}

describe('a record', () => {
  test('notes the hash of the position every hundred answers, and of the last', () => {
    expect(record.hashes.map(([count]) => count)).toEqual([0, 100, 200, 250]);
  });

  test('survives JSON and replays to the same match', () => {
    const live = Match.create(rules, START);
    for (const { seat, option: taken } of answers) answer(live, `${seat} ${taken}`);
    const again = replay(rules, JSON.parse(JSON.stringify(record)));
    expect(again.hash()).toBe(live.hash());
    expect(again.result).toEqual(live.result);
  });

  test('replays to any answer', () => {
    expect(replay(rules, record, { to: 17 }).answered).toBe(17);
  });

  test('tells where it and the rules part ways', () => {
    const forged = record.answers.with(150, ['a', 'z'] as const);
    expect(divergence(() => replay(rules, { ...record, answers: forged }))).toMatchObject({ at: 150 });
    const reseeded = { ...record, seed: 'another' };
    expect(divergence(() => replay(rules, reseeded))).toMatchObject({ at: 100 });
  });

  test('is of one game and one version', () => {
    expect(divergence(() => replay({ ...rules, id: 'chess' }, record))?.message).toContain('not of chess');
    expect(divergence(() => replay({ ...rules, version: 2 }, record))?.message).toContain('version 1');
  });
});
