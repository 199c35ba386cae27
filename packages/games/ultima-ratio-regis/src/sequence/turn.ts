/** The start of a turn (§8.1). */
import type { Rules } from '@quadrille/kernel';
import { enter, entering, raiseFortresses, seatMinors } from '../setup/entry.ts';
import { scenarioOf } from '../setup/setup.ts';
import { displayDynasties, newDynasties } from '../turn-end/agitation.ts';
import { cardsOfTheTurn } from '../turn-start/cards.ts';
import { turnRules } from '../turn-start/rules.ts';
import type { Game } from '../world.ts';

/** Special rules of the turn, then the Powers that enter. */
export function* turn(game: Game): Rules<'agenda'> {
  const { state, data, tell } = game;
  const { first } = scenarioOf(data, state.scenario);
  const years = data.turns.find((each) => each.turn === state.turn)?.years ?? [0, 0];
  tell({ type: 'turn', turn: state.turn, from: years[0], to: years[1] });
  yield* turnRules(game);
  for (const power of entering(game)) enter(game, power);
  if (state.turn === first) raiseFortresses(game);
  seatMinors(game);
  displayDynasties(game);
  yield* cardsOfTheTurn(game);
  yield* newDynasties(game);
  state.stage = 'deployment';
  return 'agenda';
}
