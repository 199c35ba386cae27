import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, choose, lookAhead, Match, option, parallel, type Rules } from '../src/index.ts';
import { answer, notesOf, play, START, type ToyGame, toy } from './toy.ts';

/** Quiet steps, and steps that make something known: by chance, by news for one seat, or by saying so. */
function* step({ state, random, tell, liftVeil }: ToyGame, seat: string): Rules {
  const taken = yield* choose(seat, ask('step', '§1'), () =>
    ['quiet', 'roll', 'whisper', 'show', 'own'].map((id) => option(id)),
  );
  if (taken === 'roll') random.below(6, 'dice');
  if (taken === 'whisper') tell({ type: 'note', text: 'psst' }, [seat]);
  if (taken === 'show') liftVeil();
  if (taken === 'own') liftVeil(seat);
  state.notes.push(taken);
  tell({ type: 'note', text: taken });
}

const match = (rounds = 20) => play((game) => step(game, 'a'), { rounds });

describe('undo', () => {
  test('takes back answer after answer, across phases', () => {
    const quiet = match();
    answer(quiet, 'a quiet', 'a quiet', 'a quiet');
    for (const left of [2, 1, 0]) {
      expect(quiet.undo('a')).toEqual({ ok: true });
      expect(notesOf(quiet)).toHaveLength(left);
      expect(quiet.log('a')).toHaveLength(left);
      expect(quiet.answered).toBe(left);
    }
    expect(quiet.undo('a')).toMatchObject({ code: 'undo-nothing' });
  });

  test('takes back a long quiet stretch, and tells no more than what is left', () => {
    const quiet = match(100);
    const numbers = Array.from({ length: 70 }, (_, n) => n);
    answer(quiet, ...numbers.map(() => 'a quiet'));
    for (const n of numbers.toReversed()) {
      expect(quiet.undo('a')).toEqual({ ok: true });
      expect(quiet.log('a')).toHaveLength(n);
      expect(quiet.news).toHaveLength(n === 0 ? 0 : 1);
    }
    answer(quiet, 'a quiet', 'a show', 'a quiet');
    expect(quiet.log('a').map(({ text }) => text)).toEqual(['quiet', 'show', 'quiet']);
  });

  test('what a seat shows itself ends no look ahead of its own, though it is never taken back', () => {
    const plan = (...options: string[]) => options.map((option) => ({ option }));
    const definition = toy((game) => step(game, 'a'), { rounds: 20 });
    const shown = Match.create(definition, START);
    const outset = { definition: definition as never, branch: () => shown.branch() as never };
    expect(lookAhead(outset, 'a', plan('quiet', 'own', 'quiet'))).toMatchObject({ took: 3 });
    expect(lookAhead(outset, 'a', plan('quiet', 'show', 'quiet'))).toMatchObject({ took: 1, stopped: 'veil' });
  });

  for (const lifting of ['roll', 'whisper', 'show', 'own']) {
    test(`never takes back what lifted the veil: ${lifting}`, () => {
      const lifted = match();
      answer(lifted, `a ${lifting}`, 'a quiet');
      expect(lifted.undo('a')).toEqual({ ok: true });
      expect(lifted.undo('a')).toMatchObject({ ok: false, code: 'undo-veil' });
      expect(notesOf(lifted)).toEqual([lifting]);
    });
  }

  test('is over when the match is', () => {
    const short = match(1);
    answer(short, 'a quiet');
    expect(short.undo('a')).toMatchObject({ code: 'over' });
  });

  test('changes the stamps, so that a late answer does not slip in', () => {
    const stamped = match();
    answer(stamped, 'a quiet');
    const [before] = stamped.decisions('a');
    stamped.undo('a');
    answer(stamped, 'a quiet');
    expect(stamped.decisions('a')[0]?.stamp).not.toBe(before?.stamp);
    expect(stamped.answer('a', 'quiet', before?.stamp)).toMatchObject({ ok: false, code: 'stale' });
  });

  test('leaves what the record without that answer makes, whatever was done before', () => {
    const seats = ['a', 'b', 'c'];
    const definition = toy(
      function* (game) {
        yield* parallel(seats.map((seat) => step(game, seat)));
      },
      { seats, rounds: 5 },
    );
    const moves = fc.array(
      fc.record({
        seat: fc.constantFrom(...seats),
        move: fc.constantFrom('quiet', 'quiet', 'quiet', 'roll', 'whisper', 'undo'),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(moves, (chosen) => {
        const live = Match.create(definition, START);
        const record: { seat: string; option: string }[] = [];
        for (const { seat, move } of chosen) {
          if (move !== 'undo') {
            if (live.answer(seat, move).ok) record.push({ seat, option: move });
          } else if (live.undo(seat).ok) {
            record.splice(
              record.findLastIndex((each) => each.seat === seat),
              1,
            );
          }
        }
        const again = Match.create(definition, START);
        for (const { seat, option: taken } of record) again.answer(seat, taken);
        expect(live.inspect()).toEqual(again.inspect());
        for (const seat of [...seats, null]) expect(live.log(seat)).toEqual(again.log(seat));
        expect(live.answered).toBe(record.length);
      }),
    );
  });
});

test('a rule that breaks down leaves the match as it was', () => {
  const broken = play(function* (game) {
    yield* step(game, 'a');
    game.state.notes.push('half done');
    if ((yield* choose('a', ask('on', '§1'), () => [option('on'), option('off')])) === 'on') {
      game.state.notes.splice(0);
      throw new Error('breaks down');
    }
  });
  answer(broken, 'a roll');
  const before = JSON.stringify([broken.inspect(), broken.decisions(), broken.log('a')]);
  expect(() => broken.answer('a', 'on')).toThrow('breaks down');
  expect(JSON.stringify([broken.inspect(), broken.decisions(), broken.log('a')])).toBe(before);
  expect(broken.answer('a', 'off')).toEqual({ ok: true });
});
