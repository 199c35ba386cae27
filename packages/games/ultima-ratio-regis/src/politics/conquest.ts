/** A minor that is conquered (§20.3.3). */
import { possess } from '../changes/titles.ts';
import { loseMorale } from '../changes/tracks.ts';
import { groundOf } from '../facts/ground.ts';
import { minorData, minorRealm, minorSpecials } from '../facts/realms.ts';
import { ownerOf, possessionsOf } from '../facts/titles.ts';
import { allyByConquest, dismissMinor, mayAlly } from '../minors/alliance.ts';
import { knightsToMalta } from '../minors/knights.ts';
import type { Minor, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/**
 * All home areas of a minor are taken: it becomes the ally of the conqueror, if he may be its ally at all (§18.4.1) and
 * its card does not say otherwise. The Knights of Rhodes only move (facts no. 48). Who does not lose the minor, or lost
 * a point with its key area, gives no morale.
 */
export function minorFallen(game: Game, minor: Minor, by: Power): void {
  if (minor === 'knights' && ownerOf(game, 'malta') !== minor) {
    annex(game, minor, by);
    return;
  }
  const former = minorRealm(game, minor)?.ally ?? null;
  const hadKey = minorData(game, minor).home.some((area) => groundOf(game, area).key);
  if (minorSpecials(game, minor, 'removed_when_conquered').length > 0) {
    annex(game, minor, by);
    dismissMinor(game, minor);
  } else if (mayAlly(game, by, minor)) allyByConquest(game, minor, by);
  else return;
  if (former && former !== by && !hadKey) loseMorale(game, former, by, 'minor-lost');
}

/** The conqueror owns what the minor had; the Knights find a new home. */
function annex(game: Game, minor: Minor, by: Power): void {
  for (const area of possessionsOf(game, minor)) possess(game, area, by, 'domain');
  if (minor === 'knights') knightsToMalta(game);
}
