/** Cards of unrest, trade, piracy, faith, and the named procedures (§19). */
import { ask, choose, confirm, option, type Rules } from '@quadrille/kernel';
import { changeUnrest, swing } from '../changes/tracks.ts';
import { disperseOne } from '../combat/dispersal.ts';
import { isArea } from '../facts/ground.ts';
import { playerOf, plays, powersOf, realmOf, vitalityOf } from '../facts/realms.ts';
import { ownerOf } from '../facts/titles.ts';
import { capacityOf, centersInPlay, countersLeft, merchantsOf } from '../facts/trade.ts';
import { freeLeadersAt, ownTroopsAt } from '../facts/units.ts';
import { emperorOf } from '../minors/alliance.ts';
import type { Area, Power, TradeCenter } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import type { Verbs } from './event.ts';
import { named } from './named.ts';
import { openPiracy } from './piracy.ts';

export const ECONOMY_VERBS: Verbs<
  | 'unrest'
  | 'unrest_if'
  | 'unrest_emperor'
  | 'unrest_choice'
  | 'cap'
  | 'cap_choice'
  | 'merchant'
  | 'piracy'
  | 'piracy_choice'
  | 'religion'
  | 'rule'
> = {
  unrest(game, { power, delta }, { card }) {
    if (plays(game, power)) changeUnrest(game, power, delta, card);
  },
  unrest_if(game, { power, delta, areas }, { card }) {
    if (plays(game, power) && areas.some((area) => ownerOf(game, area) === power))
      changeUnrest(game, power, delta, card);
  },
  unrest_emperor(game, { delta, else: other }, { card }) {
    const power = emperorOf(game) ?? other;
    if (power && plays(game, power)) changeUnrest(game, power, delta, card);
  },
  *unrest_choice(game, { who, delta, or }, play) {
    const power = yield* choose(play.player, ask('unrest-of', '§19.1', swing(delta)), () =>
      concerned(game, who, play.player).map((each) => option(`unrest/${each}`, each)),
    );
    if (or !== null && (yield* scatters(game, power, delta))) return;
    changeUnrest(game, power, delta, play.card);
  },
  cap(game, { trade_center, delta }) {
    widen(game, trade_center, delta);
  },
  *cap_choice(game, { delta }, { player }) {
    const center = yield* choose(player, ask('boom', '§19.2.4'), () =>
      centersInPlay(game).map((each) => option(`boom/${each}`, each)),
    );
    widen(game, center, delta);
  },
  /** A merchant beyond those placed at the start of the half-turn, last in the order. */
  *merchant(game, { power, trade_center }) {
    if (!plays(game, power) || merchantsOf(game, power, trade_center) > 0 || countersLeft(game, power) === 0) return;
    const question = ask('place-merchant', '§3.1', { power, center: trade_center }, power);
    if (!(yield* confirm(playerOf(game, power), question))) return;
    const merchants = game.state.trade[trade_center] ?? [];
    game.state.trade[trade_center] = [...merchants, { power, count: 1 }];
    game.tell({ type: 'merchants', power, center: trade_center, count: 1 });
  },
  piracy(game, { power, sea }) {
    game.state.inForce.push(`piracy/${power}/${sea}`);
  },
  *piracy_choice(game, _op, play) {
    yield* openPiracy(game, play);
  },
  religion(game, { power, religion }) {
    if (!plays(game, power)) return;
    realmOf(game, power).religion = religion;
    game.tell({ type: 'religion', power, religion });
  },
  rule(game, op, play) {
    named(game, op, play);
  },
};

/** Card 034: any Power; 035: the one with most unrest above twice its vitality, or any; 036: one's own. */
function concerned(world: World, who: 'any' | 'highest' | 'own', player: Parameters<typeof powersOf>[1]): Power[] {
  const all = world.state.realms.map(({ power }) => power);
  if (who === 'own') return powersOf(world, player).length > 0 ? powersOf(world, player) : all;
  if (who === 'any') return all;
  const excess = (power: Power) => realmOf(world, power).unrest - 2 * vitalityOf(world, power);
  const top = Math.max(...all.map(excess));
  return top > 0 ? all.filter((power) => excess(power) === top) : all;
}

/** The victim may disperse one of its armies with a leader instead (card 034). */
function* scatters(game: Game, power: Power, delta: number): Rules<boolean> {
  const armies = () => areasOfArmies(game, power);
  if (armies().length === 0) return false;
  const at = yield* choose(playerOf(game, power), ask('conspiracy', '§19.1', { power, ...swing(delta) }, power), () => [
    option('unrest', null),
    ...armies().map((area) => option(`disperse/${area}`, area)),
  ]);
  if (at === null) return false;
  for (const unit of ownTroopsAt(game, power, at)) yield* disperseOne(game, { power }, unit);
  return true;
}

const areasOfArmies = (world: World, power: Power): Area[] => [
  ...new Set(
    world.state.units
      .map(({ at }) => at)
      .filter(
        (at) =>
          isArea(world, at) && ownTroopsAt(world, power, at).length > 0 && freeLeadersAt(world, power, at).length > 0,
      ),
  ),
];

/** Capacity until the end of the turn (§19.2.4). */
function widen(game: Game, center: TradeCenter, by: number): void {
  const { capacity } = game.state;
  capacity[center] = (capacity[center] ?? 0) + by;
  game.tell({ type: 'capacity', center, capacity: capacityOf(game, center) });
}
