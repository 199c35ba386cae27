import type { Decision } from '@quadrille/kernel';
import { type Choices, keyed } from '../choices.ts';
import type { Face } from '../presenter.ts';
import { CARD_QUESTIONS } from './faces.ts';
import { handOf, POWERS, type View } from './model.ts';

type FaceOf = (view: View, decision: Decision, option: string) => Face;
type Faced = Face & { readonly option: string };

const GOES = /^(march|step)\//;

/** Of a march the stops are numbered, so destinations are not: they are touched on the map or found by name. */
function waysOf(faces: readonly Faced[]): Choices {
  const goes = faces.filter(({ option }) => GOES.test(option));
  const stays = faces.filter(({ option }) => !GOES.test(option));
  const ways = goes.filter(
    ({ option, place }) => option.startsWith('march/') || !goes.some((other) => other.option === `march/${place}`),
  );
  return {
    groups: [],
    piece: undefined,
    listed: [...keyed(stays), ...ways.map((way) => ({ ...way, key: undefined }))],
    further: goes.filter((way) => !ways.includes(way)).map((way) => ({ ...way, key: undefined })),
  };
}

const STORMS = /^coup\//;

/** A card is chosen first, however few there are, then what it is played for. */
function usesOf(faces: readonly Faced[], hand: readonly string[], card: string | undefined): Choices {
  const offered = [...new Set(faces.flatMap(({ piece }) => piece ?? []))];
  // They are numbered as they lie in the hand.
  const cards = offered.toSorted((a, b) => hand.indexOf(a) - hand.indexOf(b));
  const chosen = cards.find((each) => each === card);
  const uses = faces.filter(({ piece }) => piece === chosen);
  // A fortress that may be stormed is why one is asked again.
  const shown = uses.toSorted((a, b) => Number(STORMS.test(b.option)) - Number(STORMS.test(a.option)));
  return {
    groups: cards.map((piece) => ({ piece, choices: keyed(faces.filter((face) => face.piece === piece)) })),
    piece: chosen,
    listed: keyed(shown, chosen === undefined ? cards.length : 0),
    further: [],
  };
}

/** Numbers of a kind of troops are set by steppers, not by keys. */
const SET = /^[A-Z]{2}\/\w+\/\d+$/;
const partOf = (faces: readonly Faced[]): Choices => ({
  groups: [],
  piece: undefined,
  listed: [
    ...keyed(faces.filter(({ option }) => !SET.test(option))),
    ...faces.filter(({ option }) => SET.test(option)).map((face) => ({ ...face, key: undefined })),
  ],
  further: [],
});

/** Answers to a march in the order of the tray: Interrupts, Interceptions, what is done else; both in one need no key. */
const ANSWERS: readonly RegExp[] = [/^interrupt\/[^/]+$/, /^intercept\/[^/]+$/, /^(stand|withdraw\/.*)$/];
const BOTH = /\/or\//;
function answersOf(faces: readonly Faced[]): Choices {
  const rank = ({ option }: Faced): number => {
    const place = ANSWERS.findIndex((each) => each.test(option));
    return place < 0 ? ANSWERS.length : place;
  };
  const single = faces.filter(({ option }) => !BOTH.test(option)).toSorted((a, b) => rank(a) - rank(b));
  const both = faces.filter(({ option }) => BOTH.test(option)).map((face) => ({ ...face, key: undefined }));
  return { groups: [], piece: undefined, listed: [...keyed(single), ...both], further: [] };
}

export const choices =
  (face: FaceOf) =>
  (view: View, decision: Decision, piece: string | undefined): Choices | undefined => {
    const { id } = decision.prompt;
    const parts = id === 'compose' || id.startsWith('part-');
    const answers = id === 'intercept' || id === 'interrupt';
    if (id !== 'march' && !parts && !answers && !CARD_QUESTIONS.includes(id)) return undefined;
    const faces = decision.options.map((option) => ({ option, ...face(view, decision, option) }));
    if (parts) return partOf(faces);
    if (answers) return answersOf(faces);
    const hand = POWERS.flatMap((power) => handOf(view, power) ?? []);
    return id === 'march' ? waysOf(faces) : usesOf(faces, hand, piece);
  };
