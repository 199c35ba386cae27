/** Minor Powers: who controls them (C §11). */
import { bid, type Rules, sealed } from '@quadrille/kernel';
import { adjustBoard, noteRelations } from './adjust.ts';
import { capitalOf } from './board.ts';
import { cite } from './cite.ts';
import { endLeaveOf } from './consent.ts';
import { controller, isMinor, powerOn, principal } from './facts.ts';
import type { Game, World } from './state.ts';
import { changeMorale } from './tracks.ts';
import type { Power } from './vocabulary.ts';

/** Before a turn in which a Minor Power is on Muster, its control is settled. */
export function* settleControl(game: Game): Rules {
  const minor = powerOn(game, 'muster');
  if (!isMinor(game, minor)) return;
  noteRelations(game);
  const bidders = game.rules.powers.filter((power) => !isMinor(game, power));
  takeControl(game, minor, captorOf(game, minor) ?? (yield* auction(game, minor, bidders)));
  yield* adjustBoard(game, [minor]);
}

/** Who holds the Minor Power's Capital, if it has lost it, controls it without a bid. */
function captorOf(world: World, minor: Power): Power | null {
  const holder = controller(world, capitalOf(world.board, minor));
  return holder === null || holder === minor ? null : principal(world, holder);
}

/** The bidders offer Morale in secret; the highest wins and pays, of equals the one listed first. */
export function* auction(game: Game, minor: Power, bidders: readonly Power[]): Rules<Power> {
  const { state, tell } = game;
  const bids = yield* sealed(
    game,
    bidders.map((power) =>
      bid(power, cite(game, 'bid', 'minors', { power, minor }), () => [0, state.powers[power].morale]),
    ),
  );
  let winner = bidders[0] ?? minor;
  for (const power of bidders) {
    const morale = bids.get(power) ?? 0;
    tell({ type: 'bid', power, minor, morale });
    if (morale > (bids.get(winner) ?? 0)) winner = power;
  }
  changeMorale(game, winner, -(bids.get(winner) ?? 0), 'bid');
  return winner;
}

/** The Minor Power takes its controller's Diplomatic Status (C §11); the board is to follow. */
export function takeControl(game: Game, minor: Power, power: Power): void {
  const { state, tell } = game;
  const changes = state.master[minor] !== power;
  state.master[minor] = power;
  if (changes) endLeaveOf(game, minor);
  tell({ type: 'control', minor, power });
  if (changes) tell({ type: 'hand', power: minor, cards: state.powers[minor].hand.join(' ') }, [power]);
  if (state.status[minor] !== state.status[power]) {
    state.status[minor] = state.status[power];
    tell({ type: 'status', power: minor, status: state.status[minor] });
  }
}
