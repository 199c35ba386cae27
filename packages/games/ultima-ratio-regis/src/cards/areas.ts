/** Cards about areas: independents, rebellions, possessions, landings (§18, §22). */
import { ask, choose, confirm, option, type Rules } from '@quadrille/kernel';
import { undertake } from '../changes/agenda.ts';
import { possess, setTitle } from '../changes/titles.ts';
import { goHome } from '../diplomacy/homecoming.ts';
import { enemyTroopsAt } from '../facts/control.ts';
import { groundOf, inPlay, neighboursOf, onMainMap } from '../facts/ground.ts';
import { leads, playerOf, plays, realmOf, vitalityOf } from '../facts/realms.ts';
import { atWar, coalesced } from '../facts/relations.ts';
import { isHome, isMinor, ownerOf, possessionsOf, tenureOf } from '../facts/titles.ts';
import { commandOf, unitsAt } from '../facts/units.ts';
import { becomeNeutral } from '../minors/alliance.ts';
import { rebel, rebelliousAreas, rebelliousLand } from '../special-areas/rebellions.ts';
import type { Area, CardId, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import type { Verbs } from './event.ts';
import { landedBy } from './landing.ts';

export const AREA_VERBS: Verbs<
  | 'activate'
  | 'activate_on'
  | 'reb'
  | 'reb_one'
  | 'rebellion_choice'
  | 'home'
  | 'domain'
  | 'transfer'
  | 'partition'
  | 'interest'
  | 'colony'
  | 'landing'
> = {
  activate(game, { level, areas, even_domains }) {
    for (const area of areas) activate(game, area, level, even_domains === true);
  },
  activate_on(game, { turn, level, areas }) {
    if (game.state.turn === turn) for (const area of areas) activate(game, area, level, false);
  },
  /** The area is named, so the limits of §18.3 do not count. */
  reb(game, { level, area }) {
    if (inPlay(game, area)) rebel(game, area, level);
  },
  /** The Power whose land is named places it, as card 116 says of England. */
  *reb_one(game, { level, areas }, { player }) {
    const open = () =>
      rebelliousAreas(
        game,
        areas.filter((area) => inPlay(game, area)),
      );
    const [first] = open();
    if (first === undefined) return;
    const owner = ownerOf(game, first);
    const lord = owner === null ? null : leads(game, owner);
    const area = yield* choose(lord ? playerOf(game, lord) : player, ask('rebellion', '§18.3', { level }), () =>
      open().map((each) => option(`rebel/${each}`, each)),
    );
    rebel(game, area, level);
  },
  /** Card 033: the owner of the victim places it (facts no. 50). */
  *rebellion_choice(game, { level, n }, play) {
    const victims = () =>
      game.state.realms.filter(
        ({ power, unrest }) => unrest > vitalityOf(game, power) && rebelliousLand(game, power).length > 0,
      );
    if (victims().length === 0) return game.tell({ type: 'event-void', card: play.card, why: 'nobody-left' });
    const power = yield* choose(play.player, ask('revolt-against', '§18.3'), () =>
      victims().map((each) => option(`against/${each.power}`, each.power)),
    );
    for (let left = n; left > 0; left--) yield* placeRebellion(game, power, level);
  },
  home(game, { power, area }) {
    if (plays(game, power) && inPlay(game, area)) take(game, power, area, 'home');
  },
  /** Unless troops at war with the Power stand there. */
  domain(game, { power, area }) {
    if (plays(game, power) && inPlay(game, area) && !isHome(game, area) && !enemyTroopsAt(game, power, area))
      take(game, power, area, 'domain');
  },
  transfer(game, { from, to, area }) {
    if (plays(game, to) && ownerOf(game, area) === from) take(game, to, area, 'domain');
  },
  /** Each taker's owner chooses among what is left: domains first, then areas on his border (facts no. 50). */
  *partition(game, { victim, takers }) {
    for (const power of takers) {
      if (!plays(game, power) || !plays(game, victim) || spoils(game, victim, power).length === 0) continue;
      const area = yield* choose(playerOf(game, power), ask('partition', '§22', { power, victim }, power), () =>
        spoils(game, victim, power).map((each) => option(`take/${each}`, each)),
      );
      take(game, power, area, 'domain');
    }
  },
  interest(game, { power, theaters }) {
    if (!plays(game, power)) return;
    const { interests } = realmOf(game, power);
    for (const theater of theaters) {
      if (interests.includes(theater)) continue;
      interests.push(theater);
      game.tell({ type: 'interest', power, theater });
    }
  },
  /** An overseas domain becomes a colony: a home area (facts no. 10). */
  *colony(game, { power, n, where }, { card }) {
    for (let left = n; left > 0; left--) {
      const open = () => colonies(game, power).filter((area) => where === null || landedBy(game, card).includes(area));
      if (!plays(game, power) || open().length === 0) return;
      const founded = yield* foundColony(game, power, open);
      if (founded !== null) game.state.inForce.push(foundedBy(card, founded));
    }
  },
  landing(game, { power, theaters, areas, n, colony_if }, { card }) {
    if (!plays(game, power)) return;
    undertake(game, {
      do: 'free-landing',
      card,
      power,
      theaters: [...theaters],
      areas: areas ?? [],
      left: n,
      colonyIf: colony_if,
    });
  },
};

/** Independent areas become active at this level; possessions stay untouched unless the card says so. */
export function activate(game: Game, area: Area, level: 2 | 3, evenDomains: boolean): void {
  if (!inPlay(game, area)) return;
  const tenure = tenureOf(game, area);
  const free = tenure.as === 'inactive' || tenure.as === 'independent' || (evenDomains && tenure.as === 'domain');
  if (!free) return;
  setTitle(game, area, level === 2 ? 'A2' : 'A3');
  if (tenure.as === 'domain') goHome(game, unitsAt(game, area));
}

/** The owner of the Power places a rebellion where §18.3 allows one. */
function* placeRebellion(game: Game, power: Power, level: 2 | 3): Rules {
  const open = () => rebelliousLand(game, power);
  if (open().length === 0) return;
  const area = yield* choose(playerOf(game, power), ask('place-rebellion', '§18.3', { power, level }, power), () =>
    open().map((each) => option(`rebel/${each}`, each)),
  );
  rebel(game, area, level);
}

/** A Power takes possession by event; units of others that are neither at war with it nor its partners leave. A minor without land is out of play. */
export function take(game: Game, power: Power, area: Area, as: 'home' | 'domain'): void {
  const former = ownerOf(game, area);
  const strangers = unitsAt(game, area).filter((unit) => {
    const other = commandOf(game, unit);
    return other !== null && other !== power && !atWar(game, other, power) && !coalesced(game, other, power);
  });
  possess(game, area, power, as);
  if (former !== null && isMinor(former) && possessionsOf(game, former).length === 0) becomeNeutral(game, former);
  goHome(game, strangers);
}

/** What a taker may have of the victim: a domain or, failing that, an area on its own border. */
function spoils(world: World, victim: Power, power: Power): Area[] {
  const land = possessionsOf(world, victim);
  const domains = land.filter((area) => !isHome(world, area));
  if (domains.length > 0) return domains;
  return land.filter((area) => neighboursOf(world, area).some((each) => ownerOf(world, each.area) === power));
}

export const colonies = (world: World, power: Power): Area[] =>
  possessionsOf(world, power).filter(
    (area) => !onMainMap(world, area) && tenureOf(world, area).as === 'domain' && groundOf(world, area).id === area,
  );

/** The Power may flip one overseas domain to a home area. */
export function* foundColony(game: Game, power: Power, open: () => readonly Area[]): Rules<Area | null> {
  const player = playerOf(game, power);
  const area = yield* choose(player, ask('colony', '§18.7', { power }, power), () => [
    ...open().map((each) => option(`colony/${each}`, each)),
    option('colony/none', null),
  ]);
  if (area !== null) setTitle(game, area, `home:${power}`);
  return area;
}

/** How the state remembers which colony a card has founded in this turn. */
export const foundedBy = (card: CardId, area: Area): string => `founded/${card}/${area}`;

/** Asks whether a single area becomes a colony. */
export function* maybeColony(game: Game, power: Power, area: Area): Rules {
  if (yield* confirm(playerOf(game, power), ask('colony-here', '§18.7', { power, area }, power)))
    setTitle(game, area, `home:${power}`);
}
