/** Battles against Napoleon: the players' cards first and face up, then his from the deck (C §12 "Battles"). */
import { type Option, option, plan, type Rules } from '@quadrille/kernel';
import { openBattle } from '../../core/battle/begin.ts';
import { canPlay } from '../../core/battle/commit.ts';
import { decided, drawn, fielded, reveal } from '../../core/battle/outcome.ts';
import { declareSupport, isNear } from '../../core/battle/support.ts';
import { draw, takeFromHand, topCard, valuesIn } from '../../core/cards.ts';
import { cite } from '../../core/cite.ts';
import { battleOf, decider, generalById, generalsOf, marchOf } from '../../core/facts.ts';
import { lose, relocate } from '../../core/pieces.ts';
import type { Battle, Game, General, World } from '../../core/state.ts';
import { changeMorale } from '../../core/tracks.ts';
import type { Card, GeneralId, Power, Side } from '../../core/vocabulary.ts';

/** Napoleon's battles are fought in the order of his card. */
export function nextNapoleonBattle(game: Game): 'battle' | 'empereurAction' {
  const { fights } = marchOf(game.state);
  const at = fights.shift();
  if (at === undefined) {
    game.state.march = null;
    return 'empereurAction';
  }
  openBattle(game, 'france', at);
  return 'battle';
}

export function* empereurBattle(game: Game): Rules<'battles'> {
  const battle = battleOf(game.state);
  const players: Side = battle.attacker === 'france' ? 'defence' : 'attack';
  const principals = players === 'attack' ? [battle.attacker] : battle.defenders;
  yield* declareSupport(game, players, principals);
  yield* commitOpenly(game, battle, players);
  napoleonDraws(game, battle, players);
  yield* conclude(game, battle);
  return 'battles';
}

const generalsOn = (battle: Battle, side: Side): GeneralId[] => [...battle[side].generals, ...battle[side].support];

/** Every Power of the Grand Coalition plays as many cards as it likes. */
function* commitOpenly(game: Game, battle: Battle, side: Side): Rules {
  for (const power of game.rules.powers) {
    const own = generalsOn(battle, side).filter((id) => generalById(game, id).power === power);
    while (own.some((id) => canPlay(game, id))) {
      const play = yield* plan(
        decider(game, power),
        cite(game, 'empereur-cards', 'empereur', { power, at: battle.at, strength: battle[side].strength }),
        () => playsOf(game, power, own),
      );
      if (play === null) break;
      takeFromHand(game, power, play.card);
      show(game, battle, play.general, play.card);
    }
  }
}

interface Play {
  readonly general: GeneralId;
  readonly card: Card;
}

const playsOf = (world: World, power: Power, generals: readonly GeneralId[]): Option<Play>[] =>
  generals
    .filter((id) => canPlay(world, id))
    .flatMap((general) =>
      valuesIn(world.state.powers[power].hand).map((card) => option(`card/${general}/${card}`, { general, card })),
    );

/** A card face up adds its plain value: special abilities are ignored. */
function show(game: Game, battle: Battle, general: GeneralId, card: Card): void {
  const { power } = generalById(game, general);
  battle.piles[general] ??= [];
  battle.piles[general].push({ card, up: true });
  const side: Side = generalsOn(battle, 'attack').includes(general) ? 'attack' : 'defence';
  battle[side].strength += card;
  game.liftVeil();
  game.tell({ type: 'played-openly', general, power, card });
  changeMorale(game, power, -1, 'card');
}

const BEST_CARD = 5;

/** Card by card, until he is ahead, or has no Morale or no Units left, or can no longer win. */
function napoleonDraws(game: Game, battle: Battle, players: Side): void {
  const side: Side = players === 'attack' ? 'defence' : 'attack';
  const chances = frenchUnits(game, battle, side);
  while (chances.length > 0 && game.state.powers.france.morale > 0) {
    const lead = battle[side].strength - battle[players].strength;
    if (lead > 0 || lead + chances.length * BEST_CARD <= 0) return;
    const general = chances.shift();
    const card = topCard(game, 'france');
    if (general === undefined || card === undefined) return;
    join(game, battle, side, general);
    show(game, battle, general.id, card);
  }
}

/** One chance per French Unit: those in the battle first, then those near and in no battle of their own. */
function frenchUnits(game: Game, battle: Battle, side: Side): General[] {
  const { engaged, fights } = marchOf(game.state);
  const inBattle = battle[side].generals.map((id) => generalById(game, id)).filter(({ power }) => power === 'france');
  const near = generalsOf(game, 'france').filter(
    (general) =>
      isNear(game, general, battle.at) &&
      !engaged.includes(general.id) &&
      !(general.at !== null && fights.includes(general.at)),
  );
  return [...inBattle, ...near].flatMap((general) => new Array<General>(general.units).fill(general));
}

/** A French General gives support once a card is drawn for him, and may do so in several battles. */
function join(game: Game, battle: Battle, side: Side, { id }: General): void {
  if (generalsOn(battle, side).includes(id)) return;
  battle[side].support.push(id);
  game.tell({ type: 'supports', general: id, side, at: battle.at });
}

function* conclude(game: Game, battle: Battle): Rules {
  const { at, attack, defence } = battle;
  const played = new Set(Object.keys(battle.piles).map((id) => generalById(game, id).power));
  const totals = { attack: attack.strength, defence: defence.strength };
  reveal(game, battle);
  for (const general of fielded(game, battle)) lose(game, general, 1);
  for (const power of game.rules.powers) if (played.has(power)) draw(game, power, 1);
  discardFrenchSurplus(game);
  if (totals.attack === totals.defence) {
    game.tell({ type: 'draw', at, ...totals });
    yield* drawn(game, battle);
  } else {
    const side: Side = totals.attack > totals.defence ? 'attack' : 'defence';
    game.tell({ type: 'victory', at, side, ...totals });
    yield* decided(game, battle, side);
  }
  game.state.battle = null;
}

/** Nobody plays the French hand: what goes beyond its limit is discarded, the lowest first. */
function discardFrenchSurplus({ state, tell, rules }: Game): void {
  const { hand } = state.powers.france;
  while (hand.length > rules.handLimit('france')) {
    const card = hand.shift();
    if (card === undefined) return;
    state.discard.push(card);
    tell({ type: 'discarded', power: 'france', card });
  }
}

/** A beaten French General leaves the board with all he has; the others fare as always (C §12 "Battles" 6). */
// biome-ignore lint/correctness/useYield: nobody is asked
export function* napoleonBeaten(game: Game, general: General): Rules<boolean> {
  if (general.power !== 'france') return false;
  lose(game, general, general.units);
  relocate(game, general, null);
  return true;
}
