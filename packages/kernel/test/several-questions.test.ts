import { describe, expect, test } from 'vitest';
import {
  ask,
  bid,
  choose,
  confirm,
  Match,
  option,
  parallel,
  Random,
  reactions,
  recordOf,
  replay,
  sealedFor,
} from '../src/index.ts';
import { answer, notesOf, play, START, type ToyGame, type ToyMatch, toy } from './toy.ts';

/** Seat a decides for two Powers, seat b for one. */
const POWERS = [
  { power: 'austria', seat: 'a' },
  { power: 'russia', seat: 'a' },
  { power: 'prussia', seat: 'b' },
] as const;

function* auction(game: ToyGame) {
  const bids = yield* sealedFor(game, POWERS, ({ power, seat }) =>
    bid(seat, ask('bid', '§1', undefined, power), () => [0, 3]),
  );
  for (const [{ power }, coin] of bids) game.state.notes.push(`${power} ${coin}`);
}

const stampsOf = (match: ToyMatch, seat: string) => match.decisions(seat).map(({ stamp }) => stamp);

describe('a seat that is asked several things at once', () => {
  test('sees all of them, each about its Power and with a stamp of its own', () => {
    const match = play(auction);
    expect(match.decisions('a').map(({ about, stamp }) => [about, stamp])).toEqual([
      ['austria', '0'],
      ['russia', '0-1'],
    ]);
    expect(match.waiting).toEqual(['a', 'b']);
  });

  test('answers them in any order, by stamp', () => {
    const match = play(auction);
    const [first = '', second = ''] = stampsOf(match, 'a');
    expect(match.answer('a', '2', second)).toEqual({ ok: true });
    expect(match.waiting).toEqual(['a', 'b']);
    expect(match.answer('a', '1', first)).toEqual({ ok: true });
    expect(match.waiting).toEqual(['b']);
    answer(match, 'b 0');
    expect(notesOf(match)).toEqual(['austria 1', 'russia 2', 'prussia 0']);
  });

  test('changes each of them until the last seat has answered', () => {
    const match = play(auction);
    answer(match, 'a 1', 'a 2');
    const [first = '', second = ''] = stampsOf(match, 'a');
    expect(match.answer('a', '3', second)).toEqual({ ok: true });
    expect(match.answer('a', '0', first)).toEqual({ ok: true });
    expect(match.decisions('a').map(({ chosen }) => chosen)).toEqual(['0', '3']);
    answer(match, 'b 0');
    expect(match.answer('a', '1', first)).toMatchObject({ code: 'over' });
  });

  test('takes back what it answered last, and only that', () => {
    const match = play(auction);
    match.answer('a', '2', 1);
    match.answer('a', '1', 0);
    expect(match.undo('a')).toEqual({ ok: true });
    expect(match.decisions('a').map(({ chosen }) => chosen)).toEqual([undefined, '2']);
  });

  test('a restored match, and a record, know which question was meant', () => {
    const rules = toy(auction);
    const match = Match.create(rules, START);
    match.answer('a', '2', 1);
    const snapshot = match.snapshot();
    expect(snapshot.tail).toEqual([{ seat: 'a', option: '2', question: 1 }]);
    expect(Match.restore(rules, snapshot).decisions()).toEqual(match.decisions());
    const answers = [...snapshot.tail, { seat: 'a', option: '1' }, { seat: 'b', option: '0' }];
    const record = recordOf(rules, START, answers);
    expect(record.answers[0]).toEqual(['a', '2', 1]);
    expect(notesOf(replay(rules, record))).toEqual(['austria 1', 'russia 2', 'prussia 0']);
  });

  test('goes on side by side with itself in parallel', () => {
    const match = play(function* ({ state }) {
      const done = yield* parallel([confirm('a', ask('one', '§1')), confirm('a', ask('two', '§1'))]);
      state.notes.push(...done);
    });
    const [, second = ''] = stampsOf(match, 'a');
    expect(match.answer('a', 'yes', second)).toEqual({ ok: true });
    expect(match.decisions('a').map(({ prompt }) => prompt.id)).toEqual(['one']);
    answer(match, 'a no');
    expect(notesOf(match)).toEqual([false, true]);
  });

  test('what others have sealed is imagined anew, question by question', () => {
    const match = play(auction);
    answer(match, 'a 1', 'a 2');
    const worlds = Array.from({ length: 40 }, (_, i) => match.fork('b', new Random(`${i}`)));
    const chosen = (which: number) => new Set(worlds.map((world) => world.question('a', which)?.chosen));
    expect([chosen(0).size, chosen(1).size]).toEqual([4, 4]);
  });
});

describe('reactions', () => {
  const CARDS: Readonly<Record<string, readonly string[]>> = { a: ['ambush'], b: [], c: ['ambush', 'rain'] };
  const battle = () =>
    play(
      function* (game) {
        const reacted = yield* reactions(game, ['c', 'a', 'b'], (seat) => ({
          seat,
          ask: ask('react', '§9'),
          options: () => (CARDS[seat] ?? []).map((card) => option(`play/${card}`, card)),
        }));
        for (const { of, value } of reacted) game.tell({ type: 'note', text: `${of} ${value}` });
        yield* choose('a', ask('more', '§1'), () => [option('x'), option('y')]);
      },
      { seats: ['a', 'b', 'c'] },
    );

  test('all are asked at once, also who holds nothing, and all are waited for until the last', () => {
    const match = battle();
    expect(match.waiting).toEqual(['c', 'a', 'b']);
    expect(match.decisions('b')).toMatchObject([{ kind: 'sealed', options: ['pass'] }]);
    answer(match, 'a play/ambush', 'c pass');
    expect(match.log(null)).toEqual([]);
    expect(match.decisions('c')).toMatchObject([{ chosen: 'pass' }]);
  });

  test('they come to pass in the order of resolution, whoever was quicker', () => {
    const match = battle();
    answer(match, 'b pass', 'a play/ambush', 'c pass');
    expect(match.log(null).map(({ text }) => text)).toEqual(['a ambush']);
    const other = battle();
    answer(other, 'a play/ambush', 'c play/rain', 'a pass', 'a play/ambush', 'b pass');
    expect(other.log(null).map(({ text }) => text)).toEqual(['c rain', 'a ambush']);
  });
});
