/** A game of one procedure, to look at what the kernel does with it. */
import { type Definition, finish, type Game, Match, type Rules, type Seat, type Words } from '../src/index.ts';

export interface Toy {
  /** What the procedure has noted down, for all to see. */
  readonly notes: unknown[];
  rounds: number;
}

export type Note = { readonly type: 'note'; readonly text: string };
export type ToyGame = Game<Toy, Note>;
export type ToyMatch = Match<Toy, Note, 'play', Toy>;
export type ToyDefinition = Definition<Toy, Note, 'play', Toy>;

export interface Wishes {
  readonly seats?: readonly Seat[];
  readonly words?: Words;
  /** How often the procedure is played; there is a checkpoint between any two rounds. */
  readonly rounds?: number;
}

export function toy(
  procedure: (game: ToyGame) => Rules,
  { seats = ['a', 'b'], words = {}, rounds = 1 }: Wishes = {},
): ToyDefinition {
  return {
    id: 'toy',
    version: 1,
    words,
    seats: () => seats,
    first: () => 'play',
    setUp: () => ({ notes: [], rounds: 0 }),
    view: (state) => state,
    determinise: () => {},
    phases: {
      *play(game): Rules<'play'> {
        yield* procedure(game);
        if (++game.state.rounds === rounds) finish([], 'played');
        return 'play';
      },
    },
  };
}

export const START = { setup: { scenario: 'toy', players: 2, options: {} }, seed: 'seed', chance: 'fast' } as const;

export const play = (procedure: (game: ToyGame) => Rules, wishes?: Wishes): ToyMatch =>
  Match.create(toy(procedure, wishes), START);

/** Gives answers, written `a yes`, and tells which were refused. */
export function answer(match: ToyMatch, ...answers: readonly string[]): string[] {
  return answers.flatMap((each) => {
    const [seat = '', option = ''] = each.split(' ');
    const outcome = match.answer(seat, option);
    return outcome.ok ? [] : [`${each}: ${outcome.code}`];
  });
}

export const optionsOf = (match: ToyMatch, seat: Seat): readonly string[] => match.options(seat).map(({ id }) => id);

export const notesOf = (match: ToyMatch): unknown => match.inspect().state.notes;
