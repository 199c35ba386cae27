/** A turn: Action cards are played in secret, revealed together, and resolved in order (RP §5, §6). */
import { option, type Rules, sealed, secretly } from '@quadrille/kernel';
import { cite, refused } from '../core/cite.ts';
import { decider } from '../core/facts.ts';
import type { Game } from '../core/state.ts';
import { ACTION_CARDS, type Power } from '../core/vocabulary.ts';
import { actionCardsOf, inHand, partOf } from './part.ts';
import { checkVictory } from './winning.ts';

/** Every Power plays a card face down; all are revealed at the same time. */
export function* actionCards(game: Game): Rules<'actions'> {
  const { state, tell, rules } = game;
  const { played, revealed } = partOf(state);
  tell({ type: 'new-turn', turn: state.turn + 1 });
  const choices = rules.powers.map((power) => ({ power, question: cardOf(game, power) }));
  yield* sealed(
    game,
    choices.map(({ question }) => question),
  );
  for (const { power, question } of choices) {
    const card = question.value;
    revealed[power] = card;
    played[power].push(card);
    tell({ type: 'action-card', power, card });
  }
  return 'actions';
}

const cardOf = (game: Game, power: Power) =>
  secretly(
    decider(game, power),
    cite(game, 'action-card', 'action-cards', { power }),
    () => inHand(game, power).map((card) => option(`play/${card}`, card)),
    () =>
      ACTION_CARDS.filter((card) => !inHand(game, power).includes(card)).map((card) =>
        actionCardsOf(game.state, power).includes(card)
          ? refused(game, `play/${card}`, 'card-played', 'action-cards', { card })
          : refused(game, `play/${card}`, 'no-such-card', 'minors', { power, card }),
      ),
  );

/** Movement comes last (RP §6). */
export function beginMovement({ state, rules }: Game): 'envoy' | 'turnEnd' {
  const { revealed, movers } = partOf(state);
  movers.push(...rules.powers.filter((power) => revealed[power] === 'movement'));
  return movers.length > 0 ? 'envoy' : 'turnEnd';
}

/** A Movement is over: the next one in Prestige order follows. After the last the turn is over, and victory is looked at. */
// biome-ignore lint/correctness/useYield: nobody is asked
export function* turnEnd(game: Game): Rules<'envoy' | 'actionCards'> {
  const { state, rules } = game;
  const { movers, rail, revealed } = partOf(state);
  if (state.march) movers.splice(movers.indexOf(state.march.power), 1);
  state.march = null;
  for (const riders of [rail.moved, rail.gave, rail.took]) riders.splice(0);
  if (movers.length > 0) return 'envoy';
  checkVictory(game);
  for (const power of rules.powers) delete revealed[power];
  state.turn++;
  return 'actionCards';
}
