import { describe, expect, test } from 'vitest';
import {
  ask,
  choose,
  Match,
  option,
  type Packing,
  packingOf,
  type Rules,
  type Snapshot,
  startOf,
} from '../src/index.ts';
import { answer, notesOf, START, type Toy, type ToyDefinition, type ToyGame, type ToyMatch, toy } from './toy.ts';

function* round({ state }: ToyGame): Rules {
  state.notes.push(yield* choose('a', ask('take', '§1'), () => [option('x'), option('y')]));
}

const plain = toy(round, { rounds: 500 });

/** The notes as one text. States that were stored before there was a packing are as they are. */
const asText: Packing<Toy> = {
  pack: ({ notes, rounds }) => ({ notes: notes.join(' '), rounds }),
  unpack(packed) {
    const { notes, rounds } = packed as { readonly notes: string | unknown[]; readonly rounds: number };
    return { notes: typeof notes === 'string' ? notes.split(' ').filter(Boolean) : [...notes], rounds };
  },
};

const packed: ToyDefinition = { ...plain, packing: asText };

function played(definition: ToyDefinition): ToyMatch {
  const match = Match.create(definition, START);
  for (let i = 0; i < 100; i++) answer(match, i % 3 === 0 ? 'a x' : 'a y');
  return match;
}

const stored = (match: ToyMatch): Snapshot => JSON.parse(JSON.stringify(match.snapshot())) as Snapshot;

describe('a game without a packing', () => {
  test('has copies of its states in checkpoints', () => {
    const match = played(plain);
    const { state } = match.snapshot().checkpoint;
    expect(state).toEqual(match.inspect().state);
    expect(state).not.toBe(match.inspect().state);
    answer(match, 'a x');
    expect((state as Toy).notes).toHaveLength(100);
  });

  test('packs and unpacks by copying', () => {
    const { pack, unpack } = packingOf(plain);
    const state: Toy = { notes: [{ deep: 1 }], rounds: 1 };
    for (const made of [pack(state), unpack(state)]) {
      expect(made).toEqual(state);
      expect((made as Toy).notes[0]).not.toBe(state.notes[0]);
    }
  });
});

describe('a game with a packing', () => {
  test('has packed states in checkpoints, from the first', () => {
    expect(startOf(packed, START).state).toEqual({ notes: '', rounds: 0 });
    const { checkpoint } = played(packed).snapshot();
    expect(checkpoint.state).toEqual({ notes: expect.stringMatching(/^x y y x/), rounds: checkpoint.answers });
  });

  test('is restored, taken back and imagined as without it', () => {
    const [with_, without] = [played(packed), played(plain)];
    expect(Match.restore(packed, stored(with_)).inspect()).toEqual(without.inspect());
    expect(with_.branch().state).toEqual(without.branch().state);
    for (const match of [with_, without]) expect(match.undo('a')).toEqual({ ok: true });
    expect(with_.hash()).toBe(without.hash());
  });

  test('keeps its checkpoint as it is while play goes on', () => {
    const match = played(packed);
    const snapshot = match.snapshot();
    const text = JSON.stringify(snapshot);
    answer(Match.restore(packed, snapshot), 'a x', 'a x');
    answer(match, 'a y');
    expect(JSON.stringify(snapshot)).toBe(text);
  });

  test('resumes what was stored before it had one', () => {
    const live = played(plain);
    expect(Match.restore(packed, stored(live)).inspect()).toEqual(live.inspect());
  });

  test('migrates states, not what they are packed as', () => {
    const migrate = (state: unknown, from: number): Toy => {
      const { notes, rounds } = state as Toy;
      return { notes: [...notes, `from-${from}`], rounds };
    };
    const live = played(packed);
    const { match } = Match.resume({ ...packed, version: 2, migrate }, stored(live));
    expect(notesOf(match)).toEqual([...live.inspect().state.notes, 'from-1']);
    expect(match.snapshot().checkpoint).toMatchObject({
      version: 2,
      state: { notes: expect.stringContaining('from-1') },
    });
  });
});
