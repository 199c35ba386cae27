/** Change of wind: a naval interception that has been announced does not come about (card 024). */
import { ask, option, type Rules, reactions } from '@quadrille/kernel';
import { chairOf, playerOf } from '../facts/realms.ts';
import type { Power, Sea } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { discardCombat } from './cards.ts';

const CARD = '024';

/** How the impulse remembers a fleet that has been becalmed. */
const becalmed = (fleet: Power | 'rival', sea: Sea): string => `becalmed/${fleet}/${sea}`;

/** Such a fleet does not intercept again in this impulse. */
export const isBecalmed = ({ state }: World, fleet: Power | 'rival', sea: Sea): boolean =>
  state.impulse?.used.includes(becalmed(fleet, sea)) ?? false;

/** A Power whose movement or combat is intercepted may keep one of these fleets off; it is asked whether it can or not. */
export function* changeOfWind<F extends Power | 'rival'>(
  game: Game,
  power: Power,
  sea: Sea,
  fleets: readonly F[],
  seaOf: (fleet: F) => Sea = () => sea,
): Rules<F | null> {
  if (fleets.length === 0) return null;
  const player = playerOf(game, power);
  const [played] = yield* reactions(game, [player], (seat) => ({
    seat,
    ask: ask('change-of-wind', '§11.4', { power, sea }, power),
    options: () =>
      chairOf(game, seat).hand.includes(CARD) ? fleets.map((each) => option(`card/${CARD}/${each}`, each)) : [],
  }));
  if (!played) return null;
  discardCombat(game, player, CARD);
  game.state.impulse?.used.push(becalmed(played.value, seaOf(played.value)));
  return played.value;
}
