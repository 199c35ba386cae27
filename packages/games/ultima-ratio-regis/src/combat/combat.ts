/** The procedure of every combat (§13.1.5–8). */
import type { Rules } from '@quadrille/kernel';
import { partStrangers } from '../actions/allies.ts';
import { finishTask, taskOf } from '../agenda.ts';
import type { Fight } from '../tasks/combat.ts';
import type { Game } from '../world.ts';
import { battlefield } from './battlefield.ts';
import { cardWindow } from './cards.ts';
import { conscripts, selectUnits, spread } from './preparation.ts';
import { decide, improvements, throwDice } from './resolution.ts';
import { inOrder, nameOf } from './sides.ts';

/** A combat begins with the question of support at sea, where there is a coast (§11.4.2). */
export function beginFight(game: Game, fight: Fight): void {
  game.state.agenda.push({ do: 'support', fight, aids: null, last: null });
}

/** Preparation and resolution; what follows from it is another phase. */
export function* combat(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'combat');
  const { fight } = task;
  const { kind, at, attack, defence } = fight;
  partStrangers(game, attack, defence.power);
  partStrangers(game, defence, attack.power);
  game.tell({ type: 'combat', kind, sort: `sort-${kind}`, at, attacker: nameOf(attack), defender: nameOf(defence) });
  yield* battlefield(game, fight);
  yield* cardWindow(game, fight, 'before');
  const order = surprised(fight) ? (['defence', 'attack'] as const) : inOrder(game, fight);
  for (const id of order) yield* selectUnits(game, fight, id);
  for (const id of order) yield* conscripts(game, fight, id);
  for (const id of order) yield* spread(game, fight, fight[id]);
  for (const id of order) throwDice(game, fight[id]);
  for (const id of order) yield* improvements(game, fight, id);
  yield* cardWindow(game, fight, 'rolled');
  decide(game, fight);
  yield* cardWindow(game, fight, 'resolved');
  finishTask(game, task);
  game.state.agenda.push({ do: 'aftermath', fight });
  return 'agenda';
}

/** After a surprise attack the defender shows his units first (card 018). */
const surprised = ({ defence }: Fight): boolean => defence.edges.some(({ why }) => why === '018');
