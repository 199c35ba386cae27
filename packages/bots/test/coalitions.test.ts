import { titleOf } from '@quadrille/catalogue';
import { type AnyDefinition, type BotLevel, Match, Random, type Seat, setupFor, type Title } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import {
  type AnyMatch,
  answerLetter,
  botFor,
  hintsFor,
  type Imaginable,
  type Knowledge,
  LETTERS,
  lettersFrom,
  type Pledge,
  type Ranked,
  readLetter,
} from '../src/index.ts';
import { keepsWord } from '../src/pledge.ts';
import { drawFrom } from '../src/policy.ts';

const found = titleOf('coalitions');
if (!found) throw new Error('Coalitions is not in the catalogue');
const coalitions: Title = found;
const definition: AnyDefinition = coalitions.definition;

const begin = (scenario: string, players: number, seed: string): AnyMatch =>
  Match.create(definition, { setup: setupFor(coalitions, { scenario, players }), seed, chance: 'fast' });

/** Lets bots of a level play on; before every answer `look` may look. */
function playOn(
  match: AnyMatch,
  level: BotLevel,
  seed: string,
  look: (seat: Seat, count: number) => void = () => {},
): void {
  const bot = botFor(coalitions, level);
  const random = new Random(seed);
  for (let count = 0; !match.result; count++) {
    const seat = random.pick(match.waiting, 'order');
    look(seat, count);
    expect(match.answer(seat, bot(match, seat, random))).toEqual({ ok: true });
  }
}

describe('bots play every scenario to its end', () => {
  const counts = [6, 5, 4, 3];
  for (const [i, { id, players }] of coalitions.scenarios.entries()) {
    const count = players.includes(counts[i % 4] ?? 6) ? (counts[i % 4] ?? 6) : Math.max(...players);
    test(`${id} with ${count} players`, () => playOn(begin(id, count, 'end'), 'easy', `bots/${id}`));
  }
});

/** The same match for the seat, but everything hidden from it lies otherwise. */
const permuted = (match: AnyMatch, twin: number): Imaginable => ({
  options: (seat) => match.options(seat),
  fork(seat, random) {
    const run = match.fork(seat, new Random(`twin/${twin}`));
    run.imagine(seat, random);
    return run;
  },
});

describe('a bot does not know what its seat does not know', () => {
  test.each([
    ['easy', '1805', 6, 1],
    ['easy', '1812', 4, 1],
    ['normal', '1805', 6, 170],
    ['normal', '1812', 3, 60],
  ] as const)('%s in %s with %i players', (level, scenario, players, every) => {
    const match = begin(scenario, players, 'hidden');
    const bot = botFor(coalitions, level, { normal: { iterations: 12 } });
    let compared = 0;
    playOn(match, 'easy', 'walk', (seat, count) => {
      if (count % every !== 0) return;
      const choose = (table: Imaginable) => bot(table, seat, new Random(`thought/${count}`));
      const truth = choose(match);
      for (let twin = 0; twin < 2; twin++) expect(choose(permuted(match, twin))).toBe(truth);
      compared++;
    });
    expect(compared).toBeGreaterThan(2);
  });
});

test('a hint names good options and says why', () => {
  const match = begin('1805', 6, 'hint');
  const random = new Random('walk');
  const bot = botFor(coalitions, 'easy');
  while (!match.decisions().some(({ prompt, options }) => prompt.id === 'march' && options.length > 4)) {
    const [seat = ''] = match.waiting;
    match.answer(seat, bot(match, seat, random));
  }
  const [seat = ''] = match.waiting;
  const hints = hintsFor(coalitions, { snapshot: match.snapshot(), seat, seed: 'h', budget: { iterations: 40 } });
  const options = match.options(seat).map(({ id }) => id);
  expect(hints.length).toBeGreaterThan(0);
  expect(hints.every(({ option }) => options.includes(option))).toBe(true);
  expect(hints.some(({ reasons }) => reasons.length > 0)).toBe(true);
  expect(hints.flatMap(({ reasons }) => reasons).join(' ')).not.toMatch(/reason\/|[{}]/);
});

