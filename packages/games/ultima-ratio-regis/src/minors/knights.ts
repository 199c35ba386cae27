/** The Knights: Rhodes lost, they are established in Malta (facts no. 48). */
import { undertake } from '../changes/agenda.ts';
import { setTitle } from '../changes/titles.ts';
import { goHome } from '../diplomacy/homecoming.ts';
import { inPlay } from '../facts/ground.ts';
import { minorRealm } from '../facts/realms.ts';
import { possessionsOf, tenureOf } from '../facts/titles.ts';
import { unitsAt } from '../facts/units.ts';
import type { Game } from '../world.ts';

/** They hold Malta with a fortress if they have no area, and keep their ally; its owner loses it without morale. */
export function knightsToMalta(game: Game): void {
  const realm = minorRealm(game, 'knights');
  if (!realm || !inPlay(game, 'malta') || possessionsOf(game, 'knights').length > 0) return;
  if (tenureOf(game, 'malta').as === 'home') return;
  const strangers = unitsAt(game, 'malta');
  setTitle(game, 'malta', 'minor:knights');
  game.state.fortresses.malta = { owner: 'knights', done: true };
  if (realm.ally) undertake(game, { do: 'reinforce', minor: 'knights', power: realm.ally });
  goHome(game, strangers);
}
