import type { AnyMatch } from '@quadrille/bots';
import { type AnyDefinition, Match, Random, Run, reopen, type Setup, startOf } from '@quadrille/kernel';
import type { Engine, LongMatch, Player } from './engine.ts';
import { marathon } from './marathon.ts';
import { micros } from './statistics.ts';

/** Our matches: with checkpoints, undo and the log, as the server runs them. */
export const matches = (definition: AnyDefinition, setup: Setup): Engine => ({
  name: 'quadrille match',
  players: { plain: matchPlayer(definition, setup, false), viewing: matchPlayer(definition, setup, true) },
  longMatch: () => longMatch(definition, setup),
});

function matchPlayer(definition: AnyDefinition, setup: Setup, viewing: boolean): Player {
  const random = new Random('players');
  return {
    name: 'quadrille match',
    playMatch(number) {
      const match = Match.create(definition, { setup, seed: `bench/${number}`, chance: 'fast' });
      while (!match.result) {
        const seat = random.pick(match.waiting, 'order');
        if (viewing) match.view(seat);
        match.answer(seat, random.pick(match.options(seat), 'option').id);
      }
      return match.answered;
    },
  };
}

/** The bare rules, without memory, as bots play them in their heads. */
export function bareRuns(definition: AnyDefinition, setup: Setup): Player {
  const random = new Random('players');
  return {
    name: 'quadrille bare run',
    playMatch(number) {
      const run = new Run(definition, reopen(startOf(definition, { setup, seed: `bench/${number}`, chance: 'fast' })));
      while (!run.result) {
        const seat = random.pick(run.waiting, 'order');
        run.answer(seat, random.pick(run.options(seat), 'option').id);
      }
      return run.answered;
    },
  };
}

/** A real match, keyed draws and all, that never ends. */
function longMatch(definition: AnyDefinition, setup: Setup): LongMatch {
  const endless = marathon(definition);
  const random = new Random('long');
  const match = Match.create(endless, { setup, seed: 'bench', chance: 'keyed' });
  const step = () => answerAnything(match, random);
  return {
    playTo(answers) {
      while (match.answered < answers) step();
    },
    undo() {
      const seat = step();
      let ok = false;
      const time = micros(() => {
        ok = match.undo(seat).ok;
      });
      return ok ? time : undefined;
    },
    store: () => JSON.stringify(match.snapshot()),
    restore: (text) => micros(() => void Match.restore(endless, JSON.parse(text))),
    fork() {
      const seat = random.pick(match.waiting, 'order');
      return micros(() => void match.fork(seat, random));
    },
  };
}

function answerAnything(match: AnyMatch, random: Random): string {
  const seat = random.pick(match.waiting, 'order');
  match.answer(seat, random.pick(match.options(seat), 'option').id);
  return seat;
}
