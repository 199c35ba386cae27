/** Battles: support, cards, and what follows (C §8). */
import { battleOf, controller, generalById, generalsOf } from '../facts.ts';
import { allied } from '../relations.ts';
import type { Battle, World } from '../state.ts';
import type { Card, GeneralId, Power, Side } from '../vocabulary.ts';
import { rank } from './chart.ts';
import { bestOfHand, CARD, cardsFor, leadOf, odds } from './forces.ts';
import type { Judge } from './judge.ts';
import { outlookOf } from './outlook.ts';
import { placeOf, ROW, type Survey } from './survey.ts';
import { surveyOf } from './surveying.ts';
import { GENERAL, MORALE, UNIT } from './worth.ts';

const OTHER: Readonly<Record<Side, Side>> = { attack: 'defence', defence: 'attack' };

const sideOf = ({ attack }: Battle, id: GeneralId): Side =>
  attack.generals.includes(id) || attack.support.includes(id) ? 'attack' : 'defence';

const sideOfPower = ({ attacker }: Battle, world: World, power: Power): Side =>
  allied(world, attacker, power) ? 'attack' : 'defence';

/** What stands on the table for a side: a card face down counts as one of the usual, except to its own Power. */
function standing(world: World, side: Side, eyes: Power): number {
  const battle = battleOf(world.state);
  let strength = battle[side].strength;
  for (const id of Object.keys(battle.piles)) {
    const pile = battle.piles[id];
    if (pile === undefined || pile.length === 0 || sideOf(battle, id) !== side) continue;
    const { power } = generalById(world, id);
    for (const { card, up } of pile) strength += up || power === eyes ? cardValue(world, power, card) : CARD;
  }
  return strength;
}

const cardValue = (world: World, power: Power, card: Card): number =>
  card === 2 && controller(world, battleOf(world.state).at) === power ? 3 : card;

/** How many cards a side can still play. */
function reserve(survey: Survey, side: Side): number {
  const { world } = survey;
  const { passed, piles, struck, [side]: camp } = battleOf(world.state);
  const room = new Array<number>(ROW).fill(0);
  for (const ids of [camp.generals, camp.support])
    for (const id of ids) {
      const { power, units } = generalById(world, id);
      if (passed.includes(power)) continue;
      const played = (piles[id]?.length ?? 0) + (struck?.[id] ?? 0);
      room[rank(power)] = (room[rank(power)] ?? 0) + units - played;
    }
  let cards = 0;
  for (let power = 0; power < ROW; power++) {
    const units = room[power] ?? 0;
    if (units > 0) cards += cardsFor(survey, power, units);
  }
  return cards;
}

/** What hangs on a battle for a Power. */
function stakes(world: World, power: Power, side: Side): number {
  const battle = battleOf(world.state);
  const { at } = battle;
  const theirs = battle[OTHER[side]].generals.length;
  const own = battle[side].generals.map((id) => generalById(world, id));
  const risked = own.reduce((sum, each) => sum + (each.power === power ? GENERAL + UNIT * each.units : 0.2), 0);
  const { claim, prize } = outlookOf(world, power);
  const land = side === 'attack' ? Math.max(0, claim(at), prize(at)) : controller(world, at) === power ? 1.5 : 0.2;
  const more = world.rules.lore.stakes?.(power, at) ?? 0;
  return theirs + 0.6 * own.length + risked + land + more;
}

/** What a card of an opponent adds to his strength, as far as one can see. */
function facing(world: World, id: GeneralId, place: number): number {
  const played = battleOf(world.state).piles[id]?.[place];
  return played?.up ? cardValue(world, generalById(world, id).power, played.card) : CARD;
}

/** A card is played if it changes enough, and not a greater one than is needed. */
export const battleCard: Judge = ({ world, power, args }) => {
  const survey = surveyOf(world);
  const battle = battleOf(world.state);
  const id = String(args.general);
  const side = sideOf(battle, id);
  const { hand } = world.state.powers[power];
  const mine = standing(world, side, power);
  const theirs = standing(world, OTHER[side], power) + reserve(survey, OTHER[side]) * CARD * 0.5;
  const left = Math.max(0, Math.min(reserve(survey, side), hand.length) - 1);
  const hanging = stakes(world, power, side);
  const lead = mine - theirs + (side === 'defence' ? 0.3 : -0.3);
  return ([head, value, how, target, place]) => {
    if (head === 'pass') return hanging * odds(lead);
    const card = Number(value) as Card;
    const more = left > 0 ? bestOfHand(hand, left + 1) - card : 0;
    const struck = how === 'discard' ? facing(world, target ?? '', Number(place) - 1) : 0;
    const chance = odds(lead + cardValue(world, power, card) + struck + 0.6 * Math.max(0, more));
    return hanging * chance - MORALE - 0.06 * card - (card === 5 ? 0.1 : 0);
  };
};

/** Support brings cards to a battle and shares its Influence, for the price of a Unit. */
export const support: Judge = ({ world, power, args }) => {
  const survey = surveyOf(world);
  const battle = battleOf(world.state);
  const side = (args.side as Side | undefined) ?? sideOfPower(battle, world, power);
  const mine = standing(world, side, power) + reserve(survey, side) * CARD * 0.8;
  const theirs = standing(world, OTHER[side], power) + reserve(survey, OTHER[side]) * CARD * 0.8;
  const prize = battle[OTHER[side]].generals.length;
  const principal = battle[side].generals.some((id) => generalById(world, id).power === power);
  const care = principal ? stakes(world, power, side) : prize;
  return ([head, id]) => {
    if (head !== 'support' || id === undefined) return 0;
    const { units } = generalById(world, id);
    const more = cardsFor(survey, rank(power), units) * CARD * 0.7;
    const before = odds(mine - theirs);
    const after = odds(mine + more - theirs);
    const share = principal ? 0 : prize * after;
    return care * (after - before) + share - UNIT - (1 - after) * 0.2;
  };
};

/** The victor stays where it is worth a Unit. */
export const hold: Judge = ({ world, power, args }) => {
  const { claim } = outlookOf(world, power);
  const gain = claim(String(args.at));
  return ([answer]) => (answer === 'yes' ? gain : 0);
};

export const defeated: Judge = ({ world, power }) => {
  const { pull, guard } = outlookOf(world, power);
  return ([head, at]) => {
    if (head === 'off-map') return 0;
    return head === 'capital' || at === undefined ? 0.5 : 0.5 + 0.3 * pull(at) + guard(at);
  };
};

/** The surest battle first. */
export const orderBattles: Judge = ({ world, power }) => {
  const survey = surveyOf(world);
  return ([, at]) => {
    const general = generalsOf(world, power).find((each) => each.at === at);
    if (!general || at === undefined) return 0;
    return 0.1 * leadOf(survey, rank(power), general.units, -1, placeOf(survey.chart, at));
  };
};

/** Kutuzov stands where he will win. */
export const evade: Judge = ({ world, power }) => {
  const survey = surveyOf(world);
  const strength = (side: Side) => standing(world, side, power) + reserve(survey, side) * CARD;
  const chance = odds(strength('defence') - strength('attack'));
  return ([head]) => (head === 'stand' ? 2 * chance - 1 : -UNIT);
};
