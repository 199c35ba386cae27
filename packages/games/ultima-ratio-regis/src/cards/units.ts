/** Cards that bring, move, better or scatter units and leaders (§9, §16, §17). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { squadronGround, troopGround } from '../actions/building.ts';
import { buildLeader, finds, pool, posts } from '../actions/leaders.ts';
import { moveOne } from '../actions/strategic.ts';
import { build, move, removeLeader } from '../changes/units.ts';
import { disperseChosen } from '../combat/dispersal.ts';
import { wonAt } from '../economy/auction.ts';
import { controlledBy, controls, isPort } from '../facts/control.ts';
import { areasInPlay, groundOf, isArea, neighboursOf, onMainMap, theaterOf } from '../facts/ground.ts';
import { roomAt } from '../facts/paths.ts';
import { playerOf, plays, powersOf } from '../facts/realms.ts';
import { ownerOf } from '../facts/titles.ts';
import { available, commandOf, isBesieged, isTroop, leadersOf, placeOf, seenAs, unitsAt } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import {
  type Area,
  type CardId,
  type LeaderId,
  type Power,
  THEATERS,
  type Theater,
  type UnitKind,
} from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { foundedBy } from './areas.ts';
import type { Verbs } from './event.ts';

export const UNIT_VERBS: Verbs<
  | 'troop'
  | 'troop_in'
  | 'squadron'
  | 'fortress'
  | 'leader'
  | 'leader_winner'
  | 'leader_choice'
  | 'remove_leader'
  | 'veteran'
  | 'devet'
  | 'move_free'
  | 'plague'
> = {
  /** Built free, with its strategic movement (§9.1). */
  *troop(game, { power, unit: kind, n }) {
    for (let left = n; left > 0; left--) {
      if (!plays(game, power) || available(game, power, kind) <= 0) return;
      const at = yield* where(game, power, kind, () => troopGround(game, power, kind));
      if (at === null) return;
      yield* moveOne(game, power, build(game, power, kind, at));
    }
  },
  troop_in(game, { power, unit: kind, area }) {
    if (!plays(game, power) || ownerOf(game, area) !== power || !controls(game, power, area)) return;
    if (available(game, power, kind) > 0 && roomAt(game, power, area) > 0) build(game, power, kind, area);
  },
  /** In a colony (318) or a controlled port (1406) if the card says so, otherwise in one that the Power owns; as any squadron, it begins under repair (§9.2). */
  *squadron(game, { power, unit: kind, n, at }, { card }) {
    for (let left = n; left > 0; left--) {
      if (!plays(game, power) || available(game, power, kind) <= 0) return;
      const harbours = () => harboursFor(game, power, at, card);
      const to = yield* where(game, power, kind, harbours);
      if (to === null) return;
      build(game, power, kind, to);
    }
  },
  *fortress(game, { power, n, where: place }) {
    for (let left = n; left > 0; left--) {
      const open = () =>
        controlledBy(game, power).filter(
          (area) =>
            onMainMap(game, area) &&
            !game.state.fortresses[area] &&
            ownerOf(game, area) === power &&
            (place === null || isBorder(game, area)),
        );
      if (!plays(game, power) || open().length === 0) return;
      const at = yield* choose(playerOf(game, power), ask('free-fortress', '§9.4', { power }, power), () =>
        open().map((area) => option(`at/${area}`, area)),
      );
      game.state.fortresses[at] = { owner: power, done: true };
      game.tell({ type: 'fortress-done', power, at });
    }
  },
  *leader(game, { power, leader, at }) {
    if (plays(game, power)) yield* receiveLeader(game, power, leader, at);
  },
  /** The winner of the auction of this card receives him (card 312). */
  *leader_winner(game, { leader }, { card }) {
    const winner = game.state.realms.find(({ power }) => game.state.inForce.includes(wonAt(card, power)));
    if (winner) yield* receiveLeader(game, winner.power, leader, null);
  },
  /** Card 040: a leader is built for nothing, extraordinary if one likes. */
  *leader_choice(game, _op, play) {
    const powers = () => powersOf(game, play.player).filter((power) => finds(game, power));
    if (powers().length === 0 || pool(game).length === 0)
      return game.tell({ type: 'event-void', card: play.card, why: 'nobody-left' });
    const power = yield* choose(play.player, ask('captain-for', '§17.3'), () =>
      powers().map((each) => option(`for/${each}`, each)),
    );
    yield* buildLeader(game, power, 'free');
  },
  /** Who plays the card names him (facts no. 50). */
  *remove_leader(game, { power }, { player }) {
    if (!plays(game, power) || leadersOf(game, power).length === 0) return;
    const id = yield* choose(player, ask('lose-leader', '§17.1', { power }, power), () =>
      leadersOf(game, power).map((leader) => option(`lose/${leader.id}`, leader.id)),
    );
    removeLeader(game, id);
  },
  *veteran(game, { power, unit: kind, n }) {
    for (let left = n; left > 0; left--) {
      const open = () =>
        game.state.units.filter(
          (unit) => unit.owner === power && unit.kind === kind && !unit.up && unit.at !== 'eliminated',
        );
      if (!plays(game, power) || open().length === 0) return;
      const unit = yield* choose(playerOf(game, power), ask('make-veteran', '§16.1', { power }, power), () =>
        open().map((each) => option(`veteran/${each.id}`, each)),
      );
      unit.up = true;
      game.tell({ type: 'veteran', power, unit: unit.id });
    }
  },
  devet(game, { power }) {
    for (const unit of game.state.units) {
      if (unit.owner !== power || !isTroop(unit) || !unit.up) continue;
      unit.up = false;
      game.tell({ type: 'degraded', power, unit: unit.id, to: unit.kind });
    }
  },
  *move_free(game, { power, n, province }) {
    for (let left = n; left > 0; left--) {
      const to = () =>
        (game.data.provinces.get(province)?.areas ?? []).filter(
          (area) => controlledBy(game, power).includes(area) && roomAt(game, power, area) > 0,
        );
      const troops = () =>
        game.state.units.filter(
          (unit) =>
            unit.owner === power &&
            commandOf(game, unit) === power &&
            unit.kind === 'I34' &&
            unit.at !== 'eliminated' &&
            !isBesieged(game, unit) &&
            !inProvince(game, unit, province),
        );
      if (!plays(game, power) || to().length === 0 || troops().length === 0) return;
      const unit = yield* choose(playerOf(game, power), ask('free-march', '§10.2', { power, left }, power), () => [
        ...troops().map((each) => option(`march/${each.id}`, each)),
        option('march/none', null),
      ]);
      if (unit === null) return;
      const area = yield* choose(
        playerOf(game, power),
        ask('free-march-to', '§10.2', { power, ...seenAs(unit) }, power),
        () => to().map((each) => option(`to/${each}`, each)),
      );
      move(game, unit, area);
    }
  },
  /** Card 037: every Power with two troops in one area of the theater disperses one of them. */
  *plague(game, _op, play) {
    const struck = () => MAIN_MAP.filter((theater) => victimsIn(game, theater).length > 0);
    if (struck().length === 0) return game.tell({ type: 'event-void', card: play.card, why: 'nobody-left' });
    const theater = yield* choose(play.player, ask('plague', '§18.1'), () =>
      struck().map((each) => option(`plague/${each}`, each)),
    );
    for (const power of victimsIn(game, theater)) {
      const unit = yield* choose(playerOf(game, power), ask('plague-victim', '§18.1', { power }, power), () =>
        crowded(game, theater, power).map((each) => option(`disperse/${each.id}`, each)),
      );
      yield* disperseChosen(game, { power }, unit, 'player');
    }
  },
};

