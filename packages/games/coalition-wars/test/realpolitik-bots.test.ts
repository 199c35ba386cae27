/** What bots make of positions of Realpolitik. */
import { Random } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { insightFor } from '../src/core/bot/insight.ts';
import type { State } from '../src/core/state.ts';
import type { Power } from '../src/core/vocabulary.ts';
import { RULESET } from '../src/realpolitik/ruleset.ts';
import { wordsUnder } from '../src/realpolitik/words/index.ts';
import { worldOf } from '../src/realpolitik/world.ts';
import { type Board, begin, entraining, turn } from './realpolitik.ts';

interface Knowledge {
  evaluate(state: State, seat: string): number;
  priors(state: State, question: unknown): readonly number[];
  answerLetter(state: State, letter: object): { readonly text: string; readonly pledge?: object } | undefined;
  lettersFrom(state: State, seat: string): readonly { readonly to: string; readonly text: string }[];
  breaks(state: State, question: unknown, option: string, pledge: object): boolean;
}

const insight = insightFor(worldOf, wordsUnder(RULESET)) as unknown as Knowledge;

const questionTo = ({ match }: Board, seat: Power) => {
  const run = match.fork(seat, new Random('bots'));
  const question = run.question(seat);
  if (!question) throw new Error(`${seat} is not asked anything`);
  return { run, question };
};

/** The option that looks best. */
function best(table: Board, seat: Power): string | undefined {
  const { run, question } = questionTo(table, seat);
  const weights = insight.priors(run.state, question);
  return question.options[weights.indexOf(Math.max(...weights))]?.id;
}

describe('bots of Realpolitik', () => {
  test('gain Influence when that wins', () => {
    const position = {
      influence: { prussia: 20 },
      garrisons: { prussia: ['saxonia', 'bohemia', 'holstein'] },
    } as const;
    expect(best(begin('actionCards', position), 'prussia')).toBe('play/influence');
  });

  test('move first, when all that is theirs lies around them', () => {
    expect(best(begin('actionCards', { turn: 0 }), 'austria')).toBe('play/movement');
  });

  test('take their cards back when those left do nothing', () => {
    const position = {
      garrisons: { prussia: ['saxonia', 'bohemia', 'bavaria'] },
      money: { prussia: 0 },
      played: { prussia: ['influence', 'movement', 'taxation'] },
    } as const;
    expect(best(begin('actionCards', position), 'prussia')).toBe('play/dispatch');
  });

  test('take the Train to where something is to be had', () => {
    const table = entraining('france', 'austria', { bare: true, generals: { france: { paris: 3 } } });
    expect(best(table, 'france')).toBe('rail/france-1/bourgogne');
  });

  test('place their free Trains', () => {
    expect(best(turn({ italy: 'mobilisation' }), 'italy')).toMatch(/^train\//);
  });

  test('do not help the leader to an Alliance', () => {
    expect(best(begin('negotiation', { influence: { prussia: 23 } }), 'austria')).not.toBe('alliance/prussia');
  });

  test('seek Italy if it stands on their flank, and not for any price', () => {
    const table = begin('negotiation', { players: 3 });
    expect(best(table, 'austria')).toBe('alliance/italy');
    expect(best(table, 'france')).toBe('alliance/austria');
  });

  test('play a 1 openly against a card that hurts', () => {
    const table = turn(
      { austria: 'movement' },
      {
        bare: true,
        generals: { austria: { venezia: 3 }, italy: { lombardia: 3 } },
        garrisons: { italy: ['lombardia'] },
        hands: { austria: [3, 4, 5], italy: [1] },
      },
    );
    table.play('austria', 'envoy/france', 'done').marches('austria', 'move/austria-1/lombardia');
    table.play('austria', 'card/5');
    expect(best(table, 'italy')).toBe('card/1/discard/austria-1/1');
  });

  test('stand the better the more they have', () => {
    const poor = begin('actionCards', {}).state;
    const rich = begin('actionCards', { garrisons: { france: ['alsace', 'lorraine'] } }).state;
    expect(insight.evaluate(rich, 'france')).toBeGreaterThan(insight.evaluate(poor, 'france'));
  });

  test('promise their Alliance marker, and know when that would be broken', () => {
    const table = begin('negotiation');
    const { run, question } = questionTo(table, 'italy');
    const [wanted] = insight.lettersFrom(run.state, 'italy');
    const other = wanted?.to ?? 'france';
    const answered = insight.answerLetter(run.state, { kind: 'propose-alliance', from: other, to: 'italy' });
    expect(answered?.pledge).toEqual({ kind: 'pact', to: other });
    expect(insight.breaks(run.state, question, `alliance/${other}`, answered?.pledge ?? {})).toBe(false);
    const another = other === 'austria' ? 'prussia' : 'austria';
    expect(insight.breaks(run.state, question, `alliance/${another}`, answered?.pledge ?? {})).toBe(true);
  });
});
