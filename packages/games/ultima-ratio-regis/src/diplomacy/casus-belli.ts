/** Casus belli: the justification to declare war (§21.2.2). */
import { plays } from '../facts/realms.ts';
import { atWar, forcedPeace, hasClaim, samePlayer, warBetween } from '../facts/relations.ts';
import { homeProvinces, isPower, ownerOf } from '../facts/titles.ts';
import type { War } from '../state.ts';
import type { CardId, Owner, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Whether a Power may declare war on another with casus belli: a marker, or areas owned in its home province. */
export const hasCasusBelli = (world: World, of: Power, against: Owner): boolean =>
  hasClaim(world, of, against) || ownsInHomeProvince(world, of, against);

const ownsInHomeProvince = (world: World, of: Power, against: Owner): boolean =>
  landlords(world, of).some((power) => power === against);

/** Other Powers that own areas in the home province: the one with most home areas; of several, any (facts no. 36). */
export function landlords(world: World, of: Power): Power[] {
  const areas = homeProvinces(world, of).flatMap((province) => world.data.provinces.get(province)?.areas ?? []);
  const owners = areas.flatMap((area) => ownerOf(world, area) ?? []);
  return [...new Set(owners)].filter((owner): owner is Power => isPower(owner) && owner !== of);
}

/** Gives a Power casus belli against another; ignored at war, in forced peace (§21.1.3, §21.4.4), and for one player's Powers. */
export function giveClaim(game: Game, of: Power, against: Owner, why: string): void {
  const { state } = game;
  if (!plays(game, of) || (isPower(against) && !plays(game, against))) return;
  if (of === against || samePlayer(game, of, against) || atWar(game, of, against)) return;
  if (isPower(against) && forcedPeace(game, of, against)) return;
  if (hasClaim(game, of, against)) return;
  state.claims.push({ of, against });
  game.tell({ type: 'casus-belli', power: of, against, why });
}

/** A casus belli by event; in a war that is on, the event is worth 1 VP more to the winner instead (§23.1). */
export function claimByEvent(game: Game, of: Power, against: Power, card: CardId): void {
  const war = warBetween(game, of, against);
  if (!war) {
    giveClaim(game, of, against, card);
    return;
  }
  raiseWorth(game, war, card);
}

/** Another event of a war that is on is worth 1 VP more to its winner, once for each card (§21.2.1, §23.1). */
export function raiseWorth(game: Game, war: War, card: CardId): void {
  if (war.cards.includes(card)) return;
  const [power, against] = war.sides;
  war.cards.push(card);
  war.vp[0]++;
  war.vp[1]++;
  game.tell({ type: 'war-worth', power, against, worth: war.vp[0] });
}

/** Casus belli between two disappear when war breaks out (§21.2.2). */
export function dropClaims({ state }: Game, a: Owner, b: Owner): void {
  for (const claim of [...state.claims])
    if ((claim.of === a && claim.against === b) || (claim.of === b && claim.against === a))
      state.claims.splice(state.claims.indexOf(claim), 1);
}
