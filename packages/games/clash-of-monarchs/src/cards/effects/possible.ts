/** Whether an effect would do anything at all (readings, 55), or can be carried out in full (69). */
import { candidates } from '../../activation/operation.ts';
import { poolLeaders } from '../../changes/leaders.ts';
import { hasFlag } from '../../facts/flags.ts';
import { infantryInPlay } from '../../facts/pool.ts';
import { raidTheaters } from '../../raids/raids.ts';
import type { Power } from '../../vocabulary.ts';
import { holds } from '../conditions.ts';
import type { Effect } from '../grammar.ts';
import { numberOf } from '../numbers.ts';
import { spotsFor } from '../places.ts';
import { powerOfWord } from '../sight.ts';
import { MOST_TACTICS } from '../tactics.ts';
import { found } from '../targets.ts';
import type { Play } from './context.ts';
import { areasOf } from './markers.ts';
import { lotsOf } from './pieces.ts';
import { termsOf } from './war.ts';

export function isPossible(play: Play, effect: Effect, full = false): boolean {
  const { game, sight } = play;
  if (!holds(sight, effect.if)) return false;
  switch (effect.op) {
    case 'activate':
      return candidates(game, termsOf(sight, effect.given)).length > 0;
    case 'add':
      return (
        spotsFor(sight, effect.given.at, effect.given.nation).length > 0 &&
        (lotsOf(play, effect.given).length > 0 || effect.given.pieces.cav_steps !== undefined)
      );
    case 'transfer': {
      const wanted = full ? numberOf(sight, effect.given.inf) : 1;
      return (
        spotsFor(sight, effect.given.to, effect.given.nation).length > 0 &&
        infantryInPlay(game.state, effect.given.nation) - imprisoned(play, effect.given.nation) >= wanted
      );
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
    case 'coup':
    case 'siege_roll':
    case 'share_supply':
      return found(sight, effect.given.who).length > 0;
    case 'leader': {
      const { act, id, nation } = effect.given;
      if (act === 'random' || act === 'exchange') return nation !== null && poolLeaders(game, nation).length > 0;
      return id !== null && game.state.leaders[id] !== 'dead';
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
    case 'choice':
      return effect.given.options.some(
        (each) => holds(sight, each.if) && each.do.every((one) => isPossible(play, one, true)),
      );
    default:
      return true;
  }
}

const imprisoned = ({ game }: Play, nation: 'PR' | 'BR' | 'AU' | 'FR' | 'RU' | 'IM' | 'SA' | 'SW' | 'DA'): number =>
  (['ap', 'coalition'] as const).reduce((sum, side) => sum + (game.state.prisoners[side].troops[nation]?.inf ?? 0), 0);
