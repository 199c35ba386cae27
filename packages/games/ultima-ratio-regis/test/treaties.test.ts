import { Random, type Treaty } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../src/index.ts';
import { TREATIES } from '../src/treaties.ts';
import { FRENCH, SPANISH, spain } from './cases/play.ts';
import { stateOf, war } from './table.ts';

const { treaties, insight, definition } = title;
if (!treaties || !insight) throw new Error('Ultima Ratio Regis knows no treaties');
const knowledge = insight as unknown as {
  answerLetter(state: unknown, letter: object): { readonly text: string; readonly pledge?: object } | undefined;
  lettersFrom(
    state: unknown,
    seat: string,
  ): readonly { readonly kind: string; readonly to: string; readonly text: string }[];
  breaks(state: unknown, question: unknown, option: string, pledge: object): boolean;
};

const peaceful = spain({});
const fighting = (taken: [number, number]) => spain({ change: (state) => war(state, 'spain', 'france', taken) });
const kinds = (state: unknown) => treaties.offers(state, SPANISH, FRENCH).map(({ kind }) => kind);
const promise = (kind: string, about?: string): Treaty => ({
  ...{ kind, from: SPANISH, to: FRENCH, made: '1' },
  ...(about !== undefined && { about }),
});
const answers = (match: ReturnType<typeof spain>, kind: string, more: object = {}) =>
  knowledge.answerLetter(match.fork(FRENCH, new Random('a')).state, { kind, from: SPANISH, to: FRENCH, ...more });

describe('what players promise each other', () => {
  test('§21 in peace an alliance or a truce, at war the end of it', () => {
    expect(kinds(stateOf(peaceful))).toEqual(['alliance', 'truce']);
    expect(kinds(stateOf(fighting([0, 0])))).toContain('peace');
  });

  test('§21.2 whoever declares war has broken the truce', () => {
    const event = { type: 'declares-war', power: 'france', against: 'spain' };
    expect(treaties.verdict(promise('truce'), event, stateOf(peaceful))).toEqual([{ seat: FRENCH, kept: false }]);
  });

  test('§21.4 by the peace both have kept what they promised, and after the turn nothing is promised any more', () => {
    const state = stateOf(fighting([0, 0]));
    const event = { type: 'peace', power: 'france', against: 'spain' };
    expect(treaties.verdict(promise('peace'), event, state).map(({ seat }) => seat)).toEqual([FRENCH, SPANISH]);
    expect(treaties.isOver({ ...promise('peace'), made: String(state.turn) }, state)).toBe(false);
    expect(treaties.isOver({ ...promise('peace'), made: String(state.turn - 1) }, state)).toBe(true);
  });

  test('whatever may be promised has a sentence', () => {
    for (const kind of TREATIES) expect(definition.words[`treaty/${kind}`]).toContain('{to}');
  });
});

describe('letters of bots', () => {
  test('a truce is agreed to in peace, and not by whom the writer has betrayed', () => {
    expect(answers(peaceful, 'propose-truce')?.pledge).toEqual({ kind: 'truce', to: SPANISH });
    expect(answers(peaceful, 'propose-truce', { faith: -2 })?.pledge).toBeUndefined();
  });

  test('who is losing a war agrees to its end, who is winning it does not', () => {
    expect(answers(fighting([2, 0]), 'propose-peace')?.pledge).toEqual({ kind: 'peace', to: SPANISH });
    expect(answers(fighting([0, 2]), 'propose-peace')?.pledge).toBeUndefined();
  });

  test('a bot proposes a truce of itself, in words', () => {
    const letters = knowledge.lettersFrom(peaceful.fork(FRENCH, new Random('a')).state, FRENCH);
    expect(letters.map(({ kind, to }) => `${kind} ${to}`)).toContain(`propose-truce ${SPANISH}`);
    for (const { text } of letters) expect(text).not.toMatch(/letter\/|[{}]/);
  });

  test('to declare war goes back on a truce', () => {
    const [state, question] = [stateOf(peaceful), { ask: { id: 'act' }, options: [] }];
    const breaks = (option: string) => knowledge.breaks(state, question, option, { kind: 'truce', to: FRENCH });
    expect(['act/spain/war/france', 'act/spain/calm'].map(breaks)).toEqual([true, false]);
  });
});
