import { titleOf } from '@quadrille/catalogue';
import { Match, Random, setupFor, type Title } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyMatch, botFor, hintsFor } from '../src/index.ts';

const found = titleOf('ancien-regime');
if (!found) throw new Error('Ancien Régime is not in the catalogue');
const title: Title = found;

const begin = (scenario: string, players: number, seed: string): AnyMatch =>
  Match.create(title.definition, { setup: setupFor(title, { scenario, players }), seed, chance: 'fast' });

const greedy = botFor(title, 'easy');

/** Greedy bots play on until the condition holds or the match is over; returns what was asked on the way. */
function playOn(match: AnyMatch, seed: string, until: () => boolean = () => false): Set<string> {
  const random = new Random(seed);
  const asked = new Set<string>();
  while (!match.result && !until()) {
    const seat = random.pick(match.waiting, 'order');
    for (const { prompt } of match.decisions(seat)) asked.add(prompt.id);
    expect(match.answer(seat, greedy(match, seat, random))).toEqual({ ok: true });
  }
  return asked;
}

describe('greedy bots play to the end, elections and Frederick included', () => {
  test.each([
    ['1740', 7],
    ['1756', 4],
  ] as const)('%s with %i players', (scenario, players) => {
    const match = begin(scenario, players, 'end');
    const asked = playOn(match, `bots/${scenario}`);
    expect(match.result?.winners.length).toBeGreaterThan(0);
    expect([...asked]).toEqual(expect.arrayContaining(['name-general', 'vote', 'march', 'battle-card']));
  });
});

const isAsked = (match: AnyMatch, question: string) =>
  match.waiting.find((seat) => match.decisions(seat).some(({ prompt }) => prompt.id === question));

test.each(['vote', 'declare', 'march'])('the searching bot answers "%s", and hints give reasons', (question) => {
  const match = begin('1740', 7, 'search');
  playOn(match, 'search', () => isAsked(match, question) !== undefined);
  const seat = isAsked(match, question) ?? '';
  const hints = hintsFor(title, { snapshot: match.snapshot(), seat, seed: 'h', budget: { iterations: 24 } });
  expect(hints.length).toBeGreaterThan(0);
  const bot = botFor(title, 'normal', { normal: { iterations: 24 } });
  expect(match.answer(seat, bot(match, seat, new Random('thought')))).toEqual({ ok: true });
});
