import { CARDS, type Card, type House, type Place } from '@quadrille/skirmish/board.ts';
import { discard, dropWall, enter, fall, leave, pay } from '@quadrille/skirmish/changes.ts';
import { affairsOf, retreatsFrom } from '@quadrille/skirmish/facts.ts';
import type { Battle } from '@quadrille/skirmish/state.ts';
import { asGame, type Here, houseOf, playerOf } from './skirmish-realm.ts';

const active = ({ events }: Here, stages: Readonly<Record<string, string>>) =>
  events.setActivePlayers({ value: stages });

/** Both sides lay a card. */
export function open(here: Here, fight: Battle): void {
  here.G.state.battle = fight;
  here.G.commits = {};
  active(here, { [playerOf(fight.attacker)]: 'commit', [playerOf(fight.defender)]: 'commit' });
}

export function commit(here: Here, card: Card | 'none'): boolean {
  const { G, playerID, events } = here;
  const house = houseOf(playerID);
  const fight = G.state.battle;
  if (!fight || G.commits[house] || (card !== 'none' && !affairsOf(G.state, house).hand.includes(card))) return false;
  G.commits[house] = card;
  if (Object.keys(G.commits).length < 2) events.endStage();
  else resolve(here, fight);
  return true;
}

function resolve(here: Here, fight: Battle): void {
  const { G } = here;
  const { attacker, defender, at } = fight;
  const game = asGame(here);
  for (const house of [attacker, defender]) {
    const card = G.commits[house];
    if (card && card !== 'none') discard(game, house, card);
  }
  const { troops, wall } = G.state.field[at];
  const attack = fight.troops + bonus(here, attacker, defender, 'attack') + here.random.Die(6);
  const defence = troops + (wall ? 1 : 0) + bonus(here, defender, attacker, 'defence') + here.random.Die(6);
  if (attack > defence) storm(here, fight);
  else repel(here, fight);
}

function bonus({ G }: Here, own: House, other: House, when: 'attack' | 'defence'): number {
  const [mine, theirs] = [G.commits[own], G.commits[other]];
  if (!mine || mine === 'none') return 0;
  return theirs && theirs !== 'none' && CARDS[theirs].cancels ? 0 : CARDS[mine][when];
}

function storm(here: Here, fight: Battle): void {
  const { state } = here.G;
  const { defender, at } = fight;
  const game = asGame(here);
  fall(game, defender, at, Math.ceil(state.field[at].troops / 2));
  const { troops } = state.field[at];
  if (troops > 0 && retreatsFrom(state, fight).length > 0) {
    active(here, { [playerOf(defender)]: 'retreat' });
    return;
  }
  if (troops > 0) fall(game, defender, at, troops);
  occupy(here);
}

export function retreat(here: Here, to: Place): boolean {
  const { state } = here.G;
  const { battle: fight } = state;
  if (!fight || !retreatsFrom(state, fight).includes(to)) return false;
  const { defender, at } = fight;
  const game = asGame(here);
  const { troops } = state.field[at];
  leave(game, at, troops);
  enter(game, defender, to, troops);
  occupy(here);
  return true;
}

function occupy(here: Here): void {
  const { state } = here.G;
  if (!state.battle) return;
  const { attacker, at, troops } = state.battle;
  const game = asGame(here);
  dropWall(game, at);
  enter(game, attacker, at, troops);
  state.tired.push(at);
  active(here, { [playerOf(attacker)]: 'plunder' });
}

export function plunder(here: Here, yes: boolean): boolean {
  const { state } = here.G;
  if (!state.battle) return false;
  const { attacker, at } = state.battle;
  if (yes) {
    state.field[at].plundered = true;
    pay(asGame(here), attacker, -2);
  }
  state.battle = null;
  active(here, { [playerOf(attacker)]: 'march' });
  return true;
}

function repel(here: Here, { attacker, from, troops }: Battle): void {
  const { state } = here.G;
  const game = asGame(here);
  enter(game, attacker, from, troops);
  state.tired.push(from);
  fall(game, attacker, from, Math.ceil(troops / 2));
  state.battle = null;
  active(here, { [playerOf(attacker)]: 'march' });
}
