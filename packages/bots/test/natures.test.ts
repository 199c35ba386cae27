import { titleOf } from '@quadrille/catalogue';
import { Match, Random, setupFor, TEMPERAMENTS, type Temperament, type Title } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyMatch, courseFor } from '../src/index.ts';

const found = titleOf('coalitions');
if (!found) throw new Error('Coalitions is not in the catalogue');
const title: Title = found;

/** The first answers of 1805, all seats of one temperament: the same cards, other favourites. */
function opening(temperament: Temperament, seed: string, most: number): string[] {
  const setup = setupFor(title, { scenario: '1805', players: 6 });
  const match: AnyMatch = Match.create(title.definition, { setup, seed: 'the same cards', chance: 'fast' });
  const random = new Random('the same luck');
  const given: string[] = [];
  while (given.length < most) {
    const [seat = ''] = match.waiting;
    const nature = { temperament, seed: `${seed}/${seat}` };
    const [{ option }] = courseFor(title, match, seat, { level: 'easy', random, nature });
    const outcome = match.answer(seat, option);
    if (!outcome.ok) throw new Error(outcome.sentence);
    given.push(`${seat}: ${option}`);
  }
  return given;
}

const SEEDS = ['one', 'two', 'three', 'four', 'five'];

describe('bots with a temperament', () => {
  test('do not open every match alike', () => {
    const openings = SEEDS.map((seed) => opening('opportunist', seed, 30).join());
    expect(new Set(openings).size).toBeGreaterThan(2);
  });

  test('open alike with the same favourites', () => {
    expect(opening('merchant', 'a', 20)).toEqual(opening('merchant', 'a', 20));
  });

  test('differ by what they are like: a crusader joins the Coalitions that a cautious one stays out of', () => {
    const joining = (temperament: Temperament) => {
      const declared = SEEDS.flatMap((seed) => opening(temperament, seed, 260)).filter((each) => /status/.test(each));
      return declared.filter((each) => /british|french/.test(each)).length / declared.length;
    };
    expect(joining('crusader')).toBeGreaterThan(joining('cautious'));
  });

  test.each(TEMPERAMENTS)('%s keeps to the rules', (temperament) => {
    expect(opening(temperament, 'rules', 60)).toHaveLength(60);
  });
});
