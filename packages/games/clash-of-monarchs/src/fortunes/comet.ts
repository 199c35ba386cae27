/** Halley's Comet and the Wider War (6.7, 8.1, 15.4.2). */
import { isBelligerent } from '../facts/sides.ts';
import { holderOf } from '../facts/spaces.ts';
import { setFlag } from '../politics/flags.ts';
import { POWERS } from '../vocabulary.ts';
import { type Game, rollDie } from '../world.ts';

/** From Summer Round 1 of 1758, every Round until it is seen. */
export function halleysComet(game: Game): void {
  const { state, data, tell } = game;
  if (state.halley || state.year < 1758 || state.season === 'winter') return;
  const table = data.tables.fortunes.halley;
  const rounds = (state.year - 1758) * 10 + (state.season === 'fall' ? 5 : 0) + state.round - 1;
  const roll = rollDie(game);
  const total =
    roll +
    rounds * table.perRound +
    (holderOf(game, 'konigsberg') === 'RU' ? table.konigsberg : 0) +
    (isBelligerent(state, 'BR') && isBelligerent(state, 'FR') ? table.bothWest : 0);
  const seen = total >= table.success;
  tell({ type: 'comet', roll, total, seen: seen ? 1 : 0 });
  if (seen) widerWar(game);
}

/** Every deck takes up its discards and its Wider War cards; Tactics and leaders join; the order changes later (5.1.2). */
export function widerWar(game: Game): void {
  const { state, random, tell } = game;
  state.halley = true;
  for (const power of POWERS) {
    const { draw, discard, wider, tactics } = state.powers[power];
    draw.push(...discard.splice(0), ...wider.splice(0));
    random.shuffle(draw, `deck/${power}`);
    tactics.pool.push(...tactics.wider.splice(0));
    random.shuffle(tactics.pool, `tactics/${power}`);
  }
  for (const leader of Object.keys(state.leaders))
    if (state.leaders[leader] === 'wider') state.leaders[leader] = 'pool';
  setFlag(game, 'halley');
  tell({ type: 'wider-war' });
}
