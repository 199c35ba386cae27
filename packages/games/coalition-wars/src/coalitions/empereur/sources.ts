/** Where Napoleon takes his Generals from (C §12 "Placing French Generals", "The Race to Paris"). */
import { regionOf } from '../../core/board.ts';
import { generalsOf } from '../../core/facts.ts';
import { byLand, spread } from '../../core/paths.ts';
import type { General, World } from '../../core/state.ts';
import type { Territory } from '../../core/vocabulary.ts';

/** A kind of place, in the words of the priority lists. */
export const SOURCES = [
  'off-board',
  'french-home',
  'paris',
  'undisputed',
  'disputed-without-claim',
  'enemy-home',
  'disputed-with-claim',
] as const;
export type Source = (typeof SOURCES)[number];

export const CARD_SOURCES: readonly Source[] = SOURCES;
export const RACE_SOURCES: readonly Source[] = SOURCES.filter((each) => each !== 'french-home' && each !== 'paris');

function sourceOf({ board }: World, at: Territory | null): Source {
  if (at === null) return 'off-board';
  const { owner, terrain, stripes } = regionOf(board, at);
  if (at === 'paris') return 'paris';
  if (owner !== null) return owner === 'france' ? 'french-home' : 'enemy-home';
  if (terrain === 'undisputed') return 'undisputed';
  return stripes.includes('france') ? 'disputed-with-claim' : 'disputed-without-claim';
}

/** French Generals by preference: by kind of place, the closest, the lowest value. Only the equally best. */
export function candidates(
  world: World,
  target: Territory,
  sources: readonly Source[],
  taken: readonly General[],
): General[] {
  const distances = distancesFrom(world, target);
  const ranked = generalsOf(world, 'france')
    .filter((general) => !taken.includes(general))
    .map((general) => ({
      general,
      rank: sources.indexOf(sourceOf(world, general.at)),
      ...closeness(world, general, distances),
    }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.distance - b.distance || a.value - b.value);
  const [best] = ranked;
  return ranked
    .filter(({ rank, distance, value }) => rank === best?.rank && distance === best.distance && value === best.value)
    .map(({ general }) => general);
}

function closeness({ board }: World, { at }: General, distances: ReadonlyMap<Territory, number>) {
  if (at === null) return { distance: 0, value: 0 };
  return { distance: distances.get(at) ?? Number.MAX_SAFE_INTEGER, value: regionOf(board, at).value };
}

function distancesFrom({ board }: World, target: Territory): ReadonlyMap<Territory, number> {
  const distances = new Map([[target, 0]]);
  spread(regionOf(board, target), board.territories.length, byLand, ({ id }, distance) => {
    distances.set(id, distance);
    return true;
  });
  return distances;
}