describe('letters', () => {
  const match = begin('1805', 6, 'letters');

  test.each(LETTERS)('%s is answered in words, whatever is hidden', (kind) => {
    for (const [from, to] of [
      ['britain', 'prussia'],
      ['france', 'ottomans'],
      ['austria', 'britain'],
    ] as const) {
      const letter = { kind, from, to, about: 'british' };
      const answer = answerLetter(coalitions, match, letter, 'a');
      expect(answer?.text).toMatch(/\w[.!]$/);
      expect(answer?.text).not.toMatch(/answer\/|[{}]/);
      expect(answerLetter(coalitions, permuted(match, 1), letter, 'b')).toEqual(answer);
    }
  });

  test.each([
    ['Will you join the French Coalition?', 'propose-alliance', 'french'],
    ['May my army pass through Bohemia?', 'ask-passage', 'british'],
    ['Grant me a second round, I beg you.', 'ask-round', 'british'],
    ['Let us attack Austria together!', 'propose-attack', 'austria'],
    ['Grant me a round, in return you shall have yours.', 'propose-barter', 'round/round'],
    ['I am much obliged.', 'thank', 'british'],
    ['Beware of what you do in Hannover.', 'warn', 'british'],
  ])('a person writes "%s"', (text, kind, about) => {
    expect(readLetter(coalitions, text, 'britain', 'prussia')).toEqual({ kind, from: 'britain', to: 'prussia', about });
  });

  test('small talk is not understood', () =>
    expect(readLetter(coalitions, 'Fine weather.', 'russia', 'france')).toBeUndefined());

  test.each(['Do not join the French Coalition!', 'Don’t let them pass.'])('it is no invitation: %s', (text) => {
    expect(readLetter(coalitions, text, 'britain', 'prussia')?.kind).toBe('warn');
  });

  test('nobody joins both sides', () => {
    const letter = { kind: 'propose-alliance', from: 'france', to: 'prussia', about: 'french' } as const;
    const promised = { kind: 'alliance', to: 'britain', about: 'british' };
    const pledges = [[], [promised]].map((given) => answerLetter(coalitions, match, letter, 'a', given)?.pledge?.kind);
    expect(pledges).toEqual(['alliance', undefined]);
  });

  test('favours without return come to an end', () => {
    const letter = { kind: 'ask-round', from: 'russia', to: 'prussia' } as const;
    const answers = [0, 1, 2].map((favours) => answerLetter(coalitions, match, { ...letter, favours }, 'a'));
    expect(answers.map((answer) => answer?.pledge?.kind)).toEqual(['round', 'round', undefined]);
    expect(answers[2]?.offer).toEqual({ kind: 'barter', about: 'round/round' });
  });

  test('a round is given for a round', () => {
    const letter = { kind: 'propose-barter', from: 'russia', to: 'prussia', about: 'round/round', favours: 5 } as const;
    expect(answerLetter(coalitions, match, letter, 'a')?.pledge).toMatchObject({
      kind: 'barter',
      about: 'round/round',
    });
  });

  test('nobody marches against one with whom there is no war', () => {
    const letter = { kind: 'propose-attack', from: 'russia', to: 'prussia', about: 'austria' } as const;
    expect(answerLetter(coalitions, match, letter, 'a')?.pledge).toBeUndefined();
  });

  test('France looks for friends', () => {
    const letters = lettersFrom(coalitions, match, 'france', 'a');
    expect(letters.map(({ kind, to }) => `${kind} ${to}`)).toContain('propose-alliance ottomans');
    expect(letters.every(({ text }) => !/letter\/|[{}]/.test(text))).toBe(true);
  });
});

describe('a word given', () => {
  const match = begin('1805', 6, 'word');
  const random = new Random('walk');
  const bot = botFor(coalitions, 'easy');
  const asked = () => match.decisions().find(({ prompt }) => prompt.id === 'permit-round');
  while (!asked()) {
    const seat = random.pick(match.waiting, 'order');
    match.answer(seat, bot(match, seat, random));
  }
  const decision = asked();
  const knowledge = coalitions.insight;
  if (!decision || !knowledge) throw new Error('nobody is asked');
  const pledge = { kind: 'round', to: String(decision.prompt.args.power) };
  const ranked = (no: number, yes: number): [Ranked, Ranked] => [
    { id: 'no', value: no, share: 0.5, rollouts: 9 },
    { id: 'yes', value: yes, share: 0.5, rollouts: 9 },
  ];
  const kept = (no: number, yes: number, pledges: readonly Pledge[]) =>
    keepsWord(knowledge, match, decision.seat, ranked(no, yes), pledges).id;

  test('is kept where that costs little', () => expect(kept(0.3, 0.27, [pledge])).toBe('yes'));
  test('is broken where it would cost the match', () => expect(kept(0.5, 0.2, [pledge])).toBe('no'));
  test('is kept where there was no time to try what that would cost', () => {
    const [no, yes] = ranked(0.5, 0);
    const untried = [no, { ...yes, rollouts: 0 }] as const;
    expect(keepsWord(knowledge, match, decision.seat, untried, [pledge]).id).toBe('yes');
  });
  test('binds only to whom it was given', () => {
    expect(kept(0.3, 0.27, [])).toBe('no');
    expect(kept(0.3, 0.27, [{ ...pledge, to: 'nobody' }])).toBe('no');
  });
});

describe('what a bot remembers of a line of play', () => {
  const { insight } = coalitions;
  if (!insight) throw new Error('Coalitions has no insight');
  const knowledge: Knowledge = insight;

  for (const [scenario, players] of [
    ['1805', 6],
    ['1809', 3],
    ['empereur', 2],
  ] as const)
    test(`is always as if it looked anew: ${scenario} with ${players} players`, () => {
      const run = begin(scenario, players, 'memory').fork(null, new Random('memory'));
      const random = new Random('memory/policy');
      for (let answers = 0; !run.result && answers < 1500; answers++) {
        const [seat = ''] = run.waiting;
        const question = run.question(seat);
        if (!question) throw new Error('Nobody is asked');
        const anew = structuredClone(run.state);
        expect(knowledge.priors?.(run.state, question)).toEqual(knowledge.priors?.(anew, question));
        expect(knowledge.evaluate(run.state, seat)).toBe(knowledge.evaluate(anew, seat));
        run.answer(seat, drawFrom(knowledge, run.state, question, random));
      }
    });
});
