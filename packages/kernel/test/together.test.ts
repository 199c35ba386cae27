import { describe, expect, test } from 'vitest';
import { ask, bid, choose, confirm, option, parallel, Random, type Rules, sealed } from '../src/index.ts';
import { answer, notesOf, optionsOf, play, type ToyGame } from './toy.ts';

const BID = ask('bid', '§1');

describe('sealed', () => {
  const auction = () =>
    play(
      function* (game) {
        const bids = yield* sealed(
          game,
          ['a', 'b', 'c'].map((seat) => bid(seat, BID, () => [0, 3])),
        );
        for (const [seat, coin] of bids) game.tell({ type: 'note', text: `${seat} ${coin}` });
        yield* confirm('a', ask('more', '§2'));
      },
      { seats: ['a', 'b', 'c'] },
    );

  test('is secret until the last answer, and revealed at once', () => {
    const match = auction();
    const seen = () => JSON.stringify([match.view('c'), match.decisions('c'), match.log('c')]);
    const before = seen();
    answer(match, 'a 2', 'b 1');
    expect(seen()).toBe(before);
    expect(match.waiting).toEqual(['c']);
    answer(match, 'c 0');
    expect(match.log(null).map(({ text }) => text)).toEqual(['a 2', 'b 1', 'c 0']);
  });

  test('may be changed until then, under the same stamp', () => {
    const match = auction();
    answer(match, 'a 2');
    expect(match.decisions('a')).toMatchObject([{ kind: 'bid', chosen: '2', stamp: '0' }]);
    expect(match.answer('a', '3', '0')).toEqual({ ok: true });
    answer(match, 'b 0', 'c 0');
    expect(match.log(null)[0]?.text).toBe('a 3');
  });

  test('may be taken back until then, and not after', () => {
    const match = auction();
    answer(match, 'a 2', 'b 1');
    expect(match.undo('a')).toEqual({ ok: true });
    expect(match.waiting).toEqual(['a', 'c']);
    answer(match, 'c 1', 'a 1');
    expect(match.undo('a')).toMatchObject({ code: 'undo-veil' });
  });

  test('is imagined anew for everyone but the seat that imagines', () => {
    const match = auction();
    answer(match, 'a 2', 'b 3');
    const worlds = Array.from({ length: 40 }, (_, i) => match.fork('a', new Random(`${i}`)));
    const chosen = (seat: string) => new Set(worlds.map((world) => world.question(seat)?.chosen));
    expect([...chosen('a')]).toEqual(['2']);
    expect([...chosen('b')].toSorted()).toEqual(['0', '1', '2', '3']);
    expect(worlds.every((world) => world.waiting.join() === 'c')).toBe(true);
  });
});

describe('parallel', () => {
  function* twoSteps({ state, tell, random }: ToyGame, seat: string): Rules<string> {
    const one = yield* choose(seat, ask('one', '§1'), () => [option('draw'), option('wait')]);
    if (one === 'draw') tell({ type: 'note', text: `${seat} drew ${random.below(10, 'deck')}` });
    state.notes.push(`${seat} ${one}`);
    return yield* choose(seat, ask('two', '§1'), () => [option('x'), option('y')]);
  }
  const side = () =>
    play(function* (game) {
      const outcomes = yield* parallel(['a', 'b'].map((seat) => twoSteps(game, seat)));
      game.state.notes.push(outcomes);
    });

  test('everyone goes on as soon as their own question is answered', () => {
    const match = side();
    expect(match.waiting).toEqual(['a', 'b']);
    answer(match, 'b wait', 'b y');
    expect(match.waiting).toEqual(['a']);
    answer(match, 'a wait', 'a x');
    expect(notesOf(match)).toEqual(['b wait', 'a wait', ['x', 'y']]);
  });

  test('a seat takes back its answer although the other has gone on', () => {
    const match = side();
    answer(match, 'a wait', 'b draw', 'b x');
    expect(match.undo('a')).toEqual({ ok: true });
    expect(match.decisions('a')).toMatchObject([{ prompt: { id: 'one' } }]);
    expect(notesOf(match)).toEqual(['b draw']);
    expect(match.log(null)).toHaveLength(1);
    expect(match.undo('b')).toEqual({ ok: true });
    expect(match.undo('b')).toMatchObject({ code: 'undo-veil' });
  });

  test('options are read when they are asked for: what one takes is gone for the other', () => {
    const match = play(function* ({ state }) {
      const left = () => ['x', 'y'].filter((each) => !state.notes.includes(each)).map((each) => option(each));
      const take = function* (seat: string): Rules {
        state.notes.push(yield* choose(seat, ask('take', '§1'), left));
      };
      yield* parallel([take('a'), take('b')]);
    });
    expect(optionsOf(match, 'b')).toEqual(['x', 'y']);
    answer(match, 'a x');
    expect(optionsOf(match, 'b')).toEqual(['y']);
    expect(answer(match, 'b x')).toEqual(['b x: not-offered']);
  });

  test('an answer that another has built upon is not taken back', () => {
    const match = play(
      function* ({ state }) {
        const lead = function* (): Rules {
          state.notes.push(yield* choose('a', ask('lead', '§1'), () => [option('x')]));
        };
        const follow = function* (): Rules {
          const reply = () => [option(state.notes.includes('x') ? 'thanks' : 'wait')];
          state.notes.push(yield* choose('b', ask('follow', '§1'), reply));
        };
        yield* parallel([lead(), follow()]);
      },
      { rounds: 2 },
    );
    answer(match, 'a x', 'b thanks');
    const before = match.inspect();
    expect(match.undo('a')).toMatchObject({ ok: false, code: 'undo-built-upon' });
    expect(match.inspect()).toEqual(before);
    expect(match.undo('b')).toEqual({ ok: true });
    expect(match.undo('a')).toEqual({ ok: true });
  });
});
