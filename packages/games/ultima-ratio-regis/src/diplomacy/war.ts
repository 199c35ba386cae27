/** War: by event, by declaration, or at an ally's side (§21.2). */
import type { Refusal } from '@quadrille/kernel';
import { undertake } from '../changes/agenda.ts';
import { loseMorale } from '../changes/tracks.ts';
import { allyOf, minorData, plays, specialsOf } from '../facts/realms.ts';
import { allied, atWar, forcedPeace, patronOf, samePlayer, warBetween } from '../facts/relations.ts';
import { isMinor, isPower, ownerOf, possessionsOf } from '../facts/titles.ts';
import { isTroop } from '../facts/units.ts';
import { independentMinorsOf, isIndependent, rejoin } from '../minors/alliance.ts';
import type { War } from '../state.ts';
import type { CardId, Minor, Owner, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { callAllies, callsOf } from './alliance.ts';
import { dropClaims, hasCasusBelli, raiseWorth } from './casus-belli.ts';
import { goHome } from './homecoming.ts';

/** Why two can never be at war, if they cannot: a minor would drag its ally along (§20.5). */
export function warObstacle(world: World, power: Power, against: Owner): Refusal | undefined {
  if (samePlayer(world, power, against)) return { code: 'same-player', args: { power: against }, cite: '§21.2' };
  const behind = patronOf(world, against);
  if (behind && plays(world, behind) && (swornTo(world, power, behind) || swornTo(world, behind, power)))
    return { code: 'never-at-war', args: { power: behind }, cite: '§3.2' };
  return undefined;
}

const swornTo = (world: World, power: Power, other: Power): boolean =>
  specialsOf(world, power, 'never_at_war').some(({ args }) => args.includes(other));

/** Why a Power may not declare war on another, if it may not (§21.2.3, §21.4.4, §20.5). */
export function declarationObstacle(world: World, power: Power, against: Owner): Refusal | undefined {
  if (atWar(world, power, against)) return { code: 'at-war-already', args: { power: against }, cite: '§21.2.3' };
  const behind = patronOf(world, against);
  if (behind === power) return { code: 'own-ally', args: { power: against }, cite: '§20.5' };
  const never = warObstacle(world, power, against);
  if (never) return never;
  if (behind && forcedPeace(world, power, behind))
    return { code: 'forced-peace', args: { power: behind }, cite: '§21.4.4' };
  const scrupulous = specialsOf(world, power, 'war_needs_cb').length > 0;
  if ((!scrupulous && mayBeLast(world)) || hasCasusBelli(world, power, against)) return undefined;
  return scrupulous
    ? { code: 'needs-casus-belli', args: { power }, cite: '§3.2' }
    : { code: 'last-action', args: { power: against }, cite: '§21.2.3' };
}

/** Without casus belli war is the last action of the impulse, and a card must have been played before it ends. */
const mayBeLast = ({ state: { impulse, chairs } }: World): boolean =>
  impulse === null ||
  impulse.played > 0 ||
  chairs.some(({ player, hand }) => player === impulse.player && hand.length === 0);

/** A minor without any area is not in play; most have one of their home areas. */
const hasLand = (world: World, minor: Minor): boolean =>
  minorData(world, minor).home.some((area) => ownerOf(world, area) === minor) || possessionsOf(world, minor).length > 0;

/** Whom a Power could think of declaring war upon: other Powers, and independent minors that have land (§20.5). */
export const possibleEnemies = (world: World, power: Power): Owner[] => [
  ...world.state.realms.map((realm) => realm.power).filter((other) => other !== power),
  ...world.state.minors
    .map(({ minor }) => minor)
    .filter((minor) => isIndependent(world, minor) && hasLand(world, minor)),
];

/** Declares war: without casus belli it costs a morale point and is the last action of the impulse (§21.2.3). */
export function declareWar(game: Game, power: Power, against: Owner): void {
  const justified = hasCasusBelli(game, power, against);
  game.tell({ type: 'declares-war', power, against });
  breakOut(game, power, against, null);
  if (justified) return;
  if (game.state.impulse) game.state.impulse.closed = true;
  const enemy = patronOf(game, against);
  if (enemy) loseMorale(game, power, enemy, 'no-casus-belli');
}

/** War by event: 1 VP to the winner; in a war that is on already, one more (§21.2.1). It ends a forced peace (§21.4.4). */
export function warByEvent(game: Game, a: Power, b: Owner, card: CardId, within: readonly string[] = []): void {
  if (!plays(game, a) || (isPower(b) && !plays(game, b)) || (isMinor(b) && !hasLand(game, b))) return;
  if (warObstacle(game, a, b)) {
    game.tell({ type: 'no-war', power: a, against: b });
    return;
  }
  breakOut(game, a, b, card, within);
}

/** The war begins, or goes on if it is on already; allies and independent minors decide whether they follow. */
export function breakOut(game: Game, a: Power, b: Owner, card: CardId | null, within: readonly string[] = []): void {
  const { state } = game;
  const war = warBetween(game, a, b);
  if (war) {
    if (card) raiseWorth(game, war, card);
    return;
  }
  if (isPower(b)) endFriendship(game, a, b);
  dropClaims(game, a, b);
  const vp = card ? 1 : 0;
  state.wars.push({
    sides: [a, b],
    taken: [0, 0],
    vp: [vp, vp],
    cards: card ? [card] : [],
    ...(within.length > 0 && { within }),
  });
  game.tell({ type: 'war', power: a, against: b });
  if (isMinor(b)) {
    dragPatron(game, a, b, card);
    return;
  }
  callAllies(game, callsOf(game, a, b));
  followers(game, a, b);
  followers(game, b, a);
}

/** Alliance and truce end with war, and troops lent to each other go home (§21.1, §21.1.5, §21.4.4). */
function endFriendship(game: Game, a: Power, b: Power): void {
  const { state } = game;
  recallCorps(game, a, b);
  for (const pairs of [state.alliances, state.truces])
    pairs.splice(0, pairs.length, ...pairs.filter(([x, y]) => !((x === a && y === b) || (x === b && y === a))));
}

/** Between two that are allies no more the troops lent to each other go home. */
export function recallCorps(game: Game, a: Power, b: Power): void {
  const { units, lent } = game.state;
  const corps = units.filter(({ id, owner }) => (owner === a && lent[id] === b) || (owner === b && lent[id] === a));
  for (const { id } of corps) delete lent[id];
  goHome(game, corps.filter(isTroop));
}

/** An independent minor at war drags its ally along, and that war is worth 1 VP (§20.5, §21.2.3); it is in it, though kept out of another. */
function dragPatron(game: Game, power: Power, minor: Minor, card: CardId | null): void {
  const patron = patronOf(game, minor);
  if (!patron || patron === power || warObstacle(game, power, patron)) return;
  rejoin(game, minor);
  const { wars } = game.state;
  wars.splice(
    wars.findIndex(({ sides }) => sides[0] === power && sides[1] === minor),
    1,
  );
  const war = warBetween(game, power, patron);
  if (war) {
    if (card) raiseWorth(game, war, card);
    return;
  }
  endFriendship(game, power, patron);
  dropClaims(game, power, patron);
  wars.push({ sides: [power, patron], taken: [0, 0], vp: [1, 1], cards: card ? [card] : [] });
  game.tell({ type: 'war', power, against: patron });
  callAllies(game, callsOf(game, power, patron));
  followers(game, power, patron);
  followers(game, patron, power, minor);
}

/** A minor at war finds an ally, who is dragged along; if its enemy is his ally too, or he can never be at war with it, they make peace (§20.5, §21.2.3). */
export function inheritWar(game: Game, war: War): void {
  const [power, minor] = war.sides;
  if (isPower(minor)) return;
  const patron = patronOf(game, minor);
  if (!patron || !allied(game, power, patron)) dragPatron(game, power, minor, war.cards[0] ?? null);
  if (game.state.wars.includes(war)) undertake(game, { do: 'peace', sides: war.sides, opener: null });
}

/**
 * Independent minors announce whether they follow their ally into the war; the one that is attacked is in it, another that
 * stays out of an earlier war is neutral until that is over (§20.5).
 */
function followers(game: Game, power: Power, against: Power, attacked?: Minor): void {
  const minors = independentMinorsOf(game, power).filter(
    (minor) => minor !== attacked && allyOf(game, minor) === power,
  );
  if (minors.length > 0) undertake(game, { do: 'drag', power, against, minors });
}
