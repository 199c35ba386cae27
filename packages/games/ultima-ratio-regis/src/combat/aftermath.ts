/** What follows from a combat, by its kind (§13.1.8). */
import type { Rules } from '@quadrille/kernel';
import { finishTask, taskOf } from '../agenda.ts';
import { afterLandDefeat } from '../cards/named.ts';
import { loseMorale } from '../changes/tracks.ts';
import { isSea } from '../facts/ground.ts';
import type { Fight, SideId } from '../tasks/combat.ts';
import type { Game } from '../world.ts';
import { fieldAftermath } from './field.ts';
import { navalAftermath } from './fleets.ts';
import { dispersals, eliminations, lossesOf, veterans } from './persecution.ts';
import type { Chooser } from './proposal.ts';
import { inOrder, other } from './sides.ts';
import { siegeAftermath } from './siege.ts';

/** Losses, retreats and veterans; then morale, which may stop everything for a peace (§21.3.2). */
export function* aftermath(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'aftermath');
  const { fight } = task;
  finishTask(game, task);
  report(game, fight);
  const order = inOrder(game, fight);
  const choosers: Record<SideId, Chooser> = { attack: 'player', defence: 'player' };
  for (const id of order) choosers[id] = yield* lossesOf(game, fight, id);
  for (const id of order) yield* eliminations(game, fight, id, choosers[id]);
  if (fight.kind === 'land') {
    for (const id of order) yield* dispersals(game, fight, id, choosers[id]);
    for (const id of order) yield* veterans(game, fight, id);
    yield* fieldAftermath(game, fight);
  } else if (fight.kind === 'siege') {
    for (const id of order) yield* veterans(game, fight, id);
    yield* siegeAftermath(game, fight, choosers.attack);
  } else if (fight.kind === 'naval') yield* navalAftermath(game, fight, choosers);
  else yield* dispersals(game, fight, 'attack', choosers.attack);
  if (fight.kind === 'subjugation' && fight.defence.present.length > 0)
    yield* dispersals(game, fight, 'defence', choosers.defence);
  claimGround(game, fight);
  mourn(game, fight);
  morale(game, fight);
  return 'agenda';
}

/** A defender who has won is asked, once morale is settled, whether he takes control (§13.3.7). */
function claimGround({ state }: Game, { kind, winner, defence, at }: Fight): void {
  if (kind === 'land' && winner === 'defence' && defence.power !== null && defence.present.length > 0 && !isSea(at))
    state.agenda.push({ do: 'occupy', power: defence.power, at });
}

/** Tells the task that waits for it how the combat went. */
function report({ state }: Game, { winner }: Fight): void {
  const waiting = state.agenda.at(-1);
  if (!waiting) return;
  const last: SideId | 'drawn' = winner ?? 'drawn';
  if ('last' in waiting) waiting.last = last;
  else if ('march' in waiting) waiting.march.last = last;
}

/** Some defeats are felt at home, however few have fought (card 613). */
function mourn(game: Game, fight: Fight): void {
  const loser = fight.winner === null ? null : fight[other(fight.winner)].power;
  if (fight.kind === 'land' && loser !== null) afterLandDefeat(game, loser, fight.at);
}

/** The loser of a field or naval combat who threw two dice or more gives a morale point (§21.2.5, reading 27). */
function morale(game: Game, fight: Fight): void {
  if (fight.winner === null || !fight.political || (fight.kind !== 'land' && fight.kind !== 'naval')) return;
  const [winner, loser] = [fight[fight.winner], fight[other(fight.winner)]];
  if (winner.power === null || loser.power === null || loser.dice.length < 2) return;
  loseMorale(game, loser.power, winner.power, fight.kind === 'land' ? 'field-battle' : 'naval-battle');
}
