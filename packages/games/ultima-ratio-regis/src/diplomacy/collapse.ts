/** Collapse: a Power that loses the war of its event is gone (§21.5). */
import type { Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import { afterMohacs } from '../cards/named.ts';
import { undertake } from '../changes/agenda.ts';
import { dropFortress } from '../changes/leaders.ts';
import { keep } from '../changes/lists.ts';
import { setTitle } from '../changes/titles.ts';
import { removeLeader, removeUnit } from '../changes/units.ts';
import { plays } from '../facts/realms.ts';
import { powersAtWarWith } from '../facts/relations.ts';
import { possessionsOf } from '../facts/titles.ts';
import { isTroop, leadersOf } from '../facts/units.ts';
import { becomeNeutral, endAloofness } from '../minors/alliance.ts';
import type { TaskOf } from '../tasks.ts';
import { type Power, TRADE_CENTERS } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { goHome } from './homecoming.ts';

/** It makes peace with all its other enemies, even if it was winning, at the end of the turn without the point for asking (§21.4); then it is removed. */
export function* collapse(game: Game, task: TaskOf<'collapse'>): Rules {
  const { power } = task;
  if (!plays(game, power)) return finishTask(game, task);
  const [enemy] = powersAtWarWith(game, power);
  const opener = game.state.agenda.some((each) => each.do === 'reckon') ? null : power;
  if (enemy) return undertake(game, { do: 'peace', sides: [power, enemy], opener });
  finishTask(game, task);
  game.tell({ type: 'collapsed', power });
  const heirs = possessionsOf(game, power);
  removePower(game, power);
  for (const area of heirs) setTitle(game, area, 'A3');
  if (power === 'hungary' && game.state.inForce.includes('mohacs')) afterMohacs(game);
}

/** Takes everything of a Power off the table but its possessions, which the caller settles (§21.5, §24.4). */
export function removePower(game: Game, power: Power): void {
  const { state } = game;
  for (const leader of leadersOf(game, power)) removeLeader(game, leader.id);
  for (const unit of state.units.filter(({ owner }) => owner === power)) removeUnit(game, unit);
  for (const [area, { owner }] of Object.entries(state.fortresses)) if (owner === power) dropFortress(game, area);
  for (const [area, { by }] of Object.entries(state.sieges))
    if (by === power || !(area in state.fortresses)) delete state.sieges[area];
  for (const [area, holder] of Object.entries(state.holders)) if (holder === power) delete state.holders[area];
  for (const area of possessionsOf(game, power)) delete state.rebellions[area];
  for (const center of TRADE_CENTERS) {
    const merchants = state.trade[center];
    if (merchants) state.trade[center] = merchants.filter((merchant) => merchant.power !== power);
  }
  for (const { minor, ally } of [...state.minors]) if (ally === power) becomeNeutral(game, minor);
  const corps = state.units.filter(({ id }) => state.lent[id] === power);
  for (const { id } of corps) delete state.lent[id];
  const foes = powersAtWarWith(game, power);
  keep(state.wars, ({ sides }) => !sides.includes(power));
  for (const foe of foes) endAloofness(game, foe);
  keep(state.claims, ({ of, against }) => of !== power && against !== power);
  keep(state.alliances, (pair) => !pair.includes(power));
  keep(state.truces, (pair) => !pair.includes(power));
  for (const { sides, open } of state.coalitions)
    for (const side of [...sides, ...open]) keep(side, (each) => each !== power);
  keep(state.realms, (realm) => realm.power !== power);
  game.tell({ type: 'leaves', power });
  goHome(game, corps.filter(isTroop));
}
