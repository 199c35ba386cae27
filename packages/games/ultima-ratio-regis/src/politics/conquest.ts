/** A minor that is conquered (§20.3.3). */
import { possess } from '../changes/titles.ts';
import { loseMorale } from '../changes/tracks.ts';
import { groundOf } from '../facts/ground.ts';
import { minorData, minorRealm, minorSpecials } from '../facts/realms.ts';
import { possessionsOf } from '../facts/titles.ts';
import { allyByConquest, dismissMinor } from '../minors/alliance.ts';
import { knightsToMalta } from '../minors/knights.ts';
import type { Minor, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** All home areas of a minor are taken: it becomes the ally of the conqueror, unless its card says otherwise. */
export function minorFallen(game: Game, minor: Minor, by: Power): void {
  const former = minorRealm(game, minor)?.ally ?? null;
  const hadKey = minorData(game, minor).home.some((area) => groundOf(game, area).key);
  if (minor === 'knights') annex(game, minor, by);
  else if (minorSpecials(game, minor, 'removed_when_conquered').length > 0) {
    annex(game, minor, by);
    dismissMinor(game, minor);
  } else allyByConquest(game, minor, by);
  if (former && former !== by && !hadKey) loseMorale(game, former, by, 'minor-lost');
}

/** The conqueror owns what the minor had; the Knights find a new home. */
function annex(game: Game, minor: Minor, by: Power): void {
  for (const area of possessionsOf(game, minor)) possess(game, area, by, 'domain');
  if (minor === 'knights') knightsToMalta(game);
}
