/** Battle cards, one per General in order, until everybody has passed (C §8.3). */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import { takeFromHand, valuesIn } from '../cards.ts';
import { cite } from '../cite.ts';
import { battleOf, decider, generalById } from '../facts.ts';
import type { Battle, Game, World } from '../state.ts';
import { changeMorale } from '../tracks.ts';
import type { Card, GeneralId, Power, Side } from '../vocabulary.ts';

/** Cards that may be played face up against one of the enemy's: to look at it, or to discard it (the 1: RP §9). */
const REVEALING = 3;
const DISCARDING = 1;

/** A card of the next General who may play one, or his Power's pass. */
export function* commit(game: Game): Rules<'commit' | 'outcome'> {
  const { state, tell } = game;
  const battle = battleOf(state);
  const id = nextToPlay(game);
  if (id === undefined) return 'outcome';
  const { power } = generalById(game, id);
  const play = yield* choose(
    decider(game, power),
    cite(game, 'battle-card', 'commit', { power, general: id, at: battle.at }),
    () => [...playsOf(game, id), option('pass', null)],
  );
  battle.next = order(battle).indexOf(id) + 1;
  if (play) playCard(game, id, play);
  else {
    battle.passed.push(power);
    tell({ type: 'passed', power });
  }
  return 'commit';
}

/** The attacker's General, the defenders', those supporting the attacker, those supporting the defenders. */
const order = ({ attack, defence }: Battle): GeneralId[] => [
  ...attack.generals,
  ...defence.generals,
  ...attack.support,
  ...defence.support,
];

function nextToPlay(world: World): GeneralId | undefined {
  const battle = battleOf(world.state);
  const generals = order(battle);
  for (let i = 0; i < generals.length; i++) {
    const id = generals[(battle.next + i) % generals.length];
    if (id !== undefined && canPlay(world, id)) return id;
  }
  return undefined;
}

/** One card per Unit and 1 Morale each. */
export function canPlay(world: World, id: GeneralId): boolean {
  const { piles, passed, struck } = battleOf(world.state);
  const general = generalById(world, id);
  const { morale, hand } = world.state.powers[general.power];
  if (passed.includes(general.power) || hand.length === 0) return false;
  const limit = general.units + (world.rules.hooks.extraCards?.(world, general) ?? 0);
  const played = (piles[id]?.length ?? 0) + (struck?.[id] ?? 0);
  return played < limit && (morale > 0 || hasLastCard(world, general.power));
}

/** Without Morale when the battle began: a single card, if attacking or defending (C §8.3). */
function hasLastCard(world: World, power: Power): boolean {
  const { broken, attacker, defenders, piles } = battleOf(world.state);
  if (!broken.includes(power) || (attacker !== power && !defenders.includes(power))) return false;
  return Object.keys(piles).every((id) => generalById(world, id).power !== power);
}

/** A card of the other side: its General, and a place in his pile. */
interface Target {
  readonly general: GeneralId;
  readonly place: number;
}

interface Play {
  readonly card: Card;
  /** Face up: the card to reveal, or to discard. */
  readonly reveal?: Target;
  readonly discard?: Target;
}

/**
 * Each card face down; a 3 also face up, once for every hidden card of the other side, and a 1 for every card of the
 * other side.
 */
function playsOf(world: World, id: GeneralId): Option<Play>[] {
  const { hand } = world.state.powers[generalById(world, id).power];
  const plays: Option<Play>[] = valuesIn(hand).map((card) => option(`card/${card}`, { card }));
  const reveals = hand.includes(REVEALING);
  const discards = hand.includes(DISCARDING);
  if (!reveals && !discards) return plays;
  const battle = battleOf(world.state);
  for (const [general, pile] of Object.entries(battle.piles)) {
    if (sideOf(battle, general) === sideOf(battle, id)) continue;
    for (const [place, { up }] of pile.entries()) {
      const on = { general, place };
      const path = `${general}/${place + 1}`;
      if (reveals && !up) plays.push(option(`card/${REVEALING}/reveal/${path}`, { card: REVEALING, reveal: on }));
      if (discards) plays.push(option(`card/${DISCARDING}/discard/${path}`, { card: DISCARDING, discard: on }));
    }
  }
  return plays;
}

function playCard(game: Game, id: GeneralId, { card, reveal, discard }: Play): void {
  const { state, tell } = game;
  const { piles } = battleOf(state);
  const { power } = generalById(game, id);
  takeFromHand(game, power, card);
  piles[id] ??= [];
  const up = reveal !== undefined || discard !== undefined;
  piles[id].push({ card, up });
  if (up) tell({ type: 'played-openly', general: id, power, card });
  else tell({ type: 'played', general: id, power });
  changeMorale(game, power, -1, 'card');
  if (reveal) turnOver(game, reveal);
  if (discard) strike(game, discard);
}

/** A 3 face up: everybody sees the card. */
function turnOver({ state, tell, liftVeil }: Game, { general, place }: Target): void {
  const shown = battleOf(state).piles[general]?.[place];
  if (!shown) return;
  shown.up = true;
  liftVeil();
  tell({ type: 'revealed', general, card: shown.card });
}

/** A 1 face up: the card is discarded, and has no effect. */
function strike(game: Game, { general, place }: Target): void {
  const { state, tell, liftVeil, rules } = game;
  const battle = battleOf(state);
  const [struck] = battle.piles[general]?.splice(place, 1) ?? [];
  if (!struck) return;
  const { power } = generalById(game, general);
  battle.struck ??= {};
  battle.struck[general] = (battle.struck[general] ?? 0) + 1;
  rules.stock(state, power).discard.push(struck.card);
  liftVeil();
  tell({ type: 'struck', general, power, card: struck.card });
}

/** The side a General fights on. */
export const sideOf = ({ attack }: Battle, id: GeneralId): Side =>
  attack.generals.includes(id) || attack.support.includes(id) ? 'attack' : 'defence';
