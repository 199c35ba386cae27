/** Whether an effect would do anything at all (readings, 55), or can be carried out in full (69). */
import { designable } from '../../activation/operation.ts';
import { isAtHand, isLost, poolLeaders } from '../../changes/leaders.ts';
import { hasFlag } from '../../facts/flags.ts';
import { inPool } from '../../facts/pool.ts';
import { mayMoveColonial } from '../../politics/colonies.ts';
import { raidTheaters } from '../../raids/raids.ts';
import { mayStorm } from '../../siege/coup.ts';
import { mayRoll } from '../../siege/siege.ts';
import { type Nation, type Power, THEATERS, type Unit } from '../../vocabulary.ts';
import { holds } from '../conditions.ts';
import type { Effect } from '../grammar.ts';
import { numberOf } from '../numbers.ts';
import { spotsFor } from '../places.ts';
import { powerOfWord } from '../sight.ts';
import { MOST_TACTICS } from '../tactics.ts';
import { found, stacksFound } from '../targets.ts';
import type { Play } from './context.ts';
import { areasOf } from './markers.ts';
import { lotsOf } from './pieces.ts';
import { donors } from './transfers.ts';
import { operationOfCard } from './war.ts';

export function isPossible(play: Play, effect: Effect, full = false): boolean {
  const { game, sight } = play;
  if (!holds(sight, effect.if)) return false;
  switch (effect.op) {
    case 'activate':
      return designable(game, operationOfCard(sight, effect.given)).length > 0;
    case 'add':
      return (
        spotsFor(sight, effect.given.at, effect.given.nation).length > 0 &&
        (lotsOf(play, effect.given).length > 0 || effect.given.pieces.cav_steps !== undefined)
      );
    case 'transfer': {
      const { nation, to, inf, sp } = effect.given;
      const wanted = full ? numberOf(sight, inf) : 1;
      const any = numberOf(sight, sp) > 0;
      return spotsFor(sight, to, nation).some((spot) => {
        const from = donors(game, nation, spot, any);
        return (
          from.reduce((sum, { troops }) => sum + (troops[nation]?.inf ?? 0), 0) >= wanted || (any && from.length > 0)
        );
      });
    }
    case 'sa': {
      const { power, num } = effect.given;
      const own: Power = power === 'self' ? sight.power : power;
      return numberOf(sight, num) > 0 || !full || game.state.powers[own].supplyActions >= -numberOf(sight, num);
    }
    case 'supply':
    case 'disrupt':
    case 'rally':
    case 'entrench':
    case 'withdraw':
    case 'remove':
      return found(sight, effect.given.who).length > 0;
    case 'rebuild': {
      const { nation, unit, at } = effect.given;
      return (
        isReduced(play, nation, unit) || (inPool(game, nation, unit) > 0 && spotsFor(sight, at, nation).length > 0)
      );
    }
    case 'share_supply':
      return found(sight, effect.given.who).length > 0;
    case 'coup':
      return stacksFound(sight, effect.given.who).some((stack) => mayStorm(game, stack, true));
    case 'siege_roll':
      return stacksFound(sight, effect.given.who).some((stack) => mayRoll(game, stack));
    case 'leader': {
      const { act, id, nation, or_random } = effect.given;
      if (act === 'random' || act === 'exchange') return nation !== null && poolLeaders(game, nation).length > 0;
      if (id === null || isLost(game, id)) return or_random !== null && poolLeaders(game, or_random).length > 0;
      return act === 'remove' || isAtHand(game, id) || or_random !== null;
    }
    case 'fleet':
      return game.state.fleets[effect.given.nation].place !== 'lost' && !game.state.fleets[effect.given.nation].beaten;
    case 'fp':
      return areasOf(play, effect.given.area).some((area) => !game.state.devastated.includes(area));
    case 'kk_shift':
      return game.state.advantage[effect.given.theater] !== 'ap';
    case 'kk_raids':
      return raidTheaters(game, sight.power).length > 0;
    case 'tactics':
      return game.state.powers[powerOfWord(sight, effect.given.power)].tactics.held.length < MOST_TACTICS;
    case 'belligerent':
      return game.state.nations[effect.given.nation].stance === 'neutral';
    case 'convert': {
      const { prisoners, into } = effect.given;
      return (game.state.prisoners[game.state.nations[into].side].troops[prisoners]?.inf ?? 0) > 0;
    }
    case 'unflag':
      return hasFlag(game.state, effect.given.id);
    case 'colonial':
      return mayMoveColonial(game, effect.given.toward);
    case 'case': {
      const { test, do: then, otherwise } = effect.given;
      return (holds(sight, test) ? then : otherwise).some((one) => isPossible(play, one));
    }
    // What only changes how something else comes out does nothing by itself.
    case 'battle_drm':
    case 'siege_drm':
    case 'coup_drm':
    case 'surrender':
    case 'fleet_use':
      return false;
    case 'choice':
      return effect.given.options.some(
        (each) => holds(sight, each.if) && each.do.every((one) => isPossible(play, one, true)),
      );
    default:
      return true;
  }
}

/** Such a unit is on its reduced side somewhere. */
const isReduced = ({ game: { state } }: Play, nation: Nation, unit: Unit): boolean =>
  state.stacks.some(({ troops }) => (troops[nation]?.units[unit]?.[1] ?? 0) > 0) ||
  THEATERS.some((theater) => (state.boxes[theater][nation]?.[unit]?.[1] ?? 0) > 0);
