/** Ferdinand may change between the Prussian and the Hanoverian army (24.4). */
import { confirm, type Rules } from '@quadrille/kernel';
import { asking } from '../cite.ts';
import type { Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** Once he has taken over the Hanoverians, the Power that has him may hand him to the other, with his force. */
export function* switchFerdinand(game: Game, power: Power): Rules {
  const { state } = game;
  if (state.options['ferdinand-switch'] !== 'yes' || state.leaders.ferdinand_ha !== 'map') return;
  const prussian = state.marks.includes('ferdinand-prussian');
  if (power !== (prussian ? 'PR' : 'BR')) return;
  const question = asking('ferdinand', '24.4', { power: prussian ? 'BR' : 'PR' });
  if (!(yield* confirm(state.seats[power], question))) return;
  if (prussian) state.marks = state.marks.filter((mark) => mark !== 'ferdinand-prussian');
  else state.marks.push('ferdinand-prussian');
  game.tell({ type: 'ferdinand-serves', power: prussian ? 'BR' : 'PR' });
}