/** The theaters of the main map, the East among them (§6). */
const MAIN_MAP: readonly Theater[] = THEATERS.slice(0, 9);

function* where(game: Game, power: Power, kind: UnitKind, open: () => readonly Area[]): Rules<Area | null> {
  if (open().length === 0) return null;
  return yield* choose(playerOf(game, power), ask('free-unit', '§9.1', { power, kind }, power), () =>
    open().map((area) => option(`at/${area}`, area)),
  );
}

/** A squadron of a card that has founded a colony is built there, or in another colony if none was founded (318). */
function harboursFor(game: Game, power: Power, at: string | null, card: CardId): Area[] {
  const all = squadronGround(game, power);
  if (at === null) return all;
  if (game.data.areas.has(at) && isPort(game, power, at)) return [at];
  if (at === 'colony') {
    const founded = all.filter((area) => game.state.inForce.includes(foundedBy(card, area)));
    return founded.length > 0 ? founded : all.filter((area) => !onMainMap(game, area));
  }
  const asked = all.filter((area) => area === at || theaterOf(game, area) === at);
  return asked.length > 0 ? asked : all;
}

/** Next to an area of somebody else. */
const isBorder = (world: World, area: Area): boolean => {
  const owner = ownerOf(world, area);
  return neighboursOf(world, area).some((each) => ownerOf(world, each.area) !== owner);
};

const inProvince = (world: World, { at }: Unit, province: string): boolean =>
  isArea(world, at) && groundOf(world, at).province === province;

/**
 * A leader comes on his extraordinary side, at no unrest (§17.3.1); where the card says, if the Power has somebody there.
 * One who is there already shows his better side again.
 */
function* receiveLeader(game: Game, power: Power, id: LeaderId, at: string | null): Rules {
  const { state } = game;
  const known = state.leaders.find((leader) => leader.id === id);
  if (known) {
    if (known.power === power) known.extraordinary = true;
    return;
  }
  const open = () => postsAt(game, power, at);
  if (open().length === 0) return game.tell({ type: 'event-void', card: id, why: 'nobody-left' });
  const on = yield* choose(playerOf(game, power), ask('leader-comes', '§17.3.1', { power, leader: id }, power), () =>
    open().map((each) => option(`with/${each}`, each)),
  );
  state.leaders.push({ id, power, on, extraordinary: true });
  const leader = state.leaders.at(-1);
  game.tell({ type: 'leader-comes', power, leader: id, at: leader ? placeOf(game, leader) : on });
}

function postsAt(game: Game, power: Power, at: string | null): string[] {
  const all = posts(game, power);
  if (at === null) return all;
  const there = all.filter((on) => {
    const place = game.state.units.find(({ id }) => id === on)?.at ?? on;
    return place === at || (isArea(game, place) && theaterOf(game, place) === at);
  });
  return there.length > 0 ? there : all;
}

/** Troops of a Power that share an area of the theater with others of their own, besieged ones too. */
function crowded(world: World, theater: Theater, power: Power): Unit[] {
  return areasInPlay(world)
    .filter((area) => theaterOf(world, area) === theater)
    .map((area) => unitsAt(world, area).filter((unit) => isTroop(unit) && commandOf(world, unit) === power))
    .filter((troops) => troops.length >= 2)
    .flat();
}

const victimsIn = (world: World, theater: Theater): Power[] =>
  world.state.realms.map(({ power }) => power).filter((power) => crowded(world, theater, power).length > 0);
