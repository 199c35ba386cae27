/** What the cards of Powers and minors bring at the start of every turn (§3.2, §8.1.2). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { settleIngria } from '../cards/named.ts';
import { setTitle } from '../changes/titles.ts';
import { changeUnrest } from '../changes/tracks.ts';
import { removeUnit } from '../changes/units.ts';
import { allyPowers } from '../diplomacy/alliance.ts';
import { giveClaim } from '../diplomacy/casus-belli.ts';
import { inPlay } from '../facts/ground.ts';
import { cardOf, minorRealm, minorSpecials, playerOf, plays, specialsOf } from '../facts/realms.ts';
import { ownerOf } from '../facts/titles.ts';
import { available } from '../facts/units.ts';
import { allyByAuction, boundTo, emperorOf } from '../minors/alliance.ts';
import { rebel } from '../special-areas/rebellions.ts';
import { MINORS, type Minor, POWERS, type Power, UNIT_KINDS } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** After Powers and minors have entered: new cards, alliances, claims, unrest, and minors that choose a side. */
export function* cardsOfTheTurn(game: Game): Rules {
  const { state } = game;
  for (const { power } of [...state.realms]) yield* changeCard(game, power);
  for (const { power } of state.realms) claimHomes(game, power);
  settleIngria(game);
  for (const { power } of state.realms) printedRelations(game, power);
  for (const { minor } of state.minors) {
    betterTroops(game, minor);
    chooseSide(game, minor);
  }
}

const powerNamed = (arg: unknown): Power | undefined => POWERS.find((power) => power === arg);
const minorNamed = (arg: unknown): Minor | undefined => MINORS.find((minor) => minor === arg);

/** Counters that the new card no longer has are replaced by worse ones of their type, or go (§8.1.2, facts no. 19). */
function* changeCard(game: Game, power: Power): Rules {
  if (!game.data.powers[power].cards.some(({ from }) => from === game.state.turn)) return;
  for (const kind of UNIT_KINDS.toReversed()) {
    while (available(game, power, kind) < 0) {
      const unit = yield* choose(playerOf(game, power), ask('surplus', '§8.1.2', { power, kind }, power), () =>
        game.state.units
          .filter((each) => each.owner === power && each.kind === kind)
          .map((each) => option(`surplus/${each.id}`, each)),
      );
      const worse = kind === 'I34' ? 'I23' : kind === 'S3' ? 'S2' : null;
      if (worse !== null && available(game, power, worse) > 0) {
        unit.kind = worse;
        game.tell({ type: 'degraded', power, unit: unit.id, to: worse });
      } else {
        game.tell({ type: 'disbanded', power, thing: unit.id });
        removeUnit(game, unit);
      }
    }
  }
  game.tell({ type: 'new-card', power, vitality: cardOf(game, power).vitality });
}

/** What its card calls home is home where the Power owns it; nothing is taken from others (facts no. 40). */
function claimHomes(game: Game, power: Power): void {
  for (const area of cardOf(game, power).home)
    if (ownerOf(game, area) === power && game.state.holders[area] === undefined) setTitle(game, area, `home:${power}`);
}

/** Alliances, casus belli and unrest printed on a card. */
function printedRelations(game: Game, power: Power): void {
  for (const { args } of specialsOf(game, power, 'ally_at_turn_start')) {
    const ally = powerNamed(args[0]);
    if (ally && plays(game, ally)) allyPowers(game, power, ally);
  }
  for (const { args } of specialsOf(game, power, 'cb_at_turn_start')) {
    const [against, area] = args;
    const enemy = powerNamed(against);
    if (enemy && plays(game, enemy) && (area === null || ownerOf(game, String(area)) === enemy))
      giveClaim(game, power, enemy, 'card');
  }
  for (const { args } of specialsOf(game, power, 'unrest_at_turn_start'))
    changeUnrest(game, power, Number(args[0]), 'card');
  for (const { args } of specialsOf(game, power, 'minor_joins_if_neutral')) {
    const minor = minorNamed(args[0]);
    if (minor && minorRealm(game, minor)?.ally === null && boundTo(game, minor) === null)
      allyByAuction(game, minor, power);
  }
}

/** A troop on the map of which the card now has one less is one of the better kind (Savoy, turn 15). */
function betterTroops(game: Game, minor: Minor): void {
  const surplus = game.state.units.filter(({ owner, kind }) => owner === minor && kind === 'I23');
  for (const unit of surplus) if (available(game, minor, 'I23') < 0) unit.kind = 'I34';
}

/** Minors bound for good, and those that choose a side, or make trouble, if nobody is allied with them. */
function chooseSide(game: Game, minor: Minor): void {
  const realm = minorRealm(game, minor);
  const bound = boundTo(game, minor);
  if (bound !== null) {
    if (realm?.ally !== bound) allyByAuction(game, minor, bound);
    return;
  }
  if (realm?.ally !== null) return;
  const emperor = emperorOf(game);
  if (emperor && minorSpecials(game, minor, 'joins_emperor_if_neutral').length > 0) allyByAuction(game, minor, emperor);
  for (const { args } of minorSpecials(game, minor, 'joins_if_neutral')) {
    const power = powerNamed(args[0]);
    if (power && plays(game, power)) allyByAuction(game, minor, power);
  }
  for (const { args } of minorSpecials(game, minor, 'rebellion_if_neutral')) {
    const [area, level] = args;
    const own = ownerOf(game, String(area)) === minor;
    if (inPlay(game, String(area)) && !own && realm?.ally === null) rebel(game, String(area), level === 3 ? 3 : 2);
  }
}
