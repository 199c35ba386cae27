/** Powers of a set-up that choose to stay out of the war before the first hands are dealt (19.4, 24.3; readings, 45). */
import { settle } from '../changes/stacks.ts';
import { dealDecks, dealTactics } from '../setup/cards.ts';
import { scenarioOf } from '../setup/index.ts';
import { POWERS, type Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { lift } from './belligerents.ts';
import { emptyBoxes } from './exit.ts';

/** 1757: Britain stays Neutral where its army stands; Russia delays, and has no army on the map yet (deployments). */
export function standAside(game: Game): void {
  const { state } = game;
  const aside = (['BR', 'RU'] as const).filter((power) => state.diplomacy[power] === '1757B');
  for (const power of aside) {
    state.nations[power].stance = 'neutral';
    if (power === 'RU') withdraw(game);
  }
  if (aside.length > 0) dealAgain(game);
  for (const { at } of [...state.stacks]) settle(game, at);
}

function withdraw(game: Game): void {
  const { state } = game;
  lift(game, 'RU');
  emptyBoxes(game, 'RU');
  state.nations.RU.depots += state.depots.filter(({ nation }) => nation === 'RU').length;
  state.depots = state.depots.filter(({ nation }) => nation !== 'RU');
}

/** The hands and Tactics of those who fight: options come before them. */
function dealAgain(game: Game): void {
  const { state, data, random } = game;
  const fresh = (power: Power) => {
    Object.assign(state.powers[power], { hand: [], draw: [], discard: [], wider: [], removed: [] });
    state.powers[power].tactics = { held: [], pool: [], discard: [], wider: [] };
  };
  POWERS.forEach(fresh);
  const scenario = scenarioOf(data, state.scenario);
  dealDecks(game, scenario, random);
  dealTactics(game, scenario, random);
  game.liftVeil();
}
