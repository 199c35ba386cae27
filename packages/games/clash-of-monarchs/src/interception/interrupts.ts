/** Interrupts: asked of everybody who might hold one, as far as the table can see (8.6.5). */
import { option, type Rules, reactions } from '@quadrille/kernel';
import { nameOfStack } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { findStack } from '../facts/spaces.ts';
import { interruptsOf, type Moment, mayInterrupt, playInterrupt } from '../hooks.ts';
import type { Game } from '../world.ts';

/** One Interrupt per activated force and player in a Turn; one tap lets it pass. */
export function* interrupts(game: Game, moment: Moment): Rules {
  const stack = findStack(game.state, moment.stack);
  const seats = mayInterrupt(game, moment);
  if (!stack || seats.length === 0) return;
  const force = nameOfStack(game, stack);
  const answers = yield* reactions(game, seats, (seat) => ({
    seat,
    ask: asking('interrupt', '8.6.5', { force, at: moment.space, moment: moment.at }),
    options: () => interruptsOf(game, seat, moment).map((held) => option(`interrupt/${held.card}`, held)),
  }));
  for (const { value } of answers) {
    if (!findStack(game.state, moment.stack)) return;
    game.state.turn.interrupts.push({ by: value.power, stack: moment.stack });
    yield* playInterrupt(game, value.power, value.card, moment);
  }
}
