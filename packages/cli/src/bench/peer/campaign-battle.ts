import { regionOf } from '@quadrille/coalition-wars/core/board.ts';
import type { Card, Power, Territory } from '@quadrille/coalition-wars/core/vocabulary.ts';
import { isRefuge, type Step } from './campaign-options.ts';
import {
  affairsOf,
  boardIn,
  discard,
  type Fight,
  generalAt,
  type Here,
  playerOf,
  powerOf,
  type Realm,
  standing,
  station,
} from './campaign-realm.ts';

const activate = ({ events }: Here, stages: Readonly<Record<string, string>>) =>
  events.setActivePlayers({ value: stages });

/** Both sides lay a card face down. */
export function openFight(here: Here, { general, to }: Step, from: Territory): boolean {
  const { G, playerID } = here;
  const defender = standing(G, to)?.power;
  if (!defender) return false;
  const attacker = powerOf(playerID);
  G.fight = { at: to, from, attacker, defender, general, cards: {} };
  activate(here, { [playerOf(attacker)]: 'commit', [playerOf(defender)]: 'commit' });
  return true;
}

export function commit(here: Here, card: Card | 'pass'): boolean {
  const { G, playerID, events } = here;
  const power = powerOf(playerID);
  const { fight } = G;
  if (!fight || fight.cards[power] || (card !== 'pass' && !discard(G, power, card))) return false;
  fight.cards[power] = card;
  if (Object.keys(fight.cards).length < 2) events.endStage();
  else resolve(here, fight);
  return true;
}

function resolve(here: Here, fight: Fight): void {
  const { G } = here;
  const { at, attacker, defender, general } = fight;
  const foe = G.stations[at];
  if (foe === undefined) return;
  const support = G.state.garrisons[at] === defender ? 1 : 0;
  const attack = generalAt(G, general).units + laid(fight, attacker);
  const defence = generalAt(G, foe).units + support + laid(fight, defender);
  if (attack > defence) {
    reward(G, attacker, at);
    if (G.state.garrisons[at] === defender) delete G.state.garrisons[at];
    activate(here, { [playerOf(defender)]: 'retreat' });
    return;
  }
  reward(G, defender, at);
  generalAt(G, general).units = Math.max(0, generalAt(G, general).units - 1);
  resume(here, fight);
}

const laid = ({ cards }: Fight, power: Power): number => {
  const card = cards[power];
  return card === undefined || card === 'pass' ? 0 : card;
};

function reward(realm: Realm, power: Power, at: Territory): void {
  const affairs = affairsOf(realm, power);
  affairs.influence += regionOf(boardIn(realm), at).value;
  affairs.morale = Math.min(15, affairs.morale + 1);
}

/** The beaten General goes to a free Territory, or off the map, and the victor takes his place. */
export function retreat(here: Here, to: Territory | null): boolean {
  const { G } = here;
  const { fight } = G;
  const beaten = fight && G.stations[fight.at];
  if (!fight || beaten === undefined || beaten === null) return false;
  if (to !== null && !(isRefuge(G, to) && regionOf(boardIn(G), fight.at).land.includes(to))) return false;
  station(G, beaten, to);
  const lost = generalAt(G, beaten);
  lost.units = Math.max(0, lost.units - 1);
  station(G, fight.general, fight.at);
  resume(here, fight);
  return true;
}

function resume(here: Here, { attacker }: Fight): void {
  here.G.fight = null;
  activate(here, { [playerOf(attacker)]: 'march' });
}
