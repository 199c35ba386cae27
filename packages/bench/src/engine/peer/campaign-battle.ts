import { regionOf } from '@quadrille/coalition-wars/core/board.ts';
import { takeFromHand } from '@quadrille/coalition-wars/core/cards.ts';
import { generalById, strengthAt } from '@quadrille/coalition-wars/core/facts.ts';
import { lose, relocate, removeGarrison } from '@quadrille/coalition-wars/core/pieces.ts';
import type { General } from '@quadrille/coalition-wars/core/state.ts';
import { changeMorale, gainInfluence } from '@quadrille/coalition-wars/core/tracks.ts';
import type { Card, Power, Territory } from '@quadrille/coalition-wars/core/vocabulary.ts';
import { beatenIn, defenderAt, retreats } from './campaign-options.ts';
import { asGame, type Fight, type Here, playerOf, powerOf, worldIn } from './campaign-realm.ts';

const activate = ({ events }: Here, stages: Readonly<Record<string, string>>) =>
  events.setActivePlayers({ value: stages });

/** Where there are foes both sides lay one card face down: battles are shorter than ours. */
export function openFight(here: Here, { id, power: attacker, at }: General, from: Territory): boolean {
  const { G } = here;
  const defender = at === null ? undefined : defenderAt(G, attacker, at);
  if (at === null || defender === undefined) return false;
  G.fight = { at, from, attacker, defender, general: id, cards: {} };
  activate(here, { [playerOf(attacker)]: 'commit', [playerOf(defender)]: 'commit' });
  return true;
}

export function commit(here: Here, card: Card | 'pass'): boolean {
  const { G, playerID, events } = here;
  const power = powerOf(playerID);
  const { fight } = G;
  if (!fight || fight.cards[power] || (card !== 'pass' && !G.state.powers[power].hand.includes(card))) return false;
  if (card !== 'pass') {
    takeFromHand(worldIn(G), power, card);
    G.state.discard.push(card);
    changeMorale(asGame(here), power, -1, 'battle');
  }
  fight.cards[power] = card;
  if (Object.keys(fight.cards).length < 2) events.endStage();
  else resolve(here, fight);
  return true;
}

function resolve(here: Here, fight: Fight): void {
  const { G } = here;
  const { at, from, attacker, defender, general } = fight;
  const world = worldIn(G);
  const attack = strengthAt(world, at, [attacker]) + laid(fight, attacker);
  const defence = strengthAt(world, at, [defender]) + laid(fight, defender);
  if (attack <= defence) {
    lose(asGame(here), generalById(world, general), 1);
    relocate(asGame(here), generalById(world, general), from);
    resume(here, fight);
    return;
  }
  gainInfluence(asGame(here), attacker, regionOf(world.board, at).value, 'battle');
  if (G.state.garrisons[at] === defender) removeGarrison(asGame(here), at, 'garrison-lost');
  if (beatenIn(G)) activate(here, { [playerOf(defender)]: 'retreat' });
  else resume(here, fight);
}

const laid = ({ cards }: Fight, power: Power): number => {
  const card = cards[power];
  return card === undefined || card === 'pass' ? 0 : card;
};

/** The beaten General goes to the nearest Territory of his own, or off the map. */
export function retreat(here: Here, to: string): boolean {
  const { G } = here;
  const { fight } = G;
  const beaten = beatenIn(G);
  if (!fight || !beaten || (to !== 'off-map' && !retreats(G).includes(to))) return false;
  lose(asGame(here), beaten, 1);
  relocate(asGame(here), beaten, to === 'off-map' ? null : to);
  resume(here, fight);
  return true;
}

function resume(here: Here, { attacker }: Fight): void {
  here.G.fight = null;
  activate(here, { [playerOf(attacker)]: 'march' });
}
