import type { AnyMatch } from '@quadrille/bots';
import { type AnyDefinition, Match, Random, Run, reopen, type Setup, startOf } from '@quadrille/kernel';
import { dice, type Pick } from './dice.ts';
import type { Engine, LongMatch, Player } from './engine.ts';
import { marathon } from './marathon.ts';
import { micros } from './statistics.ts';

/** Our matches: with checkpoints, undo and the log, as the server runs them. */
export const matches = (definition: AnyDefinition, setup: Setup): Engine => ({
  name: 'quadrille match',
  players: { plain: matchPlayer(definition, setup, false), viewing: matchPlayer(definition, setup, true) },
  longMatch: (number) => longMatch(definition, setup, number),
});

function matchPlayer(definition: AnyDefinition, setup: Setup, viewing: boolean): Player {
  const pick = dice(1);
  return {
    name: 'quadrille match',
    playMatch(number) {
      const match = Match.create(definition, { setup, seed: `bench/${number}`, chance: 'fast' });
      while (!match.result) {
        const seat = pick(match.waiting);
        if (viewing) match.view(seat);
        match.answer(seat, pick(match.options(seat)).id);
      }
      return match.answered;
    },
  };
}

/** The bare rules, without memory, as bots play them in their heads. */
export function bareRuns(definition: AnyDefinition, setup: Setup): Player {
  const pick = dice(1);
  return {
    name: 'quadrille bare run',
    playMatch(number) {
      const start = startOf(definition, { setup, seed: `bench/${number}`, chance: 'fast' });
      const run = new Run(definition, reopen(start));
      while (!run.result) {
        const seat = pick(run.waiting);
        run.answer(seat, pick(run.options(seat)).id);
      }
      return run.answered;
    },
  };
}

/** A real match, keyed draws and all, that never ends. */
function longMatch(definition: AnyDefinition, setup: Setup, number: number): LongMatch {
  const endless = marathon(definition);
  const pick = dice(number + 2);
  const imagination = new Random('long');
  const match = Match.create(endless, { setup, seed: `bench/${number}`, chance: 'keyed' });
  const step = () => answerAnything(match, pick);
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
      const seat = pick(match.waiting);
      return micros(() => void match.fork(seat, imagination));
    },
  };
}

function answerAnything(match: AnyMatch, pick: Pick): string {
  const seat = pick(match.waiting);
  match.answer(seat, pick(match.options(seat)).id);
  return seat;
}
