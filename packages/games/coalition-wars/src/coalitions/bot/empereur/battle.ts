/** Battles with Napoleon: cards lie open, and he answers with one a Unit (C §12 "Battles"). */

import { isNear } from '../../../core/battle/support.ts';
import { rank } from '../../../core/bot/chart.ts';
import { bestOfHand, cardsFor } from '../../../core/bot/forces.ts';
import type { Judge } from '../../../core/bot/judge.ts';
import { placeOf, type Survey } from '../../../core/bot/survey.ts';
import { surveyOf } from '../../../core/bot/surveying.ts';
import { GENERAL, MORALE, UNIT } from '../../../core/bot/worth.ts';
import { battleOf, generalById, generalsOf, marchOf } from '../../../core/facts.ts';
import type { Battle, World } from '../../../core/state.ts';
import type { Card, GeneralId, Power, Side } from '../../../core/vocabulary.ts';
import { cardsOfNapoleon, holds } from './napoleon.ts';

const OTHER: Readonly<Record<Side, Side>> = { attack: 'defence', defence: 'attack' };

/** A battle as the Grand Coalition sees it. */
interface Fight {
  readonly survey: Survey;
  readonly battle: Battle;
  readonly side: Side;
  /** Before Napoleon's cards; who attacks must win, who defends must only not lose. */
  readonly lead: number;
  readonly french: number;
  readonly hanging: number;
}

function fightOf(world: World): Fight {
  const survey = surveyOf(world);
  const battle = battleOf(world.state);
  const side: Side = battle.attacker === 'france' ? 'defence' : 'attack';
  const lead = battle[side].strength - battle[OTHER[side]].strength - (side === 'attack' ? 1 : 0);
  const french = cardsOfNapoleon(survey, placeOf(survey.chart, battle.at));
  return { survey, battle, side, lead, french, hanging: stakes(world, battle, side) };
}

function stakes(world: World, battle: Battle, side: Side): number {
  let sum = battle.at === 'paris' ? 12 : 0.5;
  for (const id of battle[side].generals) sum += 1.1 + GENERAL + UNIT * Math.max(0, generalById(world, id).units - 1);
  return sum + 0.7 * battle[OTHER[side]].generals.length;
}

const enlisted = ({ battle, side }: Fight): GeneralId[] => [...battle[side].generals, ...battle[side].support];

/** How many more cards a Power could play with its Generals in the battle and these besides. */
function roomOf({ survey, battle }: Fight, generals: readonly GeneralId[], power: Power): number {
  let room = 0;
  for (const id of generals) {
    const general = generalById(survey.world, id);
    if (general.power === power) room += Math.max(0, general.units - (battle.piles[id]?.length ?? 0));
  }
  return cardsFor(survey, rank(power), room);
}

const handOf = ({ survey }: Fight, power: Power) => survey.world.state.powers[power].hand;

/** What Powers could add with their best cards. */
const potential = (fight: Fight, generals: readonly GeneralId[], powers: readonly Power[]): number =>
  powers.reduce((sum, power) => sum + bestOfHand(handOf(fight, power), roomOf(fight, generals, power)), 0);

/** As many cards as will do, or none: those who come later count on, and are counted upon. */
export const empereurCards: Judge = ({ world, power }) => {
  const fight = fightOf(world);
  const { lead, french, hanging } = fight;
  const generals = enlisted(fight);
  const { powers } = world.rules;
  const later = potential(fight, generals, powers.slice(powers.indexOf(power) + 1));
  const hand = handOf(fight, power);
  const left = Math.max(0, roomOf(fight, generals, power) - 1);
  return ([head, , value]) => {
    if (head === 'done') return hanging * holds(lead + later, french);
    const card = Number(value) as Card;
    const rest = hand.filter((_, i) => i !== hand.indexOf(card));
    const chance = holds(lead + card + bestOfHand(rest, left) + later, french);
    return hanging * chance - MORALE - 0.05 * card;
  };
};

/** Support is given where it turns a battle. */
export const empereurSupport: Judge = ({ world, power }) => {
  const fight = fightOf(world);
  const { lead, french, hanging } = fight;
  const generals = [...enlisted(fight), ...ready(fight, power)];
  const { powers } = world.rules;
  const all = potential(fight, generals, powers);
  const whole = holds(lead + all, french);
  return ([head, id]) => {
    if (head !== 'support' || id === undefined) return 0;
    const without = potential(
      fight,
      generals.filter((each) => each !== id),
      powers,
    );
    return hanging * (whole - holds(lead + without, french)) - UNIT - 0.05;
  };
};

/** Generals who could still be asked for support: of this Power and of those after it. */
function ready({ survey, battle }: Fight, from: Power): GeneralId[] {
  const { world } = survey;
  const { engaged, fights } = marchOf(world.state);
  const { powers } = world.rules;
  return powers.slice(powers.indexOf(from)).flatMap((power) =>
    power === 'france'
      ? []
      : generalsOf(world, power)
          .filter(
            (each) =>
              each.units > 0 &&
              isNear(world, each, battle.at) &&
              !engaged.includes(each.id) &&
              !(each.at !== null && fights.includes(each.at)),
          )
          .map(({ id }) => id),
  );
}
