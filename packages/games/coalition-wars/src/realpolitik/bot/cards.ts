/** Which Action card to play, and what those in hand are worth (RP §5, §8). */
import { gainsOf, taxesOf } from '../../core/actions/income.ts';
import type { Judge } from '../../core/bot/judge.ts';
import { bestMoves } from '../../core/bot/movement.ts';
import type { Survey } from '../../core/bot/survey.ts';
import { MONEY } from '../../core/bot/worth.ts';
import { generalsOf, MOST_UNITS, tokensLeft } from '../../core/facts.ts';
import type { World } from '../../core/state.ts';
import { type ActionCard, POWERS, type Power } from '../../core/vocabulary.ts';
import { inHand, partOf } from '../part.ts';

/** What a card would bring if it were played now, in Influence; Dispatch apart. */
const WORTH: Readonly<Record<Exclude<ActionCard, 'dispatch'>, (world: World, power: Power) => number>> = {
  influence: (world, power) => gainsOf(world, power) - 0.6,
  taxation: (world, power) => MONEY * taxesOf(world, power) * (world.state.powers[power].money > 8 ? 0.4 : 1),
  mobilisation: mobilising,
  movement: moving,
};

/** Money becomes Units where there is room for them, cards and Morale. */
function mobilising(world: World, power: Power): number {
  const { money, hand } = world.state.powers[power];
  const generals = generalsOf(world, power);
  const off = generals.filter(({ at }) => at === null).length;
  const room = generals.reduce((sum, { units }) => sum + MOST_UNITS - units, 0);
  const units = Math.min(money, room, tokensLeft(world, power));
  const cards = Math.max(0, Math.min(off, world.rules.handLimit(power) - hand.length));
  return 0.3 * units + 0.12 * Math.max(0, money - units) + 0.25 * cards - 0.2;
}

/** What the Generals could gain in a round or two, less the Envoy's Morale. */
function moving(world: World, power: Power): number {
  const gains = bestMoves(world, power);
  return 1.2 * gains.reduce((sum, gain) => sum + gain, 0) - 0.3;
}

/** Played cards are worth taking back the more they could do. */
function dispatching(world: World, power: Power): number {
  const played = partOf(world.state).played[power].filter((card) => card !== 'dispatch');
  const missed = played.map((card) => WORTH[card](world, power));
  return 0.12 * played.length + 0.45 * Math.max(0, ...missed) - 0.4;
}

export const actionCard: Judge = ({ world, power }) => {
  const verdicts = new Map<string, number>();
  return ([, name]) => {
    const card = name as ActionCard;
    const known = verdicts.get(card);
    if (known !== undefined) return known;
    const verdict = card === 'dispatch' ? dispatching(world, power) : WORTH[card](world, power);
    verdicts.set(card, verdict);
    return verdict;
  };
};

/** Cards in hand are actions to come; a place on the Prestige track breaks ties. */
export function cardsAndPrestige({ world }: Survey, rank: number): number {
  const power = POWERS[rank] ?? 'france';
  const hand = inHand(world, power);
  const income = hand.includes('influence') ? gainsOf(world, power) : 0;
  const { prestige } = partOf(world.state);
  return 0.12 * hand.length + 0.3 * income + 0.06 * (prestige.length - prestige.indexOf(power));
}
