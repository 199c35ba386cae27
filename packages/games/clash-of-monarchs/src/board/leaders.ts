/** Leaders and their ratings (2.2.1, 4.3). */
import { type LeaderId, NATIONS, type Nation } from '../vocabulary.ts';
import { at, between, type Datum, entries, given, items, oneOf, refuse, text, whole, yes } from './source.ts';

/** A battle rating: the DRM, + for Endurance (15.7.4), and the red box (15.3). */
export interface Rating {
  readonly drm: number;
  readonly plus: boolean;
  readonly red: boolean;
}

/** `start`: in the Force Pool; `wider`: from Halley's Comet; `aside`: by an event or rule only; `optional`: 24.6.1. */
export const LEADER_POOLS = ['start', 'wider', 'aside', 'optional'] as const;

export interface Leader {
  readonly id: LeaderId;
  readonly name: string;
  readonly nation: Nation;
  readonly hanoverian: boolean;
  /** With a star: 20 SPs, else 12 (4.3.1, 4.3.2). */
  readonly army: boolean;
  /** A rank letter; the earlier, the more senior (4.3.3). */
  readonly seniority: string;
  readonly initiative: number;
  readonly mp: number;
  readonly offense: Rating;
  readonly defense: Rating;
  readonly pool: (typeof LEADER_POOLS)[number];
  /** Where the ratings are ours and not the rulebook's. */
  readonly reconstructed: boolean;
}

export interface Leaders {
  readonly leaders: ReadonlyMap<LeaderId, Leader>;
  /** Fewest leaders on the map (4.6); for France before any event. */
  readonly minimum: Readonly<Record<Nation, number>>;
  /** Most leaders on the map (20.4.5). */
  readonly maximum: Readonly<Partial<Record<Nation, number>>>;
}

const rating = (datum: Datum): Rating => ({
  drm: between(0, 4)(at(datum, 'drm')),
  plus: given(at(datum, 'plus'), yes, false),
  red: given(at(datum, 'red'), yes, false),
});

export function readLeaders(file: Datum): Leaders {
  const leaders = new Map<LeaderId, Leader>();
  for (const entry of items(at(file, 'leaders'))) {
    const leader = readLeader(entry);
    if (leaders.has(leader.id)) refuse(entry, `${leader.id} is listed twice`);
    leaders.set(leader.id, Object.freeze(leader));
  }
  const least = at(file, 'minimum_leaders');
  const minimum = (nation: Nation): number =>
    nation === 'FR' ? whole(at(least, 'FR', 'base')) : given(at(least, nation), whole, 0);
  return {
    leaders,
    minimum: {
      PR: minimum('PR'),
      AU: minimum('AU'),
      FR: minimum('FR'),
      BR: minimum('BR'),
      RU: minimum('RU'),
      IM: minimum('IM'),
      SA: minimum('SA'),
      SW: minimum('SW'),
      DA: minimum('DA'),
    },
    maximum: Object.fromEntries(
      entries(at(file, 'maximum_on_map')).map(([nation, most]) => [
        oneOf(NATIONS)({ ...most, value: nation }),
        whole(most),
      ]),
    ),
  };
}

function readLeader(entry: Datum): Leader {
  return {
    id: text(at(entry, 'id')),
    name: text(at(entry, 'name')),
    nation: oneOf(NATIONS)(at(entry, 'nation')),
    hanoverian: at(entry, 'sub').value === 'HA',
    army: oneOf(['army', 'corps'] as const)(at(entry, 'type')) === 'army',
    seniority: text(at(entry, 'sen')),
    initiative: between(1, 4)(at(entry, 'init')),
    mp: between(4, 8)(at(entry, 'mp')),
    offense: rating(at(entry, 'offense')),
    defense: rating(at(entry, 'defense')),
    pool: oneOf(LEADER_POOLS)(at(entry, 'pool')),
    reconstructed: text(at(entry, 'src')).includes('X'),
  };
}
