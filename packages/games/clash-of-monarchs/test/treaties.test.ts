import { Random, type Treaty } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { clashOfMonarchs } from '../src/index.ts';
import { strategy } from './cases/play.ts';
import { depot, stateOf, table } from './table.ts';

const { treaties, insight, definition } = clashOfMonarchs;
if (!treaties || !insight) throw new Error('Clash of Monarchs knows no treaties');
const knowledge = insight as unknown as {
  answerLetter(state: unknown, letter: object): { readonly text: string; readonly pledge?: object } | undefined;
  lettersFrom(
    state: unknown,
    seat: string,
  ): readonly { readonly kind: string; readonly to: string; readonly text: string }[];
  breaks(state: unknown, question: unknown, option: string, pledge: object): boolean;
};

const kinds = (state: unknown, from: string, to: string) => treaties.offers(state, from, to).map(({ kind }) => kind);
const promise = (kind: string, from: string, to: string): Treaty => ({ kind, from, to, made: '1757/summer' });

describe('what allies promise each other', () => {
  test('allies promise a joint attack and supply, enemies nothing', () => {
    const state = stateOf(table());
    expect(kinds(state, 'prussia', 'britain')).toEqual(['joint-attack', 'supply']);
    expect(kinds(state, 'prussia', 'austria')).toEqual([]);
  });

  test('22.5.2 the end of the Armistice is asked of Britain or France, while it is not fixed', () => {
    const truce = stateOf(table({ change: (state) => Object.assign(state, { armistice: { number: 6, end: null } }) }));
    expect(kinds(truce, 'prussia', 'britain')).toContain('armistice-end');
    expect(kinds(truce, 'austria', 'france')).toContain('armistice-end');
    expect(kinds(truce, 'britain', 'prussia')).not.toContain('armistice-end');
    const end = { type: 'armistice-ends', power: 'FR', season: 'fall', round: 2 };
    expect(treaties.verdict(promise('armistice-end', 'austria', 'france'), end, truce)).toEqual([
      { seat: 'france', kept: true },
    ]);
  });

  test('a joint attack is done by each who attacks or lays siege, before the Season is over', () => {
    const { state, attack } = { state: stateOf(table()), attack: promise('joint-attack', 'prussia', 'britain') };
    const battle = {
      type: 'battle',
      at: 'zittau',
      attacker: 'frederick',
      defender: 'daun',
      attack: 1,
      defence: 1,
      intensity: 'intense',
    };
    expect(treaties.verdict(attack, battle, state)).toEqual([{ seat: 'prussia', kept: true }]);
    const another = { ...battle, attacker: 'daun' };
    expect(treaties.verdict(attack, another, state)).toEqual([]);
    expect(treaties.isOver({ ...attack, made: treaties.date(state) }, state)).toBe(false);
    expect(treaties.isOver({ ...attack, made: '1757/spring' }, state)).toBe(true);
  });

  test('whatever may be promised has a sentence', () => {
    for (const kind of ['joint-attack', 'supply', 'armistice-end'])
      expect(definition.words[`treaty/${kind}`]).toContain('{to}');
  });
});

describe('letters of bots', () => {
  /** Prague lies open before an army with siege guns. */
  const strong = strategy({
    forces: [
      ['PR', 'lobositz', { inf: 22, line_cav: 4, siege_art: 2, leaders: ['frederick'] }],
      ['AU', 'wien', { inf: 6, leaders: ['daun'] }],
    ],
    hands: { PR: ['P3'] },
    change: (_state, world) => void depot(world, 'PR', 'lobositz'),
  });

  test('who can attack with advantage agrees to a joint attack, and proposes it', () => {
    const { state } = strong.fork('prussia', new Random('a'));
    const answer = knowledge.answerLetter(state, { kind: 'propose-attack', from: 'britain', to: 'prussia' });
    expect(answer?.pledge).toEqual({ kind: 'joint-attack', to: 'britain' });
    expect(answer?.text).not.toMatch(/answer\/|[{}]/);
    expect(knowledge.lettersFrom(state, 'prussia').map(({ kind, to }) => `${kind} ${to}`)).toContain(
      'propose-attack britain',
    );
  });

  test('who has nothing within reach does not, and enemies get no word', () => {
    const { state } = strong.fork('britain', new Random('a'));
    expect(
      knowledge.answerLetter(state, { kind: 'propose-attack', from: 'prussia', to: 'britain' })?.pledge,
    ).toBeUndefined();
    expect(
      knowledge.answerLetter(state, { kind: 'propose-attack', from: 'austria', to: 'prussia' })?.pledge,
    ).toBeUndefined();
  });

  test('to let a battle pass goes back on a joint attack', () => {
    const question = { ask: { id: 'attack' }, options: [{ id: 'attack' }, { id: 'no' }] };
    const pledge = { kind: 'joint-attack', to: 'britain' };
    expect(['attack', 'no'].map((option) => knowledge.breaks({}, question, option, pledge))).toEqual([false, true]);
  });
});
